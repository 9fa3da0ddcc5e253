"""What panels leave free of the window while the eye is at a sight."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.framing import Clearing
from game.ui.panels.table_room import above_foot, beside_aside
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport

FreeRoom = Callable[[str, Viewport], Clearing]
"""Of a sight by its name, in a window."""
Foot = Callable[[Viewport], float]
"""Of a window."""


def beside_panels(title: str, aside: float = 0.0, foot: Foot | None = None) -> FreeRoom:
    """The room beside the panels of a match of ``title``. ``aside``: width of what stands in the
    place of the cards for good, in units; 0: the cards do. ``foot``: height of what stands in the
    place of the action bar for good, in units; None: that does."""

    def free(name: str, viewport: Viewport) -> Clearing:
        found = INTERFACES[title].clearing(name, viewport)
        found = beside_aside(found, viewport, aside) if aside else found
        return found if foot is None else above_foot(found, viewport, foot(viewport))

    return free
