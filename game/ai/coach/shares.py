"""Chances to win in whole per cent, as people are told them."""

from __future__ import annotations

_ROUNDING = 1e-9


def percent(chance: float) -> int:
    """A chance as whole per cent; only what is certain is 0 or 100."""
    if chance <= 0:
        return 0
    if chance > 1 - _ROUNDING:
        return 100
    return min(99, max(1, round(chance * 100)))
