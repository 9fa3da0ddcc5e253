"""What draws tables for one window, and how finely: as it is set, unless that is too slow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.frame import Frame
from game.render.quality import Quality
from game.session.preferences import Detail
from game.ui.panels.settings_table import InForce, Why

if TYPE_CHECKING:
    from game.render.table import TableRenderer


class Drawing:
    """``size`` in framebuffer pixels; ``wanted`` is the level that the player has set."""

    def __init__(self, frame: Frame, size: tuple[int, int], wanted: Detail) -> None:
        self._frame, self._size, self._wanted = frame, size, wanted
        self._eased = 0
        self._renderer: TableRenderer | None = None

    @property
    def renderer(self) -> TableRenderer:
        """What draws tables; made when it is first asked for."""
        if self._renderer is None:
            from game.render.models.library import library
            from game.render.table import TableRenderer

            self._renderer = TableRenderer(self._size, self._quality, library())
        return self._renderer

    @property
    def in_force(self) -> InForce:
        """The level that is drawn at, and why."""
        why = Why.SOFTWARE if self._frame.software else Why.SLOW if self._eased else Why.SET
        return InForce(self._quality.value, why)

    @property
    def _quality(self) -> Quality:
        if self._frame.software:
            return Quality.LOW
        levels = list(Quality)
        return levels[max(0, levels.index(Quality(self._wanted.value)) - self._eased)]

    def want(self, wanted: Detail) -> None:
        """Draw as finely as the player wants; what was too slow stays so until he says it anew."""
        if wanted is not self._wanted:
            self._wanted, self._eased = wanted, 0
        self._draw_so()

    def try_again(self) -> None:
        """Draw as it is set, however slow it was before."""
        self._eased = 0
        self._draw_so()

    def ease(self) -> None:
        """Draw a level less finely until the player sets a level anew."""
        self._eased += 1
        self._draw_so()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size."""
        self._size = size
        if self._renderer:
            self._renderer.resize(size)

    def _draw_so(self) -> None:
        if self._renderer:
            self._renderer.set_quality(self._quality)
