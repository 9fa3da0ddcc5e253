"""The four players' figures: the same turned body, each with a hat and a bearing of its own."""

from __future__ import annotations

from game.render.models.paint import GOLD, PLAYERS, SKIN, darker, paler, plain
from game.render.models.toy import Toy

SCALE = 1.18
"""Figures stand about 0.75 high on the table."""
_EYE = plain("#2A1C14")


def _body(toy: Toy, colour: str) -> None:
    toy.cylinder(0.17, 0.05, darker(colour, 0.25), segments=20)
    robe = [
        (0.0, 0.045),
        (0.13, 0.045),
        (0.14, 0.065),
        (0.1, 0.245),
        (0.085, 0.365),
        (0.05, 0.405),
        (0.0, 0.405),
    ]
    toy.lathe(robe, colour, 18, edges=(1,))
    toy.ball(0.1, SKIN, z=0.48, segments=16)
    for x in (-0.034, 0.034):
        toy.ball(0.0135, _EYE, x, -0.094, 0.492, segments=6)
    brim = [(0.1, 0.536), (0.128, 0.533), (0.135, 0.545), (0.11, 0.562), (0.0, 0.575)]
    toy.lathe(brim, darker(colour, 0.1), 18, edges=(1,))


def _bowler(toy: Toy, colour: str) -> None:
    toy.ball(0.09, colour, z=0.57, squash=0.85, segments=14)
    scarf = [(0.075, 0.385), (0.09, 0.39), (0.09, 0.412), (0.07, 0.42)]
    toy.lathe(scarf, paler(colour, 0.45), 16)


def _pointed(toy: Toy, colour: str) -> None:
    toy.cone(0.105, 0.2, colour, z=0.55, segments=16)
    toy.ball(0.022, GOLD, z=0.75, segments=8)
    beard = [(0.0, 0.0), (0.03, 0.04), (0.06, 0.1), (0.045, 0.13), (0.0, 0.13)]
    with toy.at(0, -0.062, 0.34):
        toy.lathe(beard, "#F2EBDD", 10, smooth=0.5)


def _square(toy: Toy, colour: str) -> None:
    toy.box(0.15, 0.15, 0.115, colour, z=0.55, bevel=0.014)
    toy.box(0.158, 0.158, 0.026, paler(colour, 0.5), z=0.565, bevel=0.006)
    toy.box(0.03, 0.03, 0.028, GOLD, 0, -0.075, 0.565, bevel=0.006)


def _lozenge(toy: Toy, colour: str) -> None:
    hat = [(0.0, 0.55), (0.095, 0.55), (0.115, 0.63), (0.0, 0.75)]
    toy.lathe(hat, colour, 4, edges=())
    for x in (-0.092, 0.092):
        toy.ball(0.045, "#7A4A2A", x, 0.02, 0.46, segments=8)


HATS = (_bowler, _pointed, _square, _lozenge)


def figure(toy: Toy, player: int) -> None:
    """The figure of a player, 0 to 3."""
    with toy.at(scale=SCALE):
        _body(toy, PLAYERS[player])
        HATS[player](toy, PLAYERS[player])
