"""The panels of towers, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.scene.beats import Beat
from game.titles.towers.scene.beats import before_end, unhurried
from game.titles.towers.ui.hands.selection import Selection
from game.titles.towers.ui.panels.match import match_panels
from game.ui.panels import asides
from game.ui.signage import Signage


def meanwhile(
    beat: Beat[TowersView, TowersEvent], shown: int, arrived: Mapping[int, int]
) -> TowersView:
    """A move's outcome is told when its motion has ended, its points as they arrive, and that the
    game is over as soon as the end is shown."""
    players = tuple(
        replace(player, points=player.points + arrived[seat]) if seat in arrived else player
        for seat, player in enumerate(beat.before.players)
    )
    over = unhurried(beat.events) and shown >= before_end(beat.events)
    actor = None if over else beat.before.actor
    return replace(beat.before, players=players, actor=actor)


def retold(before: TowersView, after: TowersView) -> TowersView:
    """In whose turn and which round a step was done, and what has come of it."""
    return replace(
        after,
        actor=before.actor,
        turn=before.turn,
        turn_player=before.turn_player,
        phase=before.phase,
        last_round=before.last_round,
    )


SIGNAGE: Signage[TowersView, TowersMove, Selection] = Signage(
    panels=match_panels,
    meanwhile=meanwhile,
    under_hint=lambda view, _attention, viewport: asides.under_hint(len(view.players), viewport),
    open_room=asides.open_room,
    retold=retold,
)
"""The display of a match: banner, cards, bar and log, and the panels of single decisions."""
