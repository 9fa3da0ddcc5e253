"""A hand of cards: a fan on a bowed wooden rack before its owner. Pure functions.

Where a card stands follows from how many there are, which one the pointer or the keyboard is on,
and which are picked. Which card is under the pointer follows from the fan at rest alone, so that a
card that rises or gives way never changes the answer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.scene.geometry import add, compose, dot, minus, rotated, scaled
from game.scene.pose import Pose, Vec3, turned
from game.scene.rays import Ray

WIDTH, HEIGHT, THICKNESS = 0.84, 1.2, 0.022
"""Sides of a card; it lies on z = 0 with its upper edge to the back."""
RACK = 6.2
"""Length of the rack's model."""
SPLAY, BOW = 8.0, 0.3
"""How far the outermost cards are turned, in degrees, and how much nearer the rack's ends stand."""
GROOVE: Vec3 = (0.0, 0.0, 0.15)
"""Where on the rack's model, in its middle, the cards' lower edges stand."""
MARGIN = 0.11
"""Part of the rack's length that stays free beside the outermost cards."""
LOOSEST = 1.04
"""Cards are no farther apart than this times their width."""
UP: Vec3 = (0.0, 0.0, 1.0)
SIDEWAYS: Vec3 = (1.0, 0.0, 0.0)
UPWARDS: Vec3 = (0.0, 1.0, 0.0)
PICKED, HOVERED, FORTH = 0.22, 0.13, 0.09
"""How far a picked card stands higher, how far the one under the pointer, and how far it comes
forth, in heights and in widths of a card."""
PARTING, REACH = 0.36, 2.2
"""How far its neighbours give way, in widths, and after how many cards that has ebbed away."""


class Rack(NamedTuple):
    """Where a hand stands. ``width``: the rack's length; ``size``: of the cards, 1 as modelled."""

    place: Vec3 = (0.0, 0.0, 0.0)
    width: float = RACK
    size: float = 1.36
    degrees: float = 0.0
    tilt: float = 46.0

    @property
    def pose(self) -> Pose:
        """The rack's own pose; its model is as long as :data:`RACK`."""
        return Pose(self.place, turned(UP, self.degrees), self.width / RACK)


class Fan(NamedTuple):
    """A hand at one moment: how many cards, and which of them stand out."""

    cards: int
    hovered: int | None = None
    picked: frozenset[int] = frozenset()


def pitch_of(rack: Rack, count: int) -> float:
    """How far apart neighbouring cards stand."""
    card = WIDTH * rack.size
    free = rack.width * (1 - MARGIN) - card
    return min(free / max(count - 1, 1), card * LOOSEST)


def poses(rack: Rack, fan: Fan) -> list[Pose]:
    """Where every card stands, from the left to the right."""
    return [_pose(rack, fan, place) for place in range(fan.cards)]


def _pose(rack: Rack, fan: Fan, place: int) -> Pose:
    pitch, card = pitch_of(rack, fan.cards), WIDTH * rack.size
    across = (place - (fan.cards - 1) / 2) * pitch + _parted(fan, place) * card
    part = across / (rack.width / 2)
    model = rack.width / RACK
    foot = (across, (GROOVE[1] - BOW * part * part) * model, GROOVE[2] * model)
    yaw = turned(UP, -SPLAY * part)
    roll = 0.0 if place == fan.hovered else _roll(rack, fan.cards)
    lean = compose(yaw, compose(turned(SIDEWAYS, rack.tilt), turned(UPWARDS, roll)))
    height = HEIGHT * rack.size
    up = height / 2 + (PICKED * height if place in fan.picked else 0.0)
    forth = 0.0
    if place == fan.hovered:
        up, forth = up + HOVERED * height, FORTH * card
    upright = compose(yaw, turned(SIDEWAYS, rack.tilt))
    middle = add(foot, rotated(upright, (0.0, up, forth)))
    base = turned(UP, rack.degrees)
    return Pose(add(rack.place, rotated(base, middle)), compose(base, lean), rack.size)


def _roll(rack: Rack, count: int) -> float:
    """By how much every card's left edge lies over its left neighbour, in degrees.

    Cards that overlap lean on each other like tiles of a roof; the bow of the rack, which brings
    the outer ones nearer, is made up for as well.
    """
    pitch, card = pitch_of(rack, count), WIDTH * rack.size
    if pitch >= card:
        return 0.0
    bow = math.radians(SPLAY) * pitch / (rack.width / 2)
    return math.degrees(math.atan(1.2 * THICKNESS * rack.size / pitch + bow))


def _parted(fan: Fan, place: int) -> float:
    """How far a card gives way to the one under the pointer, in widths of a card; the outermost
    ones stay on the rack, and so all between them move less than they would."""
    if fan.hovered is None or place == fan.hovered:
        return 0.0
    away = place - fan.hovered
    room = fan.cards - 1 - fan.hovered if away > 0 else fan.hovered
    ebbing = max(0.0, 1.0 - (abs(away) - 1) / min(REACH, max(room, 1)))
    crowd = min(1.0, (fan.cards - 1) / 8)
    return math.copysign(PARTING * crowd * ebbing, away)


def pick(ray: Ray, rack: Rack, fan: Fan) -> int | None:
    """The card that a ray of the table's frame meets first, as the fan is at rest.

    Above the fan a card that stands out is met where it stands out. None: no card.
    """
    rest = poses(rack, fan._replace(hovered=None))
    found = _nearest(ray, rest)
    if found is None and fan.hovered is not None and fan.hovered < fan.cards:
        standing = _pose(rack, fan, fan.hovered)
        return fan.hovered if _along(ray, standing) is not None else None
    return found


def _nearest(ray: Ray, standing: Sequence[Pose]) -> int | None:
    hits = [(along, -place) for place, pose in enumerate(standing) if (along := _along(ray, pose))]
    return -min(hits)[1] if hits else None


def _along(ray: Ray, pose: Pose) -> float | None:
    """How far along a ray it meets a card's face; None: beside it, or behind the eye."""
    right, up, out = (rotated(pose.turn, axis) for axis in (SIDEWAYS, UPWARDS, UP))
    face = add(pose.place, scaled(out, THICKNESS * pose.scale))
    slope = dot(ray[1], out)
    if abs(slope) < 1e-9:
        return None
    along = dot(minus(face, ray[0]), out) / slope
    spot = minus(add(ray[0], scaled(ray[1], along)), face)
    beside = abs(dot(spot, right)) > WIDTH / 2 * pose.scale
    beyond = abs(dot(spot, up)) > HEIGHT / 2 * pose.scale
    return along if along > 0.0 and not (beside or beyond) else None


def outline(pose: Pose) -> list[Vec3]:
    """The corners of a card's face, for a ring round it."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [
        add(pose.place, rotated(pose.turn, scaled((x, y, THICKNESS), pose.scale)))
        for x, y in ((a * WIDTH / 2, b * HEIGHT / 2) for a, b in corners)
    ]


def step(fan: Fan, by: int) -> int | None:
    """The card that the keyboard comes to next: from none to the first or the last, and then on
    along the fan, round its ends."""
    if not fan.cards:
        return None
    if fan.hovered is None:
        return 0 if by > 0 else fan.cards - 1
    return (fan.hovered + by) % fan.cards
