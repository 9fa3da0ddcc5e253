"""The goal ``most``: as many blocks of a material as can be collected from the cube.

``{kind: most, of: emerald}``; limited are ``actions``.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.rules.biomes.catalogue import MATERIALS, Catalogue
from game.rules.biomes.cube import SIDE
from game.rules.biomes.moves import BiomesMove, Collect
from game.rules.biomes.payment import unpacked
from game.rules.biomes.stages import SECOND_BLOCK
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData

SEAT = 0
BLOCKS = 2
"""Of an action."""


class Most:
    """Counts one material in the supply."""

    fewest = False

    def __init__(self, start: BiomesState, material: int, actions: int) -> None:
        self._material, self._actions = material, actions
        self._standing = sum(start.heights)

    def choices(self, state: BiomesState) -> Sequence[BiomesMove]:
        """Blocks to take."""
        if self.spent(state) >= self._actions and state.stage is not SECOND_BLOCK:
            return ()
        return [move for move in state.legal_moves() if isinstance(move, Collect)]

    def worth(self, state: BiomesState) -> int:
        """How many there are."""
        return unpacked(state.supplies[SEAT])[self._material]

    def bound(self, state: BiomesState) -> int:
        """Every block that is left to take might be one."""
        return self.worth(state) + BLOCKS * self._actions - self._taken(state)

    def key(self, state: BiomesState) -> Hashable:
        """What stands of the cube tells all."""
        return (tuple(state.heights), state.stage)

    def trace(self, state: BiomesState) -> Hashable:
        """The blocks taken."""
        return tuple(state.heights)

    def spent(self, state: BiomesState) -> int:
        """Actions begun."""
        return (self._taken(state) + BLOCKS - 1) // BLOCKS

    def _taken(self, state: BiomesState) -> int:
        return self._standing - sum(state.heights)


def task(state: BiomesState, goal: Data, limit: Limit) -> Most:
    """What a goal of this kind asks for. Raises BadData."""
    material = goal.get("of")
    if material not in MATERIALS:
        raise BadData("goal.of", "one of " + ", ".join(MATERIALS))
    return Most(state, MATERIALS.index(str(material)), limit.count)


def make(pack: Catalogue, dealer: Dealer, actions: int) -> Draft:
    """A whole cube in which emeralds are wanted."""
    blocks = [
        kind for kind, count in zip(MATERIALS, pack.blocks, strict=True) for _ in range(count)
    ]
    dealer.shuffle(blocks)
    rows = [" ".join(blocks[at : at + SIDE]) for at in range(0, SIDE**3, SIDE)]
    cube = [rows[at : at + SIDE] for at in range(0, len(rows), SIDE)]
    goal = {"kind": "most", "of": "emerald"}
    return Draft({"only": ["collect"], "cube": cube}, goal, Limit("actions", actions))
