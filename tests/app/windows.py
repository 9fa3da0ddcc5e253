"""A window that isn't there, for what only asks one how wide it is and what its player has set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.app.drawing import Drawing
from game.app.frame import NoFrame
from game.app.services import Services
from game.app.sound import Sound
from game.session.preferences import Detail, Preferences
from game.ui.viewport import Viewport


def _nothing() -> None:
    """Nothing is drawn."""


@dataclass
class Window:
    """As wide as told, with a player's preferences; counts how often panels were built anew."""

    viewport: Viewport = field(default_factory=lambda: Viewport.of(1280, 720))
    preferences: Preferences = field(default_factory=Preferences)
    clock: Callable[[], float] = lambda: 0.0
    refreshed: int = 0

    @property
    def services(self) -> Services:
        """What it gives."""
        return Services(
            seen=lambda: self.viewport,
            preferred=lambda: self.preferences,
            clock=self.clock,
            sound=Sound(),
            drawing=Drawing(NoFrame(), (1280, 720), Detail.LOW),
            refresh=self._refresh,
            refresh_soon=self._refresh,
            redraw=_nothing,
        )

    def _refresh(self) -> None:
        self.refreshed += 1
