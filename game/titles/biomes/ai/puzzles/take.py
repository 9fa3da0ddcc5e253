"""The goal ``take``: named blocks of the cube, in as few actions as can be.

``{kind: take, blocks: [[0, 1, 2], …]}``, each named by x, y, z as in records; limited are
``actions``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.puzzles.task import Draft, Proven, Task
from game.content.challenge import Data, Limit
from game.rules.biomes.catalogue import MATERIALS, Catalogue
from game.rules.biomes.cube import (
    COLUMNS,
    FULL,
    FULL_TAKEABLE,
    NEEDED_SIDES,
    NEIGHBOURS,
    RIM_SIDES,
    SIDE,
    block_index,
    columns_in,
    lift,
)
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData, Number
from game.rules.positions import exactly, few
from game.titles.biomes.ai.puzzles.digging import BLOCKS, Collecting, Digging
from game.titles.biomes.ai.puzzles.drawing import cube_of, shuffled_blocks

_LOWEST, _HIGHEST = 1, 2
"""The layers in which makers name blocks: hidden ones, in reach."""
_MOST_ACTIONS = 9


class Take(Collecting):
    """Counts the actions until all named blocks are taken.

    ``floors``: how low each column has to come, its own height where nothing of it is named.
    """

    fewest = True

    def __init__(self, start: BiomesState, floors: list[int], actions: int) -> None:
        super().__init__(start, actions)
        self.floors = floors

    def choices(self, state: BiomesState) -> Sequence[BiomesMove]:
        """Blocks to take, until all named ones are taken."""
        return [] if self.reached(state.heights) else super().choices(state)

    def worth(self, state: BiomesState) -> int | None:
        """The actions begun, once all is taken."""
        return self.spent(state) if self.reached(state.heights) else None

    def bound(self, state: BiomesState) -> int | None:
        """Whatever lies over the named blocks has to go, too."""
        lacking = lacking_of(state.heights, self.floors)
        if lacking > self.left(state):
            return None
        return (self.taken(state) + lacking + BLOCKS - 1) // BLOCKS

    def reached(self, heights: Sequence[int]) -> bool:
        """Whether all named blocks are taken."""
        return max(map(int.__sub__, heights, self.floors)) <= 0


def lacking_of(heights: Sequence[int], floors: Sequence[int]) -> int:
    """How many blocks have to be taken at the least until each column is down to its floor.

    Those over the named ones; and, for the one column where that costs most, those of neighbours
    that have to give it free sides (B3.2).
    """
    own = beside = 0
    for column, floor in enumerate(floors):
        if heights[column] <= floor:
            continue
        own += heights[column] - floor
        needed = NEEDED_SIDES - RIM_SIDES[column]
        if needed > 0:
            extra = [_extra(heights[near], floor, floors[near]) for near in NEIGHBOURS[column]]
            extra.sort()
            beside = max(beside, sum(extra[:needed]))
    return own + beside


def _extra(height: int, level: int, floor: int) -> int:
    """What a neighbour must lose to come down to ``level``, beyond what it loses anyhow."""
    return max(0, min(height, floor) - level)


def task(state: BiomesState, goal: Data, limit: Limit) -> Take:
    """What a goal of this kind asks for. Raises BadData."""
    named = few(exactly(3, Number(0, SIDE - 1).load))(goal.get("blocks"), "goal.blocks")
    floors = list(state.heights)
    for at, (x, y, z) in enumerate(named):
        column = block_index((x, y, z)) // SIDE
        if z >= state.heights[column]:
            raise BadData(f"goal.blocks[{at}]", "a block that still stands")
        floors[column] = min(floors[column], z)
    if not named:
        raise BadData("goal.blocks", "some blocks")
    return Take(state, floors, limit.count)


def prove(state: BiomesState, asked: Task, nodes: int) -> Proven:
    """The best from ``state`` on: all ways of so few actions that they could do. Raises TooMany."""
    take: Any = asked
    looked = 0
    least = take.bound(state)
    for actions in range(least or 0, take.actions + 1 if least is not None else 0):
        left = BLOCKS * actions - take.taken(state)
        digging = Digging(state, nodes - looked)
        found = _within(digging, take, left)
        looked += digging.nodes
        if found:
            return Proven(actions, len(found), digging.way_to(found[0]), looked)
    return Proven(None, 0, (), max(looked, 1))


def _within(digging: Digging, take: Take, left: int) -> list[bytes]:
    """The maps that have all named blocks taken by so many blocks."""
    found = [heights for heights in digging.wave if take.reached(heights)]
    for more in range(left, 0, -1):
        wave: dict[bytes, int] = {}
        for heights, takeable in digging.wave.items():
            if not take.reached(heights) and lacking_of(heights, take.floors) <= more:
                digging.step(heights, takeable, wave)
        found += [heights for heights in wave if take.reached(heights)]
        digging.wave = wave
    return found


def make(pack: Catalogue, dealer: Dealer, blocks: int) -> Draft:
    """A worn cube in which so many emeralds are hidden, and no others."""
    emerald = len(MATERIALS) - 1
    others = [kind for kind in shuffled_blocks(pack, dealer) if kind != emerald]
    heights = _worn(dealer, SIDE**3 - len(others) - blocks)
    hidden = [
        column * SIDE + z
        for column in range(COLUMNS)
        for z in range(_LOWEST, min(heights[column], _HIGHEST + 1))
    ]
    dealer.shuffle(hidden)
    named = sorted(hidden[:blocks])
    kinds = [emerald if block in named else others.pop() for block in _standing(heights)]
    goal = {
        "kind": "take",
        "blocks": [[block // SIDE**2, block // SIDE % SIDE, block % SIDE] for block in named],
    }
    position = {"only": ["collect"], "cube": cube_of(kinds, heights)}
    return Draft(position, goal, Limit("actions", _MOST_ACTIONS))


def _standing(heights: Sequence[int]) -> list[int]:
    """The blocks of a cube of these heights, in the order of :func:`cube_of`."""
    return [column * SIDE + z for column, height in enumerate(heights) for z in range(height)]


def _worn(dealer: Dealer, count: int) -> list[int]:
    """A whole cube from which so many blocks were taken by lot."""
    heights, takeable = list(FULL), FULL_TAKEABLE
    for _block in range(count):
        takeable = lift(heights, takeable, dealer.choice(columns_in(takeable)))
    return heights
