"""The hands of biomes: its clicks, drags and keys behind the protocol of the ui."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.rules.biomes.view import ActionKind, BiomesView
from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.biomes.scene.targets import FigureTarget, PileTarget
from game.titles.biomes.ui.hands import inputs
from game.titles.biomes.ui.hands.meaning import meant
from game.titles.biomes.ui.hands.selection import (
    EMPTY,
    PILE,
    Answer,
    BiomesDecision,
    Legal,
    Selection,
)


class BiomesHands:
    """Everything legal on the thing itself; whatever drags can also be clicked twice."""

    empty = EMPTY

    def carrying(self, target: Target) -> Selection:
        """Only ``target`` in hand."""
        return replace(EMPTY, picked=target)

    def pointed(self, selection: Selection, cursor: Target | None) -> Selection:
        """The same in hand, with the keyboard's cursor on another target."""
        return replace(selection, cursor=cursor)

    def click(self, decision: BiomesDecision, target: Target | None) -> Answer:
        """A click on ``target``; on nothing it lets go of what is in hand."""
        return inputs.click(*_asked(decision), target, decision.why)

    def drop(self, decision: BiomesDecision, start: Target, goal: Target | None) -> Answer:
        """The end of a drag from ``start``; over nothing, the piece goes back."""
        return inputs.drop(decision.view, decision.legal, start, goal, decision.why)

    def choose(self, decision: BiomesDecision, key: Hashable) -> Answer:
        """A button of the action bar: light its targets alone; a second time: all again."""
        if not isinstance(key, ActionKind):
            return Answer(decision.selection)
        return inputs.choose_action(*_asked(decision), key)

    def confirm(self, decision: BiomesDecision) -> Answer:
        """Enter: yes to the fight or the payment that waits, or a click where the cursor is."""
        return inputs.confirm(*_asked(decision), decision.why)

    def back(self, selection: Selection) -> Selection:
        """Esc or a right click: one step out of what was begun."""
        return inputs.back(selection)

    def draggable(self, decision: BiomesDecision) -> Collection[Target]:
        """Buildings that can be built, and the own figure while it may explore."""
        return inputs.draggable(decision.view, decision.legal)

    def meant(self, decision: BiomesDecision, target: Target | None) -> Target | None:
        """What a click would be for: a figure may stand for its crossing."""
        return meant(*_asked(decision), target)

    def goals(self, decision: BiomesDecision) -> list[Target]:
        """What the keyboard is led to, in the order of the moves."""
        return inputs.goals(*_asked(decision))

    def lit(self, decision: BiomesDecision) -> dict[Target, Mark]:
        """What is marked on the table while the actor decides."""
        return inputs.lit(*_asked(decision))

    def why_not(self, decision: BiomesDecision, target: Target) -> Refusal | None:
        """Why a click on ``target`` would do nothing; another's figure is only asked about."""
        if isinstance(target, FigureTarget) and target.seat != decision.view.seat:
            return None
        return inputs.why_not(*_asked(decision), target, decision.why)

    def arrows_begin(self, selection: Selection) -> str | None:
        """The ways to pay, where there is a choice."""
        return "payment.0" if selection.payment else None

    def acts_once(self, target: Target) -> bool:
        """A figure is taken by the first click, and is not to act by the second."""
        return isinstance(target, FigureTarget)

    def unfolds(self, decision: BiomesDecision, target: Target) -> Hashable | None:
        """The own pile is looked into."""
        own = isinstance(target, PileTarget) and target.seat == decision.view.seat
        return PILE if own else None


def _asked(decision: BiomesDecision) -> tuple[BiomesView, Legal, Selection]:
    return decision.view, decision.legal, decision.selection


HANDS = BiomesHands()
