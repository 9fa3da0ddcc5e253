"""The panels of brewery, told of a match's situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.view import BreweryView
from game.scene.beats import Beat
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.ui.hands.selection import Selection
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.setback import setback
from game.ui.panels import asides
from game.ui.signage import Signage


def meanwhile(
    beat: Beat[BreweryView, BreweryEvent], shown: int, arrived: Mapping[int, int]
) -> BreweryView:
    """What has come of the events that are shown by now, and the points that have arrived."""
    view = so_far(beat.before, beat.events, shown)
    players = tuple(
        replace(player, points=player.points + arrived[seat]) if seat in arrived else player
        for seat, player in enumerate(view.players)
    )
    return replace(view, players=players)


def retold(before: BreweryView, after: BreweryView) -> BreweryView:
    """In whose turn, phase and round a step was done, and what has come of it."""
    return replace(
        after,
        actor=before.actor,
        turn=before.turn,
        turn_player=before.turn_player,
        round=before.round,
        summer=before.summer,
        phase=before.phase,
        window=before.window,
        last_round=before.last_round,
        ended=before.ended,
    )


def to_read(view: BreweryView, unread: Sequence[tuple[int, Any]]) -> bool:
    """Whether a recipe of the viewer's fell through, or lost its extension."""
    return setback(view, unread) is not None


SIGNAGE: Signage[BreweryView, BreweryMove, Selection] = Signage(
    panels=match_panels,
    meanwhile=meanwhile,
    under_hint=lambda view, _attention, viewport: asides.under_hint(len(view.players), viewport),
    open_room=asides.open_room,
    retold=retold,
    to_read=to_read,
)
"""The display of a match: banner, cards, bar and log, and the panels of single decisions."""
