"""When the eye goes where things happen by itself.

It stays where the player put it, and goes elsewhere only for what could not be seen from there, or
for what is his own and looks best from near. What is looked for elsewhere is looked at from there
as long as anything else shows there too: several things that need the same sight are one visit.
"""

from __future__ import annotations

from game.app.match.viewer.camera_controller import CameraController
from game.app.services import Services
from game.scene.interest import Interest
from game.scene.pose import Vec3
from game.scene.tabletop import WHOLE
from game.session.preferences import Follows


class AutoFollow:
    """What sends one eye about, beside the player's hand."""

    def __init__(self, services: Services, controller: CameraController) -> None:
        self._services, self._camera_controller = services, controller
        self._heeded = ""

    @property
    def _when(self) -> Follows:
        return self._services.preferences.present_follows

    @property
    def _led(self) -> bool:
        """Whether the eye goes where things happen: the player lets it, and his hand is off it."""
        still = self._services.preferences.reduced_motion or self._camera_controller.tempo.instant
        return self._when is not Follows.NEVER and not still and not self._camera_controller.held

    def follow(self, towards: Interest | None, *, own: bool = False) -> None:
        """Something happens: let it be seen; what the viewer does himself, from no nearer."""
        if towards is None or not self._led:
            return
        if self._when is Follows.ALWAYS and not own:
            self._camera_controller.glance(towards)
        else:
            self._show(towards.core)

    def attend(self, sight: str, *, own: bool, near: bool = True) -> None:
        """Something is told, or decided, at a sight of its own. What is the viewer's is looked at
        from there: ``near`` in any case, else only where he would not see it well.
        """
        controller, when = self._camera_controller, self._when
        if own:
            self._attend_own(sight, near=near)
            return
        controller.come_back()
        if when is Follows.NEVER or controller.held:
            return
        if when is Follows.ALWAYS:
            controller.visit(sight)
        else:
            self._show(controller.points(sight))

    def _attend_own(self, sight: str, *, near: bool) -> None:
        controller, when = self._camera_controller, self._when
        points = controller.points(sight)
        if when is Follows.ALWAYS or (near and when is Follows.NEEDED):
            controller.visit(sight)
        elif controller.stays and controller.sees(points):
            return
        elif controller.sees_from_home(points):
            controller.go_home()
        else:
            controller.visit(sight)

    def heed(self, closeup: str, *, own: bool) -> None:
        """Visit the sight at which something is being told, if the player lets the eye do so, and
        come back when nothing is told there any more ("")."""
        if closeup == self._heeded:
            return
        self._heeded = closeup
        if not closeup:
            self._camera_controller.come_back()
        elif self._led:
            self.attend(closeup, own=own)

    def _show(self, points: tuple[Vec3, ...]) -> None:
        """Go where something is seen, home if possible, unless it is seen already; and stay."""
        controller = self._camera_controller
        if controller.sees(points):
            return
        if controller.sees_from_home(points):
            controller.go_home()
        else:
            controller.stay_at(WHOLE)
