"""Pictures that hold several prints: signs of tokens and seasons, numbers; their cells."""

from __future__ import annotations

from PIL import Image, ImageDraw

from game.render.faces.press import Press
from game.render.faces.symbols import mask
from game.render.models.paint import rgb
from game.render.models.printing import Part

CELLS = 5
"""So many cells across and down."""
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
    row, column = divmod(number, CELLS)
    size = 1.0 / CELLS
    return Part(column * size, 1.0 - (row + 1) * size, (column + 1) * size, 1.0 - row * size)


def _sheet(side: int) -> tuple[Image.Image, int]:
    return Image.new("RGB", (side, side), rgb("#E9DCC2")), side // CELLS


def signs(side: int) -> Image.Image:
    """All signs on one picture."""
    sheet, size = _sheet(side)
    for number, (symbol, ground, ink, ring) in enumerate(SIGNS.values()):
        row, column = divmod(number, CELLS)
        sheet.paste(_sign(size, symbol, (ground, ink, ring)), (column * size, row * size))
    return sheet


def _sign(size: int, symbol: str, inks: tuple[str, str, str]) -> Image.Image:
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


def numbers(side: int) -> Image.Image:
    """All prices and the leaves of the calendar on one picture."""
    sheet, size = _sheet(side)
    press = Press(size)
    for (kind, digit), number in NUMBER_CELLS.items():
        ground, ink = ("#F6C95A", "#4A2E06") if kind == "price" else ("#F8EFDB", "#3A2A1E")
        leaf = Image.new("RGB", (size, size), rgb(ground))
        press.text(leaf, str(digit), ink, (0.5, 0.5), 0.78 if kind == "price" else 0.86)
        row, column = divmod(number, CELLS)
        sheet.paste(leaf, (column * size, row * size))
    return sheet
