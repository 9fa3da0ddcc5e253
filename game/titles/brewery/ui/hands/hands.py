"""The hands of brewery: its clicks, drags and keys behind the protocol of the ui."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.rules.core import Refusal
from game.scene.stage import Mark
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
from game.titles.brewery.ui.hands.selection import EMPTY, Answer, BreweryDecision, Selection
from game.titles.brewery.ui.hands.ways import ways_of


class BreweryHands:
    """Everything on the thing itself; whatever drags can be clicked, in whatever order."""

    empty = EMPTY

    def carrying(self, target: Target) -> Selection:
        """Only ``target`` in hand."""
        return Selection(picked=target)

    def pointed(self, selection: Selection, cursor: Target | None) -> Selection:
        """The same in hand, with the keyboard's cursor on another target."""
        return replace(selection, cursor=cursor)

    def click(self, decision: BreweryDecision, target: Target | None) -> Answer:
        """A click on ``target``; on nothing it goes one step back."""
        return inputs.click(decision, target)

    def drop(self, decision: BreweryDecision, start: Target, goal: Target | None) -> Answer:
        """The end of a drag from ``start``; over nothing, the piece goes back."""
        return inputs.drop(decision, start, goal)

    def choose(self, decision: BreweryDecision, key: Hashable) -> Answer:
        """A button of the bar or of a panel."""
        return choosing.choose(decision, key)

    def confirm(self, decision: BreweryDecision) -> Answer:
        """Enter: yes to the move that waits, or a click where the cursor is."""
        return choosing.confirm(decision)

    def back(self, selection: Selection) -> Selection:
        """Esc or a right click: one step out of what was begun."""
        return inputs.back(selection)

    def draggable(self, decision: BreweryDecision) -> Collection[Target]:
        """Dice, seeds, ingredients and tokens with which something can be done."""
        ways, pieces = ways_of(decision.view, decision.legal), (SeedTarget, OwnGoodsTarget)
        found: list[Target] = [each for each in ways.pieces() if isinstance(each, pieces)]
        for die, first in enumerate(ways.first):
            if DieTarget(first) in ways.pieces():
                found.append(DieTarget(die))
        return found

    def meant(self, decision: BreweryDecision, target: Target | None) -> Target | None:
        """The thing itself, or the place that it lies on if only that is of use."""
        if target is None:
            return None
        lit = leading.lit_of(decision)
        things = (target, *instead(decision.view, target))
        return next((thing for thing in things if thing in lit), target)

    def goals(self, decision: BreweryDecision) -> list[Target]:
        """What the keyboard is led to."""
        return leading.goals_of(ways_of(decision.view, decision.legal), decision.selection)

    def lit(self, decision: BreweryDecision) -> dict[Target, Mark]:
        """What is marked on the table while the actor decides."""
        return leading.lit_of(decision)

    def why_not(self, decision: BreweryDecision, target: Target) -> Refusal | None:
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

    def arrows_begin(self, selection: Selection) -> str | None:
        """Arrows are for the table."""
        del selection
        return None

    def acts_once(self, target: Target) -> bool:
        """What a click asks for is seen before the next one says yes; dice go one by one."""
        return not isinstance(target, DieTarget)

    def unfolds(self, decision: BreweryDecision, target: Target) -> Hashable | None:
        """The deck and a cellar are looked into."""
        del decision
        return RECIPES if isinstance(target, DeckTarget | CellarTarget) else None


HANDS = BreweryHands()
