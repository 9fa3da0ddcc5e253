"""The pointer on the table: clicks, drags of pieces, the turntable, moving the eye."""

from __future__ import annotations

import math
from enum import Enum, auto

from game.app.match.viewer.table import Table
from game.app.pointer_handler import PointerHandler
from game.scene.camera import Camera
from game.scene.geometry import add, minus, scaled
from game.scene.pose import Pose, Vec3
from game.scene.rays import on_plane
from game.scene.targets import Target
from game.scene.timeline import smooth

DRAG_PIXELS = 6.0
"""A pointer that moved less was clicked, not dragged."""
LEAST_TURN, MOST_TURN = 0.2, 0.8
"""Degrees that a pixel turns the turntable by: its front follows the pointer, within limits."""
MOST_SPEED = 900.0
"""The turntable is never let go faster than this, in degrees a second."""
CARRIED = 0.75
"""How high above the table a piece hangs while it is dragged."""
TAKEN_PIXELS = 80.0
"""After so long a way a piece has the size that it has in hand."""
SPEED_S = 0.08
"""The turntable is let go with the speed of the last moments, smoothed over this."""


class Grip(Enum):
    """What a held button is doing."""

    NOTHING = auto()
    UNDECIDED = auto()
    CARRY = auto()
    TURN = auto()
    TILT = auto()
    PAN = auto()
    ORBIT = auto()
    SPENT = auto()  # the press ended an animation


class PointerUser(PointerHandler):
    """Who acts upon what the hands do; by itself nobody does anything."""

    def can_drag(self, target: Target | None) -> bool:
        """Whether a drag from ``target`` leads to a move."""
        del target
        return False

    def clicked(self, target: Target | None) -> None:
        """A target, or the bare table, was clicked."""

    def dropped(self, start: Target, goal: Target | None) -> None:
        """A piece was dragged from ``start`` to ``goal``."""

    def stepped_back(self) -> None:
        """The right button was clicked."""

    def went_on(self) -> bool | None:
        """A click while his own action is shown: it ends; whether he decides now who clicked. None:
        no such thing is shown."""
        return None


class TablePointer:
    """One pointer over one table."""

    def __init__(self, table: Table, player: PointerUser) -> None:
        self._table, self._player = table, player
        self._grip = Grip.NOTHING
        self._start = (0.0, 0.0)
        self._target: Target | None = None
        self._speed = self._pulled = 0.0
        self._held: tuple[Pose, Vec3] | None = None
        self._seen: Camera | None = None
        self.at: tuple[float, float] | None = None

    @property
    def carried(self) -> Target | None:
        """What is being dragged."""
        return self._target if self._grip is Grip.CARRY else None

    @property
    def busy(self) -> bool:
        """Whether a drag is under way."""
        return self._grip not in (Grip.NOTHING, Grip.UNDECIDED)

    def press(self, at: tuple[float, float], button: str) -> None:
        """A button went down."""
        self._start, self._speed, self._pulled, self._held = at, 0.0, 0.0, None
        self._grip = Grip.UNDECIDED
        self._target = self._table.grasp(*at)
        if button == "left" and self._is_spent(at):
            self._grip = Grip.SPENT

    def _is_spent(self, at: tuple[float, float]) -> bool:
        """Whether a press only ended what was shown. One while the own action is shown counts for
        what lies there, if the same lies there once that has ended."""
        before = self._table.pick(*at)
        decides = self._player.went_on() if before is not None else None
        if decides is None:
            return self._player.hurried()
        return not decides or self._table.pick(*at) != before

    def drag(self, at: tuple[float, float], by: tuple[float, float], button: str) -> None:
        """The pointer moved with the button held."""
        self.at = at
        if self._grip is Grip.UNDECIDED:
            if math.dist(at, self._start) < DRAG_PIXELS:
                return
            by = (at[0] - self._start[0], at[1] - self._start[1])
            self._decide(button, upright=abs(by[1]) > abs(by[0]))
        match self._grip:
            case Grip.TURN:
                self._turn(by[0])
            case Grip.TILT:
                self._table.scene.turntable.tip(-by[1] * self._turn_a_pixel)
            case Grip.CARRY:
                self._carry(at)
            case Grip.PAN:
                self._table.camera_controller.pan(*by)
            case Grip.ORBIT:
                self._table.camera_controller.orbit(*by)

    def release(self, at: tuple[float, float], button: str) -> None:
        """The button went up."""
        grip, self._grip = self._grip, Grip.NOTHING
        self.at = at
        match grip:
            case Grip.UNDECIDED if button == "left":
                self._player.clicked(self._table.pick(*at))
            case Grip.UNDECIDED if button == "right" and not self._player.hurried():
                self._player.stepped_back()
            case Grip.TURN:
                speed = min(MOST_SPEED, max(-MOST_SPEED, self._speed))
                self._table.let_go(speed)
            case Grip.TILT:
                self._table.let_go(0.0)
            case Grip.PAN:
                self._table.camera_controller.let_go()
            case Grip.CARRY if self._target is not None:
                goal = self._table.pick(*at)
                self._table.placing.let_go()
                self._player.dropped(self._target, goal)

    def advance(self, seconds: float) -> None:
        """Let time pass: a hand that holds the turntable still lets go of it without speed; what is
        carried stays in it while the eye goes elsewhere.
        """
        if self._grip is Grip.CARRY and self.at is not None and self._seen != self._table.eye:
            self._carry(self.at)
        if self._grip is Grip.TURN and seconds > 0.0:
            now, self._pulled = self._pulled / seconds, 0.0
            self._speed += (now - self._speed) * (1.0 - math.exp(-seconds / SPEED_S))

    def cancel(self) -> bool:
        """Put back what is dragged, let go of what is turned or was pressed upon; whether there was
        anything."""
        match self._grip:
            case Grip.NOTHING | Grip.SPENT:
                return False
            case Grip.CARRY:
                self._table.placing.let_go()
            case Grip.TURN | Grip.TILT:
                self._table.let_go(0.0)
            case Grip.PAN:
                self._table.camera_controller.let_go()
        self._grip = Grip.SPENT
        return True

    def _decide(self, button: str, *, upright: bool) -> None:
        """What the button does from now on; ``upright``: the pointer goes up or down."""
        if button != "left":
            self._grip = Grip.ORBIT if button == "right" else Grip.PAN
        elif self._player.can_drag(self._target):
            self._grip = Grip.CARRY
        elif self._target is not None and self._table.tabletop.touching.turns(self._target):
            self._grip = Grip.TILT if upright else Grip.TURN
            self._table.camera_controller.hold()
            self._table.scene.turntable.grab()
        else:
            self._grip = Grip.PAN

    @property
    def _turn_a_pixel(self) -> float:
        return min(MOST_TURN, max(LEAST_TURN, self._table.turn_a_pixel))

    def _turn(self, pixels: float) -> None:
        degrees = pixels * self._turn_a_pixel
        self._table.scene.turntable.drag(degrees)
        self._pulled += degrees

    def _carry(self, at: tuple[float, float]) -> None:
        """The piece follows, held where it was taken: what was under the pointer stays there."""
        table, spot = self._table, on_plane(self._table.ray(*at), CARRIED)
        carried = table.tabletop.touching.carried(self._target, table.view)
        piece = table.scene.pieces.get(carried.piece) if carried else None
        if carried is None or spot is None or piece is None:
            return
        table.placing.take(carried.piece)
        rested, hold = self._held = self._held or (piece.pose, self._from_hand(piece.pose))
        self._seen = table.eye
        part = smooth(min(math.dist(at, self._start) / TAKEN_PIXELS, 1.0))
        size = 1.0 + (carried.size - 1.0) * part
        x, y, _z = add(spot, scaled(hold, size))
        pose = Pose((x, y, CARRIED), rested.turn, rested.scale * size)
        table.scene.put(carried.piece, piece._replace(pose=pose))

    def _from_hand(self, rested: Pose) -> Vec3:
        """From where the hand took hold of a piece to its middle."""
        spot = on_plane(self._table.ray(*self._start), rested.place[2])
        return minus(rested.place, spot) if spot is not None else (0.0, 0.0, 0.0)
