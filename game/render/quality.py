"""The three quality levels and what each of them costs."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Quality(enum.Enum):
    """How much work the graphics card may be given."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Costs:
    """The numbers behind a quality level."""

    samples: int
    """Samples a pixel of the framebuffer; 1 means none and smoothing afterwards."""
    shadow_size: int
    """Side of the shadow map in texels."""
    shadow_taps: int
    """Samples of the shadow map a pixel."""
    blocker_taps: int
    """Samples that look for how far away the blocker is; 0 keeps the penumbra's width fixed."""
    anisotropy: int
    """Samples along the slope of a face picture; 1 means none."""
    glow: bool
    """Whether a soft glow is added round what is lit."""
    detail: bool
    """Whether wood shines a little and grain has its second octave."""
    quick: bool
    """Whether a picture in a hurry goes without shadows and with fewer corners, never with fewer
    pixels: cards stay readable. Maps of shadows are drawn with fewer corners always."""

    @property
    def wide(self) -> bool:
        """Whether penumbras are soft and occlusion is also seen from farther away."""
        return self.shadow_taps > 1

    @property
    def light_margin(self) -> float:
        """How far beside a piece and its shadow the light may change, in table units."""
        return 1.15 if self.wide else 0.45


COSTS = {
    Quality.LOW: Costs(1, 1024, 1, 0, 1, False, False, True),
    Quality.MEDIUM: Costs(4, 2048, 16, 8, 4, True, True, False),
    Quality.HIGH: Costs(8, 4096, 28, 18, 8, True, True, False),
}
