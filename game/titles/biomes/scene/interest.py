"""Where on the table something happens, for an eye that turns to it a little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.biomes.events import (
    BiomesEvent,
    BlockTaken,
    Built,
    Moved,
    Scored,
    TileRevealed,
    TokenGained,
    TokenRevealed,
)
from game.scene.camera import Camera
from game.scene.flight import mixed
from game.scene.framing import Clearing, Sight, box, frame, joined
from game.scene.pose import Vec3
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.sights import cube_points, seat_points

CLOSEST = 0.55
"""The eye never goes nearer than this part of its distance at home."""
AROUND = 2.0
"""What happens at a place happens within so many units of it."""
GLANCE, LOOK = 0.3, 0.6
"""How much of the way the eye goes: to what is small and quick, to what one wants to see."""


class Interest(NamedTuple):
    """All that belongs to an action, and the part of the way that the eye goes to it."""

    points: tuple[Vec3, ...]
    part: float


def interest(events: Sequence[BiomesEvent], focus: int, seats: int) -> Interest | None:
    """What there is to be seen of ``events``; None for nothing in particular."""
    found: Interest | None = None
    for event in events:
        match event:
            case Built(player=player) | Scored(player=player):
                return Interest(seat_points(player, focus, seats), LOOK)
            case Moved(to=crossing):
                found = Interest(_near(at.crossing_pose(crossing).place), GLANCE)
            case TileRevealed(cell=cell) | TokenRevealed(cell=cell) | TokenGained(cell=cell):
                found = found or Interest(_near(at.cell_pose(cell).place), GLANCE)
            case BlockTaken(player=player):
                way = joined(cube_points(), seat_points(player, focus, seats))
                found = found or Interest(way, GLANCE)
            case _:
                pass
    return found


def leant(home: Camera, towards: Interest, clearing: Clearing, aspect: float) -> Camera:
    """The camera that looks from ``home`` towards something: a little nearer, a little aside."""
    level = (home.elevation, home.elevation)
    sight = Sight(towards.points, home.azimuth, level, home.lens_mm, home.target[2])
    near = frame(sight, clearing, aspect)
    least = home.distance * CLOSEST
    if near.distance < least:
        near = near.zoomed(least / near.distance)
    return mixed(home, near, towards.part)


def _near(place: Vec3) -> tuple[Vec3, ...]:
    x, y, _ = place
    return box((x - AROUND, y - AROUND, 0.0), (x + AROUND, y + AROUND, 1.0), 1)
