"""The eye over the table: presets, orbit, zoom, flights, rays."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.scene.geometry import Matrix, add, applied, between, cross, minus, product, scaled, unit
from game.scene.pose import Vec3
from game.scene.timeline import smooth

FILM_MM = 36.0
"""Width of the film that a lens's length is told against."""
MIN_ELEVATION, MAX_ELEVATION = 18.0, 86.0
MIN_DISTANCE, MAX_DISTANCE = 5.0, 34.0
REACH: tuple[Vec3, Vec3] = ((-8.5, -6.8, 0.0), (8.5, 6.0, 2.5))
"""Where the middle of the picture may be moved to."""
NEAR, FAR = 0.8, 90.0
DESIGN_ASPECT = 16 / 9
"""The presets are made for this; a narrower window looks from further away."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A place to look from, in degrees and table units; ``shift`` moves the picture's middle.

    ``shift`` is in parts of the picture's width, as a view camera's: positive x moves the picture
    to the left, so that what is in the middle leaves room at the right.
    """

    target: Vec3 = (0.3, -0.35, 0.0)
    azimuth: float = 0.0
    elevation: float = 46.0
    distance: float = 25.7
    lens_mm: float = 46.0
    shift: tuple[float, float] = (0.038, -0.041)

    @property
    def away(self) -> Vec3:
        """Unit vector from the target to the eye."""
        turn, rise = math.radians(self.azimuth), math.radians(self.elevation)
        return (
            math.sin(turn) * math.cos(rise),
            -math.cos(turn) * math.cos(rise),
            math.sin(rise),
        )

    @property
    def eye(self) -> Vec3:
        """Where the eye is."""
        return add(self.target, scaled(self.away, self.distance))

    def _axes(self) -> tuple[Vec3, Vec3, Vec3]:
        """Right, up and backwards."""
        back = self.away
        turn = math.radians(self.azimuth)
        right = (math.cos(turn), math.sin(turn), 0.0)
        return right, cross(back, right), back

    def view_matrix(self) -> Matrix:
        """Table frame to eye frame, column-major."""
        axes, eye = self._axes(), self.eye
        moved = [-(axis[0] * eye[0] + axis[1] * eye[1] + axis[2] * eye[2]) for axis in axes]
        rows = [(*axis, shift) for axis, shift in zip(axes, moved, strict=True)]
        rows.append((0.0, 0.0, 0.0, 1.0))
        return tuple(rows[row][column] for column in range(4) for row in range(4))

    def _scale(self, aspect: float) -> float:
        """Focal length in half widths; a narrow picture keeps the presets' width."""
        focal = 2 * self.lens_mm / FILM_MM
        return focal * min(1.0, DESIGN_ASPECT / aspect)

    def projection(self, aspect: float) -> Matrix:
        """Eye frame to clip space, column-major, for a picture ``aspect`` as wide as high."""
        focal = self._scale(aspect)
        across, up = 2 * self.shift[0], 2 * self.shift[1] * aspect
        depth = NEAR - FAR
        return (
            focal, 0.0, 0.0, 0.0,
            0.0, focal * aspect, 0.0, 0.0,
            across, up, (FAR + NEAR) / depth, -1.0,
            0.0, 0.0, 2 * FAR * NEAR / depth, 0.0,
        )  # fmt: skip

    def project(self, point: Vec3, width: float, height: float) -> tuple[float, float]:
        """Where ``point`` shows, in pixels from the lower left of a picture of that size."""
        both = product(self.projection(width / height), self.view_matrix())
        x, y, _, w = applied(both, point)
        if w <= 1e-6:
            return (-1e6, -1e6)
        return ((x / w + 1) / 2 * width, (y / w + 1) / 2 * height)

    def ray(self, x: float, y: float, width: float, height: float) -> tuple[Vec3, Vec3]:
        """Origin and unit direction of the sight through a pixel, from the lower left."""
        aspect = width / height
        focal = self._scale(aspect)
        across = (2 * x / width - 1 + 2 * self.shift[0]) / focal
        up = (2 * y / height - 1 + 2 * self.shift[1] * aspect) / (focal * aspect)
        right, above, back = self._axes()
        ahead = add(add(scaled(right, across), scaled(above, up)), scaled(back, -1.0))
        return self.eye, unit(ahead)

    def orbited(self, degrees_round: float, degrees_up: float) -> Camera:
        """Turned about the target, within limits."""
        rise = min(MAX_ELEVATION, max(MIN_ELEVATION, self.elevation + degrees_up))
        return replace(self, azimuth=_half_turn(self.azimuth + degrees_round), elevation=rise)

    def zoomed(self, factor: float) -> Camera:
        """Nearer (factor under 1) or further, within limits."""
        return replace(self, distance=min(MAX_DISTANCE, max(MIN_DISTANCE, self.distance * factor)))

    def panned(self, right: float, forward: float) -> Camera:
        """Moved over the table by table units, within limits."""
        turn = math.radians(self.azimuth)
        x = self.target[0] + right * math.cos(turn) - forward * math.sin(turn)
        y = self.target[1] + right * math.sin(turn) + forward * math.cos(turn)
        return self.aimed((x, y, self.target[2]))

    def aimed(self, target: Vec3) -> Camera:
        """At another target, kept over the table."""
        low, high = REACH
        x, y, z = (min(h, max(n, t)) for n, h, t in zip(low, high, target, strict=True))
        return replace(self, target=(x, y, z))


def _half_turn(degrees: float) -> float:
    """The same direction between -180 and 180."""
    return (degrees + 180.0) % 360.0 - 180.0


TABLE = Camera()
CUBE = Camera((-6.0, -0.3, 1.25), 0.0, 33.0, 14.6, 50.0, (0.05, 0.0))
OVERWORLD = Camera((1.35, 2.0, 0.3), 0.0, 52.0, 20.4, 50.0, (0.078, -0.083))
BOARD = Camera((0.15, -4.3, 0.1), 0.0, 47.0, 12.3, 50.0, (0.08, -0.05))
FIGHT = Camera((0.0, -2.6, 0.95), 0.0, 28.0, 12.0, 50.0, (0.0, -0.022))
PRESETS: dict[str, Camera] = {
    "table": TABLE,
    "cube": CUBE,
    "overworld": OVERWORLD,
    "board": BOARD,
    "fight": FIGHT,
}


def over(place: Vec3) -> Camera:
    """A look at something small that lies at ``place``, such as another seat's board."""
    return Camera((place[0], place[1], 0.1), 0.0, 50.0, 8.2, 50.0, (0.05, -0.02))


@dataclass(slots=True)
class CameraFlight:
    """From one camera to another in ``seconds``, eased."""

    start: Camera
    goal: Camera
    seconds: float = 0.6
    elapsed: float = 0.0

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self.elapsed >= self.seconds

    def advance(self, seconds: float) -> Camera:
        """Let time pass; the camera of that moment."""
        self.elapsed += seconds
        if self.done:
            return self.goal
        part = smooth(self.elapsed / self.seconds)
        a, b = self.start, self.goal
        turn = _half_turn(minus((b.azimuth, 0, 0), (a.azimuth, 0, 0))[0])
        return Camera(
            between(a.target, b.target, part),
            _half_turn(a.azimuth + turn * part),
            a.elevation + (b.elevation - a.elevation) * part,
            a.distance * (b.distance / a.distance) ** part,
            a.lens_mm + (b.lens_mm - a.lens_mm) * part,
            (
                a.shift[0] + (b.shift[0] - a.shift[0]) * part,
                a.shift[1] + (b.shift[1] - a.shift[1]) * part,
            ),
        )
