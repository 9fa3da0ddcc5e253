"""The window as a match within a lesson sees it: nothing is saved, others play by the script."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.app.match.thinking import Thinking
from game.app.screen import Dialog, Host
from game.app.screens.menu import MenuDialog
from game.app.sound import Sound
from game.rules.core import Move
from game.session.lessons.course import Course
from game.session.match import Match
from game.session.preferences import Pace, Preferences, TurnEnds
from game.session.saves import SaveStore
from game.ui.intents import Intent
from game.ui.viewport import Viewport
from game.ui.widget import Rect

if TYPE_CHECKING:
    from game.app.album import Album
    from game.app.drawing import Drawing
    from game.app.openings import Opening
    from game.render.table import TableRenderer


class Unsaved(SaveStore):
    """Keeps nothing: a lesson remembers its own place."""

    def autosave_soon(self, match: Match) -> None:
        """Not this one."""

    def keep_picture_soon(self, match: Match, encoded: Callable[[], bytes]) -> None:
        """Nor a picture of it."""

    def claim(self, match: Match) -> bool:
        """Any number of windows may take a lesson."""
        del match
        return True

    def release(self, match: Match) -> None:
        """Nobody held it."""


class Scripted(Thinking):
    """Others at the table of a lesson: they play what comes by itself, and nobody thinks."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course

    def wake(self) -> None:
        """Nobody sleeps."""

    def ask(self, match: Match) -> None:
        """The script knows."""

    def move(self, match: Match) -> Move | None:
        """What the script says."""
        del match
        return self._course.next_move()


class Within(Host):
    """``host``, with what a lesson takes into its own hands.

    ``course`` knows what comes by itself; ``menu`` stands in for the menu of a match.
    """

    def __init__(self, host: Host, course: Course, menu: Callable[[], Dialog]) -> None:
        self._host, self._course, self._menu = host, course, menu
        self._saves, self._thinking = Unsaved(), Scripted(course)

    @property
    def viewport(self) -> Viewport:
        """That of the window."""
        return self._host.viewport

    @property
    def preferences(self) -> Preferences:
        """The player's, but a lesson goes calmly, asks as usual, and ends turns itself."""
        kept = self._host.preferences
        pace = kept.pace if kept.pace in {Pace.SLOW, Pace.INSTANT} else Pace.CALM
        ends = TurnEnds.ALWAYS if self._course.ends_turns() else TurnEnds.NEVER
        return replace(kept, pace=pace, turn_ends=ends, coach=True, habits={})

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
        """The script."""
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
        """A match within a lesson sets nothing."""

    def show(self, opening: Opening) -> None:
        """The lesson says what comes after it."""

    def open(self, dialog: Dialog) -> None:
        """Show a dialog; the lesson has a menu of its own."""
        self._host.open(self._menu() if isinstance(dialog, MenuDialog) else dialog)

    def close(self) -> None:
        """Close the topmost dialog."""
        self._host.close()

    def hear(self, intent: Intent) -> None:
        """Panels speak to the lesson first."""
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

    def place_of(self, key: str) -> Rect | None:
        """Where a control of the panels lies."""
        return self._host.place_of(key)
