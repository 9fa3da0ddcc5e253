"""Where the eye stands in a window, for tests that look at the table."""

from __future__ import annotations

from game.app.match.viewer.sights import stand
from game.scene.camera import Camera
from game.titles.biomes.scene.sights import LAYERS, sight
from game.titles.biomes.ui.free_area import clearing
from game.ui.viewport import Viewport

SIZE = (1280, 720)


def standing(
    name: str,
    viewport: Viewport,
    seats: int = 4,
    focus: int = 0,
    layers: int = LAYERS,
    *,
    large: bool = False,
) -> Camera:
    """Where the eye stands for the preset called ``name``; a cube counts as high as it is."""
    aspect = viewport.pixel_width / viewport.pixel_height
    seen = sight(name, focus, seats, layers if name == "cube" else LAYERS, large=large)
    return stand(seen, clearing(name, viewport), aspect)


def eye(name: str, size: tuple[int, int] = SIZE, seats: int = 4, layers: int = 4) -> Camera:
    """The preset called ``name`` in a window of that size."""
    return standing(name, Viewport.of(*size), seats, layers=layers)
