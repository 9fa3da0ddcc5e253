"""The table of a match: its scene, the eye over it, and what the pointer meets."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.app.match.breathing import Breathing
from game.app.match.fading import Fading
from game.app.match.furnishing import Furnishing
from game.app.match.gaze import Gaze
from game.app.match.painted import Shown
from game.app.match.tempo import parts
from game.app.screen import Host
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.events import BiomesEvent, GameOver
from game.rules.biomes.view import BiomesView, Stage
from game.scene.director.effects import MOST_AT_ONCE
from game.scene.pose import PieceId, Vec3
from game.scene.stage import Mark, Scene
from game.scene.turntable import Turntable
from game.titles.biomes.looks.faces import faces
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.anchors import anchor, pieces_of, sides_of
from game.titles.biomes.scene.director.direct import direct
from game.titles.biomes.scene.director.pouring import pour
from game.titles.biomes.scene.interest import interest
from game.titles.biomes.scene.layout import layout, tile_look
from game.titles.biomes.scene.outline import outline
from game.titles.biomes.scene.pick import pick
from game.titles.biomes.scene.targets import BlockTarget, Target

STAGE: PieceId = ("fight", "stage")
DIM, LEAST_DIM, DIM_S = 0.62, 0.01, 0.35
"""How dark the table gets behind a fight, at most and at least, and how fast."""
GRASP = 1.4
"""How far from its axis, and how high, a hand takes hold of the cube."""
EDGE = 0.03
"""Part of the picture along each edge where panels hide much."""


def as_laid(view: BiomesView) -> BiomesView:
    """``view`` as it lies on the table: for a pickaxe the stage makes room for the cube."""
    return replace(view, fight=None) if view.stage is Stage.PICKAXE else view


def _wanted(catalogue: Catalogue) -> dict[str, int]:
    """How many of each model a match will show that does not lie on the table from the start."""
    miniatures = (tile_look(catalogue, tile.id).mini for tile in catalogue.tiles)
    return dict.fromkeys(miniatures, 1) | MOST_AT_ONCE


class Table(Gaze):
    """What lies on the table and how it is looked at. Pixels: origin at the bottom left."""

    def __init__(self, host: Host, view: BiomesView, focus: int, colors: Sequence[str]) -> None:
        super().__init__(host, focus, len(view.players))
        self.scene = Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))
        self._shown = Shown(self.scene, colors)
        self.view, self.layers = view, max(view.heights)
        self._dim = 0.0
        self._faced = False
        self._furnishing: Furnishing | None = None
        self.scene.show(layout(as_laid(view), focus))
        self._fading = Fading(self.scene)
        self.breathing = Breathing()

    # -- what lies there ------------------------------------------------------------------------

    def show(self, view: BiomesView, focus: int) -> None:
        """Jump to ``view`` with the board of ``focus`` in front."""
        self.view, self.focus, self.layers = view, focus, max(view.heights)
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
        self.view, self.layers = after, max(after.heights)
        direct(self.scene, events, as_laid(before), as_laid(after), self.focus)

    def tell(self, events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView) -> float:
        """Begin to show what another player did, in the time that its pace allows.

        The winner's moment is everybody's and takes its own time. Returns how many seconds it is
        to be seen, with the rest after its motion.
        """
        line, tempo = self.scene.timeline, self.tempo
        self.direct(events, before, after)
        natural = line.end - line.time
        moving, whole = tempo.times(natural, parts(events))
        if tempo.instant:
            self.scene.skip()
        elif any(isinstance(event, GameOver) for event in events):
            return natural / line.speed
        elif moving:
            line.speed = natural / moving
        return whole

    def _obey(self) -> None:
        """Move as the player wants it from now on."""
        self.scene.reduced_motion = self._host.preferences.reduced_motion
        self.scene.timeline.speed = self.tempo.speed

    def lay_down(self) -> None:
        """Let every piece lie where the view has it."""
        self.scene.settle(layout(as_laid(self.view), self.focus))

    def mark(
        self, marks: Mapping[Target, Mark], single: Mapping[PieceId, Mark] | None = None
    ) -> None:
        """Set off these targets, and these ``single`` pieces, and nothing else."""
        view = as_laid(self.view)
        pieces: dict[PieceId, Mark] = dict(single or {})
        for target, mark in marks.items():
            for name in pieces_of(target, view):
                pieces[name] = mark
        if pieces != self.scene.marks:
            self.scene.mark(pieces)
            self._host.redraw()

    # -- looking --------------------------------------------------------------------------------

    def jumps(self) -> None:
        """The eye is about to be elsewhere at once."""
        self._obey()
        self.scene.cut()

    def quarter(self, direction: int) -> None:
        """Turn the cube by a quarter, at once where no motion is wanted."""
        self._turn(lambda: self.scene.turntable.quarter(direction))

    def let_go(self, speed: float) -> None:
        """The hand lets go of the cube at ``speed`` degrees a second."""
        self._turn(lambda: self.scene.turntable.release(speed))

    def _turn(self, turning: Callable[[], None]) -> None:
        self.jumps()
        turning()
        if self.scene.reduced_motion:
            self.scene.turntable.finish()

    def follow_events(self, events: Sequence[BiomesEvent]) -> None:
        """Turn a little to where ``events`` happen, if the player lets the eye do so."""
        self.follow(interest(events, self.focus, len(self.view.players)))

    def focus_on(self, target: Target) -> None:
        """Look at ``target`` from near."""
        self.focus_on_point(self.point(target))

    def zoom(self, steps: float, at: tuple[float, float]) -> None:
        """Nearer for positive steps, towards what lies under a pixel."""
        target = self.pick(*at)
        self.zoom_at(steps, *at, self.point(target)[2] if target else 0.0)

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

    def outline(self, target: Target) -> tuple[Vec3, ...]:
        """Points all round ``target``."""
        return outline(target, as_laid(self.view), self.focus, self.scene.turntable)

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

    @property
    def turn_a_pixel(self) -> float:
        """Degrees of the turntable that bring what is in front on it as far as a pixel."""
        x, y, z = self.scene.turntable.centre
        sides = [self.project((x + aside, y, z + GRASP)) for aside in (-GRASP, GRASP)]
        return math.degrees(2.0 / max(1.0, math.dist(*sides)))

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
        moves = self.scene.moving or self.eye_moves or self._fading.moving
        return moves or dims or self.scene.stale

    @property
    def waiting(self) -> bool:
        """Whether miniatures are still to come, or what may be taken breathes."""
        comes = self._furnishing is not None and self._furnishing.waiting
        return comes or self.breathing.active

    def advance(self, seconds: float, *, frozen: bool = False) -> None:
        """Let time pass; ``frozen``: what happens on the table waits."""
        if self._furnishing is not None and self._furnishing.arrived():
            self._host.renderer.prepare(_wanted(self.view.catalogue))
            self.scene.touch(list(self.scene.pieces))
        if frozen:
            self.scene.turntable.advance(seconds)
        else:
            self.scene.advance(seconds)
        for cue in self.scene.take_cues():
            self._host.sound.play(cue, self._side(cue.place))
        self.pass_time(seconds)
        self._fading.advance(seconds)
        if self.breathing.advance(seconds):
            self._host.redraw()
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
        self.arrive()
        self._dim = self._dim_goal()
        self._fading.finish()
        self.breathing.rest()

    def _dim_goal(self) -> float:
        return DIM if STAGE in self.scene.pieces else 0.0

    def draw(self) -> None:
        """Draw it into the window."""
        renderer = self._host.renderer
        if not self._faced:
            self._furnishing = Furnishing("biomes", self.view.catalogue)
            renderer.load_faces(faces(self.view.catalogue))
            renderer.prepare(_wanted(self.view.catalogue))
            self._faced = True
        staged = STAGE in self.scene.pieces  # from its first moment on it is before the table
        dim = max(self._dim, LEAST_DIM) if staged or self._dim > LEAST_DIM else 0.0
        hurried = self.moving or self.scene.turntable.held
        kept = self._fading.share(renderer)
        renderer.breathe(self.breathing.level)
        renderer.draw(self.eye, self._shown, dim=dim, hurried=hurried, kept=kept)
