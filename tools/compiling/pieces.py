"""What must stay the same in a game of each title, whatever is played: its pieces, counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.biomes.payment import total
from game.rules.biomes.position import Position
from game.rules.brewery.catalogue import DICE, INGREDIENTS, SEED
from game.rules.brewery.dice import SIX, VALUE
from game.rules.brewery.position import GOLD, ITEM, NO_RECIPE, OWN, SEEDS_OWN
from game.rules.brewery.position import Position as Yard
from game.rules.towers.access import shut_in
from game.rules.towers.counts import total as total_of
from game.rules.towers.lines import NOWHERE
from game.rules.towers.position import HAND, NEUTRAL
from game.rules.towers.position import Position as Standing
from game.rules.towers.stacks import HEIGHT

Census = Callable[[Any], Mapping[str, int]]
"""Counts the pieces of a position, by kind. Raises AssertionError for what can't be."""


def biomes(position: Position) -> Mapping[str, int]:
    """Everything on the table, in hands, and out of the game."""
    if min(position.supplies) < 0:
        raise AssertionError("more blocks paid than owned")
    return {
        "blocks": blocks_of(position),
        "tiles": tiles_of(position),
        "tokens": tokens_of(position),
    }


def blocks_of(position: Position) -> int:
    """Blocks on the cube, in supplies, and in the cost of all that was built."""
    cost = position.pieces.cost
    paid = sum(total(cost[tile]) for _, tile in position.placed)
    return sum(position.heights) + sum(total(supply) for supply in position.supplies) + paid


def tiles_of(position: Position) -> int:
    """Tiles in the stacks, on boards, with the players, and out of the game."""
    owned = sum(len(mobs) for mobs in position.mobs)
    gone = sum(name in position.pieces.tile_index for name in position.gone)
    return sum(position.left) + len(position.placed) + owned + gone


def tokens_of(position: Position) -> int:
    """Tokens on the rim, in piles, and out of the game."""
    rim = (position.rim_opened | position.rim_closed).bit_count()
    gone = sum(name in position.pieces.token_index for name in position.gone)
    return rim + _count(position.piles) + gone


def _count(piles: Sequence[Sequence[int]]) -> int:
    return sum(len(pile) for pile in piles)


def towers(position: Standing) -> Mapping[str, int]:
    """Everything on the board, with the players, in the deck and on the discard pile."""
    if any(total_of(hand) != HAND for hand in position.hands):
        raise AssertionError("not five cards in a hand")
    if any(shut_in(position, field) != NOWHERE for field in towers_of(position)):
        raise AssertionError("a tower without an open side")
    in_towers = sum(HEIGHT[position.standing[field] - NEUTRAL] for field in towers_of(position))
    cards = sum(map(total_of, position.hands)) + total_of(position.discard)
    return {
        "blocks": in_towers + sum(map(total_of, position.blocks)),
        "cards": cards + len(position.deck) - position.drawn,
        "own pawns": sum(0 < what < NEUTRAL for what in position.standing)
        - sum(map(len, position.pawns)),
    }


def towers_of(position: Standing) -> list[int]:
    """The fields on which towers stand."""
    return [field for field, what in enumerate(position.standing) if what > NEUTRAL]


def brewery(position: Yard) -> Mapping[str, int]:
    """Dice, seeds, ingredients and recipes wherever they are; used tokens leave the game."""
    seats = range(position.seats)
    if min(position.own[OWN * seat + GOLD] for seat in seats) < 0:
        raise AssertionError("more gold paid than owned")
    if any(position.face[die] & VALUE > SIX for die in range(DICE)):
        raise AssertionError("a die beyond its six")
    piles = [*position.supply, *position.pool, *position.ware]
    items = [entry & ITEM for entries in position.waiting for entry in entries]
    away = {item + SEED for item in items} - {SEED} | {
        die for row in position.resting for die in row
    }
    kinds = range(len(INGREDIENTS))
    return {
        "dice": sum(pile.bit_count() for pile in piles) + len(away),
        "seeds": position.seeds
        + items.count(0)
        + sum(position.own[OWN * seat + SEEDS_OWN] for seat in seats),
        "ingredients": sum(
            position.for_sale(kind) + sum(position.owns(seat, kind) for seat in seats)
            for kind in kinds
        ),
        "recipes": sum(recipe != NO_RECIPE for recipe in position.row)
        + len(position.deck)
        - position.drawn
        + position.recipes_brewed(),
    }


CENSUSES: dict[str, Census] = {"biomes": biomes, "towers": towers, "brewery": brewery}
"""By the title's id; of one without, no pieces are counted."""
