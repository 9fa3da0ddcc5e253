"""What it is to be an agent, how much thinking one is allowed, and what it found out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from game.rules.chance import Dealer
from game.rules.core import Move, View

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long an agent may think about one decision; None: no such limit.

    With an iteration budget alone an agent is deterministic; seconds end the search early. A
    budget with neither leaves the agent to its own usual one. ``confirmed``: visits that each of
    the best moves has had in the end, beyond the iterations, where somebody is told of several.
    """

    iterations: int | None = None
    seconds: float | None = None
    confirmed: int = 0

    def is_open(self) -> bool:
        """Whether the agent's own budget is to be used."""
        return self.iterations is None and self.seconds is None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move as a search sees it.

    ``visits``: iterations that tried it. ``win``: the actor's expected share of the win, 0-1.
    ``lead``: the points by which the actor is expected to end before the best rival. ``after``:
    what he was tried to do next, the most tried first, where nobody else decides before that; None
    where nobody looked.
    """

    move: Move
    visits: int
    win: float
    lead: float
    after: tuple[Candidate, ...] | None = None


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a search found: ``candidates``, the best first, and ``wins``, the share by seat."""

    candidates: tuple[Candidate, ...]
    wins: tuple[float, ...]
    iterations: int


class Agent(Protocol):
    """Chooses moves out of what its seat may know, and out of nothing else."""

    def choose(
        self, view: View, legal_moves: Sequence[Move], budget: Budget, dealer: Dealer
    ) -> Move:
        """One of ``legal_moves``, which is not empty; every chance is drawn from ``dealer``.

        Raises WrongView for a view of a title that the agent does not play.
        """


class Thinker(Agent, Protocol):
    """An agent that can also tell what it thinks of its moves."""

    def consider(
        self, view: View, legal_moves: Sequence[Move], budget: Budget, dealer: Dealer
    ) -> Thoughts:
        """What there is to be said for each promising move.

        ``view``, ``legal_moves``, ``budget`` and ``dealer`` as in :meth:`choose`, which tells the
        errors.
        """


class WrongView(TypeError):  # noqa: N818 - says what was handed over
    """An agent was handed a view of another title."""


def view_of(view: View, kind: type[V]) -> V:
    """``view`` as one of a title's kind. Raises WrongView for a view of another title."""
    if not isinstance(view, kind):
        raise WrongView(f"a {kind.__name__} is needed, not a {type(view).__name__}")
    return view


def actors_view(view: View, kind: type[V]) -> V:
    """``view`` as that of who decides in it. Raises WrongView for any other."""
    found = view_of(view, kind)
    if found.actor != found.seat:
        raise WrongView("only who decides knows what is to be decided by")
    return found


def is_choice(legal_moves: Sequence[Move]) -> bool:
    """Whether there is anything to think about."""
    return len(legal_moves) > 1
