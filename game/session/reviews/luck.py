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

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from game.session.reviews.judging import Outline
from game.session.reviews.review import Judgement


def with_luck(judged: Iterable[Judgement], outline: Outline) -> tuple[Judgement, ...]:
    """What was judged of a game, in the order played, with the luck that is known by that.

    The luck of a decision is known once the next decision of its seat and those in between are
    judged; as long as it isn't, it is 0.
    """
    by_number = {each.n: each for each in judged}
    game = _Game(outline, by_number)
    luck: dict[int, float] = {}
    for seat in {each.player for each in by_number.values()}:
        luck |= game.lucks(seat)
    return tuple(
        msgspec.structs.replace(by_number[n], luck=luck.get(n, 0.0)) for n in sorted(by_number)
    )


class _Game:
    """A game as far as it is judged."""

    def __init__(self, outline: Outline, judged: dict[int, Judgement]) -> None:
        self._steps, self._shares, self._judged = outline.steps, outline.shares, judged
        self._asked = frozenset(outline.asked)
        self._end = len(outline.steps) + 1
        seen = 1 + max((step.player for step in outline.steps), default=0)
        self._players = max(2, len(outline.shares) or seen)

    def lucks(self, seat: int) -> dict[int, float]:
        """The luck after each decision of a seat, by number."""
        found, owed = dict[int, float](), 0.0
        own = [step.n for step in self._steps if step.player == seat and step.n in self._asked]
        for at, after in pairwise([*own, self._end]):
            this, worth = self._judged.get(at), self._worth(seat, after)
            given = self._given(seat, range(at + 1, after))
            if this is None or worth is None or given is None:
                owed = 0.0
                continue
            luck = owed + worth - this.chance - given
            if after == self._end or self._by_chance(seat, range(at, after)):
                found[at], owed = luck, 0.0
            else:
                owed = luck
        return found

    def _worth(self, seat: int, n: int) -> float | None:
        """What the position before step ``n`` was worth to a seat; after the last, the result."""
        if n == self._end:
            return self._shares[seat] if self._shares else None
        found = self._judged.get(n)
        return None if found is None else found.best

    def _given(self, seat: int, between: range) -> float | None:
        """What others gave a seat in their decisions ``between`` two of its own; None while one of
        these isn't judged. Others who aren't judged at all give nothing."""
        given = 0.0
        for n in between:
            found = self._judged.get(n)
            if found is None and n in self._asked:
                return None
            if found is not None and found.player != seat:
                given += (found.best - found.chance) / (self._players - 1)
        return given

    def _by_chance(self, seat: int, numbers: range) -> bool:
        """Whether others moved, or chance had a part in what was done."""
        return any(
            self._steps[n - 1].by_chance or self._steps[n - 1].player != seat for n in numbers
        )
