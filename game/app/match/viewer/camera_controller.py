"""How the table is looked at: the player's hand on the eye, its flights, and its ways home.

A hand comes first: whatever it does ends what the eye was doing by itself, and it is ``held`` from
then on until the player has decided something, or wants to see the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto

from game.app.match.playback.tempo import TEMPOS, Tempo
from game.app.match.viewer.sights import Sights, stand
from game.app.services import Services
from game.scene.bounds import bounded, pulled
from game.scene.camera import FILM_MM, REACH, Camera
from game.scene.flight import STILL, CameraFlight
from game.scene.framing import Clearing
from game.scene.interest import Eye, Interest, leant, sees_well
from game.scene.pose import Vec3
from game.scene.rays import on_plane
from game.scene.tabletop import WHOLE

STEERING_S = 0.25
"""So long after the last pull at the eye it may be pulled again, and is drawn in a hurry."""
FLIGHT_S, FOLLOW_S, ZOOM_S = 0.65, 0.9, 0.2
LINGER_S = 1.6
"""So long the eye stays where something happened, if nothing else happens."""
NEARER = 0.88
"""A step of the wheel leaves this part of the distance."""
TURN_A_PIXEL, RISE_A_PIXEL = 0.25, 0.2
"""Degrees by which a drag of a pixel turns and lifts the eye."""
CLOSE = 9.5
"""From so near a thing is looked at."""

Aim = str | Camera
"""What is looked at: a sight by its name, or through a camera of its own."""


class Absence(Enum):
    """Why the eye is not where the player put it."""

    NONE = auto()
    VISIT = auto()  # something is told there, and it comes back when that is over
    GLANCE = auto()  # it has turned a little, and comes back when nothing else happens
    STAY = auto()  # what was to be seen shows there; it comes back for the player's next turn


class CameraController:
    """The eye over one table. Pixels: origin at the bottom left.

    ``cut`` is called when it is about to be elsewhere at once.
    """

    def __init__(self, services: Services, outlook: Sights, cut: Callable[[], None]) -> None:
        self._services, self._outlook, self._cut = services, outlook, cut
        self._window = services.viewport
        self._aim = WHOLE
        self._home: Aim | None = None
        self._stay: Aim | None = None
        self._flight: CameraFlight | None = None
        self._absence = Absence.NONE
        self.held = False
        """Whether the player's hand was on the eye since he last decided something."""
        self._steered = self._lingers = 0.0
        self._dragged: Vec3 | None = None
        self._reach: Callable[[], float] = lambda: 1.0
        self.camera = self._stand(WHOLE)

    @property
    def tempo(self) -> Tempo:
        """How fast the player wants things to happen."""
        return TEMPOS[self._services.preferences.present_pace]

    @property
    def eye(self) -> Camera:
        """The camera, in the window as wide as it is now."""
        if self._services.viewport != self._window:
            self._window = self._services.viewport
            self._flight = None
            if self.glancing:
                self._aim = self.aim
                self._leave()
            moved = replace(self.camera, shift=self._clear_shift())
            self.camera = self._stand(self._aim) if self._aim else moved
        return self.camera

    @property
    def aim(self) -> str:
        """The name of the sight that the eye is at or flies to; "" for anywhere else."""
        home = self._home if self.glancing else self._aim
        return home if isinstance(home, str) else ""

    @property
    def goal(self) -> Camera:
        """Where the eye is, or where it flies to."""
        return self._flight.goal if self._flight else self.camera

    @property
    def flying(self) -> bool:
        """Whether the eye is on its way, and not only for a glance."""
        return self._flight is not None and not self.glancing

    @property
    def glancing(self) -> bool:
        """Whether the eye has turned a little to something that happens, and will come back."""
        return self._absence is Absence.GLANCE

    @property
    def stays(self) -> bool:
        """Whether the eye is elsewhere until something is not seen there, or the next turn."""
        return self._absence is Absence.STAY

    @property
    def visiting(self) -> bool:
        """Whether the eye is where something is being told."""
        return self._absence is Absence.VISIT

    @property
    def moves(self) -> bool:
        """Whether the eye moves or may be pulled on any moment."""
        return self._flight is not None or self._steered > 0.0

    def look_at(self, name: str) -> None:
        """Fly to a sight by its name; from the whole table the eye follows what happens."""
        self.held = name != WHOLE
        self._leave()
        self._fly(name)

    def begin_at(self, there: Aim) -> None:
        """Be at a sight, or look through a camera, at once: as if the player had put the eye there,
        and let it follow what happens."""
        self._leave()
        self.held, self._flight = False, None
        self._aim = there if isinstance(there, str) else ""
        goal = self._resolved(there)
        if not self._aim:
            goal = replace(goal, shift=self._clear_shift())
        self.camera = goal.lifted(self._outlook.obstacles)

    def keep_within(self, reach: Callable[[], float]) -> None:
        """Somebody speaks beside the table: no sight shows farther to the right than ``reach``, in
        parts of the window, whether or not he says something now. The table rests there at once:
        one that slid whenever words came or went would slide from under the pointer.
        """
        self._reach = reach
        if self._aim and self._flight is None:
            self.camera = self._stand(self._aim)

    def look_at_seat(self, seat: int) -> None:
        """Fly to a seat's board."""
        self.look_at(self._outlook.seat_sight(seat))

    def focus_on_point(self, point: Vec3) -> None:
        """Look at a point of the table from near."""
        goal = replace(self.goal.aimed(point), distance=min(self.goal.distance, CLOSE))
        self._glide(replace(goal, shift=self._clear_shift()), FLIGHT_S)

    def orbit(self, dx: float, dy: float) -> None:
        """Turn the eye about what it looks at, by pixels of a drag."""
        self._steer(self.eye.orbited(-dx * TURN_A_PIXEL, -dy * RISE_A_PIXEL))

    def tilt(self, degrees: float) -> None:
        """Look down more steeply, or less, by a step."""
        self._glide(self.goal.orbited(0.0, degrees))

    def pan(self, dx: float, dy: float) -> None:
        """Move along the table, by pixels of a drag; softly no farther than it shows."""
        width = max(self._services.viewport.pixel_width, 1)
        unit = self.eye.distance * FILM_MM / self.eye.lens_mm / width
        goal = self.eye.panned(-dx * unit, -dy * unit * 1.3)
        self._dragged = self._dragged or self.eye.target
        self._steer(pulled(self.eye, goal, self.points(WHOLE), self._aspect, self._dragged))

    def let_go(self) -> None:
        """The hand lets go of the table: it slides back as far as it was pulled too far."""
        within = bounded(self.goal, self.points(WHOLE), self._aspect, self._dragged)
        self._dragged = None
        if within != self.goal:
            self._glide(within)

    def zoom_at(self, steps: float, x: float, y: float, height: float) -> None:
        """Nearer for positive steps; what lies under a pixel at some ``height`` stays there."""
        view = self._services.viewport
        point = on_plane(self.goal.ray(x, y, view.pixel_width, view.pixel_height), height)
        if point is not None:
            low, high = REACH
            across = min(high[0], max(low[0], point[0]))
            point = (across, min(high[1], max(low[1], point[1])), point[2])
        goal = self.goal.zoomed(NEARER**steps, point)
        if steps < 0.0:
            goal = bounded(goal, self.points(WHOLE), self._aspect)
        self._glide(goal)

    def hold(self) -> None:
        """The player's hand is on the table: look from where he chose to."""
        self.held = True
        if self.glancing:
            self.go_home()

    def visit(self, there: Aim) -> None:
        """Fly to a sight or elsewhere for a while; :meth:`come_back` comes back."""
        stay = (self._aim or self.goal) if self.stays else self._stay
        self._go(there, Absence.VISIT)
        self._stay = stay if self.visiting else None

    def stay_at(self, there: Aim, *, at_once: bool = False) -> None:
        """Fly to a sight, and stay there as long as what happens is seen there.

        ``at_once``: be there in the next picture, for a hand that must not lose its aim meanwhile.
        """
        if at_once and self.goal != self._resolved(there):
            self._cut()
        self._go(there, Absence.STAY)
        if at_once:
            self.arrive()

    def _go(self, there: Aim, absence: Absence) -> None:
        if self.goal == self._resolved(there):
            return
        home = self._from_home()
        self._fly(there)
        self._home, self._stay, self._absence = home, None, absence

    def go_home(self) -> None:
        """Fly back to where the player put the eye."""
        home = self._home
        self._leave()
        if home is not None:
            self._fly(home)

    def come_back(self) -> None:
        """Fly back from a visit to where the eye was before; a glance may go on to the next."""
        if self.visiting and self._stay is not None:
            self.stay_at(self._stay)
        elif self.visiting:
            self.go_home()

    def glance(self, towards: Interest) -> None:
        """Turn to what happens a little."""
        home = self._from_home()
        start = self._resolved(home)
        if not self._eye(start).shows(towards.core):
            start = self._stand(WHOLE)
        part = towards.part / max(1.0, self.tempo.speed)
        goal = leant(start, towards._replace(part=part), self._clearing(), self._aspect)
        self._fly(goal, FOLLOW_S)
        self._home, self._absence, self._lingers = home, Absence.GLANCE, LINGER_S

    def points(self, name: str) -> tuple[Vec3, ...]:
        """All that a sight shows."""
        return self._outlook.sight(name).points

    def sees(self, points: Sequence[Vec3]) -> bool:
        """Whether something is seen well from where the eye is or flies to."""
        return self._is_seen(points, self.goal, self.aim)

    def sees_from_home(self, points: Sequence[Vec3]) -> bool:
        """Whether something is seen well from where the player put the eye."""
        home = self._from_home()
        return self._is_seen(points, self._resolved(home), home if isinstance(home, str) else "")

    def _is_seen(self, points: Sequence[Vec3], camera: Camera, name: str) -> bool:
        whole = self._eye(self._stand(WHOLE))
        return sees_well(self._eye(camera, name or WHOLE), points, whole)

    def _eye(self, camera: Camera, name: str = WHOLE) -> Eye:
        return Eye(camera, self._clearing(name), self._aspect)

    def let_follow(self) -> None:
        """The player has decided something: the eye may follow what comes of it."""
        self.held = False

    def advance(self, seconds: float) -> None:
        """Let time pass for the eye."""
        if self._flight is not None:
            self.camera = self._flight.advance(seconds).lifted(self._outlook.obstacles)
            if self._flight.done:
                self._flight = None
        elif self.glancing:
            self._lingers -= seconds
            if self._lingers <= 0.0:
                self.go_home()
        self._steered = max(self._steered - seconds, 0.0)

    def arrive(self) -> None:
        """Be where a flight leads; a glance takes its time."""
        if self._flight is not None and not self.glancing:
            self.camera, self._flight = self._flight.goal, None
        self._steered = 0.0

    def _stand(self, name: str) -> Camera:
        room = self._clearing(name)
        return stand(self._outlook.sight(name), room, self._aspect).lifted(self._outlook.obstacles)

    def _resolved(self, aim: Aim) -> Camera:
        """The camera of an aim, in the window as it is now."""
        return self._stand(aim) if isinstance(aim, str) else aim

    @property
    def _aspect(self) -> float:
        return self._services.viewport.pixel_width / self._services.viewport.pixel_height

    def _clearing(self, name: str = WHOLE) -> Clearing:
        """What panels, and whoever speaks, leave free of the window."""
        room = self._outlook.clearing(name, self._services.viewport)
        return room._replace(right=min(room.right, self._reach()))

    def _clear_shift(self) -> tuple[float, float]:
        return self._clearing().shift(self._aspect)

    def _from_home(self) -> Aim:
        """What the player chose to look at, and through what camera if it has no name."""
        return self._home if self._home is not None else self._aim or self.goal

    def _leave(self) -> None:
        """Forget where the eye was: there is nothing to come back to."""
        self._home, self._stay, self._absence = None, None, Absence.NONE

    def _fly(self, there: Aim, seconds: float = FLIGHT_S) -> None:
        goal = self._resolved(there).lifted(self._outlook.obstacles)
        self._aim = there if isinstance(there, str) else ""
        drift = self._flight.speed if self._flight is not None else STILL
        if self._services.preferences.reduced_motion:
            seconds, drift = 0.0, STILL
            self._cut()
        self._flight = CameraFlight(self.eye, goal, seconds / self.tempo.speed, drift)

    def _glide(self, goal: Camera, seconds: float = ZOOM_S) -> None:
        """Go to ``goal`` quickly: a hand asked for it."""
        self._take_over()
        self._fly(goal, seconds)
        self._steered = STEERING_S

    def _steer(self, camera: Camera) -> None:
        """Look through ``camera``, which a hand is moving."""
        self._take_over()
        self._flight = None
        self.camera, self._steered = camera.lifted(self._outlook.obstacles), STEERING_S

    def _take_over(self) -> None:
        """A hand is on the eye: nothing has a name or a home any more, and the panels know."""
        named = bool(self.aim)
        self._leave()
        self.held, self._aim = True, ""
        if named:
            self._services.refresh()
        self._services.redraw()
