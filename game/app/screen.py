"""What a screen and a dialog are to the window, and what the window is to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from game.app.pointer_handler import PointerHandler
from game.app.services import Services
from game.scene.targets import Target
from game.session.preferences import Preferences
from game.session.saves import SaveStore
from game.ui.intents import Intent
from game.ui.intents.rulebook import OpenRules
from game.ui.rect import Rect
from game.ui.viewport import Viewport
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.app.routes import Route


class Host(Services, Protocol):
    """The window, as screens and dialogs use it."""

    @property
    def preferences_problem(self) -> str:
        """Why the settings could not be used or kept, for the player; else empty."""

    @property
    def saves(self) -> SaveStore:
        """The unfinished games."""

    def prefer(self, preferences: Preferences) -> None:
        """Use and keep other preferences."""

    def show(self, route: Route) -> None:
        """Show something else: a screen names what is to come, never another screen."""

    @property
    def covered(self) -> bool:
        """Whether a dialog lies over the screen: what waits there waits on."""

    def open(self, dialog: Dialog) -> None:
        """Show a dialog over the screen."""

    def close(self) -> None:
        """Close the topmost dialog."""

    def hear(self, intent: Intent) -> None:
        """The callback of every panel: an intent goes to the topmost dialog, then to the screen."""

    def quit(self) -> None:
        """Leave the program."""

    @property
    def pointer(self) -> tuple[float, float]:
        """Where the pointer was last, in logical units."""

    def place_of(self, key: str, part: type[Widget] | None = None) -> Rect | None:
        """Where a control of the panels lies, or a ``part`` of it by its kind, in logical units.

        None: it is not shown.
        """


class Dialog(ABC):
    """Something over a screen that takes the input."""

    name = ""
    asks = False
    """Whether it is a question already: nothing else is asked over it."""
    field = ""
    """The text field that letters go to which are typed anywhere in it, by its key."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.beneath = PointerHandler()

    @abstractmethod
    def widget(self, viewport: Viewport) -> Widget:
        """Its panels."""

    @abstractmethod
    def on(self, intent: Intent) -> bool:
        """Hear an intent; False leaves it to the screen."""


class Screen:
    """A screen; by itself an empty one.

    What no panel uses of the pointer comes to :attr:`beneath`, of the keys to :meth:`key`.
    """

    name = ""
    guards = False
    """Whether something could get lost here, so that leaving the program may need a question."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.beneath = PointerHandler()
        self.inquiry: Callable[[str], OpenRules | None] = lambda _control: None
        """What F1 asks about: the control under pointer or focus ("": none), or what else is
        pointed at; None where there are no rules to read."""

    def enter(self) -> None:
        """It is shown from now on."""

    def leave(self) -> None:
        """It is shown no longer."""

    def widget(self, viewport: Viewport) -> Widget:
        """Its panels, built anew after each :meth:`Host.refresh`."""
        del viewport
        return Widget()

    def notes(self, viewport: Viewport) -> Widget | None:
        """Captions and tips beneath the panels, which no pointer reaches."""
        del viewport
        return None

    def over(self, viewport: Viewport) -> Widget | None:
        """What moves upon the panels, which no pointer reaches."""
        del viewport
        return None

    def draw(self) -> None:
        """Draw what lies beneath the panels."""

    @property
    def symbols(self) -> Mapping[str, str]:
        """The symbols that are drawn here instead of others, by the names of these."""
        return {}

    @property
    def arrows_begin(self) -> str | None:
        """The control that arrows lead to first, by its key; "": the first there is; None: none."""
        return ""

    @property
    def moving(self) -> bool:
        """Whether every next frame looks different."""
        return False

    @property
    def waiting(self) -> bool:
        """Whether time has to go on though nothing moves (an opponent thinks)."""
        return False

    def advance(self, seconds: float) -> None:
        """Let time pass."""

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""

    def key(self, name: str) -> bool:
        """A key that no panel used; whether it was used here."""
        del name
        return False

    def report(self) -> Mapping[str, object]:
        """What a probe tells about it, as plain data."""
        return {}

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """What can be meant on the table: its pixel from the top left, its mark's name, and
        whether it is what the pointer meets there."""
        return []


class House(Host, Protocol):
    """The window, as who has the key to all its rooms uses it."""

    @property
    def screen(self) -> Screen:
        """The screen that is shown; one without a name before the first."""

    def go(self, screen: Screen) -> None:
        """Show another screen; dialogs are closed."""
