"""What was best and what decided a game that is over, each with a picture of that very position.

A press on one opens the review there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.ai.coach.best import LEAST_EDGE
from game.ai.coach.shares import hundredths
from game.formats import percent
from game.language import _
from game.session.reviews.review import Verdict
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, spacer
from game.ui.controls import FLAT, Pressable
from game.ui.intents import On
from game.ui.intents.reviews import OpenReview
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Bar, Disc, Icon, Text
from game.ui.panels.course import Best, CourseModel, cost_text, swing_text, told_before
from game.ui.panels.photos import ACROSS, Snapshot
from game.ui.panels.review.model import Glance
from game.ui.panels.review.verdicts import VerdictSign, verdict_name
from game.ui.persons import People
from game.ui.theme import Style
from game.ui.widget import Widget, grown

COLUMN = 206.0
"""A card with its picture above its words needs so many units; else the picture stands beside."""
MOST_COLUMNS = 3
MARGIN = 9.0
BESIDE, PART = 128.0, 0.42
"""Width of a picture that stands beside words at least, and as a part of its card."""
WORDS, LOW_WORDS = 108.0, 70.0
"""Height that is kept for what a card tells until it is known."""
LOW = 96.0
"""Width of a picture above the words where there is little height: the heading is beside it."""
APART = 10.0
"""Between a small picture and what stands beside it."""
LITTLE = 0.05
"""A chance that is better by less is told as a little better: nobody can tell how much."""

Pictures = Mapping[int, str]
"""By the position of the game: what its picture is called, once there is one."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A card: what it is, what was done, and what that was worth (``gain``); the position that it
    shows (``n``), and the one at which the review opens (``begun``). ``number``: as on the chart;
    0: none. ``why``: what a hint would have said for it, to whom where a rival moved, or "".
    ``verdict``: of the review, on a moment at which something better was to be had.
    """

    key: str
    heading: str
    text: str
    gain: str
    n: int
    begun: int
    number: int = 0
    why: str = ""
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What there is to be shown: the ``course`` as far as it is known, and its ``pictures``;
    ``low``: there is little height for them."""

    course: CourseModel
    pictures: Pictures = field(default_factory=dict)
    low: bool = False


def highlights(course: CourseModel) -> tuple[Highlight, ...]:
    """The best moves, then what cost most and the turning points; () until they are known.

    What is both is one of the best moves alone, and says both.
    """
    turns = {each.n: number for number, each in enumerate(course.turned, 1)}
    praised = course.best or ()
    best = [
        _both(course, each, turns[each.n]) if each.n in turns else _best(each, course.people)
        for each in praised
    ]
    praised_moves = {each.n for each in praised}
    turned = [_turned(course, number) for n, number in turns.items() if n not in praised_moves]
    return (*best, *map(_costly, course.costly), *turned)


def _costly(each: Glance) -> Highlight:
    """A moment in which something better was to be had, as the review tells it."""
    words = (verdict_name(each.verdict), _deed(each.when, each.deed), cost_text(each.lost))
    return Highlight(f"result.costly.{each.n}", *words, each.n, each.at, verdict=each.verdict)


def _best(each: Best, people: People) -> Highlight:
    key, heading = f"result.best.{each.seat}", best_heading(each.seat, people)
    words = (_deed(each.when, each.deed), edge_text(each.edge))
    return Highlight(key, heading, *words, each.n, each.n - 1)


def _both(course: CourseModel, best: Best, number: int) -> Highlight:
    """A best move that turned the game."""
    card, heading = _turned(course, number), best_heading(best.seat, course.people)
    if number == decisive(course):
        # Translators: {best}: “Your best move”, “Best move of Ada”.
        heading = _("{best}: it decided the game").format(best=heading)
    else:
        # Translators: {best}: “Your best move”, “Best move of Ada”.
        heading = _("{best}, and a turning point").format(best=heading)
    return replace(card, key=f"result.best.{best.seat}", heading=heading)


def edge_text(edge: float) -> str:
    """By how much a move was better than the others; nobody can tell a little exactly."""
    if edge < LEAST_EDGE:
        return _("From then on it went better than before.")
    if edge < LITTLE:
        return _("A little better than all else there was.")
    text = _("With any other move, winning would have been about {percent} less likely.")
    return text.format(percent=percent(hundredths(edge)))


def best_heading(seat: int, people: People) -> str:
    """Whose best move it is: the only person is spoken to."""
    persons = [at for at, person in enumerate(people) if person.human]
    if persons == [seat]:
        return _("Your best move")
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    return _("Best move of {name}").format(name=people[seat].name)


def decisive(course: CourseModel) -> int:
    """Which turning point decided the game: the one from which on whoever won stayed ahead, who was
    not before it; seen by the seat of whom they are told.

    0: none of them. A change may be great and nothing come of it, or only add to what was so; or
    the review says that the game turned elsewhere.
    """
    if not course.shares or course.turned_there:
        return 0
    won = _leads(course, course.shares[-1][1])
    for number, each in reversed([*enumerate(course.turned, 1)]):
        since, until = each.span if any(each.span) else (each.turn - 1, each.turn)
        before = [wins for turn, wins in course.shares if turn <= since][-1:]
        after = [wins for turn, wins in course.shares if turn >= until]
        changed = not before or _leads(course, before[0]) != won
        if (each.after > each.before) == won and changed and _lasts(course, after, won):
            return number
    return 0


def _leads(course: CourseModel, wins: Sequence[float]) -> bool:
    """Whether nobody has a greater share than the seat of whom the course is told."""
    return wins[course.seat] >= max(wins)


def _lasts(course: CourseModel, shares: Sequence[Sequence[float]], won: bool) -> bool:
    """Whether the seat is ahead in all these shares, or in none."""
    return all(_leads(course, wins) == won for wins in shares)


def _turned(course: CourseModel, number: int) -> Highlight:
    each = course.turned[number - 1]
    heading = _("What decided it") if number == decisive(course) else _("A turning point")
    words = (_deed(each.when, each.deed), swing_text(course, each))
    key, why = f"result.turned.{number}", each.why
    if why and each.seat != course.seat:
        why = told_before(course.people[each.seat].name, why)
    return Highlight(key, heading, *words, each.n, each.begun, number, why)


def _deed(when: str, deed: str) -> str:
    """When it was and what was done, where there is something to tell of."""
    return _("{when}: {deed}.").format(when=when, deed=deed) if deed else when


def highlights_panel(shown: Shown, on: On, width: float) -> Widget:
    """The cards side by side; until they are known, how far the coach has come."""
    course = shown.course
    columns = max(1, min(MOST_COLUMNS, int(width / COLUMN)))
    if not (course.done and course.best is not None):
        return _looking(shown, columns, width)
    found = highlights(course)
    if not found:
        return Text(_("The game never really turned."), theme.BODY)
    above = columns > 1 and len(found) >= columns
    columns = min(columns, len(found))
    wide = (width - (columns - 1) * theme.GAP) / columns - 2 * MARGIN
    picture = (LOW if shown.low else wide) if above else max(BESIDE, PART * wide)
    low = partial(_head_beside, wide - LOW - APART)
    place = (low if shown.low else _above) if above else _beside
    cards = [
        _card(each, place(each, Snapshot(shown.pictures.get(each.n, ""), picture)), on)
        for each in found
    ]
    return Grid(*cards, columns=columns)


def _looking(shown: Shown, columns: int, width: float) -> Widget:
    """How far the coach has come, on the place of the cards: how many, nobody knows yet."""
    course = shown.course
    share = course.asked / course.questions if course.questions else 0.0
    text = Text(_("Looking back on the game …"), theme.SMALL, theme.SECOND_INK)
    bar = Column(text, Bar(share, 10), gap=6)
    if columns == 1:
        return bar
    wide = (width - (columns - 1) * theme.GAP) / columns - 2 * MARGIN
    height = LOW_WORDS + LOW / ACROSS if shown.low else WORDS + wide / ACROSS
    place = Row(Icon("camera", 30), grown(bar), gap=14)
    return Sized(Panel(place, Style(theme.INSET, theme.LINE, 1.5, 12), 18), min_height=height)


def _card(each: Highlight, content: Widget, on: On) -> Widget:
    """A card that opens the review: what was good is seen once more."""
    return Pressable(
        each.key,
        content,
        OpenReview(at=each.begun, until=0 if each.verdict else each.n),
        on,
        tone=FLAT,
        padding=MARGIN,
        shortcut=str(each.number) if each.number else "",
        tip=_("Look at this moment"),
    )


def _above(each: Highlight, seen: Widget) -> Widget:
    """A card's picture above its words."""
    return Column(seen, _words(each), gap=6)


def _beside(each: Highlight, seen: Widget) -> Widget:
    """A card's picture beside its words."""
    return Row(seen, grown(_words(each)), gap=10, align=Align.START)


def _head_beside(room: float, each: Highlight, seen: Widget) -> Widget:
    """A small picture above what was done, with the heading beside it, if that has ``room`` for it
    in two lines, or below."""
    head, low = Sized(_heading(each, lines=2), max_width=room), _heading(each)
    beside = Row(seen, grown(Column(_signs(each), head, gap=2)), gap=APART, align=Align.START)
    below = Column(Row(seen, grown(_signs(each)), gap=APART, align=Align.START), low, gap=3)
    return Column(Fit(beside, below), *_told(each), gap=3)


def _signs(each: Highlight) -> Widget:
    return Row(_mark(each), spacer(), Icon("eye", 18), gap=6)


def _heading(each: Highlight, *, lines: int = 0) -> Widget:
    return Text(each.heading, theme.BODY_BOLD, lines=lines)


def _words(each: Highlight) -> Widget:
    head = Row(_mark(each), grown(_heading(each)), Icon("eye", 18), gap=6)
    return Column(head, *_told(each), gap=3)


def _mark(each: Highlight) -> Widget:
    """A highlight's number on the chart, how the review judges it, or a star."""
    if each.verdict is not None:
        return VerdictSign(each.verdict, 22)
    if each.number:
        return Disc(22, theme.CHOSEN, theme.INK, text=str(each.number))
    return Icon("star", 22, theme.STAR)


def _told(each: Highlight) -> Sequence[Widget | None]:
    """What was done, why, and what that was worth."""
    gain = Text(each.gain, theme.SMALL, theme.SECOND_INK)
    return Text(each.text, theme.SMALL), _hint(each) if each.why else None, gain


def _hint(each: Highlight) -> Widget:
    """What a hint would have said, behind its sign."""
    why = grown(Text(each.why, theme.SMALL))
    return Row(Icon("hint", 16, theme.STAR), why, gap=6, align=Align.START)
