"""Recipe cards as they are printed, composed from the pack."""

from __future__ import annotations

import math

from PIL import Image

from game.language import _
from game.render.faces.lettering import length
from game.render.models.paint import mixed, rgb
from game.rules.brewery.catalogue import (
    COLOURS,
    INGREDIENTS,
    SKILL_USE,
    Catalogue,
    Extension,
    RecipeCard,
)
from game.syllables import breaks
from game.titles.brewery.looks.drawing import (
    AMBER,
    BOLD,
    INK,
    PAPER,
    TITLE,
    Print,
)
from game.titles.brewery.looks.dressing import has_glasses, symbols_of
from game.titles.brewery.looks.strips import DIE_INKS
from game.titles.brewery.scene.sockets import PRINT, asked, sockets

SIZE = PRINT
"""Size at which a card is drawn."""
STYLES = {
    "lager": "#E9C35C",
    "helles": "#F0D67E",
    "pilsner": "#E2B23C",
    "wheat": "#F3E0A0",
    "ale": "#C9762E",
    "bock": "#8F4A2A",
    "porter": "#6B3F28",
    "stout": "#3B241B",
    "experimental": "#7E9F54",
}
"""The bands of the styles of a brewery."""
OTHERS = (
    "#D9A13A",
    "#E4C55C",
    "#C9D46A",
    "#EAD79A",
    "#D0702F",
    "#8F3A34",
    "#7B3B57",
    "#4B2A4A",
    "#6F9A6A",
)
"""Those of other packs, by their places."""
BACK, BACK_LINE = "#5B3A24", "#E7CFA0"
DARK = 330
"""Sum of the channels below which a band wears pale ink."""
ROOM = SIZE[0] - 326
"""Width of a name, in pixels of the print."""
LARGEST, SMALLEST, LEAST = 84, 44, 24
"""Sizes of a name's letters, in these pixels: of most, of long ones, and of what fits nowhere."""
Lines = tuple[str, ...]
NAMELESS = (278, 96, 600, 150)
"""Where a bar stands for a name, in pixels: left, top, right, bottom."""


def style_paint(content: Catalogue, style: int) -> str:
    """The colour of a style's band."""
    usual = STYLES.get(content.styles[style].id) if has_glasses(content) else None
    return usual or OTHERS[style % len(OTHERS)]


def front(content: Catalogue, card: RecipeCard, side: int, *, named: bool = True) -> Image.Image:
    """A recipe's face; not ``named``: a bar stands where its name would be."""
    print_ = Print(SIZE, PAPER, symbols_of(content))
    wide, high = SIZE
    paint = style_paint(content, card.style)
    band = mixed(paint, PAPER, 0.08)
    print_.plate((28, 28, wide - 29, 300), 34, band)
    print_.plate((14, 14, wide - 15, high - 15), 46, "", "#9A6A38", 9)
    ink = "#FFF3DA" if sum(rgb(band)) < DARK else INK
    if has_glasses(content):
        _glass(print_, 60, 62, 190, paint)
    else:
        _tumbler(print_, 60, 50, 206, paint)
    if named:
        _title(print_, card, ink)
    else:
        print_.plate(NAMELESS, 27, mixed(ink, band, 0.6))
    _level(print_, card, ink)
    _sockets(print_, card)
    _extensions(print_, card)
    _reward(print_, card)
    return print_.finished((side, side))


def _title(print_: Print, card: RecipeCard, ink: str) -> None:
    """The name, on two lines where it is long."""
    lines, size = lettering(_(card.name))
    top = 100 if len(lines) > 1 else 142
    for number, line in enumerate(lines):
        print_.text(line, ink, 278, top + number * 78, size, TITLE, "l")


def lettering(name: str) -> tuple[Lines, int]:
    """The lines of a recipe's name, one or two, and the size of their letters, in pixels.

    They part between words or behind a hyphen, and within a word where it would be too small.
    """
    if length(name, TITLE, LARGEST) <= ROOM:
        return (name,), LARGEST
    ends = [at + 1 for at, sign in enumerate(name) if sign in " -"]
    lines: Lines = max(((name,), *((name[:at].rstrip(), name[at:]) for at in ends)), key=_size)
    if _size(lines) < SMALLEST:
        lines = max(((f"{name[:at]}-", name[at:]) for at in breaks(name)), key=_size, default=lines)
    return lines, _size(lines)


def _size(lines: Lines) -> int:
    """The largest size in which lines have room, in even pixels."""
    sizes = range(LARGEST, LEAST, -2)
    fits = (size for size in sizes if max(length(line, TITLE, size) for line in lines) <= ROOM)
    return next(fits, LEAST)


def _level(print_: Print, card: RecipeCard, ink: str) -> None:
    """The level as dots."""
    for number in range(3):
        fill = ink if number < card.level else ""
        print_.disc(296 + number * 44, 258, 15, fill, ink, 5)


def _sockets(print_: Print, card: RecipeCard) -> None:
    """The dice a recipe asks for, with their least values."""
    places, size = sockets(card)
    for (colour, least), (x, y) in zip(asked(card), places, strict=True):
        print_.socket(COLOURS[colour], x, y, size, least)


def _extensions(print_: Print, card: RecipeCard) -> None:
    """The ways to refine it, with their bonus."""
    wide, high = SIZE
    top = high - 352
    print_.draw.line((60, top - 8, wide - 60, top - 8), rgb("#C9A66E"), 5)
    count = len(card.extensions)
    pitch = (wide - 96) / max(count, 1)
    for number, extension in enumerate(card.extensions):
        left = 48 + number * pitch
        box = (left + 6, top + 8, left + pitch - 6, top + 150)
        print_.plate(box, 24, "#F1E0BD", "#C9A66E", 4)
        _extension(print_, extension, left + pitch / 2, top + 79, count)


def _extension(print_: Print, extension: Extension, x: float, y: float, count: int) -> None:
    size = 108 if count < 3 else 90
    text = 66 if count < 3 else 58
    amount, symbol = (extension.points, "star") if extension.points else (extension.gold, "gold")
    letters = length(str(amount), BOLD, text)
    whole = size + 18 + letters + 8 + text * 0.86
    x -= whole / 2
    if extension.use == SKILL_USE:
        print_.socket("skill", x + size / 2, y, size)
    else:
        print_.round_socket(INGREDIENTS[extension.use], x + size / 2, y, size)
    x += size + 18
    print_.text(str(amount), INK, x, y, text, at="l")
    print_.symbol(symbol, AMBER, x + letters + 8 + text * 0.43, y, text * 0.9)


def _reward(print_: Print, card: RecipeCard) -> None:
    """What brewing it gives besides the one point."""
    wide, high = SIZE
    top = high - 178
    print_.plate((28, top, wide - 29, high - 29), 34, "#FFE3A6", "#E69F00", 5)
    reward, y = card.reward, top + 75
    parts = [("star", reward.points)] if reward.points else []
    parts += [("gold", reward.gold)] if reward.gold else []
    extra = [*(["token"] if reward.token else [])]
    if reward.die is not None:
        extra.append(COLOURS[reward.die])
    widths = [104 + length(str(amount), BOLD, 98) + 12 for _, amount in parts]
    widths += [112.0] * len(extra)
    x = wide / 2 - (sum(widths) + 46 * (len(widths) - 1)) / 2
    for (symbol, amount), width in zip(parts, widths, strict=False):
        print_.symbol(symbol, AMBER, x + 48, y, 100)
        print_.text(str(amount), INK, x + 110, y, 98, at="l")
        x += width + 46
    for kind in extra:
        _extra(print_, kind, x + 56, y)
        x += 112 + 46


def _extra(print_: Print, kind: str, x: float, y: float) -> None:
    """A token of one's choice, or a die."""
    if kind == "token":
        print_.disc(x, y, 56, "#F3E2BE", "#9A6A38", 8)
        print_.text("?", INK, x, y, 80)
        return
    print_.plate((x - 54, y - 54, x + 54, y + 54), 24, print_.paint(kind), INK, 7)
    print_.symbol(kind, DIE_INKS[kind], x, y, 84)


def _glass(print_: Print, x: float, y: float, size: float, beer: str) -> None:
    """A full glass under its foam."""

    def at(*places: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * size, y + b * size) for a, b in places]

    draw = print_.draw
    draw.polygon(at((0.08, 0.16), (0.92, 0.16), (0.8, 1.04), (0.2, 1.04)), rgb("#F7F0E0"))
    draw.polygon(at((0.13, 0.3), (0.87, 0.3), (0.755, 0.99), (0.245, 0.99)), rgb(beer))
    shine = rgb(mixed(beer, "#FFFFFF", 0.42))
    draw.polygon(at((0.2, 0.34), (0.3, 0.34), (0.34, 0.94), (0.28, 0.94)), shine)
    for a, b, r in (
        (0.2, 0.2, 0.17),
        (0.42, 0.13, 0.2),
        (0.64, 0.15, 0.19),
        (0.82, 0.22, 0.15),
        (0.5, 0.24, 0.2),
    ):
        print_.disc(x + a * size, y + b * size, r * size, "#FFFDF5")
    outline = at((0.08, 0.2), (0.2, 1.04), (0.8, 1.04), (0.92, 0.2))
    draw.line(outline, rgb("#5B3820"), max(3, round(size * 0.038)), joint="curve")


def _tumbler(print_: Print, x: float, y: float, size: float, juice: str) -> None:
    """A tumbler of juice with a straw, and a slice of fruit on its rim."""

    def at(*places: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * size, y + b * size) for a, b in places]

    draw = print_.draw
    line, thin = rgb("#5B3820"), max(3, round(size * 0.034))
    for width, ink in ((0.085, "#5B3820"), (0.05, "#F4E3C4")):
        draw.line(at((0.44, 0.8), (0.62, 0.02), (0.8, 0.0)), rgb(ink), round(width * size), "curve")
    draw.polygon(at((0.1, 0.22), (0.9, 0.22), (0.79, 1.02), (0.21, 1.02)), rgb("#F7F0E0"))
    draw.polygon(at((0.15, 0.36), (0.85, 0.36), (0.755, 0.97), (0.245, 0.97)), rgb(juice))
    shine = rgb(mixed(juice, "#FFFFFF", 0.45))
    draw.polygon(at((0.21, 0.42), (0.3, 0.42), (0.34, 0.92), (0.27, 0.92)), shine)
    draw.line(at((0.55, 0.36), (0.59, 0.2)), rgb("#F4E3C4"), round(0.05 * size))
    draw.line(at((0.08, 0.22), (0.21, 1.02), (0.79, 1.02), (0.92, 0.22)), line, thin, "curve")
    for a, b in ((0.5, 0.5), (0.62, 0.66), (0.48, 0.8)):
        print_.disc(x + a * size, y + b * size, 0.035 * size, mixed(juice, "#FFFFFF", 0.6))
    middle, radius = at((0.12, 0.24))[0], 0.2 * size
    print_.disc(*middle, radius, "#F2C14E", "#5B3820", thin)
    print_.disc(*middle, radius * 0.68, "#FFF0B8")
    for turn in range(6):
        angle = math.tau * turn / 6
        end = (
            middle[0] + 0.66 * radius * math.cos(angle),
            middle[1] + 0.66 * radius * math.sin(angle),
        )
        draw.line([middle, end], rgb("#F2C14E"), max(2, thin // 2))


def back(content: Catalogue, side: int) -> Image.Image:
    """The back of the deck: what is brewed from, round what it is brewed in."""
    print_ = Print(SIZE, BACK, symbols_of(content))
    wide, high = SIZE
    faint = mixed(BACK, BACK_LINE, 0.3)
    for row in range(6):
        for column in range(4):
            symbol = ("hops", "light")[(row + column) % 2]
            print_.symbol(symbol, faint, 146 + column * 156, 140 + row * 152, 104)
    print_.plate((26, 26, wide - 27, high - 27), 44, "", BACK_LINE, 10)
    print_.plate((56, 56, wide - 57, high - 57), 30, "", mixed(BACK, BACK_LINE, 0.55), 5)
    print_.disc(wide / 2, high / 2, 176, BACK, BACK_LINE, 10)
    print_.symbol("brew", BACK_LINE, wide / 2, high / 2, 236)
    return print_.finished((side, side))
