"""The faces of playing cards, drawn from data: ground, pattern, symbol, marks, number, title.

A picture is square, as all face pictures are, and drawn for a card of :data:`SHAPE`: whatever is
round on it is round on the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from game.render.faces import inks, lettering
from game.render.faces.masonry import MASONRY, Flat, beams, pattern
from game.render.faces.symbols import mask
from game.render.models.paint import mixed, rgb
from game.render.pictures import SIDE

SHAPE = (0.84, 1.2)
"""Width and height of a card."""
CANVAS = (420, 600)
"""Size at which a card is drawn; the picture is brought to the size of all."""
CARD, EDGE = "#F8EFDB", "#B58B55"
BORDER, ROUND = 30, 26
MARK = 43
"""Radius of the marks in two corners."""
MEDAL, SIGN = 124, 172
"""Radius of the disc in the middle, and how wide the symbol on it is."""
TITLE, BAND = 46, 76
PALE = 600
"""Sum of the channels above which a paint is too pale for a cream line."""


class CardFace(NamedTuple):
    """What is printed on a card.

    ``material`` names a pattern of :data:`MASONRY`; without it the ground is plain ``paint``.
    ``marks`` stand in two corners, ``number`` instead of the symbol's mark if there is one.
    """

    symbol: str
    paint: str
    ink: str
    material: str = ""
    number: str = ""
    title: str = ""


def suit(material: str, title: str = "") -> CardFace:
    """The face of a card of one of the four building materials."""
    kind = MASONRY[material]
    return CardFace(kind.symbol, kind.paint, kind.ink, material, "", title)


def front(face: CardFace) -> Image.Image:
    """A card's face."""
    card = _blank(CARD)
    inner = (CANVAS[0] - 2 * BORDER, CANVAS[1] - 2 * BORDER)
    ground = _ground(face, inner)
    card.paste(ground, (BORDER, BORDER), _rounded(inner, ROUND))
    middle = (CANVAS[0] / 2, CANVAS[1] / 2 - (BAND / 2 - 6 if face.title else 0))
    _disc(card, middle, MEDAL, face.paint, _ring(face.paint), 12)
    _symbol(card, face.symbol, face.ink, middle, SIGN)
    if face.title:
        _title(card, face)
    _marks(card, face)
    return card.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def back(colour: str, line: str, symbol: str) -> Image.Image:
    """The back of a deck: a lattice of its symbol round a medal."""
    card = _blank(CARD)
    inner = (CANVAS[0] - 40, CANVAS[1] - 40)
    cloth = Image.new("RGB", inner, rgb(colour))
    faint = mixed(colour, line, 0.4)
    for row in range(7):
        for column in range(5):
            if abs(row - 3) > 1 or abs(column - 2) > 1:
                shift = 0 if row % 2 else 24
                place = (70 + column * 60 + shift - 12, 58 + row * 74.0)
                _symbol(cloth, symbol, faint, place, 46)
    middle = (inner[0] / 2, inner[1] / 2)
    _disc(cloth, middle, 96, colour, line, 8)
    _symbol(cloth, symbol, line, middle, 128)
    card.paste(cloth, (20, 20), _rounded(inner, 24))
    frame = ImageDraw.Draw(card)
    frame.rounded_rectangle(
        (34, 34, CANVAS[0] - 35, CANVAS[1] - 35), 18, outline=rgb(line), width=5
    )
    return card.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _ring(paint: str) -> str:
    """A line that shows on the paint: cream, on cream brown."""
    return EDGE if sum(rgb(paint)) > PALE else CARD


def _blank(colour: str) -> Image.Image:
    card = Image.new("RGB", CANVAS, rgb(colour))
    outline = (8, 8, CANVAS[0] - 9, CANVAS[1] - 9)
    ImageDraw.Draw(card).rounded_rectangle(outline, 38, outline=rgb(EDGE), width=5)
    return card


def _ground(face: CardFace, size: tuple[int, int]) -> Image.Image:
    if not face.material:
        plain = Image.new("RGB", size, rgb(face.paint))
        glow = Image.radial_gradient("L").resize(size).point([max(0, 140 - v) for v in range(256)])
        plain.paste(rgb(mixed(face.paint, "#FFFFFF", 0.25)), (0, 0, *size), glow)
        return plain
    ground = pattern(face.material, size, 54).copy()
    if face.material == "chalk":
        beams(ground, "#C39A6B", 30, _truss())
    return ground


def _truss() -> Sequence[tuple[Flat, Flat]]:
    """Timbers of a tall wall: two storeys of crosses between rails and posts."""
    rails: list[tuple[Flat, Flat]] = [((0.0, y), (1.0, y)) for y in (0.02, 0.5, 0.98)]
    posts: list[tuple[Flat, Flat]] = [((x, 0.0), (x, 1.0)) for x in (0.025, 0.975)]
    crosses: list[tuple[Flat, Flat]] = []
    for top, foot in ((0.0, 0.5), (0.5, 1.0)):
        crosses += [((0.0, top), (1.0, foot)), ((1.0, top), (0.0, foot))]
    return [*crosses, *rails, *posts]


def _marks(card: Image.Image, face: CardFace) -> None:
    """The corner marks, upper left and lower right, so that a fan shows one of each card."""
    off = BORDER + MARK + 3
    for place in ((off, off), (CANVAS[0] - off, CANVAS[1] - off)):
        _disc(card, place, MARK, CARD, inks.INK, 5)
        if face.number:
            _text(card, face.number, inks.INK, place, 62)
        else:
            _symbol(card, face.symbol, inks.INK, place, 58)


def _title(card: Image.Image, face: CardFace) -> None:
    """The name on a band along the lower edge; smaller where it is long."""
    foot = CANVAS[1] - BORDER
    band = (BORDER, foot - BAND - 14, CANVAS[0] - BORDER, foot - 14)
    draw = ImageDraw.Draw(card)
    draw.rectangle(band, rgb(CARD))
    for y in (band[1], band[3]):
        draw.line((band[0], y, band[2], y), rgb(EDGE), 5)
    room = CANVAS[0] - 2 * BORDER - 2 * MARK - 34
    size = TITLE
    while size > 16 and lettering.length(face.title, "Alegreya_800ExtraBold", size) > room:
        size -= 2
    middle = (CANVAS[0] / 2 - MARK * 0.72, (band[1] + band[3]) / 2)
    _text(card, face.title, inks.INK, middle, size, "Alegreya_800ExtraBold")


def _disc(card: Image.Image, place: Flat, radius: float, fill: str, line: str, width: int) -> None:
    """A round plate with a line, drawn finer than the picture."""
    side = round(radius * 2) + 4
    for share, colour in ((1.0, line), (1.0 - width / radius, fill)):
        large = Image.new("L", (side * 4, side * 4), 0)
        reach = radius * share * 4
        box = (side * 2 - reach, side * 2 - reach, side * 2 + reach, side * 2 + reach)
        ImageDraw.Draw(large).ellipse(box, fill=255)
        _ink(card, large.reduce(4), colour, place)


def _symbol(card: Image.Image, name: str, ink: str, place: Flat, size: int) -> None:
    _ink(card, mask(name, size), ink, place)


def _ink(card: Image.Image, shape: Image.Image, ink: str, place: Flat) -> None:
    left, top = round(place[0] - shape.width / 2), round(place[1] - shape.height / 2)
    card.paste(rgb(ink), (left, top, left + shape.width, top + shape.height), shape)


def _text(
    card: Image.Image, text: str, ink: str, place: Flat, size: int, face: str = "Nunito_900Black"
) -> None:
    """A text whose capitals are centred at ``place``."""
    lettering.write(ImageDraw.Draw(card), text, rgb(ink), place, face, size)


def _rounded(size: tuple[int, int], rounding: int) -> Image.Image:
    large = Image.new("L", (size[0] * 4, size[1] * 4), 0)
    box = (0, 0, size[0] * 4 - 1, size[1] * 4 - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, rounding * 4, fill=255)
    return large.reduce(4)
