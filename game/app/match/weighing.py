"""Weighing what people did best in a game that is over: a few decisions of each are looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.coach.best import FEW, BestMove, Choice, best_move, choices
from game.ai.coach.course import Course, Passage, TellingDeed
from game.ai.thinking import Budget, Thoughts
from game.app.match.situation import humans_of
from game.session.family.handicap import outcome_with
from game.session.match import Match

WEIGHING = Budget(iterations=1200, seconds=10.0)
"""What the coach may think about one of them: enough to try all that could have been done."""


def told_seats(match: Match) -> tuple[int, ...]:
    """Whose best moves are told: all people's, else the first winner's."""
    humans, outcome = humans_of(match), match.outcome
    if humans or outcome is None:
        return humans
    starts = [seat.head_start for seat in match.seats]
    return outcome_with(outcome, starts).winners[:1]


def most_questions(match: Match) -> int:
    """So many questions there will be at most."""
    return FEW * len(told_seats(match))


class Weighing:
    """The decisions still to be weighed, and what was thought of the others."""

    def __init__(
        self,
        match: Match,
        passages: Sequence[Passage],
        course: Course,
        told: Callable[[TellingDeed], bool],
    ) -> None:
        """``told``: whether there is something to tell of a deed."""
        self._course, self._seats = course, told_seats(match)
        title = match.header.title
        wanted = [choices(title, passages, course, seat, told) for seat in self._seats]
        self.open = [each for few in wanted for each in few]
        self._thoughts: dict[int, Thoughts] = {}

    def heard(self, choice: Choice, thoughts: Thoughts) -> None:
        """What was thought of a decision."""
        self._thoughts[choice.n] = thoughts

    def best(self) -> tuple[BestMove, ...]:
        """The best moves of those who are told of, in the order of their seats."""
        found = (best_move(self._course, seat, self._thoughts) for seat in self._seats)
        return tuple(each for each in found if each is not None)
