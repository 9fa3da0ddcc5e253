"""The answer to what a learner tried, for as long as it is about what he does."""

from __future__ import annotations


class Answering:
    """``text``: what is said to the last try, or "". It goes with what is in hand."""

    def __init__(self) -> None:
        self.text = ""
        self._held = False

    def give(self, text: str) -> None:
        """Say something else, or with "" nothing any more."""
        self.text, self._held = text, False

    def follow(self, *, idle: bool) -> bool:
        """See whether nothing is in hand; whether the answer goes now.

        Where nothing was, it stays until something is taken in hand and put back, or played.
        """
        if not self.text or not idle:
            self._held = not idle
            return False
        if self._held:
            self.give("")
            return True
        return False
