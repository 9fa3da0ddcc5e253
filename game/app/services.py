"""What a window gives to whatever it draws: its size, the settings, light and sound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.app.drawing import Drawing
from game.app.sound import Sound
from game.session.preferences import Preferences
from game.ui.viewport import Viewport


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The window, as a table uses it. Pixels have their origin at the bottom left.

    ``seen`` and ``preferred`` tell its size and what the player has set, as they are when asked.
    ``clock``: seconds since 1970. ``sound``: what can be heard. ``drawing``: what draws tables, and
    how finely. ``refresh``: have the panels built anew, for something that they show has changed;
    ``refresh_soon``: within a few frames, for what nobody waits for that very moment. ``redraw``:
    have a frame drawn, for something beneath the panels has changed.
    """

    seen: Callable[[], Viewport]
    preferred: Callable[[], Preferences]
    clock: Callable[[], float]
    sound: Sound
    drawing: Drawing
    refresh: Callable[[], None]
    refresh_soon: Callable[[], None]
    redraw: Callable[[], None]

    @property
    def viewport(self) -> Viewport:
        """The window in pixels and logical units."""
        return self.seen()

    @property
    def preferences(self) -> Preferences:
        """What the player has set."""
        return self.preferred()
