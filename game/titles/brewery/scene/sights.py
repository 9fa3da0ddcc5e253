"""What there is to look at on the table of `brewery`, and from which side it looks best."""

from __future__ import annotations

from functools import cache

from game.rules.brewery.view import BreweryView
from game.scene.camera import Pillar
from game.scene.framing import Sight, box, joined, seat_of_sight
from game.scene.geometry import on
from game.scene.pose import Pose, Vec3
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.estates import (
    LANE,
    POOL,
    SMALL_CARD,
    TRAY,
    WAREHOUSE,
    estate,
)

OBSTACLES = (
    Pillar(at.KETTLE.place[0], at.KETTLE.place[1], 1.5, 3.2),
    Pillar(at.MARKET.place[0], at.MARKET.place[1] + 1.8, 1.6, 1.5),
)
"""Kettle and stall: there the eye must not be."""


def sight(name: str, view: BreweryView, focus: int) -> Sight:
    """The sight called ``name``, with ``focus`` in front."""
    seats = len(view.players)
    seat = seat_of_sight(name)
    if seat is not None:
        return Sight(seat_points(seat, focus, seats), 0.0, (50.0, 62.0), 50.0, 0.2)
    return _fixed(name, focus, seats)


@cache
def _fixed(name: str, focus: int, seats: int) -> Sight:
    match name:
        case "board":
            return Sight(joined(_board(focus, seats), _dice()), 0.0, (54.0, 62.0), 50.0, 0.2)
        case "yard":
            return Sight(joined(_market(), _row()), 0.0, (50.0, 60.0), 50.0, 0.3)
        case "brew":
            return Sight(joined(_stage(), _kettle(), _rack()), 0.0, (38.0, 44.0), 50.0, 1.0)
        case "cellar":
            return Sight(_cellar(), 0.0, (38.0, 48.0), 50.0, 0.3)
        case _:
            return _whole(focus, seats)


def _whole(focus: int, seats: int) -> Sight:
    """Everything that takes part in the game."""
    others = [seat_points(seat, focus, seats) for seat in range(seats) if seat != focus]
    everything = joined(
        _board(focus, seats), _stores(), _market(), _kettle(), _row(), _bins(), _cellar(), *others
    )
    return Sight(everything, 0.0, (48.0, 58.0), 46.0, 0.0)


def _board(focus: int, seats: int) -> tuple[Vec3, ...]:
    x, y, _ = estate(focus, focus, seats).base.place
    wide, deep = at.HALF[0] * 1.05, at.HALF[1] * 1.05
    low = box((x - wide, y - deep, 0.0), (x + wide, y + deep, 0.3), 2)
    return joined(low, box((x - wide + 0.3, y + 0.4, 1.1), (x + wide - 0.4, y + 1.0, 1.25), 2))


def _stores() -> tuple[Vec3, ...]:
    """Pool, warehouse, coins, seeds and goods in front."""
    return joined(_dice(), box((6.9, -4.85, 0.0), (8.22, -0.7, 0.3), 2))


def _dice() -> tuple[Vec3, ...]:
    """Pool and warehouse in front."""
    x, y, _ = POOL.place
    return joined(box((x - TRAY, y - TRAY, 0.0), (x + TRAY, y + TRAY, 0.4), 2), _rack())


def _rack() -> tuple[Vec3, ...]:
    """The warehouse in front."""
    x, y, _ = WAREHOUSE.place
    return box((x - 1.6, y - 0.8, 0.0), (x + 1.6, y + 0.9, 0.5), 2)


def _stage() -> tuple[Vec3, ...]:
    """The card that is brewed, shown large."""
    wide, high = at.CARD[0] / 2, at.CARD[1] / 2
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    return tuple(on(at.STAGE, Pose((x, y, 0.0))).place for x, y in corners)


def _cellar() -> tuple[Vec3, ...]:
    return box((-7.65, -3.75, 0.0), (-5.5, -1.3, 0.5), 2)


def _market() -> tuple[Vec3, ...]:
    x, y, _ = at.MARKET.place
    wide, deep = at.STALL[0] / 2 * 1.04 + 0.1, at.STALL[1] / 2 * 1.04
    low = box((x - wide, y - deep, 0.0), (x + wide, y + deep, 0.2), 2)
    return joined(low, box((x - wide, y + 1.6, 0.9), (x + wide, y + 2.5, 1.25), 2))


def _kettle() -> tuple[Vec3, ...]:
    x, y, _ = at.KETTLE.place
    low = box((x - at.GREEN, y - at.GREEN, 0.0), (x + at.GREEN, y + at.GREEN, 0.2), 2)
    return joined(low, box((x - 0.3, y - 0.2, 3.0), (x + 0.3, y + 0.3, 3.15), 1))


def _row() -> tuple[Vec3, ...]:
    x, y, _ = at.STAND.place
    wide = at.STAND_LONG / 2 + 0.1
    return box((x - wide, y - 0.35, 0.0), (x + wide, y + 2.3, 1.0), 2)


def _bins() -> tuple[Vec3, ...]:
    x, y, _ = at.BINS.place
    return box((x - 2.8, y - 0.75, 0.0), (x + 2.8, y + 0.75, 0.3), 2)


def seat_points(seat: int, focus: int, seats: int) -> tuple[Vec3, ...]:
    """All that belongs to a seat."""
    own = estate(seat, focus, seats)
    if own.front:
        return joined(_board(focus, seats), _stores(), _cellar())
    x, y, _ = own.base.place
    wide, deep = own.wide, own.depth
    right = own.beside + LANE / 2 if own.aside else wide
    front = own.extras - 0.15 if own.aside else own.cards - at.CARD[1] / 2 * SMALL_CARD
    low = box((x - wide, y + front, 0.0), (x + right, y + deep, 0.1), 2)
    return joined(low, box((x - wide, y, 0.5), (x + wide, y + deep, 0.55), 1))
