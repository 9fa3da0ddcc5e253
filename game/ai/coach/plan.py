"""What a hint announces, and what becomes of it: a coach that has a plan keeps it, or says why not.

A reason may announce a *deed* ("then you can fight the mob"). One for the same turn is told only
where the search itself goes on so (:func:`goes_on`). The deeds that were announced with the move
that was then done are outstanding at the next hint: as long as a move that does one is as good as
the best, as far as a search can tell, it is suggested first (:func:`with_plan`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.ai.thinking import Candidate
from game.rules.core import Move

LEAST_FOLLOWED = 4
"""Iterations that must have gone on with a deed: of what was tried less nobody knows enough."""
FOLLOWED_LEAD, FOLLOWED_WIN = 1.0, 0.03
"""By no more the announced deed may fall behind the best way to go on, where both are looked at
from the decision before it."""
KEPT_LEAD, KEPT_WIN = 3.0, 0.1
"""By no more it may fall behind when it can be done: twice what two searches of a hint's length
differ by about the same move. A plan that is dropped for little is none."""

Deeds = Callable[[Move], Collection[Hashable]]
"""What a move does, in the terms of what reasons announce."""


class Due(Enum):
    """When an announced deed can be done: in this very turn, in the next own one, or at some time
    soon, once what else it needs is there."""

    NOW = 0
    NEXT = 1
    SOON = 2


@dataclass(frozen=True, slots=True)
class Announced:
    """A deed that a reason announces."""

    deed: Hashable
    due: Due = Due.NOW


@dataclass(frozen=True, slots=True)
class Plan:
    """What was announced and may be done by now, with the moves that there are now.

    ``aloud``: the first suggestion announced it; what another one did may have been read by nobody.
    """

    announced: tuple[Announced, ...]
    legal_moves: tuple[Move, ...]
    aloud: bool = True


class Turn(Enum):
    """What became of a plan: it goes on, something is better than it now, or it can't be done."""

    KEPT = "kept"
    BETTER = "better"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Course:
    """What became of a plan. ``planned``: the move that would have done it."""

    turn: Turn
    planned: Move | None = None


def goes_on(deeds: Deeds, candidate: Candidate | None, deed: Hashable) -> bool:
    """Whether the search went on with a deed in the same turn, or as good as did.

    It did so too where nobody looked how it goes on.
    """
    if candidate is None or candidate.after is None:
        return True
    follow = candidate.after
    while follow:
        best = follow[0]
        if best.visits < LEAST_FOLLOWED:
            return False
        if any(deed in deeds(each.move) and _as_good(each, best) for each in follow):
            return True
        follow = best.after or ()
    return False


def _as_good(each: Candidate, best: Candidate) -> bool:
    return each is best or (
        each.visits >= LEAST_FOLLOWED
        and each.win >= best.win - FOLLOWED_WIN
        and each.lead >= best.lead - FOLLOWED_LEAD
    )


def with_plan(
    deeds: Deeds, found: Sequence[Candidate], tried: Sequence[Candidate], plan: Plan | None
) -> tuple[list[Candidate], Course | None]:
    """The candidates ``found``, what was planned first where it is as good as the best; and what
    became of the plan. ``tried``: all that was tried often enough."""
    if plan is None or not found or not plan.announced:
        return list(found), None
    best, planned = found[0], None
    if any(each.deed in deeds(best.move) for each in plan.announced):
        return list(found), Course(Turn.KEPT, best.move)
    for each in plan.announced:
        doing = [one for one in tried if each.deed in deeds(one.move)]
        ahead = max(doing, key=lambda one: (one.win, one.lead), default=None)
        if ahead is not None and _may_stand_for(ahead, best):
            rest = [one for one in found if one is not ahead]
            return [ahead, *rest], Course(Turn.KEPT, ahead.move)
        planned = planned or (ahead.move if ahead else _legal(deeds, plan, each))
    if not plan.aloud:
        return list(found), None
    if planned is not None:
        return list(found), Course(Turn.BETTER, planned)
    missed = any(each.due is not Due.SOON for each in plan.announced)
    return list(found), Course(Turn.GONE) if missed else None


def _may_stand_for(each: Candidate, best: Candidate) -> bool:
    return each.win >= best.win - KEPT_WIN and each.lead >= best.lead - KEPT_LEAD


def _legal(deeds: Deeds, plan: Plan, each: Announced) -> Move | None:
    return next((move for move in plan.legal_moves if each.deed in deeds(move)), None)
