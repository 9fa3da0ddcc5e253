"""A try at a challenge: what has been reached, what is left, how many stars that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.ai.puzzles.task import Task, better
from game.content.challenge import STARS, Challenge, Worth
from game.rules.core import Move
from game.session.challenges.beginning import OpenMatch, task_of
from game.session.challenges.solution import Solution, solution_of
from game.session.match import Step


class Attempt:
    """One try at ``challenge``, in a match that began at its position.

    All of it comes from the match's states: what is taken back was never done.
    """

    def __init__(self, challenge: Challenge, match: OpenMatch) -> None:
        """``match``: the challenge's, with any moves played. Raises BadData."""
        self.challenge, self.match = challenge, match
        self._task: Task = task_of(challenge, match.states()[0])
        self._asked: tuple[int, Step | None, Sequence[Move]] | None = None

    @property
    def worth(self) -> Worth | None:
        """What the goal counts as it stands; None while it isn't reached."""
        return self._task.worth(self.match.states()[-1])

    @property
    def best(self) -> Worth | None:
        """The most that it counted on the way: the result of the try."""
        found: Worth | None = None
        for state in self.match.states():
            worth = self._task.worth(state)
            found = worth if better(self._task, worth, found) else found
        return found

    @property
    def left(self) -> int:
        """How much of the limit is left."""
        spent = self._task.spent(self.match.states()[-1])
        return max(self.challenge.limit.count - spent, 0)

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more."""
        return not self.choices()

    @property
    def stars(self) -> int:
        """How many the try has earned."""
        return stars_for(self.challenge, self.best, fewest=self._task.fewest)

    @property
    def solved(self) -> bool:
        """Whether par was reached."""
        return self.stars == STARS

    @property
    def fewest(self) -> bool:
        """Whether fewer are better, of what the goal counts."""
        return self._task.fewest

    def choices(self) -> Sequence[Move]:
        """The legal moves that the challenge allows now."""
        history = self.match.history
        played, last = len(history), history[-1] if history else None
        if self._asked is None or self._asked[0] != played or self._asked[1] is not last:
            self._asked = (played, last, self._task.choices(self.match.snapshot()))
        return self._asked[2]

    def allows(self, move: Move) -> bool:
        """Whether the challenge lets a legal move be played: none that meets chance, say."""
        return move in self.choices()

    def known_way(self) -> Move | None:
        """The next move of the solution that is known; None where the try has left it.

        Whoever came to one of its positions in another order is on it.
        """
        here = self._task.key(self.match.states()[-1])
        return self.solution.plays.get(here)

    @property
    def good(self) -> int | None:
        """After how many moves the try was last on the known solution; None: none is known."""
        keys = [self._task.key(state) for state in self.match.states()]
        places = [at for at, key in enumerate(keys) if key in self.solution.plays]
        return places[-1] if places else None

    @cached_property
    def solution(self) -> Solution:
        """The solution that is known, played through when it is first asked for."""
        return solution_of(self.challenge, self._task, self.match)


def stars_for(challenge: Challenge, worth: Worth | None, *, fewest: bool) -> int:
    """The stars for a worth: all for par, one less for each mark before it."""
    if worth is None:
        return 0
    marks = (*challenge.stars, challenge.par)
    missed = sum(worth > mark if fewest else worth < mark for mark in marks)
    return 0 if missed == len(marks) else STARS - missed
