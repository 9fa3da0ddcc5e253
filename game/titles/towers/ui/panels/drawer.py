"""All of a match of towers in a drawer, where room is scarce."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.towers.view import TowersView
from game.titles.towers.ui.choices import ICONS
from game.titles.towers.ui.panels.actions import ActionBar
from game.titles.towers.ui.panels.banner import meter_text, phase_text, round_text
from game.titles.towers.ui.panels.cards import Shown, player_card
from game.titles.towers.ui.panels.unseen import unseen_row
from game.titles.towers.ui.panels.words import action
from game.ui import theme
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.memo import kept
from game.ui.panels.drawer import INNER_WIDTH, drawer, happened_before, happened_last, possible
from game.ui.panels.handicap import agreements
from game.ui.panels.log import LogLine
from game.ui.panels.player_cards import in_order
from game.ui.panels.reckoned import Reckonings, ending_of
from game.ui.persons import People
from game.ui.widget import Widget


def everything(
    view: TowersView,
    people: People,
    lines: Sequence[LogLine],
    bar: ActionBar | None,
    on: On,
    *,
    acts: int | None,
    height: float,
    ended: Reckonings = (),
) -> Widget:
    """The phase, the log, everybody's things, what can be done or why not.

    ``acts``: whose card is framed.
    """
    shown = [
        Shown(
            seat,
            people[seat],
            view.players[seat],
            seat == acts,
            ended=ending_of(ended, seat),
        )
        for seat in in_order(view, people)
    ]
    rows = [
        _phase(view),
        happened_last(lines, people, on),
        *(kept(player_card, each, on, width=INNER_WIDTH) for each in shown),
        agreements(people),
        unseen_row(view, max(view.seat, 0)),
        _possible(bar) if bar is not None else None,
        happened_before(lines, people, on),
    ]
    return drawer(rows, on, height=height)


def _phase(view: TowersView) -> Widget:
    """What the phase allows, what ends it, and the round."""
    last = _("Last round") if view.last_round else round_text(view)
    return Column(
        Text(phase_text(view), theme.BODY_BOLD),
        Text(meter_text(view), theme.BODY),
        Text(last, theme.BODY),
        gap=2,
    )


def _possible(bar: ActionBar) -> Widget:
    told = bar.lacks.items()
    return possible((ICONS[kind], action(kind), bool(short), why) for kind, (short, why) in told)
