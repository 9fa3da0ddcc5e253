"""Miniatures of the upright mobs: troll, leshy, wight, kobold, golem."""

from __future__ import annotations

import math

from game.render.models.paint import GOLD, darker, paler, plain
from game.render.models.toy import Toy

WHITE, PUPIL, HORN = "#FFFDF4", "#2A1C14", "#F1E4C4"


def eyes(toy: Toy, radius: float, y: float, z: float, apart: float, white: str = WHITE) -> None:
    """Two round eyes that look at the player."""
    for x in (-apart, apart):
        toy.ball(radius, plain(white), x, y, z, segments=8)
        toy.ball(radius * 0.55, plain(PUPIL), x, y - radius * 0.64, z, segments=6)


def troll(toy: Toy) -> None:
    """A stout green fellow with ears, horns, a belt and a club."""
    green, skin = "#7C8E6A", "#93A57E"
    leg = [(0.0, 0.0), (0.1, 0.0), (0.115, 0.03), (0.09, 0.09), (0.075, 0.2), (0.0, 0.2)]
    for x in (-0.11, 0.11):
        with toy.at(x, -0.01):
            toy.lathe(leg, darker(green, 0.15), 12, smooth=0.4)
    belly = [
        (0.0, 0.12),
        (0.17, 0.13),
        (0.225, 0.2),
        (0.24, 0.3),
        (0.205, 0.42),
        (0.14, 0.5),
        (0.0, 0.52),
    ]
    toy.lathe(belly, green, 16, smooth=0.3)
    belt = [(0.226, 0.225), (0.248, 0.235), (0.25, 0.285), (0.23, 0.295)]
    toy.lathe(belt, "#6B4A2C", 16)
    toy.box(0.07, 0.03, 0.06, GOLD, 0, -0.245, 0.232, bevel=0.008)
    _troll_head(toy, skin)
    arm = [(0.0, 0.0), (0.05, 0.02), (0.042, 0.14), (0.05, 0.2), (0.0, 0.22)]
    for x in (-0.265, 0.265):
        toy.ball(0.072, green, x * 0.88, -0.02, 0.44, segments=10)
        with toy.at(x, -0.07, 0.24, rx=14):
            toy.lathe(arm, green, 10, smooth=0.4)
        toy.ball(0.054, skin, x * 1.03, -0.11, 0.24, segments=8)
    club = [
        (0.0, 0.0),
        (0.028, 0.0),
        (0.03, 0.2),
        (0.075, 0.42),
        (0.08, 0.52),
        (0.06, 0.57),
        (0.0, 0.59),
    ]
    with toy.at(0.262, -0.15, 0.13, rx=8, ry=12):
        toy.lathe(club, "#8F5F35", 10, smooth=0.6)
    for a in range(3):
        x = 0.335 + 0.05 * math.cos(a * 1.4 - 2.8)
        toy.ball(0.02, "#D8C9A8", x, -0.285, 0.53 + 0.045 * a, segments=6)


def _troll_head(toy: Toy, skin: str) -> None:
    toy.ball(0.145, skin, 0, -0.03, 0.62, squash=0.92, segments=16)
    toy.ball(0.055, "#B4BC92", 0, -0.175, 0.6, segments=10)
    eyes(toy, 0.034, -0.135, 0.675, 0.062)
    for side in (-1, 1):
        toy.cone(0.05, 0.16, skin, side * 0.12, -0.01, 0.65, ry=side * 62, segments=8)
        toy.cone(0.03, 0.11, HORN, side * 0.065, 0, 0.725, ry=side * 20, segments=8)
        with toy.at(side * 0.04, -0.172, 0.543):
            toy.prism([(-0.012, 0), (0.012, 0), (0, 0.035)], 0.014, plain(WHITE), 0.002)
    toy.box(0.13, 0.018, 0.02, "#4A3324", 0, -0.165, 0.535, bevel=0.005)


def leshy(toy: Toy) -> None:
    """A walking tree with a beard of leaves."""
    bark, leaves = "#8A623C", "#4F8A4E"
    trunk = [
        (0.0, 0.0),
        (0.2, 0.0),
        (0.205, 0.03),
        (0.165, 0.1),
        (0.155, 0.3),
        (0.18, 0.36),
        (0.0, 0.37),
    ]
    toy.lathe(trunk, bark, 14, smooth=0.6)
    face = [(0.0, 0.3), (0.15, 0.3), (0.165, 0.36), (0.15, 0.46), (0.1, 0.52), (0.0, 0.54)]
    toy.lathe(face, paler(bark, 0.25), 14, smooth=0.4)
    for k, (radius, z) in enumerate(((0.24, 0.43), (0.19, 0.525), (0.14, 0.615))):
        toy.cone(radius, 0.2, paler(leaves, 0.08 * k), 0, 0.02, z, segments=14)
    eyes(toy, 0.034, -0.155, 0.405, 0.06)
    toy.ball(0.035, "#C98A54", 0, -0.185, 0.35, segments=8)
    with toy.at(0, -0.155, 0.32):
        toy.prism([(-0.1, 0), (0.1, 0), (0.025, -0.17), (-0.025, -0.17)], 0.05, "#6FA05A")
    for side in (-1, 1):
        toy.peg(0.03, 0.26, bark, side * 0.13, -0.02, 0.27, ry=side * 68, segments=8)
        toy.ball(0.06, "#5D9658", side * 0.39, -0.02, 0.36, segments=8)
        toy.box(0.12, 0.1, 0.05, darker(bark, 0.2), side * 0.13, -0.15, bevel=0.012)
    toy.ball(0.03, "#C8452F", 0.14, -0.13, 0.53, segments=6)


def wight(toy: Toy) -> None:
    """A pale spirit in a robe, with a pointed hood and a glowing staff."""
    robe = [
        (0.0, 0.0),
        (0.22, 0.0),
        (0.235, 0.03),
        (0.16, 0.24),
        (0.12, 0.42),
        (0.09, 0.48),
        (0.0, 0.5),
    ]
    toy.lathe(robe, "#C9DDE6", 16, smooth=0.5)
    hem = [(0.232, 0.01), (0.245, 0.02), (0.235, 0.05), (0.226, 0.05)]
    toy.lathe(hem, "#8FB3C9", 16)
    toy.ball(0.12, "#EAF3F5", 0, -0.01, 0.53, segments=14)
    toy.cone(0.135, 0.25, "#6E93AE", 0, 0.02, 0.565, rx=-8, segments=14)
    eyes(toy, 0.026, -0.105, 0.545, 0.045)
    toy.ball(0.016, plain("#4A6478"), 0, -0.126, 0.49, segments=6)
    sleeve = [(0.0, 0.0), (0.05, 0.0), (0.03, 0.2), (0.0, 0.21)]
    for side in (-1, 1):
        with toy.at(side * 0.1, -0.04, 0.4, ry=side * 125):
            toy.lathe(sleeve, "#B4CEDA", 10)
        toy.ball(0.036, "#EAF3F5", side * 0.27, -0.05, 0.27, segments=8)
    toy.peg(0.015, 0.58, "#8A5A34", -0.3, -0.06, 0, segments=6)
    toy.ball(0.05, plain("#8FD0EE"), -0.3, -0.06, 0.62, segments=10)


def kobold(toy: Toy) -> None:
    """A small householder with big ears, a cap and a lantern."""
    skin, coat = "#C98B5E", "#7A5C8E"
    for x in (-0.07, 0.07):
        toy.box(0.1, 0.15, 0.06, "#5B3820", x, -0.05, bevel=0.016)
        toy.peg(0.045, 0.12, "#5E6B4A", x, 0, 0.04, segments=8)
    body = [(0.0, 0.12), (0.14, 0.12), (0.155, 0.16), (0.11, 0.34), (0.0, 0.37)]
    toy.lathe(body, coat, 14, smooth=0.6)
    belt = [(0.138, 0.19), (0.152, 0.196), (0.145, 0.226), (0.132, 0.226)]
    toy.lathe(belt, "#5B3820", 14)
    toy.ball(0.135, skin, 0, -0.02, 0.45, squash=0.9, segments=14)
    toy.ball(0.04, paler(skin, 0.2), 0, -0.165, 0.44, segments=8)
    eyes(toy, 0.033, -0.125, 0.49, 0.055)
    for side in (-1, 1):
        toy.cone(0.055, 0.2, skin, side * 0.1, 0, 0.46, ry=side * 74, segments=8)
        toy.peg(0.038, 0.17, coat, side * 0.13, -0.02, 0.31, ry=side * 145, segments=8)
        toy.ball(0.036, skin, side * 0.235, -0.03, 0.165, segments=8)
    toy.box(0.09, 0.012, 0.014, "#4A2E1C", 0, -0.137, 0.385, bevel=0.004)
    cap = [(0.0, 0.53), (0.122, 0.53), (0.13, 0.55), (0.07, 0.66), (0.0, 0.74)]
    with toy.at(0, 0, 0):
        toy.lathe(cap, "#B5482F", 12, smooth=0.6, edges=(1,))
    toy.ball(0.03, "#F6EAD2", 0, 0, 0.735, segments=8)
    toy.box(0.07, 0.07, 0.1, plain("#FFD98A"), 0.25, -0.06, 0.03, bevel=0.01)
    toy.box(0.085, 0.085, 0.02, "#4A382C", 0.25, -0.06, 0.01, bevel=0.004)
    toy.cone(0.06, 0.05, "#4A382C", 0.25, -0.06, 0.125, segments=8)


def golem(toy: Toy) -> None:
    """A giant of boulders and blocks with mossy shoulders and glowing eyes."""
    stone, dark, moss = "#A3A79B", "#858B80", "#6F9A56"
    for side in (-1, 1):
        toy.box(0.15, 0.17, 0.2, dark, side * 0.11, 0, bevel=0.03)
        toy.box(0.16, 0.17, 0.2, dark, side * 0.295, -0.03, 0.1, ry=side * -6, bevel=0.035)
        toy.box(0.13, 0.14, 0.16, stone, side * 0.27, -0.01, 0.3, ry=side * 14, bevel=0.03)
        toy.ball(0.1, moss, side * 0.2, 0.01, 0.47, squash=0.55, segments=10)
    toy.box(0.4, 0.26, 0.3, stone, z=0.18, bevel=0.05)
    toy.box(0.26, 0.22, 0.2, paler(stone, 0.15), 0, -0.03, 0.45, bevel=0.045)
    toy.box(0.27, 0.03, 0.045, dark, 0, -0.14, 0.585, bevel=0.012)
    for x in (-0.06, 0.06):
        toy.box(0.05, 0.02, 0.04, plain("#FFD36B"), x, -0.142, 0.54, bevel=0.006)
    toy.box(0.13, 0.02, 0.03, plain("#4E544C"), 0, -0.14, 0.48, bevel=0.006)
    gem = [(0, -0.055), (0.045, 0), (0, 0.055), (-0.045, 0)]
    with toy.at(0, -0.135, 0.33):
        toy.prism(gem, 0.035, GOLD, 0.01)
    toy.ball(0.09, moss, 0.03, 0.01, 0.645, squash=0.5, segments=10)
    toy.peg(0.012, 0.07, "#3F7E4E", 0.05, 0, 0.67, segments=6)
    toy.ball(0.026, "#F3D36A", 0.05, 0, 0.75, segments=8)


MODELS = {"troll": troll, "leshy": leshy, "wight": wight, "kobold": kobold, "golem": golem}
