"""The hands of towers: its clicks, drags and keys behind the protocol of the ui."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    JokerTarget,
    PawnTarget,
    ReserveTarget,
)
from game.titles.towers.ui.choices import DISCARD
from game.titles.towers.ui.hands import choosing, inputs, leading
from game.titles.towers.ui.hands.meaning import is_own_pawn
from game.titles.towers.ui.hands.refusal_of_click import refused
from game.titles.towers.ui.hands.selection import EMPTY, Answer, Selection, TowersDecision
from game.titles.towers.ui.hands.ways import Ways, ways_of


class TowersHands:
    """Everything on the thing itself, shown before it is played; whatever drags can be clicked."""

    empty = EMPTY

    def carrying(self, target: Target) -> Selection:
        """Only ``target`` in hand."""
        return Selection(picked=target)

    def pointed(self, selection: Selection, cursor: Target | None) -> Selection:
        """The same in hand, with the keyboard's cursor on another target."""
        return replace(selection, cursor=cursor)

    def click(self, decision: TowersDecision, target: Target | None) -> Answer:
        """A click on ``target``; on nothing it goes one step back."""
        return inputs.click(decision, target)

    def drop(self, decision: TowersDecision, start: Target, goal: Target | None) -> Answer:
        """The end of a drag from ``start``; over nothing, the piece goes back."""
        return inputs.drop(decision, start, goal)

    def choose(self, decision: TowersDecision, key: Hashable) -> Answer:
        """A button of the bar or of a preview."""
        return choosing.choose(decision, key)

    def confirm(self, decision: TowersDecision) -> Answer:
        """Enter: yes to the move that waits, or a click where the cursor is."""
        return choosing.confirm(decision)

    def back(self, selection: Selection) -> Selection:
        """Esc or a right click: one step out of what was begun."""
        return inputs.back(selection)

    def draggable(self, decision: TowersDecision) -> Collection[Target]:
        """Cards, joker, blocks and pawns with which something can be done."""
        pieces = (CardTarget, JokerTarget, BlockTarget, ReserveTarget, PawnTarget)
        return [
            target
            for target in _ways(decision).by_target()
            if isinstance(target, pieces)
            and not (
                isinstance(target, PawnTarget) and not is_own_pawn(decision.view, target.field)
            )
        ]

    def meant(self, decision: TowersDecision, target: Target | None) -> Target | None:
        """The thing itself."""
        del decision
        return target

    def goals(self, decision: TowersDecision) -> list[Target]:
        """What the keyboard is led to: pieces, then places, then what pays."""
        return leading.goals_of(_ways(decision), decision.selection)

    def lit(self, decision: TowersDecision) -> dict[Target, Mark]:
        """What is marked on the table while the actor decides."""
        return leading.lit_of(_ways(decision), decision.selection)

    def why_not(self, decision: TowersDecision, target: Target) -> Refusal | None:
        """Why a click on ``target`` would do nothing."""
        if target in leading.lit_of(_ways(decision), decision.selection):
            return None
        if inputs.begins_anew(_ways(decision), decision.selection, target):
            return None
        return refused(decision, target)

    def arrows_begin(self, selection: Selection) -> str | None:
        """Arrows are for the table: what is paid is clicked there, too."""
        del selection
        return None

    def acts_once(self, target: Target) -> bool:
        """What a click asks for is seen before the next one says yes; cards go in and out."""
        return not isinstance(target, CardTarget)

    def unfolds(self, decision: TowersDecision, target: Target) -> Hashable | None:
        """The discard pile is looked into."""
        del decision
        return DISCARD if isinstance(target, DiscardTarget) else None


def _is_anothers(decision: TowersDecision, target: Target) -> bool:
    return isinstance(target, PawnTarget) and not is_own_pawn(decision.view, target.field)


def _ways(decision: TowersDecision) -> Ways:
    return ways_of(decision.view, decision.legal)


HANDS = TowersHands()
