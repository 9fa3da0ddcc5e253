"""What a position is worth to one seat, in points, out of what that seat may know.

Tiles and tokens that were face down when the decision began count as unknown, whatever the
imagined state holds in their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.cube import columns_in
from game.rules.biomes.odds import Token, counted, pile_chance
from game.rules.biomes.payment import missing, total, unpacked
from game.rules.biomes.position import BUILD, FIGHT, Position
from game.rules.biomes.view import Stage
from game.rules.biomes.weapons import HOE_XP, REVEALED
from game.titles.biomes.ai.holdings import Board, Holdings, rounds_left
from game.titles.biomes.ai.prospects import Prospect, in_shares
from game.titles.biomes.ai.reach import EXPLORATIONS, MOST_TURNS, waiting
from game.titles.biomes.ai.weights import Weights

_UNSEEN_HEARTS: Final = (3, 5)
"""The mobs that a pile's might is measured by."""
_EVERYTHING: Final = 0xFFFF


class Valuation:
    """Values positions for ``seat``.

    Made for one decision: how long the game still goes on is what it was when the decision began,
    so that taking blocks is never put off for fear of the end, and what was face down then counts
    as unknown. A search, which imagines whole worlds, calls :meth:`look_at` before each valuation.
    """

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.holdings = Holdings(position, seat, weights)
        self._pieces = position.pieces
        self._supplies: dict[int, float] = {}
        self._mights: dict[tuple[int, ...], tuple[tuple[Token, ...], float]] = {}
        self._price = [weights.block * total(cost) for cost in position.pieces.cost]
        self._lacking: dict[tuple[int, int], int] = {}
        self._remains: dict[int, list[float]] = {}
        self.look_at(position)
        self._opened = position.opened
        self._rim_opened = position.rim_opened

    def look_at(self, position: Position) -> None:
        """Take a position as it lies: all that it shows is known, and so is the time left."""
        weights = self.weights
        self._opened = self._rim_opened = _EVERYTHING
        blocks = blocks_to_go(position)
        self.left = blocks / (weights.blocks_a_turn * position.seats())
        self.pace = min(1.0, self.left / weights.late)
        overtime = max(0.0, position.turn / position.seats() - weights.patience)
        self._haste = weights.haste * overtime + weights.burden
        remains = self._remains.get(blocks)
        if remains is None:
            remains = self._remains[blocks] = [
                max(0.0, min(1.0, self.left - turns + 1)) * weights.turn**turns
                for turns in range(MOST_TURNS + 1)
            ]
        self.remains = remains

    def value(self, position: Position, pile: tuple[Token, ...] | None = None) -> float:
        """The worth of a position; ``pile`` replaces the seat's own, to try another."""
        seat, weights = self.seat, self.weights
        points = float(position.xp_of(seat))
        if position.stage is Stage.OVER:
            return points
        pace = self.pace
        board = self.board(position)
        known, might = self.might(position.piles[seat])
        if pile is not None:
            known, might = pile, _might(pile)
        return (
            points
            + board.value
            + self._supply(position) * pace
            + in_shares(self.builds(position, board), weights.prospects)
            + in_shares(self.fights(position, board, known), weights.fights)
            + weights.might * pace * might
            + weights.extra * pace * len(position.extra_mobs(seat))
            + weights.trophy * pace * board.trophy_bonus
            + self._looks(position) * pace
            - self._haste * blocks_to_go(position)
        )

    def board(self, position: Position) -> Board:
        """The seat's board as it lies."""
        tops = tuple(position.tops[9 * self.seat : 9 * self.seat + 9])
        return self.holdings.board(tops, rounds_left(position, self.seat), position.mobs[self.seat])

    def might(self, pile: tuple[int, ...]) -> tuple[tuple[Token, ...], float]:
        """A pile as a fight counts it, and its chance to defeat mobs not seen yet."""
        known = self._mights.get(pile)
        if known is None:
            tokens = counted(pile, self._pieces)
            known = self._mights[pile] = (tokens, _might(tokens))
        return known

    def reward(self, board: Board, tile: int) -> float:
        """What defeating a mob brings: its points and what it is good for later (B6.8)."""
        weights = self.weights
        points = self._pieces.xp[tile]
        trophy = self._pieces.trophies[tile]
        if trophy is None:
            return points + weights.extra * self.pace
        return points + trophy.bonus * (board.spaces(trophy) + weights.trophy * self.pace)

    def win_chance(self, position: Position, tile: int) -> float:
        """The chance to defeat a mob with the own pile."""
        pile = counted(position.piles[self.seat], self._pieces)
        return pile_chance(pile, self._pieces.mob_hearts[tile])

    def draw_bonus(self, position: Position) -> float:
        """What a fight's draw brings, won or lost: hoes' points, pickaxes' blocks (B6.5, B6.6)."""
        pile = position.piles[self.seat]
        kinds = [self._pieces.token_kinds[token] for token in pile]
        bows = kinds.count(WeaponKind.BOW)
        revealed = min(1.0, REVEALED * (1 + bows / len(pile)) / len(pile))
        blocks = self.weights.block * kinds.count(WeaponKind.PICKAXE)
        return revealed * (HOE_XP * kinds.count(WeaponKind.HOE) + blocks)

    def unseen(self, position: Position) -> list[tuple[Token, int]]:
        """The neutral tokens that may lie face down anywhere, alike ones counted."""
        own, index = position.piles[self.seat], self._pieces.token_index
        neutral = [
            index[weapon.id]
            for weapon in self._pieces.catalogue.weapons
            if weapon.id not in position.gone
        ]
        hidden = [one for one in neutral if not position.seen >> one & 1 and one not in own]
        tokens = counted(hidden, self._pieces)
        return [(token, tokens.count(token)) for token in sorted(set(tokens))]

    def _supply(self, position: Position) -> float:
        supply = position.supplies[self.seat]
        known = self._supplies.get(supply)
        if known is None:
            *plain, emeralds = unpacked(supply)
            weights, count = self.weights, sum(plain) + emeralds
            surplus = max(0, count - weights.plenty)
            known = weights.block * sum(plain) + weights.emerald * emeralds
            known -= surplus * weights.block * (1 - weights.hoarded)
            self._supplies[supply] = known
        return known

    def builds(self, position: Position, board: Board) -> list[Prospect]:
        """The buildings in sight, the best first: what each adds, less its blocks."""
        pieces, supply = self._pieces, position.supplies[self.seat]
        near = EXPLORATIONS[position.crossings[self.seat]]
        turns, remains = self.waiting(position, BUILD), self.remains
        found: list[Prospect] = []
        for stack in columns_in(position.opened & self._opened):
            tile = position.top_tile(stack)
            if not pieces.is_building[tile]:
                continue
            net = board.best_gain(tile) - self._price[tile] * self.pace
            if net > 0:
                lacking = self._missing(pieces.cost[tile], supply)
                kept = net * remains[turns[near[stack]][lacking]]
                found.append(Prospect(kept, net, stack, near[stack], lacking))
        found.sort(reverse=True)
        return found

    def fights(self, position: Position, board: Board, pile: tuple[Token, ...]) -> list[Prospect]:
        """The mobs in sight, the best first: what each brings by the chance to defeat it."""
        pieces = self._pieces
        near = EXPLORATIONS[position.crossings[self.seat]]
        turns, remains = self.waiting(position, FIGHT), self.remains
        found: list[Prospect] = []
        for stack in columns_in(position.opened & self._opened):
            tile = position.top_tile(stack)
            if not pieces.is_building[tile]:
                net = pile_chance(pile, pieces.mob_hearts[tile]) * self.reward(board, tile)
                kept = net * remains[turns[near[stack]][0]]
                found.append(Prospect(kept, net, stack, near[stack], 0))
        found.sort(reverse=True)
        return found

    def waiting(self, position: Position, last: int) -> tuple[tuple[int, ...], ...]:
        """Turns until the action of the bit ``last``, by explorations and lacking blocks."""
        own = position.turn_player == self.seat and position.stage is not Stage.EXTRA
        return waiting(
            last,
            position.actions_left if own else 0,
            0 if position.extra else position.done,
        )

    def _missing(self, cost: int, supply: int) -> int:
        key = (cost, supply)
        lacking = self._lacking.get(key)
        if lacking is None:
            lacking = self._lacking[key] = missing(cost, supply)
        return lacking

    def best_mob(self, fights: Sequence[Prospect]) -> float:
        """What a full chance to defeat the best mob in sight would be worth."""
        return fights[0].kept if fights else 0.0

    def _looks(self, position: Position) -> float:
        """What was turned up since the decision began, unseen."""
        tiles = (position.opened & ~self._opened).bit_count()
        tokens = (position.rim_opened & ~self._rim_opened).bit_count()
        return tiles * self.weights.look_tile + tokens * self.weights.look_token


def blocks_to_go(position: Position) -> int:
    """The blocks that must go before the third layer is empty (B8.1)."""
    heights = position.heights
    return sum(heights) - len(heights) + heights.count(0)


def _might(pile: tuple[Token, ...]) -> float:
    return sum(pile_chance(pile, hearts) for hearts in _UNSEEN_HEARTS)
