"""Four building materials, told apart by pattern and symbol as well as by colour.

Each pattern is the material's own: tarred boards, plaster with timber, fish-scale shingles, a
running bond of bricks. They are drawn at any size, course by course.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from game.render.faces.shared_parts import shared_part
from game.render.faces.symbols import mask
from game.render.models.paint import mixed, rgb

FINER = 2
"""Patterns are drawn so many times larger and averaged down."""
PARCHMENT = "#F3E3C3"
Flat = tuple[float, float]
Size = tuple[int, int]


class Masonry(NamedTuple):
    """A building material: its paint, the lines of its pattern, and the ink of its symbol.

    ``calm``: how far a printed field leans towards parchment, so that what stands on it stands out.
    """

    paint: str
    line: str
    ink: str
    symbol: str
    calm: float
    spread: float
    """How much single boards, shingles or bricks differ in tone."""


MASONRY = {
    "coal": Masonry("#3D3436", "#5C4D4E", "#F4BC5C", "coal", 0.13, 0.09),
    "chalk": Masonry("#F1E6D0", "#8A5A34", "#8A5A34", "chalk", 0.10, 0.0),
    "slate": Masonry("#8A99A4", "#5F7386", "#24323C", "slate", 0.26, 0.12),
    "brick": Masonry("#B9533A", "#DFA684", "#FFE9D2", "brick", 0.2, 0.13),
}
"""By name: black boards, white plaster, grey shingles, red bricks."""
ON_FIELDS = {"slate": (6.0, "#57697A"), "brick": (7.0, "#DDA88E")}
"""So many courses a field of these shows, and their line."""
SIGNS = {"coal": 0.5, "slate": 0.42, "brick": 0.58}
"""How wide the symbols on fields are: in different sizes they are told apart from farther away."""
BEAM_ON_FIELDS, BRASS = "#AE7B47", "#D9A441"


def calm(name: str) -> str:
    """The paint of a material's field."""
    kind = MASONRY[name]
    return mixed(kind.paint, PARCHMENT, kind.calm)


@shared_part
@cache
def pattern(name: str, size: Size, course: int, line: str = "") -> Image.Image:
    """A ground of a material, one course ``course`` pixels high; ``line``: another colour for its
    lines. The picture is shared."""
    kind = MASONRY[name]._replace(line=line) if line else MASONRY[name]
    large = Image.new("RGB", (size[0] * FINER, size[1] * FINER), rgb(kind.paint))
    _MOTIFS[name](large, kind, course * FINER, random.Random(name))
    return large.resize(size, Image.Resampling.LANCZOS)


@shared_part
@cache
def field(name: str, size: Size, studs: int = 0) -> Image.Image:
    """A calm printed field of a material, with a line round it and so many brass squares along its
    front edge. The picture is shared."""
    kind = MASONRY[name]
    wide = size[0]
    course, line = ON_FIELDS.get(name, (8.0, ""))
    ground = pattern(name, size, round(wide / course), line).copy()
    soft = calm(name)
    if name == "chalk":
        _crossed(ground, BEAM_ON_FIELDS, wide * 0.062)
    if name == "coal":
        _lamp(ground)
        _sign(ground, kind.symbol, kind.ink)
    ground = Image.blend(ground, Image.new("RGB", size, rgb(PARCHMENT)), kind.calm)
    if name == "brick":
        quiet = Image.radial_gradient("L").resize(size).point([_near(v) for v in range(256)])
        ground.paste(rgb(mixed(kind.paint, PARCHMENT, 0.5 * kind.calm)), (0, 0, *size), quiet)
    if name in ON_FIELDS:
        _sign(ground, kind.symbol, kind.ink)
    inset, width = wide * 0.016, max(round(wide * 0.018), 1)
    draw = ImageDraw.Draw(ground)
    draw.rounded_rectangle(
        (inset, inset, size[0] - 1 - inset, size[1] - 1 - inset),
        wide * 0.045,
        outline=rgb(mixed(soft, "#241408", 0.34)),
        width=width,
    )
    for number in range(studs):
        x, y = wide * (0.5 + 0.11 * (number - (studs - 1) / 2)), size[1] * 0.91
        half = wide * 0.04
        box = (x - half, y - half, x + half, y + half)
        draw.rounded_rectangle(box, half / 3, rgb(BRASS), rgb("#4A2E10"), max(round(half / 4), 1))
    return ground


def _near(distance: int) -> int:
    """How far a sign's quiet ground covers the pattern, by the distance from the middle."""
    return max(0, min(215, (118 - distance) * 5))


def _sign(ground: Image.Image, symbol: str, ink: str) -> None:
    """A symbol in the middle of a field."""
    shape = mask(symbol, round(ground.width * SIGNS[symbol]))
    left, top = (ground.width - shape.width) // 2, (ground.height - shape.height) // 2
    ground.paste(rgb(ink), (left, top, left + shape.width, top + shape.height), shape)


def _tone(colour: str, kind: Masonry, chance: random.Random) -> str:
    """A little paler or darker than ``colour``."""
    by = chance.uniform(-kind.spread, kind.spread)
    return mixed(colour, "#FFE8CC" if by > 0 else "#1A0E08", abs(by))


def _boards(large: Image.Image, kind: Masonry, course: int, chance: random.Random) -> None:
    draw, (width, height) = ImageDraw.Draw(large), large.size
    gap = max(course // 12, 1)
    for number, y in enumerate(range(0, height, course)):
        draw.rectangle((0, y, width, y + course), rgb(_tone(kind.paint, kind, chance)))
        draw.rectangle((0, y, width, y + gap - 1), rgb(kind.line))
        joint = width * (0.28 + 0.44 * ((number * 5) % 7) / 7)
        draw.rectangle((joint, y, joint + gap - 1, y + course), rgb(kind.line))


def _timber(large: Image.Image, kind: Masonry, course: int, chance: random.Random) -> None:
    """Bare plaster, faintly uneven; beams are put on it by whoever shows it."""
    draw, (width, height) = ImageDraw.Draw(large), large.size
    for _ in range(width * height // (course * course)):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        r = course * chance.uniform(0.2, 0.7)
        tint = mixed(kind.paint, "#FFFFFF" if chance.random() < 0.5 else "#D8C29C", 0.22)
        draw.ellipse((x - r, y - r / 2, x + r, y + r / 2), rgb(tint))
    blurred = large.filter(ImageFilter.GaussianBlur(course / 4))
    large.paste(blurred)


def _shingles(large: Image.Image, kind: Masonry, course: int, chance: random.Random) -> None:
    draw, (width, height) = ImageDraw.Draw(large), large.size
    half, line = course * 0.62, max(course // 9, 1)
    for row in range(math.ceil(height / course), -2, -1):
        y = row * course
        x = -half if row % 2 else 0.0
        while x < width + half:
            box = (x - half, y - half, x + half, y + course * 1.16)
            draw.ellipse(box, rgb(_tone(kind.paint, kind, chance)), rgb(kind.line), line)
            x += 2 * half


def _bricks(large: Image.Image, kind: Masonry, course: int, chance: random.Random) -> None:
    draw, (width, height) = ImageDraw.Draw(large), large.size
    joint, long = max(course * 0.13, 1.0), course * 2.05
    draw.rectangle((0, 0, width, height), rgb(mixed(kind.line, kind.paint, 0.12)))
    for row in range(math.ceil(height / course)):
        x = -long / 2 if row % 2 else 0.0
        while x < width:
            box = (x + joint / 2, row * course + joint / 2)
            far = (x + long - joint / 2, (row + 1) * course - joint / 2)
            draw.rounded_rectangle(
                (*box, *far), course * 0.08, fill=rgb(_tone(kind.paint, kind, chance))
            )
            x += long


def beam(draw: ImageDraw.ImageDraw, a: Flat, b: Flat, width: float, colour: str) -> None:
    """A timber from ``a`` to ``b``, darker along its edges; points and ``width`` in pixels."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    corners = [
        (a[0] + nx, a[1] + ny),
        (b[0] + nx, b[1] + ny),
        (b[0] - nx, b[1] - ny),
        (a[0] - nx, a[1] - ny),
    ]
    draw.polygon(corners, rgb(colour))
    edge = rgb(mixed(colour, "#2A160A", 0.35))
    draw.line([*corners, corners[0]], edge, max(round(width / 12), 1))


def beams(
    picture: Image.Image, colour: str, width: float, ways: Sequence[tuple[Flat, Flat]]
) -> None:
    """Lay timbers over a picture, each from the first to the second point of one of ``ways``.

    Their ends are told in parts of the picture's sides, ``width`` in its pixels.
    """
    large = picture.resize((picture.width * FINER, picture.height * FINER))
    draw = ImageDraw.Draw(large)
    for a, b in ways:
        start, end = ((x * large.width, y * large.height) for x, y in (a, b))
        beam(draw, start, end, width * FINER, colour)
    picture.paste(large.resize(picture.size, Image.Resampling.LANCZOS))


def _crossed(picture: Image.Image, colour: str, width: float) -> None:
    """A timber cross in a timber frame."""
    near, far = 0.03, 0.97
    cross = [((0, 0), (1, 1)), ((1, 0), (0, 1))]
    frame = [
        ((0, near), (1, near)),
        ((0, far), (1, far)),
        ((near, 0), (near, 1)),
        ((far, 0), (far, 1)),
    ]
    beams(picture, colour, width, [*cross, *frame])


def _lamp(picture: Image.Image) -> None:
    """A warm gleam in the middle: the window there is lit."""
    wide, high = picture.size
    glow = Image.new("L", picture.size, 0)
    box = (wide * 0.2, high * 0.16, wide * 0.8, high * 0.88)
    ImageDraw.Draw(glow).ellipse(box, fill=120)
    blurred = glow.filter(ImageFilter.GaussianBlur(wide * 0.12))
    picture.paste(rgb("#8A5A2A"), (0, 0, wide, high), blurred)


_Motif = Callable[[Image.Image, Masonry, int, random.Random], None]
_MOTIFS: dict[str, _Motif] = {
    "coal": _boards,
    "chalk": _timber,
    "slate": _shingles,
    "brick": _bricks,
}
