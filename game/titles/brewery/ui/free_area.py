"""The part of the window that the panels of a match leave to the table."""

from __future__ import annotations

from game.scene.framing import Clearing
from game.titles.brewery.ui.panels.legend import NEAR
from game.ui.panels.table_room import room_beside_legend, room_for_table
from game.ui.viewport import Viewport

LEGEND = 190.0
"""Width of the legend, which tells the kinds of dice."""


def clearing(name: str, viewport: Viewport) -> Clearing:
    """What is free of panels while the eye is at the sight called ``name``."""
    return room_beside_legend(viewport, LEGEND) if name in NEAR else room_for_table(viewport)
