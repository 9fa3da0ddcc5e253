"""Where things on the table show in the window: rectangles that panels keep clear of."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from game.rules.biomes.moves import Cell, Space
from game.rules.biomes.view import BiomesView
from game.scene.geometry import on
from game.scene.pose import Pose
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.heap import HALF_WIDTH, HEIGHT
from game.ui.ground import Ground
from game.ui.rect import Rect

MINIATURE = 0.62
"""How high a building stands on its tile, at the tile's scale."""
FRAME = 1.78
"""Half the side of a player board with its frame."""


def of_board(table: Ground[BiomesView], seat: int) -> Rect:
    """The board of ``seat`` with what stands on it."""
    return _around(table, _pose(table, seat), FRAME, 0.0, MINIATURE * 0.6)


def of_space(table: Ground[BiomesView], seat: int, space: Space) -> Rect:
    """A space of a board with a building on it."""
    return _around(table, at.space_pose(_pose(table, seat), space), 0.5, 0.0, MINIATURE)


def of_stack(table: Ground[BiomesView], cell: Cell) -> Rect:
    """The stack of a cell with what stands on its uppermost tile."""
    high = at.TILE * table.view.stack(cell).count
    return _around(table, at.cell_pose(cell), 0.5, 0.0, high + MINIATURE)


def of_tray(table: Ground[BiomesView]) -> Rect:
    """The tray in front with the blocks in it."""
    return _around(table, at.FRONT_TRAY, HALF_WIDTH, 0.0, HEIGHT)


def _pose(table: Ground[BiomesView], seat: int) -> Pose:
    return at.board_pose(seat, table.focus, len(table.view.players))


def _around(table: Ground[BiomesView], pose: Pose, half: float, low: float, high: float) -> Rect:
    corners = product((-half, half), (-half, half), (low, high))
    return _bounds(table.units(on(pose, Pose(corner)).place) for corner in corners)


def _bounds(points: Iterable[tuple[float, float]]) -> Rect:
    xs, ys = zip(*points, strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
