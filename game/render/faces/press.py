"""The printing press: cards, stickers, symbols and numbers, crisp at one picture size.

Places and sizes are shares of the picture's side, from its upper left corner. Shapes are drawn
once, four times larger, scaled down and kept as masks; a picture is then a handful of pastes.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from game.render.faces import lettering
from game.render.faces.shared_parts import shared_part
from game.render.faces.symbols import mask
from game.render.models.paint import mixed, rgb

FINENESS = 4
FRAME_INSET, FRAME_WIDTH, FRAME_ROUND = 0.028, 0.012, 0.055


@shared_part
@cache
def _glow(side: int) -> Image.Image:
    """Brightest in the middle: the mask by which a card is paler there."""
    gradient = Image.radial_gradient("L").resize((side, side))
    return gradient.point([max(0, 150 - value) * 90 // 150 for value in range(256)])


@shared_part
@lru_cache(maxsize=256)
def _rounded(size: tuple[int, int], rounding: float, inset: float) -> Image.Image:
    """The mask of a rounded rectangle that is ``inset`` pixels smaller on each side."""
    width, height = (each * FINENESS for each in size)
    large = Image.new("L", (width, height))
    border = inset * FINENESS
    ImageDraw.Draw(large).rounded_rectangle(
        (border, border, width - 1 - border, height - 1 - border),
        max(rounding - inset, 0) * FINENESS,
        fill=255,
    )
    return large.reduce(FINENESS)


@shared_part
@lru_cache(maxsize=16)
def _star(size: int, share: float) -> Image.Image:
    """The mask of a star."""
    side = size * FINENESS
    large = Image.new("L", (side, side))
    points = []
    for i in range(10):
        radius = side * 0.5 * share * (1.0 if i % 2 == 0 else 0.56)
        angle = math.pi * i / 5
        points.append(
            (side / 2 + radius * math.sin(angle), side * 0.525 - radius * math.cos(angle))
        )
    ImageDraw.Draw(large).polygon(points, fill=255)
    return large.reduce(FINENESS)


class Plate(NamedTuple):
    """A rounded rectangle: its size, rounding and line as shares; without ``fill`` an outline."""

    width: float
    height: float
    rounding: float
    fill: str
    line: str
    thickness: float


class Press:
    """Prints pictures of one size."""

    def __init__(self, side: int) -> None:
        self.side = side

    def pixels(self, share: float) -> int:
        """A share of the picture's side in whole pixels."""
        return round(share * self.side)

    def card(self, colour: str, line: str) -> Image.Image:
        """An empty card: ``colour``, paler in the middle, with a framing line."""
        side = self.side
        card = Image.new("RGB", (side, side), rgb(colour))
        card.paste(rgb(mixed(colour, "#FFFFFF", 0.22)), (0, 0, side, side), _glow(side))
        extent = 1 - 2 * FRAME_INSET
        self.plate(card, Plate(extent, extent, FRAME_ROUND, "", line, FRAME_WIDTH), 0.5, 0.5)
        return card

    def plate(self, card: Image.Image, plate: Plate, x: float, y: float) -> None:
        """Print ``plate`` on ``card``, centred at (``x``, ``y``), in shares of its side."""
        size = (self.pixels(plate.width), self.pixels(plate.height))
        rounding = plate.rounding * self.side
        outer = _rounded(size, rounding, 0.0)
        inner = _rounded(size, rounding, max(plate.thickness * self.side, 1.0))
        if plate.fill:
            self._ink(card, outer, plate.line, x, y)
            self._ink(card, inner, plate.fill, x, y)
        else:
            self._ink(card, ImageChops.subtract(outer, inner), plate.line, x, y)

    def star(
        self, card: Image.Image, size: float, inks: tuple[str, str], x: float, y: float
    ) -> None:
        """Print a star in the first of ``inks``, outlined with the second."""
        pixels = self.pixels(size)
        self._ink(card, _star(pixels, 1.0), inks[1], x, y)
        self._ink(card, _star(pixels, 0.83), inks[0], x, y)

    def symbol(
        self, card: Image.Image, name: str, ink: str, place: tuple[float, float], size: float
    ) -> None:
        """Print a symbol, ``size`` wide, centred at ``place``."""
        self._ink(card, mask(name, self.pixels(size)), ink, *place)

    def _ink(self, card: Image.Image, shape: Image.Image, ink: str, x: float, y: float) -> None:
        left = round(x * self.side - shape.width / 2)
        top = round(y * self.side - shape.height / 2)
        card.paste(rgb(ink), (left, top, left + shape.width, top + shape.height), shape)

    def text(
        self,
        card: Image.Image,
        text: str,
        ink: str,
        place: tuple[float, float],
        size: float,
        *,
        face: str = "Nunito_900Black",
    ) -> None:
        """Print a number or letter whose capitals are centred at ``place``."""
        spot = (place[0] * self.side, place[1] * self.side)
        draw = ImageDraw.Draw(card)
        lettering.write(draw, text, rgb(ink), spot, face, self.pixels(size))

    def width_of(self, text: str, size: float) -> float:
        """How wide a number is, as a share."""
        return lettering.length(text, "Nunito_900Black", self.pixels(size)) / self.side
