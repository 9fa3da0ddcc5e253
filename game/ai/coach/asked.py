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
        """What :func:`advice` tells, by the plan that was told of before.

        ``past``: all that was done in the game, before this decision in ``turn``. Raises WrongView.
        """
        plan = self._remembered.plan(past, view.seat, turn, legal_moves)
        return suggested(
            BRAINS[self._title].guide(view, thoughts), thoughts, gentle=gentle, plan=plan
        )

    def advice_on(self, view: View, good: GoodMoves) -> tuple[Advice, ...]:
        """What is told of a decision in which a judgement holds these moves for ``good``. Raises
        WrongView."""
        return advice_on(BRAINS[self._title].guide(view), good)

    def told(self, view: View, found: Sequence[Advice], past: Sequence[Done], turn: int) -> None:
        """Remember what was told to the actor of ``view``; ``past`` and ``turn`` as in
        :meth:`advice`. Raises WrongView."""
        deeds = BRAINS[self._title].guide(view).deeds
        self._remembered.told(past, view.seat, turn, found, deeds)
