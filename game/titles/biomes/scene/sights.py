"""What there is to look at on the table of `biomes`, and from which side it looks best."""

from __future__ import annotations

import math
from functools import cache

from game.scene.camera import Pillar
from game.scene.framing import Sight, box, drum, joined, seat_of_sight, standing_box
from game.scene.pose import Vec3
from game.titles.biomes.scene import places as at

BOARD_EDGE, BOARD_FRONT = 1.89, 2.0
"""From the middle of a board to its edges, and to its front, unscaled."""
GROWN = 1.0
"""So high above the table a built tile's miniature may reach, unscaled."""
LAYERS = 4
OBSTACLES = (Pillar(at.CUBE_CENTRE[0], at.CUBE_CENTRE[1], 3.1, 4.7),)
"""The cube, with room around it: there the eye must not be."""


@cache
def sight(name: str, focus: int, seats: int, layers: int = LAYERS, *, large: bool = False) -> Sight:
    """The sight called ``name``, with ``focus`` of so many ``seats`` in front.

    ``layers``: how many the cube has at its highest. ``large``: for those who read large texts.
    """
    seat = seat_of_sight(name)
    if seat is not None:
        return _other(seat, focus, seats)
    match name:
        case "cube":
            return Sight(cube_points(layers), 0.0, (32.0, 44.0), 50.0, 0.3 + 0.25 * layers)
        case "overworld":
            return Sight(joined(_overworld()), 0.0, (52.0, 62.0), 50.0)
        case "board":
            return Sight(joined(_board(), _tray(), _pile()), 18.0, (43.0, 54.0), 50.0)
        case "scoring":
            return Sight(_board(), 10.0, (45.0, 56.0), 50.0)
        case "fight":
            return Sight(_stage(), 0.0, (28.0, 34.0), 50.0, 0.9)
        case _:
            return _whole(focus, seats, large)


def _whole(focus: int, seats: int, large: bool) -> Sight:
    """Everything that takes part in the game."""
    others = [seat_points(seat, focus, seats) for seat in range(seats) if seat != focus]
    near = joined(_board(), _tray(), _mobs(), _pile(), _cards(seats, large))
    points = joined(cube_points(), _overworld(), near, *others)
    return Sight(points, 0.0, (56.0, 68.0), 46.0, 0.0)


def cube_points(layers: int = LAYERS) -> tuple[Vec3, ...]:
    """The turntable, and a cube of so many layers however it is turned."""
    x, y, _ = at.CUBE_CENTRE
    table = drum(at.CUBE_CENTRE, at.TURNTABLE_RADIUS * at.CUBE_SCALE, 0.28 * at.CUBE_SCALE)
    corner = (1.5 * at.BLOCK_PITCH + at.BLOCK / 2) * math.sqrt(2) * at.CUBE_SCALE
    top = (at.CUBE_FLOOR + layers * at.BLOCK_PITCH + 0.05) * at.CUBE_SCALE
    return joined(table, drum((x, y, at.CUBE_FLOOR), corner, top - at.CUBE_FLOOR))


def _overworld() -> tuple[Vec3, ...]:
    """The overworld's board, and the stacks with what stands on them."""
    x, y, _ = at.OVERWORLD.place
    far = y + 2 * at.PITCH
    stacks = box((x - 2.2, far - 0.6, 0.1), (x + 2.2, far, 1.35))
    return joined(box((x - 4.0, y - 4.0, 0.0), (x + 4.0, y + 4.0, 0.12)), stacks)


def _board() -> tuple[Vec3, ...]:
    return standing_box(
        at.FRONT_BOARD, (-BOARD_EDGE, -BOARD_FRONT, 0.0), (BOARD_EDGE, BOARD_EDGE, GROWN)
    )


def _tray() -> tuple[Vec3, ...]:
    return standing_box(at.FRONT_TRAY, (-1.22, -1.1, 0.0), (1.22, 1.08, 1.2))


def _mobs() -> tuple[Vec3, ...]:
    x, y, _ = at.FRONT_MOBS
    return box((x - 0.32, y - 4.2, 0.0), (x + 0.32, y + 0.32, 0.5), 1)


def _pile() -> tuple[Vec3, ...]:
    x, y, _ = at.FRONT_PILE
    across, along = at.PILE_PITCH
    return box((x - 0.38, y - 0.38, 0.0), (x + 2 * across + 0.4, y + along + 0.38, 0.2), 1)


def _cards(seats: int, large: bool) -> tuple[Vec3, ...]:
    first, *_others, last = at.card_places(seats, large=large)
    size = first.scale / at.CARD_PLACES[0].scale
    (left, near, _), (right, far, _) = first.place, last.place
    low, high = (left - 0.48 * size, near - 0.63 * size), (right + 0.48 * size, far + 0.69 * size)
    return box((*low, 0.0), (*high, 0.05), 2)


def _stage() -> tuple[Vec3, ...]:
    """The mob, the fighter, and a fan of five tokens."""
    mob = standing_box(at.STAGE, (-1.3, -0.3, 0.0), (1.3, 2.2, 2.2))
    fighter = standing_box(at.STAGE, (-2.8, -0.4, 0.0), (-1.9, 0.4, 1.4))
    tokens = standing_box(at.STAGE, (-3.0, -2.7, 0.0), (3.0, -0.5, 0.3))
    return joined(mob, fighter, tokens)


def _other(seat: int, focus: int, seats: int) -> Sight:
    """Another seat's board and what belongs to it."""
    return Sight(seat_points(seat, focus, seats), -12.0, (48.0, 56.0), 50.0)


def seat_points(seat: int, focus: int, seats: int) -> tuple[Vec3, ...]:
    """A seat's board and, for another seat's, what belongs to it."""
    if seat == focus:
        return _board()
    pose = at.board_pose(seat, focus, seats)
    return standing_box(pose, (-BOARD_EDGE, -2.95, 0.0), (BOARD_EDGE, 2.6, GROWN))
