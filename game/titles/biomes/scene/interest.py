"""Where on the table something happens, for an eye that turns to it a little."""

from __future__ import annotations

from collections.abc import Sequence

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
from game.scene.framing import box, joined
from game.scene.interest import Interest
from game.scene.pose import Vec3
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.sights import cube_points, seat_points

AROUND = 2.0
"""What happens at a place happens within so many units of it."""
GLANCE, LOOK = 0.3, 0.6
"""How much of the way the eye goes: to what is small and quick, to what one wants to see."""


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


def _near(place: Vec3) -> tuple[Vec3, ...]:
    x, y, _ = place
    return box((x - AROUND, y - AROUND, 0.0), (x + AROUND, y + AROUND, 1.0), 1)
