"""What a board is worth in the rounds to come and to the trophies (B7, B8.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ai.evaluate.biomes.weights import Weights
from game.rules.biomes.board import counting
from game.rules.biomes.pieces import ROUNDS, Pieces, Trophy
from game.rules.biomes.position import Position
from game.rules.biomes.scoring import BUILDINGS_ONLY

Tops = tuple[int, ...]
"""The nine uppermost tiles of a board."""
_TRAITS = 4


class Holdings:
    """The boards that one seat may have, valued for one moment of the game."""

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self._pieces: Pieces = position.pieces
        self._printed = self._pieces.printed[position.deal.boards[seat]]
        self._beginner = position.deal.beginners[seat]
        self._weights = weights
        self._rounds: dict[tuple[Tops, int], float] = {}
        self._gains: dict[tuple[Tops, int, tuple[int, ...], Tops], float] = {}

    def value(self, tops: Tops, rounds: Sequence[int], mobs: Tops) -> float:
        """The points that a board promises in ``rounds`` and to the trophies among ``mobs``."""
        return sum(self._round(tops, turn) for turn in rounds) + self.trophies(tops, mobs)

    def trophies(self, tops: Tops, mobs: Iterable[int]) -> float:
        """The points of the trophies among ``mobs`` if the board stayed as it is (B8.2)."""
        found = (self._pieces.trophies[tile] for tile in mobs)
        return sum(
            trophy.bonus * self.spaces(tops, trophy) for trophy in found if trophy is not None
        )

    def spaces(self, tops: Tops, trophy: Trophy) -> int:
        """How many spaces a trophy counts."""
        return self._masks(tops, trophy.round)[trophy.trait].bit_count()

    def gain(self, tops: Tops, tile: int, rounds: tuple[int, ...], mobs: Tops) -> float:
        """What building ``tile`` on its best space adds, its own points included."""
        key = (tops, tile, rounds, mobs)
        if key not in self._gains:
            best = max(self.value(with_tile(tops, tile, at), rounds, mobs) for at in range(9))
            added = best - self.value(tops, rounds, mobs)
            self._gains[key] = added + self._pieces.xp[tile]
        return self._gains[key]

    def _round(self, tops: Tops, turn: int) -> float:
        """The best characteristic of a round, a share of the second, and of what may join."""
        key = (tops, turn)
        if key not in self._rounds:
            weights, points = self._weights, self._pieces.points[turn]
            found = []
            for mask, worth in zip(self._masks(tops, turn), points, strict=True):
                group = counting(mask, self._beginner).bit_count()
                apart = mask.bit_count() - group
                found.append(worth * (group + weights.scattered * apart))
            found.sort()
            self._rounds[key] = found[-1] + weights.second * found[-2]
        return self._rounds[key]

    def _masks(self, tops: Tops, turn: int) -> list[int]:
        """The spaces of each characteristic of a round."""
        traits = self._pieces.traits[turn]
        printed = BUILDINGS_ONLY if turn else self._printed
        masks = [0] * _TRAITS
        for space, tile in enumerate(tops):
            trait = printed[space] if tile < 0 else traits[tile]
            if trait >= 0:
                masks[trait] |= 1 << space
        return masks


def with_tile(tops: Tops, tile: int, space: int) -> Tops:
    """The board after building ``tile`` on ``space``."""
    return (*tops[:space], tile, *tops[space + 1 :])


def rounds_left(position: Position, seat: int) -> tuple[int, ...]:
    """The numbers of the rounds that ``seat`` is still to score."""
    return tuple(
        number
        for number, turn in enumerate(ROUNDS)
        if turn not in position.scored_rounds
        and (turn is not position.scoring or seat in position.to_score)
    )
