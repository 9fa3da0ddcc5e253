"""What there is to look at on the table of `towers`, and from which side it looks best."""

from __future__ import annotations

from functools import cache

from game.rules.towers.catalogue import SIDE, Field, place_of
from game.rules.towers.view import TowersView
from game.scene.camera import Camera, Pillar
from game.scene.framing import Sight, box, joined, seat_of_sight, standing_box
from game.scene.pose import Vec3
from game.titles.towers.scene import places as at
from game.titles.towers.scene.targets import PawnTarget
from game.titles.towers.scene.veils import hiding

SPIRE, FAR = 1.9, 1.2
"""How high most towers reach, and how high those of the farthest row are sure to be seen."""
AROUND = 2.4
"""So many fields round a pawn are seen from near."""
SIDES = (-33.0, 33.0, -14.0, 14.0)
CLOSE_ELEVATION, CLOSE_AWAY = 46.0, 11.0
"""From where a pawn is looked at from near: in degrees round it, and how high and far away."""
MIDDLE = 40
"""The field in the middle of the board."""
OBSTACLES = (Pillar(at.BOARD.place[0], at.BOARD.place[1], 3.9, 3.0),)
"""The town: there the eye must not be."""


def sight(name: str, view: TowersView, focus: int) -> Sight:
    """The sight called ``name``, with ``focus`` in front."""
    seats = len(view.players)
    seat = seat_of_sight(name)
    if seat is not None:
        return Sight(seat_points(seat, focus, seats), 0.0, (48.0, 58.0), 50.0, 0.2)
    if name == "tower":
        pawn = min(view.players[focus].pawns, key=_from_middle, default=MIDDLE)
        return _near(pawn, _side(pawn, view))
    return _fixed(name, focus, seats)


@cache
def _fixed(name: str, focus: int, seats: int) -> Sight:
    match name:
        case "board":
            own = joined(_hand(), _joker(), seat_points(focus, focus, seats))
            beside = joined(_piles(), _stairs())
            return Sight(joined(_board(0.2), own, beside), 0.0, (85.0, 86.0), 100.0, 0.2)
        case "hand":
            return Sight(joined(_hand(), _joker()), 0.0, (40.0, 48.0), 50.0, 0.4)
        case "skyline":
            return Sight(_board(at.BOARD.scale * SPIRE), -32.0, (27.0, 34.0), 50.0, 0.6)
        case _:
            return _whole(focus, seats)


def _from_middle(field: Field) -> tuple[int, Field]:
    row, column = place_of(field)
    return (max(abs(row - SIDE // 2), abs(column - SIDE // 2)), field)


def _side(field: Field, view: TowersView) -> float:
    """The side from which the fewest towers hide a pawn, the first of those that are as good."""
    place = at.field_pose(field).place

    def hidden(azimuth: float) -> int:
        eye = Camera(place, azimuth, CLOSE_ELEVATION, CLOSE_AWAY, 50.0).eye
        return len(hiding(PawnTarget(field), view, eye))

    return min(SIDES, key=hidden)


@cache
def _near(field: int, azimuth: float) -> Sight:
    """What stands round a field, aslant: so both what is before and what is beside it is seen."""
    x, y, _ = at.field_pose(field).place
    reach = AROUND * at.BOARD.scale
    points = box((x - reach, y - reach, 0.1), (x + reach, y + reach, 1.3), 2)
    return Sight(points, azimuth, (41.0, 48.0), 50.0, 0.5)


def _whole(focus: int, seats: int) -> Sight:
    """Everything that takes part in the game."""
    others = [seat_points(seat, focus, seats) for seat in range(seats)]
    points = joined(_board(0.3), _spires(), _hand(), _joker(), _piles(), _stairs(), *others)
    return Sight(points, 0.0, (55.0, 66.0), 46.0, 0.0)


def _board(height: float) -> tuple[Vec3, ...]:
    x, y, _ = at.BOARD.place
    edge = at.EDGE * at.BOARD.scale
    return box((x - edge, y - edge, 0.0), (x + edge, y + edge, height))


def _spires() -> tuple[Vec3, ...]:
    """The towers of the farthest row."""
    x, y, _ = at.BOARD.place
    size = at.BOARD.scale
    far = y + 4.4 * size
    return box((x - 4.2 * size, far - 0.7, 0.0), (x + 4.2 * size, far, FAR * size))


def _hand() -> tuple[Vec3, ...]:
    """The rack and five cards on it."""
    x, y, _ = at.RACK.place
    half = at.RACK.width / 2
    low = box((x - half - 0.2, y - 0.62, 0.0), (x + half + 0.2, y + 0.3, 0.3), 2)
    return joined(low, box((x - half + 0.2, y + 0.9, 1.2), (x + half - 0.2, y + 1.2, 1.35), 2))


def _joker() -> tuple[Vec3, ...]:
    x, y, _ = at.JOKER.place
    return box((x - 0.55, y - 0.55, 0.0), (x + 0.55, y + 0.55, 0.1), 1)


def _piles() -> tuple[Vec3, ...]:
    (a, b, _), (c, d, _) = at.DECK.place, at.DISCARD.place
    return box((a - 0.5, b - 0.75, 0.0), (c + 0.55, d + 0.75, 0.5), 1)


def _stairs() -> tuple[Vec3, ...]:
    return standing_box(at.STAIRS, (-2.1, -0.85, 0.0), (2.1, 0.85, 0.9))


def seat_points(seat: int, focus: int, seats: int) -> tuple[Vec3, ...]:
    """All that belongs to a seat but the hand in front."""
    estate = at.estate(seat, focus, seats)
    wide, deep = at.TRAY[0] / 2, at.TRAY[1] / 2
    right = wide + (1.1 if estate.front else 1.3)
    return standing_box(
        estate.base,
        (-wide - (1.7 if estate.front else 2.4), -deep - 0.35, 0.0),
        (right, deep + 1.1, 0.7),
    )
