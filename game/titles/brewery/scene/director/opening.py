"""How a game begins: boards and stalls lie there, dice tumble into the pools, recipes are dealt."""

from __future__ import annotations

from game.rules.brewery.catalogue import COLOUR_OF
from game.rules.brewery.view import POOL, BreweryView
from game.scene import piles
from game.scene.cues import Cue
from game.scene.director import dealing
from game.scene.director.choreography import Choreography
from game.scene.pose import PieceId
from game.scene.stage import Scene
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.director.actors import MATERIALS
from game.titles.brewery.scene.director.dice import tumbling
from game.titles.brewery.scene.layout import layout
from game.titles.brewery.scene.names import CARD_BACK, die_name
from game.titles.brewery.scene.spread import standing

DEAL_S, DEAL_GAP_S, DICE_S, DICE_GAP_S = 0.3, 0.35, 0.85, 0.06


def lay_out(scene: Scene, view: BreweryView, focus: int) -> None:
    """The beginning of a game: every seat's dice come from the bins, the recipes are turned up."""
    goal = layout(view, focus)
    if scene.reduced_motion:
        scene.cut()
        scene.show(goal)
        scene.cue(Cue("opening", what="brewery"))
        return
    dealt: list[PieceId] = [("recipe", recipe) for recipe in view.row if recipe is not None]
    scene.show({name: piece for name, piece in goal.items() if name not in dealt})
    show = Choreography(scene, scene.timeline.time)
    show.sound(Cue("opening", what="brewery"))
    order = 0
    for seat in range(len(view.players)):
        for die in view.dice_of(seat, POOL):
            _bring(show, die, DICE_GAP_S * order)
            order += 1
    deck = piles.deck(at.DECK, max(view.deck, 1))[-1].pose
    for place, name in enumerate(dealt):
        after = DEAL_S + DEAL_GAP_S * place
        dealing.draw(show, name, CARD_BACK, goal[name], deck, after=after)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


def _bring(show: Choreography, die: int, after: float) -> None:
    """A die comes from its bin to the pool."""
    name, colour = die_name(die), COLOUR_OF[die]
    rest = show.scene.pieces[name].pose
    start = standing(at.in_bin(colour, 9)._replace(scale=0.66), 1, die)
    show.scene.pose(name, start)
    show.carry(name, DICE_S, tumbling(rest, 1.4, 1, die), after=after)
    show.sound(Cue("die", rest.place, MATERIALS[colour], 0.5), after + DICE_S * 0.95)
