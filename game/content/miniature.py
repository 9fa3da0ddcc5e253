"""A miniature as data: turned and sawn pieces, where they stand and how they are painted.

Lengths are in thousandths of a tile's side, angles in whole degrees. A miniature stands at the
origin: x to the right, y away from the player who sits before it, z up.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

Trio = tuple[int, int, int]
Spot = tuple[int, int]


class Shape(StrEnum):
    """The whole vocabulary of the toy-maker."""

    BOX = "box"
    PLANK = "plank"
    WEDGE = "wedge"
    CYLINDER = "cylinder"
    CONE = "cone"
    BALL = "ball"
    ARCH = "arch"
    TURNED = "turned"


class Shade(StrEnum):
    """How a paint differs from the one it is named after."""

    PURE = ""
    DARK = "dark"
    LIGHT = "light"


SLOTS = ("wall", "roof", "accent")
"""Paints that a building takes from its tile: of its material, of its biome, and another of it."""


@dataclass(frozen=True, slots=True)
class Paint:
    """``colour`` is ``#RRGGBB`` or one of the ``SLOTS``; smooth paint shows no grain or edge."""

    colour: str
    shade: Shade = Shade.PURE
    smooth: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """Where one copy stands: scaled by ``size`` thousandths, turned about x, then y, then z, moved
    to ``at``; ``mirrored`` then exchanges left and right."""

    at: Trio = (0, 0, 0)
    turn: Trio = (0, 0, 0)
    size: int = 1000
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One shape and its copies. Its bottom lies at its place (a ball's middle does).

    ``measures``: box width, depth, height; wedge width, length, height (its ridge runs along y);
    cylinder and cone radius, height; ball radius; arch width, depth, height, radius of the opening;
    plank thickness. ``outline``: a plank's corners in x and z; a turned piece's radii and heights
    from the bottom up. ``bevel`` and ``sides`` are None where the piece's size decides.
    """

    shape: Shape
    measures: tuple[int, ...]
    paint: Paint
    placings: tuple[Placing, ...]
    outline: tuple[Spot, ...] = ()
    bevel: int | None = None
    sides: int | None = None
    stretch: int = 1000
    """Height of a ball or of an arch's opening, in thousandths of a round one's."""
    soft: int = 38
    """A turned piece's profile is rounded where it bends by less than so many degrees."""
    pale: tuple[int, ...] = ()
    """Steps of a turned piece's profile that carry the paler paint of edges."""
    rounded: bool = False
    """A thin cylinder with a rounded head: a peg."""


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces that are placed together."""

    pieces: tuple[Piece | Group, ...]
    placings: tuple[Placing, ...]


@dataclass(frozen=True, slots=True)
class Miniature:
    """What stands on a tile. ``scenery``: spots of the two small things of the biome, or none."""

    pieces: tuple[Piece | Group, ...]
    size: int = 1000
    scenery: tuple[Spot, ...] = ()
    line: int = field(default=0, compare=False, repr=False)
    """Where it stands in its file."""


@dataclass(frozen=True, slots=True)
class Miniatures:
    """Miniatures by name, those of buildings apart from those of mobs, and the biomes' things."""

    buildings: dict[str, Miniature]
    mobs: dict[str, Miniature]
    scenery: dict[str, tuple[Miniature, ...]]
