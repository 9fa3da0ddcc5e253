"""The answer to what somebody tried, for as long as it is about what he does."""

from __future__ import annotations

from collections.abc import Collection

from game.scene.targets import Target


class Answering:
    """``text``: what is said to the last try, or "".

    It goes with what is in hand, and as soon as something else is meant than what it is about.
    """

    def __init__(self) -> None:
        self.text = ""
        self._about: frozenset[Target] = frozenset()
        self._held = False

    def give(self, text: str, about: Collection[Target] = ()) -> None:
        """Say something else, or with "" nothing any more; ``about``: the things that were meant,
        none where it isn't about a place."""
        self.text, self._about, self._held = text, frozenset(about), False

    def follow(self, *, idle: bool, aim: Target | None) -> bool:
        """See whether nothing is in hand, and what is meant to be used next; whether the answer
        goes now.

        Where nothing was in hand, it stays until something is taken and put back, or played.
        """
        if self.text and self._about and aim is not None and aim not in self._about:
            self.give("")
            return True
        if not self.text or not idle:
            self._held = not idle
            return False
        if self._held:
            self.give("")
            return True
        return False
