"""The sight a step wants, taken up once what the step before bade look at has been seen."""

from __future__ import annotations

from game.app.match.viewer.camera_controller import CameraController

LINGER_S = 2.5
"""So long the eye stays, from its arrival, at what the learner was to look at."""


class Lingering:
    """The sight that one table's eye is yet to be taken to."""

    def __init__(self, controller: CameraController) -> None:
        self._camera_controller = controller
        self._sight, self._from = "", ""
        self._seconds = 0.0

    @property
    def waiting(self) -> bool:
        """Whether the eye is yet to be taken somewhere."""
        return bool(self._sight)

    def look_at(self, sight: str, *, after_look: bool) -> None:
        """Go to ``sight``, or stay for "": soon, ``after_look``, where another is looked at.

        Who was quick is still taken where the step before wanted the eye.
        """
        self._sight = sight or self._sight
        self._from, self._seconds = self._camera_controller.aim, LINGER_S
        if not after_look or sight == self._from:
            self._go()

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether the eye goes now. It stays where the learner looks elsewhere."""
        if not self.waiting or self._camera_controller.flying:
            return False
        if self._camera_controller.aim != self._from:
            self._sight = ""
            return False
        self._seconds -= seconds
        if self._seconds > 0.0:
            return False
        self._go()
        return True

    def _go(self) -> None:
        if self._sight:
            self._camera_controller.look_at(self._sight)
        self._sight = ""
