"""The hands of brewery: its clicks, drags and keys in one value."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.view import BreweryView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    CellarTarget,
    DeckTarget,
    DieTarget,
    OwnGoodsTarget,
    SeedTarget,
)
from game.titles.brewery.ui.choices import RECIPES
from game.titles.brewery.ui.hands import choosing, inputs, leading
from game.titles.brewery.ui.hands.meaning import instead
from game.titles.brewery.ui.hands.refusal_of_click import is_later, refused
from game.titles.brewery.ui.hands.selection import EMPTY, BreweryDecision, Selection
from game.titles.brewery.ui.hands.ways import ways_of
from game.ui.hands import Hands


def _draggable(decision: BreweryDecision) -> Collection[Target]:
    """Dice, seeds, ingredients and tokens with which something can be done."""
    ways, pieces = ways_of(decision.view, decision.legal), (SeedTarget, OwnGoodsTarget)
    found: list[Target] = [each for each in ways.pieces() if isinstance(each, pieces)]
    for die, first in enumerate(ways.first):
        if DieTarget(first) in ways.pieces():
            found.append(DieTarget(die))
    return found


def _meant(decision: BreweryDecision, target: Target | None) -> Target | None:
    """The thing itself, or the place that it lies on if only that is of use."""
    if target is None:
        return None
    lit = leading.lit_of(decision)
    things = (target, *instead(decision.view, target))
    return next((thing for thing in things if thing in lit), target)


def _why_not(decision: BreweryDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` would do nothing; what is done at another time is not refused
    before it was clicked: one asks about it."""
    if decision.selection.waits:
        return None  # the panel tells what waits, and no tip what lies beside it
    ways, lit = ways_of(decision.view, decision.legal), leading.lit_of(decision)
    for thing in (target, *instead(decision.view, target)):
        begun = ways.named(thing)
        if thing in lit or begun in ways.alone() or begun in ways.pieces():
            return None
    refusal = refused(decision, target)
    return None if is_later(decision, refusal) else refusal


def _acts_once(target: Target) -> bool:
    """What a click asks for is seen before the next one says yes; dice go one by one."""
    return not isinstance(target, DieTarget)


def _unfolds(_decision: BreweryDecision, target: Target) -> Hashable | None:
    """The deck and a cellar are looked into."""
    return RECIPES if isinstance(target, DeckTarget | CellarTarget) else None


HANDS: Hands[BreweryView, BreweryMove, Selection] = Hands(
    empty=EMPTY,
    carrying=lambda target: Selection(picked=target),
    pointed=lambda selection, cursor: replace(selection, cursor=cursor),
    click=inputs.click,
    drop=inputs.drop,
    choose=choosing.choose,
    confirm=choosing.confirm,
    back=inputs.back,
    draggable=_draggable,
    goals=lambda asked: leading.goals_of(ways_of(asked.view, asked.legal), asked.selection),
    lit=leading.lit_of,
    why_not=_why_not,
    meant=_meant,
    acts_once=_acts_once,
    unfolds=_unfolds,
)
"""Everything on the thing itself; whatever drags can be clicked, in whatever order."""
