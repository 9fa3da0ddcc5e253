"""What is gained and spent: goods of the market, tokens, coins, bottles, marks of tokens."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.carving import Flat
from game.render.models.paint import PLAYERS, Paint, darker, mixed
from game.render.models.pieces import emblem
from game.render.models.printing import disc, sheet
from game.render.models.toy import Toy
from game.titles.brewery.looks.greenery import BRASS, sack
from game.titles.brewery.looks.prints import NUMBER_CELLS, SIGN_CELLS, cell

HONEY, WOOD, DARK_WOOD = "#E8A628", "#C99B62", "#8A5A34"
TOKEN, TOKEN_HIGH = 0.3, 0.06
GLASS = Surface.METAL


def fruit(toy: Toy) -> None:
    """A red fruit with a stalk and a leaf."""
    toy.lathe(
        [
            (0.0, 0.0),
            (0.06, 0.0),
            (0.1, 0.05),
            (0.105, 0.11),
            (0.075, 0.175),
            (0.03, 0.18),
            (0.0, 0.165),
        ],
        "#C8452F",
        14,
    )
    toy.peg(0.012, 0.07, "#6B4226", z=0.165, segments=6)
    with toy.at(0.035, 0, 0.2, rz=20, ry=-20):
        toy.ball(0.04, "#6FA048", squash=0.35, segments=8)


def spices(toy: Toy) -> None:
    """A little tub with a cone of spice."""
    tub = [(0.0, 0.0), (0.075, 0.0), (0.09, 0.04), (0.08, 0.13), (0.098, 0.15), (0.085, 0.16)]
    toy.lathe([*tub, (0.0, 0.155)], "#E5D3AE", 14)
    toy.cone(0.08, 0.12, "#C9772A", z=0.15, segments=14)


def honey(toy: Toy) -> None:
    """A jar of honey with a wooden lid and a label."""
    jar = [(0.0, 0.0), (0.08, 0.0), (0.098, 0.03), (0.098, 0.16), (0.072, 0.2), (0.072, 0.23)]
    toy.lathe(jar, Paint(HONEY, GLASS, GLASS, 0), 16)
    toy.cylinder(0.086, 0.05, DARK_WOOD, z=0.22, bevel=0.012, segments=16)
    toy.box(0.1, 0.014, 0.09, "#FFF3D0", 0, -0.097, 0.06, bevel=0.004)


def special_hops(toy: Toy) -> None:
    """A large hop cone on its stalk."""
    for number in range(4):
        colour = ("#6FA048", "#8DBB5C")[number % 2]
        toy.ball(
            0.095 - 0.015 * number, colour, 0, 0, 0.08 + 0.07 * number, squash=0.8, segments=10
        )
    toy.peg(0.014, 0.08, "#5B3820", z=0.33, segments=6)


def special_malt(toy: Toy) -> None:
    """A small sack of malt with a dark band."""
    sack(toy, 0, 0, 0.72, "#C99A54", "#6B3A1C")


def token(toy: Toy, name: str) -> None:
    """A turned wooden token with its picture."""
    toy.cylinder(TOKEN, TOKEN_HIGH, Paint(WOOD, paler=0.3), bevel=0.014, segments=30)
    disc(toy, TOKEN * 0.92, cell(SIGN_CELLS[name]), TOKEN_HIGH + 0.0015, 30)


def season(toy: Toy, name: str) -> None:
    """The season token: a thick disc, its sun or its snow above."""
    toy.cylinder(0.42, 0.1, Paint(WOOD, paler=0.3), bevel=0.022, segments=40)
    disc(toy, 0.39, cell(SIGN_CELLS[name]), 0.1015, 40)


def plaque(toy: Toy, name: str, radius: float) -> None:
    """A brass plaque with a sign, lying."""
    toy.cylinder(radius, 0.04, Paint("#9A6A1E", paler=0.3), bevel=0.01, segments=24)
    disc(toy, radius * 0.92, cell(SIGN_CELLS[name]), 0.0412, 24)


def mark(toy: Toy, name: str) -> None:
    """The token under a die, larger than the die: it tells what holds for it this round."""
    colour = {"blocked": "#C0452C", "protected": "#2F9272", "raised": "#E6A21A"}[name]
    toy.cylinder(0.32, 0.022, Paint(colour, paler=0.35), bevel=0.006, segments=28)
    toy.lathe([(0.315, 0.0226), (0.285, 0.0232)], "#FFF3DA", 28)


def price(toy: Toy, cost: int) -> None:
    """A price: a brass coin with a number."""
    toy.cylinder(0.15, 0.035, Paint("#7A4E0A", paler=0.3), bevel=0.008, segments=24)
    disc(toy, 0.143, cell(NUMBER_CELLS["price", cost % 10]), 0.0362, 24)


def digit(toy: Toy, number: int) -> None:
    """A leaf of the calendar, upright on its lower edge."""
    coat = Paint("#F8EFDB", Surface.CARD, Surface.BEVEL)
    toy.box(0.36, 0.46, 0.024, coat, 0, 0.23, bevel=0.007)
    with toy.at(0, 0.23, 0):
        sheet(toy, (0.33, 0.43), cell(NUMBER_CELLS["digit", number % 10]), 0.0255)


def calendar(toy: Toy) -> None:
    """A desk calendar's wooden foot, on which the round is told."""
    profile: list[Flat] = [(-0.34, 0.0), (0.3, 0.0), (0.3, 0.08), (0.2, 0.5), (0.13, 0.52)]
    profile += [(-0.12, 0.1), (-0.14, 0.13), (-0.2, 0.13), (-0.34, 0.06)]
    toy.grain((1, 0, 0), 0.3)
    with toy.at(rz=90):
        toy.prism(profile, 0.96, "#8A5A34", 0.02)
    for x in (-0.2, 0.2):
        toy.cylinder(0.024, 0.05, BRASS, x, 0.13, 0.5, segments=10)


def coin(toy: Toy, number: int = 1) -> None:
    """Coins on each other, none quite even."""
    gold = Paint(BRASS, Surface.METAL, Surface.METAL, 0.3)
    for level in range(number):
        x, y = 0.012 * math.sin(2.4 * level), 0.012 * math.cos(3.1 * level)
        tone = gold if level % 2 == 0 else gold._replace(colour=darker(BRASS, 0.1))
        toy.cylinder(0.17, 0.052, tone, x, y, 0.056 * level, bevel=0.012, segments=22)
    top = 0.056 * number - 0.004
    rim = [(0.128, top), (0.12, top + 0.008), (0.104, top + 0.008), (0.096, top)]
    toy.lathe(rim, "#F5DFA6", 22)


def bottle(toy: Toy, colour: str, dark: bool) -> None:
    """A labelled bottle of what was brewed, corked."""
    glass = "#5A3A1E" if dark else "#6F7F45"
    shade = Paint(mixed(colour, glass, 0.45), GLASS, GLASS, 0)
    body = [(0.0, 0.0), (0.1, 0.0), (0.115, 0.02), (0.115, 0.3), (0.1, 0.36), (0.045, 0.45)]
    toy.lathe([*body, (0.04, 0.56), (0.05, 0.565), (0.05, 0.585), (0.0, 0.585)], shade, 16)
    toy.cylinder(0.034, 0.045, "#C9A06A", z=0.575, bevel=0.01, segments=10)
    label = [(0.1165, 0.08), (0.1185, 0.085), (0.1185, 0.235), (0.1165, 0.24)]
    toy.lathe(label, Paint("#F8EFDB", Surface.CARD, Surface.CARD, 0), 16)
    stripe = [(0.119, 0.12), (0.1205, 0.125), (0.1205, 0.195), (0.119, 0.2)]
    toy.lathe(stripe, Paint(colour, Surface.CARD, Surface.CARD, 0), 16)


def planks(toy: Toy) -> None:
    """Two planks nailed across: closed for this round."""
    for turn, z in ((28.0, 0.0), (-28.0, 0.03)):
        with toy.at(0, 0, z + 0.03, rz=turn):
            toy.grain((1, 0, 0), 0.3 + turn / 200)
            toy.box(1.5, 0.17, 0.045, Paint("#A5703C", paler=0.3), bevel=0.012)
            for x in (-0.62, 0.62):
                toy.cylinder(0.026, 0.052, "#4A3A30", x, 0, segments=8)
    toy.cylinder(0.27, 0.06, Paint(WOOD, paler=0.3), z=0.1, bevel=0.014, segments=28)
    disc(toy, 0.25, cell(SIGN_CELLS["block-object"]), 0.162, 28)


def barred(toy: Toy) -> None:
    """A band across a recipe, with its token: it may not be brewed this round."""
    for turn in (54.0, -54.0):
        with toy.at(0, 0, 0.004, rz=turn):
            toy.box(2.1, 0.17, 0.014, Paint("#B8432C", Surface.CARD, Surface.BEVEL), bevel=0.004)
    toy.cylinder(0.36, 0.06, Paint(WOOD, paler=0.3), z=0.016, bevel=0.014, segments=32)
    disc(toy, 0.335, cell(SIGN_CELLS["block-recipe"]), 0.078, 32)


def stamp(toy: Toy) -> None:
    """A wooden stamp; it is pressed onto z = 0."""
    toy.cylinder(0.13, 0.05, "#8F3A26", bevel=0.012, segments=18)
    toy.lathe(
        [(0.1, 0.05), (0.05, 0.1), (0.045, 0.2), (0.085, 0.27), (0.06, 0.33), (0.0, 0.35)],
        Paint(WOOD, paler=0.3),
        16,
    )


def ribbon(toy: Toy, player: int) -> None:
    """A ribbon round a bottle's neck, in its owner's colour."""
    band = [(0.05, 0.455), (0.06, 0.465), (0.06, 0.495), (0.05, 0.505)]
    colour = Paint(PLAYERS[player], Surface.CARD, Surface.CARD, 0)
    toy.lathe(band, colour, 14)
    with toy.at(0, -0.055, 0.42):
        emblem(toy, player, 0.055, PLAYERS[player])


def leaf(toy: Toy, colour: str) -> None:
    """A leaf in the wind."""
    outline = [
        (0.0, -0.09),
        (0.05, -0.03),
        (0.045, 0.04),
        (0.0, 0.1),
        (-0.045, 0.04),
        (-0.05, -0.03),
    ]
    toy.prism(outline, 0.008, Paint(colour, Surface.PLAIN, Surface.PLAIN, 0), 0.002)


def flake(toy: Toy) -> None:
    """A flake of snow: six arms."""
    snow = Paint("#F6FAFC", Surface.PLAIN, Surface.PLAIN, 0)
    for number in range(3):
        with toy.at(ry=60.0 * number):
            toy.box(0.018, 0.012, 0.15, snow, z=-0.075, bevel=0.003)
