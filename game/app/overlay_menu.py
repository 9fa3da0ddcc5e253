"""The menu of what lies around a match: a lesson, a challenge."""

from __future__ import annotations

from typing import Protocol

from game.app.rulebook_overlay import has_rules
from game.app.screen import Dialog, Host
from game.ui.intents import On
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class MakesMenu(Protocol):
    """Makes the menu's widget."""

    def __call__(self, on: On, viewport: Viewport, *, rules: bool) -> Widget:
        """The menu; ``rules``: there is a rulebook to open."""


class OverlayMenu(Dialog):
    """What else can be done than going on; its screen hears most of it."""

    name = "menu"

    def __init__(self, host: Host, title: str, make: MakesMenu) -> None:
        super().__init__(host)
        self._make, self._rules = make, has_rules(title)

    def widget(self, viewport: Viewport) -> Widget:
        """The menu."""
        return self._make(self.host.hear, viewport, rules=self._rules)
