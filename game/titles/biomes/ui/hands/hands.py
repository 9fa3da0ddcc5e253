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
    Legal,
    Selection,
)
from game.ui.hands import Hands


def _choose(asked: BiomesDecision, key: Hashable) -> Answer:
    """A button of the action bar: light its targets alone; a second time: all again."""
    if not isinstance(key, ActionKind):
        return Answer(asked.selection)
    return inputs.choose_action(*_parts(asked), key)


def _why_not(asked: BiomesDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` would do nothing; another's figure is only asked about."""
    if isinstance(target, FigureTarget) and target.seat != asked.view.seat:
        return None
    return inputs.why_not(*_parts(asked), target, asked.why)


def _unfolds(asked: BiomesDecision, target: Target) -> Hashable | None:
    """The own pile is looked into."""
    own = isinstance(target, PileTarget) and target.seat == asked.view.seat
    return PILE if own else None


def _parts(asked: BiomesDecision) -> tuple[BiomesView, Legal, Selection]:
    return asked.view, asked.legal, asked.selection


HANDS: Hands[BiomesView, BiomesMove, Selection] = Hands(
    empty=EMPTY,
    carrying=lambda target: Selection(picked=target),
    pointed=lambda selection, cursor: replace(selection, cursor=cursor),
    click=lambda asked, target: inputs.click(*_parts(asked), target, asked.why),
    drop=lambda asked, start, goal: inputs.drop(asked.view, asked.legal, start, goal, asked.why),
    choose=_choose,
    confirm=lambda asked: inputs.confirm(*_parts(asked), asked.why),
    back=inputs.back,
    draggable=lambda asked: inputs.draggable(asked.view, asked.legal),
    goals=lambda asked: inputs.goals(*_parts(asked)),
    lit=lambda asked: inputs.lit(*_parts(asked)),
    why_not=_why_not,
    meant=lambda asked, target: meant(*_parts(asked), target),
    arrows_begin=lambda selection: "payment.0" if selection.payment else None,
    acts_once=lambda target: isinstance(target, FigureTarget),
    unfolds=_unfolds,
)
"""Everything legal on the thing itself; whatever drags can also be clicked twice.

Arrows begin at the ways to pay, where there is a choice. A figure is taken by the first click, and
is not to act by the second.
"""
