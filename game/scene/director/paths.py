"""How single pieces move: poses at parts of a way, pure functions.

Every path begins at its start; those that have a goal end exactly there.
"""

from __future__ import annotations

import math

from game.scene.falls import stretch, toppled
from game.scene.geometry import add, between, compose, minus, slerp
from game.scene.pose import Pose, Quat, Vec3, turned
from game.scene.timeline import smooth, soften

__all__ = ["stretch", "toppled"]  # paths as well, for choreographies

UP: Vec3 = (0.0, 0.0, 1.0)
SIDEWAYS: Vec3 = (1.0, 0.0, 0.0)
CROUCH, LANDING = 0.2, 0.86
"""Parts of a hop's time at which a figure leaves the table and touches it again."""
POP, TOUCH = 0.2, 0.84
"""Parts of a toss's time at which a block has left the cube, and at which it touches the pile."""


def leaning(away: Vec3, degrees: float) -> Quat:
    """A lean in the direction ``away`` over the table; none if that is nowhere."""
    length = math.hypot(away[0], away[1])
    if length < 1e-6:
        return turned(UP, 0.0)
    return turned((-away[1] / length, away[0] / length, 0.0), degrees)


def blended(start: Pose, goal: Pose, part: float) -> Pose:
    """The pose ``part`` of the way from ``start`` to ``goal``, straight."""
    if part >= 1.0:
        return goal
    size = start.scale + (goal.scale - start.scale) * part
    return Pose(between(start.place, goal.place, part), slerp(start.turn, goal.turn, part), size)


def raised(pose: Pose, by: float) -> Pose:
    """``pose``, higher by so many table units."""
    return pose._replace(place=add(pose.place, (0.0, 0.0, by)))


def arched(start: Pose, goal: Pose, height: float, part: float, lean: float = 0.0) -> Pose:
    """The pose at ``part`` of a way over an arc that is ``height`` table units high.

    It leans ``lean`` degrees into the way in its first half and back after it.
    """
    pose = raised(blended(start, goal, part), 4.0 * height * part * (1.0 - part))
    if not lean or part >= 1.0:
        return pose
    tilt = leaning(minus(goal.place, start.place), lean * math.sin(math.tau * part))
    return pose._replace(turn=compose(tilt, pose.turn))


def hopped(start: Pose, goal: Pose, height: float, part: float) -> Pose:
    """A figure's hop: it crouches and leans back, leaps, and lands leaning forward.

    ``height``: of the leap's top, in table units; ``part``: of the whole way's time, 0 to 1.
    """
    if part >= 1.0:
        return goal
    leap = stretch(part, CROUCH, LANDING)
    pose = raised(blended(start, goal, leap), 4.0 * height * leap * (1.0 - leap))
    crouch = math.sin(math.pi * stretch(part, 0.0, CROUCH * 2.0))
    landing = math.sin(math.pi * stretch(part, LANDING - 0.04, 1.0))
    lean = -9.0 * crouch + 10.0 * math.sin(math.pi * leap) + 5.0 * landing
    turn = compose(leaning(minus(goal.place, start.place), lean), pose.turn)
    return Pose(pose.place, turn, pose.scale * (1.0 - 0.07 * crouch - 0.06 * landing))


def tossed(start: Pose, goal: Pose, rise: float, height: float, part: float) -> Pose:
    """A block's way from the cube: it pops up, flies in an arc turning over once, and bounces.

    ``rise``: how far it pops up, ``height``: how much higher the arc is, in table units; ``part``:
    of the whole way's time, 0 to 1.
    """
    if part >= 1.0:
        return goal
    top = raised(start, rise)
    if part < POP:
        return blended(start, top, soften(part / POP))
    flight = stretch(part, POP, TOUCH)
    pose = raised(blended(top, goal, flight), 4.0 * height * flight * (1.0 - flight))
    axis = leaning(minus(goal.place, start.place), 360.0 * smooth(flight))
    turn = compose(axis, pose.turn)
    bounce = math.sin(math.pi * stretch(part, TOUCH, 1.0))
    knock = turned(SIDEWAYS, -9.0 * bounce)
    return raised(Pose(pose.place, compose(knock, turn), pose.scale), 0.16 * goal.scale * bounce)


def overturned(part: float) -> float:
    """By how many degrees a card has been turned over at a part of its flip."""
    return 180.0 * smooth(stretch(part, 0.1, 0.84))


def turned_over(rest: Pose, lift: float, part: float) -> Pose:
    """A card or token that lifts, turns over and comes down, its near edge first.

    Until :data:`EDGE_ON` degrees it is told as it lay before, from then on as it lies after.
    """
    if part >= 1.0:
        return rest
    angle = overturned(part)
    shown = -angle if angle < EDGE_ON else 180.0 - angle
    down = stretch(part, 0.66, 1.0)
    height = math.sin(math.pi / 2 * stretch(part, 0.0, 0.36)) * (1.0 - down * down)
    sway = turned((0.0, 1.0, 0.0), 6.0 * math.sin(math.pi * part))
    turn = compose(rest.turn, compose(sway, turned(SIDEWAYS, shown)))
    return Pose(add(rest.place, (0.0, 0.0, lift * height)), turn, rest.scale)


EDGE_ON = 38.0
"""So far turned over, a card shows most eyes its edge, and then its other side."""
