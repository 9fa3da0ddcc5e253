"""The face pictures of a pack of Biomes, by the names that pieces' looks use.

``tile:<id>`` for every building and mob, ``back``, ``token:<kind>:<hearts>``, ``token:back``,
``space:<biome>``, ``score:<round>``, and ``stamp:<material>``, the ink on the blocks.
"""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from game.render.faces import inks
from game.render.faces.press import Plate, Press
from game.render.faces.symbols import FINE, mask
from game.render.models.paint import mixed, rgb
from game.rules.biomes.catalogue import (
    BIOMES,
    CHARACTERISTICS,
    MATERIALS,
    Building,
    Catalogue,
    Mob,
    Round,
    Weapon,
)

SIDE = 256
"""Side of a face picture, in pixels; 512 works as well, at four times the cost."""
STAMP_SIZE = 0.6
BADGE, BADGE_INSET, BADGE_SIGN = 0.2, 0.145, 0.66
"""Across the round signs in a tile's back corners; their middles' way from its edges; the part of
them that the sign itself fills."""
CHIP, STRIP_Y = 0.205, 0.85
"""Side of the signs of a cost strip: it is read from across the table."""
CHIP_GAP, STRIP_LENGTH = 0.011, 0.93
"""Between the signs, and how long a strip may be; five signs are a little smaller for it."""
SIGN_HEIGHT = 0.19
MANY_BLOCKS = 5
"""Costs of more blocks than this are printed as numbers."""


def faces(catalogue: Catalogue, side: int = SIDE) -> dict[str, Image.Image]:
    """Every face picture of a pack, ``side`` pixels square (measured: 0.12 s at 256).

    Tiles that look alike share one picture.
    """
    press = Press(side)
    found: dict[str, Image.Image] = {"back": _back(press), "token:back": _token_back(press)}
    grounds = {str(biome): _ground(press, inks.BIOMES[biome]) for biome in BIOMES}
    lair = _ground(press, inks.MOB)
    printed: dict[tuple[object, ...], Image.Image] = {}
    for tile in catalogue.tiles:
        shown = _shown_of(tile)
        if shown not in printed:
            ground = grounds[tile.biome] if isinstance(tile, Building) else lair
            printed[shown] = _tile(press, tile, ground.copy())
        found[f"tile:{tile.id}"] = printed[shown]
    for weapon in (*catalogue.starting, *catalogue.weapons):
        found.setdefault(f"token:{weapon.kind}:{weapon.hearts}", _token(press, weapon))
    for biome in BIOMES:
        found[f"space:{biome}"] = _space(press, biome)
    for round_, points in catalogue.scoring.items():
        found[f"score:{round_}"] = _scorecard(press, round_, points)
    for material in MATERIALS:
        found[f"stamp:{material}"] = _stamp(press, material)
    return found


def _shown_of(tile: Building | Mob) -> tuple[object, ...]:
    """All that a tile's picture shows."""
    if isinstance(tile, Building):
        return (tile.biome, tile.type, tile.xp, tile.cost)
    return (tile.trophy, tile.bonus, tile.hearts, tile.xp)


def _tile(press: Press, tile: Building | Mob, card: Image.Image) -> Image.Image:
    if isinstance(tile, Building):
        return _building(press, tile, card)
    return _mob(press, tile, card)


def _ground(press: Press, colour: str) -> Image.Image:
    return press.card(colour, mixed(colour, inks.UMBER, 0.32))


def _badge(
    press: Press, card: Image.Image, name: str, ink: str, place: tuple[float, float]
) -> None:
    disc = Plate(BADGE, BADGE, BADGE / 2, inks.PARCHMENT, ink, 0.01)
    press.plate(card, disc, *place)
    press.symbol(card, name, ink, place, BADGE * BADGE_SIGN)


def _star(press: Press, card: Image.Image, points: int, x: float, y: float) -> None:
    press.star(card, 0.27, (inks.STAR, inks.INK), x, y)
    size = 0.13 if points < 10 else 0.1
    press.text(card, str(points), inks.INK, (x, y + 0.018), size)


def _building(press: Press, tile: Building, card: Image.Image) -> Image.Image:
    left, right, back = BADGE_INSET, 1.0 - BADGE_INSET, BADGE_INSET
    _badge(press, card, tile.biome, inks.BIOME_INKS[tile.biome], (left, back))
    _badge(press, card, tile.type, inks.INK, (right, back))
    if tile.xp:
        _star(press, card, tile.xp, 0.86, 0.62)
    _cost(press, tile, card)
    return card


def _cost(press: Press, tile: Building, card: Image.Image) -> None:
    parts = [(str(m), n) for m, n in zip(MATERIALS, tile.cost, strict=False) if n]
    many = sum(tile.cost) > MANY_BLOCKS
    signs = parts if many else [(material, 1) for material, n in parts for _ in range(n)]
    beside = 0.12 if many else 0.0
    room = (STRIP_LENGTH - 2 * CHIP_GAP) / len(signs) - beside - CHIP_GAP
    chip = min(CHIP, room)
    pitch = chip + CHIP_GAP + beside
    length = len(signs) * pitch + 2 * CHIP_GAP
    line = mixed(inks.BIOMES[tile.biome], inks.UMBER, 0.5)
    strip = Plate(length, chip + 2.2 * CHIP_GAP, 0.045, inks.PARCHMENT, line, 0.009)
    press.plate(card, strip, 0.5, STRIP_Y)
    for i, (material, count) in enumerate(signs):
        x = (1 - length + chip + CHIP_GAP) / 2 + CHIP_GAP + i * pitch
        _chip(press, card, material, chip, x)
        if many:
            size = 0.165 if count < 10 else 0.1
            press.text(card, str(count), inks.INK, (x + (chip + beside) / 2, STRIP_Y), size)


def _chip(press: Press, card: Image.Image, material: str, side: float, x: float) -> None:
    ground, ink = inks.pair(material)
    sign = Plate(side, side, side / 6, ground, mixed(ground, inks.UMBER, 0.65), 0.008)
    press.plate(card, sign, x, STRIP_Y)
    press.symbol(card, material, ink, (x, STRIP_Y), side * 0.78)


def _mob(press: Press, tile: Mob, card: Image.Image) -> Image.Image:
    y = 0.875
    if tile.trophy is None:
        _badge(press, card, "plus", inks.INK, (0.155, y))
    else:
        _trophy(press, card, tile, y)
    middle = 0.5 if tile.trophy is None else 0.545
    _hearts(press, card, tile.hearts, (middle, y))
    _star(press, card, tile.xp, 0.855, y - 0.015)
    return card


def _trophy(press: Press, card: Image.Image, tile: Mob, y: float) -> None:
    """What a trophy mob counts, and its points for each."""
    plate = Plate(0.31, SIGN_HEIGHT, 0.05, inks.PARCHMENT, inks.INK, 0.009)
    press.plate(card, plate, 0.215, y)
    ground, ink = inks.pair(str(tile.trophy))
    press.plate(card, Plate(0.14, 0.14, 0.03, ground, inks.INK, 0.007), 0.142, y)
    press.symbol(card, str(tile.trophy), ink, (0.142, y), 0.108)
    size = 0.115 if tile.bonus < 10 else 0.085
    press.text(card, f"+{tile.bonus}", inks.INK, (0.288, y), size)


def _hearts(press: Press, card: Image.Image, hearts: int, place: tuple[float, float]) -> None:
    """A number and a heart on a plate."""
    x, y = place
    press.plate(card, Plate(0.29, SIGN_HEIGHT, 0.05, inks.PARCHMENT, inks.INK, 0.009), x, y)
    _counted(press, card, hearts, place, 0.14 if hearts < 10 else 0.115)


def _counted(
    press: Press, card: Image.Image, hearts: int, place: tuple[float, float], size: float
) -> None:
    """A number and a heart side by side, centred."""
    text, (x, y) = str(hearts), place
    width, heart = press.width_of(text, size), size * 0.9
    left = x - (width + heart + size * 0.12) / 2
    press.text(card, text, inks.INK, (left + width / 2, y), size)
    name, ink = ("heart", inks.HEART) if hearts else ("heart_o", inks.PALE_INK)
    press.symbol(card, name, ink, (left + width + size * 0.12 + heart / 2, y), heart)


def _space(press: Press, biome: str) -> Image.Image:
    colour = inks.space(biome)
    card = press.card(colour, mixed(colour, inks.UMBER, 0.28))
    ink = mixed(inks.BIOMES[biome], inks.UMBER, 0.45)
    press.symbol(card, biome, ink, (0.5, 0.5), 0.5)
    return card


def _back(press: Press) -> Image.Image:
    """The woven back of every tile."""
    fine = Press(press.side * 2)
    card = fine.card(inks.BACK, inks.BACK_LINE)
    pale = rgb(mixed(inks.BACK, inks.BACK_LINE, 0.55))
    inner = Plate(0.86, 0.86, 0.035, "", mixed(inks.BACK, inks.BACK_LINE, 0.55), 0.008)
    fine.plate(card, inner, 0.5, 0.5)
    draw, side, width = ImageDraw.Draw(card), fine.side, fine.pixels(0.01)
    reach, half = fine.pixels(0.043), fine.pixels(0.012)
    for column in range(-5, 6):
        for row in range(-5, 6):
            x, y = side / 2 + column * 0.07 * side, side / 2 + row * 0.07 * side
            if (column + row) % 2:
                draw.ellipse((x - half, y - half, x + half, y + half), fill=pale)
            else:
                corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
                draw.polygon(corners, outline=pale, width=width)
    medal = Plate(0.43, 0.43, 0.215, inks.BACK, inks.BACK_LINE, 0.014)
    fine.plate(card, medal, 0.5, 0.5)
    _rose(draw, side)
    return card.reduce(2)


def _rose(draw: ImageDraw.ImageDraw, side: int) -> None:
    """A compass rose of eight rays, light and shade."""
    middle = side / 2
    shades = (rgb(inks.BACK_LINE), rgb(mixed(inks.BACK, inks.BACK_LINE, 0.55)))
    for ray in range(7, -1, -1):
        reach, angle = side * (0.172 if ray % 2 == 0 else 0.102), ray * math.pi / 4
        tip = (middle + reach * math.sin(angle), middle - reach * math.cos(angle))
        for sign, shade in zip((1, -1), shades, strict=True):
            bend = angle + sign * 0.55
            foot = (middle + side * 0.045 * math.sin(bend), middle - side * 0.045 * math.cos(bend))
            draw.polygon([(middle, middle), tip, foot], fill=shade)


def _disc(press: Press, colour: str, line: str, inner: str) -> Image.Image:
    card = Image.new("RGB", (press.side, press.side), rgb(colour))
    press.plate(card, Plate(0.94, 0.94, 0.47, "", line, 0.022), 0.5, 0.5)
    press.plate(card, Plate(0.85, 0.85, 0.425, "", inner, 0.01), 0.5, 0.5)
    return card


def _token(press: Press, weapon: Weapon) -> Image.Image:
    card = _disc(press, inks.TOKEN, inks.TOKEN_LINE, mixed(inks.TOKEN, inks.TOKEN_LINE, 0.35))
    press.symbol(card, weapon.kind, inks.INK, (0.5, 0.38), 0.48)
    _counted(press, card, weapon.hearts, (0.5, 0.755), 0.215)
    return card


def _token_back(press: Press) -> Image.Image:
    pale = mixed(inks.BACK, inks.BACK_LINE, 0.55)
    card = _disc(press, inks.BACK, inks.BACK_LINE, pale)
    press.symbol(card, "fight", inks.BACK_LINE, (0.5, 0.5), 0.52)
    return card


def _scorecard(press: Press, round_: Round, points: tuple[int, int, int, int]) -> Image.Image:
    """A scoring card, squeezed into a square: the model is 0.88 wide and 1.23 high."""
    side = press.side
    tall = Image.new("RGB", (side, round(side * 1.23 / 0.88)), rgb(inks.CARD))
    frame = Plate(0.94, 1.34, 0.06, "", inks.TOKEN_LINE, 0.014)
    press.plate(tall, frame, 0.5, tall.height / side / 2)
    press.text(tall, round_, inks.INK, (0.5, 0.185), 0.25, face="Alegreya_800ExtraBold")
    rule = Plate(0.78, 0.012, 0.004, inks.TOKEN_LINE, inks.TOKEN_LINE, 0.004)
    press.plate(tall, rule, 0.5, 0.325)
    for i, (name, count) in enumerate(zip(CHARACTERISTICS[round_], points, strict=True)):
        y = 0.46 + i * 0.245
        ground, ink = inks.pair(name)
        press.plate(tall, Plate(0.215, 0.215, 0.05, ground, inks.INK, 0.012), 0.235, y)
        press.symbol(tall, name, ink, (0.235, y), 0.165)
        press.text(tall, str(count), inks.INK, (0.56, y), 0.22)
        press.star(tall, 0.19, (inks.STAR, inks.INK), 0.775, y)
    return tall.resize((side, side), Image.Resampling.LANCZOS)


def _stamp(press: Press, material: str) -> Image.Image:
    """The ink of a block's stamp; transparent around it."""
    ink = Image.new("RGBA", (press.side, press.side), (*rgb(inks.MATERIAL_INKS[material]), 0))
    shape = mask(FINE + material, press.pixels(STAMP_SIZE))
    alpha = Image.new("L", ink.size)
    corner = (press.side - shape.width) // 2
    alpha.paste(shape, (corner, corner))
    ink.putalpha(alpha)
    return ink
