"""What panels, hands and signs ask of a title: one frozen value for each, made in its folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.scene.framing import Clearing
from game.ui.hands import Hands
from game.ui.viewport import Viewport


@dataclass(frozen=True, slots=True)
class Interface:
    """How a title is played in a window.

    ``hands``: what clicks, drags and keys mean. ``clearing``: what the panels leave free of the
    window while the eye is at a sight, by its name.
    """

    hands: Hands[Any, Any, Any, Any]
    clearing: Callable[[str, Viewport], Clearing]
