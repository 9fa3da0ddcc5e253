"""The window as a match within another screen is given it: nothing is saved, nobody thinks by
himself, and the screen around it says what comes after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.app.match.flow.thinking import Thinking
from game.app.screen import Host
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.saves import SaveStore


class Unsaved(SaveStore):
    """Keeps nothing: the screen around remembers its own place."""

    def autosave_soon(self, match: Match) -> None:
        """Save nothing."""

    def keep_picture_soon(self, match: Match, encoded: Callable[[], bytes]) -> None:
        """Keep no picture."""

    def claim(self, match: Match) -> bool:
        """Let any number of windows play it."""
        del match
        return True

    def release(self, match: Match) -> None:
        """Do nothing: no window has claimed it."""


def embedded(host: Host, thinking: Thinking, prefers: Callable[[Preferences], Preferences]) -> Host:
    """``host``, with what a screen around a match takes into its own hands.

    ``thinking`` plays for whoever else sits there; ``prefers`` tells what of the player's
    preferences holds there. The match goes nowhere by itself, and sets nothing.
    """
    return replace(
        host,
        saves=Unsaved(),
        thinker=lambda: thinking,
        preferred=lambda: prefers(host.preferences),
        navigator=replace(host.navigator, show=lambda _route: None, prefer=lambda _kept: None),
    )
