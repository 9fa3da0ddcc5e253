"""How cards go round: drawn from a deck into a hand, laid away, and moved up in the hand."""

from __future__ import annotations

from collections.abc import Mapping

from game.scene.cues import Cue
from game.scene.director import paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import compose
from game.scene.pose import Look, Piece, PieceId, Pose, turned
from game.scene.timeline import smooth

DRAW_S, LAY_S, MOVE_S = 0.55, 0.4, 0.3
ARC = 0.7
"""How high a card flies, at its own size."""
OVER = (0.2, 0.75)
"""Parts of its way between which a card turns over."""
EDGE_ON = 90.0
UPWARDS = (0.0, 1.0, 0.0)


def draw(
    show: Choreography,
    name: PieceId,
    back: Look,
    goal: Piece,
    deck: Pose,
    *,
    after: float = 0.0,
    arc: float = ARC,
) -> float:
    """A card comes from the ``deck``, its ``back`` above, and turns its face up on the way to
    where ``goal`` has it, ``arc`` high. Returns how many seconds that takes."""
    if show.scene.reduced_motion:
        show.put(name, goal, after)
        show.sound(Cue("slide", goal.pose.place), after)
        return 0.0

    def frame(part: float) -> None:
        show.scene.put(name, _turning(back, goal, deck, part, arc))

    show.act(DRAW_S, frame, after=after)
    show.sound(Cue("slide", deck.place), after)
    show.sound(Cue("flip", goal.pose.place), after + DRAW_S * 0.5)
    return DRAW_S


def _turning(back: Look, goal: Piece, deck: Pose, part: float, arc: float) -> Piece:
    """A card on its way, at a part of it: its back until it is seen edge on."""
    if part >= 1.0:
        return goal
    pose = paths.arched(deck, goal.pose, arc * goal.pose.scale, smooth(part))
    angle = 180.0 * smooth(paths.stretch(part, *OVER))
    over = angle >= EDGE_ON
    shown = turned(UPWARDS, angle - 180.0 if over else angle)
    look = goal.look if over else back
    return goal._replace(look=look, pose=pose._replace(turn=compose(pose.turn, shown)))


def lay(
    show: Choreography, name: PieceId, top: Pose, *, after: float = 0.0, arc: float = ARC
) -> float:
    """A card goes to the ``top`` of a pile, as it is. Returns how many seconds that takes."""
    if show.scene.reduced_motion:
        show.then(lambda: show.scene.pose(name, top), after)
    else:
        show.fly(name, top, LAY_S, arc=arc * top.scale, lean=8.0, after=after)
    seconds = 0.0 if show.scene.reduced_motion else LAY_S
    show.sound(Cue("drop", top.place, strength=0.6), after + seconds)
    return seconds


def move_up(show: Choreography, hand: Mapping[PieceId, Pose], *, after: float = 0.0) -> float:
    """Cards of a hand slide to where they stand from now on. Returns how many seconds it takes."""
    moving = [
        name
        for name, goal in hand.items()
        if name in show.scene.pieces and show.scene.pieces[name].pose != goal
    ]
    for name in moving:
        show.fly(name, hand[name], MOVE_S, arc=0.0, after=after)
    return MOVE_S if moving else 0.0
