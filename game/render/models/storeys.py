"""Storeys of towers: blocks of four building materials with windows and a door in relief.

A storey's sides are a door, a window, two windows, a window, from the front round to the right. Its
picture holds the wall's pattern in its upper half and the material's sign, which shows on the top
of a block that lies alone, in its lower left quarter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.render.mesh import Surface
from game.render.models.carving import Flat
from game.render.models.dice import rounded_box
from game.render.models.paint import Paint, paler
from game.render.models.printing import TOP, WALL, arched, flat, panel, rectangle, ring, sheet
from game.render.models.toy import Toy
from game.scene.tower import SIDE, STOREY

ROUNDING = 0.035
LIFT = 0.0015
RELIEF = 0.022
"""How far a frame stands out."""
BRASS = "#D9A441"
KERB_OUT, KERB = 0.46, 0.07
"""From the middle of a field to the outer side of the kerb round a tower, and its width."""
NIGHT = "#3A4650"
"""A window behind which no lamp burns."""


class Openings(NamedTuple):
    """How windows and door of a material look."""

    paint: str
    edge: float
    frame: str
    pane: str
    door: str
    glass: Surface = Surface.PLAIN


OPENINGS = {
    "coal": Openings("#3D3436", 0.2, "#1E1716", "#FFD27C", "#B2452F"),
    "chalk": Openings("#F1E6D0", 0.3, "#7A4C28", "#F3C877", "#3E6F86"),
    "slate": Openings("#8A99A4", 0.3, "#F2EBDD", "#F6CE83", "#8F4A2E"),
    "brick": Openings("#B9533A", 0.3, "#F6E7D0", "#F6CE83", "#2F5B4C"),
}
"""By material: lit arches, four panes, round windows, tall ones with a sill."""


def storey(toy: Toy, material: str, *, lit: bool | None = None) -> None:
    """A block of a material; it stands on z = 0.

    ``lit``: lamps burn behind its windows, or it is night behind them; None: it is day.
    """
    look = OPENINGS[material]
    if lit is not None:
        look = look._replace(glass=Surface.LAMP) if lit else look._replace(pane=NIGHT)
    paint = Paint(look.paint)
    rounded_box(
        toy, (SIDE, SIDE, STOREY), ROUNDING, paint, paler(look.paint, look.edge), STOREY / 2
    )
    wide, high = SIDE - 2 * ROUNDING, STOREY - 2 * ROUNDING
    sheet(toy, (wide, wide), TOP, STOREY + LIFT)
    window = _WINDOWS[material]
    for quarter, places in enumerate(((), (0.0,), (-0.145, 0.145), (0.0,))):
        with toy.at(rz=90.0 * quarter):
            panel(toy, (wide, high), WALL, (0, -SIDE / 2 - LIFT, STOREY / 2))
            for x in places:
                window(toy, look, x)
            if not places:
                _door(toy, look)


def _raised(toy: Toy, outline: list[Flat], colour: str, out: float = RELIEF) -> None:
    """A flat thing that stands out of the front wall."""
    with toy.at(0, -SIDE / 2, 0):
        toy.prism(outline, 2 * out, Paint(colour, paler=0.15), 0.006)


def _pane(toy: Toy, outline: list[Flat], look: Openings, out: float = RELIEF) -> None:
    flat(toy, outline, SIDE / 2 + out + LIFT, look.pane, look.glass)


def _bars(toy: Toy, frame: str, x: float, z: float, size: Flat, out: float = RELIEF) -> None:
    """A cross of thin bars over a pane whose lower edge is at ``z``."""
    thin = 0.014
    place = SIDE / 2 + out + 2 * LIFT
    flat(toy, rectangle(thin, size[1], x, z), place, frame)
    flat(toy, rectangle(size[0], thin, x, z + size[1] * 0.5 - thin / 2), place, frame)


def _arch_window(toy: Toy, look: Openings, x: float) -> None:
    _raised(toy, arched(0.155, 0.225, x, 0.09), look.frame)
    _pane(toy, arched(0.122, 0.19, x, 0.107), look)
    _bars(toy, look.frame, x, 0.107, (0.122, 0.188))


def _four_panes(toy: Toy, look: Openings, x: float) -> None:
    _raised(toy, rectangle(0.165, 0.19, x, 0.115), look.frame)
    _pane(toy, rectangle(0.13, 0.155, x, 0.132), look)
    _bars(toy, look.frame, x, 0.132, (0.13, 0.155))


def _round_window(toy: Toy, look: Openings, x: float) -> None:
    _raised(toy, ring(0.098, x, 0.215), look.frame)
    _pane(toy, ring(0.076, x, 0.215), look)
    _bars(toy, look.frame, x, 0.139, (0.15, 0.152))


def _tall_window(toy: Toy, look: Openings, x: float) -> None:
    _raised(toy, rectangle(0.145, 0.225, x, 0.1), look.frame)
    _raised(toy, rectangle(0.195, 0.03, x, 0.08), look.frame, RELIEF * 1.7)
    _pane(toy, rectangle(0.112, 0.19, x, 0.118), look)
    _bars(toy, look.frame, x, 0.118, (0.112, 0.19))


_WINDOWS: dict[str, Callable[[Toy, Openings, float], None]] = {
    "coal": _arch_window,
    "chalk": _four_panes,
    "slate": _round_window,
    "brick": _tall_window,
}


def _door(toy: Toy, look: Openings) -> None:
    """An arched door with a step and a brass knob, a small lamp on either side."""
    _raised(toy, arched(0.2, 0.3, 0, 0.01), look.frame)
    flat(toy, arched(0.16, 0.27, 0, 0.016), SIDE / 2 + RELIEF + LIFT, look.door)
    seam = paler(look.door, 0.28)
    for x in (-0.042, 0.0, 0.042):
        flat(toy, rectangle(0.006, 0.2, x, 0.018), SIDE / 2 + RELIEF + 2 * LIFT, seam)
    with toy.at(0, -SIDE / 2 - RELIEF, 0):
        toy.ball(0.014, BRASS, 0.05, -0.006, 0.13, segments=6)
        toy.box(0.24, 0.06, 0.03, "#CBB894", 0, -0.02, 0.0, bevel=0.008)
    for x in (-0.2, 0.2):
        _raised(toy, rectangle(0.07, 0.085, x, 0.19), look.frame, RELIEF * 0.8)
        _pane(toy, rectangle(0.044, 0.058, x, 0.2035), look, RELIEF * 0.8)


def field(toy: Toy, colour: str, edge: float = 0.25) -> None:
    """A field of a board with its printed face; it lies 0.05 high."""
    toy.box(0.955, 0.955, 0.05, Paint(colour, paler=edge), bevel=0.016)
    sheet(toy, (0.915, 0.915), _WHOLE, 0.05 + LIFT)


def kerbed_field(toy: Toy, colour: str, kerb: str, edge: float = 0.25) -> None:
    """A field on which something stands: a kerb in its material's paint goes round it.

    ``colour``: the field's; ``kerb``: the kerb's; ``edge``: how much paler the field's edges are.
    """
    field(toy, colour, edge)
    paint = Paint(kerb, paler=0.4)
    for side in (-1, 1):
        place = side * (KERB_OUT - KERB / 2)
        toy.box(2 * KERB_OUT, KERB, 0.045, paint, 0, place, 0.05, bevel=0.012)
        toy.box(KERB, 2 * (KERB_OUT - KERB), 0.045, paint, place, 0, 0.05, bevel=0.012)


_WHOLE = TOP._replace(left=-0.008, low=-0.008, right=1.008, high=1.008)
