"""What a coach may say where a judgement has found something better: what that says, and no more.

A hint's search is short. It might hold something for best of which the review of the game says that
there was something better. So then the moves alone are suggested that the judgement holds for good.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ai.coach.advice import LEAST_VISITS, SEARCHED, Advice, Guide, Reason, told_of
from game.ai.thinking import Candidate, Thoughts
from game.rules.core import Move


@dataclass(frozen=True, slots=True)
class GoodMoves:
    """What a judgement holds for good in a decision.

    ``moves``: none better than another as far as it can tell, the one that it tells of first, and
    at least that. ``win``: the share of the win after them (0-1). ``why``: what it tells for the
    first, and against it.
    """

    moves: tuple[Move, ...]
    win: float
    why: tuple[Reason, ...]


def advice_on(guide: Guide, good: GoodMoves) -> tuple[Advice, ...]:
    """Up to three clearly different suggestions: first the move that the judgement tells of,
    for its reasons; then others that it holds for as good, for which something else speaks."""
    best, *rest = (Candidate(move, LEAST_VISITS, good.win, 0.0) for move in good.moves)
    worth = [best, *(each for each in rest if guide.offers(each.move))]
    first, *others = told_of(guide, worth, Thoughts((best, *rest), (), 0))
    reasons, caution = for_and_against(guide, first.move, good.why)
    announced = tuple(dict.fromkeys(one for each in reasons for one in guide.announces(each)))
    told = replace(first, reasons=reasons or (SEARCHED,), caution=caution, announced=announced)
    return (told, *others)


def for_and_against(
    guide: Guide, move: Move, why: Sequence[Reason]
) -> tuple[tuple[Reason, ...], Reason | None]:
    """What a review tells of a move, parted into what speaks for it and what speaks against it."""
    caution = guide.caution(move)
    reasons = tuple(each for each in why if each != caution)
    return reasons, caution if caution in why else None
