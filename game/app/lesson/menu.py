"""The menu of a lesson."""

from __future__ import annotations

from game.app.screen import Dialog
from game.app.screens.dialogs import SettingsDialog
from game.ui.intents import Back, Intent, OpenSettings
from game.ui.panels.lesson import lesson_menu
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class LessonMenu(Dialog):
    """What else can be done than going on; its screen hears most of it."""

    name = "menu"

    def widget(self, viewport: Viewport) -> Widget:
        """The menu."""
        del viewport
        return lesson_menu(self.host.hear)

    def on(self, intent: Intent) -> bool:
        """Go on, or set something."""
        match intent:
            case Back():
                self.host.close()
            case OpenSettings():
                self.host.open(SettingsDialog(self.host))
            case _:
                return False
        return True
