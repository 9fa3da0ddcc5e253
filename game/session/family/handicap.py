"""What evens out a game: points that somebody begins with, and who may ask the coach.

The rules know nothing of a head start, and the record's result is theirs alone: whoever judges a
record finds the game as it was played.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Outcome
from game.session.record import ResultLine
from game.session.seats import Seat

HEAD_STARTS = (0, 5, 10, 15, 20)
"""What the set-up offers."""


def with_head_start(
    scores: Sequence[int], tiebreak: Sequence[int], winners: Sequence[int], starts: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and winners when each seat's head start counts; as they are where nobody has one."""
    if not any(starts):
        return tuple(scores), tuple(winners)
    points = tuple(score + start for score, start in zip(scores, starts, strict=True))
    ranked = [(points[seat], tiebreak[seat]) for seat in range(len(points))]
    return points, tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))


def evened(players: Sequence[Seat], result: ResultLine) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points and winners of a record's ``result`` that a family goes by."""
    starts = [player.head_start for player in players]
    return with_head_start(result.scores, result.tiebreak, result.winners, starts)


def outcome_with(outcome: Outcome, starts: Sequence[int]) -> Outcome:
    """The outcome that a family goes by."""
    scores, winners = with_head_start(outcome.scores, outcome.tiebreak, outcome.winners, starts)
    return Outcome(scores, outcome.tiebreak, winners)


def may_ask(seats: Sequence[Seat], seat: int) -> bool:
    """Whether the coach tells ``seat`` anything, as was agreed; an onlooker agreed to nothing."""
    return seat not in range(len(seats)) or seats[seat].hints
