"""What hand and keyboard can mean on the table of `biomes`, as it is laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.rules.biomes.view import BiomesView
from game.scene.pose import PieceId, Vec3
from game.scene.rays import Ray
from game.scene.tabletop import Carried, Touching
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import anchors
from game.titles.biomes.scene.laid import as_laid
from game.titles.biomes.scene.outline import outline
from game.titles.biomes.scene.pick import pick
from game.titles.biomes.scene.targets import (
    BlockTarget,
    FigureTarget,
    StackTarget,
    TurntableTarget,
)
from game.titles.biomes.scene.turning import quarters

HELD = 0.8
"""Part of its size that a tile in hand shows."""


def _pick(
    ray: Ray, view: BiomesView, focus: int, turntable: Turntable, *, large: bool = False
) -> Target | None:
    return pick(ray, as_laid(view), focus, turntable, large=large)


def _anchor(
    target: Target, view: BiomesView, focus: int, turntable: Turntable, *, large: bool = False
) -> Vec3:
    return anchors.anchor(target, as_laid(view), focus, turntable, large=large)


def _outline(
    target: Target, view: BiomesView, focus: int, turntable: Turntable
) -> tuple[Vec3, ...]:
    return outline(target, as_laid(view), focus, turntable)


def _pieces_of(target: Target, view: BiomesView) -> tuple[PieceId, ...]:
    return anchors.pieces_of(target, as_laid(view))


def _spots(target: Target, _view: BiomesView, _focus: int, turntable: Turntable) -> Sequence[Vec3]:
    """A block shows by any of its faces."""
    return anchors.sides_of(target.block, turntable) if isinstance(target, BlockTarget) else ()


def _turns(target: Target) -> bool:
    return isinstance(target, BlockTarget | TurntableTarget)


def _carried(target: Target, view: BiomesView) -> Carried | None:
    """The own figure, or the building that lies open."""
    match target:
        case FigureTarget(seat):
            return Carried(("figure", seat))
        case StackTarget(cell):
            tile = view.stack(cell).face_up
            return Carried(("tile", tile), HELD) if tile else None
        case _:
            return None


TOUCHING = Touching(
    pick=_pick,
    anchor=_anchor,
    outline=_outline,
    pieces_of=_pieces_of,
    spots=_spots,
    turns=_turns,
    carried=_carried,
    quarters=quarters,
)
TOUCHING_LARGE = replace(
    TOUCHING, pick=partial(_pick, large=True), anchor=partial(_anchor, large=True)
)
"""The same for those who read large texts."""
