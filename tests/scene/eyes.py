"""Where the eye stands in a window, for tests that look at the table."""

from __future__ import annotations

from game.app.match.room import Seating, stand
from game.scene.camera import Camera
from game.ui.viewport import Viewport

SIZE = (1280, 720)


def eye(name: str, size: tuple[int, int] = SIZE, seats: int = 4, layers: int = 4) -> Camera:
    """The preset called ``name`` in a window of that size."""
    return stand(name, Seating(0, seats, layers), Viewport.of(*size))
