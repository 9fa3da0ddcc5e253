"""What a pointer on the table of brewery is about: the move that waits, is meant or hinted at."""

from __future__ import annotations

from dataclasses import replace

from game.rules.brewery.catalogue import Recipe
from game.rules.brewery.moves import Accelerate, Brew, BreweryMove, Buy, Place
from game.rules.brewery.view import NO_WINDOW
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    OwnGoodsTarget,
    RecipeTarget,
    SeedTarget,
)
from game.titles.brewery.ui.forecast import outlook
from game.titles.brewery.ui.hands.inputs import click
from game.titles.brewery.ui.hands.meaning import recipe_at, seat_of
from game.titles.brewery.ui.hands.selection import EMPTY, BreweryDecision
from game.titles.brewery.ui.hands.ways import ways_of
from game.titles.brewery.ui.view_facts import suiting
from game.ui.signs import Meant

PIECES = (DieTarget, SeedTarget, OwnGoodsTarget)


def aimed(decision: BreweryDecision, meant: Meant) -> BreweryMove | None:
    """The move to show: the one that waits, else what a click would come to, else the hint."""
    held = decision.selection
    if not decision.open:
        return None
    return held.waiting or held.asking or hovered(decision, meant) or decision.hint


def hovered(decision: BreweryDecision, meant: Meant) -> BreweryMove | None:
    """What a click where the pointer is would play, or have wait."""
    if meant.target is None or not meant.usable or decision.selection.waits:
        return None
    answer = click(decision, meant.target)
    return answer.move or answer.selection.waiting or answer.selection.asking


def group(decision: BreweryDecision, meant: Meant) -> list[Target]:
    """What stands out alone: where the piece pointed at may go, what a recipe would take."""
    held, target = decision.selection, meant.target
    if target is None or not decision.open or replace(held, cursor=None) != EMPTY:
        return []
    recipe = recipe_meant(decision, target)
    if recipe is not None:
        return recipe_dice(decision, recipe) if decision.view.window == NO_WINDOW else []
    if meant.usable and isinstance(target, (*PIECES, FieldTarget)):
        ways = ways_of(decision.view, decision.legal)
        return [target, *ways.joined(target)]
    return []


def recipe_meant(decision: BreweryDecision, target: Target | None) -> Recipe | None:
    """The open recipe that a pointer is on."""
    if isinstance(target, RecipeTarget | ExtensionTarget):
        return recipe_at(decision.view, target.slot)
    return None


def recipe_dice(decision: BreweryDecision, recipe: Recipe) -> list[Target]:
    """The own dice that suit a recipe: those of the warehouse, and those worth storing for it."""
    view = decision.view
    seat = seat_of(view)
    keep = () if view.ended else outlook(view, seat, recipe).keep
    return [DieTarget(die) for die in (*suiting(view, seat, recipe), *keep)]


def along(decision: BreweryDecision, meant: Meant) -> list[Target]:
    """What goes with what is pointed at: the dice of a brewing, the die of a price."""
    return involved(decision, hovered(decision, meant))


def involved(decision: BreweryDecision, move: BreweryMove | None) -> list[Target]:
    """The own things that a move takes."""
    match move:
        case Brew(recipe):
            return [*map(DieTarget, suiting(decision.view, seat_of(decision.view), recipe))]
        case Buy(_, die) if die is not None:
            return [DieTarget(die)]
        case Place(_, item) if item >= 0:
            return [DieTarget(item)]
        case Accelerate(field, die):
            seat = seat_of(decision.view)
            waiting = decision.view.players[seat].waiting
            items = [DieTarget(item) for at, item in waiting if at == field and item >= 0]
            return [DieTarget(die), *items]
        case _:
            return []
