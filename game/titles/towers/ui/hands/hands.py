"""The hands of towers: its clicks, drags and keys in one value."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.rules.core import Refusal
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
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
from game.titles.towers.ui.hands.selection import EMPTY, Selection, TowersDecision
from game.titles.towers.ui.hands.ways import Ways, ways_of
from game.ui.hands import Hands


def _draggable(decision: TowersDecision) -> Collection[Target]:
    """Cards, joker, blocks and pawns with which something can be done."""
    pieces = (CardTarget, JokerTarget, BlockTarget, ReserveTarget, PawnTarget)
    return [
        target
        for target in _ways(decision).by_target()
        if isinstance(target, pieces)
        and not (isinstance(target, PawnTarget) and not is_own_pawn(decision.view, target.field))
    ]


def _why_not(decision: TowersDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` would do nothing."""
    if target in leading.lit_of(_ways(decision), decision.selection):
        return None
    if inputs.begins_anew(_ways(decision), decision.selection, target):
        return None
    return refused(decision, target)


def _acts_once(target: Target) -> bool:
    """What a click asks for is seen before the next one says yes; cards go in and out."""
    return not isinstance(target, CardTarget)


def _unfolds(_decision: TowersDecision, target: Target) -> Hashable | None:
    """The discard pile is looked into."""
    return DISCARD if isinstance(target, DiscardTarget) else None


def _ways(decision: TowersDecision) -> Ways:
    return ways_of(decision.view, decision.legal)


HANDS: Hands[TowersView, TowersMove, Selection] = Hands(
    empty=EMPTY,
    carrying=lambda target: Selection(picked=target),
    pointed=lambda selection, cursor: replace(selection, cursor=cursor),
    click=inputs.click,
    drop=inputs.drop,
    choose=choosing.choose,
    confirm=choosing.confirm,
    back=inputs.back,
    draggable=_draggable,
    goals=lambda asked: leading.goals_of(_ways(asked), asked.selection),
    lit=lambda asked: leading.lit_of(_ways(asked), asked.selection),
    why_not=_why_not,
    acts_once=_acts_once,
    unfolds=_unfolds,
)
"""Everything on the thing itself, shown before it is played; whatever drags can be clicked."""
