"""What panels, hands and signs ask of a title: one frozen value for each, made in its folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.ui.hands import Hands


@dataclass(frozen=True, slots=True)
class Interface:
    """How a title is played in a window. ``hands``: what clicks, drags and keys mean."""

    hands: Hands[Any, Any, Any, Any]
