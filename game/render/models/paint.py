"""Paint on the toys: fixed colours, and named ones that a variant of a model fills in."""

from __future__ import annotations

from typing import NamedTuple

from game.render.mesh import Surface

CREAM = "#FFF6E4"
"""Paler edges lean towards this colour."""
UMBER = "#22140A"
"""Darker shades lean towards this one."""
GOLD = "#E69F00"
SKIN = "#E9C79B"
PLAYERS = ("#C9502A", "#2F75B5", "#2F9272", "#B46A93")
EDGE_MARK = "~"
"""Ends the name of a paint slot that holds the paler edge of another."""

RGB = tuple[int, int, int]


def rgb(colour: str) -> RGB:
    """The three bytes of ``#RRGGBB``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(colour: str, other: str, share: float) -> str:
    """``colour`` with ``share`` (0…1) of ``other`` in it."""
    parts = (
        round(a * (1 - share) + b * share) for a, b in zip(rgb(colour), rgb(other), strict=True)
    )
    return "#{:02X}{:02X}{:02X}".format(*parts)


def paler(colour: str, share: float = 0.22) -> str:
    """``colour`` leaning towards cream."""
    return mixed(colour, CREAM, share)


def darker(colour: str, share: float = 0.3) -> str:
    """``colour`` leaning towards umber."""
    return mixed(colour, UMBER, share)


class Paint(NamedTuple):
    """What a shape is painted with: ``#RRGGBB`` or the name of a slot, and the surface kinds."""

    colour: str
    surface: Surface = Surface.WOOD
    edge: Surface = Surface.BEVEL
    paler: float = 0.22

    def edge_colour(self) -> str:
        """The colour of the bevels: paler, or the slot that will hold the paler colour."""
        if self.paler == 0:
            return self.colour
        if not self.colour.startswith("#"):
            return self.colour + EDGE_MARK
        return paler(self.colour, self.paler)


Coat = str | Paint
"""A paint, or just its colour for ordinary painted wood."""


def painted(coat: Coat) -> Paint:
    """The paint of a coat."""
    return coat if isinstance(coat, Paint) else Paint(coat)


def plain(colour: str) -> Paint:
    """Smooth paint without grain and without a paler edge: eyes, water, windows."""
    return Paint(colour, Surface.PLAIN, Surface.PLAIN, 0)


MATERIAL_WALLS = {
    "wood": "#B97C44",
    "sand": "#EBCB82",
    "stone": "#AEB5B6",
    "obsidian": "#5B5380",
}
BIOME_ROOFS = {
    "forest": "#B5482F",
    "desert": "#D2762E",
    "mountains": "#3B78A8",
    "tundra": "#BFD2DE",
}
BIOME_ACCENTS = {
    "forest": "#3F7E4E",
    "desert": "#2F7F8C",
    "mountains": "#B5482F",
    "tundra": "#3B78A8",
}


def palette(biome: str, material: str) -> dict[str, str]:
    """The colours of the named paints for a building of ``material`` in ``biome``."""
    bases = {
        "wall": MATERIAL_WALLS[material],
        "roof": BIOME_ROOFS[biome],
        "accent": BIOME_ACCENTS[biome],
    }
    colours: dict[str, str] = {}
    for name, colour in bases.items():
        colours |= {name: colour, f"{name}-dark": darker(colour), f"{name}-light": paler(colour)}
    return colours | {name + EDGE_MARK: paler(colour) for name, colour in colours.items()}
