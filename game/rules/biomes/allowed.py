"""Whether a move is allowed now and, where not, why: the one truth behind lists and tooltips.

Every answer follows from what the deciding seat may know (B10): no predicate looks at a tile or
token that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.biomes import refusals
from game.rules.biomes.board import space_index
from game.rules.biomes.catalogue import CHARACTERISTICS
from game.rules.biomes.cube import NEEDED_SIDES, block_index, free_sides
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Block,
    Build,
    Cell,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.biomes.overworld import (
    DISTANCES,
    RIM_MASK,
    STACK_MASK,
    STEPS,
    crossing_index,
    rim_index,
    stack_index,
)
from game.rules.biomes.payment import emeralds, is_payment_of, missing, payments, total
from game.rules.biomes.position import ARM, BUILD, COLLECT, EXPLORE, FIGHT, KINDS, Position
from game.rules.biomes.stages import ACTION, EXTRA, OVER, PICKAXE, SCORE, SECOND_BLOCK, TNT
from game.rules.biomes.view import Stage
from game.rules.core import Refusal

OTHER_STAGE: Final[dict[Stage, Refusal]] = {
    ACTION: refusals.ACTIONS_FIRST,
    SECOND_BLOCK: refusals.FINISH_COLLECTING,
    PICKAXE: refusals.DECIDE_PICKAXE,
    TNT: refusals.DECIDE_TNT,
    EXTRA: refusals.NO_ACTIONS_LEFT,
    SCORE: refusals.CHOOSE_SCORE,
    OVER: refusals.GAME_OVER,
}
"""What must be done first, where no action may begin."""


def _begin(position: Position, kind: int) -> Refusal | None:
    """Whether an action of the kind with the bit ``kind`` may begin now (B2.1, B2.2)."""
    if position.stage is not ACTION:
        return OTHER_STAGE[position.stage]
    if position.done & kind:
        if position.deal.barred & kind:
            return refusals.kind_barred(KINDS[kind.bit_length() - 1])
        if not position.extra:
            return refusals.kind_done(KINDS[kind.bit_length() - 1])
    return None


def _block(position: Position, block: Block) -> Refusal | None:
    """Whether the block may be taken (B3.2)."""
    index = block_index(block)
    if index < 0:
        return refusals.NO_SUCH_BLOCK
    column, above = index >> 2, (index & 3) + 1
    height = position.heights[column]
    if height == above:
        if position.takeable >> column & 1:
            return None
        return refusals.few_free_sides(NEEDED_SIDES, free_sides(position.heights, column))
    return refusals.BLOCK_GONE if height < above else refusals.TOP_COVERED


def _collect(position: Position, move: Collect) -> Refusal | None:
    if position.stage is not SECOND_BLOCK:
        refused = _begin(position, COLLECT)
        if refused is not None:
            return refused
    return _block(position, move.block)


def _explore(position: Position, move: Explore) -> Refusal | None:
    refused = _begin(position, EXPLORE)
    if refused is not None:
        return refused
    to = crossing_index(move.to)
    if to < 0:
        return refusals.NO_SUCH_CROSSING
    steps = DISTANCES[position.crossings[position.decider]][to]
    return refusals.too_far(steps, STEPS) if steps > STEPS else None


def _face_up(position: Position, cell: Cell, rule: str) -> Refusal | None:
    """Whether the stack at ``cell`` shows a tile to the character (B5.1, B6.1)."""
    stack = stack_index(cell)
    if stack < 0:
        return refusals.NOT_A_STACK
    bit = 1 << stack
    if position.opened & bit & STACK_MASK[position.crossings[position.decider]]:
        return None
    if not (position.opened | position.closed) & bit:
        return refusals.EMPTY_STACK
    return refusals.not_at_corner(rule) if position.opened & bit else refusals.face_down(rule)


def _build(position: Position, move: Build) -> Refusal | None:
    refused = _begin(position, BUILD) or _face_up(position, move.cell, "B5.1")
    if refused is not None:
        return refused
    tile = position.top_tile(stack_index(move.cell))
    if not position.pieces.is_building[tile]:
        return refusals.NOT_A_BUILDING
    cost, supply = position.pieces.cost[tile], position.supplies[position.decider]
    if move.pay not in payments(cost, supply):
        return _payment(move, cost, supply)
    return None if space_index(move.space) >= 0 else refusals.NO_SUCH_SPACE


def _payment(move: Build, cost: int, supply: int) -> Refusal:
    """What is wrong with a payment (B5.2)."""
    lacking = missing(cost, supply)
    if lacking:
        return refusals.cannot_pay(lacking, emeralds(supply))
    if is_payment_of(move.pay, cost):
        return refusals.PAYMENT_NOT_OWNED
    return refusals.wrong_payment(total(cost))


def _fight(position: Position, move: Fight) -> Refusal | None:
    refused = _begin(position, FIGHT) or _face_up(position, move.cell, "B6.1")
    if refused is not None:
        return refused
    tile = position.top_tile(stack_index(move.cell))
    return refusals.NOT_A_MOB if position.pieces.is_building[tile] else None


def _arm(position: Position, move: Arm) -> Refusal | None:
    refused = _begin(position, ARM)
    if refused is not None:
        return refused
    place = rim_index(move.cell)
    if place < 0:
        return refusals.NOT_ON_RIM
    if not (position.rim_closed | position.rim_opened) >> place & 1:
        return refusals.TOKEN_GONE
    near = RIM_MASK[position.crossings[position.decider]] >> place & 1
    return None if near else refusals.not_at_corner("B6.9")


def _elsewhere(position: Position, absent: Refusal) -> Refusal:
    """``absent`` where an action may begin or has ended, else what must be decided first."""
    if position.stage in (ACTION, EXTRA):
        return absent
    return OTHER_STAGE[position.stage]


def _pickaxe(position: Position, move: Pickaxe) -> Refusal | None:
    if position.stage is not PICKAXE:
        return _elsewhere(position, refusals.NO_PICKAXE)
    return None if move.block is None else _block(position, move.block)


def _tnt(position: Position, move: Tnt) -> Refusal | None:
    fight = position.fight
    if position.stage is not TNT or fight is None:
        return _elsewhere(position, refusals.NO_TNT)
    current = position.pieces.token_ids[fight.tnt[0]]
    return None if move.token == current else refusals.other_tnt(current)


def _trade(position: Position, move: Trade) -> Refusal | None:
    tile = position.pieces.tile_index.get(move.tile)
    if tile not in position.mobs[position.decider]:
        return refusals.MOB_NOT_OWNED
    if not position.pieces.is_extra[tile]:
        return refusals.NOT_EXTRA_ACTION
    return _end_turn(position, EndTurn())


def _end_turn(position: Position, _: EndTurn) -> Refusal | None:
    """Whether both actions, or the further one that is begun, are done (B2.1, B2.2)."""
    if position.stage is ACTION and position.extra:
        return refusals.EXTRA_FIRST
    return None if position.stage is EXTRA else OTHER_STAGE[position.stage]


def _score(position: Position, move: Score) -> Refusal | None:
    scoring = position.scoring
    if scoring is None:
        return _elsewhere(position, refusals.NO_SCORING)
    if move.round != scoring:
        return refusals.other_round(scoring)
    if move.characteristic not in CHARACTERISTICS[scoring]:
        return refusals.not_in_round(scoring)
    return None


_PREDICATES: Final[dict[type, Callable[[Position, Any], Refusal | None]]] = {
    Build: _build,
    Fight: _fight,
    Pickaxe: _pickaxe,
    Tnt: _tnt,
    Arm: _arm,
    Trade: _trade,
    EndTurn: _end_turn,
    Score: _score,
}


def refusal(position: Position, move: BiomesMove) -> Refusal | None:
    """Why the deciding seat may not play ``move`` now, or None when it may."""
    if isinstance(move, Collect):  # the two most frequent ones first
        return _collect(position, move)
    if isinstance(move, Explore):
        return _explore(position, move)
    return _PREDICATES[type(move)](position, move)
