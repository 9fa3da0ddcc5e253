"""Framing: the nearest camera from which all of something shows where nothing lies over it.

A :class:`Sight` is what is to be seen, and from which side; a :class:`Clearing` is the part of
the picture that panels leave free. :func:`frame` is geometry alone: the same for every window.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.scene.camera import Camera, focal_length
from game.scene.geometry import add, on, scaled
from game.scene.pose import Pose, Vec3

CLIMB = 2.0
"""Steps in degrees by which the eye climbs until the height of a window is used."""
ROUNDS = 4
"""So often a thing that would show under a cover is moved out of it."""

SEAT_PREFIX = "seat:"


class Cover(NamedTuple):
    """A panel along the lower or the upper edge, in parts of the picture from the lower left."""

    left: float
    right: float
    bottom: float
    top: float

    def hides(self, x: float, y: float) -> bool:
        """Whether the panel lies over that place."""
        return self.left < x < self.right and self.bottom < y < self.top


class Clearing(NamedTuple):
    """The free part of a picture, and panels that reach into it from above or from below."""

    left: float = 0.0
    right: float = 1.0
    bottom: float = 0.0
    top: float = 1.0
    covers: tuple[Cover, ...] = ()

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the free part, in parts of the picture from the lower left."""
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2

    def shift(self, aspect: float) -> tuple[float, float]:
        """The shift of a camera whose target shows in the middle of it."""
        x, y = self.middle
        return 0.5 - x, (0.5 - y) / aspect


@dataclass(frozen=True, slots=True)
class Sight:
    """What is to be seen, all within ``points``, from ``azimuth`` (degrees).

    The eye stands at the first of the two ``elevations``, or higher, up to the second, where a
    window has height to spare. It turns about a point ``height`` above the table.
    """

    points: tuple[Vec3, ...]
    azimuth: float = 0.0
    elevations: tuple[float, float] = (46.0, 56.0)
    lens_mm: float = 50.0
    height: float = 0.1

    def holds(self, place: Vec3) -> bool:
        """Whether ``place`` is among what is to be seen, as it lies on the table."""
        x, y, _up = place
        across, along = [each[0] for each in self.points], [each[1] for each in self.points]
        return min(across) <= x <= max(across) and min(along) <= y <= max(along)


def seat_sight(seat: int) -> str:
    """The name of the sight of another seat's things."""
    return f"{SEAT_PREFIX}{seat}"


def seat_of_sight(name: str) -> int | None:
    """The seat whose things such a sight shows; None: it is another one."""
    return int(name.removeprefix(SEAT_PREFIX)) if name.startswith(SEAT_PREFIX) else None


class _Stand(NamedTuple):
    """Where the eye stands along its own axes; ``spare``: whether height is left over."""

    across: float
    up: float
    back: float
    spare: bool


def frame(sight: Sight, clearing: Clearing, aspect: float) -> Camera:
    """The camera from which ``sight`` fills the ``clearing`` of a picture of that ``aspect``."""
    least, most = sight.elevations
    low, high = 0, math.ceil((most - least) / CLIMB)
    while low < high:
        half = (low + high) // 2
        _, spare = _placed(sight, least + CLIMB * half, clearing, aspect)
        low, high = (half + 1, high) if spare else (low, half)
    return _placed(sight, min(most, least + CLIMB * low), clearing, aspect)[0]


def _placed(
    sight: Sight, elevation: float, clearing: Clearing, aspect: float
) -> tuple[Camera, bool]:
    """The camera at ``elevation``, and whether the picture has height to spare then."""
    shift = clearing.shift(aspect)
    there = Camera((0.0, 0.0, 0.0), sight.azimuth, elevation, 1.0, sight.lens_mm, shift)
    right, above, back = there.axes()
    seen = _along(right, above, back, sight.points)
    stand = _stand(seen, clearing, focal_length(sight.lens_mm, aspect), aspect)
    eye = add(add(scaled(right, stand.across), scaled(above, stand.up)), scaled(back, stand.back))
    distance = (eye[2] - sight.height) / math.sin(math.radians(elevation))
    target = add(eye, scaled(back, -distance))
    return replace(there, target=target, distance=distance), stand.spare


def _along(right: Vec3, above: Vec3, back: Vec3, points: Iterable[Vec3]) -> list[Vec3]:
    """The points told along these axes; written out, for there are hundreds of them."""
    (a, b, c), (d, e, f), (g, h, i) = right, above, back
    return [
        (a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z) for x, y, z in points
    ]


def _stand(seen: Sequence[Vec3], clearing: Clearing, focal: float, aspect: float) -> _Stand:
    """The nearest stand from which all shows in the clearing and nothing under a cover."""
    _, y = clearing.middle
    lows, highs = [clearing.bottom - y] * len(seen), [clearing.top - y] * len(seen)
    half, lens = (clearing.right - clearing.left) / focal, focal * aspect / 2
    sides = _Reach()
    sides.take((across, back, half, half) for across, _, back in seen)
    wide = sides.least()
    for _ in range(ROUNDS):
        levels = _Reach()
        levels.take(
            (up, back, -low / lens, high / lens)
            for (_, up, back), low, high in zip(seen, lows, highs, strict=True)
        )
        tall = levels.least()
        far = max(wide, tall)
        stand = _Stand(sides.middle(far), levels.middle(far), far, tall < wide)
        if not _uncover(_shown(seen, stand, focal / 2, lens), clearing, lows, highs):
            break
    return stand


def _shown(seen: Sequence[Vec3], stand: _Stand, wide: float, high: float) -> list[Place]:
    """Where things show from a stand, from the clearing's middle."""
    across, up, far, _ = stand
    return [(wide * (a - across) / (far - b), high * (u - up) / (far - b)) for a, u, b in seen]


def _uncover(
    places: Sequence[Place], clearing: Clearing, lows: list[float], highs: list[float]
) -> bool:
    """Bound what shows under a cover to the rest of the picture; whether there is such a thing."""
    found = False
    x, y = clearing.middle
    for cover in clearing.covers:
        left, right, bottom, top = cover.left - x, cover.right - x, cover.bottom - y, cover.top - y
        below = cover.bottom <= clearing.bottom
        for n, (across, up) in enumerate(places):
            if left < across < right and bottom < up < top:
                found = True
                if below:
                    lows[n] = top
                else:
                    highs[n] = bottom
    return found


Place = tuple[float, float]
"""A place in the picture, in its parts."""
Along = tuple[float, float, float, float]
"""A point along one axis and towards the eye, and the slopes at which it may be seen."""


class _Reach:
    """How far things reach along one axis, told apart by the slopes at which they may be seen."""

    def __init__(self) -> None:
        self._low: dict[float, float] = {}
        self._high: dict[float, float] = {}

    def take(self, points: Iterable[Along]) -> None:
        """Reach to these points, too."""
        low, high = self._low, self._high
        for along, back, below, above in points:
            far = along + above * back
            if above not in high or far > high[above]:
                high[above] = far
            far = below * back - along
            if below not in low or far > low[below]:
                low[below] = far

    def least(self) -> float:
        """How far back the eye has to stand so that all shows between its bounds."""
        return max((a + b) / (s + t) for s, a in self._high.items() for t, b in self._low.items())

    def middle(self, far: float) -> float:
        """Where along the axis the eye stands so that as much is free on one side as the other."""
        least = max(a - s * far for s, a in self._high.items())
        most = min(t * far - b for t, b in self._low.items())
        return (least + most) / 2


def box(low: Vec3, high: Vec3, parts: int = 4) -> tuple[Vec3, ...]:
    """Points along the outline of a box that stands upright: its corners and between them."""
    steps = [n / parts for n in range(parts + 1)]
    found: list[Vec3] = []
    for z in (low[2], high[2]):
        for part in steps:
            x = low[0] + (high[0] - low[0]) * part
            y = low[1] + (high[1] - low[1]) * part
            found += [(x, low[1], z), (x, high[1], z), (low[0], y, z), (high[0], y, z)]
    return tuple(dict.fromkeys(found))


def standing_box(pose: Pose, low: Vec3, high: Vec3) -> tuple[Vec3, ...]:
    """The outline of a box that stands on ``pose``."""
    return tuple(on(pose, Pose(point)).place for point in box(low, high, 2))


def drum(middle: Vec3, radius: float, height: float, parts: int = 16) -> tuple[Vec3, ...]:
    """Points along the outline of an upright cylinder that stands on ``middle``."""
    x, y, z = middle
    turns = [2 * math.pi * n / parts for n in range(parts)]
    return tuple(
        (x + radius * math.cos(turn), y + radius * math.sin(turn), level)
        for level in (z, z + height)
        for turn in turns
    )


def joined(*parts: Sequence[Vec3]) -> tuple[Vec3, ...]:
    """All points of several things."""
    return tuple(point for part in parts for point in part)
