"""The window as a match within another screen sees it: nothing is saved, nobody thinks by himself,
and the screen around it says what comes after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.match.flow.thinking import Thinking
from game.app.screen import Dialog, Host
from game.app.sound import Sound
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.saves import SaveStore
from game.ui.intents import Intent
from game.ui.rect import Rect
from game.ui.viewport import Viewport
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.app.album import Album
    from game.app.drawing import Drawing
    from game.app.routes import Route
    from game.render.table import TableRenderer


class Unsaved(SaveStore):
    """Keeps nothing: the screen around remembers its own place."""

    def autosave_soon(self, match: Match) -> None:
        """Not this one."""

    def keep_picture_soon(self, match: Match, encoded: Callable[[], bytes]) -> None:
        """Nor a picture of it."""

    def claim(self, match: Match) -> bool:
        """Any number of windows may play it."""
        del match
        return True

    def release(self, match: Match) -> None:
        """Nobody held it."""


class EmbeddedHost(Host):
    """``host``, with what a screen around a match takes into its own hands.

    ``thinking`` plays for whoever else sits there; ``prefers`` tells what of the player's
    preferences holds there.
    """

    def __init__(
        self,
        host: Host,
        thinking: Thinking,
        prefers: Callable[[Preferences], Preferences],
    ) -> None:
        self._host, self._prefers = host, prefers
        self._saves, self._thinking = Unsaved(), thinking

    @property
    def viewport(self) -> Viewport:
        """That of the window."""
        return self._host.viewport

    @property
    def preferences(self) -> Preferences:
        """The player's, as far as they hold here."""
        return self._prefers(self._host.preferences)

    @property
    def preferences_problem(self) -> str:
        """That of the window."""
        return self._host.preferences_problem

    @property
    def saves(self) -> SaveStore:
        """Nothing is saved."""
        return self._saves

    @property
    def clock(self) -> Callable[[], float]:
        """That of the window."""
        return self._host.clock

    @property
    def thinking(self) -> Thinking:
        """Whoever plays for the others."""
        return self._thinking

    @property
    def renderer(self) -> TableRenderer:
        """That of the window."""
        return self._host.renderer

    @property
    def album(self) -> Album:
        """That of the window."""
        return self._host.album

    @property
    def sound(self) -> Sound:
        """That of the window."""
        return self._host.sound

    @property
    def drawing(self) -> Drawing:
        """That of the window."""
        return self._host.drawing

    def prefer(self, preferences: Preferences) -> None:
        """A match within another screen sets nothing."""

    def show(self, route: Route) -> None:
        """The screen around says what comes after it."""

    @property
    def covered(self) -> bool:
        """As over the window."""
        return self._host.covered

    def open(self, dialog: Dialog) -> None:
        """Show a dialog."""
        self._host.open(dialog)

    def close(self) -> None:
        """Close the topmost dialog."""
        self._host.close()

    def hear(self, intent: Intent) -> None:
        """Panels speak to the screen around first."""
        self._host.hear(intent)

    def quit(self) -> None:
        """Leave the program."""
        self._host.quit()

    def refresh(self) -> None:
        """Have the panels built anew."""
        self._host.refresh()

    def refresh_soon(self) -> None:
        """The same within a few frames."""
        self._host.refresh_soon()

    def redraw(self) -> None:
        """Have a frame drawn."""
        self._host.redraw()

    @property
    def pointer(self) -> tuple[float, float]:
        """Where the pointer was last."""
        return self._host.pointer

    def place_of(self, key: str, part: type[Widget] | None = None) -> Rect | None:
        """Where a control of the panels lies."""
        return self._host.place_of(key, part)
