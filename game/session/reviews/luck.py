"""Luck apart from skill, after the luck analysis of backgammon.

Each judged decision of a seat tells two shares of the win: ``best``, what its position was worth,
and ``chance``, what was left of it after the move that was played; both on average over everything
that could come. From one own decision to the next the position has become worth more or less than
that ``chance``. What rivals gave away meanwhile is theirs to answer for (in equal parts to all
others, where there are several); all the rest nobody decided: it is luck, that of dice and cards,
one's own and the rivals'. So, for each seat, from its first choice to the end of a game whose
decisions have all been judged,

    result - first best = luck - own differences + others' differences

to the last digit, where a difference is ``best - chance`` of a decision, whether it was worth
telling or not. Of a decision that didn't have the choice nothing is known: its luck counts to the
decision before it.

Estimates differ by a little from one decision to the next without any cause. Where no rival moved
and chance had no part in what was done, there is no luck: what the estimates differ by is handed on
to the next decision after which there may have been some, and to the result in the end. Nothing is
clipped, and nothing lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from game.session.reviews.judging import Outline, StepSeen
from game.session.reviews.review import Judgement, Verdict


def with_luck(judged: Iterable[Judgement], outline: Outline) -> tuple[Judgement, ...]:
    """What was judged of a game, in the order played, with the luck that is known by that.

    The luck of a decision is known once the next decision of its seat and those in between are
    judged; as long as it isn't, it is 0.
    """
    by_number = {each.n: each for each in judged}
    luck: dict[int, float] = {}
    for seat in {each.player for each in by_number.values()}:
        luck |= _of_seat(seat, by_number, outline)
    return tuple(
        msgspec.structs.replace(by_number[n], luck=luck.get(n, 0.0)) for n in sorted(by_number)
    )


def _of_seat(seat: int, judged: dict[int, Judgement], outline: Outline) -> dict[int, float]:
    """The luck after each decision of a seat, by number."""
    asked, found, owed = set(outline.asked), dict[int, float](), 0.0
    own = [step.n for step in outline.steps if step.player == seat and step.n in asked]
    ends = [*own, len(outline.steps) + 1]
    for at, after in pairwise(ends):
        this, worth = judged.get(at), _worth(seat, after, judged, outline)
        given = _given(seat, range(at + 1, after), judged, outline)
        if this is None or worth is None or given is None:
            owed = 0.0
            continue
        luck = owed + worth - this.chance - given
        is_end = after > len(outline.steps)
        if is_end or _by_chance(seat, outline.steps[at - 1 : after - 1]):
            found[at], owed = luck, 0.0
        else:
            owed = luck
    return found


def _worth(seat: int, n: int, judged: dict[int, Judgement], outline: Outline) -> float | None:
    """What the position before step ``n`` was worth to a seat; after the last step, the result."""
    if n > len(outline.steps):
        return outline.shares[seat] if outline.shares else None
    found = judged.get(n)
    return None if found is None else found.best


def _given(
    seat: int, between: range, judged: dict[int, Judgement], outline: Outline
) -> float | None:
    """What others gave a seat in their decisions ``between`` two of its own; None while one of
    these isn't judged. Others who aren't judged at all give nothing."""
    asked, seats, sums = set(outline.asked), _seats(outline), 0.0
    for n in between:
        found = judged.get(n)
        if found is None and n in asked:
            return None
        if found is not None and found.player != seat and found.verdict is not Verdict.ONLY:
            sums += (found.best - found.chance) / max(1, seats - 1)
    return sums


def _seats(outline: Outline) -> int:
    return len(outline.shares) or 1 + max((step.player for step in outline.steps), default=0)


def _by_chance(seat: int, steps: Sequence[StepSeen]) -> bool:
    """Whether others moved, or chance had a part in what was done."""
    return any(step.by_chance or step.player != seat for step in steps)
