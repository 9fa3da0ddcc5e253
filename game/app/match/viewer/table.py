"""The table of a match: its scene, the eye over it, and what the pointer meets."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.app.match.playback.auto_follow import AutoFollow
from game.app.match.playback.tempo import parts
from game.app.match.viewer.camera_controller import CameraController
from game.app.match.viewer.free_room import FreeRoom, beside_panels
from game.app.match.viewer.pick_cache import PickCache
from game.app.match.viewer.picture import Picture
from game.app.match.viewer.placed_pieces import PlacedPieces, carried_along
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.sights import Sights
from game.app.services import Services
from game.render.targets import Target as Canvas
from game.rules.core import Event, View
from game.scene.beats import AnyBeat, Extent
from game.scene.camera import Camera
from game.scene.framing import Sight
from game.scene.pose import Layout, PieceId, Vec3
from game.scene.rays import Ray
from game.scene.stage import Mark
from game.scene.standing_out import lying, stands_out
from game.scene.tabletop import Tabletop
from game.scene.targets import Target
from game.scene.titles import TABLETOPS

GRASP = 1.4
"""How far from its axis, and how high, a hand takes hold of what stands on the turntable."""
LARGE = 1.5
"""From this size of texts on the table helps those who read large ones."""
EDGE = 0.03
"""Part of the picture along each edge where panels hide much."""


class Table:
    """What lies on the table and how it is looked at. Pixels: origin at the bottom left."""

    def __init__(
        self,
        services: Services,
        setting: Setting,
        view: View,
        focus: int,
        triumphs: Callable[[], bool] = lambda: True,
        room: FreeRoom | None = None,
    ) -> None:
        """``view``: what is known of the game; ``focus``: the seat whose things lie in front.
        ``triumphs``: whether its end is celebrated. ``room``: what is free of panels, if they
        aren't those of a match."""
        self._services, self._setting = services, setting
        self._room = room or beside_panels(setting.title)
        self.tabletop = self._wanted()
        self.view: View = view
        self.focus = focus
        self.scene = self.tabletop.scene()
        self.scene.triumphs = triumphs
        self.scene.show(self.tabletop.layout(view, focus))
        self.placing = PlacedPieces(
            self.scene, self._resting, lambda: services.preferences.reduced_motion
        )
        self._picture = Picture(services, setting, self.scene, self.tabletop.stage)
        self.breathing, self._picked = self._picture.breathing, PickCache()
        self.camera_controller = CameraController(services, self._outlook(), self.jumps)
        self.following = AutoFollow(services, self.camera_controller)
        self._own = False

    def _wanted(self) -> Tabletop[Any, Any]:
        """The table in the size that the player reads best."""
        usual = TABLETOPS[self._setting.title]
        large = self._services.preferences.ui_scale >= LARGE
        return usual.large if large and usual.large else usual

    def _suit(self) -> None:
        """Lay the table anew when texts have become large, or are so no more."""
        wanted = self._wanted()
        if wanted is not self.tabletop:
            self.tabletop = wanted
            self.show(self.view, self.focus)

    def _outlook(self) -> Sights:
        return Sights(
            self._sight,
            lambda seat: self.tabletop.looking.seat_sight(seat, self.focus),
            self._room,
            self.tabletop.looking.obstacles,
        )

    def _resting(self) -> Layout:
        """Where every piece rests."""
        return self.tabletop.layout(self.view, self.focus)

    def _sight(self, name: str) -> Sight:
        return self.tabletop.looking.sight(name, self.view, self.focus)

    @property
    def staged(self) -> bool:
        """Whether a stage stands before the table."""
        return self._picture.staged

    def show(self, view: View, focus: int) -> None:
        """Jump to ``view`` with the things of ``focus`` in front."""
        self.view, self.focus = view, focus
        self._obey()
        self.placing.forget()
        self.scene.cut()
        self.scene.show(self.tabletop.layout(view, focus))
        self._services.redraw()

    def open(self) -> None:
        """Lay the table as a game begins."""
        self._obey()
        self.tabletop.open(self.scene, self.view, self.focus)

    def direct(self, beat: AnyBeat) -> None:
        """Begin to show what the viewer did; the view after it counts from now on."""
        self._obey()
        self._own = True
        self.view, self.scene.shown = beat.after, 0
        tabletop = self.tabletop
        small = None if beat.extent is Extent.FULL else tabletop.direct_small
        direct = small or tabletop.direct
        self.scene.put_down = self.placing.hand_over()
        direct(self.scene, beat.events, beat.before, beat.after, self.focus)
        self.scene.put_down = frozenset()

    def tell(self, beat: AnyBeat) -> float:
        """Begin to show what another player did, in the time that its pace allows.

        What is everybody's takes its own time. Returns how many seconds it is to be seen, with the
        rest after its motion.
        """
        line, tempo, telling = (
            self.scene.timeline,
            self.camera_controller.tempo,
            self.tabletop.telling,
        )
        self.direct(beat)
        self._own = False
        natural = line.end - line.time
        moving, whole = tempo.times(natural, parts(telling.weight(beat.events), beat.extent))
        if tempo.instant:
            self.scene.skip()
        elif telling.unhurried(beat.events):
            return natural / line.speed
        elif moving:
            line.speed = natural / moving
        return whole

    def _obey(self) -> None:
        """Move as the player wants it from now on."""
        self.scene.reduced_motion = self._services.preferences.reduced_motion
        self.scene.timeline.speed = self.camera_controller.tempo.speed

    def mark(
        self,
        marks: Mapping[Target, Mark],
        single: Mapping[PieceId, Mark] | None = None,
        seen: Target | None = None,
        held: Sequence[Target] = (),
    ) -> None:
        """Set off these targets, and these ``single`` pieces, and nothing else.

        What hides ``seen`` is seen through; so is what hides any of ``held``, unless it is set off
        itself.
        """
        touching = self.tabletop.touching
        pieces: dict[PieceId, Mark] = {}
        for target, mark in marks.items():
            for name in touching.pieces_of(target, self.view):
                pieces[name] = mark
        pieces.update(single or {})
        for each in held:
            pieces = {**dict.fromkeys(self._veils(each), Mark.VEILED), **pieces}
        if seen is not None:
            pieces.update(dict.fromkeys(self._veils(seen), Mark.VEILED))
        for name in self.placing.away & pieces.keys():
            pieces[name] = lying(self.scene.pieces[name], pieces[name])
        if pieces != self.scene.marks:
            self.scene.mark(pieces)
            self._services.redraw()

    def _veils(self, target: Target) -> Sequence[PieceId]:
        return self.tabletop.touching.veils(target, self.view, self.focus, self.eye.eye)

    @property
    def eye(self) -> Camera:
        """The camera, in the window as wide as it is now."""
        return self.camera_controller.eye

    @property
    def goal(self) -> Camera:
        """Where the eye is, or where it flies to."""
        return self.camera_controller.goal

    @property
    def aim(self) -> str:
        """The name of the sight that the eye is at or flies to; "" for anywhere else."""
        return self.camera_controller.aim

    @property
    def attention(self) -> str:
        """What the eye is turned to: the panels help with what it sees from near."""
        return self.aim or self.tabletop.looking.attention(self.goal)

    def jumps(self) -> None:
        """The eye is about to be elsewhere at once."""
        self._obey()
        self.scene.cut()

    def quarter(self, direction: int) -> None:
        """Turn the turntable by a quarter, at once where no motion is wanted."""
        self._turn(lambda: self.scene.turntable.quarter(direction))

    def let_go(self, speed: float) -> None:
        """The hand lets go of the turntable at ``speed`` degrees a second."""
        self._turn(lambda: self.scene.turntable.release(speed))

    def _turn(self, turning: Callable[[], None]) -> None:
        self.jumps()
        turning()
        if self.scene.reduced_motion:
            self.scene.turntable.finish()

    def follow_events(self, events: Sequence[Event], *, own: bool = False) -> None:
        """Let ``events`` be seen where they happen, if the player lets the eye do so."""
        interest = self.tabletop.looking.interest(events, self.view, self.focus)
        self.following.follow(interest, own=own)

    def focus_on(self, target: Target) -> None:
        """Look at ``target`` from near."""
        self.camera_controller.focus_on_point(self.point(target))

    def zoom(self, steps: float, at: tuple[float, float]) -> None:
        """Nearer for positive steps, towards what lies under a pixel."""
        target = self.pick(*at)
        height = self.point(target)[2] if target is not None else 0.0
        self.camera_controller.zoom_at(steps, *at, height)

    def pick(self, x: float, y: float) -> Target | None:
        """What the pointer is over."""
        ray = self.ray(x, y)
        lying = self.placing.met(ray, self._is_met)
        return self._met(ray) if lying is None else self.placing.target(lying)

    def grasp(self, x: float, y: float) -> Target | None:
        """What a hand takes hold of there: a piece that lies elsewhere than at rest is itself."""
        ray = self.ray(x, y)
        lying = self.placing.met(ray, self._is_met)
        if lying is None:
            return self.pick(x, y)
        return self._met(self.placing.as_at_rest(ray, lying))

    def _is_met(self, ray: Ray, name: PieceId) -> bool:
        """Whether a ray meets a piece at rest."""
        target = self._met(ray)
        return target is not None and name in self.tabletop.touching.pieces_of(target, self.view)

    def _met(self, ray: Ray) -> Target | None:
        turntable, touching = self.scene.turntable, self.tabletop.touching
        way = (self.focus, touching, turntable.yaw, turntable.tilt)
        return self._picked.met(
            ray, self.view, way, lambda ray: touching.pick(ray, self.view, self.focus, turntable)
        )

    def ray(self, x: float, y: float) -> Ray:
        """The sight through a pixel."""
        view = self._services.viewport
        return self.eye.ray(x, y, view.pixel_width, view.pixel_height)

    def point(self, target: Target) -> Vec3:
        """A visible point of ``target``."""
        return self.tabletop.touching.anchor(target, self.view, self.focus, self.scene.turntable)

    def outline(self, target: Target) -> tuple[Vec3, ...]:
        """Points all round ``target``, as it lies now."""
        touching = self.tabletop.touching
        points = touching.outline(target, self.view, self.focus, self.scene.turntable)
        body = touching.pieces_of(target, self.view)[:1]
        rests = self._resting()
        for name in body:
            piece = self.scene.pieces.get(name)
            if piece is not None and name in rests and piece.frame == "table":
                shown = stands_out(piece, self.scene.marks.get(name, Mark.NONE).name)
                return carried_along(points, rests[name].pose, shown.pose)
        return points

    def ring(self, target: Target) -> list[tuple[float, float]]:
        """Where :meth:`outline` shows, in logical units from the top left."""
        return [self.units(point) for point in self.outline(target)]

    def spot(self, target: Target) -> tuple[float, float, bool]:
        """A pixel where ``target`` shows, and whether it does: a part of it may be hidden."""
        further = self.tabletop.touching.spots(target, self.view, self.focus, self.scene.turntable)
        pixels = [self.project(place) for place in (self.point(target), *further)]
        for x, y in pixels:
            if self.pick(x, y) == target:
                return x, y, True
        return *pixels[0], False

    def project(self, point: Vec3) -> tuple[float, float]:
        """Where a point of the table shows, in pixels."""
        view = self._services.viewport
        return self.eye.project(point, view.pixel_width, view.pixel_height)

    def sees(self, target: Target, *, soon: bool = False) -> bool:
        """Whether ``target`` shows well inside the picture; ``soon``: where the eye flies to."""
        view = self._services.viewport
        eye = self.goal if soon else self.eye
        x, y = eye.project(self.point(target), view.pixel_width, view.pixel_height)
        across, up = x / view.pixel_width, y / view.pixel_height
        return EDGE <= across <= 1 - EDGE and EDGE <= up <= 1 - EDGE

    @property
    def turn_a_pixel(self) -> float:
        """Degrees of the turntable that bring what is in front on it as far as a pixel."""
        x, y, z = self.scene.turntable.centre
        sides = [self.project((x + aside, y, z + GRASP)) for aside in (-GRASP, GRASP)]
        return math.degrees(2.0 / max(1.0, math.dist(*sides)))

    def units(self, point: Vec3) -> tuple[float, float]:
        """Where a point of the table shows, in logical units from the top left."""
        return self._services.viewport.to_units(*self.project(point))

    def all_units(self, points: Iterable[Vec3]) -> list[tuple[float, float]]:
        """Where each of ``points`` shows, as :meth:`units` tells it of one."""
        view = self._services.viewport
        pixels = self.eye.project_all(points, view.pixel_width, view.pixel_height)
        return [view.to_units(*pixel) for pixel in pixels]

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """A pixel in logical units from the top left."""
        return self._services.viewport.to_units(x, y)

    @property
    def moving(self) -> bool:
        """Whether the next moment looks different."""
        moving = self.scene.moving or self.placing.moving
        return moving or self.camera_controller.moves or self._picture.moving

    @property
    def waiting(self) -> bool:
        """Whether miniatures are still to come, or what may be taken breathes."""
        return self._picture.waiting

    def advance(self, seconds: float, *, frozen: bool = False) -> None:
        """Let time pass; ``frozen``: what happens on the table waits."""
        self._suit()
        self._picture.arrive()
        if frozen:
            self.scene.turntable.advance(seconds)
        else:
            self.scene.advance(seconds)
        self.placing.advance(seconds)
        for cue in self.scene.take_cues():
            self._services.sound.play(cue, self._side(cue.place))
        self.following.heed(self.scene.closeup, own=self._own)
        self.camera_controller.advance(seconds)
        self._picture.advance(seconds)

    def _side(self, place: Vec3 | None) -> float:
        """From where in the window a place is heard: -1 is its left edge, 1 its right."""
        if place is None:
            return 0.0
        return 2.0 * self.project(place)[0] / self._services.viewport.pixel_width - 1.0

    def finish(self) -> None:
        """Be at the end of everything that moves."""
        self.scene.skip()
        self.scene.turntable.finish()
        self.following.heed(self.scene.closeup, own=self._own)
        self.camera_controller.arrive()
        self._picture.finish()

    def draw_for(
        self, view: View, eye: Camera | None = None, *, onto: Canvas | None = None
    ) -> None:
        """Draw it once as it lies for whoever knows ``view``, at rest and unmarked; it is as before
        then. ``eye``: seen through that camera, else as it is looked at. ``onto``: scaled onto this
        canvas, else into the window."""
        pieces, marks = dict(self.scene.pieces), dict(self.scene.marks)
        self.scene.put_all(self.tabletop.layout(view, self.focus))
        self.scene.mark({})
        self._picture.clear()
        self._picture.draw(eye or self.eye, hurried=False, onto=onto)
        self.scene.put_all(pieces)
        self.scene.mark(marks)

    def draw(self, *, finely: bool = False) -> None:
        """Draw it into the window; ``finely``: also what moves, whatever that takes."""
        hurried = self.moving or self.scene.turntable.held
        self._picture.draw(self.eye, hurried=hurried and not finely)
