"""The result: who won, and where each player's points came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.formats import listed
from game.language import _
from game.rules.core import Outcome, View
from game.session.family.mementos import Memento
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Panel, Sized, Widest, spacer
from game.ui.controls import MAIN, PLAIN, button, icon_button
from game.ui.flow import Flow
from game.ui.intents import On, OpenEnvelope, Rematch, ToShelf, WatchReplay
from game.ui.intents.reviews import OpenReview
from game.ui.joining import labelled
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Icon, Text, player_sign, text_of
from game.ui.panels.closing import Closing, closing_panel
from game.ui.panels.course import (
    CHANCES,
    GAME,
    HEIGHT,
    LOWEST,
    POINTS,
    CourseModel,
    course_panel,
    pages,
)
from game.ui.panels.deals.ways import deal_buttons
from game.ui.panels.envelope import sealed_name, sealed_tip
from game.ui.panels.film import who_won
from game.ui.panels.highlights import Pictures, Shown, highlights_panel
from game.ui.panels.mementos import memento_row
from game.ui.panels.origin import origin_line
from game.ui.panels.result_table import Ending, points_table
from game.ui.persons import People, Person
from game.ui.portraits import agent_face
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.shelf.album import AlbumWords
from game.ui.summary import AnySummary
from game.ui.summary import PointsRow as Source
from game.ui.theme import Type
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE = 1000.0
"""In a window of so much width the winner's village shows beside the panel."""
LEAST, SHARE, MOST = 720.0, 0.56, 1080.0
"""Width of the panel: units at least, part of the window, units at most."""
SIDES, MARGIN = 24.0, 16.0
"""Between its sides and what is on it; around it."""


@dataclass(frozen=True, slots=True)
class Stays:
    """What stays of the game: ``pictures`` of its moments, as far as they are taken, and
    ``mementos``, of which the title's album has the ``words``; what a teacher says, ``closing``
    somebody's first one; where it was played on from (``origin``), and whether that is still there
    to be ``seen``."""

    pictures: Pictures = field(default_factory=dict)
    mementos: tuple[Memento, ...] = ()
    words: AlbumWords = field(default_factory=AlbumWords)
    closing: Closing | None = None
    origin: str = ""
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Ways:
    """What comes after a result. ``kept``: the game was over before; Enter watches it then, else it
    begins another. ``enters``: Enter does so already. ``to_shelf``: it is left for the shelf.
    ``dealt``: its deal can be played again. ``sealed``: the game had committed to its deal."""

    kept: bool = False
    enters: bool = True
    to_shelf: bool = True
    dealt: bool = False
    sealed: bool = False


def ending(
    summary: AnySummary,
    view: View,
    outcome: Outcome,
    people: People,
    lasted: str,
) -> Ending:
    """How a game ended that lies as in ``view``, in the words of its title's ``summary``."""
    return Ending(
        outcome,
        people,
        lasted,
        summary.why(outcome, people),
        tuple(summary.rows(view)),
        summary.tie(),
        summary.over_time(),
    )


def with_starts(ended: Ending, starts: Sequence[int]) -> Ending:
    """The ending with a line for the points that somebody began with; its outcome counts them."""
    if not any(starts):
        return ended
    given = Source(_("Head start"), tuple(starts), earned=False)
    return replace(ended, sources=(*ended.sources, given))


def winner_text(outcome: Outcome, people: People) -> str:
    """Who won, in a sentence: the only person is spoken to, of several each has a name."""
    if len(people) == 1:
        # Translators: somebody has played a game alone, for as many points as possible.
        return _("Played to the end!")
    persons = [seat for seat, each in enumerate(people) if each.human]
    you = persons[0] if len(persons) == 1 else None
    names = [people[seat].name for seat in outcome.winners if seat != you]
    if you in outcome.winners:
        return _("You and {names} win!").format(names=listed(names)) if names else _("You win!")
    return who_won(outcome, people)


def result_width(viewport: Viewport) -> float:
    """How wide the panel is; the winner's village has the rest of the window."""
    if viewport.compact or viewport.width < WIDE:
        return min(880.0, viewport.width - 32)
    return min(MOST, max(LEAST, viewport.width * SHARE))


def result(
    ending: Ending,
    on: On,
    viewport: Viewport,
    course: CourseModel | None = None,
    shown: str = GAME,
    ways: Ways = Ways(),
    stays: Stays = Stays(),
) -> Widget:
    """The whole screen: the winner's moment, a page of what there was, what to do next.

    As high as the window from the first picture on: what is found while one looks back moves no
    button from beneath the pointer. What chooses a page stays in sight however far one scrolls.
    """
    beside = not viewport.compact and viewport.width >= WIDE
    heading = _moment(ending, short=viewport.compact)
    inner = result_width(viewport) - 2 * SIDES
    kept = memento_row(stays.mementos, ending.people, stays.words)
    parts = (ending, course, stays, inner, on, kept if viewport.compact else None)
    body = _body(on, course, shown, [_game(*parts, low=low) for low in (False, True)])
    body.grow = 1.0
    chooses = None if course is None else pages(on, points=ending.points, shown=shown)
    deal = deal_buttons(on) if ways.dealt else None
    above = Flow(chooses, deal, *(() if viewport.compact else (kept,)), gap=16, line_gap=8)
    origin = origin_line(stays.origin, on, seen=stays.seen)
    top = clear_of_bar(Column(heading, origin, above, gap=12))
    content = Column(top, body, clear_of_bar(_buttons(on, ways)), gap=12)
    panel = scroll_panel(content, SIDES, 18)
    tall = viewport.height - 2 * MARGIN
    box = Sized(panel, width=result_width(viewport), min_height=tall)
    return Anchored(box, 1.0 if beside else 0.5, 0.5, MARGIN)


def _body(on: On, course: CourseModel | None, shown: str, games: Sequence[Widget]) -> Widget:
    """The page that is ``shown``, with room for the highest: what chooses stays where it is.

    ``games`` are forms of the first one: it is scrolled where the last one is too high, too.
    """
    first = Fit(*(Scroll(f"result.scroll.{GAME}", game) for game in games))
    if course is None:
        return first
    charts = [
        Scroll(
            f"result.scroll.{each}",
            grown(course_panel(course, on, shown=each)),
            gives=HEIGHT - LOWEST,
            fills=True,
        )
        for each in (POINTS, CHANCES)
    ]
    return Widest([first, *charts], (GAME, POINTS, CHANCES).index(shown))


def _game(
    ending: Ending,
    course: CourseModel | None,
    stays: Stays,
    width: float,
    on: On,
    kept: Widget | None,
    *,
    low: bool,
) -> Widget:
    """Where the points came from, what stays (``kept``), what was best and what decided it; or a
    ``low`` form of it.

    The points come first: they are what the game was about, and lie still while the rest is looked
    for.
    """
    table = points_table(ending)
    said = closing_panel(stays.closing) if stays.closing else None
    if course is None:
        return Sized(Column(said, table, kept, gap=10), width=width)
    moments = highlights_panel(Shown(course, stays.pictures, low=low), on, width)
    return Sized(Column(said, table, kept, moments, gap=10), width=width)


def _moment(ending: Ending, *, short: bool) -> Widget:
    """The winners' figures with their shapes, and who won why; ``short`` where there is little
    room."""
    outcome, people = ending.outcome, ending.people
    title = theme.DISPLAY if len(outcome.winners) == 1 else theme.BANNER
    words = Column(
        Text(winner_text(outcome, people), theme.HEADING if short else title),
        text_of(ending.kind, theme.SMALL if short else theme.BODY),
        Flow(*_why(ending, theme.SMALL if short else theme.BODY_BOLD), gap=12 if short else 14),
        gap=0 if short else 2,
    )
    told = [*(_figure(people[seat], short=short) for seat in outcome.winners), grown(words)]
    if short:
        return Panel(Row(*told, gap=12), theme.CHOSEN_SLIP, (10, 6))
    return Panel(Row(*told, _others(outcome, people), gap=20), theme.CHOSEN_SLIP, (16, 12))


def _why(ending: Ending, style: Type) -> tuple[Widget, Widget]:
    """Why it ended so, and how long it was: apart, for a number may end the one and begin the
    other."""
    ink = theme.SECOND_INK
    return Text(ending.why, style, ink), Text(ending.lasted, style, ink, lines=1)


def _others(outcome: Outcome, people: People) -> Widget | None:
    """Who came after the winners, in their order; None where there is no room for more."""
    rest = [seat for seat in range(len(people)) if seat not in outcome.winners]
    if len(outcome.winners) > 1 or not rest:
        return None
    rest.sort(key=lambda seat: (-outcome.scores[seat], -outcome.tiebreak[seat]))
    rows = [
        Row(
            Text(f"{place}.", theme.NUMBER, theme.SECOND_INK, lines=1),
            player_sign(people[seat].color, 22),
            Sized(Text(people[seat].name, theme.BODY_BOLD, lines=1, cut=True), max_width=110),
            spacer(8),
            Text(str(outcome.scores[seat]), theme.NUMBER, lines=1),
        )
        for place, seat in zip(places(outcome, rest), rest, strict=True)
    ]
    return Column(*rows, gap=4)


def places(outcome: Outcome, rest: Sequence[int]) -> list[int]:
    """The places after the winner of seats in their order; equals share the better one."""
    found = [(outcome.scores[seat], outcome.tiebreak[seat]) for seat in rest]
    return [2 + found.index(each) for each in found]


def _figure(winner: Person, *, short: bool) -> Widget:
    """A winner's portrait, with the shape of its colour and a crown."""
    side, radius, crown, shape = (64, 8, 22, 26) if short else (104, 10, 34, 40)
    signs = (Icon("crown", crown, theme.STAR), player_sign(winner.color, shape))
    figure, apart = agent_face(winner.agent, winner.color, side, radius), 6 if short else 10
    return Row(figure, Column(*signs, gap=apart), gap=6 if short else 8)


def _buttons(on: On, ways: Ways) -> Widget:
    """What to do next; each keeps its side where Enter's sign comes to it later."""
    anew, seen = ways.enters and not ways.kept, ways.enters and ways.kept
    again = button(
        "result.rematch",
        # Translators: a button: another game with the same players.
        _("Again"),
        Rematch(),
        on,
        icon="redo",
        tone=MAIN if anew else PLAIN,
        shortcut="Enter" if anew else "",
    )
    watch = button(
        "result.replay",
        _("Replay"),
        WatchReplay(),
        on,
        icon="replay",
        tone=MAIN if seen else PLAIN,
        shortcut="R",
        also="Enter" if seen else "",
    )
    review = button(
        "result.review",
        # Translators: a button: look through a game that is over, move by move, with advice.
        _("Review"),
        OpenReview(),
        on,
        icon="eye",
        shortcut="V",
        tip=_("Which moves were good, and what would have been better"),
    )
    name, icon = (_("To the shelf"), "shelf") if ways.to_shelf else (_("Back"), "back")
    shelf = button("result.shelf", name, ToShelf(), on, icon=icon, shortcut="Esc")
    return _arranged(shelf, watch, review, again, _seals(on) if ways.sealed else (None, None))


def _seals(on: On) -> tuple[Widget, Widget]:
    """The way to the sealed envelope, with its name and without."""
    key, name, tip, look = "result.envelope", sealed_name(), sealed_tip(), OpenEnvelope()
    named = button(key, name, look, on, icon="lock", tip=tip)
    return named, icon_button(key, "lock", labelled(name, tip), look, on)


def _arranged(
    shelf: Widget,
    watch: Widget,
    review: Widget,
    again: Widget,
    seals: tuple[Widget | None, Widget | None],
) -> Widget:
    """The buttons in a row, or as many rows as they need; the seal has words where they fit."""
    named, sealed = seals
    return Fit(
        Row(shelf, watch, review, named, grown(spacer(8)), again, gap=12),
        Row(shelf, watch, review, sealed, grown(spacer(8)), again, gap=12),
        Row(grown(Grid(shelf, again, watch, review, columns=2)), sealed),
        Row(grown(Column(again, review, watch, shelf)), sealed),
    )
