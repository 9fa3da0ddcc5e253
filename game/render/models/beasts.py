"""Miniatures of the beasts among the mobs: sprite, basilisk, wolf."""

from __future__ import annotations

import math

from game.render.models.mobs import HORN, PUPIL, WHITE, eyes
from game.render.models.paint import GOLD, paler, plain
from game.render.models.toy import Toy


def sprite(toy: Toy) -> None:
    """A water sprite: a laughing drop with wings that hovers over its puddle."""
    water, bright = "#5AA7C4", "#A9DCEA"
    puddle = [(0.0, 0.0), (0.26, 0.0), (0.25, 0.02), (0.14, 0.03), (0.06, 0.13), (0.0, 0.2)]
    toy.lathe(puddle, plain(bright), 16, smooth=0.3)
    drop = [
        (0.0, 0.14),
        (0.1, 0.16),
        (0.165, 0.24),
        (0.165, 0.33),
        (0.11, 0.45),
        (0.05, 0.55),
        (0.0, 0.66),
    ]
    toy.lathe(drop, water, 16, smooth=0.3)
    eyes(toy, 0.04, -0.135, 0.345, 0.065)
    smile = [(-0.055, 0.0), (0.0, -0.03), (0.055, 0.0), (0.0, -0.014)]
    with toy.at(0, -0.165, 0.265):
        toy.prism([smile[0], smile[1], smile[2], smile[3]], 0.02, plain("#1F5A70"), 0)
    for side in (-1, 1):
        with toy.at(side * 0.1, 0.08, 0.34, rz=side * 24):
            wing = [
                (0, 0),
                (side * 0.22, 0.05),
                (side * 0.27, 0.19),
                (side * 0.16, 0.24),
                (0, 0.08),
            ]
            toy.prism(wing, 0.02, bright, 0.006)
            low = [(0, -0.02), (side * 0.17, -0.05), (side * 0.18, -0.14), (side * 0.09, -0.13)]
            toy.prism(low, 0.02, paler(bright, 0.3), 0.006)
        toy.ball(0.035, plain("#F2A7B5"), side * 0.115, -0.115, 0.275, segments=8)
        toy.ball(0.045, water, side * 0.17, -0.07, 0.25, segments=8)
    for x, y, z in ((-0.27, -0.1, 0.14), (0.24, -0.12, 0.1), (0.3, 0.05, 0.2)):
        toy.ball(0.026, plain("#E9F7FD"), x, y, z, segments=8)
    toy.ball(0.03, GOLD, 0, 0, 0.665, segments=8)


def basilisk(toy: Toy) -> None:
    """A coiled serpent with a cock's comb, beak and crest."""
    scale, belly, red = "#6C9A4A", "#D9CE8C", "#C8452F"
    for radius, z, size in ((0.25, 0.0, 0.075), (0.17, 0.1, 0.07), (0.1, 0.19, 0.065)):
        ring = [
            (radius + size * math.cos(a), z + size + size * 0.9 * math.sin(a))
            for a in (math.tau * k / 8 - math.pi / 2 for k in range(9))
        ]
        toy.lathe(ring, scale, 20, smooth=-1.0)
    neck = [(0.0, 0.2), (0.1, 0.22), (0.075, 0.4), (0.085, 0.5), (0.0, 0.54)]
    toy.lathe(neck, scale, 12, smooth=0.4)
    toy.box(0.1, 0.03, 0.16, belly, 0, -0.07, 0.33, bevel=0.012)
    toy.ball(0.12, paler(scale, 0.12), 0, -0.05, 0.56, squash=0.9, segments=14)
    toy.cone(0.055, 0.14, GOLD, 0, -0.14, 0.545, rx=100, segments=8)
    eyes(toy, 0.036, -0.125, 0.615, 0.065, "#FFE98A")
    comb = [
        (0.11, 0.0),
        (0.13, 0.09),
        (0.06, 0.05),
        (0.03, 0.12),
        (-0.03, 0.06),
        (-0.08, 0.09),
        (-0.09, 0.0),
    ]
    with toy.at(0, -0.03, 0.62, rz=-90):
        toy.prism(comb, 0.03, red, 0.006)
    toy.ball(0.03, red, 0, -0.15, 0.475, segments=8)
    for side in (-1, 1):
        wing = [
            (0, 0),
            (side * 0.15, 0.03),
            (side * 0.19, 0.15),
            (side * 0.1, 0.11),
            (side * 0.05, 0.17),
        ]
        with toy.at(side * 0.06, 0.02, 0.34, rz=side * -20):
            toy.prism(wing, 0.025, "#B9863C", 0.006)
    toy.cone(0.06, 0.2, scale, 0.24, -0.08, 0.07, ry=64, segments=8)


def wolf(toy: Toy) -> None:
    """A grey wolf, alert, its tail up, turned half towards the player."""
    grey, dark, pale = "#8D8F98", "#5E616C", "#D5D3CC"
    with toy.at(-0.03, 0.03, rz=-52):
        for x in (-0.17, 0.13):
            for y in (-0.07, 0.07):
                toy.peg(0.036, 0.22, dark, x, y, segments=8)
                toy.box(0.09, 0.065, 0.04, dark, x + 0.015, y, bevel=0.012)
        toy.box(0.42, 0.2, 0.19, grey, -0.02, 0, 0.17, bevel=0.06)
        toy.box(0.17, 0.22, 0.24, dark, 0.12, 0, 0.18, ry=14, bevel=0.06)
        toy.box(0.2, 0.19, 0.17, grey, 0.23, 0, 0.38, bevel=0.05)
        toy.box(0.16, 0.1, 0.085, pale, 0.36, 0, 0.39, bevel=0.025)
        toy.ball(0.026, plain(PUPIL), 0.445, 0, 0.46, segments=8)
        toy.cone(0.06, 0.2, dark, -0.2, 0, 0.28, ry=-48, segments=8)
        toy.ball(0.05, pale, -0.345, 0, 0.41, segments=8)
        for y in (-0.06, 0.06):
            toy.cone(0.045, 0.12, dark, 0.2, y, 0.53, segments=6)
            toy.ball(0.026, plain(WHITE), 0.33, y * 0.95, 0.505, segments=8)
            toy.ball(0.015, plain(PUPIL), 0.35, y * 0.95, 0.507, segments=6)
            toy.cone(0.01, 0.03, HORN, 0.4, y * 0.45, 0.4, rx=180, segments=6)


MODELS = {"sprite": sprite, "basilisk": basilisk, "wolf": wolf}
