"""What a screen and a dialog are to the window, and what the window is to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Protocol

from game.app.pointer_handler import PointerHandler
from game.app.reviewer import ReviewerMaker
from game.app.services import Services
from game.scene.targets import Target
from game.session.days import today
from game.session.preferences import Preferences
from game.session.saves import SaveStore
from game.ui.intents import Back, Intent, OpenRules
from game.ui.rect import Rect
from game.ui.viewport import Viewport
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.app.album import Album
    from game.app.match.flow.thinking import Thinking
    from game.app.routes import Route


class PlaceOf(Protocol):
    """Tells where a control lies."""

    def __call__(self, key: str, part: type[Widget] | None = None) -> Rect | None:
        """Where the one with a ``key`` lies, or a ``part`` of it by its kind, in logical units.

        None: it is not shown.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Navigator:
    """The ways from what is shown to something else.

    ``show``: show something else instead; a screen names what is to come, never another screen.
    ``open``: show a dialog over the screen. ``close``: close the topmost one. ``covered``: whether
    a dialog lies over the screen, so that what waits there waits on. ``prefer``: use and keep other
    preferences. ``quit``: leave the program.
    """

    show: Callable[[Route], None]
    open: Callable[[Dialog], None]
    close: Callable[[], None]
    covered: Callable[[], bool]
    prefer: Callable[[Preferences], None]
    quit: Callable[[], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Host(Services):
    """The window, as screens and dialogs use it.

    ``navigator``: where one can go from there. ``hear``: the callback of every panel; an intent
    goes to the topmost dialog, then to the screen. ``saves``: the unfinished games. ``album``: the
    pictures of kept games. ``thinker``: who thinks for opponents and coach. ``reviewer``: has a
    game that is over looked back at. ``settings_problem``:
    why the settings could not be used or kept, for the player; else empty. ``pointer_at``: where
    the pointer was last, in logical units. ``place_of``: where a control of the panels lies.
    """

    navigator: Navigator
    hear: Callable[[Intent], None]
    saves: SaveStore
    album: Album
    thinker: Callable[[], Thinking]
    reviewer: ReviewerMaker
    settings_problem: Callable[[], str]
    pointer_at: Callable[[], tuple[float, float]]
    place_of: PlaceOf

    @property
    def today(self) -> date:
        """The date as this computer's clock shows it."""
        return today(self.clock())

    @property
    def thinking(self) -> Thinking:
        """Who thinks for opponents and coach; one for the window, warm once it was woken."""
        return self.thinker()


class Dialog(ABC):
    """Something over a screen that takes the input."""

    name = ""
    asks = False
    """Whether it is a question already: nothing else is asked over it."""
    field = ""
    """The text field that letters go to which are typed anywhere in it, by its key."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @abstractmethod
    def widget(self, viewport: Viewport) -> Widget:
        """Its panels."""

    def on(self, intent: Intent) -> bool:
        """Hear an intent: by itself only that it is to close; False leaves it to the screen."""
        if isinstance(intent, Back):
            self.host.navigator.close()
            return True
        return False


class Screen:
    """A screen; by itself an empty one.

    What no panel uses of the pointer comes to :attr:`beneath`, of the keys to :meth:`key`.
    """

    name = ""
    guards = False
    """Whether something could get lost here, so that leaving the program may need a question."""

    def __init__(self, host: Host, title: str = "") -> None:
        """``title``: the game whose rules can be read here, "" none."""
        self.host = host
        self.beneath = PointerHandler()
        self.symbols: Mapping[str, str] = {}
        """The symbols that are drawn here instead of others, by the names of these."""
        rules = OpenRules("", title) if title else None
        self.inquiry: Callable[[str], OpenRules | None] = lambda _control: rules
        """What F1 asks about: the control under pointer or focus ("": none), or what else is
        pointed at; None where there are no rules to read."""

    def enter(self) -> None:
        """It is shown from now on."""

    def leave(self) -> None:
        """It is shown no longer."""

    def widget(self, viewport: Viewport) -> Widget:
        """Its panels, built anew after each :attr:`Host.refresh`."""
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


class House(Protocol):
    """The window, as who has the key to all its rooms uses it."""

    @property
    def host(self) -> Host:
        """The window, as screens and dialogs use it."""

    @property
    def screen(self) -> Screen:
        """The screen that is shown; one without a name before the first."""

    def go(self, screen: Screen) -> None:
        """Show another screen; dialogs are closed."""
