"""What all that a player can want of a panel has in common."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Intent(Struct, frozen=True):
    """What a player wants: a frozen value that a screen of the app acts upon."""


On = Callable[[Intent], None]
"""What a panel calls with each intent."""
