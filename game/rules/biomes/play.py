"""What each move does: the position changes in place, and a teller is told of it, in order.

Legality is the caller's affair (:mod:`game.rules.biomes.allowed`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.biomes.board import space_index
from game.rules.biomes.catalogue import CHARACTERISTICS
from game.rules.biomes.fighting import decide_pickaxe, decide_tnt, remove_top, start_fight
from game.rules.biomes.mining import take_block
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
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
    RIM_MASK,
    STACK_MASK,
    TOUCHED,
    crossing_index,
    rim_index,
    stack_index,
)
from game.rules.biomes.payment import packed
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.position import ARM, BUILD, COLLECT, EXPLORE, SCORE_REASONS, Position
from game.rules.biomes.scoring import scored_spaces
from game.rules.biomes.stages import ACTION, SECOND_BLOCK
from game.rules.biomes.telling import SILENT, BiomesTeller
from game.rules.biomes.turn import (
    begin_action,
    end_turn,
    finish_action,
    finish_scoring,
    gain_xp,
)


def _collect(position: Position, move: Collect, tell: BiomesTeller) -> None:
    """Take the first or the second block; the last of the cube ends the action (B3.1, B3.3)."""
    first = position.stage is ACTION
    if first:
        begin_action(position, COLLECT)
    take_block(position, move.block, tell)
    if first and position.takeable:
        position.stage = SECOND_BLOCK
    else:
        finish_action(position, tell)


def _explore(position: Position, move: Explore, tell: BiomesTeller) -> None:
    """Move and turn up what touches the crossing (B4.1, B4.2)."""
    begin_action(position, EXPLORE)
    seat = position.decider
    to = crossing_index(move.to)
    tell.moved(seat, position.crossings[seat], to)
    position.crossings[seat] = to
    if position.closed & STACK_MASK[to] or position.rim_closed & RIM_MASK[to]:
        _reveal(position, to, tell)
    finish_action(position, tell)


def _reveal(position: Position, crossing: int, tell: BiomesTeller) -> None:
    """Turn up what lies face down around the crossing, row by row (B4.2)."""
    pieces = position.pieces
    for stack, place in TOUCHED[crossing]:
        if stack >= 0 and position.closed >> stack & 1:
            tile = pieces.tile_ids[position.top_tile(stack)]
            tell.tile_revealed(stack, tile)
        elif place >= 0 and position.rim_closed >> place & 1:
            token = position.deal.rim[place]
            position.seen |= 1 << token
            tell.token_revealed(place, pieces.token_ids[token])
    stacks = position.closed & STACK_MASK[crossing]
    position.closed ^= stacks
    position.opened |= stacks
    places = position.rim_closed & RIM_MASK[crossing]
    position.rim_closed ^= places
    position.rim_opened |= places


def _build(position: Position, move: Build, tell: BiomesTeller) -> None:
    """Pay, put the tile on the space, gain its bonus (B5.2-B5.4)."""
    begin_action(position, BUILD)
    seat, stack = position.decider, stack_index(move.cell)
    tile = position.top_tile(stack)
    space = 9 * seat + space_index(move.space)
    position.supplies[seat] -= packed(move.pay)
    remove_top(position, stack)
    position.tops[space] = tile
    position.placed += ((space, tile),)
    name = position.pieces.tile_ids[tile]
    tell.built(seat, name, move.space, move.pay, move.cell)
    if position.pieces.xp[tile]:
        gain_xp(position, seat, position.pieces.xp[tile], "building", tell)
    finish_action(position, tell)


def _arm(position: Position, move: Arm, tell: BiomesTeller) -> None:
    """Put a token of the rim into the pile; its taker alone sees one taken unseen (B6.9)."""
    begin_action(position, ARM)
    seat, place = position.decider, rim_index(move.cell)
    bit = 1 << place
    token = position.deal.rim[place]
    face_up = bool(position.rim_opened & bit)
    position.rim_opened &= ~bit
    position.rim_closed &= ~bit
    position.piles[seat] = tuple(sorted((*position.piles[seat], token)))
    tell.token_gained(seat, position.pieces.token_ids[token], move.cell, face_up)
    finish_action(position, tell)


def _trade(position: Position, move: Trade, tell: BiomesTeller) -> None:
    """Return an extra-action mob for one action of any kind (B2.2)."""
    seat = position.decider
    tile = position.pieces.tile_index[move.tile]
    position.mobs[seat] = tuple(own for own in position.mobs[seat] if own != tile)
    position.gone += (move.tile,)
    position.actions_left = 1
    position.extra = True
    position.stage = ACTION
    tell.traded(seat, move.tile)


def _end_turn(position: Position, _: EndTurn, tell: BiomesTeller) -> None:
    end_turn(position, tell)


def _score(position: Position, move: Score, tell: BiomesTeller) -> None:
    """Gain the points of the chosen characteristic (B7.3, B7.6)."""
    seat, turn = position.decider, ROUNDS.index(move.round)
    trait = CHARACTERISTICS[move.round].index(move.characteristic)
    mask = scored_spaces(position, seat, turn, trait)
    points = mask.bit_count() * position.pieces.points[turn][trait]
    tell.scored(seat, turn, trait, mask, points)
    gain_xp(position, seat, points, SCORE_REASONS[turn], tell)
    finish_scoring(position, tell)


_PLAYS: Final[dict[type, Callable[[Position, Any, BiomesTeller], None]]] = {
    Build: _build,
    Fight: start_fight,
    Pickaxe: decide_pickaxe,
    Tnt: decide_tnt,
    Arm: _arm,
    Trade: _trade,
    EndTurn: _end_turn,
    Score: _score,
}


def play(position: Position, move: BiomesMove, tell: BiomesTeller = SILENT) -> None:
    """Play a legal move in place."""
    if isinstance(move, Collect):  # the two most frequent ones first
        _collect(position, move, tell)
    elif isinstance(move, Explore):
        _explore(position, move, tell)
    else:
        _PLAYS[type(move)](position, move, tell)
