"""What can be dug out of the cube: height maps, wave by wave, each looked at once.

A block's taking depends on the heights alone, and so does what has been taken: sixteen heights tell
all of a task that only collects. From a whole cube 7,519 maps can be reached by eight blocks.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.puzzles.task import TooMany
from game.rules.biomes.cube import COLLECTS, SIDE, columns_in, lift, takeable_columns
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage

BLOCKS = 2
"""Of an action (B3.1)."""


class Digging:
    """The maps known so far, and how each was reached first.

    ``wave``: those after the latest block, with the mask of columns that can be taken from.
    """

    def __init__(self, state: BiomesState, nodes: int) -> None:
        first = bytes(state.heights)
        self._limit = nodes
        self._from: dict[bytes, tuple[bytes, int] | None] = {first: None}
        self.nodes = 1
        self.wave: dict[bytes, int] = {first: takeable_columns(state.heights)}

    def step(self, heights: bytes, takeable: int, wave: dict[bytes, int]) -> None:
        """Add every map that one more block leads to. Raises TooMany."""
        for column in columns_in(takeable):
            after = list(heights)
            mask = lift(after, takeable, column)
            reached = bytes(after)
            if reached not in self._from:
                if self.nodes >= self._limit:
                    raise TooMany(self.nodes)
                self.nodes += 1
                self._from[reached] = (heights, column)
                wave[reached] = mask

    def way_to(self, heights: bytes) -> tuple[BiomesMove, ...]:
        """The blocks to take for a map, the first one first."""
        moves: list[BiomesMove] = []
        way = self._from[heights]
        while way is not None:
            before, column = way
            moves.append(COLLECTS[column * SIDE + before[column] - 1])
            way = self._from[before]
        moves.reverse()
        return tuple(moves)


class Collecting:
    """What tasks that only collect have in common: ``actions`` are limited."""

    fewest = False

    def __init__(self, start: BiomesState, actions: int) -> None:
        self.actions = actions
        self._standing = sum(start.heights) + (start.stage is Stage.SECOND_BLOCK)

    def taken(self, state: BiomesState) -> int:
        """Blocks taken."""
        return self._standing - sum(state.heights)

    def spent(self, state: BiomesState) -> int:
        """Actions begun."""
        return (self.taken(state) + BLOCKS - 1) // BLOCKS

    def left(self, state: BiomesState) -> int:
        """Blocks that may still be taken."""
        return BLOCKS * self.actions - self.taken(state)

    def choices(self, state: BiomesState) -> Sequence[BiomesMove]:
        """The blocks that can be taken."""
        if self.left(state) <= 0 or state.takeable == 0:
            return []
        return [move for move in state.legal_moves() if move.type == "collect"]

    def key(self, state: BiomesState) -> Hashable:
        """What stands of the cube, which tells all."""
        return (tuple(state.heights), state.stage)

    def trace(self, state: BiomesState) -> Hashable:
        """The blocks taken."""
        return tuple(state.heights)
