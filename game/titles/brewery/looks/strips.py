"""The printed fields of the four buildings: what goes in, what comes, and from which value at once.

A picture holds a building's strips as its columns, the farthest field at the left; each is turned
left, so that as much of a picture is used as can be.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from game.render.models.carving import Flat
from game.render.models.paint import rgb
from game.render.models.printing import INSET, Part
from game.titles.brewery.looks.drawing import (
    AMBER,
    INK,
    PAINTS,
    SECOND_INK,
    Print,
)
from game.titles.brewery.scene.places import MAIN, QUICK, SECOND, STRIP

SIZE = (1200, 290)
"""Size at which a strip is drawn."""
COLUMNS = 3
"""So many strips stand side by side on a picture."""
TRIM = INSET / 3
"""So much more of a strip's long edges isn't shown."""
BRASS, BRASS_LINE = "#E3B45A", "#7A4E0A"
"""Of the plaques at pool and warehouse."""
FINE = ("gold", "reroll")
"""Symbols whose lines lie close together."""
GROUND, LINE, REST = "#FBF0D8", "#B79A6B", "#C9DAA8"
PLAIN: Mapping[str, str] = MappingProxyType({})
DIE_INKS = {"light": "#5A3608", "dark": "#F3D9AE", "hops": "#173312", "skill": "#F2F7FF"}


class Strip(NamedTuple):
    """One field: what lies on it (kind, least value), what it gives, and what speeds it up."""

    items: tuple[tuple[str, int], ...]
    text: str
    gives: str
    quick: int = 0


STRIPS: dict[str, tuple[Strip, ...]] = {
    "malt": (
        Strip((("seed", 0),), "", "light", 3),
        Strip((("light", 0),), "", "dark", 3),
        Strip((("light", 0), ("dark", 0)), "+1", "warehouse", 2),
    ),
    "hops": (Strip((("seed", 0),), "", "hops", 3), Strip((("hops", 0),), "+1", "warehouse", 2)),
    "school": (
        Strip((("skill", 3),), "", "reroll"),
        Strip((("skill", 2),), "", "exchange"),
        Strip((("skill", 5),), "+", "skill"),
    ),
    "seeds": (
        Strip((("hops", 0),), "1", "seed", 3),
        Strip((("dark", 0),), "2", "seed", 3),
        Strip((("skill", 0), ("dark", 0)), "4/3", "gold", 3),
    ),
}


def _across(place: float) -> float:
    """Pixels of a place told across a field in table units."""
    return SIZE[0] * (0.5 + place / STRIP[0])


def page(name: str, size: tuple[int, int], symbols: Mapping[str, str] = PLAIN) -> Image.Image:
    """The picture of a building's fields, ``size`` in pixels.

    ``symbols`` are drawn instead of others.
    """
    sheet = Image.new("RGB", size, rgb(GROUND))
    wide, long = size[0] // COLUMNS, size[1]
    drawn = [_strip(strip, symbols).finished((long, wide)) for strip in STRIPS[name]]
    if name == "hops":
        drawn.append(_bench(symbols).finished((long, wide)))
    for column, picture in enumerate(drawn):
        sheet.paste(picture.transpose(Image.Transpose.ROTATE_90), (column * wide, 0))
    return sheet


def corners_of(column: int) -> list[Flat]:
    """Where a strip lies in its picture, in shares: its near left corner, then anticlockwise."""
    part = Part(column / COLUMNS + TRIM, 0.0, (column + 1) / COLUMNS - TRIM, 1.0)
    return [part.at(*each) for each in ((1, 0), (1, 1), (0, 1), (0, 0))]


def _strip(strip: Strip, symbols: Mapping[str, str]) -> Print:
    ground = Print(SIZE, GROUND, symbols)
    wide, high = SIZE
    ground.plate((5, 5, wide - 6, high - 6), 46, GROUND, LINE, 9)
    middle = high / 2
    two = len(strip.items) > 1
    size = 188 if two else 216
    for (kind, least), place in zip(strip.items, (MAIN, SECOND), strict=False):
        if kind in PAINTS:
            ground.socket(kind, _across(place), middle, size, least)
        else:
            ground.round_socket(kind, _across(place), middle, size)
    last, wide_by = (SECOND, 1.0) if two else (MAIN, 1.25)
    x = _across(last) + size / 2 + 52 * wide_by
    ground.symbol("arrow", SECOND_INK, x, middle, 100 * wide_by, bold=3)
    _gain(ground, strip, x + 58 * wide_by, wide_by)
    if strip.quick:
        ground.socket("skill", _across(QUICK), middle, 206, strip.quick)
    return ground


def _gain(ground: Print, strip: Strip, x: float, size: float) -> None:
    """What a field gives, from ``x`` on; on a field with room it is larger than 1."""
    y = SIZE[1] / 2
    if strip.text:
        x += ground.text(strip.text, INK, x, y, round(126 * size), at="l") + 14
    if strip.gives in PAINTS:
        _chip(ground, strip.gives, x, 72 * size)
        return
    fine = strip.gives in FINE
    ink = AMBER if strip.gives == "gold" else INK
    ground.symbol(strip.gives, ink, x + 74 * size, y, 148 * size, bold=1 if fine else 3)
    if strip.gives == "exchange":
        for number, kind in enumerate(PAINTS):
            _chip(ground, kind, x + 172 * size + 132 * number, 60)
    if strip.gives == "reroll":
        for number, place in enumerate(("pool", "warehouse")):
            middle = x + (250 + 160 * number) * size
            ground.disc(middle, y, 78, BRASS, BRASS_LINE, 8)
            ground.symbol(place, "#4A2E06", middle, y, 108, bold=1)


def _chip(ground: Print, kind: str, x: float, half: float) -> None:
    """A die of a kind, from ``x`` on."""
    y = SIZE[1] / 2
    ground.plate(
        (x, y - half, x + 2 * half, y + half), round(0.44 * half), ground.paint(kind), INK, 8
    )
    ground.symbol(kind, DIE_INKS[kind], x + half, y, 1.5 * half, bold=2)


def _bench(symbols: Mapping[str, str]) -> Print:
    """Where skill dice rest until clean-up."""
    ground = Print(SIZE, REST, symbols)
    wide, high = SIZE
    ground.plate((5, 5, wide - 6, high - 6), 46, REST, "#8FAE68", 9)
    for number in range(5):
        x = _across(-0.7 + 0.35 * number)
        box = (x - 92, high / 2 - 92, x + 92, high / 2 + 92)
        ground.plate(box, 30, "#BACF94", "#8FAE68", 6)
        ground.symbol("skill", "#A3BD7C", x, high / 2, 110)
    return ground
