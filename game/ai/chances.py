"""From what positions are worth to shares of the win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any


def shares(worths: Sequence[float], doubt: float) -> list[float]:
    """Each seat's share of the win by the points that it has, or is expected to end with.

    ``doubt``: the lead in points that multiplies the odds by e.
    """
    most = max(worths)
    odds = [math.exp((worth - most) / doubt) for worth in worths]
    whole = sum(odds)
    return [one / whole for one in odds]


def shares_of_best(ranks: Sequence[Any]) -> list[float]:
    """Each seat's share of a game that is over: those of the greatest rank have won it together."""
    best = max(ranks)
    count = ranks.count(best)
    return [1.0 / count if rank == best else 0.0 for rank in ranks]
