"""What is seen for a moment only: dust, smoke, a flash, and scraps of coloured paper.

All rest about their own middle; the choreography places, turns, sizes and fades them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.render.mesh import Surface
from game.render.models.carving import Point
from game.render.models.paint import plain
from game.render.models.toy import Toy

PAPERS = ("#E69F00", "#5AA5CF", "#3F9F7C", "#D9542B", "#C77BA4", "#F6E3B4")
"""The colours of the scraps of paper."""
_DUST = plain("#DCC8A0")
_SMOKE = plain("#EDE3D2")
_FLAMES = ((1.0, "#E8752A"), (0.74, "#FFB93C"), (0.46, "#FFF1C2"))
"""Radius and colour of the stars that a flash is made of, from the back to the front."""
_RAYS, _NOTCH = 11, 0.62
_PUFFS = (
    (0.0, 0.0, 0.02, 0.5),
    (0.36, 0.1, -0.08, 0.34),
    (-0.3, 0.22, -0.05, 0.36),
    (-0.1, -0.34, -0.06, 0.33),
    (0.12, 0.12, 0.3, 0.3),
)
"""Places and radii of the balls that a cloud of smoke is made of."""


def dust(toy: Toy) -> None:
    """A small cloud of what lay on the cloth, about 0.2 wide."""
    toy.ball(0.1, _DUST, squash=0.8, segments=10)
    toy.ball(0.065, _DUST, 0.085, 0.02, -0.015, segments=8)
    toy.ball(0.06, _DUST, -0.07, -0.04, -0.02, segments=8)


def smoke(toy: Toy) -> None:
    """A cloud, about 1.2 wide."""
    for x, y, z, radius in _PUFFS:
        toy.ball(radius, _SMOKE, x, y, z, segments=12)


def flash(toy: Toy) -> None:
    """A burst of three stars of card, 2 wide, upright and facing the player."""
    for layer, (radius, colour) in enumerate(_FLAMES):
        outline = []
        for corner in range(2 * _RAYS):
            angle = math.pi * (corner + 0.5 * layer) / _RAYS
            reach = radius * (_NOTCH if corner % 2 else 1.0 - 0.12 * (corner % 3))
            outline.append((reach * math.cos(angle), reach * math.sin(angle)))
        with toy.at(0, -0.05 * layer, 0):
            toy.prism(outline, 0.03, plain(colour), 0.0)


def paper(toy: Toy, colour: str) -> None:
    """A scrap of paper, 0.13 × 0.09, folded a little and printed on both sides."""
    half, length, fold = 0.045, 0.065, 0.016
    for side in (-1.0, 1.0):
        for end in (-1.0, 1.0):
            ridge: list[Point] = [(0.0, -half, fold), (0.0, half, fold)]
            rim: list[Point] = [(end * length, half, 0.0), (end * length, -half, 0.0)]
            slope = (end * 0.24 * side, 0.0, side)
            toy.face([*ridge, *rim], [slope] * 4, colour, Surface.PLAIN)


MODELS: dict[str, Callable[[Toy], None]] = {
    "dust": dust,
    "smoke": smoke,
    "flash": flash,
    **{f"paper{n}": partial(paper, colour=colour) for n, colour in enumerate(PAPERS)},
}
