"""Playing cards: a thin card with round corners, bundles of them, and the rack a hand stands on."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.carving import Flat, Point
from game.render.models.paint import Paint, mixed
from game.render.models.toy import Toy
from game.scene.hand import BOW, HEIGHT, RACK, THICKNESS, WIDTH
from game.scene.piles import LAYERS

CARD, DARK_CARD = "#E9DCC2", "#CFBE9E"
"""Every second card of a bundle is a little darker, so that one sees it is many."""
ROUND, ROUND_STEPS = 0.055, 4
LIFT = 0.0012
"""How far the printed faces lie off the card."""
OAK, WALNUT = "#B98552", "#7C4F2D"
STAVES = 11
"""The rack is put together from so many blocks along its bow."""
_FACE = "#F1E6CE"
_BACK = "#6A3D52"


def outline(width: float, height: float, rounding: float, steps: int = ROUND_STEPS) -> list[Flat]:
    """The corners of a rectangle with round corners, anticlockwise, around (0, 0).

    ``rounding``: the corners' radius, drawn in so many ``steps`` each.
    """
    found: list[Flat] = []
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (quarter + step / steps)
            found.append(
                (
                    x * (width / 2 - rounding) + rounding * math.cos(angle),
                    y * (height / 2 - rounding) + rounding * math.sin(angle),
                )
            )
    return found


def slab(toy: Toy, shape: list[Flat], thickness: float, coat: Paint, bevel: float) -> None:
    """A flat thing of the outline ``shape``, lying on z = 0.

    ``thickness``: how high its top lies; ``bevel``: how wide its edges are cut off.
    """
    with toy.at(0, 0, thickness / 2, rx=90):
        toy.prism([(x, -y) for x, y in reversed(shape)], thickness, coat, bevel)


def printed(toy: Toy, shape: list[Flat], size: Flat, z: float) -> None:
    """The piece's picture on a flat face of this outline; the picture is ``size`` large."""
    points: list[Point] = [(x, y, z) for x, y in shape]
    uvs = [(0.5 + x / size[0], 0.5 + y / size[1]) for x, y in shape]
    toy.face(points, [(0, 0, 1)] * len(points), _FACE, Surface.PICTURE, uvs)


def card(toy: Toy, back: str = _BACK) -> None:
    """One card, its picture above; ``back``: the colour of its other side."""
    _card(toy, CARD)
    printed(toy, outline(WIDTH - 0.01, HEIGHT - 0.01, ROUND), (WIDTH, HEIGHT), THICKNESS + LIFT)
    under = outline(WIDTH - 0.09, HEIGHT - 0.09, ROUND * 0.7)
    points: list[Point] = [(x, y, -LIFT) for x, y in under]
    toy.face(points, [(0, 0, -1)] * len(points), back, Surface.CARD)


def _card(toy: Toy, colour: str) -> None:
    coat = Paint(colour, Surface.CARD, Surface.BEVEL, 0.12)
    slab(toy, outline(WIDTH, HEIGHT, ROUND), THICKNESS, coat, THICKNESS * 0.3)


def bundle(toy: Toy) -> None:
    """Cards of a deck that lie on each other, not quite even."""
    for number in range(LAYERS):
        x, y = 0.007 * math.sin(2.4 * number), 0.007 * math.cos(3.9 * number)
        with toy.at(x, y, number * THICKNESS, rz=0.9 * math.sin(1.7 * number)):
            _card(toy, CARD if number % 2 else DARK_CARD)


def rack(toy: Toy) -> None:
    """The bowed rack: staves side by side, each with a groove between a lip and a rail; walnut
    blocks at both ends."""
    pitch = RACK / STAVES
    for number in range(STAVES):
        part = (number - (STAVES - 1) / 2) / (STAVES / 2)
        tone = mixed(OAK, "#FFE3B4" if number % 2 else "#6B4420", 0.05)
        with toy.at(part * RACK / 2, -BOW * part * part, 0, rz=-11.0 * part):
            toy.grain((1, 0, 0), (number * 0.37) % 1.0)
            _stave(toy, pitch + 0.06, tone)
    for side in (-1, 1):
        with toy.at(side * (RACK / 2 + 0.03), -BOW * 1.03, 0, rz=-11.0 * side):
            toy.grain((0, 1, 0), 0.5 + side * 0.2)
            toy.box(0.17, 0.66, 0.3, WALNUT, 0, 0.02, bevel=0.05)


def _stave(toy: Toy, width: float, tone: str) -> None:
    """A piece of the rack, the cards' lower edges in its middle."""
    profile = [
        (-0.27, 0.0),
        (0.31, 0.0),
        (0.31, 0.2),
        (0.1, 0.2),
        (0.04, 0.12),
        (-0.06, 0.12),
        (-0.09, 0.25),
        (-0.27, 0.25),
    ]
    with toy.at(0, 0, 0, rz=90):
        toy.prism(profile, width, tone, 0.035)
