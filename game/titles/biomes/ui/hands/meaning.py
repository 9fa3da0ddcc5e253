"""Between moves of `biomes` and the things on the table: what stands for what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.biomes.catalogue import Building
from game.rules.biomes.hints import payments, scored_spaces, tile_at, win_chance
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Cell,
    Collect,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Space,
    Trade,
)
from game.rules.biomes.refusals import OTHER_BOARD, face_down
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    MobTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.hands.selection import BiomesDecision, Legal


def kind_of(move: BiomesMove, view: BiomesView) -> ActionKind | None:
    """The action that ``move`` begins or goes on with; None for decisions that are no action."""
    match move:
        case Collect():
            return ActionKind.COLLECT
        case Explore():
            return ActionKind.EXPLORE
        case Build():
            return ActionKind.BUILD
        case Fight():
            return ActionKind.FIGHT
        case Arm():
            return ActionKind.ARM
        case Pickaxe() if view.stage is Stage.PICKAXE:
            return ActionKind.FIGHT
        case _:
            return None


def target_of(move: BiomesMove, seat: int) -> Target | None:
    """The thing on the table that stands for ``move`` of ``seat``."""
    match move:
        case Collect(block):
            return BlockTarget(block)
        case Pickaxe(taken):
            return BlockTarget(taken) if taken else None
        case Explore(to):
            return CrossingTarget(to)
        case Build(cell) | Fight(cell):
            return StackTarget(cell)
        case Arm(cell):
            return RimTarget(cell)
        case Trade(tile):
            return MobTarget(seat, tile)
        case _:
            return None


def builds_of(legal: Legal, cell: Cell) -> Iterator[Build]:
    """The ways to build what lies face up at ``cell``."""
    return (move for move in legal if isinstance(move, Build) and move.cell == cell)


def any_build(legal: Legal, cell: Cell) -> bool:
    """Whether what lies at ``cell`` can be built at all."""
    return any(True for _ in builds_of(legal, cell))


def decider(view: BiomesView) -> int:
    """The seat that decides; the viewer's where nobody does."""
    return view.actor if view.actor is not None else view.seat


def is_hopeless(view: BiomesView, cell: Cell) -> bool:
    """Whether the weapons of who decides can't defeat the mob of a stack, whatever he draws."""
    tile = view.stack(cell).face_up
    return tile is not None and win_chance(view, decider(view), tile) <= 0


def scores_at(view: BiomesView, move: Score) -> tuple[Space, ...]:
    """The spaces that would count for the actor if ``move`` were chosen (B7.3)."""
    return scored_spaces(view, decider(view), move.round, move.characteristic)[0]


def lost_by(view: BiomesView, legal: Legal, move: Score) -> int:
    """How many XP the best choice of a scoring brings more than ``move`` (B7.3)."""
    seat = decider(view)
    worth = {
        each: scored_spaces(view, seat, each.round, each.characteristic)[1]
        for each in legal
        if isinstance(each, Score)
    }
    return max(worth.values(), default=0) - worth.get(move, 0)


def explores(legal: Legal) -> bool:
    """Whether the player may explore now."""
    return any(isinstance(move, Explore) for move in legal)


def meant(asked: BiomesDecision, target: Target | None) -> Target | None:
    """What a pointer on ``target`` is for: a figure hides its crossing, and so counts as it (B4.1).

    Only the player's own figure is first of all a piece to take, until he is exploring with it.
    """
    view, selection = asked.view, asked.selection
    if not isinstance(target, FigureTarget) or view.actor is None:
        return target
    exploring = isinstance(selection.picked, FigureTarget) or selection.action is ActionKind.EXPLORE
    if target.seat == view.actor and explores(asked.legal) and not exploring:
        return target
    return CrossingTarget(view.players[target.seat].crossing)


def probe(view: BiomesView, target: Target) -> BiomesMove | None:
    """The move that a player most likely means by ``target``, legal or not."""
    match target:
        case BlockTarget(block):
            return Pickaxe(block) if view.stage is Stage.PICKAXE else Collect(block)
        case CrossingTarget(crossing):
            return Explore(crossing)
        case RimTarget(cell):
            return Arm(cell)
        case MobTarget(seat, tile) if seat == view.actor:
            return Trade(tile)
        case StackTarget(cell):
            return _at_stack(view, cell, (0, 0))
        case _:
            return None


_KINDS: Final = ("kind_done", "kind_barred")
"""Refusals of a whole kind of action."""


def refused(asked: BiomesDecision, target: Target) -> Refusal | None:
    """Why a click on ``target`` would do nothing: what holds for the thing itself first.

    Nobody knows what lies face down, so that no action can have been done that it is for.
    """
    view = asked.view
    if isinstance(target, SpaceTarget) and isinstance(asked.selection.picked, StackTarget):
        return OTHER_BOARD if target.seat != view.actor else None
    move = probe(view, target)
    found = asked.why(move) if move else None
    if found is not None and found.code in _KINDS and isinstance(target, StackTarget):
        return found if view.stack(target.cell).face_up else face_down("B6.1")
    return found


def _at_stack(view: BiomesView, cell: Cell, space: Space) -> BiomesMove:
    """Building or fighting what lies at ``cell``; a face-down tile could be either."""
    found = tile_at(view, cell)
    if not isinstance(found, Building):
        return Fight(cell)
    ways = payments(view, decider(view), found.id)
    return Build(cell, space, ways[0] if ways else (*found.cost, 0))
