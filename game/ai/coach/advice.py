"""What a coach may say: a few clearly different moves, each with its reasons, as plain data."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from game.ai.thinking import Candidate, Thoughts
from game.rules.core import Move

MOST_ADVICE = 3
MOST_REASONS = 3
SENSIBLE_LEAD = 8.0
"""Points by which a suggestion may be expected to end behind the best one."""
SENSIBLE_WIN = 0.25
"""Share of the win by which a suggestion may fall behind the best one."""
ALIKE_LEAD, ALIKE_WIN = 1.0, 0.03
"""What falls behind the best by no more is as good, as far as a search can tell."""
GENTLE_LEAD, GENTLE_WIN = 1.5, 0.03
"""The same for whoever would rather be safe: twice what searches of a hint's length differ by from
one another about a long shot and the best move beside it, in fights of 30 %."""
ABOUT = ("round", "tile", "recipe", "rival")
"""The gaps that tell what a reason is about."""
LEAST_VISITS = 4
"""Iterations that must have tried a move: what was tried less nobody knows anything about."""


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

    ``win``, ``lead``: see :class:`~game.ai.thinking.Candidate`. ``caution``: what speaks against it
    and must be known all the same. ``ahead``: by how much its share of the win is greater than that
    of the best move for another purpose, as far as any was tried.
    """

    move: Move
    reasons: tuple[Reason, ...]
    win: float
    lead: float
    caution: Reason | None = None
    ahead: float = 0.0


def are_opposed(pairs: Iterable[tuple[str, str]], one: Reason, other: Reason) -> bool:
    """Whether two reasons have the codes of one of the ``pairs``, and no gap of a name in which
    they differ: then they are about the same thing."""
    if not any({one.code, other.code} == {*pair} for pair in pairs):
        return False
    values, others = dict(one.values), dict(other.values)
    same = [name for name in ABOUT if name in values and name in others]
    return all(values[name] == others[name] for name in same)


class Guide(Protocol):
    """What a title tells about the moves of one decision."""

    def kind(self, move: Move) -> Hashable:
        """The kind of a move: suggestions of several kinds are better than of one."""

    def purpose(self, move: Move) -> Hashable:
        """What a move is for; two moves of one purpose are nearly the same suggestion."""

    def reasons(self, move: Move) -> Sequence[Reason]:
        """Why a move is good, the most important first; empty when the rules tell nothing."""

    def caution(self, move: Move) -> Reason | None:
        """What speaks against a move, if there is something one must know."""

    def offers(self, move: Move) -> bool:
        """Whether a move may be suggested beside a better one."""

    def opposed(self, one: Reason, other: Reason) -> bool:
        """Whether two reasons speak of the same thing and say the opposite of it."""

    def is_last(self) -> bool:
        """Whether the actor has no turn after this one: no reason speaks of one then."""


SEARCHED = Reason("search", "")
"""No rule tells why: looking ahead alone says so."""
HARMLESS = Reason("harmless", "")
"""No rule tells why, and there is nothing to look ahead to: in the last turn it does no harm."""


def suggested(guide: Guide, thoughts: Thoughts, *, gentle: bool = False) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions, the best first; the best move is among them.

    Further ones are left out when the rules tell nothing in their favour. ``gentle``: what nothing
    speaks against may go first although it falls a little further behind.
    """
    found = _different(guide, _worth_telling(guide, thoughts, gentle=gentle))
    told = [_advice(guide, candidate, _ahead(guide, candidate, thoughts)) for candidate in found]
    return _in_accord(guide, told)


def _ahead(guide: Guide, candidate: Candidate, thoughts: Thoughts) -> float:
    """By how much a move is better than the best one for another purpose; 0 if none was tried."""
    purpose = guide.purpose(candidate.move)
    others = [
        other.win
        for other in thoughts.candidates
        if other.visits >= LEAST_VISITS and guide.purpose(other.move) != purpose
    ]
    return candidate.win - max(others) if others else 0.0


def _in_accord(guide: Guide, told: Sequence[Advice]) -> tuple[Advice, ...]:
    """The suggestions without what says the opposite of a better one's reasons, and without those
    for which nothing else speaks."""
    kept: list[Advice] = []
    for each in told:
        said = [reason for better in kept for reason in better.reasons]
        reasons = tuple(
            reason
            for reason in each.reasons
            if not any(guide.opposed(reason, other) for other in said)
        )
        if reasons:
            kept.append(replace(each, reasons=reasons))
    return tuple(kept)


def _advice(guide: Guide, candidate: Candidate, ahead: float) -> Advice:
    """A candidate with what there is to say; a caution takes the place of the last reason."""
    move, caution = candidate.move, guide.caution(candidate.move)
    most = MOST_REASONS - (caution is not None)
    reasons = tuple(guide.reasons(move))[:most] or (HARMLESS if guide.is_last() else SEARCHED,)
    return Advice(move, reasons, candidate.win, candidate.lead, caution, ahead)


def _worth_telling(guide: Guide, thoughts: Thoughts, *, gentle: bool) -> list[Candidate]:
    """The best candidate, and the sensible ones for which there is a reason."""
    if not thoughts.candidates:
        return []
    best, *others = _unspoken_against(guide, thoughts.candidates, gentle=gentle)
    return [best] + [
        other
        for other in others
        if other.lead >= best.lead - SENSIBLE_LEAD
        and other.win >= best.win - SENSIBLE_WIN
        and other.visits >= LEAST_VISITS
        and guide.offers(other.move)
    ]


def _unspoken_against(guide: Guide, found: Sequence[Candidate], *, gentle: bool) -> list[Candidate]:
    """The candidates; first, if something speaks against the best, one as good without that."""
    best = found[0]
    lead, win = (GENTLE_LEAD, GENTLE_WIN) if gentle else (ALIKE_LEAD, ALIKE_WIN)
    if guide.caution(best.move) is None:
        return list(found)
    alike = (
        other
        for other in found[1:]
        if other.lead >= best.lead - lead
        and other.win >= best.win - win
        and other.visits >= LEAST_VISITS
        and guide.offers(other.move)
        and guide.caution(other.move) is None
    )
    first = next(alike, best)
    return [first, *(each for each in found if each is not first)]


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
