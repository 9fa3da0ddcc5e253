"""What a coach may say: a few clearly different moves, each with its reasons, as plain data."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ai.thinking import Candidate, Thoughts
from game.rules.core import Move

MOST_ADVICE = 3
MOST_REASONS = 3
CLOSE_LEAD = 3.0
"""Points by which a suggestion may be expected to end behind the best one."""
CLOSE_WIN = 0.1
"""Share of the win by which a suggestion may fall behind the best one."""
TRIED = 0.04
"""Share of a search's iterations below which a move is hardly looked at: not worth suggesting."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good, in terms of the rules.

    ``code`` names the sentence that the UI translates, ``rule`` is the number in the rules
    (``"B7.3"``, empty where no rule stands behind it), ``values`` fill the sentence's gaps: numbers
    and ids.
    """

    code: str
    rule: str
    values: tuple[tuple[str, int | str], ...] = ()

    def value(self, name: str) -> int | str:
        """The value of a gap. Raises KeyError."""
        return dict(self.values)[name]

    def __str__(self) -> str:
        gaps = ", ".join(f"{name}={value}" for name, value in self.values)
        return f"{self.rule} {self.code}" + (f" ({gaps})" if gaps else "")


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggestion: ``reasons`` are one to three, the most important first.

    ``win``, ``lead``: see :class:`~game.ai.thinking.Candidate`.
    """

    move: Move
    reasons: tuple[Reason, ...]
    win: float
    lead: float


class Guide(Protocol):
    """What a title tells about the moves of one decision."""

    def kind(self, move: Move) -> Hashable:
        """The kind of a move: suggestions of several kinds are better than of one."""

    def purpose(self, move: Move) -> Hashable:
        """What a move is for; two moves of one purpose are nearly the same suggestion."""

    def reasons(self, move: Move) -> Sequence[Reason]:
        """Why a move is good, the most important first; empty when the rules tell nothing."""


SEARCHED = Reason("search", "")
"""No rule tells why: looking ahead alone says so."""


def suggested(guide: Guide, thoughts: Thoughts) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions, the best first; the best move is among them.

    Further ones are left out when the rules tell nothing in their favour.
    """
    return tuple(
        Advice(
            candidate.move,
            tuple(guide.reasons(candidate.move))[:MOST_REASONS] or (SEARCHED,),
            candidate.win,
            candidate.lead,
        )
        for candidate in _different(guide, _worth_telling(guide, thoughts))
    )


def _worth_telling(guide: Guide, thoughts: Thoughts) -> list[Candidate]:
    """The best candidate, and those not clearly worse for which there is a reason."""
    if not thoughts.candidates:
        return []
    best, *others = thoughts.candidates
    tried = thoughts.iterations * TRIED
    return [best] + [
        other
        for other in others
        if other.lead >= best.lead - CLOSE_LEAD
        and other.win >= best.win - CLOSE_WIN
        and other.visits >= tried
        and guide.reasons(other.move)
    ]


def _different(guide: Guide, candidates: list[Candidate]) -> list[Candidate]:
    """First the best of each kind, then those of further purposes; in their own order."""
    chosen: list[Candidate] = []
    kinds: set[Hashable] = set()
    purposes: set[Hashable] = set()
    for by_kind in (True, False):
        for candidate in candidates:
            kind, purpose = guide.kind(candidate.move), guide.purpose(candidate.move)
            if len(chosen) == MOST_ADVICE or purpose in purposes or (by_kind and kind in kinds):
                continue
            chosen.append(candidate)
            kinds.add(kind)
            purposes.add(purpose)
    return [candidate for candidate in candidates if candidate in chosen]
