"""The coach: what to suggest for a decision and why, and where a game turned; no text, no UI."""

from __future__ import annotations

from game.ai.coach.advice import Advice, Reason, suggested
from game.ai.coach.biomes import guide as biomes
from game.ai.thinking import Thoughts
from game.rules.core import View

__all__ = ["Advice", "Reason", "advice"]


def advice(view: View, thoughts: Thoughts) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions for the actor of ``view``, the best first.

    ``thoughts`` are what a thinker found on that very view. Raises WrongView.
    """
    return suggested(biomes.guide(view), thoughts)
