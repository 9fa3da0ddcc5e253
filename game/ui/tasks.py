"""What a title says of its challenges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from typing import Any, Final

from game.content.challenge import Challenge, Worth, told_worth
from game.formats import percent
from game.language import _
from game.scene.targets import Target
from game.ui.widget import Widget

UNBROKEN: Final = "\u00a0"
"""A space at which no line ends."""


def as_chance(challenge: Challenge, worth: Worth) -> str:
    """A chance, as exactly as it takes to tell it from what stars are given for."""
    if worth in (0, 1):
        # Translators: a result where chance decides: 0 %.
        return _("no chance yet") if not worth else _("certain")
    worths = {Fraction(each) for each in (*challenge.stars, challenge.par, worth, 0, 1)}
    digits = next(
        each for each in count() if len({_told(one, each) for one in worths}) == len(worths)
    )
    return _told(Fraction(worth), digits)


def _told(chance: Fraction, digits: int) -> str:
    """A chance with so many decimals, which no line breaks."""
    return percent(100 * float(chance), digits).replace(" ", UNBROKEN)


def over_told() -> str:
    """What is said to any move once the try is over."""
    return _("This try is over. Take something back, or start again.")


def no_part(_challenge: Challenge, _move: Any, _left: int) -> str:
    """What is said to a move where nothing better is known."""
    return _("That is no part of this challenge.")


@dataclass(frozen=True, slots=True)
class Tasks:
    """The words for goals.

    ``goal``: the limit and what is asked, in two or three short sentences that a child reads ("You
    have 4 actions. Collect as many blocks of emerald as you can."). ``worth``: a result ("5
    emeralds"). ``left``: how much of the limit is left in the
    view of the moment ("2 actions left"), the one count that is shown: it tells of what has been
    begun, too. ``kind``: what it is
    about, in a word or two for lists ("The cube"). ``notes``: what is still to come and is known
    from the start (the cards of an open deck, told rolls), by the solver's view and the true state
    of the moment; it stands in a column 200 units wide. ``why_not``: what is said to a move of the
    game that the challenge doesn't have, where so much of the limit is left. ``look``: the sight
    that it is begun at, by its name; "" is the usual one. ``marks``: what on the table the goal is
    about, as it lies there in that moment.
    """

    goal: Callable[[Challenge], str] = lambda challenge: challenge.name
    worth: Callable[[Challenge, Worth], str] = lambda _challenge, worth: str(told_worth(worth))
    left: Callable[[Challenge, int, Any], str] = lambda challenge, left, _view: (
        f"{challenge.limit.unit}: {left}"
    )
    kind: Callable[[Challenge], str] = lambda _challenge: ""
    notes: Callable[[Challenge, Any, Any], Widget | None] = lambda _challenge, _view, _state: None
    why_not: Callable[[Challenge, Any, int], str] = no_part
    look: Callable[[Challenge], str] = lambda _challenge: ""
    marks: Callable[[Challenge, Any], tuple[Target, ...]] = lambda _challenge, _view: ()


PLAIN = Tasks()
"""Of a title that says nothing of its own."""
