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
    WeaponsDrawn,
)
from game.rules.biomes.moves import Cell
from game.scene.framing import box, joined
from game.scene.interest import Interest
from game.scene.pose import Vec3
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.sights import cube_points, seat_points

AROUND = 2.0
"""What happens at a place happens within so many units of it."""
STACK = 0.4
"""So far round its middle a stack, a token or a figure reaches."""
GLANCE, LOOK = 0.3, 0.6
"""How much of the way the eye goes: to what is small and quick, to what one wants to see."""


def interest(events: Sequence[BiomesEvent], focus: int, seats: int) -> Interest | None:
    """What there is to be seen of ``events``; None for nothing in particular."""
    found: Interest | None = None
    explored: list[Vec3] = []
    for event in events:
        match event:
            case Built(player=player) | Scored(player=player):
                return Interest(seat_points(player, focus, seats), LOOK)
            case Moved(to=crossing):
                explored.insert(0, at.crossing_pose(crossing).place)
            case WeaponsDrawn(cell=cell):
                return Interest(_near(at.cell_pose(cell).place, AROUND), GLANCE, _fight(cell))
            case TileRevealed(cell=cell) | TokenRevealed(cell=cell) | TokenGained(cell=cell):
                explored.append(at.cell_pose(cell).place)
            case BlockTaken(player=player):
                way = joined(cube_points(), seat_points(player, focus, seats))
                found = found or Interest(way, GLANCE, cube_points())
            case _:
                pass
    return _explored(explored) if explored else found


def _explored(places: list[Vec3]) -> Interest:
    """A figure that goes somewhere, and what turns up round it: all of that has to be seen."""
    heart = joined(*(_near(place, STACK) for place in places))
    return Interest(_near(places[0], AROUND), GLANCE, heart)


def _fight(cell: Cell) -> tuple[Vec3, ...]:
    """A mob that is fought where it lies, with the tokens before it."""
    return _near(at.cell_pose(cell).place, AROUND / 2)


def _near(place: Vec3, reach: float) -> tuple[Vec3, ...]:
    x, y, _ = place
    return box((x - reach, y - reach, 0.0), (x + reach, y + reach, 1.0), 1)
