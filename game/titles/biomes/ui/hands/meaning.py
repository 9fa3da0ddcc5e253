"""Between moves of `biomes` and the things on the table: what stands for what."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.biomes.catalogue import Building, find_tile
from game.rules.biomes.hints import payments, scored_spaces
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
from game.titles.biomes.ui.hands.selection import Legal, Selection, WhyNot


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


def scores_at(view: BiomesView, move: Score) -> tuple[Space, ...]:
    """The spaces that would count for the actor if ``move`` were chosen (B7.3)."""
    seat = view.actor if view.actor is not None else view.seat
    return scored_spaces(view, seat, move.round, move.characteristic)[0]


def explores(legal: Legal) -> bool:
    """Whether the player may explore now."""
    return any(isinstance(move, Explore) for move in legal)


def meant(
    view: BiomesView, legal: Legal, selection: Selection, target: Target | None
) -> Target | None:
    """What a pointer on ``target`` is for: a figure hides its crossing, and so counts as it (B4.1).

    Only the player's own figure is first of all a piece to take, until he is exploring with it.
    """
    if not isinstance(target, FigureTarget) or view.actor is None:
        return target
    exploring = isinstance(selection.picked, FigureTarget) or selection.action is ActionKind.EXPLORE
    if target.seat == view.actor and explores(legal) and not exploring:
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


def refused(view: BiomesView, selection: Selection, target: Target, why: WhyNot) -> Refusal | None:
    """Why a click on ``target`` would do nothing: what holds for the thing itself first.

    Nobody knows what lies face down, so that no action can have been done that it is for.
    """
    if isinstance(target, SpaceTarget) and isinstance(selection.picked, StackTarget):
        return Refusal("B5.3", "other_board") if target.seat != view.actor else None
    move = probe(view, target)
    found = why(move) if move else None
    if found is not None and found.code == "kind_done" and isinstance(target, StackTarget):
        return found if view.stack(target.cell).face_up else Refusal("B6.1", "face_down")
    return found


def _at_stack(view: BiomesView, cell: Cell, space: Space) -> BiomesMove:
    """Building or fighting what lies at ``cell``; a face-down tile could be either."""
    tile = view.stack(cell).face_up
    found = find_tile(view.catalogue, tile) if tile else None
    if tile is None or not isinstance(found, Building):
        return Fight(cell)
    seat = view.actor if view.actor is not None else view.seat
    ways = payments(view, seat, tile)
    return Build(cell, space, ways[0] if ways else (*found.cost, 0))


def reason_for(view: BiomesView, kind: ActionKind, why: WhyNot) -> Refusal | None:
    """Why an action can't be begun now: its own reason first, then that nothing is in reach."""
    attempts = [why(move) for move in _attempts(view, kind)]
    found = [refusal for refusal in attempts if refusal is not None]
    general = [each for each in found if each.code not in NEARBY]
    return general[0] if general else Refusal("B2.1", f"nothing_to_{kind}")


NEARBY = frozenset(
    {"not_at_corner", "face_down", "empty_stack", "token_gone", "not_a_mob", "not_a_building"}
)
"""Refusals of one place, which say nothing about the action as a whole."""


def _attempts(view: BiomesView, kind: ActionKind) -> Iterator[BiomesMove]:
    seat = view.actor if view.actor is not None else view.seat
    row, column = view.players[seat].crossing
    beside = ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1))
    stacks = [cell for cell in beside if 1 <= cell[0] <= 4 and 1 <= cell[1] <= 4]
    match kind:
        case ActionKind.COLLECT:
            tallest = max(range(16), key=lambda place: view.heights[place])
            yield Collect((tallest // 4, tallest % 4, max(0, view.heights[tallest] - 1)))
        case ActionKind.EXPLORE:
            yield Explore((row, column))
        case ActionKind.BUILD:
            yield from (_at_stack(view, cell, (0, 0)) for cell in stacks if _built(view, cell))
            yield from (Build(cell, (0, 0), (1, 0, 0, 0, 0)) for cell in stacks)
        case ActionKind.FIGHT:
            yield from (Fight(cell) for cell in stacks)
        case ActionKind.ARM:
            yield from (Arm(cell) for cell, _ in view.rim if cell in beside)
            yield Arm(view.rim[0][0])


def _built(view: BiomesView, cell: Cell) -> bool:
    tile = view.stack(cell).face_up
    return tile is not None and isinstance(find_tile(view.catalogue, tile), Building)
