"""What a title says of its challenges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.content.challenge import Challenge, Worth, told_worth


def _name(challenge: Challenge) -> str:
    return challenge.name


def _worth(_challenge: Challenge, worth: Worth) -> str:
    return str(told_worth(worth))


def _left(challenge: Challenge, left: int) -> str:
    return f"{challenge.limit.unit}: {left}"


@dataclass(frozen=True, slots=True)
class Tasks:
    """The words for goals.

    ``goal``: what is asked, in one sentence that names the limit ("Collect as many emeralds as you
    can in 4 actions."). ``worth``: a result ("5 emeralds"). ``left``: how much of the limit is left
    ("2 actions left").
    """

    goal: Callable[[Challenge], str] = _name
    worth: Callable[[Challenge, Worth], str] = _worth
    left: Callable[[Challenge, int], str] = _left


PLAIN = Tasks()
"""Of a title that says nothing of its own."""
