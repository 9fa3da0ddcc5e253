"""The part of the window that the panels of a match leave to the table."""

from __future__ import annotations

from functools import cache

from game.scene.framing import Clearing, Cover
from game.ui.panels.table_room import AIR, BANNER, room_for_table
from game.ui.viewport import Viewport

STAGE_PANELS = {False: (336.0, 240.0), True: (264.0, 200.0)}
"""Width and usual height of the panels beside the mob, plainly and where room is scarce."""
STAGE_FOOT = {False: 76.0, True: 98.0}
"""Height of what stands below the tokens: the buttons, what is told beside them, and where room is
scarce the tokens' captions above that, which are as large as ever."""
SCORING = 424.0
"""Width of the panel that lists what can be scored, and the gap beside it."""


def clearing(name: str, viewport: Viewport) -> Clearing:
    """What is free of panels while the eye is at the sight called ``name``."""
    if name == "fight":
        return _on_stage(viewport)
    return room_for_table(viewport, SCORING if name == "scoring" else 0.0)


@cache
def _on_stage(viewport: Viewport) -> Clearing:
    """The middle of the window between the panels of a fight."""
    wide, high = viewport.width, viewport.height
    margin = 12.0 if viewport.compact else 24.0
    top, bottom = margin + BANNER, margin + STAGE_FOOT[viewport.compact] + AIR
    sides = STAGE_PANELS[viewport.compact]
    low = 1 - (top + sides[1]) / high
    left, right = (margin + sides[0] + AIR) / wide, 1 - (margin + sides[0] + AIR) / wide
    covers = (Cover(-1.0, left, low, 2.0), Cover(right, 2.0, low, 2.0))
    return Clearing(AIR / wide, 1 - AIR / wide, bottom / high, 1 - top / high, covers)
