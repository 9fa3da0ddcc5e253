"""The symbol family: masks of one stroke weight, read from a baked sheet and scaled.

A mask is an ``"L"`` picture: 255 where the symbol is, to be filled with any colour. The family is
drawn on a 24 × 24 grid by ``tools/symbols.py``; ``assets/symbols/symbols.json`` lists its names.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache

from PIL import Image

from game.render.faces.shared_parts import shared_part
from game.resources import assets, installed

CELL = 160
"""Side of a symbol on the sheet, in pixels."""
COLUMNS = 10
SHEET, NAMES = "symbols/symbols.png", "symbols/symbols.json"
MORE_SHEET, MORE_NAMES = "symbols/more.png", "symbols/more.json"
"""A second sheet, opened when a symbol isn't on the first: what some titles alone show."""
SHEETS = ((SHEET, NAMES), (MORE_SHEET, MORE_NAMES))
FINE = "fine-"
"""Before the name of a material: its symbol in the finer stroke of the blocks' stamps."""
ALIASES = {"animal_house": "animal", "tnt": "bomb"}
"""Names of the rules for symbols known by what they show."""


class UnknownSymbol(Exception):  # noqa: N818 - names what is wrong
    """The family has no symbol of that name."""


@cache
def _sheet(number: int) -> tuple[Image.Image, dict[str, int]]:
    picture, listed = SHEETS[number]
    with installed(assets() / listed) as file:
        names = json.loads(file.read_text("utf-8"))
        places = {str(name): place for place, name in enumerate(names)}
    with installed(assets() / picture) as file, Image.open(file) as sheet:
        sheet.load()
        return sheet, places


def names() -> tuple[str, ...]:
    """Every name that :func:`mask` knows, aliases included."""
    return (*(name for number in range(len(SHEETS)) for name in _sheet(number)[1]), *ALIASES)


@shared_part
@lru_cache(maxsize=512)
def mask(name: str, size: int) -> Image.Image:
    """The mask of a symbol, ``size`` pixels wide and high; raises :class:`UnknownSymbol`.

    The picture is shared: don't draw into it.
    """
    for number in range(len(SHEETS)):
        sheet, places = _sheet(number)
        place = places.get(ALIASES.get(name, name))
        if place is not None:
            left, top = place % COLUMNS * CELL, place // COLUMNS * CELL
            box = (left, top, left + CELL, top + CELL)
            return sheet.resize((size, size), Image.Resampling.LANCZOS, box=box)
    raise UnknownSymbol(name)
