"""Pictures that hold several prints: signs of tokens and seasons, numbers; their cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from game.render.faces.press import Press
from game.render.faces.symbols import mask
from game.render.models.paint import rgb
from game.render.models.printing import INSET, Part

Size = tuple[int, int]
ACROSS, DOWN = 4, 5
"""So many cells across and down."""
_TRIM = INSET * (DOWN / ACROSS - 1)
"""So much more of a cell's sides isn't shown, that its middle stays as round as it is drawn."""
SIGNS: dict[str, tuple[str, str, str, str]] = {
    "withdraw": ("withdraw", "#F3E2BE", "#3A2A1E", "#9A6A38"),
    "block-object": ("lock", "#F3E2BE", "#3A2A1E", "#9A6A38"),
    "block-die": ("guard", "#F3E2BE", "#3A2A1E", "#9A6A38"),
    "block-recipe": ("no_recipe", "#F3E2BE", "#3A2A1E", "#9A6A38"),
    "raise": ("raise", "#F3E2BE", "#3A2A1E", "#9A6A38"),
    "reroll": ("reroll", "#F3E2BE", "#3A2A1E", "#9A6A38"),
    "summer": ("sun", "#F6CE6A", "#7A4300", "#B26A00"),
    "winter": ("tundra", "#DCE8EE", "#2F5570", "#5B86A0"),
    "pool": ("pool", "#E3B45A", "#4A2E06", "#7A4E0A"),
    "warehouse": ("warehouse", "#E3B45A", "#4A2E06", "#7A4E0A"),
}
"""Symbol, ground, ink and ring of each sign."""
SIGN_CELLS = {name: number for number, name in enumerate(SIGNS)}
NUMBER_CELLS = {
    (kind, digit): 10 * place + digit
    for place, kind in enumerate(("price", "digit"))
    for digit in range(10)
}


def cell(number: int) -> Part:
    """The part of a picture that a cell takes."""
    row, column = divmod(number, ACROSS)
    left, right = column / ACROSS + _TRIM, (column + 1) / ACROSS - _TRIM
    return Part(left, 1.0 - (row + 1) / DOWN, right, 1.0 - row / DOWN)


def _sheet(size: Size, cells: Iterable[tuple[int, Image.Image]]) -> Image.Image:
    """A picture of ``size`` with the square prints of some cells on it, squeezed to fit."""
    sheet = Image.new("RGB", size, rgb("#E9DCC2"))
    wide, high = size[0] // ACROSS, size[1] // DOWN
    for number, drawn in cells:
        row, column = divmod(number, ACROSS)
        fitting = drawn.resize((wide, high), Image.Resampling.LANCZOS)
        sheet.paste(fitting, (column * wide, row * high))
    return sheet


def signs(size: Size) -> Image.Image:
    """All signs on one picture, ``size`` in pixels."""
    side = size[1] // DOWN
    drawn = (_sign(side, symbol, inks) for symbol, *inks in SIGNS.values())
    return _sheet(size, enumerate(drawn))


def _sign(size: int, symbol: str, inks: Sequence[str]) -> Image.Image:
    """A symbol in a ring; ``inks``: its ground's, its own, the ring's."""
    ground, ink, ring = inks
    fine = size * 4
    large = Image.new("RGB", (fine, fine), rgb(ground))
    draw = ImageDraw.Draw(large)
    inset = fine * 0.045
    draw.ellipse((inset, inset, fine - inset, fine - inset), outline=rgb(ring), width=fine // 34)
    print_ = large.reduce(4)
    shape = mask(symbol, round(size * 0.66))
    corner = (size - shape.width) // 2
    print_.paste(rgb(ink), (corner, corner, corner + shape.width, corner + shape.width), shape)
    return print_


def numbers(size: Size) -> Image.Image:
    """All prices and the leaves of the calendar on one picture, ``size`` in pixels."""
    press = Press(size[1] // DOWN)
    leaves = ((number, _leaf(press, *which)) for which, number in NUMBER_CELLS.items())
    return _sheet(size, leaves)


def _leaf(press: Press, kind: str, digit: int) -> Image.Image:
    ground, ink = ("#F6C95A", "#4A2E06") if kind == "price" else ("#F8EFDB", "#3A2A1E")
    leaf = Image.new("RGB", (press.side, press.side), rgb(ground))
    press.text(leaf, str(digit), ink, (0.5, 0.5), 0.78 if kind == "price" else 0.86)
    return leaf
