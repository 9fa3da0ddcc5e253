"""Events that come again and again: each is made once and told as often as it happens.

All of them are small in number: by seat, by place on the table, by turn.
"""

from __future__ import annotations

from typing import Final

from game.rules.biomes.board import spaces_in
from game.rules.biomes.catalogue import CHARACTERISTICS, MATERIALS
from game.rules.biomes.cube import BLOCKS
from game.rules.biomes.events import (
    BlockTaken,
    Moved,
    Scored,
    TileRevealed,
    TokenRevealed,
    TurnStarted,
    XpGained,
)
from game.rules.biomes.overworld import CROSSINGS, RIM_CELLS, STACK_CELLS
from game.rules.biomes.pieces import MOST_SEATS, ROUNDS
from game.rules.biomes.position import REASONS

_BLOCKS: Final = 64
_CROSSINGS: Final = 25
_MATERIALS: Final = 5
_TRAITS: Final = 4
_ROUNDS: Final = 3
_MASKS: Final = 512

_moved: Final[list[Moved | None]] = [None] * (MOST_SEATS * _CROSSINGS * _CROSSINGS)
_taken: Final[list[BlockTaken | None]] = [None] * (MOST_SEATS * _BLOCKS * _MATERIALS)
_tiles: Final[dict[str, list[TileRevealed | None]]] = {}
_tokens: Final[dict[str, list[TokenRevealed | None]]] = {}
_turns: Final[dict[int, TurnStarted]] = {}
_gained: Final[dict[int, XpGained]] = {}
_scored: Final[dict[int, Scored]] = {}


def moved(seat: int, start: int, to: int) -> Moved:
    """A character went from one crossing to another, by their numbers."""
    key = (seat * _CROSSINGS + start) * _CROSSINGS + to
    known = _moved[key]
    if known is None:
        known = _moved[key] = Moved(seat, CROSSINGS[start], CROSSINGS[to])
    return known


def block_taken(seat: int, block: int, material: int) -> BlockTaken:
    """A block went to a supply, by the numbers of block and material."""
    key = (seat * _BLOCKS + block) * _MATERIALS + material
    known = _taken[key]
    if known is None:
        known = _taken[key] = BlockTaken(seat, BLOCKS[block], MATERIALS[material])
    return known


def tile_revealed(stack: int, tile: str) -> TileRevealed:
    """The top tile of a stack was turned up."""
    by_stack = _tiles.get(tile)
    if by_stack is None:
        by_stack = _tiles[tile] = [None] * len(STACK_CELLS)
    known = by_stack[stack]
    if known is None:
        known = by_stack[stack] = TileRevealed(STACK_CELLS[stack], tile)
    return known


def token_revealed(place: int, token: str) -> TokenRevealed:
    """A token of the rim was turned up."""
    by_place = _tokens.get(token)
    if by_place is None:
        by_place = _tokens[token] = [None] * len(RIM_CELLS)
    known = by_place[place]
    if known is None:
        known = by_place[place] = TokenRevealed(RIM_CELLS[place], token)
    return known


def turn_started(seat: int, turn: int) -> TurnStarted:
    """The next seat's turn begins."""
    key = turn * MOST_SEATS + seat
    known = _turns.get(key)
    if known is None:
        known = _turns[key] = TurnStarted(seat, turn)
    return known


def xp_gained(seat: int, amount: int, reason: int) -> XpGained:
    """A seat gained points for the reason of that number."""
    key = (amount * len(REASONS) + reason) * MOST_SEATS + seat
    known = _gained.get(key)
    if known is None:
        known = _gained[key] = XpGained(seat, amount, REASONS[reason])
    return known


def scored(seat: int, turn: int, trait: int, mask: int, points: int) -> Scored:
    """A seat scored the spaces of ``mask`` for a trait of the round of that number."""
    key = ((points * _MASKS + mask) * _TRAITS + trait) * _ROUNDS + turn
    key = key * MOST_SEATS + seat
    known = _scored.get(key)
    if known is None:
        scoring = ROUNDS[turn]
        trait_name = CHARACTERISTICS[scoring][trait]
        known = _scored[key] = Scored(seat, scoring, trait_name, spaces_in(mask), points)
    return known
