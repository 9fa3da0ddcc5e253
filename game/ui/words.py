"""What a title says in words: the lines of the log, deeds as signs, what its coach suggests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from game.ai.coach.advice import Reason
from game.rules.core import Event, Move, View
from game.scene.targets import Target
from game.ui.persons import People
from game.ui.widget import Widget

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
C_contra = TypeVar("C_contra", contravariant=True)


class Deed(Protocol):
    """Something that a player did, as a sign: a frozen value."""

    def sign(self, size: float) -> Widget:
        """It in a square of ``size``."""


class Words(Protocol[V_contra, M_contra, E_contra, C_contra]):
    """A title's sentences, in the language that is spoken; ``content`` is what a match is played
    with."""

    def telling(self, events: Sequence[Any]) -> Sequence[Any]:
        """The events of a step as they are told one by one; a title may tell what they come to."""

    def line(self, event: E_contra, people: People, content: C_contra) -> str:
        """What happened, in a sentence; "" for what another line already tells."""

    def told(self, events: Sequence[E_contra], people: People, content: C_contra) -> str:
        """What was done in a step, in one sentence; "" where nobody did anything to tell of."""

    def seat_of(self, event: E_contra) -> int | None:
        """Who did it; None where nobody did."""

    def loser(self, event: E_contra) -> int | None:
        """Whom it has cost something that was his; None where nobody, or where he is told of it
        elsewhere."""

    def to_loser(self, event: E_contra, people: People, content: C_contra) -> str:
        """What happened, said to its :meth:`loser` himself."""

    def targets(self, event: E_contra) -> tuple[Target, ...]:
        """What on the table a line is about, as far as it still lies there: it lights up."""

    def trace(self, event: E_contra) -> Target | None:
        """Where on the table what was done stays marked until the reader acts; None: nowhere."""

    def deed(self, event: E_contra, content: C_contra) -> Deed | None:
        """The sign of an event; None for what is no deed of its own."""

    def move(self, view: V_contra, move: M_contra) -> str:
        """What a move is, as a coach suggests it: a short sentence without a full stop."""

    def price(self, view: V_contra, move: M_contra) -> Widget | None:
        """What a move costs and what it brings in numbers, to be shown below it; None for what is
        told already."""

    def reason(self, reason: Reason, content: C_contra, people: People) -> str:
        """Why a move is good, in one sentence. Raises KeyError for a reason without words."""

    def named(self, view: V_contra, reason: Reason) -> tuple[Target, ...]:
        """The things on the table that a reason speaks of, as far as they lie in sight."""

    def about(self, view: V_contra, move: M_contra) -> tuple[Target, ...]:
        """The things on the table to mark for a suggested move of the viewer."""


AnyWords = Words[Any, Any, Any, Any]
"""The words of whatever title."""
