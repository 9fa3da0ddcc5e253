"""The coach asked about a title: what it would suggest, and why."""

from __future__ import annotations

from game.ai.coach.advice import Advice, suggested
from game.ai.thinking import Thoughts
from game.ai.titles import BRAINS
from game.rules.core import View


def advice(
    title: str, view: View, thoughts: Thoughts, *, gentle: bool = False
) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions for the actor of ``view``, the best first.

    ``thoughts`` are what a thinker found on that very view. ``gentle``: rather safe than a little
    better. Raises WrongView.
    """
    return suggested(BRAINS[title].guide(view), thoughts, gentle=gentle)
