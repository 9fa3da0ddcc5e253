"""Miniatures of bridges and the gate; each bridge spans a strip of water."""

from __future__ import annotations

from game.render.models.paint import (
    ACCENT,
    GOLD,
    ROOF,
    WALL,
    WALL_DARK,
    WALL_LIGHT,
    plain,
)
from game.render.models.toy import Toy

WATER, DECK, ROPE = "#7FB6D8", "#B98A55", "#E6CFA2"


def _water(toy: Toy) -> None:
    toy.box(0.28, 0.58, 0.012, plain(WATER), bevel=0.003)
    for x, y in ((-0.05, -0.2), (0.06, -0.08), (-0.03, 0.22)):
        toy.box(0.09, 0.012, 0.004, plain("#C9E6F4"), x, y, 0.011, bevel=0)


def bridge_stone(toy: Toy) -> None:
    """A stone arch with parapets."""
    _water(toy)
    toy.arch(0.74, 0.26, 0.22, 0.2, WALL)
    for side in (-1, 1):
        with toy.at(0, side * 0.132):
            toy.arch(0.5, 0.02, 0.23, 0.2, WALL_DARK)
        toy.box(0.82, 0.04, 0.07, WALL_LIGHT, 0, side * 0.13, 0.245)
        for x in (-0.385, 0.385):
            toy.box(0.07, 0.07, 0.14, WALL, x, side * 0.13, 0.22)
            toy.ball(0.035, GOLD, x, side * 0.13, 0.385, segments=8)
    toy.box(0.82, 0.29, 0.03, WALL_DARK, z=0.22, bevel=0.006)
    toy.box(0.8, 0.21, 0.012, DECK, z=0.247, bevel=0.003)
    _ramps(toy, WALL)


def _ramps(toy: Toy, coat: str) -> None:
    for side in (-1, 1):
        with toy.at(side * 0.36):
            toy.prism([(0, 0), (side * 0.06, 0), (side * 0.04, 0.22), (0, 0.22)], 0.28, coat, 0.006)


def bridge_wood(toy: Toy) -> None:
    """A plank bridge on trestles."""
    _water(toy)
    for x in (-0.19, 0.19):
        for y in (-0.11, 0.11):
            toy.peg(0.028, 0.24, WALL_DARK, x, y, segments=8)
        toy.box(0.04, 0.26, 0.03, WALL_DARK, x, 0, 0.14)
    for side in (-1, 1):
        with toy.at(side * 0.3):
            toy.prism(
                [(-side * 0.04, 0), (side * 0.11, 0), (-side * 0.04, 0.21)], 0.24, WALL, 0.006
            )
    for k in range(8):
        coat = WALL if k % 2 else WALL_LIGHT
        toy.box(0.095, 0.3, 0.03, coat, -0.3485 + k * 0.0996, 0, 0.215, bevel=0.005)
    for y in (-0.135, 0.135):
        toy.box(0.8, 0.026, 0.028, WALL_LIGHT, 0, y, 0.325, bevel=0.005)
        for x in (-0.37, -0.185, 0.0, 0.185, 0.37):
            toy.box(0.038, 0.038, 0.11, WALL_DARK, x, y, 0.24, bevel=0.006)


def bridge_rope(toy: Toy) -> None:
    """A hanging bridge of planks and ropes between four posts."""
    _water(toy)
    for side in (-1, 1):
        toy.box(0.15, 0.32, 0.17, WALL, side * 0.335, 0, bevel=0.016)
        toy.box(0.17, 0.34, 0.025, WALL_LIGHT, side * 0.335, 0, 0.16, bevel=0.006)
        for y in (-0.12, 0.12):
            toy.peg(0.027, 0.3, WALL_DARK, side * 0.285, y, 0.17, segments=8)
            toy.ball(0.033, ACCENT, side * 0.285, y, 0.47, segments=8)
    for k in range(9):
        x = -0.26 + k * 0.065
        z = 0.105 + 0.9 * x * x
        toy.box(0.05, 0.24, 0.022, WALL_LIGHT if k % 2 else WALL, x, 0, z, ry=-100 * x, bevel=0.004)
        if k % 2 == 0:
            for y in (-0.12, 0.12):
                toy.box(0.01, 0.01, 0.17, ROPE, x, y, z + 0.02, bevel=0)
    for y in (-0.12, 0.12):
        _sagging_rope(toy, y)


def _sagging_rope(toy: Toy, y: float) -> None:
    ends = [(-0.285 + i * 0.095, 0.0) for i in range(7)]
    top = [(x, 0.29 + 1.5 * x * x) for x, _ in ends]
    low = [(x, z - 0.022) for x, z in reversed(top)]
    with toy.at(0, y):
        toy.prism([*top, *low], 0.02, ROPE, 0)


def gate_arch(toy: Toy) -> None:
    """A gate with two pillars, a shining keystone and banners."""
    toy.box(0.74, 0.36, 0.03, WALL_DARK, bevel=0.008)
    with toy.at(z=0.03):
        toy.arch(0.58, 0.2, 0.46, 0.19, WALL, stretch=1.65)
    for side in (-1, 1):
        toy.box(0.15, 0.27, 0.42, WALL_LIGHT, side * 0.275, 0, 0.03, bevel=0.012)
        toy.cone(0.11, 0.16, ROOF, side * 0.275, 0, 0.5, segments=12)
        toy.box(0.17, 0.29, 0.04, WALL_DARK, side * 0.275, 0, 0.45, bevel=0.008)
        with toy.at(side * 0.275, -0.142, 0.14):
            flag = [(-0.04, 0.22), (-0.04, 0.02), (0.0, 0.06), (0.04, 0.02), (0.04, 0.22)]
            toy.prism(flag, 0.012, ACCENT, 0.002)
    toy.box(0.42, 0.24, 0.05, WALL_LIGHT, z=0.48, bevel=0.01)
    with toy.at(0, -0.11, 0.44):
        toy.prism(
            [(-0.05, 0), (0, -0.055), (0.05, 0), (0.03, 0.05), (-0.03, 0.05)], 0.03, GOLD, 0.006
        )


MODELS = {
    "bridge_stone": bridge_stone,
    "bridge_wood": bridge_wood,
    "bridge_rope": bridge_rope,
    "gate_arch": gate_arch,
}
