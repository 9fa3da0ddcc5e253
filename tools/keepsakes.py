"""What a character of a temper holds before it, on its left: seen in the portraits."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.levels import COLLECTOR, EXPLORER, FIGHTER, PLANNER
from game.render.models.paint import GOLD, plain
from game.render.models.toy import Toy

WOOD, STEEL, EMERALD, SAND = "#9A6534", "#D5DBDD", "#1F9B77", "#EBCB82"
SPACES = ("#5A9A5F", "#DDA548", "#7590B4")


def blocks(toy: Toy) -> None:
    """Two blocks, an emerald one on top."""
    toy.box(0.27, 0.27, 0.27, SAND, rz=14, bevel=0.03)
    toy.box(0.25, 0.25, 0.25, EMERALD, 0.01, 0, 0.27, rz=-12, bevel=0.03)
    gem = [(0.0, -0.07), (0.07, 0.02), (0.04, 0.06), (-0.04, 0.06), (-0.07, 0.02)]
    with toy.at(0.01, 0, 0.385, rz=-12), toy.at(0, -0.125, 0):
        toy.prism(gem, 0.02, plain("#C9F3E2"), 0.004)


def sword(toy: Toy) -> None:
    """A wooden sword, its point upwards."""
    with toy.at(0, 0, 0.1, ry=14):
        toy.ball(0.04, GOLD, 0, 0, 0, segments=12)
        toy.cylinder(0.026, 0.16, WOOD, 0, 0, 0.02, segments=12)
        toy.box(0.26, 0.06, 0.05, GOLD, 0, 0, 0.17, bevel=0.014)
        blade = [(-0.055, 0.0), (0.055, 0.0), (0.055, 0.5), (0.0, 0.62), (-0.055, 0.5)]
        with toy.at(0, 0, 0.21):
            toy.prism(blade, 0.05, STEEL, 0.018)


def lantern(toy: Toy) -> None:
    """A lantern on a wanderer's staff."""
    toy.cylinder(0.026, 0.86, WOOD, -0.04, 0, 0, segments=12)
    toy.cylinder(0.02, 0.2, WOOD, -0.05, 0, 0.82, ry=90, segments=10)
    with toy.at(0.12, -0.02, 0.52):
        toy.cylinder(0.012, 0.08, GOLD, 0, 0, 0.22, segments=8)
        toy.cone(0.1, 0.1, "#4A382C", 0, 0, 0.15, segments=12)
        toy.cylinder(0.075, 0.16, plain("#FFD772"), 0, 0, 0.0, segments=14)
        toy.cylinder(0.09, 0.03, "#4A382C", 0, 0, -0.02, segments=14)


def plan(toy: Toy) -> None:
    """A board of nine spaces, held up."""
    with toy.at(0, 0, 0.03, rx=-16, rz=-8):
        toy.box(0.46, 0.04, 0.46, WOOD, bevel=0.014)
        for k in range(9):
            x, z = (k % 3 - 1) * 0.138, k // 3 * 0.138 + 0.03
            colour = SPACES[(k * 2 + k // 3) % 3]
            toy.box(0.12, 0.03, 0.12, colour, x, -0.02, z, bevel=0.01)


KEEPSAKES: dict[str, Callable[[Toy], None]] = {
    COLLECTOR: blocks,
    FIGHTER: sword,
    EXPLORER: lantern,
    PLANNER: plan,
}
"""What each temper holds."""
