"""Whether the rules run as compiled code (``make compile``) or are interpreted as they stand."""

from __future__ import annotations

from types import FunctionType

from game.rules.chance import Dealer


def is_compiled() -> bool:
    """Whether the rules in this process are the compiled ones; both play exactly alike."""
    return not isinstance(Dealer.next_word, FunctionType)
