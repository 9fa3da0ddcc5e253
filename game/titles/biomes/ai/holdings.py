"""What a board is worth in the rounds to come and to the trophies (B7, B8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.rules.biomes.board import counting
from game.rules.biomes.pieces import ROUNDS, Pieces, Trophy
from game.rules.biomes.position import Position
from game.rules.biomes.scoring import BUILDINGS_ONLY
from game.titles.biomes.ai.weights import Weights

Tops = tuple[int, ...]
"""The nine uppermost tiles of a board."""
Masks = tuple[int, ...]
"""By characteristic of a round: the spaces that have it."""
_TRAITS: Final = 4
_SPACES: Final = 9
_MOST_KEPT: Final = 1 << 14


class Board:
    """One state of a seat's board: its ``value``, and what each building would add to it.

    ``points``: what each round to come would bring now; ``second``, ``scattered``: the points of
    their second-best characteristics and of spaces outside the largest groups.
    """

    def __init__(self, holdings: Holdings, tops: Tops, rounds: int, mobs: tuple[int, ...]) -> None:
        self._holdings = holdings
        self._rounds = rounds
        self._masks = [holdings.masks(tops, turn) for turn in range(len(ROUNDS))]
        self._trophies = [
            trophy
            for trophy in (holdings.pieces.trophies[tile] for tile in mobs)
            if trophy is not None
        ]
        self._gains: dict[int, list[float]] = {}
        self._best: dict[int, float] = {}
        self._changes: list[list[list[float]]] = []
        self.trophy_bonus = sum([trophy.bonus for trophy in self._trophies])
        self.trophy_points = sum([trophy.bonus * self.spaces(trophy) for trophy in self._trophies])
        self.value = self._value()
        self.points = [0.0] * len(ROUNDS)
        self.second = self.scattered = 0.0
        for turn in range(len(ROUNDS)):
            if self._rounds >> turn & 1:
                self._add_points(turn)

    def spaces(self, trophy: Trophy) -> int:
        """How many spaces a trophy counts."""
        return self._masks[trophy.round][trophy.trait].bit_count()

    def gains(self, tile: int) -> list[float]:
        """What building ``tile`` adds on each of the nine spaces, its own points included."""
        known = self._gains.get(tile)
        if known is not None:
            return known
        if not self._changes:
            self._changes = [self._round_changes(turn) for turn in range(len(ROUNDS))]
        pieces = self._holdings.pieces
        xp = pieces.xp[tile]
        first, second, third = (
            self._changes[turn][pieces.traits[turn][tile]] for turn in range(len(ROUNDS))
        )
        gains = [first[space] + second[space] + third[space] + xp for space in range(_SPACES)]
        self._gains[tile] = gains
        return gains

    def best_gain(self, tile: int) -> float:
        """What building ``tile`` adds on its best space."""
        known = self._best.get(tile)
        if known is None:
            known = self._best[tile] = max(self.gains(tile))
        return known

    def best_space(self, tile: int) -> int:
        """The space where building ``tile`` adds most; the first among equals."""
        gains = self.gains(tile)
        return gains.index(max(gains))

    def _value(self) -> float:
        """The points that the board promises in its rounds and to its trophies."""
        promise = 0.0
        for turn in range(len(ROUNDS)):
            if self._rounds >> turn & 1:
                promise += self._holdings.promise(turn, self._masks[turn])
        return promise + self.trophy_points

    def _add_points(self, turn: int) -> None:
        """Count what a round would bring now: its best, its second-best, spaces left out."""
        groups = []
        points = self._holdings.pieces.points[turn]
        for trait, mask in enumerate(self._masks[turn]):
            group = counting(mask, self._holdings.beginner).bit_count()
            groups.append(points[trait] * group)
            self.scattered += points[trait] * (mask.bit_count() - group)
        groups.sort()
        self.points[turn] = float(groups[-1])
        self.second += groups[-2]

    def _round_changes(self, turn: int) -> list[list[float]]:
        """By characteristic and space: what a building with it there changes."""
        masks = self._masks[turn]
        counts = self._rounds >> turn & 1
        before = self._holdings.promise(turn, masks) if counts else 0.0
        bonus = [0.0] * _TRAITS
        for trophy in self._trophies:
            if trophy.round == turn:
                bonus[trophy.trait] += trophy.bonus
        table = []
        for trait in range(_TRAITS):
            row = []
            for space in range(_SPACES):
                bit = 1 << space
                change = bonus[trait] - sum(
                    [bonus[old] for old in range(_TRAITS) if masks[old] & bit]
                )
                if counts:
                    cleared = [mask & ~bit for mask in masks]
                    cleared[trait] |= bit
                    change += self._holdings.promise(turn, tuple(cleared)) - before
                row.append(change)
            table.append(row)
        return table


class Holdings:
    """Values the boards that one seat may have; each is looked at once."""

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self.pieces: Pieces = position.pieces
        self._printed = self.pieces.printed[position.deal.boards[seat]]
        self.beginner = position.deal.beginners[seat]
        self._shares = (weights.second, weights.scattered)
        self._boards: dict[tuple[Tops, int, tuple[int, ...]], Board] = {}

    def board(self, tops: Tops, rounds: int, mobs: tuple[int, ...]) -> Board:
        """A board by its tiles, the mask of the rounds still to score, and the mobs owned."""
        key = (tops, rounds, mobs)
        known = self._boards.get(key)
        if known is None:
            if len(self._boards) >= _MOST_KEPT:
                self._boards.clear()
            known = self._boards[key] = Board(self, tops, rounds, mobs)
        return known

    def masks(self, tops: Tops, turn: int) -> Masks:
        """By characteristic of a round: the spaces of the board that have it (B7.4)."""
        printed = BUILDINGS_ONLY if turn else self._printed
        return _masks(tops, self.pieces.traits[turn], printed)

    def promise(self, turn: int, masks: Masks) -> float:
        """What a round promises for the spaces of its four characteristics."""
        return _promise(self.pieces.points[turn], masks, self.beginner, self._shares)


@lru_cache(maxsize=1 << 12)
def _masks(tops: Tops, traits: tuple[int, ...], printed: Sequence[int]) -> Masks:
    masks = [0] * _TRAITS
    for space, tile in enumerate(tops):
        trait = printed[space] if tile < 0 else traits[tile]
        if trait >= 0:
            masks[trait] |= 1 << space
    return tuple(masks)


@lru_cache(maxsize=1 << 16)
def _promise(
    points: tuple[int, ...], masks: Masks, beginner: bool, shares: tuple[float, float]
) -> float:
    """A round's best characteristic, a share of the second, and of what may still join."""
    second, scattered = shares
    found = []
    for mask, worth in zip(masks, points, strict=True):
        group = counting(mask, beginner).bit_count()
        found.append(worth * (group + scattered * (mask.bit_count() - group)))
    found.sort()
    return found[-1] + second * found[-2]


def rounds_left(position: Position, seat: int) -> int:
    """The mask of the rounds that ``seat`` is still to score."""
    left = 0
    for number, turn in enumerate(ROUNDS):
        if turn in position.scored_rounds:
            continue
        if turn is not position.scoring or seat in position.to_score:
            left |= 1 << number
    return left
