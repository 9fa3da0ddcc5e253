"""The goal ``rounds``: several rounds in a row, each after so many more buildings.

``{kind: rounds, after: {A: 1, B: 1, C: 1}}``: the village gives the points of A once one building
is built, those of B after one more, those of C after another. Limited are ``turns``; nothing is
scored in earnest.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from game.ai.puzzles.task import Draft, Proven, Task
from game.content.challenge import Data, Limit
from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import Catalogue, Round
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData, Number
from game.rules.positions import Form
from game.titles.biomes.ai.puzzles.drawing import village
from game.titles.biomes.ai.puzzles.openly import Turns, moment
from game.titles.biomes.ai.puzzles.plans import Chapter, Story
from game.titles.biomes.ai.puzzles.realised import prove_placed
from game.titles.biomes.ai.puzzles.scores import most_of, score_of

_BUILT, _OPEN = 4, 8
_MOST_BUILDINGS = 6


class Rounds(Turns):
    """Adds up what each round gave after its building.

    ``due``: by number of buildings since the start, the rounds that they bring.
    """

    def __init__(self, start: BiomesState, due: dict[int, tuple[int, ...]], turns: int) -> None:
        super().__init__(start, turns)
        self.due = due
        self._before = len(start.placed)
        self._tops = start.tops[: len(SPACES)]

    def choices(self, state: BiomesState) -> Sequence[BiomesMove]:
        """All moves that are open, until the last round is scored."""
        return [] if self.built(state) >= max(self.due) else super().choices(state)

    def built(self, state: BiomesState) -> int:
        """Buildings since the start."""
        return len(state.placed) - self._before

    def worth(self, state: BiomesState) -> int:
        """The points of the rounds so far."""
        tops, points = self._tops[:], 0
        for number, (space, tile) in enumerate(state.placed[self._before :], 1):
            tops[space] = tile
            for turn in self.due.get(number, ()):
                points += score_of(state, tops, turn)
        return points

    def bound(self, state: BiomesState) -> int:
        """The points that no way on can give more of."""
        if self.gone(state):
            return self.worth(state)
        built = self.built(state)
        coming = [turn for number, each in self.due.items() if number > built for turn in each]
        return self.worth(state) + sum([most_of(state, turn) for turn in coming])

    def key(self, state: BiomesState) -> Hashable:
        """What can be done, and the board with all that was built on it."""
        return (moment(state), state.placed)


def task(state: BiomesState, goal: Data, limit: Limit) -> Rounds:
    """What a goal of this kind asks for. Raises BadData."""
    form = Form(goal.get("after"), "goal.after", [str(each) for each in Round])
    due: dict[int, tuple[int, ...]] = {}
    total = 0
    for turn, name in enumerate(Round):
        if str(name) in form:
            total += form.must(str(name), Number(0, _MOST_BUILDINGS).load)
            due[total] = (*due.get(total, ()), turn)
    if not due or min(due) < 1:
        raise BadData("goal.after", "rounds, the first after one building at the least")
    return Rounds(state, due, limit.count)


def prove(state: BiomesState, asked: Task, nodes: int) -> Proven:
    """The best from ``state`` on: every order of what can be built, in all places.

    Raises TooMany.
    """
    wanted: Any = asked
    earned: int = wanted.worth(state)
    before: int = wanted.built(state)
    due: dict[int, tuple[int, ...]] = wanted.due

    def closing(story: Story) -> Story:
        built = before + len(story.tiles) + sum([len(each[0]) for each in story.chapters])
        if built not in due:
            return story
        chapter: Chapter = (story.tiles, story.last, due[built])
        return Story((*story.chapters, chapter), (), -1)

    def chapters(story: Story) -> tuple[Chapter, ...]:
        return (*story.chapters, (story.tiles, story.last, ()))

    return prove_placed(state, asked, nodes, chapters, closing=closing, earned=earned)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A small village and eight tiles round it; round A comes as late as it can."""
    position, _supply = village(pack, dealer, _BUILT, _OPEN, turns)
    after = {"A": turns - 2, "B": 1, "C": 1}
    return Draft(position, {"kind": "rounds", "after": after}, Limit("turns", turns))
