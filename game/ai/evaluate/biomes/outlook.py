"""What a position is worth to one seat, in points, out of what that seat may know.

Tiles and tokens that were face down when the decision began count as unknown, whatever the
imagined state holds in their place.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.evaluate.biomes.holdings import Holding, Holdings, rounds_left
from game.ai.evaluate.biomes.odds import Token, counted, win_chance
from game.ai.evaluate.biomes.reach import EXPLORATIONS, turns_until
from game.ai.evaluate.biomes.weights import Weights
from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.cube import columns_in
from game.rules.biomes.payment import missing, total, unpacked
from game.rules.biomes.position import BUILD, FIGHT, Position
from game.rules.biomes.view import Stage
from game.rules.biomes.weapons import HOE_XP, REVEALED

_UNSEEN_HEARTS = (3, 5)
"""The mobs that a pile's might is measured by."""


class Outlook:
    """Values the positions that one decision of ``seat`` may lead to.

    How long the game still goes on is what it was when the decision began, so that taking blocks
    is never put off for fear of the end.
    """

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.holdings = Holdings(position, seat, weights)
        self._pieces = position.pieces
        self._opened = position.opened
        self._rim_opened = position.rim_opened
        self._left = _blocks_to_go(position) / (weights.blocks_a_turn * position.seats())
        self._pace = min(1.0, self._left / weights.late)
        overtime = max(0.0, position.turn / position.seats() - weights.patience)
        self._haste = weights.haste * overtime

    def value(self, position: Position, pile: tuple[Token, ...] | None = None) -> float:
        """The worth of a position; ``pile`` replaces the seat's own, to try another."""
        seat, weights = self.seat, self.weights
        points = float(position.xp_of(seat))
        if position.stage is Stage.OVER:
            return points
        holding = self.holding(position)
        pace = self._pace
        known = counted(position.piles[seat], self._pieces) if pile is None else pile
        helpers = len(position.extra_mobs(seat))
        return (
            points
            + self.holdings.value(holding)
            + self._supply(position) * pace
            + self._builds(position, holding)
            + self._fights(position, known)
            + weights.might * pace * _might(known)
            + weights.extra * pace * helpers
            + weights.trophy * pace * self._trophies_to_grow(holding.mobs)
            + self._looks(position) * pace
            - self._haste * _blocks_to_go(position)
        )

    def holding(self, position: Position) -> Holding:
        """What the worth of the seat's board depends on."""
        tops = tuple(position.tops[9 * self.seat : 9 * self.seat + 9])
        return Holding(tops, rounds_left(position, self.seat), position.mobs[self.seat])

    def reward(self, position: Position, tile: int) -> float:
        """What defeating a mob brings: its points and what it is good for later (B6.8)."""
        weights, points = self.weights, self._pieces.xp[tile]
        trophy = self._pieces.trophies[tile]
        if trophy is None:
            return points + weights.extra * self._pace
        spaces = (
            self.holdings.spaces(self.holding(position).tops, trophy) + weights.trophy * self._pace
        )
        return points + trophy.bonus * spaces

    def win_chance(self, position: Position, tile: int) -> float:
        """The chance to defeat a mob with the own pile."""
        pile = counted(position.piles[self.seat], self._pieces)
        return win_chance(pile, self._pieces.mob_hearts[tile])

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
        *plain, emeralds = unpacked(position.supplies[self.seat])
        weights, count = self.weights, sum(plain) + emeralds
        surplus = max(0, count - weights.plenty)
        worth = weights.block * sum(plain) + weights.emerald * emeralds
        return worth - surplus * weights.block * (1 - weights.hoarded)

    def _builds(self, position: Position, holding: Holding) -> float:
        """The buildings in sight: what each adds, less its blocks, the nearer the better."""
        weights, pieces = self.weights, self._pieces
        found: list[float] = []
        for stack in columns_in(position.opened & self._opened):
            tile = position.top_tile(stack)
            if not pieces.is_building[tile]:
                continue
            cost = pieces.cost[tile]
            price = weights.block * self._pace * total(cost)
            net = self.holdings.best_gain(holding, tile) - price
            if net > 0:
                lacking = missing(cost, position.supplies[self.seat])
                found.append(net * self._kept(position, stack, lacking, BUILD))
        return _shares(found, weights.prospects)

    def _fights(self, position: Position, pile: tuple[Token, ...]) -> float:
        """The mobs in sight: what each brings by the chance to defeat it."""
        pieces = self._pieces
        found = []
        for stack in columns_in(position.opened & self._opened):
            tile = position.top_tile(stack)
            if not pieces.is_building[tile]:
                hope = win_chance(pile, pieces.mob_hearts[tile]) * self.reward(position, tile)
                found.append(hope * self._kept(position, stack, 0, FIGHT))
        return _shares(found, self.weights.fights)

    def _kept(self, position: Position, stack: int, lacking: int, last: int) -> float:
        """The share of a prospect that remains for the turns until it can be had."""
        own = position.turn_player == self.seat and position.stage is not Stage.EXTRA
        turns = turns_until(
            EXPLORATIONS[position.crossings[self.seat]][stack],
            lacking,
            last,
            position.actions_left if own else 0,
            0 if position.extra else position.done,
        )
        in_time = max(0.0, min(1.0, self._left - turns + 1))
        return in_time * self.weights.turn**turns

    def _trophies_to_grow(self, mobs: Sequence[int]) -> int:
        found = (self._pieces.trophies[tile] for tile in mobs)
        return sum(trophy.bonus for trophy in found if trophy is not None)

    def _looks(self, position: Position) -> float:
        """What was turned up since the decision began, unseen."""
        tiles = (position.opened & ~self._opened).bit_count()
        tokens = (position.rim_opened & ~self._rim_opened).bit_count()
        return tiles * self.weights.look_tile + tokens * self.weights.look_token


def _blocks_to_go(position: Position) -> int:
    """The blocks that must go before the third layer is empty (B8.1)."""
    return sum(height - 1 for height in position.heights if height > 1)


def _might(pile: tuple[Token, ...]) -> float:
    return sum(win_chance(pile, hearts) for hearts in _UNSEEN_HEARTS)


def _shares(found: Sequence[float], shares: Sequence[float]) -> float:
    best = sorted(found, reverse=True)
    return sum(worth * share for worth, share in zip(best, shares, strict=False))
