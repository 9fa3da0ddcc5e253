"""The menu of a challenge."""

from __future__ import annotations

from game.app.reading_up import has_rules
from game.app.screen import Dialog, Host
from game.app.screens.dialogs import SettingsDialog
from game.ui.intents import Back, Intent, OpenSettings
from game.ui.panels.challenge import challenge_menu
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class ChallengeMenu(Dialog):
    """What else can be done than going on; its screen hears most of it."""

    name = "menu"

    def __init__(self, host: Host, title: str) -> None:
        super().__init__(host)
        self._rules = has_rules(title)

    def widget(self, viewport: Viewport) -> Widget:
        """The menu."""
        return challenge_menu(self.host.hear, viewport, rules=self._rules)

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
