"""Where to put what was built: the best that a village can score, by all ways to place its tiles.

What is built between two scorings may be placed on any spaces, also over one another; what counts
is what is seen in the end. So of each chapter of a story a *visible* part is placed, on as many
spaces, and the rest lies below its last tile.

A bound cuts off most of the ways: one more tile makes the largest group of a characteristic larger
by no more than the best space of all would.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final

from game.rules.biomes.board import BARE, LARGEST, SPACES
from game.rules.biomes.pieces import NO_TRAIT, ROUNDS
from game.rules.biomes.state import BiomesState
from game.titles.biomes.ai.puzzles.openly import SEAT
from game.titles.biomes.ai.puzzles.plans import Chapter, Count

Visible = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""By chapter: the tiles that are placed to be seen, and the rounds scored after them."""
TRAITS: Final = 4
"""Of each round; characteristics are counted through, ``4 * round + trait``."""
_ALL: Final = (1 << len(SPACES)) - 1


def _grown(smaller: list[int]) -> list[int]:
    """The size of the largest group by set of spaces, when one space more is added."""
    return [
        max([smaller[mask], *(smaller[mask | 1 << space] for space in range(len(SPACES)))])
        for mask in range(_ALL + 1)
    ]


def _growing(sizes: list[int]) -> list[list[int]]:
    grown = [sizes]
    for _more in SPACES:
        grown.append(_grown(grown[-1]))
    return grown


CONNECTED: Final = _growing([mask.bit_count() for mask in LARGEST])
"""By number of added spaces and set of spaces: the most spaces that can count (B7.3)."""
ALL_COUNT: Final = _growing([mask.bit_count() for mask in range(_ALL + 1)])
"""The same by beginner scoring (B7.6)."""


def visible(chapters: Iterable[Chapter]) -> Iterator[Visible]:
    """Every choice of what is seen of each chapter; its last tile always is."""
    choices = []
    for tiles, last, rounds in chapters:
        others = [tile for tile in tiles if tile != last]
        chosen = (last,) if last >= 0 else ()
        parts = [
            (tuple(sorted((*part, *chosen))), rounds)
            for size in range(len(others) + 1)
            for part in combinations(others, size)
        ]
        choices.append(parts)
    return product(*choices)


class Layouts:
    """The board as it stands in ``state``, and the best that was found for stories on it.

    ``best``: points; ``best_tops``: the boards that have them, each with the spaces of its tiles.
    """

    def __init__(self, state: BiomesState, count: Count) -> None:
        pieces = state.pieces
        self._count = count
        self._points = [points for turn in range(len(ROUNDS)) for points in pieces.points[turn]]
        self._traits = [
            [
                TRAITS * turn + pieces.traits[turn][tile]
                for turn in range(len(ROUNDS))
                if pieces.traits[turn][tile] != NO_TRAIT
            ]
            for tile in range(len(pieces.tiles))
        ]
        self._printed = pieces.printed[state.deal.boards[SEAT]]
        self._tops = tuple(state.tops[: len(SPACES)])
        self._masks = [0] * (TRAITS * len(ROUNDS))
        for space, tile in enumerate(self._tops):
            for trait in self._seen(space, tile):
                self._masks[trait] |= 1 << space
        self._sizes = ALL_COUNT if state.deal.beginners[SEAT] else CONNECTED
        self.best = -1
        self.best_tops: dict[tuple[int, ...], tuple[Visible, tuple[int, ...]]] = {}
        self._steps: list[int] = []
        self._fresh: list[bool] = []
        self._due: list[tuple[int, ...]] = []
        self._coming: list[list[tuple[int, tuple[int, ...]]]] = []
        self._seen_now: Visible = ()

    def _seen(self, space: int, tile: int) -> list[int]:
        """The characteristics that a space shows."""
        return [self._printed[space]] if tile == BARE else self._traits[tile]

    def place(self, seen: Visible, earned: int = 0) -> int:
        """Try all places of ``seen``; the most points, ``earned`` ones among them, or less than
        the best so far. Raises TooMany."""
        self._plan(seen)
        self._seen_now = seen
        before = self.best
        self._try(0, self._masks, self._tops, 0, earned, ())
        return self.best if self.best > before else before

    def _plan(self, seen: Visible) -> None:
        """Lay out the steps: tiles, where a chapter begins, what is scored, what may come."""
        self._steps, self._fresh = [], []
        due: list[list[int]] = [[]]
        for tiles, rounds in seen:
            self._fresh += [at == 0 for at in range(len(tiles))]
            self._steps += tiles
            due += [[] for _ in tiles]
            due[-1] += rounds
        self._due = [tuple(rounds) for rounds in due]
        self._coming = [
            [
                (turn, self._matching(turn, self._steps[at:end]))
                for end in range(at + 1, len(due))
                for turn in due[end]
            ]
            for at in range(len(due))
        ]

    def _matching(self, turn: int, tiles: list[int]) -> tuple[int, ...]:
        """By trait of a round: how many of the tiles have it."""
        return tuple(
            [
                sum(TRAITS * turn + trait in self._traits[tile] for tile in tiles)
                for trait in range(TRAITS)
            ]
        )

    def _score(self, masks: list[int], turn: int, more: tuple[int, ...] | None) -> int:
        """The points of a round, with so ``more`` spaces of each trait at the most."""
        best = 0
        for trait in range(TRAITS):
            at = TRAITS * turn + trait
            grown = self._sizes[more[trait] if more is not None else 0]
            points = self._points[at] * grown[masks[at]]
            best = max(best, points)
        return best

    def _try(
        self,
        at: int,
        masks: list[int],
        tops: tuple[int, ...],
        used: int,
        earned: int,
        spaces: tuple[int, ...],
    ) -> None:
        """Go on where so many tiles are placed."""
        self._count.one()
        for turn in self._due[at]:
            earned += self._score(masks, turn, None)
        if at == len(self._steps):
            self._keep(earned, tops, spaces)
            return
        hope = earned
        for turn, more in self._coming[at]:
            hope += self._score(masks, turn, more)
        if hope < self.best:
            return
        tile = self._steps[at]
        if self._fresh[at]:
            used = 0
        for space in range(len(tops)):
            if used >> space & 1:
                continue
            after = masks[:]
            for trait in self._seen(space, tops[space]):
                after[trait] &= ~(1 << space)
            for trait in self._traits[tile]:
                after[trait] |= 1 << space
            board = (*tops[:space], tile, *tops[space + 1 :])
            self._try(at + 1, after, board, used | 1 << space, earned, (*spaces, space))

    def _keep(self, worth: int, tops: tuple[int, ...], spaces: tuple[int, ...]) -> None:
        if worth > self.best:
            self.best = worth
            self.best_tops.clear()
        if worth == self.best and tops not in self.best_tops:
            self.best_tops[tops] = (self._seen_now, spaces)
