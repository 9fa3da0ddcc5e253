"""How dice are rolled: picked up one after the other, thrown, and left lying where the layout has
them. Without motion they show their new values at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.scene.cues import Cue
from game.scene.director.choreography import Choreography
from game.scene.pose import PieceId, Pose
from game.scene.throw import Throw

SHORT_S = 0.2
"""How long a roll takes under reduced motion."""


def roll(show: Choreography, thrown: Throw, dice: Mapping[PieceId, int]) -> float:
    """Roll these dice, by name with the value that each shows then, in the order of the throw.

    Returns how many seconds it takes; the caller lets them pass.
    """
    if show.scene.reduced_motion:
        for place, (name, value) in enumerate(dice.items()):
            show.then(_laid(show, name, thrown.rest(place, value)))
        show.sound(Cue("die", thrown.floor.place, "felt"))
        return SHORT_S
    for place, (name, value) in enumerate(dice.items()):
        begins = thrown.begins(place)
        show.carry(name, thrown.seconds - begins, _way(thrown, place, value), after=begins)
        rest = thrown.rest(place, value)
        show.sound(Cue("die", rest.place, "felt", 0.7), thrown.touches(place))
    return thrown.seconds


def _way(thrown: Throw, place: int, value: int) -> Callable[[Pose, float], Pose]:
    seconds = thrown.seconds - thrown.begins(place)

    def way(start: Pose, part: float) -> Pose:
        if part >= 1.0:
            return thrown.rest(place, value)
        return thrown.at(place, value, start, part * seconds)

    return way


def _laid(show: Choreography, name: PieceId, pose: Pose) -> Callable[[], None]:
    return lambda: show.scene.pose(name, pose)
