"""What on the table a suggested move is about."""

from __future__ import annotations

from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.hands.building import lying
from game.titles.towers.ui.hands.meaning import JOKER, spent
from game.titles.towers.ui.hands.paying import places


def targets_of(view: TowersView, move: TowersMove) -> tuple[Target, ...]:
    """The things to mark for ``move`` of the viewer, what it is done to first.

    Of a kind no more cards than it costs, those that its preview would have pay.
    """
    seat = max(view.seat, 0)
    pays = [CardTarget(index) for index in sorted(places(view, move))]
    joker = [JokerTarget(seat)] if spent(move)[JOKER] else []
    return (*_things(view, move, seat), *pays, *joker)


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
