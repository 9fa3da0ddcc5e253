"""A screen that lies around that of a match: what it doesn't say itself, the match says."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.match.screen import MatchScreen
from game.app.screen import Host, Screen
from game.scene.targets import Target
from game.ui.intents import Intent
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class SpokenScreen(Screen):
    """Somebody speaks beside the match of ``inner``."""

    def __init__(self, host: Host, inner: MatchScreen) -> None:
        super().__init__(host)
        self.inner = inner
        self.beneath, self.inquiry = inner.beneath, inner.inquiry

    @property
    def symbols(self) -> Mapping[str, str]:
        """The match's symbols."""
        return self.inner.symbols

    @property
    def arrows_begin(self) -> str | None:
        """The control of the match that arrows lead to first."""
        return self.inner.arrows_begin

    @property
    def moving(self) -> bool:
        """Whether the table moves."""
        return self.inner.moving

    @property
    def waiting(self) -> bool:
        """Whether the match has something to wait for."""
        return self.inner.waiting

    def enter(self) -> None:
        """Enter the match."""
        self.inner.enter()

    def leave(self) -> None:
        """Leave the match."""
        self.inner.leave()

    def draw(self) -> None:
        """Draw the match's table."""
        self.inner.draw()

    def notes(self, viewport: Viewport) -> Widget | None:
        """What the match shows on its table."""
        return self.inner.notes(viewport)

    def over(self, viewport: Viewport) -> Widget | None:
        """What moves upon the match's panels."""
        return self.inner.over(viewport)

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels."""
        return self.inner.widget(viewport)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.inner.advance(seconds)

    def on(self, intent: Intent) -> None:
        """Let the match hear it."""
        self.inner.on(intent)

    def key(self, name: str) -> bool:
        """Give a key to the match."""
        return self.inner.key(name)

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        return self.inner.report()

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """What is marked on the table, and what can be dragged."""
        return self.inner.targets()
