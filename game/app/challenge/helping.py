"""The hint of a challenge, step by step: where to look, which action, then the move itself."""

from __future__ import annotations

from collections.abc import Callable

from game.app.pointing_hand import PointingHands
from game.language import _
from game.rules.core import View
from game.session.challenges.attempt import Attempt


class Helping:
    """As much of the hint as was asked for in one try. ``told``: what was said so far.

    ``astray``: the try has left the known solution, and that was said. ``steps``: how much was
    shown, the move being one more than the sentences.
    """

    def __init__(self, attempt: Attempt, pointers: PointingHands, view: Callable[[], View]) -> None:
        self._attempt, self._pointers, self._view = attempt, pointers, view
        self.told: tuple[str, ...] = ()
        self.astray = False
        self.steps = 0

    def ask(self) -> None:
        """Show one step more of the hint."""
        attempt, hints = self._attempt, self._attempt.challenge.hints
        if attempt.solved or self.astray:
            return
        if attempt.good is not None and attempt.known_way() is None:
            self.astray = True
        elif self.steps < len(hints):
            self.told = (*self.told, _(hints[self.steps]))
            self.steps += 1
        else:
            self._point()

    def _point(self) -> None:
        """Let the hand show the move, if one is known."""
        move = self._attempt.known_way()
        if move is None:
            unknown = _("Nobody has told us the way. You may well find one!")
            self.told = (*(each for each in self.told if each != unknown), unknown)
            return
        self._pointers.show(self._view(), [move], lead=True)
        self.steps = max(self.steps, len(self._attempt.challenge.hints) + 1)

    def moved(self) -> None:
        """Something was played or taken back."""
        self.astray = False
        self._pointers.show(self._view(), ())
