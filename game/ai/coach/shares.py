"""Chances to win in whole hundredths, as people are told them."""

from __future__ import annotations

_ROUNDING = 1e-9


def hundredths(chance: float) -> int:
    """A chance in whole hundredths; only what is certain is 0 or 100."""
    if chance <= 0:
        return 0
    if chance > 1 - _ROUNDING:
        return 100
    return min(99, max(1, round(chance * 100)))
