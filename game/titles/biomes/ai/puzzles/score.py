"""The goal ``score``: what the rounds named would give the village, all of them together.

``{kind: score, rounds: [A, B, C]}``; limited are ``turns``. Nothing is scored in earnest.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.ai.puzzles.task import Draft, Proven, Task
from game.content.challenge import Data, Limit
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.titles.biomes.ai.puzzles.drawing import village
from game.titles.biomes.ai.puzzles.openly import Turns, moment
from game.titles.biomes.ai.puzzles.realised import prove_placed
from game.titles.biomes.ai.puzzles.scores import most_of, read_rounds, score_of

_BUILT, _OPEN = 4, 9
"""Tiles in a village that makers draw, and in the overworld round it."""


class Village(Turns):
    """Counts what the village as it stands would score."""

    def __init__(self, start: BiomesState, rounds: tuple[int, ...], turns: int) -> None:
        super().__init__(start, turns)
        self.rounds = rounds

    def worth(self, state: BiomesState) -> int:
        """The points that all rounds of the goal would give now."""
        return sum([score_of(state, state.tops, turn) for turn in self.rounds])

    def bound(self, state: BiomesState) -> int:
        """The points that no village can give more of."""
        if self.gone(state):
            return self.worth(state)
        return sum([most_of(state, turn) for turn in self.rounds])

    def key(self, state: BiomesState) -> Hashable:
        """What can be done, and the board."""
        return (moment(state), tuple(state.tops))


def task(state: BiomesState, goal: Data, limit: Limit) -> Village:
    """What a goal of this kind asks for. Raises BadData."""
    return Village(state, read_rounds(goal.get("rounds"), "goal.rounds"), limit.count)


def prove(state: BiomesState, asked: Task, nodes: int) -> Proven:
    """The best from ``state`` on: every set of tiles that can be built, in all places.

    Raises TooMany.
    """
    wanted: Any = asked
    rounds: tuple[int, ...] = wanted.rounds
    return prove_placed(state, asked, nodes, lambda story: ((story.tiles, story.last, rounds),))


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A village and nine tiles round it, blocks for as many of them as there are turns."""
    position, _supply = village(pack, dealer, _BUILT, _OPEN, turns)
    return Draft(position, {"kind": "score", "rounds": ["A", "B", "C"]}, Limit("turns", turns))
