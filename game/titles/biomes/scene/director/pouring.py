"""How a game begins: the blocks of the cube are poured in, layer by layer."""

from __future__ import annotations

import math

from game.rules.biomes.view import BiomesView
from game.scene.cues import Cue
from game.scene.director.choreography import Choreography
from game.scene.director.paths import UP, stretch
from game.scene.geometry import add, between, compose
from game.scene.jitter import jittered
from game.scene.pose import Layout, PieceId, Pose, Vec3, turned
from game.scene.stage import Scene
from game.titles.biomes.scene import layout as rest

FALL_S = 0.55
LAYER_S = 0.4
"""How long after the layer below it a layer begins to fall: they overlap a little."""
SPREAD_S = 0.34
"""In what time the blocks of a layer begin to fall."""
BOUNCE, LEAP = 0.72, 0.07
"""The part of the fall at which a block lands, and how high it leaps again, or twice as high."""
SPOUT: Vec3 = (0.0, 0.0, 6.4)
"""Where they are poured from, in the turntable's frame: together, and apart as they fall."""


def pour(scene: Scene, view: BiomesView, focus: int, *, large: bool = False) -> None:
    """The beginning of a game: the blocks of the cube fall into place, layer by layer.

    ``focus``: the seat in front; ``large``: for those who read large texts.
    """
    goal = rest.layout(view, focus, large=large)
    if scene.reduced_motion:
        scene.cut()
        scene.show(goal)
        scene.cue(Cue("opening", what="biomes"))
        return
    blocks = sorted((name for name in goal if name[0] == "block"), key=_order)
    scene.show({name: piece for name, piece in goal.items() if name[0] != "block"})
    show = Choreography(scene, scene.timeline.time)
    show.sound(Cue("opening", what="biomes"))
    counts = [0, 0, 0, 0]
    for name in blocks:
        layer = int(name[3])
        _fall(show, name, goal, LAYER_S * layer + SPREAD_S * counts[layer] / 16)
        counts[layer] += 1
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


def _order(name: PieceId) -> tuple[int, float]:
    """Layer by layer, and within a layer in no order that anybody would notice."""
    return int(name[3]), jittered("pour", *name)[0]


def _fall(show: Choreography, name: PieceId, goal: Layout, after: float) -> None:
    piece = goal[name]
    place = piece.pose.place
    a, b, c = jittered(*name)
    high: Vec3 = (place[0] * 0.55 + 0.2 * a, place[1] * 0.55 + 0.2 * b, SPOUT[2] + 0.4 * c)

    def frame(part: float) -> None:
        if part >= 1.0:
            show.scene.put(name, piece)
            return
        way = stretch(part, 0.0, BOUNCE)
        left, bounce = 1.0 - way, math.sin(math.pi * stretch(part, BOUNCE, 1.0))
        flat = between(high, place, way)
        height = high[2] + (place[2] - high[2]) * way * way + LEAP * (1.0 + c) * bounce
        spot: Vec3 = (flat[0], flat[1], height)
        knock = turned((0.8, 0.6, 0.0), 150.0 * a * left + 6.0 * b * bounce)
        turn = compose(turned(UP, 120.0 * c * left), knock)
        size = piece.pose.scale * (0.55 + 0.45 * stretch(part, 0.0, 0.35))
        show.scene.put(name, piece._replace(pose=Pose(spot, turn, size)))

    show.act(FALL_S, frame, after=after)
    sounds = add(show.scene.turntable.centre, place)
    show.sound(Cue("pour", sounds, piece.look.face, 0.7), after + FALL_S * BOUNCE)
