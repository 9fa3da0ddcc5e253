"""Whether the rules run as compiled code (``make compile``) or are interpreted as they stand."""

from __future__ import annotations

from game.rules.chance import IS_COMPILED


def is_compiled() -> bool:
    """Whether the rules in this process are the compiled ones; both play exactly alike."""
    return IS_COMPILED
