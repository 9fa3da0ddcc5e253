"""What a coach remembers of a game: what it announced, and what of that is outstanding now.

A hint is remembered with all that had been done by then, so that nothing of it is left once that
is taken back and something else is done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.ai.coach.advice import Advice
from game.ai.coach.plan import Announced, Deeds, Due, Plan, Turn
from game.rules.core import Move

LASTING = 2
"""Own turns after which nobody thinks any more of what was announced for some time soon."""


@dataclass(frozen=True, slots=True)
class Done:
    """A decision that was made: by whom, in which turn of the game, and what."""

    player: int
    turn: int
    move: Move


@dataclass(frozen=True, slots=True)
class _Told:
    """A hint: what ``seat`` was told after ``past``, by the move suggested."""

    past: tuple[Done, ...]
    seat: int
    by_move: Mapping[Move, tuple[Announced, ...]]


class Remembered:
    """The hints of one game."""

    def __init__(self) -> None:
        self._hints: list[_Told] = []

    def plan(
        self, past: Sequence[Done], seat: int, turn: int, legal_moves: Sequence[Move]
    ) -> Plan | None:
        """What was announced to a seat and is outstanding after ``past``, in its ``turn``."""
        outstanding, aloud = self._outstanding(tuple(past), seat, turn)
        found = tuple(each for each, is_for_now in outstanding if is_for_now)
        return Plan(found, tuple(legal_moves), aloud) if found else None

    def told(
        self, past: Sequence[Done], seat: int, turn: int, advice: Sequence[Advice], deeds: Deeds
    ) -> None:
        """Remember a hint: the ``advice`` that ``seat`` was given after ``past``, in its ``turn``.

        What was announced before lasts, unless it was given up or is done by the suggested move (by
        what ``deeds`` says of it).
        """
        now = tuple(past)
        older = [each for each, _ in self._outstanding(now, seat, turn)[0] if each.due is Due.SOON]
        if any(each.course is not None and each.course.turn is not Turn.KEPT for each in advice):
            older = []
        by_move = {
            each.move: tuple(
                dict.fromkeys(
                    (*each.announced, *(one for one in older if one.deed not in deeds(each.move)))
                )
            )
            for each in advice
        }
        self._hints = [each for each in self._hints if len(each.past) < len(now)]
        self._hints.append(_Told(now, seat, by_move))

    def _outstanding(
        self, past: tuple[Done, ...], seat: int, turn: int
    ) -> tuple[list[tuple[Announced, bool]], bool]:
        """What was announced and isn't too old, and whether it is for now; whether the first
        suggestion announced it."""
        for hint in reversed(self._hints):
            at = len(hint.past)
            if hint.seat != seat or at >= len(past) or past[:at] != hint.past:
                continue
            done, since = past[at], past[at + 1 :]
            turns = {each.turn for each in since if each.player == seat} | {turn}
            later = len(turns - {done.turn})
            fresh = all(each.player != seat for each in since)
            announced = [
                (each, _is_for_now(each, later, fresh=fresh))
                for each in hint.by_move.get(done.move, ())
                if later < LASTING
            ]
            return announced, done.move == next(iter(hint.by_move), None)
        return [], True


def _is_for_now(each: Announced, later: int, *, fresh: bool) -> bool:
    """Whether something announced ``later`` own turns ago may be done now, if ever."""
    if each.due is Due.NOW:
        return fresh and not later
    return each.due is Due.SOON or (fresh and later == 1)
