"""The goal ``most``: as many blocks of a material as can be collected from the cube.

``{kind: most, of: emerald}``; limited are ``actions``.
"""

from __future__ import annotations

from typing import Any

from game.ai.puzzles.task import Draft, Proven, Task
from game.content.challenge import Data, Limit
from game.rules.biomes.catalogue import MATERIALS, Catalogue
from game.rules.biomes.cube import SIDE
from game.rules.biomes.payment import unpacked
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.titles.biomes.ai.puzzles.digging import Collecting, Digging
from game.titles.biomes.ai.puzzles.drawing import cube_of, shuffled_blocks

SEAT = 0
_WANTED = ("emerald", "emerald", "obsidian", "stone")
"""What makers ask for: the more there is of a material, the less has to be thought."""


class Most(Collecting):
    """Counts one material in the supply."""

    def __init__(self, start: BiomesState, material: int, actions: int) -> None:
        super().__init__(start, actions)
        self.material = material

    def worth(self, state: BiomesState) -> int:
        """How many blocks of the material are in the supply."""
        return unpacked(state.supplies[SEAT])[self.material]

    def bound(self, state: BiomesState) -> int:
        """How many there would be if every block that is left to take were one."""
        return self.worth(state) + self.left(state)


def task(state: BiomesState, goal: Data, limit: Limit) -> Most:
    """What a goal of this kind asks for. Raises BadData."""
    material = goal.get("of")
    if material not in MATERIALS:
        raise BadData("goal.of", "one of " + ", ".join(MATERIALS))
    return Most(state, MATERIALS.index(str(material)), limit.count)


def prove(state: BiomesState, asked: Task, nodes: int) -> Proven:
    """The best from ``state`` on, by a table of height maps. Raises TooMany."""
    most: Any = asked
    wanted = [kind == most.material for kind in state.deal.materials]
    digging, first = Digging(state, nodes), bytes(state.heights)
    counts = {first: most.worth(state)}
    best, found = counts[first], [first]
    for _block in range(most.left(state)):
        wave: dict[bytes, int] = {}
        for heights, takeable in digging.wave.items():
            digging.step(heights, takeable, wave)
        counts = {reached: _count(reached, first, wanted, most.worth(state)) for reached in wave}
        for reached, count in counts.items():
            if count > best:
                best, found = count, [reached]
            elif count == best:
                found.append(reached)
        digging.wave = wave
    return Proven(best, len(found), digging.way_to(found[0]), digging.nodes)


def _count(heights: bytes, first: bytes, wanted: list[bool], owned: int) -> int:
    """How many wanted blocks are owned where the cube has these heights."""
    for column, height in enumerate(heights):
        for block in range(column * SIDE + height, column * SIDE + first[column]):
            owned += wanted[block]
    return owned


def make(pack: Catalogue, dealer: Dealer, actions: int) -> Draft:
    """A whole cube from which one material is wanted."""
    material = dealer.choice(_WANTED)
    cube = cube_of(shuffled_blocks(pack, dealer), [SIDE] * SIDE**2)
    goal = {"kind": "most", "of": material}
    return Draft({"only": ["collect"], "cube": cube}, goal, Limit("actions", actions))
