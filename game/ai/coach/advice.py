"""What a coach may say: a few clearly different moves, each with its reasons, as plain data."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from game.ai.coach.plan import Announced, Course, Plan, with_plan
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
IDLE_LEAD, IDLE_WIN = 1.0, 0.05
"""What falls behind by no more goes before doing nothing, and before taking back what was done:
what searches of a hint's length differ by about a pass and the best move beside it."""
SAFE_LEAD, SAFE_WIN = 2.0, 0.06
"""What falls behind by no more goes before what something speaks against, a fight of 30 % or a
building that covers one's own: twice what searches of a hint's length differ by, and nobody trusts
a coach again who has sent him into that. For somebody new it goes before what only gets ready for
something: a weapon turn after turn may be best, and teaches nothing."""
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


GapsByCode = Mapping[str, tuple[str, tuple[str, ...]]]
"""By code of a reason: its rule, and the names of its values."""


def reason_of(known: GapsByCode, code: str, **values: int | str) -> Reason:
    """The reason with the code, its gaps filled. Raises KeyError for a gap that is missing."""
    rule, gaps = known[code]
    return Reason(code, rule, tuple((gap, values[gap]) for gap in gaps))


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggestion: ``reasons`` are one to three, the most important first.

    ``win``, ``lead``: see :class:`~game.ai.thinking.Candidate`. ``caution``: what speaks against it
    and must be known all the same. ``ahead``: by how much its share of the win is greater than that
    of the best move for another purpose, as far as any was tried. ``announced``: what its reasons
    announce. ``course``: what became of the plan before, told with the first suggestion.
    """

    move: Move
    reasons: tuple[Reason, ...]
    win: float
    lead: float
    caution: Reason | None = None
    ahead: float = 0.0
    announced: tuple[Announced, ...] = ()
    course: Course | None = None


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

    def tells(self, reason: Reason) -> bool:
        """Whether a reason tells something of its move, and is not for want of a better one."""

    def is_idle(self, move: Move) -> bool:
        """Whether a move does nothing: it passes, keeps things as they are, ends something."""

    def spot(self, move: Move) -> Hashable:
        """What a person tells a move from others of its kind by, where it is done or with what."""

    def offers(self, move: Move) -> bool:
        """Whether a move may be suggested beside a better one."""

    def opposed(self, one: Reason, other: Reason) -> bool:
        """Whether two reasons speak of the same thing and say the opposite of it."""

    def is_last(self) -> bool:
        """Whether the actor has no turn after this one: no reason speaks of one then."""

    def announces(self, reason: Reason) -> Sequence[Announced]:
        """What a reason says that can be done after the move."""

    def deeds(self, move: Move) -> Collection[Hashable]:
        """What a move does, in the terms of what reasons announce."""

    def is_costly(self, move: Move) -> bool:
        """Whether something is given away for good by a move, for what comes after it."""

    def prepares(self, move: Move) -> bool:
        """Whether a move gets something ready, and what for is decided later."""


SEARCHED = Reason("search", "")
"""No rule tells why: looking ahead alone says so."""
HARMLESS = Reason("harmless", "")
"""No rule tells why, and there is nothing to look ahead to: in the last turn it does no harm."""
NOTHING_BETTER = Reason("nothing_better", "")
"""Of doing nothing: all else that was tried brings less."""
ALIKE = Reason("alike", "")
"""Others of its kind, for which the same speaks, are as good as far as a search can tell."""
NO_MATTER = Reason("no_matter", "")
"""Nothing that can be done brings anybody anything any more: all of it is as good."""
BARE = (SEARCHED, HARMLESS, NOTHING_BETTER)
"""What is said for want of a reason."""
UNDOES = "undoes"
"""The code of a caution: the move takes back what its player did just before."""


def suggested(
    guide: Guide, thoughts: Thoughts, *, gentle: bool = False, plan: Plan | None = None
) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions, the best first; the best move is among them.

    Further ones are left out when the rules tell nothing in their favour, or nothing that doesn't
    hold for a better one. ``gentle``, for somebody new: what does something may go first although
    it falls a little behind. ``plan``: what was announced before; what does it goes first where it
    is about as good as the best, else the first suggestion tells that it isn't.
    """
    tried = [each for each in thoughts.candidates if each.visits >= LEAST_VISITS]
    worth = _worth_telling(guide, thoughts)
    worth = _doing_first(guide, worth) if gentle else worth
    worth, course = with_plan(guide.deeds, worth, tried, plan)
    found = told_of(guide, worth, thoughts)
    return (*(replace(each, course=course) for each in found[:1]), *found[1:])


def told_of(guide: Guide, worth: Sequence[Candidate], thoughts: Thoughts) -> tuple[Advice, ...]:
    """What is told of the clearly different of the candidates that are ``worth`` it, the best
    first; ``thoughts``: what they are compared with."""
    suggestions = [_advice(guide, candidate, thoughts) for candidate in _different(guide, worth)]
    apart = told_apart(guide, _in_accord(guide, suggestions))
    cut = [
        _cut(each, is_any=not number and _is_any(guide, each, thoughts))
        for number, each in enumerate(apart)
    ]
    return tuple(replace(each, announced=_announced(guide, each)) for each in cut)


def said_of(guide: Guide, candidate: Candidate, thoughts: Thoughts) -> tuple[Reason, ...]:
    """What a hint would say of a move if it suggested it; last what speaks against it, if there is
    anything. Empty where nothing is to be told for it by the rules, nor against it."""
    found = _cut(_advice(guide, candidate, thoughts), is_any=False)
    reasons = tuple(each for each in found.reasons if guide.tells(each) and each not in BARE)
    return reasons if found.caution is None else (*reasons, found.caution)


def _announced(guide: Guide, each: Advice) -> tuple[Announced, ...]:
    """What a suggestion announces by what it tells."""
    found = (one for reason in each.reasons for one in guide.announces(reason))
    return tuple(dict.fromkeys(found))


def told_apart(guide: Guide, suggestions: Sequence[Advice]) -> list[Advice]:
    """The suggestions for which something speaks that speaks for no better one: that is told first
    where the rest begins alike. The best one tells early what the others don't bring."""
    kept: list[Advice] = []
    for each in suggestions:
        better = {reason for other in kept for reason in other.reasons}
        own = [reason for reason in each.reasons if reason not in better]
        if not kept or any(guide.tells(reason) for reason in own):
            kept.append(replace(each, reasons=_own_early(each, own) if kept else each.reasons))
    if kept:
        others = {reason for other in kept[1:] for reason in other.reasons}
        own = [reason for reason in kept[0].reasons if reason not in others]
        kept[0] = replace(kept[0], reasons=_own_early(kept[0], own, first=False))
    return kept


def _own_early(each: Advice, own: Sequence[Reason], *, first: bool = True) -> tuple[Reason, ...]:
    """The reasons with one of its ``own`` where it is read: at the head, or within what is told."""
    reasons = list(each.reasons)
    place = 0 if first else 1
    if own and not any(reason in own for reason in reasons[: place + 1]):
        reasons.remove(own[0])
        reasons.insert(place, own[0])
    return tuple(reasons)


def _cut(each: Advice, *, is_any: bool) -> Advice:
    """A suggestion with as many reasons as are told; a caution takes the place of the last one,
    and that any other will do the place of all but the first."""
    most = MOST_REASONS - (each.caution is not None)
    reasons = each.reasons[:most]
    if is_any and NO_MATTER not in reasons:
        bare = {SEARCHED, HARMLESS}
        reasons = (*(one for one in reasons[:1] if one not in bare), ALIKE)
    return replace(each, reasons=reasons)


def _is_any(guide: Guide, each: Advice, thoughts: Thoughts) -> bool:
    """Whether a move of its kind elsewhere, for which the same speaks, is as good."""
    move = each.move
    mine = {*guide.reasons(move)}
    return not guide.is_idle(move) and any(
        guide.spot(other.move) != guide.spot(move)
        and guide.kind(other.move) == guide.kind(move)
        and abs(other.win - each.win) <= ALIKE_WIN
        and abs(other.lead - each.lead) <= ALIKE_LEAD
        and other.visits >= LEAST_VISITS
        and {*guide.reasons(other.move)} == mine
        and guide.caution(other.move) == each.caution
        for other in thoughts.candidates
    )


def _ahead(guide: Guide, candidate: Candidate, thoughts: Thoughts) -> float:
    """By how much a move is better than the best one for another purpose; 0 if none was tried."""
    purpose = guide.purpose(candidate.move)
    others = [
        other.win
        for other in thoughts.candidates
        if other.visits >= LEAST_VISITS and guide.purpose(other.move) != purpose
    ]
    return candidate.win - max(others) if others else 0.0


def _in_accord(guide: Guide, suggestions: Sequence[Advice]) -> tuple[Advice, ...]:
    """The suggestions without what says the opposite of a better one's reasons, and without those
    for which nothing else speaks."""
    kept: list[Advice] = []
    for each in suggestions:
        said = [reason for better in kept for reason in better.reasons]
        reasons = tuple(
            reason
            for reason in each.reasons
            if not any(guide.opposed(reason, other) for other in said)
        )
        if reasons:
            kept.append(replace(each, reasons=reasons))
    return tuple(kept)


def _advice(guide: Guide, candidate: Candidate, thoughts: Thoughts) -> Advice:
    """A candidate with all there is to say; what tells little only for want of anything better."""
    move = candidate.move
    found = tuple(guide.reasons(move))
    reasons = tuple(reason for reason in found if guide.tells(reason)) or found
    if not reasons:
        reasons = (_bare(guide, candidate, thoughts),)
    ahead = _ahead(guide, candidate, thoughts)
    return Advice(move, reasons, candidate.win, candidate.lead, guide.caution(move), ahead)


def _bare(guide: Guide, candidate: Candidate, thoughts: Thoughts) -> Reason:
    """What there is to say of a move of which the rules tell nothing."""
    if guide.is_last():
        return HARMLESS
    least = candidate.win + ALIKE_WIN
    worse = all(each.win <= least for each in thoughts.candidates)
    return NOTHING_BETTER if guide.is_idle(candidate.move) and worse else SEARCHED


def _worth_telling(guide: Guide, thoughts: Thoughts) -> list[Candidate]:
    """The best candidate, and the sensible ones for which there is a reason."""
    if not thoughts.candidates:
        return []
    best, *others = _unspoken_against(guide, thoughts.candidates)
    return [best] + [
        other
        for other in others
        if _is_near(other, best, SENSIBLE_LEAD, SENSIBLE_WIN)
        and other.visits >= LEAST_VISITS
        and guide.offers(other.move)
    ]


def _is_near(other: Candidate, best: Candidate, lead: float, win: float) -> bool:
    """Whether a candidate falls behind by no more than so many points, and share of the win."""
    return other.lead >= best.lead - lead and other.win >= best.win - win


def _unspoken_against(guide: Guide, found: Sequence[Candidate]) -> list[Candidate]:
    """The candidates; first, if something speaks against the best, one as good without that.

    Against doing nothing it always speaks that something might be done, at no cost; against what
    costs something for good, that nobody can say what for.
    """
    best = found[0]
    caution, idle = guide.caution(best.move), guide.is_idle(best.move)
    vain = guide.is_costly(best.move) and not any(map(guide.tells, guide.reasons(best.move)))
    lead, win = SAFE_LEAD, SAFE_WIN
    if idle or vain or (caution is not None and caution.code == UNDOES):
        lead, win = IDLE_LEAD, IDLE_WIN
    elif caution is None:
        return list(found)
    alike = (
        other
        for other in found[1:]
        if _is_near(other, best, lead, win)
        and other.visits >= LEAST_VISITS
        and (vain or (guide.offers(other.move) and not guide.is_idle(other.move)))
        and not (guide.is_costly(other.move) and (idle or vain))
        and guide.caution(other.move) is None
    )
    first = next(alike, best)
    rest = [each for each in found if each is not first]
    if first is not best and idle:
        rest = [each for each in rest if not guide.is_idle(each.move) or guide.offers(each.move)]
    return [first, *rest]


def _doing_first(guide: Guide, found: list[Candidate]) -> list[Candidate]:
    """The candidates; before one that only gets something ready goes one that does something."""
    if not found or not _only_prepares(guide, found[0].move):
        return found
    best = found[0]
    first = next(
        (
            other
            for other in found[1:]
            if _is_near(other, best, SAFE_LEAD, SAFE_WIN)
            and not guide.is_idle(other.move)
            and not guide.is_costly(other.move)
            and not _only_prepares(guide, other.move)
            and guide.caution(other.move) is None
        ),
        best,
    )
    return [first, *(each for each in found if each is not first)]


def _only_prepares(guide: Guide, move: Move) -> bool:
    """Whether a move gets something ready, and nothing is announced that is done with it."""
    return guide.prepares(move) and not any(map(guide.announces, guide.reasons(move)))


def _different(guide: Guide, candidates: Sequence[Candidate]) -> list[Candidate]:
    """First the best of each kind, then those of further purposes; in their own order. None but
    what something speaks for that doesn't speak for those chosen before."""
    chosen: list[Candidate] = []
    kinds: set[Hashable] = set()
    purposes: set[Hashable] = set()
    said: set[Reason] = set()
    for by_kind in (True, False):
        for candidate in candidates:
            kind, purpose = guide.kind(candidate.move), guide.purpose(candidate.move)
            if len(chosen) == MOST_ADVICE or purpose in purposes or (by_kind and kind in kinds):
                continue
            telling = {each for each in guide.reasons(candidate.move) if guide.tells(each)}
            if chosen and telling <= said:
                continue
            chosen.append(candidate)
            kinds.add(kind)
            purposes.add(purpose)
            said |= telling
    return [candidate for candidate in candidates if candidate in chosen]
