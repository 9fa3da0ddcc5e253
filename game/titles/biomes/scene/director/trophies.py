"""How the tile of a defeated mob comes to its winner."""

from __future__ import annotations

import math

from game.rules.biomes.events import MobDefeated
from game.scene.director.choreography import Choreography
from game.scene.geometry import between
from game.scene.pose import Layout, PieceId, Pose
from game.titles.biomes.scene import places as at

LEAP_S = 0.26
FAR = 2.4
"""A leap is about so long, in table units."""


def carry_home(show: Choreography, event: MobDefeated, goal: Layout) -> None:
    """The mob's tile leaps to its winner, and lies there as time moves on."""
    name: PieceId = ("tile", event.tile)
    start = at.cell_pose(event.cell, at.OVERWORLD_TOP + at.TILE)
    end = goal[name].pose
    leaps = max(2, min(4, round(math.dist(start.place, end.place) / FAR)))
    for leap in range(1, leaps + 1):
        _leap(show, name, (start, end), leap / leaps)
    show.wait(0.05)


def _leap(show: Choreography, name: PieceId, ends: tuple[Pose, Pose], share: float) -> None:
    """The tile leaps to the part ``share`` of the way between two poses."""
    start, goal = ends
    place = between(start.place, goal.place, share)
    if share < 1.0:
        place = (place[0], place[1], at.OVERWORLD_TOP + 0.55)
    size = 1.0 + (goal.scale - 1.0) * share
    stop = Pose(place, goal.turn, size) if share < 1.0 else goal
    show.hop(name, stop, LEAP_S, height=0.5)
    show.wait(LEAP_S)
