"""The answer to what somebody tried, for as long as it is about what he does."""

from __future__ import annotations

from collections.abc import Collection

from game.app.match.input.deciding import Deciding
from game.scene.targets import Target


class InputFeedback:
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

    def follow(self, deciding: Deciding) -> bool:
        """See whether nothing is in hand, and what is meant to be used next; whether the answer
        goes now.

        Where nothing was in hand, it stays until something is taken and put back, or played.
        """
        aim = deciding.aim if self.text and self._about else None
        put_back = bool(self.text) and self._held and deciding.idle
        goes = put_back or (aim is not None and aim not in self._about)
        self._held = not deciding.idle
        if goes:
            self.give("")
        return goes
