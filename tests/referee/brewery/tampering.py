"""The list of ways to break a record, each with what the referee must say."""

from __future__ import annotations

from collections.abc import Callable

from .editing import Edited

Tampering = Callable[[], Edited]
CASES: dict[str, tuple[str, str, Tampering]] = {}
"""By name: the rule, words of the complaint, and how to break it."""


def breaks(rule: str, words: str) -> Callable[[Tampering], Tampering]:
    """Register a tampering, the rule it breaks and words of the complaint."""

    def register(tampering: Tampering) -> Tampering:
        CASES[tampering.__name__] = (rule, words, tampering)
        return tampering

    return register
