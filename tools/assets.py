"""Bake the models and the symbols into ``assets/``: ``python -m tools.assets``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from PIL import Image

from game.content.models import FILE as MINIATURES
from game.render.faces.symbols import (
    CELL,
    COLUMNS,
    FINE,
    MORE_NAMES,
    MORE_SHEET,
    NAMES,
    SHEET,
)
from game.render.models.bakery import FILE, bake
from game.render.models.carving import Carved
from game.render.models.coarsening import with_coarse
from game.render.models.larder import carve_all
from game.render.models.toybox import Toybox
from game.render.models.workshop import carve, sculptors
from game.resources import assets
from game.titles.biomes.content.miniatures import collection
from game.titles.brewery.looks.models import TOYBOX as BREWERY
from game.titles.towers.looks.models import TOYBOX as TOWERS
from tools.pen import Pen
from tools.symbols import FAMILY, FINE_STROKE, MATERIALS, STROKE
from tools.symbols_more import MORE

T = TypeVar("T")
BOXES = (TOWERS, BREWERY)
"""The toy-boxes that titles keep ready."""


def models(every: int = 1) -> Iterator[tuple[str, Carved]]:
    """The models that all titles share, and the miniatures; or one of so many of each."""
    pieces = ((name, carve(sculptor)) for name, sculptor in some(sculptors(), every).items())
    yield from with_coarse(pieces)
    shipped = collection().miniatures
    buildings, mobs = some(shipped.buildings, every), some(shipped.mobs, every)
    yield from carve_all(replace(shipped, buildings=buildings, mobs=mobs))


def toybox(box: Toybox, every: int = 1) -> Iterator[tuple[str, Carved]]:
    """A title's own models by name, or one of ``every`` so many."""
    carved = ((name, carve(each)) for name, each in some(box.sculptors, every).items())
    return with_coarse(carved, {name: each() for name, each in box.coarse.items()})


def some(named: Mapping[str, T], every: int) -> dict[str, T]:
    """One of ``every`` so many, evenly, by name."""
    return dict(list(named.items())[::every])


def miniatures() -> str:
    """The names of the miniatures, and where the small things beside the buildings stand."""
    shipped = collection().miniatures
    spots = {name: each.scenery for name, each in shipped.buildings.items()}
    names = {"buildings": spots, "mobs": list(shipped.mobs)}
    return json.dumps(names, indent=None, separators=(",", ":")).replace("]],", "]],\n") + "\n"


def symbols() -> tuple[list[str], Image.Image]:
    """The names of the symbols in the order of their cells, and the sheet of masks."""
    drawn = {name: (strokes, STROKE) for name, strokes in FAMILY.items()}
    drawn |= {FINE + name: (strokes, FINE_STROKE) for name, strokes in MATERIALS.items()}
    return list(drawn), _sheet(drawn)


def more_symbols() -> tuple[list[str], Image.Image]:
    """As :func:`symbols`, of those that some titles alone show."""
    return list(MORE), _sheet({name: (strokes, STROKE) for name, strokes in MORE.items()})


def _sheet(drawn: Mapping[str, tuple[str, float]]) -> Image.Image:
    """Masks of strokes and their widths, cell by cell."""
    rows = -(-len(drawn) // COLUMNS)
    sheet = Image.new("L", (COLUMNS * CELL, rows * CELL))
    for place, (strokes, width) in enumerate(drawn.values()):
        corner = (place % COLUMNS * CELL, place // COLUMNS * CELL)
        sheet.paste(Pen(CELL, width).draw(strokes), corner)
    return sheet


def main() -> None:
    """Write every baked file."""
    for name in (FILE, SHEET):
        (assets() / name).parent.mkdir(exist_ok=True)
    (assets() / FILE).write_bytes(bake(models()))
    for box in BOXES:
        (assets() / box.baked).write_bytes(bake(toybox(box)))
    (assets() / MINIATURES).write_text(miniatures(), "utf-8")
    for (names, sheet), listed, picture in (
        (symbols(), NAMES, SHEET),
        (more_symbols(), MORE_NAMES, MORE_SHEET),
    ):
        (assets() / listed).write_text(json.dumps(names, indent=0) + "\n", "utf-8")
        sheet.save(assets() / picture, optimize=True)
    for name in (
        FILE,
        *(box.baked for box in BOXES),
        MINIATURES,
        SHEET,
        NAMES,
        MORE_SHEET,
        MORE_NAMES,
    ):
        print(f"{name}: {(assets() / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
