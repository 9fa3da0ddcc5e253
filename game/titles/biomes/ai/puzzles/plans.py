"""Walks, buildings and collections without their placing: what can be built, and in which order.

Where a building is placed never limits what can be done later. So it is left open here: a plan
builds everything on one and the same space, by the rules themselves, and keeps a *story*: which
tiles were built until each scoring. :mod:`.layouts` finds their places afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.ai.puzzles.task import Task, TooMany
from game.rules.biomes.moves import BiomesMove, Build, Score
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.state import BiomesState
from game.titles.biomes.ai.puzzles.openly import moment

Chapter = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Tiles built, sorted; the last of them, -1 where there is none; the rounds scored then."""
_ANYWHERE = (0, 0)


class Story:
    """What was built: closed ``chapters``, and ``tiles`` (sorted, the ``last`` one) since then."""

    __slots__ = ("chapters", "last", "tiles")

    def __init__(self, chapters: tuple[Chapter, ...], tiles: tuple[int, ...], last: int) -> None:
        self.chapters = chapters
        self.tiles = tiles
        self.last = last

    def built(self, tile: int) -> Story:
        """The story with one more building."""
        return Story(self.chapters, tuple(sorted((*self.tiles, tile))), tile)

    def scored(self, turn: int) -> Story:
        """The story with the round of that number scored now."""
        chapter = (self.tiles, self.last, (turn,))
        if not self.tiles and self.chapters:
            tiles, last, rounds = self.chapters[-1]
            return Story((*self.chapters[:-1], (tiles, last, (*rounds, turn))), (), -1)
        return Story((*self.chapters, chapter), (), -1)

    def key(self) -> Hashable:
        """What tells it from other stories: all of it."""
        return (self.chapters, self.tiles, self.last)


class Count:
    """Positions looked at, ``limit`` at the most."""

    __slots__ = ("limit", "nodes")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.nodes = 0

    def one(self) -> None:
        """Count one more position. Raises TooMany."""
        if self.nodes >= self.limit:
            raise TooMany(self.nodes)
        self.nodes += 1


class Plan:
    """A state on the way, its story, the plan before it and the move from there.

    ``hope``: the most that may come of it, where that is asked.
    """

    __slots__ = ("before", "hope", "move", "state", "story")

    def __init__(
        self, state: BiomesState, story: Story, before: Plan | None, move: BiomesMove | None
    ) -> None:
        self.state = state
        self.story = story
        self.before = before
        self.move = move
        self.hope = 0

    def moves(self) -> list[BiomesMove]:
        """The way there, the first move first."""
        found: list[BiomesMove] = []
        plan: Plan | None = self
        while plan is not None and plan.move is not None:
            found.append(plan.move)
            plan = plan.before
        found.reverse()
        return found


Closing = Callable[[Story], Story]
"""What a building makes of a story that ends with it."""


def as_told(story: Story) -> Story:
    """The story itself."""
    return story


def plans_from(
    state: BiomesState,
    task: Task,
    count: Count,
    visit: Callable[[Plan], bool],
    *,
    closing: Closing = as_told,
    hope: Callable[[Plan], int] | None = None,
) -> None:
    """Visit every plan, each once; what ``visit`` answers False to isn't gone on with.

    ``closing`` may close a chapter where one ends with a building. With ``hope`` the most promising
    of the ways on from a plan comes first. Raises TooMany.
    """
    first = Plan(state, Story((), (), -1), None, None)
    known: set[Hashable] = {_key(first)}
    waiting = [first]
    while waiting:
        plan = waiting.pop()
        count.one()
        if visit(plan):
            waiting += _following(plan, task, closing, hope, known)


def _following(
    plan: Plan,
    task: Task,
    closing: Closing,
    hope: Callable[[Plan], int] | None,
    known: set[Hashable],
) -> list[Plan]:
    """The plans that follow and aren't known, the most promising one last."""
    found: list[Plan] = []
    for move in _ways(plan.state, task):
        after = plan.state.clone()
        after.play_unchecked(move)
        following = Plan(after, _story(plan, move, closing), plan, move)
        key = _key(following)
        if key not in known:
            known.add(key)
            found.append(following)
    if hope is not None:
        for each in found:
            each.hope = hope(each)
        found.sort(key=_hope)
    return found


def _hope(plan: Plan) -> int:
    return plan.hope


def _key(plan: Plan) -> Hashable:
    return (moment(plan.state), plan.story.key())


def _ways(state: BiomesState, task: Task) -> list[Any]:
    """What may be done, every building on one space alone, any scoring for all four."""
    moves: list[Any] = list(task.choices(state))
    if moves and isinstance(moves[0], Score):
        return moves[:1]
    return [m for m in moves if not isinstance(m, Build) or m.space == _ANYWHERE]


def _story(plan: Plan, move: BiomesMove, closing: Closing) -> Story:
    if isinstance(move, Build):
        row, col = move.cell
        return closing(plan.story.built(plan.state.top_tile(4 * (row - 1) + col - 1)))
    if isinstance(move, Score):
        return plan.story.scored(ROUNDS.index(move.round))
    return plan.story
