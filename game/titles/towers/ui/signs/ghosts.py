"""What would stand on the table after a move: a pawn where it goes, a tower on its field."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, Capture, Counts, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene import tower
from game.scene.geometry import minus, moved, scaled, unit
from game.scene.pose import Piece, PieceId, Pose
from game.scene.stage import Mark
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import crown_pieces, pawn_look, storey_look
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.scene.targets import PawnTarget
from game.titles.towers.ui.hands.building import lying
from game.titles.towers.ui.hands.meaning import place_where, seat_of
from game.titles.towers.ui.hands.selection import Lying, TowersDecision
from game.ui.signs import Laid

BEFORE = 0.5
"""So far before another pawn stands the one that would capture it, in fields."""
UNSAID = 0.1
"""How high pieces hang over their place that wait for a yes."""


def ghosts(decision: TowersDecision, move: TowersMove | None) -> list[Piece]:
    """The pieces to show of ``move``; of what waits lies there itself all but a tower's crown."""
    if decision.open and decision.selection.waits:
        return _crown(move.at, move.blocks) if isinstance(move, Build) else []
    match move:
        case Place(_, to) | MovePawn(_, to):
            return [Piece(pawn_look(seat_of(decision.view)), at.pawn_pose(to))]
        case Build(field, blocks):
            return [*_tower(field, blocks), *_crown(field, blocks)]
        case _:
            return []


def laid(decision: TowersDecision) -> dict[PieceId, Laid]:
    """The very pieces where they would stand: a pawn on its field, blocks on one another."""
    held = decision.selection
    if not decision.open:
        return {}
    view, seat, site, move = decision.view, seat_of(decision.view), held.unfinished, held.waiting
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


def _tower(field: Field, blocks: Counts) -> list[Piece]:
    """Storeys as the rules put them on each other."""
    colours = [colour for colour, _ in sorted_out(blocks)]
    poses = tower.storeys(at.field_pose(field), len(colours), field)
    return [Piece(storey_look(each), pose) for each, pose in zip(colours, poses, strict=True)]


def _crown(field: Field, blocks: Counts) -> list[Piece]:
    """What they would carry."""
    return [piece for _, piece in crown_pieces(field, sum(blocks))]


def block_marks(view: TowersView, blocks: Iterable[Lying]) -> dict[PieceId, Mark]:
    """The blocks in the own tray that a tower would be built of."""
    seat = seat_of(view)
    return {("block", seat, *each): Mark.CHOSEN for each in blocks}
