"""From logical units to pixels: the same panels from 1280 × 720 to 3840 × 2160."""

from __future__ import annotations

from dataclasses import dataclass

UNIT_HEIGHT = 900
"""At user scale 1 the window is this many logical units high."""
LEAST_WIDTH = 800.0
LEAST_HEIGHT = 450.0
"""A bigger user scale never leaves fewer units than these: panels would not fit."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """The window in pixels and how many pixels a logical unit is."""

    pixel_width: int
    pixel_height: int
    scale: float

    @classmethod
    def of(
        cls, width: int, height: int, user_scale: float = 1.0, dpi_scale: float = 1.0
    ) -> Viewport:
        """The viewport of a window of ``width`` × ``height`` pixels.

        ``user_scale`` is the player's factor, 1-2. ``dpi_scale`` keeps text readable in a small
        window on a dense screen: text is at least as big as at 720p on a plain screen.
        """
        wanted = max(height / UNIT_HEIGHT, 0.8 * dpi_scale) * user_scale
        most = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
        return cls(width, height, max(min(wanted, most), 0.01))

    @property
    def width(self) -> float:
        """Width in logical units."""
        return self.pixel_width / self.scale

    @property
    def height(self) -> float:
        """Height in logical units."""
        return self.pixel_height / self.scale

    @property
    def compact(self) -> bool:
        """Whether room is scarce: panels show their short forms."""
        return self.width < 1150 or self.height < 720

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """Window pixels, origin at the bottom left, to logical units, origin at the top left."""
        return x / self.scale, (self.pixel_height - y) / self.scale
