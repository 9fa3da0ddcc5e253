"""What stands in an orchard instead of a village brewery: trees, beds, a press, crates, drinks."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.paint import Paint, darker, mixed
from game.render.models.toy import Toy
from game.titles.brewery.looks import furniture, yard
from game.titles.brewery.looks.greenery import DOOR, bush, lantern
from game.titles.brewery.scene.estates import NOTCH
from game.titles.brewery.scene.places import GREEN

LEAVES = ("#4F8A44", "#6FA64C", "#86B85A")
RED, GOLDEN, RUSSET, BERRY = "#C8402F", "#E4B23C", "#B9793A", "#4A2350"
OAK, PINE, IRON = "#A5703C", "#C99B62", "#5E5148"
STAVES = 18
GLASS = Surface.METAL


def apple(toy: Toy, x: float, y: float, z: float, size: float = 1.0, colour: str = RED) -> None:
    """An apple of radius 0.05 that lies on ``z``; ``size``: times that."""
    with toy.at(x, y, z, scale=size):
        body = [(0.0, 0.006), (0.03, 0.0), (0.05, 0.035), (0.046, 0.075), (0.02, 0.088), (0, 0.076)]
        toy.lathe(body, Paint(colour, paler=0), 8)
        toy.peg(0.007, 0.035, "#6B4226", z=0.074, segments=5)


def heaped(toy: Toy, x: float, y: float, z: float, size: float, colour: str) -> None:
    """An apple among others, of which little more than the top is seen; it lies on ``z``."""
    with toy.at(x, y, z, scale=size):
        toy.lathe([(0.05, 0.03), (0.04, 0.08), (0.0, 0.082)], Paint(colour, paler=0), 6)


def apple_tree(
    toy: Toy, x: float, y: float, size: float = 1.0, fruit: str = RED, *, plain: bool = False
) -> None:
    """A round apple tree, about 0.4 high, full of ``fruit`` (a colour); ``plain``: with less."""
    with toy.at(x, y, 0, scale=size):
        toy.peg(0.035, 0.2, "#7B4C2A", segments=8)
        crown = ((0.0, 0.0, 0.29, 0.15), (-0.1, -0.03, 0.22, 0.1), (0.11, 0.02, 0.23, 0.1))
        for number, (a, b, c, radius) in enumerate(crown[: 1 if plain else 3]):
            toy.ball(radius, LEAVES[number % 2], a, b, c, squash=0.88, segments=8 if plain else 10)
        spots = (
            (-0.06, -0.13, 0.31),
            (0.07, -0.125, 0.35),
            (-0.15, -0.08, 0.24),
            (0.15, -0.06, 0.26),
            (0.01, -0.13, 0.24),
            (0.02, -0.06, 0.42),
        )
        for a, b, c in spots[:: 3 if plain else 1]:
            toy.ball(0.026, Paint(fruit, paler=0), a, b, c, segments=6)


def berry_bush(toy: Toy, x: float, y: float, size: float = 1.0) -> None:
    """A bush with dark berries, about 0.18 high; ``size``: times that."""
    with toy.at(x, y, 0, scale=size):
        toy.ball(0.11, LEAVES[0], 0, 0, 0.085, squash=0.85, segments=10)
        toy.ball(0.075, LEAVES[1], 0.1, 0.0, 0.06, squash=0.85, segments=8)
        for a, b, c in (
            (-0.05, -0.09, 0.1),
            (0.03, -0.1, 0.07),
            (0.0, -0.07, 0.15),
            (0.11, -0.07, 0.08),
            (-0.09, -0.05, 0.06),
        ):
            toy.ball(0.024, Paint(BERRY, paler=0), a, b, c, segments=6)


def basket(toy: Toy, x: float, y: float, size: float = 1.0, fruit: str = RED) -> None:
    """A basket heaped with apples of the colour ``fruit``, about 0.3 wide; ``size``: times that."""
    with toy.at(x, y, 0, scale=size):
        weave = [(0.0, 0.0), (0.11, 0.0), (0.15, 0.12), (0.16, 0.14), (0.13, 0.14), (0.0, 0.1)]
        toy.lathe(weave, "#B98552", 14)
        toy.lathe([(0.125, 0.045), (0.137, 0.05), (0.144, 0.075), (0.133, 0.08)], "#8A5A34", 14)
        for number in range(5):
            a = math.tau * number / 5
            heaped(toy, 0.075 * math.cos(a), 0.075 * math.sin(a), 0.1, 1.15, fruit)
        apple(toy, 0, 0, 0.15, 1.05, fruit)


def crate(toy: Toy, size: tuple[float, float, float], fruit: str, *, plain: bool = False) -> None:
    """A slatted crate of fruit that stands on z = 0; ``plain``: a heap is a box."""
    width, depth, height = size
    floor = Paint(darker(PINE, 0.35), Surface.WOOD, Surface.WOOD, 0)
    toy.cylinder(min(width, depth) / 2, 0.02, floor, z=height - 0.09, segments=6)
    for side in (-1, 1):
        toy.box(width, 0.022, height * 0.9, PINE, 0, side * depth / 2, bevel=0.006)
        toy.box(0.022, depth, height * 0.9, PINE, side * width / 2, 0, bevel=0.006)
        toy.box(
            width + 0.01,
            0.012,
            0.02,
            darker(PINE, 0.4),
            0,
            side * (depth / 2 + 0.008),
            height * 0.42,
            bevel=0.002,
        )
    if plain:
        toy.box(width - 0.03, depth - 0.03, 0.07, fruit, z=height - 0.05, bevel=0.02)
        return
    pitch = 0.125
    for column in range(max(int(width / pitch), 1)):
        for row in range(max(int(depth / pitch), 1)):
            x = (column - (int(width / pitch) - 1) / 2) * pitch
            y = (row - (int(depth / pitch) - 1) / 2) * pitch
            heaped(toy, x, y, height - 0.08, 1.3, fruit)


def fruit_trees(toy: Toy, plain: bool = False) -> None:
    """Apple trees with a ladder between them, berry bushes before them, a basket."""
    for x, y, size, fruit in (
        (-0.58, 0.16, 1.95, RED),
        (0.08, 0.22, 2.25, GOLDEN),
        (0.66, 0.16, 1.9, RED),
    ):
        apple_tree(toy, x, y, size, fruit, plain=plain)
    with toy.at(-0.27, -0.14, 0.0, rx=-18, rz=8):
        for side in (-1, 1):
            toy.box(0.026, 0.026, 0.72, PINE, side * 0.075, 0, 0, bevel=0.005)
        for rung in range(2 if plain else 6):
            toy.box(0.15, 0.02, 0.02, PINE, 0, 0, 0.09 + rung * 0.11, bevel=0.004)
    for x in (0.34, 0.62):
        berry_bush(toy, x, -0.26, 1.05)
    basket(toy, -0.68, -0.28, 0.95)
    basket(toy, -0.02, -0.3, 0.8, GOLDEN)


def herb_beds(toy: Toy, plain: bool = False) -> None:
    """Four raised beds of herbs, and a little glasshouse."""
    greens = ("#6FA048", "#8DBB5C", "#4F8A44", "#9CB98A")
    for bed, (x, y) in enumerate(((-0.64, 0.22), (-0.64, -0.2), (-0.08, 0.22), (-0.08, -0.2))):
        with toy.at(x, y):
            _bed(toy, bed, greens[bed], plain)
    with toy.at(0.58, 0.06):
        _glasshouse(toy, plain)
    with toy.at(0.42, -0.34):
        can = [(0.0, 0.0), (0.06, 0.0), (0.055, 0.1), (0.0, 0.1)]
        toy.lathe(can, Paint("#7F9AA6", paler=0.3), 10)
        toy.cylinder(0.012, 0.11, "#7F9AA6", 0.06, 0, 0.05, ry=55, segments=6)


def _bed(toy: Toy, number: int, green: str, plain: bool) -> None:
    """A framed bed with two rows of herbs; the second one is in flower."""
    toy.box(0.5, 0.34, 0.1, OAK, bevel=0.014)
    toy.box(0.44, 0.28, 0.02, "#5B3A22", z=0.09, bevel=0.004)
    for place in range(4 if plain else 8):
        x, y = -0.165 + 0.11 * (place % 4), -0.07 + 0.14 * (place // 4)
        if number == 1:
            toy.cone(0.045, 0.19, green, x, y, 0.1, segments=6)
            toy.ball(0.022, Paint("#8E6FB5", paler=0), x, y, 0.29, squash=1.8, segments=6)
        elif number == 2:
            for side in (-1, 1):
                with toy.at(x, y, 0.1, ry=24 * side):
                    toy.cone(0.024, 0.24, green, segments=5)
        else:
            toy.ball(0.06, green, x, y, 0.14, squash=0.9, segments=7)
            toy.ball(0.038, mixed(green, "#FFFFFF", 0.18), x + 0.02, y, 0.19, segments=6)


def _glasshouse(toy: Toy, plain: bool) -> None:
    """A glasshouse: pale panes in a white frame under a ridge."""
    pane = Paint("#BFD9DA", Surface.PLAIN, Surface.BEVEL, 0.3)
    toy.box(0.48, 0.46, 0.09, "#A2604A", bevel=0.01)
    toy.box(0.44, 0.42, 0.3, pane, z=0.08, bevel=0.006)
    toy.wedge(0.5, 0.46, 0.22, pane, z=0.37)
    frame = "#F7EEDC"
    for x in (-0.22, -0.075, 0.075, 0.22):
        toy.box(0.022, 0.434, 0.3, frame, x, 0, 0.08, bevel=0.004)
    toy.box(0.45, 0.434, 0.022, frame, 0, 0, 0.23, bevel=0.004)
    if not plain:
        for side in (-1, 1):
            with toy.at(0, 0, 0.585, ry=side * 40):
                for y in (-0.21, -0.07, 0.07, 0.21):
                    toy.box(0.29, 0.018, 0.016, frame, side * 0.145, y, -0.012, bevel=0.003)
    toy.box(0.13, 0.03, 0.24, DOOR, 0, -0.215, 0.05, bevel=0.006)
    for x in (-0.14, 0.14):
        toy.ball(0.05, LEAVES[2], x, -0.19, 0.17, squash=1.2, segments=7)


def press(toy: Toy, plain: bool = False) -> None:
    """The fruit press: a mill's hopper full of apples over a staved tub, 2.1 across, 2.5 high."""
    toy.cylinder(1.05, 0.12, "#8A7A6C", bevel=0.03, segments=32)
    for x in (-0.66, 0.66):
        for y in (-0.5, 0.5):
            toy.box(0.18, 0.18, 0.4, OAK, x, y, 0.1, bevel=0.03)
    rim = [(0.0, 0.46), (0.9, 0.46), (0.96, 0.52), (0.98, 0.64), (0.9, 0.64), (0.88, 0.58)]
    toy.lathe([*rim, (0.0, 0.57)], Paint(PINE, paler=0.3), 32)
    juice = Paint("#D9912E", GLASS, GLASS, 0)
    toy.lathe([(0.87, 0.585), (0.0, 0.59)], juice, 28)
    with toy.at(0, -0.9, 0.5, rx=-16):
        toy.box(0.22, 0.42, 0.05, OAK, 0, -0.12, 0, bevel=0.012)
        toy.box(0.13, 0.44, 0.03, juice, 0, -0.12, 0.04, bevel=0.006)
    _tub(toy, plain)
    _frame(toy)
    _hopper(toy, plain)


def _tub(toy: Toy, plain: bool) -> None:
    """The tub of staves with mash between them."""
    toy.cylinder(0.64, 0.86, "#B5592E", z=0.58, bevel=0.02, segments=24)
    count = 8 if plain else STAVES
    for number in range(count):
        degrees = 360 * number / count
        angle = math.radians(degrees)
        wide = math.tau * 0.7 / count * 0.72
        place = (0.7 * math.cos(angle), 0.7 * math.sin(angle), 0.6)
        toy.box(wide, 0.06, 0.88, PINE, *place, rz=degrees + 90, bevel=0.016)
    for z in (0.72, 1.3):
        hoop = [(0.725, z), (0.755, z + 0.01), (0.755, z + 0.08), (0.725, z + 0.09)]
        toy.lathe(hoop, Paint(IRON, Surface.METAL, Surface.METAL, 0.2), 32)


def _frame(toy: Toy) -> None:
    """Two posts, the beam between them, the screw and its plate."""
    for side in (-1, 1):
        toy.grain((0, 0, 1), 0.4 + 0.2 * side)
        toy.box(0.2, 0.26, 1.75, OAK, side * 0.96, 0, 0.1, bevel=0.03)
    toy.grain((1, 0, 0), 0.3)
    toy.box(2.3, 0.34, 0.22, OAK, 0, 0, 1.68, bevel=0.035)
    toy.cylinder(0.1, 0.3, Paint(IRON, Surface.METAL, Surface.METAL, 0.25), z=1.5, segments=14)
    toy.cylinder(0.6, 0.08, OAK, z=1.45, bevel=0.02, segments=24)


def _hopper(toy: Toy, plain: bool) -> None:
    """The mill's hopper above the beam, apples in it, and the wheel that turns the mill."""
    walls = [(0.34, 1.88), (0.72, 2.4), (0.74, 2.46), (0.66, 2.47), (0.6, 2.34), (0.0, 2.26)]
    with toy.at(rz=22.5):
        toy.lathe(walls, Paint(PINE, paler=0.3), 8, edges=(1, 2), smooth=0.99)
    for ring, (count, reach, z) in enumerate(((7, 0.42, 2.28), (1, 0.0, 2.36))):
        for number in range(1 if plain else count):
            a = math.tau * number / count + 0.4
            colour = (RED, GOLDEN)[(number + ring) % 2]
            apple(toy, reach * math.cos(a), reach * math.sin(a), z, 2.9, colour)
    iron = Paint("#4F6F7C", Surface.METAL, Surface.METAL, 0.3)
    with toy.at(1.12, 0, 1.79, ry=90):
        wheel = [(0.34, -0.035), (0.42, -0.035), (0.42, 0.035), (0.34, 0.035), (0.34, -0.035)]
        toy.lathe(wheel, iron, 24)
        for spoke in range(4):
            toy.box(0.72, 0.05, 0.04, iron, 0, 0, -0.02, rz=45 * spoke, bevel=0.008)
        toy.cylinder(0.07, 0.14, iron, z=-0.07, segments=12)
        toy.peg(0.045, 0.26, PINE, 0.34, 0, 0.02, segments=8)


def meadow(toy: Toy, plain: bool = False) -> None:
    """A round orchard meadow: rim, grass, a fence, lanterns, apple trees, crates and baskets."""
    yard.ground(toy)
    for side in (-1, 1):
        lantern(toy, side * 0.56, -GREEN * 0.83, 0.16, 1.1)
    with toy.at(0, 0, 0.17):
        for x, y, size, fruit in (
            (-1.16, 0.72, 2.1, RED),
            (-0.72, 1.2, 1.8, GOLDEN),
            (0.86, 1.1, 2.0, RED),
            (1.32, 0.5, 1.5, GOLDEN),
        ):
            apple_tree(toy, x, y, size, fruit, plain=plain)
        bush(toy, -1.38, 0.2, 1.2)
        berry_bush(toy, 1.42, 0.02, 1.2)
        with toy.at(-1.1, -0.7, 0, rz=14):
            crate(toy, (0.5, 0.36, 0.22), RED, plain=plain)
            with toy.at(0.03, 0.02, 0.23, rz=9):
                crate(toy, (0.44, 0.32, 0.2), GOLDEN, plain=plain)
            basket(toy, 0.46, -0.2, 1.15, GOLDEN)
        with toy.at(1.08, -0.74, 0, rz=-16):
            crate(toy, (0.48, 0.36, 0.22), GOLDEN, plain=plain)
        basket(toy, 1.42, -0.36, 1.1)


def crate_rack(toy: Toy, plain: bool = False) -> None:
    """The warehouse in front: the rack with crates of fruit behind it, and its plaque."""
    with furniture.stored(toy) as places:
        for number, (x, y) in enumerate(places):
            with toy.at(x, y, 0.09):
                crate(toy, (NOTCH * 0.84, 0.34, 0.26), (RED, GOLDEN)[number % 2], plain=plain)


def elderflower(toy: Toy) -> None:
    """A sprig of elder in flower: white heads on a fork of stalks."""
    toy.peg(0.014, 0.16, "#5E8F45", segments=6)
    for number in range(5):
        angle = math.tau * number / 5
        with toy.at(0, 0, 0.13, rx=-34 * math.sin(angle), ry=34 * math.cos(angle)):
            toy.peg(0.009, 0.13, "#78AC55", segments=5)
    for number in range(7):
        angle, away = math.tau * number / 6, 0.075 if number < 6 else 0.0
        spot = (away * math.cos(angle), away * math.sin(angle), 0.25 if number < 6 else 0.275)
        toy.ball(0.042, Paint("#FBF6E6", paler=0), *spot, squash=0.7, segments=8)
    for side in (-1, 1):
        with toy.at(side * 0.06, 0, 0.1, ry=side * 30):
            toy.ball(0.055, LEAVES[1], squash=0.35, segments=8)


def russets(toy: Toy) -> None:
    """Two apples of an old variety: one russet, one striped."""
    apple(toy, -0.045, 0.02, 0, 1.75, RUSSET)
    apple(toy, 0.06, -0.035, 0, 1.5, "#D9B24A")
    with toy.at(-0.02, 0.02, 0.17, rz=30, ry=-20):
        toy.ball(0.045, LEAVES[1], squash=0.35, segments=8)


def carafe(toy: Toy, colour: str) -> None:
    """A round bottle of juice with a wooden stopper and a paper label."""
    body = [(0.0, 0.0), (0.1, 0.0), (0.135, 0.03), (0.145, 0.13), (0.128, 0.24), (0.075, 0.35)]
    neck = [(0.046, 0.42), (0.042, 0.53), (0.056, 0.54), (0.056, 0.56), (0.0, 0.56)]
    toy.lathe([*body, *neck], Paint(colour, GLASS, GLASS, 0), 16)
    toy.ball(0.05, Paint("#C9A06A", paler=0.3), z=0.59, segments=10)
    label = [(0.1455, 0.07), (0.148, 0.08), (0.148, 0.18), (0.1425, 0.19)]
    toy.lathe(label, Paint("#F8EFDB", Surface.CARD, Surface.CARD, 0), 16)
    with toy.at(0, -0.146, 0.13, rx=90):
        toy.cylinder(0.042, 0.006, Paint(colour, Surface.CARD, Surface.CARD, 0), segments=12)
