"""What a title says in words: the lines of the log, deeds as signs, what its coach suggests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.ai.coach.advice import Reason
from game.rules.core import Event
from game.scene.targets import Target
from game.ui.hands import M, V
from game.ui.persons import People
from game.ui.widget import Widget

E = TypeVar("E", bound=Event)
T = TypeVar("T")
C = TypeVar("C")


class Deed(Protocol):
    """Something that a player did, as a sign: a frozen value."""

    def sign(self, size: float) -> Widget:
        """The deed's sign in a square of ``size``."""


def _one_by_one(events: Sequence[Any], _before: Any) -> Sequence[Any]:
    return events


@dataclass(frozen=True, slots=True)
class Words(Generic[V, M, E, T, C]):
    """A title's sentences, in the language that is spoken.

    ``E`` are its events, ``T`` what they are told as; ``C`` is what a match is played with.
    """

    line: Callable[[T, People, C], str]
    """What happened, in a sentence; "" for what another line already tells."""
    told: Callable[[Sequence[E], People, C], str]
    """What was done in a step, in one sentence; "" where nobody did anything to tell of."""
    seat_of: Callable[[T], int | None]
    """Who did it; None where nobody did."""
    targets: Callable[[T], tuple[Target, ...]]
    """What on the table a line is about, as far as it still lies there: it lights up."""
    deed: Callable[[T, C], Deed | None]
    """The sign of an event; None for what is no deed of its own."""
    move: Callable[[V, M], str]
    """What a move is, as a coach suggests it: a short sentence without a full stop."""
    reason: Callable[[Reason, C, People], str]
    """Why a move is good, in one sentence. Raises KeyError for a reason without words."""
    named: Callable[[V, Reason], tuple[Target, ...]]
    """The things on the table that a reason speaks of, as far as they lie in sight."""
    about: Callable[[V, M], tuple[Target, ...]]
    """The things on the table to mark for a suggested move of the viewer."""
    price: Callable[[V, M], Widget | None] = lambda *_: None
    """What a move costs and what it brings in numbers, to be shown below it; None for what is told
    already."""
    loser: Callable[[T], int | None] = lambda _event: None
    """Whom it has cost something that was his; None where nobody, or where he is told of it
    elsewhere."""
    to_loser: Callable[[T, People, C], str] = lambda *_: ""
    """What happened, said to its :attr:`loser` himself; "" where it has none."""
    trace: Callable[[T], Target | None] = lambda _event: None
    """Where on the table what was done stays marked until the reader acts; None: nowhere."""
    telling: Callable[[Sequence[E], V | None], Sequence[T]] = _one_by_one
    """The events of a step as they are told one by one; a title may tell what they come to, and
    what they were done to, where the view before the step is known."""


AnyWords = Words[Any, Any, Any, Any, Any]
"""The words of whatever title."""
