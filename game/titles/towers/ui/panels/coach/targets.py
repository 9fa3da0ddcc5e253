"""What on the table a suggested move is about."""

from __future__ import annotations

from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    DiscardTarget,
    FieldTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.hands.building import lying
from game.titles.towers.ui.hands.meaning import payers


def targets_of(view: TowersView, move: TowersMove) -> tuple[Target, ...]:
    """The things to mark for ``move`` of the viewer, what it is done to first."""
    return (*_things(view, move, max(view.seat, 0)), *payers(move, view))


def _things(view: TowersView, move: TowersMove, seat: int) -> tuple[Target, ...]:
    match move:
        case Place(to=to):
            return FieldTarget(to), ReserveTarget(seat)
        case MovePawn(start=start, to=to):
            return FieldTarget(to), PawnTarget(start)
        case Demolish(start=start, to=to):
            return TowerTarget(to), PawnTarget(start)
        case Capture(start=start, to=to):
            return PawnTarget(to), PawnTarget(start)
        case Build(at=at, blocks=blocks):
            used = sorted(lying(view, blocks))
            return PawnTarget(at), *(BlockTarget(seat, *each) for each in used)
        case Exchange():
            return (DiscardTarget(),)
