"""What a window gives to whatever it draws: its size, the settings, light, sound, and thought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from game.app.sound import Sound
from game.session.preferences import Preferences
from game.ui.viewport import Viewport

if TYPE_CHECKING:
    from game.app.album import Album
    from game.app.drawing import Drawing
    from game.app.match.flow.thinking import Thinking
    from game.render.table import TableRenderer


class Services(Protocol):
    """The window, as a table uses it. Pixels have their origin at the bottom left."""

    @property
    def viewport(self) -> Viewport:
        """The window in pixels and logical units."""

    @property
    def preferences(self) -> Preferences:
        """What the player has set."""

    @property
    def clock(self) -> Callable[[], float]:
        """Seconds since 1970."""

    @property
    def thinking(self) -> Thinking:
        """Who thinks for opponents and coach; one for the window, warm once it was woken."""

    @property
    def renderer(self) -> TableRenderer:
        """What draws tables; made when it is first asked for."""

    @property
    def album(self) -> Album:
        """The pictures of kept games."""

    @property
    def sound(self) -> Sound:
        """What can be heard."""

    @property
    def drawing(self) -> Drawing:
        """How finely tables are drawn."""

    def refresh(self) -> None:
        """Have the panels built anew; something that they show has changed."""

    def refresh_soon(self) -> None:
        """The same within a few frames, for what nobody waits for that very moment."""

    def redraw(self) -> None:
        """Have a frame drawn; something beneath the panels has changed."""
