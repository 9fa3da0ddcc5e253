"""What would stand on the table after a move: a pawn where it goes, a tower on its field."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, Counts, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene import tower
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import crown_pieces, pawn_look, storey_look
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.ui.hands.meaning import seat_of
from game.titles.towers.ui.hands.selection import Lying, TowersDecision


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
