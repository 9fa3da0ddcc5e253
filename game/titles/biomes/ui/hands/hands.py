"""The hands of biomes: its clicks, drags and keys in one value."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import ActionKind, BiomesView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.biomes.scene.targets import FigureTarget, PileTarget
from game.titles.biomes.ui.hands import inputs
from game.titles.biomes.ui.hands.meaning import meant
from game.titles.biomes.ui.hands.selection import (
    EMPTY,
    PILE,
    Answer,
    BiomesDecision,
    Selection,
)
from game.ui.hands import Hands


def _choose(asked: BiomesDecision, key: Hashable) -> Answer:
    """A button of the action bar: light its targets alone; a second time: all again."""
    if not isinstance(key, ActionKind):
        return Answer(asked.selection)
    return inputs.choose_action(asked, key)


def _why_not(asked: BiomesDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` would do nothing; another's figure is only asked about."""
    if isinstance(target, FigureTarget) and target.seat != asked.view.seat:
        return None
    return inputs.why_not(asked, target)


def _unfolds(asked: BiomesDecision, target: Target) -> Hashable | None:
    """The own pile is looked into."""
    own = isinstance(target, PileTarget) and target.seat == asked.view.seat
    return PILE if own else None


HANDS: Hands[BiomesView, BiomesMove, Selection] = Hands(
    empty=EMPTY,
    carrying=lambda target: Selection(picked=target),
    pointed=lambda selection, cursor: replace(selection, cursor=cursor),
    click=inputs.click,
    drop=inputs.drop,
    choose=_choose,
    confirm=inputs.confirm,
    back=inputs.back,
    draggable=inputs.draggable,
    goals=inputs.goals,
    lit=inputs.lit,
    why_not=_why_not,
    meant=meant,
    arrows_begin=lambda selection: "payment.0" if selection.payment else None,
    acts_once=lambda target: isinstance(target, FigureTarget),
    unfolds=_unfolds,
)
"""Everything legal on the thing itself; whatever drags can also be clicked twice.

Arrows begin at the ways to pay, where there is a choice. A figure is taken by the first click, and
is not to act by the second.
"""
