"""How the events of `brewery` are shown: which pieces fly, roll, turn and grow, and when."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import events as ev
from game.rules.brewery.view import BreweryView
from game.scene.director.choreography import Choreography
from game.scene.stage import Scene
from game.titles.brewery.scene.layout import layout

CALM_S = 0.25
"""All that a move takes under reduced motion."""


def direct(
    scene: Scene,
    events: Sequence[ev.BreweryEvent],
    before: BreweryView,
    after: BreweryView,
    focus: int,
) -> None:
    """Put on the scene's timeline what ``events`` did between the two views.

    When the timeline has drained the scene is ``layout(after, focus)``.
    """
    start, goal = layout(before, focus), layout(after, focus)
    del events
    show = Choreography(scene, scene.timeline.end)
    for name, piece in goal.items():
        if name in start and start[name] != piece and start[name].look == piece.look:
            show.fly(name, piece.pose, CALM_S)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()
