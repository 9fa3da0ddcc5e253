"""When the eye goes where things happen by itself.

It stays where the player put it, and goes elsewhere only for what could not be seen from there, or
for what is his own and looks best from near. What is looked for elsewhere is looked at from there
as long as anything else shows there too: several things that need the same sight are one visit.
"""

from __future__ import annotations

from game.app.match.viewer.camera_controller import Gaze
from game.app.services import Services
from game.scene.interest import Interest
from game.scene.pose import Vec3
from game.scene.tabletop import WHOLE
from game.session.preferences import Follows


class Following:
    """What sends one eye about, beside the player's hand."""

    def __init__(self, services: Services, gaze: Gaze) -> None:
        self._services, self._gaze = services, gaze
        self._heeded = ""

    @property
    def _when(self) -> Follows:
        return self._services.preferences.present_follows

    @property
    def _led(self) -> bool:
        """Whether the eye goes where things happen: the player lets it, and his hand is off it."""
        still = self._services.preferences.reduced_motion or self._gaze.tempo.instant
        return self._when is not Follows.NEVER and not still and not self._gaze.held

    def follow(self, towards: Interest | None, *, own: bool = False) -> None:
        """Something happens: let it be seen; what the viewer does himself, from no nearer."""
        if towards is None or not self._led:
            return
        if self._when is Follows.ALWAYS and not own:
            self._gaze.glance(towards)
        else:
            self._show(towards.core)

    def attend(self, sight: str, *, own: bool, near: bool = True) -> None:
        """Something is told, or decided, at a sight of its own. What is the viewer's is looked at
        from there: ``near`` in any case, else only where he would not see it well.
        """
        gaze, when = self._gaze, self._when
        if own:
            self._attend_own(sight, near=near)
            return
        gaze.come_back()
        if when is Follows.NEVER or gaze.held:
            return
        if when is Follows.ALWAYS:
            gaze.visit(sight)
        else:
            self._show(gaze.points(sight))

    def _attend_own(self, sight: str, *, near: bool) -> None:
        gaze, when = self._gaze, self._when
        points = gaze.points(sight)
        if when is Follows.ALWAYS or (near and when is Follows.NEEDED):
            gaze.visit(sight)
        elif gaze.stays and gaze.sees(points):
            return
        elif gaze.sees_from_home(points):
            gaze.go_home()
        else:
            gaze.visit(sight)

    def heed(self, closeup: str, *, own: bool) -> None:
        """Visit the sight at which something is being told, if the player lets the eye do so, and
        come back when nothing is told there any more ("")."""
        if closeup == self._heeded:
            return
        self._heeded = closeup
        if not closeup:
            self._gaze.come_back()
        elif self._led:
            self.attend(closeup, own=own)

    def _show(self, points: tuple[Vec3, ...]) -> None:
        """Go where something is seen, home if possible, unless it is seen already; and stay."""
        gaze = self._gaze
        if gaze.sees(points):
            return
        if gaze.sees_from_home(points):
            gaze.go_home()
        else:
            gaze.stay_at(WHOLE)
