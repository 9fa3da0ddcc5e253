"""Weighing what people did best in a game that is over: a few decisions of each are looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.ai.coach.best import FEW, BestMove, Choice, best_move, choices
from game.ai.coach.course import Course, Passage, TellingDeed
from game.ai.thinking import Thoughts
from game.app.match.situation import humans_of
from game.session.family.handicap import outcome_with
from game.session.match import Match


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
        answers: Mapping[int, Thoughts],
        told: Callable[[TellingDeed], bool],
    ) -> None:
        """``answers``: what was thought of each turn's first decision, by the turns before it."""
        self._course, self._seats = course, told_seats(match)
        title = match.header.title
        wanted = [choices(title, passages, course, seat, told) for seat in self._seats]
        self._thoughts: dict[int, Thoughts] = {}
        self.open: list[Choice] = []
        begun = {each.turn: each.n for each in reversed(passages)}
        for choice in sorted((each for few in wanted for each in few), key=lambda each: each.n):
            first = begun[choice.turn] == choice.n
            if first and choice.turn - 1 in answers:
                self._thoughts[choice.n] = answers[choice.turn - 1]
            else:
                self.open.append(choice)

    def heard(self, choice: Choice, thoughts: Thoughts) -> None:
        """What was thought of a decision."""
        self._thoughts[choice.n] = thoughts

    def best(self) -> tuple[BestMove, ...]:
        """The best moves of those who are told of, in the order of their seats."""
        found = (best_move(self._course, seat, self._thoughts) for seat in self._seats)
        return tuple(each for each in found if each is not None)
