"""The end of a try, as it is shown: one star after the other."""

from __future__ import annotations

from game.app.overlay_screen import CALM_S
from game.app.screen import Host
from game.content.challenge import STARS
from game.scene.cues import Cue
from game.session.challenges.attempt import Attempt

STAR_S = 0.35
"""From one star to the next."""


class Ending:
    """Whether a try is ``over``, and how many of its stars are ``shown`` by now."""

    def __init__(self, host: Host, attempt: Attempt) -> None:
        self._host, self._attempt = host, attempt
        self.over, self.shown = False, 0
        self._seconds = 0.0

    def see(self) -> None:
        """Take note of another state of the match."""
        self.over = self._attempt.solved or self._attempt.over
        self.shown, self._seconds = 0, 0.0

    @property
    def waiting(self) -> bool:
        """Whether stars are still to be given, or the end is too fresh for keys."""
        given = self.shown == self._attempt.stars and self.calm
        return self.over and not given

    @property
    def calm(self) -> bool:
        """Whether the end has been seen for long enough that a key is meant for it."""
        return self._seconds >= CALM_S

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether there is another star to be seen.

        All come at once where no motion is wanted.
        """
        if not self.over:
            return False
        self._seconds += seconds
        stars = self._attempt.stars
        due = min(int(self._seconds / STAR_S), stars)
        if self._host.preferences.reduced_motion:
            due = stars
        if due == self.shown:
            return False
        self.shown = due
        self._sound()
        return True

    def _sound(self) -> None:
        if self.shown == STARS:
            self._host.sound.play(Cue("fanfare"))
        else:
            self._host.sound.play(Cue("point", what=str(self.shown)))
