"""The end: a rack rises before the yard, and every bottle that was brewed flies to its place."""

from __future__ import annotations

from game.rules.brewery import events as ev
from game.scene.cues import Cue
from game.scene.director import effects
from game.scene.geometry import add
from game.scene.pose import UPRIGHT, Piece, PieceId, Pose
from game.scene.timeline import swell
from game.titles.brewery.scene.director.actors import Actors
from game.titles.brewery.scene.ended import RACK
from game.titles.brewery.scene.names import looks

RISE_S, FLY_S, GAP_S = 0.6, 0.6, 0.11


def celebrate(actors: Actors, _event: ev.GameOver) -> float:
    """The cellar of what the village has brewed."""
    show, goal = actors.show, actors.goal
    show.sound(Cue("ending", what="brewery"))
    rack: PieceId = ("cellar",)
    piece = goal[rack]

    def rise(part: float) -> None:
        size = max(swell(part), 0.01)
        show.scene.put(rack, piece._replace(pose=piece.pose._replace(scale=size)))

    show.act(RISE_S, rise)
    order = 0
    for seat, player in enumerate(actors.after.players):
        for recipe in player.recipes:
            _shelve(actors, seat, recipe, RISE_S + GAP_S * order)
            order += 1
    shelved = RISE_S + GAP_S * order + FLY_S
    if not show.scene.triumphs():
        return shelved
    effects.rain(show, [add(RACK.place, (x, 0.0, 0.0)) for x in (-2.5, 0.0, 2.5)], after=RISE_S)
    return shelved + effects.FALL_S


def _shelve(actors: Actors, seat: int, recipe: int, after: float) -> None:
    """A bottle flies from its owner to the rack."""
    show, goal = actors.show, actors.goal
    own: PieceId = ("bottle", seat, recipe)
    shelved: PieceId = ("shelved", recipe)
    piece = goal[shelved]
    card = actors.start.get(own) or actors.start.get(("recipe", recipe))
    start = Pose(card.pose.place, UPRIGHT, 0.5) if card else Pose(RACK.place)
    show.remove(own, after)
    show.put(shelved, Piece(looks(piece.look.model.rpartition("/")[2]), start), after)
    show.fly(shelved, piece.pose, FLY_S, arc=1.4, after=after)
    show.put(("ribbon", recipe), goal["ribbon", recipe], after + FLY_S)
    show.sound(Cue("point", piece.pose.place, str(recipe % 7)), after + FLY_S)
