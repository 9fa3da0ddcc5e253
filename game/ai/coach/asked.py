"""The coach asked about a title: what it would suggest, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.advice import Advice, suggested
from game.ai.coach.judged import GoodMoves, advice_on
from game.ai.coach.remembered import Done, Remembered
from game.ai.thinking import Thoughts
from game.ai.titles import BRAINS
from game.rules.core import Move, View


def advice(
    title: str, view: View, thoughts: Thoughts, *, gentle: bool = False
) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions for the actor of ``view``, the best first.

    ``thoughts`` are what a thinker found on that very view. ``gentle``: for somebody new, rather
    something done than something got ready. Raises WrongView.
    """
    return suggested(BRAINS[title].guide(view, thoughts), thoughts, gentle=gentle)


class Coach:
    """The coach of one game: it remembers what it announced, and keeps to it."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._remembered = Remembered()

    def advice(
        self,
        view: View,
        thoughts: Thoughts,
        past: Sequence[Done],
        turn: int,
        legal_moves: Sequence[Move],
        *,
        gentle: bool = False,
    ) -> tuple[Advice, ...]:
        """What :func:`advice` tells, by the plan that it told of before.

        ``past``: all that was done in the game, before this decision in ``turn``. Raises WrongView.
        """
        guide = BRAINS[self._title].guide(view, thoughts)
        plan = self._remembered.plan(past, view.seat, turn, legal_moves)
        found = suggested(guide, thoughts, gentle=gentle, plan=plan)
        self._remembered.told(past, view.seat, turn, found, guide.deeds)
        return found

    def advice_on(
        self, view: View, good: GoodMoves, past: Sequence[Done], turn: int
    ) -> tuple[Advice, ...]:
        """What is told of a decision that a review has judged, which holds these moves for
        ``good``; ``past`` and ``turn`` as in :meth:`advice`. Raises WrongView."""
        guide = BRAINS[self._title].guide(view)
        found = advice_on(guide, good)
        self._remembered.told(past, view.seat, turn, found, guide.deeds)
        return found
