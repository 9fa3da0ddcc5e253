"""The four buildings of a player board, within 1.75 × 0.9; the player looks at their fronts."""

from __future__ import annotations

import math

from game.render.models.paint import Paint, darker
from game.render.models.toy import Toy
from game.titles.brewery.looks.greenery import (
    BRASS,
    DOOR,
    INK,
    barrel,
    bush,
    sack,
    seed,
    timbered,
    tree,
    windows,
)

TILES, SLATE, BARN, SHINGLE = "#B9533A", "#3F6F9C", "#A9472F", "#5E8F45"
BINES = tuple((x, y) for x in (-0.66, -0.3, 0.06) for y in (-0.16, 0.24))


def malt_house(toy: Toy, plain: bool = False) -> None:
    """A timbered maltings with a tiled roof, and a round kiln with its white cowl."""
    with toy.at(0.2, 0.02):
        timbered(toy, (0.86, 0.5, 0.34))
        _roof(toy, (0.66, 0.98, 0.36), 0.34, TILES, plain)
        toy.box(0.15, 0.03, 0.23, DOOR, -0.13, -0.262, 0, bevel=0.006)
        windows(toy, [(0.14, -0.262, 0.12), (0.32, -0.262, 0.12), (-0.33, -0.262, 0.12)])
        toy.box(0.1, 0.1, 0.2, "#A2604A", 0.26, 0.09, 0.5, bevel=0.012)
        toy.box(0.13, 0.13, 0.035, "#7B4536", 0.26, 0.09, 0.69, bevel=0.01)
    with toy.at(-0.52, 0.03):
        toy.cylinder(0.27, 0.52, "#B96A4A", bevel=0.012, segments=20)
        ring = [(0.27, 0.48), (0.3, 0.5), (0.3, 0.55), (0.27, 0.57)]
        toy.lathe(ring, "#8A4A34", 20)
        toy.lathe([(0.32, 0.54), (0.3, 0.56), (0.07, 1.02), (0.0, 1.03)], "#C9863F", 20)
        with toy.at(0, 0, 1.0, rx=-14, ry=6):
            cowl = [(0.0, 0.0), (0.085, 0.0), (0.08, 0.1), (0.03, 0.21), (0.0, 0.22)]
            toy.lathe(cowl, "#F7F1E2", 14)
            toy.box(0.05, 0.12, 0.015, "#F7F1E2", 0.06, 0, 0.17, bevel=0.004)
        windows(toy, [(0.0, -0.272, 0.24)])
        toy.box(0.13, 0.03, 0.17, DOOR, 0.0, -0.262, 0, bevel=0.006)
    sack(toy, 0.74, -0.14, 0.86)
    sack(toy, 0.68, 0.1, 0.8, "#E3C98F")


def _roof(
    toy: Toy, size: tuple[float, float, float], z: float, colour: str, plain: bool = False
) -> None:
    """A ridge roof across the front, with rows of tiles unless it is ``plain``."""
    width, length, height = size
    toy.wedge(width, length, height, colour, z=z, rz=90)
    if plain:
        return
    slope = math.degrees(math.atan2(height - 0.02, width / 2))
    run = math.hypot(height - 0.02, width / 2)
    for side in (-1, 1):
        with toy.at(0, side * width / 2, z + 0.02, rz=0 if side < 0 else 180, rx=0):
            for row in range(4):
                with toy.at(0, 0, 0, rx=slope):
                    deep = run / 4 + 0.012
                    tone = darker(colour, 0.05 + 0.06 * (row % 2))
                    toy.grain((1, 0, 0), 0.17 * row)
                    toy.box(
                        length + 0.012, deep, 0.016, tone, 0, run * (row + 0.5) / 4, 0, bevel=0.005
                    )
    toy.box(length + 0.02, 0.05, 0.04, darker(colour, 0.2), 0, 0, z + height - 0.02, bevel=0.012)


def hop_garden(toy: Toy, plain: bool = False) -> None:
    """Six hop bines on poles, wires between their tops, and a drying shed."""
    for x, y in BINES:
        _bine(toy, x, y, 0.8 if y < 0 else 0.95, 3 if plain else 9)
    for x in (-0.66, -0.3, 0.06):
        toy.box(0.014, 0.46, 0.014, "#C9A66E", x, 0.04, 0.86, bevel=0.003)
    toy.box(0.78, 0.014, 0.014, "#C9A66E", -0.3, 0.24, 0.94, bevel=0.003)
    with toy.at(0.6, 0.1):
        toy.box(0.42, 0.36, 0.3, "#9A6534", bevel=0.012)
        for number in range(0 if plain else 5):
            x = (number - 2) * 0.085
            toy.box(0.008, 0.37, 0.29, darker("#9A6534", 0.3), x, 0, 0.005, bevel=0.002)
        _roof(toy, (0.46, 0.5, 0.2), 0.3, SHINGLE, plain)
        toy.box(0.14, 0.03, 0.2, DOOR, -0.06, -0.19, 0, bevel=0.006)
        windows(toy, [(0.11, -0.186, 0.1)], 0.08, 0.09)
    with toy.at(0.42, -0.3):
        barrel(toy, 0.11, 0.17, "#B98552", 12)
    for x, y in ((0.38, -0.3), (0.45, -0.33), (0.44, -0.25)):
        toy.ball(0.048, "#A9CC6A", x, y, 0.19, segments=8)


def _bine(toy: Toy, x: float, y: float, high: float, leaves: int) -> None:
    """A pole with a climbing hop plant of so many leaves, and its cones."""
    toy.peg(0.022, high, "#8A5A34", x, y, segments=8)
    for number in range(0, 9, 9 // leaves):
        angle, away = number * 1.2 + x * 3, 0.075 - 0.003 * number
        colour = ("#5E9A45", "#76AE52", "#4F8A44")[number % 3]
        spot = (x + away * math.cos(angle), y + away * math.sin(angle))
        toy.ball(
            (0.07 - 0.002 * number) * (1.0 if leaves > 3 else 1.6),
            colour,
            *spot,
            0.09 + number * (high - 0.12) / 9,
            squash=0.85,
            segments=8,
        )
    for number in range(3 if leaves > 3 else 1):
        place = (x + 0.1 * math.cos(number * 2.1), y - 0.1 + 0.02 * number, 0.2 + 0.2 * number)
        with toy.at(*place):
            toy.lathe([(0, 0), (0.032, 0.03), (0.038, 0.06), (0, 0.1)], "#BBD67E", 7)


def school(toy: Toy, plain: bool = False) -> None:
    """A school under a slate roof: a gabled porch with a clock, and a bell turret."""
    toy.box(1.2, 0.6, 0.04, "#A98C66", bevel=0.01)
    toy.box(1.1, 0.5, 0.36, "#F0DFC2", z=0.03, bevel=0.012)
    _roof(toy, (0.64, 1.2, 0.3), 0.39, SLATE, plain)
    windows(toy, [(x, -0.256, 0.16) for x in (-0.43, -0.26, 0.26, 0.43)], 0.09, 0.14)
    toy.box(0.34, 0.16, 0.56, "#F6E8CE", 0, -0.24, 0.03, bevel=0.01)
    toy.wedge(0.42, 0.22, 0.19, SLATE, 0, -0.24, 0.59)
    toy.box(0.15, 0.03, 0.24, "#8F4A2E", 0, -0.325, 0.03, bevel=0.006)
    toy.box(0.25, 0.07, 0.03, "#C9B48F", 0, -0.36, 0.02, bevel=0.006)
    toy.cylinder(0.078, 0.025, "#FFF6E0", 0, -0.315, 0.46, rx=90, segments=18)
    toy.box(0.013, 0.012, 0.055, INK, 0, -0.345, 0.455, bevel=0.002)
    toy.box(0.04, 0.012, 0.013, INK, 0.02, -0.345, 0.455, bevel=0.002)
    with toy.at(0, 0.02, 0.62):
        toy.box(0.22, 0.22, 0.14, "#F6E8CE", bevel=0.01)
        for x in (-0.08, 0.08):
            for y in (-0.08, 0.08):
                toy.peg(0.018, 0.17, "#8A5A34", x, y, 0.14, segments=6)
        bell = [(0.075, 0.155), (0.072, 0.165), (0.045, 0.2), (0.03, 0.26), (0.0, 0.275)]
        toy.lathe(bell, Paint(BRASS, paler=0.4), 12)
        with toy.at(0, 0, 0.3, rz=45):
            toy.cone(0.2, 0.24, SLATE, segments=4)
        toy.ball(0.03, BRASS, z=0.55, segments=8)
    tree(toy, -0.75, 0.05, 1.35)
    bush(toy, 0.72, -0.1, 1.3)


def seed_barn(toy: Toy) -> None:
    """A red barn with a gambrel roof, a silo, sacks, and two seedlings."""
    with toy.at(-0.16, 0.02):
        gable = [(-0.46, 0.0), (0.46, 0.0), (0.46, 0.34), (0.3, 0.56), (0.0, 0.68)]
        gable += [(-0.3, 0.56), (-0.46, 0.34)]
        toy.prism(gable, 0.56, BARN, 0.014)
        for side in (-1, 1):
            toy.box(0.3, 0.66, 0.03, "#6B4A34", side * 0.39, 0, 0.445, ry=side * 54, bevel=0.007)
            toy.box(0.36, 0.66, 0.03, "#7A5640", side * 0.16, 0, 0.615, ry=side * 22, bevel=0.007)
        toy.box(0.36, 0.03, 0.36, "#F3E6CC", 0, -0.285, 0, bevel=0.005)
        toy.box(0.31, 0.035, 0.31, "#8F3A26", 0, -0.286, 0.022, bevel=0.005)
        for angle in (-45, 45):
            with toy.at(0, -0.307, 0.18, ry=angle):
                toy.box(0.4, 0.012, 0.03, "#F3E6CC", 0, 0, -0.015, bevel=0.003)
        windows(toy, [(0.0, -0.287, 0.45)], 0.09, 0.1)
    with toy.at(0.54, 0.1):
        toy.cylinder(0.19, 0.72, "#D9C9A6", bevel=0.01, segments=18)
        toy.ball(0.2, "#7F9AA6", z=0.71, squash=0.7, segments=16)
        for z in (0.16, 0.36, 0.56):
            toy.lathe(
                [(0.188, z), (0.2, z + 0.01), (0.2, z + 0.03), (0.188, z + 0.04)], "#A9977A", 18
            )
    sack(toy, 0.3, -0.34, 0.8, "#CDB489")
    sack(toy, 0.54, -0.32, 0.72, "#DCC79C")
    seed(toy, -0.76, -0.25, 0.9)
    seed(toy, -0.74, -0.02, 1.05)
