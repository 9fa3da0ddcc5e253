"""Weighing what was done in a game that is over: a few decisions of each person, for the best of
them, and those that are told as turning points, for whose doing they were.

Each is judged as a review of the game judges it: by the same function, as large, and with the same
chance. So one never calls a slip what the other finds fine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.coach.advice import Reason
from game.ai.coach.best import (
    FEW,
    LEAST_EDGE,
    BestMove,
    Choice,
    best_move,
    choice_of,
    choices,
    edge_of,
    reason_for,
)
from game.ai.coach.course import Course, Passage, TellingDeed
from game.ai.coach.turning import MOST_TURNS, TurningPoint
from game.ai.judging.judge import Decision, Judged
from game.ai.thinking import Thoughts
from game.app.match.flow.seating import humans_of
from game.session.family.handicap import outcome_with
from game.session.match import Match
from game.session.reviews.judging import judging_seed


def told_seats(match: Match) -> tuple[int, ...]:
    """Whose best moves are told: all people's, else the first winner's."""
    humans, outcome = humans_of(match), match.outcome
    if humans or outcome is None:
        return humans
    starts = [seat.head_start for seat in match.seats]
    return outcome_with(outcome, starts).winners[:1]


def most_questions(match: Match) -> int:
    """How many questions there will be at most."""
    return FEW * len(told_seats(match)) + MOST_TURNS


class Weighing:
    """The decisions still to be weighed, and what was thought of the others."""

    def __init__(
        self,
        match: Match,
        passages: Sequence[Passage],
        course: Course,
        turned: Sequence[TurningPoint],
        told: Callable[[TellingDeed], bool],
    ) -> None:
        """``told``: whether there is something to tell of a deed."""
        self._course, self._turned, self._seats = course, turned, told_seats(match)
        self._header, self._title = match.header, match.header.title
        title = self._title
        wanted = [choices(title, passages, course, seat, told) for seat in self._seats]
        asked = {each.n: each for few in wanted for each in few}
        for point in turned:
            choice = choice_of(title, passages, point.turn, point.deed.n)
            if choice is not None:
                asked.setdefault(choice.n, choice)
        self._asked = asked
        self.open = list(asked.values())
        self._judged: dict[int, Judged] = {}

    def decision(self, choice: Choice) -> Decision:
        """What is asked about one of them."""
        seed = judging_seed(self._header, choice.n)
        return Decision(self._title, choice.view, choice.legal_moves, choice.move, seed)

    def heard(self, choice: Choice, judged: Judged) -> None:
        """How a decision is judged."""
        self._judged[choice.n] = judged

    def best(self) -> tuple[BestMove, ...]:
        """The best moves of those who are told of, in the order of their seats."""
        found = (best_move(self._course, seat, self._judged) for seat in self._seats)
        return tuple(each for each in found if each is not None)

    def turned(self) -> tuple[TurningPoint, ...]:
        """The turning points, without the game's last turn where that made no difference.

        How the game ended is no move's doing if all others would have led there as well.
        """
        last = self._course.points[-1].turn
        return tuple(each for each in self._turned if each.turn < last or self._mattered(each.deed))

    def was_slip(self, deed: TellingDeed) -> bool | None:
        """Whether something else would clearly have been better; None where nobody knows."""
        judged = self._judged.get(deed.n)
        return None if judged is None else judged.verdict.marked

    def reason_for(self, deed: TellingDeed) -> Reason | None:
        """Why it was good, as a hint would have said; None where that is not known."""
        thoughts, choice = self._thoughts_of(deed), self._asked.get(deed.n)
        if thoughts is None or choice is None:
            return None
        return reason_for(self._title, choice.view, thoughts, deed.move)

    def _thoughts_of(self, deed: TellingDeed) -> Thoughts | None:
        judged = self._judged.get(deed.n)
        return None if judged is None else judged.thoughts

    def _mattered(self, deed: TellingDeed) -> bool:
        thoughts = self._thoughts_of(deed)
        edge = None if thoughts is None else edge_of(thoughts, deed.move)
        return edge is not None and abs(edge) >= LEAST_EDGE
