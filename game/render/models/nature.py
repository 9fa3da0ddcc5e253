"""Trees, rocks and other small things that tell the biome of a tile."""

from __future__ import annotations

from game.render.models.paint import paler
from game.render.models.toy import Toy

FIR, SNOWY_FIR, SNOW, BARK = "#3F7E4E", "#6D98A0", "#F4F5F0", "#8A5A34"


def tree(toy: Toy, x: float, y: float, size: float = 1.0, *, snowy: bool = False) -> None:
    """A fir of two cones, its upper one white under snow."""
    green = SNOWY_FIR if snowy else FIR
    with toy.at(x, y, scale=size):
        toy.peg(0.025, 0.1, BARK, segments=6)
        toy.cone(0.105, 0.2, green, z=0.06, segments=10)
        toy.cone(0.08, 0.17, SNOW if snowy else paler(green, 0.12), z=0.17, segments=10)


def cactus(toy: Toy, x: float, y: float, size: float = 1.0) -> None:
    """A cactus with two arms."""
    green = "#5E9A5B"
    with toy.at(x, y, scale=size):
        toy.peg(0.036, 0.25, green, segments=8)
        toy.box(0.15, 0.04, 0.04, green, 0.015, 0, 0.1)
        toy.peg(0.024, 0.12, green, 0.085, 0, 0.1, segments=6)
        toy.peg(0.024, 0.1, green, -0.055, 0, 0.1, segments=6)


def rock(toy: Toy, x: float, y: float, size: float = 1.0, colour: str = "#9AA3A6") -> None:
    """A round stone."""
    with toy.at(x, y, scale=size):
        toy.ball(0.07, colour, z=0.035, squash=0.7, segments=10)


def _forest(toy: Toy, left: tuple[float, float], right: tuple[float, float]) -> None:
    tree(toy, *left, 0.7)
    tree(toy, *right, 0.62)


def _desert(toy: Toy, left: tuple[float, float], right: tuple[float, float]) -> None:
    cactus(toy, *left, 0.7)
    rock(toy, *right, 0.8, "#C99A58")


def _mountains(toy: Toy, left: tuple[float, float], right: tuple[float, float]) -> None:
    rock(toy, *left, 1.0, "#75869A")
    rock(toy, *right, 0.8, "#8C9BAD")


def _tundra(toy: Toy, left: tuple[float, float], right: tuple[float, float]) -> None:
    tree(toy, *left, 0.68, snowy=True)
    with toy.at(*right):
        toy.ball(0.06, "#FFFFFF", z=0.025, squash=0.6, segments=10)


BIOMES = {"forest": _forest, "desert": _desert, "mountains": _mountains, "tundra": _tundra}
SIDES = "sides"
PLACES: dict[str, tuple[tuple[float, float], tuple[float, float]]] = {
    SIDES: ((-0.35, -0.08), (0.355, -0.02)),
    "back": ((-0.2, 0.225), (0.2, 0.225)),
    "front": ((-0.355, -0.17), (0.36, 0.0)),
}
"""Where a tile's two small things stand: beside, behind or before the building."""
PLACE_OF = {
    "bridge_stone": "back",
    "bridge_wood": "back",
    "bridge_rope": "back",
    "fountain": "front",
    "market": "back",
    "garden": "back",
    "gate_arch": "back",
    "well": "front",
}
"""Where they stand for each model of building; at the sides for all others."""
BARE = frozenset({"pen", "stable"})
"""Buildings that fill their tile: nothing stands beside them."""


def scenery(toy: Toy, biome: str, place: str) -> None:
    """The two small things of a biome at one of the ``PLACES``."""
    BIOMES[biome](toy, *PLACES[place])
