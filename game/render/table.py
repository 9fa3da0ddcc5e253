"""The 3D table: from a scene and a camera to the finished picture.

All of it is drawn when the camera has moved, else no more than where pieces or their light changed.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from game.render.batch import Batch
from game.render.blending import everywhere, flat, only_in, solid
from game.render.bounds import Bounds
from game.render.crossfade import CrossFade
from game.render.extent import covered, merged, pixel_at_aim, texels
from game.render.lighting import MOST_TRACES, Lighting
from game.render.mesh import Mesh
from game.render.passes import Look, Looking, Passes, Seen
from game.render.pictures import FaceArray
from game.render.population import Population, Shown, Trace, stale
from game.render.quality import COSTS, Quality
from game.render.screen import Finish, FullScreen, Viewport
from game.render.shade import release_samplers
from game.render.shaders import matrix
from game.render.sighting import Sighting
from game.render.targets import Box, Canvas, Target, Window, grown
from game.scene.geometry import IDENTITY, Matrix, product

from pyglet import gl  # isort: skip

BACKDROP = (0.30, 0.18, 0.11)
"""sRGB beyond the table's edge."""
LITTLE = 0.25
"""Part of the picture that is drawn finely even in a hurry."""
SMALL = 0.0105
"""Width of a pixel in table units above which coarse forms will do in a hurry."""
EDGE, HALO = 3, 64
"""How far smoothing, and the glow, carry a changed pixel, in pixels."""


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
        self._bounds = Bounds(library)
        self._population = Population(self._batch, self._faces, self._bounds)
        self._screen = FullScreen()
        self._passes = Passes(self._batch, self._faces, library, self._screen)
        self._crossfade = CrossFade(self._screen)
        self._sighting = Sighting(IDENTITY)
        self._bounds.serve(self._sighting)
        self._turntable = matrix(IDENTITY)
        self._turned: Matrix = IDENTITY
        self._traces: list[Trace] = []
        self.draw_calls = 0
        """Draw calls of the last picture."""
        self.faces_of: object = None
        """What the face pictures are of, as whoever loaded them said."""
        self._found: tuple[Seen, list[Box]] | None = None
        """Where this picture is no longer right, once that has been worked out."""
        self._build(quality)

    def _build(self, quality: Quality) -> None:
        self._quality, self._costs = quality, COSTS[quality]
        self._passes.build(self._costs)
        if self._costs.quick:
            self._batch.coarsen()
        self._lighting = Lighting(
            self._costs, self._batch, self._population, self._bounds, self._screen
        )
        self._make_canvas()

    def _make_canvas(self) -> None:
        width, height = (max(round(side * self._scale), 1) for side in self._size)
        self._inner = (width, height)
        self._canvas = Canvas(self._inner, self._costs.samples)
        self._window = Window(self._inner)
        self._finish = Finish(self._costs, self._inner, self._screen)
        self._forget()

    def _forget(self) -> None:
        """Forget all that was drawn so far: none of it can be used again."""
        self._crossfade.forget()
        self._seen: Seen | None = None
        self._veiled: Seen | None = None
        self._shown: Seen | None = None

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
        self._delete_canvas()
        self._make_canvas()

    def _delete_canvas(self) -> None:
        self._canvas.delete()
        self._finish.delete()

    def _tear_down(self) -> None:
        self._delete_canvas()
        self._lighting.delete()

    def delete(self) -> None:
        """Give everything back to the driver."""
        self._tear_down()
        for each in (self._crossfade, self._passes, self._batch, self._faces, self._screen):
            each.delete()

    def load_faces(self, pictures: Mapping[str, Image.Image], of: object = None) -> None:
        """Use these face pictures, by the names that looks have.

        ``of``: what they are of; :attr:`faces_of` tells it, so that they need not be drawn again.
        """
        self._faces.load(pictures)
        self.faces_of = of
        self._population.refresh()
        self._forget()

    def prepare(self, wanted: Mapping[str, int]) -> None:
        """Get ready so many copies of each of these models, that will be shown sooner or later."""
        self._batch.reserve(wanted)
        for model in filter(self._batch.knows, wanted):
            self._bounds.measure(model)

    def keep_picture(self) -> None:
        """Keep the last picture, if there is one that fits, for ``draw`` to lay over others."""
        if self._seen or self._veiled:
            self._finish.show((0, 0, *self._size), self._crossfade.keep(self._size))

    def sync(self, scene: Shown) -> None:
        """Take over what changed in the scene since the last call."""
        turned = scene.turntable.matrix()
        if turned != self._turned:
            self._turned, self._turntable = turned, matrix(turned)
        self._traces += self._population.follow(scene, turned)
        if self._population.outlines_changed:
            self._population.outlines_changed = False
            for level, copies in self._population.outlined.items():
                self._passes.rings[level].show(copies.values())
            self._passes.halos.show(self._population.haloed.values())

    def breathe(self, level: float) -> None:
        """Let what may be taken shine by ``level`` from now on: 1 at rest, 0 least."""
        if level != self._passes.breath:
            self._passes.breath = level
            self._traces += self._population.breathe()

    def draw(
        self,
        camera: Looking,
        scene: Shown,
        *,
        viewport: Viewport | None = None,
        dim: float = 0.0,
        onto: Target | None = None,
        hurried: bool = False,
        kept: float = 0.0,
    ) -> None:
        """Draw the scene into ``viewport`` (default: all) of the window, or onto the whole of a
        target, ``onto`` which the window's picture is scaled.

        ``dim`` above 0 blurs and darkens the table by that part, and draws the pieces of the
        frame ``stage`` over it. ``hurried`` leaves shadows out, while things move, if there is
        much to draw and the quality level says so. ``kept``: how much of the kept picture shows.
        """
        self.sync(scene)
        self._screen.calls = 0
        everywhere()
        solid()
        viewport = viewport or (0, 0, *self._size)
        matrices = camera.view_matrix(), camera.projection(viewport[2] / viewport[3])
        seen = Seen(*matrices, self._inner)
        if hurried and self._costs.quick and not self._quickly_done(seen):
            seen = seen._replace(quick=True)
        shadows = not seen.quick
        self.draw_calls = self._lighting.follow(self._traces, self._turntable, shadows=shadows)
        if onto is None and viewport == (0, 0, *self._inner) and self._passing(seen, dim):
            self._draw_table(seen, [viewport], self._window)  # copying would cost a fifth of it
            self._seen = self._veiled = None
            flat()
        else:
            self._draw_picture(seen, dim)
            goal = (viewport, 0) if onto is None else ((0, 0, *onto.size), onto.id)
            self._finish.show(*goal)
        self._shown = seen
        self._crossfade.lay_over(kept)
        release_samplers()
        self.draw_calls += self._screen.calls
        self._traces, self._found = [], None

    def _quickly_done(self, fine: Seen) -> bool:
        """Whether little is left to draw, and the last picture was not a quick one."""
        if self._veiled:
            return self._veiled == fine and not self._table_changed()
        if self._seen != fine:
            return False
        stale = sum(width * height for _, _, width, height in self._stale_boxes(fine))
        return stale < LITTLE * fine.used[0] * fine.used[1]

    def _passing(self, seen: Seen, dim: float) -> bool:
        """Whether the next picture can use nothing of this one: the eye is on its way."""
        staged = dim > 0.0 or self._batch.count("stage")
        return seen.quick and seen != self._shown and not staged and self._window.deep

    def _draw_picture(self, seen: Seen, dim: float) -> None:
        whole = (0, 0, *seen.used)
        if dim <= 0.0 and not self._batch.count("stage"):
            boxes = self._stale_boxes(seen)
            self._draw_table(seen, boxes, self._canvas)
            self._work_over(boxes, seen)
            self._seen, self._veiled = seen, None
            return
        if dim <= 0.0 or self._veiled != seen or self._table_changed():
            self._draw_table(seen, [whole], self._canvas)
        if dim > 0.0:
            self._dim_table(seen, dim)
        self._draw_stage(seen)
        self._work_over([whole], seen)
        self._seen = None

    def _table_changed(self) -> bool:
        return any(not trace.place.startswith("stage") for trace in self._traces)

    def _stale_boxes(self, seen: Seen) -> list[Box]:
        """Where the last table picture is no longer right."""
        if self._found is None or self._found[0] != seen:
            self._found = (seen, self._work_out_stale(seen))
        return self._found[1]

    def _work_out_stale(self, seen: Seen) -> list[Box]:
        if seen != self._seen or len(self._traces) > MOST_TRACES:
            self._sighting.aim(product(seen.projection, seen.view))
            return [(0, 0, *seen.used)]
        parts = merged(stale(self._traces, self._sighting, self._costs.light_margin))
        return [texels(part, seen.used, EDGE) for part in parts]

    def _draw_table(self, seen: Seen, boxes: list[Box], onto: Canvas | Window) -> None:
        onto.bind()
        gl.glClearColor(*BACKDROP, 0.0)
        width = pixel_at_aim(seen.view, seen.projection, seen.used[0])
        coarse = seen.quick and width > SMALL
        look = Look(
            seen.view, seen.projection, self._turntable, coarse, seen.quick, width, seen.used
        )
        solid()
        if boxes:
            self._passes.hand_out(self._lighting.table)
        for box in boxes:
            only = None
            if box[2:] != seen.used:
                only_in(*box)
                only = self._sighting.within(covered(box, seen.used))
            gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
            self.draw_calls += self._passes.table(look, self._lighting.table, only)
        everywhere()
        onto.resolve(boxes)

    def _work_over(self, boxes: list[Box], seen: Seen) -> None:
        """Work over what was drawn, and as far around as that carries."""
        flat()
        if seen.quick:
            self._finish.leave(self._canvas.picture)
            return
        glowing = self._costs.glow and bool(self._population.glowing)
        by = HALO if self._costs.glow else EDGE
        around = [grown(box, by, seen.used) for box in boxes]
        self._finish.finish(self._canvas.picture, glowing, around)

    def _dim_table(self, seen: Seen, dim: float) -> None:
        flat()
        if self._veiled != seen or self._table_changed():
            self._finish.keep_veil(self._canvas.picture.texture)
            self._veiled = seen
        self._canvas.bind()
        self._finish.show_veil(dim)
        solid()
        gl.glClear(gl.GL_DEPTH_BUFFER_BIT)

    def _draw_stage(self, seen: Seen) -> None:
        if self._lighting.stage and self._batch.count("stage"):
            self._canvas.bind()
            look = Look(
                seen.view, seen.projection, self._turntable, quick=seen.quick, size=seen.used
            )
            solid()
            self._passes.hand_out(self._lighting.stage)
            self.draw_calls += self._passes.stage(look, self._lighting.stage)
        self._canvas.resolve([(0, 0, *seen.used)])
