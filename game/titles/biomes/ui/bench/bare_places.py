"""Where on the table of biomes something can be laid: bare places as well."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.catalogue import Building, find_tile
from game.rules.biomes.cube import SIDE
from game.rules.biomes.overworld import CROSSINGS, RIM_CELLS, STACK_CELLS
from game.rules.biomes.view import BiomesView
from game.scene.geometry import add, scaled
from game.scene.pose import Look, Piece, Pose
from game.scene.rays import Ray, box_hit
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import card_pose, figure_pose, tile_look, token_look
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
    TurntableTarget,
)
from game.titles.biomes.scene.touching import TOUCHING
from game.titles.biomes.ui.bench.edits import BLOCK, TILE, TOKEN, alike
from game.ui.bench import REMOVE

SEAT: Final = 0
_HALF: Final = 0.5
"""Half a cell's side."""
_COLUMNS: Final[tuple[tuple[int, int], ...]] = tuple(
    (x, y) for x in range(SIDE) for y in range(SIDE)
)
_SPACES: Final[tuple[tuple[int, int], ...]] = tuple((x, y) for x in range(3) for y in range(3))


def pick(ray: Ray, view: BiomesView, focus: int, turntable: Turntable) -> Target | None:
    """What a ray means: of a column always its uppermost block."""
    found = TOUCHING.pick(ray, view, focus, turntable)
    if isinstance(found, BlockTarget):
        return again(view, found)
    if found is None or isinstance(found, TurntableTarget):
        return _floor(ray, view, turntable) or found or _bare(ray)
    return found


def again(view: BiomesView, target: Target) -> Target:
    """A target as it lies now: a column may have grown."""
    return top_of(view, target.block[:2]) if isinstance(target, BlockTarget) else target


def top_of(view: BiomesView, column: tuple[int, int]) -> BlockTarget:
    """The uppermost block of a column; of an empty one, where the first would stand."""
    x, y = column
    return BlockTarget((x, y, max(view.heights[x * SIDE + y] - 1, 0)))


def _floor(ray: Ray, view: BiomesView, turntable: Turntable) -> Target | None:
    """The bare column of the cube that a ray meets."""
    local = (turntable.from_table(ray[0]), turntable.direction_from_table(ray[1]))
    half = SIDE * at.BLOCK_PITCH / 2
    along = box_hit(local, Pose(), (half, half), at.CUBE_FLOOR)
    if along is None:
        return None
    x, y, _z = add(local[0], scaled(local[1], along))
    column = tuple(
        min(SIDE - 1, max(0, math.floor(each / at.BLOCK_PITCH + SIDE / 2))) for each in (x, y)
    )
    bare = not view.heights[column[0] * SIDE + column[1]]
    return BlockTarget((column[0], column[1], 0)) if bare else None


def _bare(ray: Ray) -> Target | None:
    """The bare cell of the overworld that a ray meets."""
    hits: list[tuple[float, Target]] = []
    cells: list[tuple[tuple[int, int], Target]] = [
        (cell, StackTarget(cell)) for cell in STACK_CELLS
    ]
    cells += [(cell, RimTarget(cell)) for cell in RIM_CELLS]
    for cell, target in cells:
        along = box_hit(ray, at.cell_pose(cell), (_HALF, _HALF), 0.01)
        if along is not None:
            hits.append((along, target))
    return min(hits, key=lambda hit: hit[0])[1] if hits else None


def goals(view: BiomesView, tool: str) -> list[Target]:
    """Where a tool can be used."""
    kind, _dot, name = tool.partition(".")
    if kind == BLOCK:
        return [*(top_of(view, column) for column in _COLUMNS), TrayTarget(SEAT)]
    if kind == TILE:
        building = isinstance(find_tile(view.catalogue, name), Building)
        spaces = [SpaceTarget(SEAT, space) for space in _SPACES] if building else []
        return [*(StackTarget(cell) for cell in STACK_CELLS), *spaces]
    if kind == TOKEN:
        pile = [PileTarget(SEAT)] if view.players[SEAT].pile_size else []
        return [*(RimTarget(cell) for cell in RIM_CELLS), *pile]
    return list(_lying(view)) if tool == REMOVE else [CrossingTarget(each) for each in CROSSINGS]


def _lying(view: BiomesView) -> Iterator[Target]:
    """What can be taken away."""
    yield from (top_of(view, (x, y)) for x, y in _COLUMNS if view.heights[x * SIDE + y])
    yield from (StackTarget(cell) for cell in STACK_CELLS if view.stack(cell).count)
    yield from (RimTarget(cell) for cell, place in view.rim if place.present)
    player = view.players[SEAT]
    yield from (SpaceTarget(SEAT, space) for space in _SPACES if player.spaces[SPACE_INDEX[space]])
    yield from (MobTarget(SEAT, tile) for tile in player.mobs)


def ghosts(view: BiomesView, tool: str, target: Target) -> Sequence[Piece]:
    """What a tool would lay there."""
    kind, _dot, name = tool.partition(".")
    match kind, target:
        case "block", BlockTarget((x, y, _z)) if view.heights[x * SIDE + y] < SIDE:
            place = at.block_place((x, y, view.heights[x * SIDE + y]))
            return (Piece(Look("block", name), Pose(place), "turntable"),)
        case "tile", StackTarget(cell):
            return (
                Piece(tile_look(view.catalogue, name), card_pose(cell, view.stack(cell).count)),
            )
        case "tile", SpaceTarget(seat, space) if isinstance(
            find_tile(view.catalogue, name), Building
        ):
            return (_built(view, name, seat, space),)
        case "token", RimTarget(cell):
            weapon = next(each for each in view.catalogue.weapons if alike(each, name))
            pose = at.cell_pose(cell, at.OVERWORLD_TOP + at.TOKEN)
            return (Piece(token_look(view.catalogue, weapon.id), pose),)
        case "figure", CrossingTarget(crossing):
            standing = figure_pose(view, SEAT)
            pose = Pose(at.crossing_pose(crossing).place, standing.turn, standing.scale)
            return (Piece(Look(f"figure{SEAT}"), pose),)
        case _:
            return ()


def _built(view: BiomesView, tile: str, seat: int, space: tuple[int, int]) -> Piece:
    board = at.board_pose(seat, SEAT, len(view.players))
    level = len(view.players[seat].spaces[SPACE_INDEX[space]])
    pose = at.space_pose(board, space, at.BUILT_Z + level * at.TILE)
    return Piece(tile_look(view.catalogue, tile), pose)
