"""How biomes is played in a window, in one value."""

from __future__ import annotations

from game.titles.biomes.ui.clearing import clearing
from game.titles.biomes.ui.hands.hands import HANDS
from game.ui.interface import Interface

INTERFACE = Interface(HANDS, clearing)
"""Biomes: its hands, and what its panels leave free."""
