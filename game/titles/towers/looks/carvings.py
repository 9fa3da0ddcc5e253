"""What `towers` alone needs carved: trays, the joker tile, the phase stairs and their flag."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.furniture import MAPLE_DARK
from game.render.models.paint import PLAYERS, Paint, darker, mixed, paler
from game.render.models.pieces import emblem
from game.render.models.printing import Part, disc, sheet
from game.render.models.toy import Toy
from game.titles.towers.scene.places import (
    COLUMNS,
    PITCH,
    ROWS,
    STEP_BASE,
    STEP_PITCH,
    TRAY,
    step_height,
)

ASH, BRASS, WALNUT = "#B98552", "#D9A441", "#7B4C2A"
JOKER_RADIUS, JOKER_HIGH = 0.46, 0.09
PLUM, CREAM_WOOD = "#6A3D52", "#C99B62"
PENNANT = "#E2AE38"
"""No player's colour: this flag is nobody's."""
PENNANT_HIGH = 1.1
STEP: tuple[float, float] = (0.96, 1.4)
PRINT: tuple[float, float] = (0.84, 1.02)
"""Width and depth of a step of the stairs, and of the card on it."""
_WHOLE = Part(-0.008, -0.008, 1.008, 1.008)


def tray(toy: Toy, player: int) -> None:
    """A shallow box for a player's blocks: its long sides are in the player's colour."""
    width, depth = TRAY
    colour = PLAYERS[player]
    toy.box(width + 0.1, depth + 0.1, 0.06, darker(ASH, 0.16), bevel=0.015)
    for side in (-1, 1):
        toy.grain((1, 0, 0), 0.3 + 0.2 * side)
        rail = Paint(colour, paler=0.3)
        toy.box(width + 0.26, 0.13, 0.22, rail, 0, side * (depth / 2 + 0.06), bevel=0.035)
        toy.box(0.13, depth, 0.22, ASH, side * (width / 2 + 0.06), 0, bevel=0.035)
    line = darker(ASH, 0.32)
    for column in range(1, COLUMNS):
        x = (column - COLUMNS / 2) * PITCH
        toy.box(0.018, depth - 0.06, 0.003, line, x, 0, 0.06, bevel=0.001)
    for row in range(1, ROWS):
        y = (row - ROWS / 2) * PITCH
        toy.box(width - 0.06, 0.018, 0.003, line, 0, y, 0.06, bevel=0.001)
    with toy.at(0, -depth / 2 - 0.13, 0.11):
        emblem(toy, player, 0.06, "#F6EAD2")


def lane(toy: Toy) -> None:
    """The mark of a lane: a small wooden arrow let into the rim, its tip to the back."""
    wood = Paint(mixed(MAPLE_DARK, "#5A3818", 0.35), paler=0.2)
    outline = [(-0.13, -0.09), (0.13, -0.09), (0.03, 0.1), (-0.03, 0.1)]
    with toy.at(0, 0, 0.009, rx=90):
        toy.prism([(x, -y) for x, y in reversed(outline)], 0.018, wood, 0.007)


def joker(toy: Toy, *, ready: bool) -> None:
    """The joker tile: a turned disc with a picture; plum wood when it lies face down."""
    wood = Paint(CREAM_WOOD if ready else darker(PLUM, 0.08), paler=0.3)
    toy.cylinder(JOKER_RADIUS, JOKER_HIGH, wood, bevel=0.02, segments=36)
    disc(toy, JOKER_RADIUS - 0.03, _WHOLE, JOKER_HIGH + 0.0015, 36)


def stairs(toy: Toy) -> None:
    """The foot of the phase stairs."""
    toy.box(4 * STEP_PITCH + 0.2, STEP[1] + 0.2, STEP_BASE, "#7E5432", bevel=0.03)
    for x in (-1, 1):
        for y in (-1, 1):
            spot = (x * (2 * STEP_PITCH + 0.03), y * (STEP[1] / 2 + 0.03))
            toy.cylinder(0.035, 0.012, BRASS, *spot, STEP_BASE - 0.004, bevel=0.004, segments=10)


def step(toy: Toy, phase: int) -> None:
    """A step of the stairs with its card; its top lies at nothing."""
    high = step_height(phase)
    tone = mixed("#C8965C", "#FFE3B4" if phase % 2 else "#6B4420", 0.07)
    toy.grain((0, 1, 0), 0.23 * phase)
    toy.box(STEP[0], STEP[1], high, Paint(tone, paler=0.3), z=-high, bevel=0.03)
    card = Paint("#E9DCC2", Surface.CARD, Surface.BEVEL)
    with toy.at(0, -0.1, 0):
        toy.box(PRINT[0] + 0.03, PRINT[1] + 0.03, 0.022, card, bevel=0.007)
        sheet(toy, PRINT, _WHOLE, 0.0235)


def flag(toy: Toy) -> None:
    """The flag of the phase: a turned foot, a brass pole, a pennant that waves."""
    toy.cylinder(0.15, 0.06, WALNUT, bevel=0.02, segments=24)
    toy.cylinder(0.075, 0.05, BRASS, z=0.055, bevel=0.015, segments=16)
    toy.peg(0.028, 1.0, BRASS, 0, 0, 0.06, segments=10)
    toy.ball(0.058, BRASS, 0, 0, 1.08, segments=12)
    pale = paler(PENNANT, 0.12)
    cloth = [(0.0, 0.0), (0.56, 0.17), (0.0, 0.34)]
    strips = 7
    for number in range(strips):
        start, end = number / strips, (number + 1) / strips
        low, high = _edge(cloth, start), _edge(cloth, end)
        wave = 0.05 * math.sin(start * 5.0)
        slope = math.degrees(math.atan2(0.05 * (math.sin(end * 5.0) - math.sin(start * 5.0)), 0.08))
        with toy.at(0.028 + start * 0.56, wave, 0.69, rz=slope):
            wide = 0.56 / strips + 0.004
            strip = [(0.0, low[0]), (wide, high[0]), (wide, high[1]), (0.0, low[1])]
            colour = PENNANT if number % 2 else pale
            toy.prism(strip, 0.022, colour, 0.003)


def pennant(toy: Toy, player: int) -> None:
    """A small flag in a player's colour, with its emblem: the tower under it is his (Q3)."""
    toy.peg(0.028, PENNANT_HIGH, BRASS, segments=8)
    toy.ball(0.045, BRASS, 0, 0, PENNANT_HIGH, segments=10)
    cloth = [(0.0, 0.0), (0.6, 0.0), (0.49, 0.2), (0.6, 0.4), (0.0, 0.4)]
    with toy.at(0.016, 0, PENNANT_HIGH - 0.43):
        toy.prism(cloth, 0.035, PLAYERS[player], 0.006)
        for side in (0.0, 180.0):
            with toy.at(0.24, 0, 0.2, rz=side), toy.at(0, -0.02):
                emblem(toy, player, 0.13, "#F6EAD2")


def _edge(cloth: list[tuple[float, float]], part: float) -> tuple[float, float]:
    """Lower and upper edge of the pennant at a part of its length."""
    middle, half = cloth[1][1], cloth[2][1] / 2
    low, high = middle - half * (1.0 - part), middle + half * (1.0 - part)
    return low, max(high, low + 0.004)
