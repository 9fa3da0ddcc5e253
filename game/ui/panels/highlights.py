"""What was best and what cost most in a game that is over, each with a picture of its position.

A press on one opens the review there.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.ai.coach.best import LEAST_EDGE
from game.language import _
from game.session.reviews.review import Verdict
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, spacer
from game.ui.intents import On
from game.ui.intents.reviews import OpenReview
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Icon, Text, caption
from game.ui.panels.course import (
    Best,
    CourseModel,
    cost_text,
    done_text,
    moment_button,
    progress_bar,
    share_text,
    without_moments,
)
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
    shows (``n``), and the one at which the review opens (``begun``). ``number``: as on the chart,
    and ``verdict``: of the review, both of a moment at which something better was to be had; 0 and
    None of a best move.
    """

    key: str
    heading: str
    text: str
    gain: str
    n: int
    begun: int
    number: int = 0
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What there is to be shown: the ``course`` as far as it is known, and its ``pictures``;
    ``low``: there is little height for them."""

    course: CourseModel
    pictures: Pictures = field(default_factory=dict)
    low: bool = False


def highlights(course: CourseModel) -> tuple[Highlight, ...]:
    """The best moves, then the moments that cost most; () until they are known."""
    best = [_best(each, course.people) for each in course.best or ()]
    return (*best, *(_moment(*each) for each in enumerate(course.moments, 1)))


def _moment(number: int, each: Glance) -> Highlight:
    """A moment in which something better was to be had, as the review tells it."""
    words = (verdict_name(each.verdict), done_text(each), cost_text(each.lost))
    return Highlight(f"result.moment.{each.n}", *words, each.n, each.at, number, each.verdict)


def _best(each: Best, people: People) -> Highlight:
    key, heading = f"result.best.{each.seat}", best_heading(each.seat, people)
    done = _("{when}: {deed}.").format(when=each.when, deed=each.deed)
    return Highlight(key, heading, done, edge_text(each.edge), each.n, each.n - 1)


def edge_text(edge: float) -> str:
    """By how much a move was better than the others; nobody can tell a little exactly."""
    if edge < LEAST_EDGE:
        return _("From then on it went better than before.")
    if edge < LITTLE:
        return _("A little better than all else there was.")
    text = _("With any other move, winning would have been about {percent} less likely.")
    return text.format(percent=share_text(edge))


def best_heading(seat: int, people: People) -> str:
    """Whose best move it is: the only person is spoken to."""
    persons = [at for at, person in enumerate(people) if person.human]
    if persons == [seat]:
        return _("Your best move")
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    return _("Best move of {name}").format(name=people[seat].name)


def highlights_panel(shown: Shown, on: On, width: float) -> Widget:
    """The cards side by side; until they are known, how far the coach has come."""
    course = shown.course
    columns = max(1, min(MOST_COLUMNS, int(width / COLUMN)))
    found = () if course.best is None else highlights(course)
    if not (found or course.done):
        return _looking(shown, columns, width)
    cards = _cards(found, shown, (columns, width), on) if found else None
    return Column(cards, None if course.moments else without_moments(course), gap=10)


def _cards(found: Sequence[Highlight], shown: Shown, place: tuple[int, float], on: On) -> Widget:
    """The cards in rows as even as may be, in up to so many columns of a place so wide; where
    fewer columns do, the cards are wide, and low with their pictures beside the words."""
    most, width = place
    rows = math.ceil(len(found) / most)
    columns = math.ceil(len(found) / rows)
    above = most > 1 and columns == most
    wide = (width - (columns - 1) * theme.GAP) / columns - 2 * MARGIN
    beside = BESIDE if shown.low else max(BESIDE, PART * wide)
    picture = (LOW if shown.low else wide) if above else beside
    low = partial(_head_beside, wide - LOW - APART)
    laid = (low if shown.low else _above) if above else _beside
    cards = [
        _card(each, laid(each, Snapshot(shown.pictures.get(each.n, ""), picture)), on)
        for each in found
    ]
    return Grid(*cards, columns=columns)


def _looking(shown: Shown, columns: int, width: float) -> Widget:
    """How far the coach has come, on the place of the cards: how many, nobody knows yet."""
    bar = progress_bar(shown.course)
    if columns == 1:
        return bar
    wide = (width - (columns - 1) * theme.GAP) / columns - 2 * MARGIN
    height = LOW_WORDS + LOW / ACROSS if shown.low else WORDS + wide / ACROSS
    place = Row(Icon("camera", 30), grown(bar), gap=14)
    return Sized(Panel(place, Style(theme.INSET, theme.LINE, 1.5, 12), 18), min_height=height)


def _card(each: Highlight, content: Widget, on: On) -> Widget:
    """A card that opens the review: what was good is seen once more."""
    look = OpenReview(at=each.begun, until=0 if each.verdict else each.n)
    shortcut = str(each.number) if each.number else ""
    return moment_button(each.key, content, look, on, padding=MARGIN, shortcut=shortcut)


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
    """How the review judges a moment, or a star."""
    return VerdictSign(each.verdict, 22) if each.verdict else Icon("star", 22, theme.STAR)


def _told(each: Highlight) -> Sequence[Widget | None]:
    """What was done, and what that was worth."""
    return Text(each.text, theme.SMALL), caption(each.gain)
