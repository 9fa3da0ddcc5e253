"""Miniatures of the beasts among the mobs: sprite, basilisk, wolf."""

from __future__ import annotations

import math

from game.render.models.mobs import HORN, PUPIL, eyes
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
    """A grey wolf with a mane and a bushy tail, turned half towards the player."""
    grey, dark, pale = "#9496A0", "#5E616C", "#E2DED2"
    with toy.at(-0.03, 0.02, rz=-46, scale=0.92):
        for x in (-0.15, 0.15):
            for y in (-0.075, 0.075):
                toy.peg(0.038, 0.24, dark, x, y, segments=8)
                toy.box(0.1, 0.07, 0.045, pale, x + 0.02, y, bevel=0.016)
        body = [(0.0, 0.0), (0.1, 0.03), (0.115, 0.12), (0.1, 0.22), (0.13, 0.34), (0.0, 0.46)]
        with toy.at(-0.25, 0, 0.27, ry=90):
            toy.lathe(body, grey, 14, smooth=-1.0)
        toy.ball(0.145, dark, 0.14, 0, 0.32, segments=12)
        toy.ball(0.085, pale, 0.22, 0, 0.27, segments=10)
        brush = [(0.0, 0.0), (0.03, 0.02), (0.062, 0.14), (0.055, 0.21), (0.0, 0.3)]
        with toy.at(-0.22, 0, 0.3, ry=-60):
            toy.lathe(brush, dark, 10, smooth=-1.0, edges=(3,))
        _wolf_head(toy, (grey, dark, pale))


def _wolf_head(toy: Toy, fur: tuple[str, str, str]) -> None:
    grey, dark, pale = fur
    toy.ball(0.125, grey, 0.23, 0, 0.48, squash=0.92, segments=14)
    snout = [(0.0, 0.0), (0.072, 0.0), (0.062, 0.08), (0.042, 0.15), (0.0, 0.17)]
    with toy.at(0.29, 0, 0.455, ry=98):
        toy.lathe(snout, pale, 10, smooth=0.2)
    toy.ball(0.026, plain(PUPIL), 0.455, 0, 0.445, segments=8)
    for side in (-1, 1):
        toy.cone(0.05, 0.15, dark, 0.2, side * 0.065, 0.56, rx=side * -12, segments=8)
        toy.cone(0.06, 0.12, pale, 0.2, side * 0.07, 0.43, rx=side * -112, segments=8)
        toy.ball(0.03, plain("#FFE08A"), 0.325, side * 0.058, 0.515, segments=8)
        toy.ball(0.017, plain(PUPIL), 0.346, side * 0.062, 0.517, segments=6)
        toy.cone(0.011, 0.035, HORN, 0.4, side * 0.03, 0.42, rx=180, segments=6)


MODELS = {"sprite": sprite, "basilisk": basilisk, "wolf": wolf}
