"""The face pictures of `towers`, by the names that pieces' looks use.

``card:<material>`` and ``card:back``, ``wall:<material>``, ``field:<material>:<squares>``,
``roof:<value>``, ``joker:up`` and ``joker:down``, ``step:<phase>``.
"""

from __future__ import annotations

from itertools import product

from PIL import Image, ImageDraw

from game.render.faces import cards as printed
from game.render.faces import inks, walls
from game.render.faces.masonry import MASONRY, field
from game.render.faces.press import Plate, Press
from game.render.models.paint import mixed, rgb
from game.render.models.roofs import SHAPES
from game.render.pictures import SIDE
from game.rules.towers.catalogue import Catalogue
from game.titles.towers.looks.models import PLUM
from game.titles.towers.scene.layout import CROWNED

BACK_LINE = "#E7CFA0"
JOKER_QUARTERS = ("coal", "brick", "slate", "chalk")
"""The joker's ring stands for every colour, from the upper right round."""
MOST_SQUARES = 4
CREAM, LINE = "#F8EFDB", "#B58B55"
STEP_SIZE = (420, 510)
"""A step's card is drawn in its own shape, and then squeezed into a picture."""


def faces(_content: Catalogue) -> dict[str, Image.Image]:
    """Every face picture: the same for every map."""
    found = {f"card:{each}": printed.front(printed.suit(each)) for each in MASONRY}
    found["card:back"] = printed.back(PLUM, BACK_LINE, "tower")
    found |= {f"wall:{each}": walls.wall(each) for each in MASONRY}
    for each, squares in product(MASONRY, range(MOST_SQUARES + 1)):
        found[f"field:{each}:{squares}"] = field(each, (SIDE, SIDE), squares)
    found |= {f"roof:{value}": walls.shingles(str(value)) for value in (*SHAPES, CROWNED)}
    found["joker:up"], found["joker:down"] = joker(), joker_back()
    found |= {f"step:{phase}": step(phase) for phase in range(1, 5)}
    return found


def joker() -> Image.Image:
    """The joker's face: a jester's cap in a ring of the four materials."""
    fine = SIDE * 4
    large = Image.new("RGB", (fine, fine), rgb(CREAM))
    draw = ImageDraw.Draw(large)
    for number, material in enumerate(JOKER_QUARTERS):
        box = (fine * 0.02, fine * 0.02, fine * 0.98, fine * 0.98)
        draw.pieslice(box, -90 + 90 * number, 90 * number, rgb(MASONRY[material].paint))
    for share, colour in ((0.665, LINE), (0.64, CREAM)):
        reach = fine * share / 2
        middle = fine / 2
        draw.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), rgb(colour))
    for x0, y0, x1, y1 in ((0.5, 0.0, 0.5, 0.17), (0.5, 0.83, 0.5, 1.0)):
        draw.line((x0 * fine, y0 * fine, x1 * fine, y1 * fine), rgb(CREAM), fine // 64)
        draw.line((y0 * fine, x0 * fine, y1 * fine, x1 * fine), rgb(CREAM), fine // 64)
    face = large.reduce(4)
    Press(SIDE).symbol(face, "joker", "#7B2E5A", (0.5, 0.5), 0.5)
    return face


def joker_back() -> Image.Image:
    """The joker face down: plum, the cap faint."""
    press = Press(SIDE)
    faint = mixed(PLUM, BACK_LINE, 0.35)
    face = Image.new("RGB", (SIDE, SIDE), rgb(PLUM))
    press.plate(face, Plate(0.9, 0.9, 0.45, "", faint, 0.014), 0.5, 0.5)
    press.plate(face, Plate(0.7, 0.7, 0.35, "", faint, 0.014), 0.5, 0.5)
    press.symbol(face, "joker", faint, (0.5, 0.5), 0.44)
    return face


def step(phase: int) -> Image.Image:
    """A step's card: the phase, how high one may demolish and how high one builds (T10)."""
    press = Press(STEP_SIZE[0])
    card = Image.new("RGB", STEP_SIZE, rgb(CREAM))
    high = STEP_SIZE[1] / STEP_SIZE[0]
    press.plate(card, Plate(0.93, high - 0.07, 0.07, "", LINE, 0.016), 0.5, high / 2)
    press.text(card, str(phase), inks.INK, (0.5, 0.29), 0.46, face="Alegreya_800ExtraBold")
    rule = Plate(0.7, 0.018, 0.008, LINE, LINE, 0.004)
    press.plate(card, rule, 0.5, 0.53)
    rows = (("demolish", f"≤{phase}", 0.71), ("build", str(phase + 1), 1.0))
    for symbol, text, y in rows:
        press.symbol(card, symbol, inks.INK, (0.3, y), 0.3)
        press.text(card, text, inks.INK, (0.68, y), 0.29)
    return card.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
