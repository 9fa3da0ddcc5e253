"""The table of a match: its scene, the eye over it, and what the pointer meets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.app.match.fading import Fading
from game.app.match.painted import Shown
from game.app.match.tempo import TEMPOS, Tempo
from game.app.screen import Host
from game.render.faces.biomes import faces
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.view import BiomesView, Stage
from game.scene.anchors import anchor, pieces_of, sides_of
from game.scene.camera import PRESETS, Camera, CameraFlight, over
from game.scene.director.biomes import direct, pour
from game.scene.layout.biomes import layout
from game.scene.pick import pick
from game.scene.places import biomes as at
from game.scene.pose import PieceId, Vec3
from game.scene.stage import Mark, Scene
from game.scene.targets import BlockTarget, Target
from game.scene.turntable import Turntable

STAGE: PieceId = ("fight", "stage")
DIM, DIM_S = 0.62, 0.35
"""How dark the table gets behind a fight, and how fast."""
STEERING_S = 0.25
"""So long after the last pull at the eye it may be pulled again, and is drawn in a hurry."""
FLIGHT_S = 0.6
EDGE = 0.03
"""Part of the picture along each edge where panels hide much."""
CARDS, CARDS_SHARE = 264.0, 0.165
"""Width of the column of cards, and the part of the window that the presets leave to it."""


def as_laid(view: BiomesView) -> BiomesView:
    """``view`` as it lies on the table: for a pickaxe the stage makes room for the cube."""
    return replace(view, fight=None) if view.stage is Stage.PICKAXE else view


class Table:
    """What lies on the table and how it is looked at. Pixels: origin at the bottom left."""

    def __init__(self, host: Host, view: BiomesView, focus: int, colors: Sequence[str]) -> None:
        self._host = host
        self.scene = Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))
        self._shown = Shown(self.scene, colors)
        self.view, self.focus = view, focus
        self.camera = PRESETS["table"]
        self._flight: CameraFlight | None = None
        self._home: Camera | None = None
        self._steered = 0.0
        self._dim = 0.0
        self._faced = False
        self.scene.show(layout(as_laid(view), focus))
        self._fading = Fading(self.scene)

    # -- what lies there ------------------------------------------------------------------------

    def show(self, view: BiomesView, focus: int) -> None:
        """Jump to ``view`` with the board of ``focus`` in front."""
        self.view, self.focus = view, focus
        self._obey()
        self.scene.cut()
        self.scene.show(layout(as_laid(view), focus))
        self._host.redraw()

    def pour(self) -> None:
        """Let the cube's blocks fall into place."""
        self._obey()
        pour(self.scene, self.view, self.focus)

    def direct(self, events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView) -> None:
        """Begin to show what happened; ``after`` counts from now on."""
        self._obey()
        self.view = after
        direct(self.scene, events, as_laid(before), as_laid(after), self.focus)

    def tell(self, events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView) -> float:
        """Begin to show what another player did, in the time that its pace allows.

        Returns how many seconds it is to be seen, with the rest after its motion.
        """
        line, tempo = self.scene.timeline, self.tempo
        self.direct(events, before, after)
        natural = line.end - line.time
        moving, whole = tempo.times(natural)
        if tempo.instant:
            self.scene.skip()
        elif moving:
            line.speed = natural / moving
        return whole

    def _obey(self) -> None:
        """Move as the player wants it from now on."""
        self.scene.reduced_motion = self._host.preferences.reduced_motion
        self.scene.timeline.speed = self.tempo.speed

    @property
    def tempo(self) -> Tempo:
        """How fast the player wants things to happen."""
        return TEMPOS[self._host.preferences.pace]

    def lay_down(self) -> None:
        """Let every piece lie where the view has it."""
        self.scene.settle(layout(as_laid(self.view), self.focus))

    def mark(self, marks: Mapping[Target, Mark]) -> None:
        """Set off these targets and nothing else."""
        view = as_laid(self.view)
        pieces: dict[PieceId, Mark] = {}
        for target, mark in marks.items():
            for name in pieces_of(target, view):
                pieces[name] = mark
        if pieces != self.scene.marks:
            self.scene.mark(pieces)
            self._host.redraw()

    @property
    def eye(self) -> Camera:
        """The camera, moved back and aside where the cards take more of a narrow window."""
        wider = CARDS / self._host.viewport.width - CARDS_SHARE
        if wider <= 0.0:
            return self.camera
        across, up = self.camera.shift
        distance = self.camera.distance / (1.0 - wider)
        return replace(self.camera, distance=distance, shift=(across + wider / 2, up))

    # -- looking --------------------------------------------------------------------------------

    def look(self, camera: Camera) -> None:
        """Fly to ``camera``."""
        still = self._host.preferences.reduced_motion
        self.scene.cut()
        seconds = 0.0 if still else FLIGHT_S
        self._flight = CameraFlight(self.camera, camera, seconds / self.tempo.speed)
        self._home = None

    def look_at(self, preset: str) -> None:
        """Fly to a preset by its name."""
        self.look(PRESETS[preset])

    def look_at_seat(self, seat: int) -> None:
        """Fly to a seat's board."""
        if seat == self.focus:
            self.look_at("board")
        else:
            self.look(over(at.board_pose(seat, self.focus, len(self.view.players)).place))

    def visit(self, there: str | Camera) -> None:
        """Fly to a preset or elsewhere for a while; :meth:`go_home` comes back."""
        goal = PRESETS[there] if isinstance(there, str) else there
        home = self._home or self.goal
        if self.goal != goal:
            self.look(goal)
            self._home = home

    @property
    def goal(self) -> Camera:
        """Where the eye is, or where it flies to."""
        return self._flight.goal if self._flight else self.camera

    def go_home(self) -> None:
        """Fly back from a visit."""
        if self._home is not None:
            self.look(self._home)

    def orbit(self, dx: float, dy: float) -> None:
        """Turn the eye about what it looks at, by pixels of a drag."""
        self._flight = None
        self._steer(self.camera.orbited(-dx * 0.25, -dy * 0.2))

    def pan(self, dx: float, dy: float) -> None:
        """Move along the table, by pixels of a drag."""
        self._flight = None
        width = max(self._host.viewport.pixel_width, 1)
        unit = self.camera.distance * 36.0 / self.camera.lens_mm / width
        self._steer(self.camera.panned(-dx * unit, -dy * unit * 1.3))

    def zoom(self, steps: float) -> None:
        """Nearer for positive steps."""
        self._flight = None
        self._steer(self.camera.zoomed(0.9**steps))

    def _steer(self, camera: Camera) -> None:
        """Look through ``camera``, which a hand is moving."""
        self.camera, self._steered = camera, STEERING_S
        self._host.redraw()

    def focus_on(self, target: Target) -> None:
        """Look at ``target`` from near."""
        point = self.point(target)
        goal = replace(self.camera.aimed(point), distance=min(self.camera.distance, 9.5))
        self.look(replace(goal, shift=PRESETS["cube"].shift))

    # -- meeting --------------------------------------------------------------------------------

    def pick(self, x: float, y: float) -> Target | None:
        """What the pointer is over."""
        ray = self.ray(x, y)
        return pick(ray, as_laid(self.view), self.focus, self.scene.turntable)

    def ray(self, x: float, y: float) -> tuple[Vec3, Vec3]:
        """The sight through a pixel."""
        view = self._host.viewport
        return self.eye.ray(x, y, view.pixel_width, view.pixel_height)

    def point(self, target: Target) -> Vec3:
        """A visible point of ``target``."""
        return anchor(target, as_laid(self.view), self.focus, self.scene.turntable)

    def spot(self, target: Target) -> tuple[float, float, bool]:
        """A pixel where ``target`` shows, and whether it does: a part of it may be hidden."""
        places = [self.point(target)]
        if isinstance(target, BlockTarget):
            places += sides_of(target.block, self.scene.turntable)
        pixels = [self.project(place) for place in places]
        for x, y in pixels:
            if self.pick(x, y) == target:
                return x, y, True
        return *pixels[0], False

    def project(self, point: Vec3) -> tuple[float, float]:
        """Where a point of the table shows, in pixels."""
        view = self._host.viewport
        return self.eye.project(point, view.pixel_width, view.pixel_height)

    def sees(self, target: Target) -> bool:
        """Whether ``target`` shows well inside the picture."""
        view = self._host.viewport
        x, y = self.project(self.point(target))
        across, up = x / view.pixel_width, y / view.pixel_height
        return EDGE <= across <= 1 - EDGE and EDGE <= up <= 1 - EDGE

    def units(self, point: Vec3) -> tuple[float, float]:
        """Where a point of the table shows, in logical units from the top left."""
        return self._host.viewport.to_units(*self.project(point))

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """A pixel in logical units from the top left."""
        return self._host.viewport.to_units(x, y)

    # -- time and picture -----------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether the next moment looks different."""
        dims = abs(self._dim_goal() - self._dim) > 1e-3
        moves = self.scene.moving or self._eye_moves or self._fading.moving
        return moves or dims or self.scene.stale

    @property
    def _eye_moves(self) -> bool:
        return self._flight is not None or self._steered > 0.0

    @property
    def flying(self) -> bool:
        """Whether the eye is on its way."""
        return self._flight is not None

    def advance(self, seconds: float, *, frozen: bool = False) -> None:
        """Let time pass; ``frozen``: what happens on the table waits."""
        if frozen:
            self.scene.turntable.advance(seconds)
        else:
            self.scene.advance(seconds)
        if self._flight is not None:
            self.camera = self._flight.advance(seconds)
            if self._flight.done:
                self._flight = None
        self._steered = max(self._steered - seconds, 0.0)
        self._fading.advance(seconds)
        goal, step = self._dim_goal(), DIM * seconds / DIM_S
        self._dim += min(step, max(-step, goal - self._dim))

    def _side(self, place: Vec3 | None) -> float:
        """From where in the window a place is heard: -1 is its left edge, 1 its right."""
        if place is None:
            return 0.0
        return 2.0 * self.project(place)[0] / self._host.viewport.pixel_width - 1.0

    def finish(self) -> None:
        """Be at the end of everything that moves."""
        self.scene.skip()
        self.scene.turntable.finish()
        if self._flight is not None:
            self.camera, self._flight = self._flight.goal, None
        self._steered, self._dim = 0.0, self._dim_goal()
        self._fading.finish()

    def _dim_goal(self) -> float:
        return DIM if STAGE in self.scene.pieces else 0.0

    def draw(self) -> None:
        """Draw it into the window."""
        renderer = self._host.renderer
        if not self._faced:
            renderer.load_faces(faces(self.view.catalogue))
            self._faced = True
        dim = self._dim if self._dim > 0.01 else 0.0
        hurried = self.moving or self.scene.turntable.held
        kept = self._fading.share(renderer)
        renderer.draw(self.eye, self._shown, dim=dim, hurried=hurried, kept=kept)
