"""How a pawn falls, rolls and tumbles: poses at parts of a way, pure functions."""

from __future__ import annotations

import math

from game.scene.director import paths
from game.scene.geometry import add, compose, minus, rotated, scaled
from game.scene.pose import Pose, Quat, Vec3, turned
from game.scene.timeline import smooth, soften

UP: Vec3 = (0.0, 0.0, 1.0)
RADIUS = 0.2
"""Of a pawn's foot, unscaled: it falls over its edge."""
SHOVE, AWAY = 0.32, 1.1
"""How far a blow drives a pawn, and how far it rolls on, at its own size."""


def tilted(pose: Pose, tilt: Quat, part: float) -> Pose:
    """``pose``, leaning; upright at the end of the way."""
    return pose if part >= 1.0 else pose._replace(turn=compose(tilt, pose.turn))


def across(way: Vec3) -> Vec3:
    """The axis about which something turns that falls or rolls this way."""
    length = math.hypot(way[0], way[1]) or 1.0
    return (-way[1] / length, way[0] / length, 0.0)


def toppled(stands: Pose, push: Vec3, part: float) -> Pose:
    """A pawn that is pushed over the edge of its foot, with a small bounce."""
    fall = min(part / 0.65, 1.0)
    angle = 88.0 * fall * fall - 8.0 * math.sin(math.pi * paths.stretch(part, 0.65, 0.95))
    turn = turned(across(push), angle)
    tip = scaled(push, RADIUS * stands.scale)
    pivot = add(add(stands.place, scaled(push, SHOVE * stands.scale * fall)), tip)
    swung = rotated(turn, scaled(tip, -1.0))
    return Pose(add(pivot, swung), compose(turn, stands.turn), stands.scale)


def rolled(lies: Pose, push: Vec3, part: float) -> Pose:
    """A pawn on its side that rolls on in a curve, round its narrow end."""
    by = soften(part)
    place = add(lies.place, scaled(push, AWAY * lies.scale * by * 0.4))
    return Pose(place, compose(turned(UP, 80.0 * by), lies.turn), lies.scale)


def tumbled(lies: Pose, goal: Pose, part: float) -> Pose:
    """A pawn that flies home head over heels, and stands."""
    if part >= 1.0:
        return goal
    way = smooth(part)
    pose = paths.arched(lies, goal, 1.2, way)
    spin = turned(across(minus(goal.place, lies.place)), 360.0 * smooth(min(part / 0.85, 1.0)))
    return pose._replace(turn=compose(spin, pose.turn))
