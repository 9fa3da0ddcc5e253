"""Pictures of blocks, roofs and prices: several parts on one picture, as their models read them."""

from __future__ import annotations

from PIL import Image, ImageDraw

from game.render.faces.masonry import MASONRY, Flat, Masonry, beams, pattern
from game.render.faces.press import Plate, Press
from game.render.faces.symbols import mask
from game.render.models.paint import mixed, rgb
from game.render.models.roofs import PATINA, PATINA_DARK
from game.render.pictures import SIDE

HALF = SIDE // 2
INK, CREAM, COIN, COIN_LINE = "#3A2A1E", "#FFF6E0", "#F6C95A", "#7A4E0A"


def wall(material: str) -> Image.Image:
    """A block's picture: its wall above, its top with the material's sign at the lower left."""
    kind = MASONRY[material]
    picture = Image.new("RGB", (SIDE, SIDE), rgb(kind.paint))
    above = pattern(material, (SIDE, HALF), round(HALF / 6.4)).copy()
    if material == "chalk":
        beams(above, kind.line, 15, _frame())
    picture.paste(above, (0, 0))
    picture.paste(_top(material, kind), (0, HALF))
    return picture


def _frame() -> list[tuple[Flat, Flat]]:
    """The timbers of a wall: rails, posts, and braces left and right of the middle."""
    ways: list[tuple[Flat, Flat]] = []
    for left, right in ((0.0, 0.34), (0.66, 1.0)):
        ways += [((left, 0.0), (right, 1.0)), ((right, 0.0), (left, 1.0))]
    ways += [((x, 0.0), (x, 1.0)) for x in (0.03, 0.34, 0.66, 0.97)]
    return ways + [((0.0, y), (1.0, y)) for y in (0.06, 0.94)]


def _top(material: str, kind: Masonry) -> Image.Image:
    top = pattern(material, (HALF, HALF), HALF // 8).copy()
    if material == "chalk":
        rails: list[tuple[Flat, Flat]] = [((0.0, y), (1.0, y)) for y in (0.04, 0.96)]
        posts: list[tuple[Flat, Flat]] = [((x, 0.0), (x, 1.0)) for x in (0.04, 0.96)]
        beams(top, kind.line, 9, [*rails, *posts])
    glow = Image.radial_gradient("L").resize((HALF, HALF)).point([_near(v) for v in range(256)])
    top.paste(rgb(kind.paint), (0, 0, HALF, HALF), glow)
    size = round(HALF * 0.6)
    corner = (HALF - size) // 2
    box = (corner, corner, corner + size, corner + size)
    top.paste(rgb(kind.ink), box, mask(kind.symbol, size))
    return top


def _near(distance: int) -> int:
    """How far a sign's quiet ground covers the pattern, by the distance from the middle."""
    return max(0, min(235, (165 - distance) * 5))


def shingles(value: str) -> Image.Image:
    """A roof's picture: shingles above, the plate with its number at the lower left."""
    picture = Image.new("RGB", (SIDE, SIDE), rgb(PATINA))
    picture.paste(_roofing(), (0, 0))
    picture.paste(_plate(value, CREAM, INK), (0, HALF))
    return picture


def _roofing() -> Image.Image:
    """Rows of copper shingles: the slate's, in another paint, one row whole above the other."""
    grey = pattern("slate", (SIDE, HALF), HALF // 4).convert("L")
    dark, pale = rgb(PATINA_DARK), rgb(mixed(PATINA, "#FFFFFF", 0.12))
    shades = list(grey.tobytes())
    low, high = min(shades), max(shades)
    bands = []
    for a, b in zip(dark, pale, strict=True):
        span = max(high - low, 1)
        bands.append(
            grey.point([round(a + (b - a) * min(max((v - low) / span, 0), 1)) for v in range(256)])
        )
    return Image.merge("RGB", bands)


def _plate(text: str, ground: str, ink: str) -> Image.Image:
    """A number on a round ground that fills its part."""
    press = Press(HALF)
    plate = Image.new("RGB", (HALF, HALF), rgb(ground))
    press.text(plate, text, ink, (0.5, 0.5), 0.78 if len(text) == 1 else 0.58)
    return plate


def price(text: str) -> Image.Image:
    """A coin with a price on it."""
    press = Press(SIDE)
    coin = Image.new("RGB", (SIDE, SIDE), rgb(COIN))
    press.plate(coin, Plate(0.93, 0.93, 0.465, COIN, COIN_LINE, 0.045), 0.5, 0.5)
    press.text(coin, text, "#4A2E06", (0.5, 0.5), 0.66 if len(text) == 1 else 0.5)
    return coin


def sign(symbol: str, ground: str = "#F3E2BE", ink: str = INK) -> Image.Image:
    """A round token's face: a symbol in a ring."""
    press = Press(SIDE)
    face = Image.new("RGB", (SIDE, SIDE), rgb(ground))
    ImageDraw.Draw(face).ellipse(
        (10, 10, SIDE - 11, SIDE - 11), outline=rgb(mixed(ground, INK, 0.5)), width=7
    )
    press.symbol(face, symbol, ink, (0.5, 0.5), 0.62)
    return face
