"""Flights of the eye from one camera to another, without a jolt where one begins in another."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.scene.camera import Camera, half_turn
from game.scene.timeline import smooth

Numbers = tuple[float, ...]
"""A camera as nine numbers that can be mixed: distance as its logarithm."""
STILL: Numbers = (0.0,) * 9
RISE, MOST_RISE = 0.02, 0.2
"""How much further away the eye goes in the middle of a way, for each unit of it; at most."""
EVEN = 1e-3
"""Distances that differ by less than this part count as equal."""


def mixed(start: Camera, goal: Camera, part: float) -> Camera:
    """The camera ``part`` of the way: nearer by equal factors, straight towards the target.

    A point that shows at the same place in ``start`` and ``goal`` stays there all the way.
    """
    return _camera(_mixed(start, goal, part))


@dataclass(slots=True)
class CameraFlight:
    """From one camera to another in ``seconds``, eased.

    ``drift``: how fast each number of the camera changed when the flight began, per second; it
    goes on from there. A long way leads over a height.
    """

    start: Camera
    goal: Camera
    seconds: float = 0.6
    drift: Numbers = STILL
    elapsed: float = 0.0
    speed: Numbers = STILL

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self.elapsed >= self.seconds

    def advance(self, seconds: float) -> Camera:
        """Let time pass; the camera of that moment. ``speed`` tells how it changes then."""
        before = self._at(self.elapsed)
        self.elapsed += seconds
        if self.done:
            self.speed = STILL
            return self.goal
        now = self._at(self.elapsed)
        if seconds > 0.0:
            self.speed = tuple((b - a) / seconds for a, b in zip(before, now, strict=True))
        return _camera(now)

    def _at(self, elapsed: float) -> Numbers:
        if self.seconds <= 0.0:
            return _numbers(self.goal)
        along = min(1.0, elapsed / self.seconds)
        part = smooth(along)
        carried = along * (1.0 - along) ** 2 * self.seconds
        found = [
            at + rate * carried
            for at, rate in zip(_mixed(self.start, self.goal, part), self.drift, strict=True)
        ]
        way = math.dist(self.start.target, self.goal.target)
        found[5] += 4.0 * part * (1.0 - part) * min(MOST_RISE, RISE * way)
        return tuple(found)


def _numbers(camera: Camera) -> Numbers:
    return (
        *camera.target,
        camera.azimuth,
        camera.elevation,
        math.log(camera.distance),
        camera.lens_mm,
        *camera.shift,
    )


def _camera(numbers: Numbers) -> Camera:
    x, y, z, azimuth, elevation, distance, lens, across, up = numbers
    turned = half_turn(azimuth)
    return Camera((x, y, z), turned, elevation, math.exp(distance), lens, (across, up))


def _mixed(start: Camera, goal: Camera, part: float) -> Numbers:
    ratio = goal.distance / start.distance
    there = part if abs(ratio - 1.0) < EVEN else (ratio**part - 1.0) / (ratio - 1.0)
    turn = half_turn(goal.azimuth - start.azimuth)
    a, b = _numbers(start), _numbers(goal)
    weights = (there,) * 3 + (part,) * 6
    found = [x + (y - x) * weight for x, y, weight in zip(a, b, weights, strict=True)]
    found[3] = start.azimuth + turn * part
    return tuple(found)
