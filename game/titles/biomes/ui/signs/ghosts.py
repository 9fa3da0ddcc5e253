"""What would stand on the table after a move: a building over its space, a figure where it goes."""

from __future__ import annotations

from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.moves import Explore
from game.rules.biomes.view import BiomesView
from game.scene.geometry import moved
from game.scene.pose import Piece, PieceId
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import tile_look
from game.titles.biomes.scene.targets import StackTarget
from game.titles.biomes.ui.hands.selection import BiomesDecision, BuildPreview
from game.ui.ground import Ground
from game.ui.signs import Laid

UNPAID = 0.18
"""How high a building hangs over its space that isn't paid yet."""


def ghost(
    table: Ground[BiomesView], decision: BiomesDecision, seen: BuildPreview | None
) -> Piece | None:
    """The piece to show: the building that is held over a space, or what a hint moves."""
    return _gone(table, decision) if seen is None else _built(table, decision, seen)


def paid_for(decision: BiomesDecision) -> BuildPreview | None:
    """The building that waits on its space while the player chooses what to pay (B5.2)."""
    choice = decision.selection.payment
    tile = decision.view.stack(choice.cell).face_up if choice and decision.open else None
    return BuildPreview(choice.cell, tile, choice.space) if choice and tile else None


def laid(table: Ground[BiomesView], decision: BiomesDecision) -> dict[PieceId, Laid]:
    """The building that waits on its space hangs a little over it, until it is paid."""
    seen = paid_for(decision)
    if seen is None:
        return {}
    pose = _built(table, decision, seen).pose
    return {("tile", seen.tile): Laid(moved(pose, (0.0, 0.0, UNPAID)), StackTarget(seen.cell))}


def _gone(table: Ground[BiomesView], decision: BiomesDecision) -> Piece | None:
    """The viewer's figure where a hint sends it."""
    figure = table.scene.pieces.get(("figure", max(decision.view.seat, 0)))
    if not isinstance(decision.hint, Explore) or figure is None:
        return None
    place = at.crossing_pose(decision.hint.to).place
    return figure._replace(pose=figure.pose._replace(place=place))


def _built(table: Ground[BiomesView], decision: BiomesDecision, seen: BuildPreview) -> Piece:
    """A building where it would stand."""
    view, seat = decision.view, max(decision.view.seat, 0)
    below = view.players[seat].spaces[SPACE_INDEX[seen.space]]
    board = at.board_pose(seat, table.focus, len(view.players))
    pose = at.space_pose(board, seen.space, at.BUILT_Z + at.TILE * len(below) + 0.02)
    return Piece(tile_look(view.catalogue, seen.tile), pose)
