"""The card that shows what a game has committed its deal to and, at its end, what opens that."""

from __future__ import annotations

from game.app.rulebook_overlay import has_rules
from game.app.screen import Dialog, Host
from game.session.commitment import Envelope
from game.ui.clipboard import CLIPBOARD
from game.ui.intents import CopySeal, Intent, OpenRules
from game.ui.intents.rulebook import TurnTo
from game.ui.panels.envelope import copied_text, envelope_page
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class EnvelopeDialog(Dialog):
    """The card of one game of a title."""

    name = "envelope"

    def __init__(self, host: Host, title: str, envelope: Envelope) -> None:
        super().__init__(host)
        self._rules = has_rules(title)
        self._envelope, self._copied = envelope, False

    def widget(self, viewport: Viewport) -> Widget:
        """The card."""
        told = (self._envelope, self.host.hear, viewport)
        return envelope_page(*told, copied=self._copied, rules=self._rules)

    def on(self, intent: Intent) -> bool:
        """Copy, read how it works, or close."""
        match intent:
            case CopySeal():
                CLIPBOARD.copy(copied_text(self._envelope))
                self._copied = True
                self.host.refresh()
            case TurnTo() if self._rules:
                self.host.hear(OpenRules())
                self.host.hear(intent)
            case _:
                return super().on(intent)
        return True
