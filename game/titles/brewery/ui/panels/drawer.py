"""All of a match of brewery in a drawer, where room is scarce."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.choices import ICONS, ActionKind
from game.titles.brewery.ui.panels.actions import ActionBar
from game.titles.brewery.ui.panels.banner import last_text, meter_text, meter_tip, round_text
from game.titles.brewery.ui.panels.cards import player_card, shown_of
from game.titles.brewery.ui.panels.ribbon import step_name, step_of
from game.ui import theme
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.memo import kept
from game.ui.panels.drawer import INNER_WIDTH, drawer, happened_before, happened_last, possible
from game.ui.panels.handicap import agreements
from game.ui.panels.log import LogLine
from game.ui.panels.player_cards import in_order
from game.ui.panels.reckoned import Reckonings
from game.ui.persons import People
from game.ui.widget import Widget


def everything(
    view: BreweryView,
    people: People,
    lines: Sequence[LogLine],
    bar: ActionBar | None,
    on: On,
    *,
    height: float,
    ended: Reckonings = (),
) -> Widget:
    """The step of the round, the log, everybody's things, what can be done or why not."""
    cards = [
        kept(player_card, shown_of(view, people, seat, ended=ended), on, width=INNER_WIDTH)
        for seat in in_order(view, people)
    ]
    found = _possible(bar) if bar is not None else None
    last, before = happened_last(lines, people, on), happened_before(lines, people, on)
    rows = [_phase(view), last, *cards, agreements(people), found, before]
    return drawer(rows, on, height=height)


def _phase(view: BreweryView) -> Widget:
    """The step of the round, the season, and what ends the game."""
    last = last_text(view)
    now = "" if view.ended else f"{step_name(view, step_of(view))} · "
    return Column(
        Text(f"{now}{round_text(view)}", theme.BODY_BOLD),
        Text(f"{meter_text(view)}: {meter_tip(view)}", theme.BODY),
        Text(last, theme.BODY_BOLD, theme.BLOCKED) if last else None,
        gap=2,
    )


def _possible(bar: ActionBar) -> Widget:
    told = [(kind, bar.reasons[kind]) for kind in ActionKind if kind is not ActionKind.PASS]
    return possible((ICONS[kind], bar.name(kind), bool(why), why) for kind, why in told)
