"""What a board is worth in the rounds to come and to the trophies (B7, B8.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.ai.evaluate.biomes.weights import Weights
from game.rules.biomes.board import counting
from game.rules.biomes.pieces import ROUNDS, Trophy
from game.rules.biomes.position import Position
from game.rules.biomes.scoring import BUILDINGS_ONLY

Tops = tuple[int, ...]
"""The nine uppermost tiles of a board."""
Masks = tuple[int, ...]
"""By characteristic of a round: the spaces that have it."""
_TRAITS = 4
_SPACES = 9


@dataclass(frozen=True, slots=True)
class Holding:
    """All that a board's worth depends on: its tiles, the rounds still to score, the mobs."""

    tops: Tops
    rounds: tuple[int, ...]
    mobs: tuple[int, ...]


class Holdings:
    """Values the boards that one seat may have."""

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self._pieces = position.pieces
        self._printed = self._pieces.printed[position.deal.boards[seat]]
        self._beginner = position.deal.beginners[seat]
        self._shares = (weights.second, weights.scattered)
        self._best: dict[tuple[Holding, int], float] = {}
        self._changes: dict[Holding, list[list[list[float]]]] = {}

    def value(self, holding: Holding) -> float:
        """The points that a board promises in its rounds and to its trophies."""
        masks = [self._masks(holding.tops, turn) for turn in range(len(ROUNDS))]
        rounds = sum(self._promise(turn, masks[turn]) for turn in holding.rounds)
        trophies = self._trophies(holding.mobs)
        return rounds + sum(
            trophy.bonus * masks[trophy.round][trophy.trait].bit_count() for trophy in trophies
        )

    def spaces(self, tops: Tops, trophy: Trophy) -> int:
        """How many spaces a trophy counts."""
        return self._masks(tops, trophy.round)[trophy.trait].bit_count()

    def gains(self, holding: Holding, tile: int) -> list[float]:
        """What building ``tile`` adds on each of the nine spaces, its own points included."""
        if holding not in self._changes:
            self._changes[holding] = [
                self._round_changes(holding, turn) for turn in range(len(ROUNDS))
            ]
        first, second, third = (
            changes[traits[tile]]
            for changes, traits in zip(self._changes[holding], self._pieces.traits, strict=True)
        )
        xp = self._pieces.xp[tile]
        return [a + b + c + xp for a, b, c in zip(first, second, third, strict=True)]

    def best_gain(self, holding: Holding, tile: int) -> float:
        """What building ``tile`` adds on its best space."""
        key = (holding, tile)
        if key not in self._best:
            self._best[key] = max(self.gains(holding, tile))
        return self._best[key]

    def _round_changes(self, holding: Holding, turn: int) -> list[list[float]]:
        """By characteristic and space: what a building with it there changes."""
        masks = self._masks(holding.tops, turn)
        counts = turn in holding.rounds
        before = self._promise(turn, masks) if counts else 0.0
        bonus = [0.0] * _TRAITS
        for trophy in self._trophies(holding.mobs):
            if trophy.round == turn:
                bonus[trophy.trait] += trophy.bonus
        table = []
        for trait in range(_TRAITS):
            row = []
            for space in range(_SPACES):
                bit = 1 << space
                change = bonus[trait] - sum(
                    bonus[old] for old in range(_TRAITS) if masks[old] & bit
                )
                if counts:
                    cleared = [mask & ~bit for mask in masks]
                    cleared[trait] |= bit
                    change += self._promise(turn, tuple(cleared)) - before
                row.append(change)
            table.append(row)
        return table

    def _promise(self, turn: int, masks: Masks) -> float:
        return _promise(self._pieces.points[turn], masks, self._beginner, self._shares)

    def _trophies(self, mobs: Iterable[int]) -> list[Trophy]:
        found = (self._pieces.trophies[tile] for tile in mobs)
        return [trophy for trophy in found if trophy is not None]

    def _masks(self, tops: Tops, turn: int) -> Masks:
        printed = BUILDINGS_ONLY if turn else self._printed
        return _masks(tops, self._pieces.traits[turn], printed)


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


def rounds_left(position: Position, seat: int) -> tuple[int, ...]:
    """The numbers of the rounds that ``seat`` is still to score."""
    return tuple(
        number
        for number, turn in enumerate(ROUNDS)
        if turn not in position.scored_rounds
        and (turn is not position.scoring or seat in position.to_score)
    )
