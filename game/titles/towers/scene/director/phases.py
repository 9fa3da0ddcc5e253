"""How a phase begins: the flag climbs the stairs; and how it tells of the last round."""

from __future__ import annotations

import math

from game.scene.cues import Cue
from game.scene.director import effects, paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import add, compose
from game.scene.pose import PieceId, Pose, turned
from game.titles.towers.scene import places as at

CLIMB_S, WAVE_S, STEP_S = 0.9, 1.0, 0.5
FLAG: PieceId = ("flag",)


def raise_flag(show: Choreography, phase: int) -> float:
    """The flag leaps onto the next step, which greets it (T10)."""
    goal = at.flag_pose(phase)
    show.sound(Cue("flag", goal.place, strength=0.6))
    show.sound(Cue("turning", goal.place, "towers"), CLIMB_S)
    show.carry(FLAG, CLIMB_S, lambda s, t: paths.hopped(s, goal, 0.9, t))
    top, lands = at.step_pose(phase), CLIMB_S * paths.LANDING
    show.sound(Cue("drop", top.place), lands)
    show.pulse(("step", phase), STEP_S, lift=0.08, after=lands)
    effects.sparks(show, add(top.place, (0.0, 0.0, 0.05)), 0.9, after=lands)
    return CLIMB_S + 0.25


def wave(show: Choreography) -> float:
    """The flag is swung: this is the last round (T11)."""

    def way(rest: Pose, part: float) -> Pose:
        if part >= 1.0:
            return rest
        swing = turned((0.0, 1.0, 0.0), 16.0 * math.sin(math.tau * 2.0 * part) * (1.0 - part))
        raised = paths.raised(rest, 0.25 * math.sin(math.pi * part))
        return raised._replace(turn=compose(swing, rest.turn))

    show.sound(Cue("bell", at.STAIRS.place))
    show.carry(FLAG, WAVE_S, way)
    return WAVE_S * 0.8
