"""A market row: a sloped stand with a slot for each thing on offer, and its price before it."""

from __future__ import annotations

from typing import NamedTuple

from game.scene.geometry import compose, on
from game.scene.pose import Pose, Vec3, turned

SLOPE = 20.0
"""How far a stand's slots lean towards the table's front, in degrees."""
APRON, LIP = 0.42, 0.05
"""Depth of the level strip in front, on which prices lie, and its height."""
MARGIN, BETWEEN = 0.14, 0.1
"""Wood beside the outer slots and between any two."""
SIDEWAYS: Vec3 = (1.0, 0.0, 0.0)
PRICE_LIFT = 0.012


class Stand(NamedTuple):
    """How many slots a stand has, and how wide and deep each is."""

    slots: int
    width: float
    depth: float

    @property
    def pitch(self) -> float:
        """How far it is from one slot to the next, in table units."""
        return self.width + BETWEEN

    @property
    def length(self) -> float:
        """How long the stand is, from its left end to the right one, in table units."""
        return self.slots * self.pitch - BETWEEN + 2 * MARGIN

    def across(self, slot: int) -> float:
        """How far a slot's middle lies to the right of the stand's."""
        return (slot - (self.slots - 1) / 2) * self.pitch


def slot_pose(at: Pose, stand: Stand, slot: int) -> Pose:
    """Where something lies that is on offer; ``at``: the middle of the slots' lower edge."""
    lean = turned(SIDEWAYS, SLOPE)
    foot = Pose((stand.across(slot), 0.0, LIP), lean)
    return on(at, on(foot, Pose((0.0, stand.depth / 2, 0.0))))


def price_pose(at: Pose, stand: Stand, slot: int, *, beside: float = 0.0) -> Pose:
    """Where a slot's price lies, leaning a little to who reads it; ``beside``: to the right."""
    place = (stand.across(slot) + beside, -APRON * 0.52, LIP + PRICE_LIFT)
    return on(at, Pose(place, turned(SIDEWAYS, 6.0)))


def note_point(at: Pose, stand: Stand, slot: int) -> Vec3:
    """The point over a slot's upper edge at which a note about it stands."""
    pose = slot_pose(at, stand, slot)
    return on(pose, Pose((0.0, stand.depth / 2, 0.1))).place


def facing(at: Pose, degrees: float) -> Pose:
    """The pose of a stand ``at`` some place, turned on the table by ``degrees``, anticlockwise."""
    return at._replace(turn=compose(turned((0.0, 0.0, 1.0), degrees), at.turn))
