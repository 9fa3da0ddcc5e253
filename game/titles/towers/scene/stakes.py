"""How large it is told what others do in the town: all where it lies, but some of it quicker."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.rules.towers.events import (
    LastRound,
    PawnCaptured,
    PhaseStarted,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.view import TowersView
from game.scene.beats import Extent

TALL = 4
"""A tower of so many storeys is something to look at as it comes and goes."""


def extent(
    own: Collection[int], events: Sequence[TowersEvent], before: TowersView, after: TowersView
) -> Extent:
    """How large ``events`` are told; ``own``: the seats of whoever is told.

    What befalls a pawn of one's own, a tall tower and a turn of the game take their time.
    """
    del before, after
    return Extent.FULL if any(_is_large(event, own) for event in events) else Extent.SMALL


def _is_large(event: TowersEvent, own: Collection[int]) -> bool:
    match event:
        case PawnCaptured(player=player, owner=owner):
            return player in own or owner in own
        case TowerBuilt(player=player, blocks=blocks):
            return player in own or len(blocks) >= TALL
        case TowerDemolished(player=player, blocks=blocks):
            return player in own or len(blocks) >= TALL
        case PhaseStarted() | LastRound():
            return True
        case _:
            return getattr(event, "player", None) in own
