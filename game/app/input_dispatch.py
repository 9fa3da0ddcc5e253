"""Input on its way: to the panels first, and what they don't use to the screen beneath."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.rulebook_overlay import open_rules
from game.app.screen import Dialog, Screen
from game.app.screens.dialogs import PAGES
from game.ui.controls import Pressable
from game.ui.focus import ARROWS
from game.ui.intents import Back, Intent, OpenRules, Quit, SetPreference
from game.ui.rect import Rect
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class InputDispatch:
    """Takes the input of one window. Pixels have their origin at the bottom left."""

    def __init__(self, surface: Surface, screen: Screen) -> None:
        self.surface, self.screen = surface, screen
        """The panels, and the screen that is shown."""
        self._dialogs: list[Dialog] = []
        self._captured = ""
        self._held_at = (0.0, 0.0)
        self.clicks = 0
        """How many times a button of the pointer went up: for a probe."""

    @property
    def viewport(self) -> Viewport:
        """The window in pixels and logical units."""
        return self.surface.viewport

    @property
    def dialog(self) -> Dialog | None:
        """The topmost dialog."""
        return self._dialogs[-1] if self._dialogs else None

    def place_of(self, key: str, part: type[Widget] | None = None) -> Rect | None:
        """Where a control of the panels lies, or a ``part`` of it by its kind, in logical units.

        None: it is not shown.
        """
        found = self.surface.find(key)
        if found is not None and part is not None:
            found = next((each for each in found.walk() if isinstance(each, part)), None)
        return None if found is None else found.rect

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return False

    def settle(self) -> None:
        """Show the newest panels, so that input meets what holds."""

    def keep_up(self) -> None:
        """Show the newest panels, but those that may come a few frames late."""

    def keep_picture(self) -> None:
        """Keep a picture of the window."""

    def hear(self, intent: Intent) -> None:
        """What a panel was used for; every builder's callback."""
        dialog = self.dialog
        if dialog is not None and dialog.on(intent):
            return
        page, host = PAGES.get(type(intent)), self.screen.host
        if page is not None:
            host.navigator.open(page(host))
        elif isinstance(intent, OpenRules):
            open_rules(self.screen, intent)
        else:
            self.screen.on(intent)

    @property
    def hot(self) -> bool:
        """Whether a click where the pointer is would do something."""
        hovered = self.surface.touch.hovered
        over = self.surface.find(hovered)
        if over is not None:
            return isinstance(over, Pressable) and not over.reason
        return not self._dialogs and self.screen.beneath.hot

    def pointer_moved(self, x: float, y: float) -> None:
        """The pointer moved without a button."""
        self.keep_up()
        over = self.surface.pointer_moved(x, y)
        self.screen.beneath.pointed(None if over or self._dialogs else (x, y))

    def pointer_left(self) -> None:
        """The pointer left the window."""
        self.surface.pointer_left()
        self.screen.beneath.pointed(None)

    def strays(self, x: float, y: float, now: float) -> bool:
        """Whether a press of the left button means what is gone by now: it may hurry things on,
        and does nothing else.
        """
        self.settle()
        astray = self.surface.is_astray(x, y, now)
        if astray:
            self._captured = "panel"
        if astray and not self._dialogs:
            self.screen.beneath.hurried()
        return astray

    def pointer_pressed(self, x: float, y: float, button: str) -> None:
        """A button went down; ``"left"``, ``"right"`` or ``"middle"``."""
        self.settle()
        self._captured, self._held_at = "table", (x, y)
        if button == "left":
            over = self.surface.pointer_pressed(x, y)
        else:
            over = self.surface.root.hit(*self.viewport.to_units(x, y))
        if over is not None or self._dialogs:
            self._captured = "panel"
            self.screen.beneath.covered((x, y))
            if over is not None and not over.focusable and not self._dialogs:
                self.screen.beneath.hurried()
        else:
            self.screen.beneath.pressed((x, y), button)

    def pointer_dragged(self, x: float, y: float, dx: float, dy: float, button: str) -> None:
        """The pointer moved with a button held."""
        self._held_at = (x, y)
        self.keep_up()
        if self._captured == "panel":
            self.surface.pointer_moved(x, y)
        else:
            self.screen.beneath.dragged((x, y), (dx, dy), button)

    def called_off(self) -> None:
        """What the held button does on the table is not to be after all."""
        self.screen.beneath.called_off()

    def interrupted(self) -> None:
        """The pointer is another window's: what it holds is let go of, and nothing comes of it."""
        captured, self._captured = self._captured, ""
        if captured == "table":
            self.screen.beneath.called_off()
            self.screen.beneath.released(self._held_at, "")
        self.surface.interrupted()

    def pointer_released(self, x: float, y: float, button: str) -> None:
        """The button went up."""
        self.clicks += 1
        captured, self._captured = self._captured, ""
        if captured == "panel":
            if button == "left":
                self.surface.pointer_released(x, y)
            self.settle()
            self.pointer_moved(x, y)
        elif captured == "table":
            self.screen.beneath.released((x, y), button)

    def double_clicked(self, x: float, y: float) -> None:
        """The second click of two on the same spot."""
        self.settle()
        at = self.viewport.to_units(x, y)
        over = self.surface.root.hit(*at)
        if over is not None:
            over.press_twice(*at)
        elif not self._dialogs:
            self.screen.beneath.double_clicked((x, y))

    def scrolled(self, x: float, y: float, steps: float) -> None:
        """The wheel turned."""
        self.settle()
        if not self.surface.scrolled(x, y, steps) and not self._dialogs:
            self.screen.beneath.scrolled((x, y), steps)

    def key(self, *names: str) -> None:
        """A key went down; its names as :mod:`game.app.keys` has them, the likeliest first."""
        self.settle()
        self.surface.key_comes()
        if self.surface.typing:  # what letters and digits mean there comes as text
            names = tuple(sorted(names, key=lambda name: len(name) == 1))
        if not any(self._obeyed(name) for name in names):
            self._unused(names)

    def _obeyed(self, name: str) -> bool:
        """Do what a key is for; whether it is for anything now."""
        match name:
            case "F11":
                self.hear(SetPreference("fullscreen", not self.fullscreen))
            case "F12":
                self.keep_picture()
            case "Ctrl+Q":
                self.hear(Quit())
            case "F1":
                self._help()
            case _ if self._meant_for_panels(name) or not self.screen.key(name):
                return self.surface.key(name)
            case _:
                self.surface.hide_ring()
        return True

    def _help(self) -> None:
        """Read about what the pointer or the focus is on."""
        touch = self.surface.touch
        control = (touch.focused if touch.ring else "") or touch.hovered
        asked = self.screen.inquiry(control)
        if asked is not None:
            self.hear(asked)

    def _unused(self, names: Sequence[str]) -> None:
        """A key that no panel has: arrows lead among them, Esc leaves what they cover."""
        if any(name in ARROWS for name in names):
            self.surface.lead(self.screen.arrows_begin)
        elif "Esc" in names and not self._dialogs:
            self.screen.on(Back())

    def _meant_for_panels(self, name: str) -> bool:
        """Whether a key is for what is typed in, for a dialog, or for the button it was led to."""
        touch = self.surface.touch
        led = touch.ring and bool(touch.focused) and name in ("Enter", "Space")
        return led or self.surface.typing or bool(self._dialogs)

    def typed(self, text: str) -> None:
        """Text was typed; a dialog that has a field for it takes it from wherever the focus is."""
        if self.surface.typed(text) or self.dialog is None or not text.strip():
            return
        if self.surface.find(self.dialog.field) is not None:
            self.surface.focus(self.dialog.field)
            self.surface.typed(text)
