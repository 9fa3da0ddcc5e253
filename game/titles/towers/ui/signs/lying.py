"""Where the pieces lie of what waits for its yes: a pawn on its field, blocks on one another, the
cards that a hand has brought beside what they are to pay for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, Capture, MovePawn, Place
from game.rules.towers.view import TowersView
from game.scene import piles, tower
from game.scene.geometry import minus, moved, on, scaled, unit
from game.scene.hand import SIDEWAYS
from game.scene.pose import PieceId, Pose, turned
from game.scene.targets import Target
from game.titles.towers.scene import places as at
from game.titles.towers.scene.targets import (
    CardTarget,
    DiscardTarget,
    FieldTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.scene.touching import TOUCHING
from game.titles.towers.ui.hands.building import lying
from game.titles.towers.ui.hands.meaning import JOKER, place_where, seat_of, spent
from game.titles.towers.ui.hands.selection import Lying, PutDown, Selection, TowersDecision
from game.ui.signs import Laid

BEFORE = 0.5
"""So far before another pawn stands the one that would capture it, in fields."""
UNSAID = 0.1
"""How high pieces hang over their place that wait for a yes."""
CARD = 0.62
"""The size of a card on the board, in fields."""
AT_FOOT = (0.0, -0.24, 0.03)
"""Where on its field a card lies at the foot of a pawn."""
LEANING, BEFORE_TOWER = 50.0, (0.0, -0.62, 0.3)
"""How steep a card leans at a tower, in degrees, and where."""
NEXT, NEXT_ON_PILE = (0.16, -0.05, 0.03), (0.3, -0.06, 0.02)
"""From one card to the next that lies there, on the board and on the discard pile."""
BESIDE_PAWNS = (0.0, -0.5, 0.03)
"""Where a card lies that pays for a pawn of the reserve."""


def laid(decision: TowersDecision) -> dict[PieceId, Laid]:
    """The very pieces where they would stand: a pawn on its field, blocks on one another; and what
    is to pay where a hand has put it down."""
    if not decision.open:
        return {}
    return {**_doing(decision.view, decision.selection), **_paying(decision)}


def _doing(view: TowersView, held: Selection) -> dict[PieceId, Laid]:
    """The pieces that something is done with."""
    seat, site, move = seat_of(view), held.unfinished, held.waiting
    if site is not None:
        return _storeys(view, site.at, lying(view, site.blocks, held.blocks))
    match move:
        case Place(_, to) if view.players[seat].reserve:
            name: PieceId = ("reserve", seat, view.players[seat].reserve - 1)
            return {name: Laid(_hanging(to), place_where(move))}
        case MovePawn(start, to):
            return {("pawn", start): Laid(_hanging(to), place_where(move))}
        case Capture(start, to):
            return {("pawn", start): Laid(_facing(start, to), place_where(move))}
        case Build(field, blocks):
            return _storeys(view, field, lying(view, blocks, held.blocks))
        case _:
            return {}


def _hanging(field: Field) -> Pose:
    """A pawn a little over its field."""
    return moved(at.pawn_pose(field), (0.0, 0.0, UNSAID))


def _facing(start: Field, to: Field) -> Pose:
    """A pawn before the one that it would capture, on the side that it comes from."""
    goal = at.pawn_pose(to).place
    back = unit(minus(at.pawn_pose(start).place, goal))
    return moved(_hanging(to), scaled(back, BEFORE * at.BOARD.scale))


def _storeys(view: TowersView, field: Field, blocks: Iterable[Lying]) -> dict[PieceId, Laid]:
    """Blocks of the own tray on one another; one more click there is the yes to the tower."""
    seat = seat_of(view)
    rising = sorted(blocks, key=lambda each: (each[0], -each[1]))  # as they are taken
    poses = tower.storeys(at.field_pose(field), len(rising), field)
    return {
        ("block", seat, *each): Laid(moved(pose, (0.0, 0.0, UNSAID)), PawnTarget(field))
        for each, pose in zip(rising, poses, strict=True)
    }


def _paying(decision: TowersDecision) -> dict[PieceId, Laid]:
    """The cards and the joker that were dragged to something, as far as they pay for it."""
    held, view, found = decision.selection, decision.view, dict[PieceId, Laid]()
    for order, down in enumerate(_put_down(held)):
        carried = TOUCHING.carried(down.piece, view)
        if carried is not None:
            pose = _beside(view, down.at)
            pose = moved(pose, scaled(_next(down.at), order))
            found[carried.piece] = Laid(pose, down.at)
    return found


def _put_down(held: Selection) -> Iterator[PutDown]:
    """What was put down of the pieces that pay, from the left to the right."""
    for down in sorted(held.put_down, key=repr):
        pays = down.piece == held.payer
        if isinstance(down.piece, CardTarget):
            pays |= down.piece.index in held.cards
        elif held.waiting is not None:
            pays |= spent(held.waiting)[JOKER] > 0
        if pays:
            yield down


def _next(place: Target) -> tuple[float, float, float]:
    return NEXT_ON_PILE if isinstance(place, DiscardTarget) else NEXT


def _beside(view: TowersView, place: Target) -> Pose:
    """Where the first card lies at the thing that it was brought to."""
    match place:
        case TowerTarget(field):
            leaning = Pose(BEFORE_TOWER, turned(SIDEWAYS, LEANING), CARD)
            return on(at.field_pose(field), leaning)
        case FieldTarget(field) | PawnTarget(field):
            return on(at.field_pose(field), Pose(AT_FOOT, scale=CARD))
        case ReserveTarget(seat):
            estate = at.estate(seat, seat, len(view.players))
            foremost = estate.pawn(max(view.players[seat].reserve - 1, 0))
            return moved(foremost._replace(scale=CARD), BESIDE_PAWNS)
        case _:
            top = piles.discards(at.DISCARD, sum(view.discard) + 1)[-1].pose
            return moved(top, (0.0, 0.0, UNSAID))
