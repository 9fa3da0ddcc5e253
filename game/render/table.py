"""The 3D table: from a scene and a camera to the finished picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PIL import Image

from game.render.batch import Batch
from game.render.blending import flat, solid, translucent
from game.render.light import IDENTITY, LAMP, TO_KEY, box_round, eye_of
from game.render.mesh import Mesh
from game.render.pictures import FaceArray
from game.render.population import Population, Shown
from game.render.quality import COSTS, Quality
from game.render.rings import Rings
from game.render.screen import Finish, FullScreen, Viewport, bind_texture, grain_texture
from game.render.shade import (
    SLOTS_UNIT,
    TABLE_BOX,
    Caster,
    Shade,
    release_samplers,
)
from game.render.shaders import Program, matrix
from game.render.targets import Canvas, delete_texture

from pyglet import gl  # isort: skip

FACES_UNIT, GRAIN_UNIT = 4, 9
BACKDROP = (0.30, 0.18, 0.11)
"""sRGB beyond the table's edge."""
STAGE_SIDE = 1024
"""Side of the centre stage's own shadow map."""


class Looking(Protocol):
    """A camera; matrices are sixteen floats, column-major."""

    def view_matrix(self) -> tuple[float, ...]:
        """Table frame to eye frame."""

    def projection(self, aspect: float) -> tuple[float, ...]:
        """Eye frame to clip space for a picture ``aspect`` times as wide as high."""


class TableRenderer:
    """Draws a scene into the window. One per window; needs its context current."""

    def __init__(
        self,
        size: tuple[int, int],
        quality: Quality,
        library: Mapping[str, Mesh],
        scale: float = 1.0,
    ) -> None:
        """``size`` in framebuffer pixels; ``scale`` draws the 3D picture at a part of it."""
        self._size, self._scale = size, scale
        self._faces = FaceArray()
        self._batch = Batch(library)
        self._population = Population(self._batch, self._faces)
        self._rings = {level: Rings(library) for level in self._population.outlined}
        self._screen = FullScreen()
        self._grain = grain_texture(self._screen)
        self._turntable = matrix(IDENTITY)
        self._turned: tuple[float, ...] = IDENTITY
        self._shadows_stale = True
        self._stage_shade: Shade | None = None
        self.draw_calls = 0
        """Draw calls of the last picture."""
        self._build(quality)

    def _build(self, quality: Quality) -> None:
        self._quality, self._costs = quality, COSTS[quality]
        defines = {
            "SHADOW_TAPS": self._costs.shadow_taps,
            "BLOCKER_TAPS": self._costs.blocker_taps,
        }
        if self._costs.detail:
            defines["DETAIL"] = 1
        self._program = Program("piece.vert", "piece.frag", {**defines, "FACES": 1})
        self._ground = Program("piece.vert", "piece.frag", {**defines, "GROUND": 1})
        self._faces.sharpen(self._costs.anisotropy)
        self._shade = self._new_shade(self._costs.shadow_size)
        self._make_canvas()
        self._shadows_stale = True

    def _new_shade(self, size: int) -> Shade:
        return Shade(size, TABLE_BOX, self._screen, wide=self._costs.shadow_taps > 1)

    def _make_canvas(self) -> None:
        inner = (
            max(round(self._size[0] * self._scale), 1),
            max(round(self._size[1] * self._scale), 1),
        )
        self._canvas = Canvas(inner, self._costs.samples)
        self._finish = Finish(self._costs, inner, self._screen)

    @property
    def quality(self) -> Quality:
        """The level in force."""
        return self._quality

    @property
    def slots(self) -> int:
        """How many model copies the graphics card holds for pieces, shown or waiting."""
        return self._batch.slots

    def set_quality(self, quality: Quality, scale: float = 1.0) -> None:
        """Go on at another quality level and render scale."""
        if (quality, scale) == (self._quality, self._scale):
            return
        self._scale = scale
        self._tear_down()
        self._build(quality)

    def resize(self, size: tuple[int, int]) -> None:
        """Draw pictures of ``size`` framebuffer pixels from now on."""
        if size == self._size:
            return
        self._size = size
        self._canvas.delete()
        self._finish.delete()
        self._make_canvas()

    def _tear_down(self) -> None:
        self._canvas.delete()
        self._finish.delete()
        self._shade.delete()
        self._program.delete()
        self._ground.delete()
        if self._stage_shade:
            self._stage_shade.delete()
            self._stage_shade = None

    def delete(self) -> None:
        """Give everything back to the driver."""
        self._tear_down()
        delete_texture(self._grain)

    def load_faces(self, pictures: Mapping[str, Image.Image]) -> None:
        """Use these face pictures, by the names that looks have."""
        self._faces.load(pictures)
        self._population.refresh()

    def sync(self, scene: Shown) -> None:
        """Take over what changed in the scene since the last call."""
        if self._population.follow(scene):
            self._shadows_stale = True
        if self._population.outlines_changed:
            self._population.outlines_changed = False
            for level, copies in self._population.outlined.items():
                self._rings[level].show(copies.values())
        turned = scene.turntable.matrix()
        if turned != self._turned:
            self._turned, self._turntable = turned, matrix(turned)
            self._shadows_stale = True

    def draw(
        self,
        camera: Looking,
        scene: Shown,
        *,
        viewport: Viewport | None = None,
        dim: float = 0.0,
        goal: int = 0,
    ) -> None:
        """Draw the scene into ``viewport`` (default: all) of the framebuffer ``goal`` (window).

        ``dim`` above 0 blurs and darkens the table by that part, and draws the pieces of the
        frame ``stage`` over it.
        """
        self.sync(scene)
        self._screen.calls = self.draw_calls = 0
        solid()
        self._draw_shadows()
        left, bottom, width, height = viewport or (0, 0, *self._size)
        self._canvas.bind()
        gl.glClearColor(*BACKDROP, 0.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
        view, projection = camera.view_matrix(), camera.projection(width / height)
        self._draw_table(view, projection)
        self._draw_stage(dim, view, projection)
        self._canvas.resolve()
        flat()
        glowing = bool(self._population.glowing)
        self._finish.finish(
            self._canvas.picture.texture, glowing, (left, bottom, width, height), goal
        )
        release_samplers()
        self.draw_calls += self._screen.calls

    def _draw_shadows(self) -> None:
        if not self._shadows_stale:
            return
        self._shadows_stale = False
        self.draw_calls += self._shade.draw(Caster(self._batch, ("things",), self._turntable))
        pieces = self._population.stage()
        if pieces:
            if self._stage_shade is None:
                self._stage_shade = self._new_shade(STAGE_SIDE)
            self._stage_shade.aim(box_round([piece.pose.place for piece in pieces]))
            caster = Caster(self._batch, ("stage",), self._turntable)
            self.draw_calls += self._stage_shade.draw(caster)
        solid()

    def _aim(
        self, program: Program, view: tuple[float, ...], projection: tuple[float, ...]
    ) -> None:
        program.use()
        bind_texture(SLOTS_UNIT, self._batch.texture, gl.GL_TEXTURE_BUFFER)
        bind_texture(FACES_UNIT, self._faces.id, gl.GL_TEXTURE_2D_ARRAY)
        bind_texture(GRAIN_UNIT, self._grain)
        program.set_int("slots", SLOTS_UNIT)
        program.set_int("faces", FACES_UNIT)
        program.set_int("grain", GRAIN_UNIT)
        program.set_matrix("turntable", self._turntable)
        program.set_matrix("view", view)
        program.set_matrix("projection", projection)
        program.set_vector("eye", eye_of(view))
        program.set_vector("to_key", TO_KEY)
        program.set_vector("lamp", LAMP)
        program.set_float("ghostly", 0.0)

    def _draw_table(self, view: tuple[float, ...], projection: tuple[float, ...]) -> None:
        for program, place in ((self._program, "things"), (self._ground, "ground")):
            self._aim(program, view, projection)
            self._shade.apply(program)
            self.draw_calls += self._batch.draw(place)
        self._program.use()
        self._draw_ghosts()
        self._draw_rings("table", view, projection)

    def _draw_rings(
        self, level: str, view: tuple[float, ...], projection: tuple[float, ...]
    ) -> None:
        rings = self._rings[level]
        if not rings.count:
            return
        self._aim(rings.begin(), view, projection)
        translucent(gl.GL_ONE)
        rings.draw()
        self.draw_calls += 1
        solid()

    def _draw_ghosts(self) -> None:
        """Depth first, then colour: a ghost does not show its own inside."""
        if not self._batch.count("ghost"):
            return
        gl.glColorMask(False, False, False, False)
        self.draw_calls += self._batch.draw("ghost")
        gl.glColorMask(True, True, True, True)
        self._program.set_float("ghostly", 1.0)
        translucent()
        self.draw_calls += self._batch.draw("ghost")
        solid()
        self._program.set_float("ghostly", 0.0)

    def _draw_stage(
        self, dim: float, view: tuple[float, ...], projection: tuple[float, ...]
    ) -> None:
        if dim > 0.0:
            self._canvas.resolve()
            flat()
            self._finish.veil(self._canvas.picture.texture, dim)
            self._canvas.bind()
            self._finish.show_veil()
            solid()
            gl.glClear(gl.GL_DEPTH_BUFFER_BIT)
        if self._stage_shade and self._batch.count("stage"):
            self._program.use()
            self._stage_shade.apply(self._program)
            self.draw_calls += self._batch.draw("stage")
            self._draw_rings("stage", view, projection)
