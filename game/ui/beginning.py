"""Where a match began: dealt, or in the middle of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a match began: ``midway`` in a game; ``origin``: of which game it was played on, as a
    label, or "".
    """

    midway: bool = False
    origin: str = ""


DEALT: Final = Beginning()
"""A match that was dealt."""
