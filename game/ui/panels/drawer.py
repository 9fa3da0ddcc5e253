"""Where room is scarce: all that elsewhere stands open, in a drawer instead of the small cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from game.language import _
from game.ui import theme
from game.ui.beginning import DEALT, Beginning
from game.ui.boxes import Fit, Sized
from game.ui.controls import Pressable, flat_icon
from game.ui.hands import V
from game.ui.intents import On, ToggleLog
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text, text_of
from game.ui.memo import kept
from game.ui.panels.asides import DRAWER_WIDTH
from game.ui.panels.bar import ActionBar, Entries
from game.ui.panels.handicap import agreements
from game.ui.panels.log import NEWEST, LogLine, log_line, nothing_text
from game.ui.panels.origin import origin_label
from game.ui.panels.player_cards import CardParts, K, cards_of, player_card
from game.ui.panels.reckoned import Reckonings
from game.ui.persons import People
from game.ui.scroll import BAR, Scroll, clear_of_bar, scroll_panel
from game.ui.widget import Widget, grown

LAST = 8
"""So many lines are what has just happened: a round of three opponents."""
INNER_WIDTH = DRAWER_WIDTH - 2 * 12 - BAR
"""Of what lies in a drawer."""


@dataclass(frozen=True, slots=True)
class OverviewParts(Generic[V]):
    """What of a title stands in the drawer, beside the log, the cards and what can be done."""

    holds: Callable[[], str]
    """What is found in it, in a line."""
    stands: Callable[[V], Widget]
    """How far the game is: what the banner has no room for."""
    more: Callable[[V], Widget | None] = lambda _view: None
    """What else is worth a look, below the cards."""


def overview(
    parts: OverviewParts[V],
    cards: CardParts[V, K],
    view: V,
    people: People,
    lines: Sequence[LogLine],
    bar: ActionBar | None,
    on: On,
    *,
    acts: int | None,
    height: float,
    ended: Reckonings = (),
    beginning: Beginning = DEALT,
) -> Widget:
    """How far the game is, the log, everybody's things, what can be done or why not.

    ``acts``: whose card is framed. ``ended``: what each would have if the game ended here. It is as
    high as ``height`` at most. ``beginning``: where the match began.
    """
    shown = cards_of(cards, view, people, acts=acts, ended=ended)
    eased = [cards.eased(cards.knows(view, seat)) for seat in range(len(people))]
    rows = [
        parts.stands(view),
        origin_label(beginning.origin) if beginning.origin else None,
        _happened_last(lines, people, on, midway=beginning.midway),
        *(kept(player_card, cards, each, on, width=INNER_WIDTH) for each in shown),
        agreements(people, eased),
        parts.more(view),
        _possible(bar.acting) if bar is not None else None,
        _happened_before(lines, people, on),
    ]
    return _drawer(rows, on, height=height)


def handle(holds: str, on: On) -> Widget:
    """What opens the drawer; ``holds``: what is found in it."""
    words = grown(Fit(Text(_("Overview"), theme.SMALL_BOLD, lines=1), Widget()))
    content = Row(Icon("log", 20), words, Icon("down", 14))
    return Pressable(
        "log.toggle", content, ToggleLog(), on, padding=(8, 5), shortcut="L", tip=holds
    )


def _drawer(rows: Sequence[Widget | None], on: On, *, height: float) -> Widget:
    """The drawer with ``rows`` in it, as high as that at most."""
    close = flat_icon("log.toggle", "close", _("Close"), ToggleLog(), on, shortcut="L")
    head = Row(Icon("log", 28), grown(Text(_("Overview"), theme.HEADING, lines=2)), close, gap=10)
    scroll = grown(Scroll("drawer.scroll", Column(*rows)))
    content = Column(clear_of_bar(head), scroll)
    return Sized(scroll_panel(content, 12, 10), width=DRAWER_WIDTH, max_height=height)


def _possible(actions: Entries) -> Widget:
    """Every action, and whether it can be done or why not."""
    rows = []
    for each in actions:
        blocked, why = bool(each.reason), each.why or each.reason
        sign = Icon("close" if blocked else "check", 16, theme.BLOCKED if blocked else theme.GOOD)
        words = Column(
            Text(each.label, theme.BODY_BOLD),
            text_of(why, theme.SMALL, theme.SECOND_INK),
            gap=0,
        )
        rows.append(Row(Icon(each.icon, 24), grown(words), sign, gap=10))
    return _headed(_("What you can do"), *rows)


def _happened_last(lines: Sequence[LogLine], people: People, on: On, *, midway: bool) -> Widget:
    """What has just happened, the newest first: there is no room for it outside the drawer."""
    rows = [log_line(each, people, on) for each in reversed(lines[-LAST:])]
    # Translators: a heading over what has happened last.
    return _headed(_("Just now"), *(rows or [Text(nothing_text(midway=midway))]))


def _happened_before(lines: Sequence[LogLine], people: People, on: On) -> Widget | None:
    """What had happened before that, the newest first."""
    rows = [log_line(each, people, on) for each in reversed(lines[-NEWEST:-LAST])]
    # Translators: a heading over what happened earlier.
    return _headed(_("Before that"), *rows) if rows else None


def _headed(name: str, *rows: Widget) -> Widget:
    heading = Text(name, theme.LABEL, theme.SECOND_INK, lines=1)
    return Column(Column(heading, Rule(), gap=2), *rows, gap=4)
