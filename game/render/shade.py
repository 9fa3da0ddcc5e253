"""Shadow and occlusion maps: the scene seen from the light and from straight above.

They are drawn anew only when a piece that casts a shadow has moved, and only where it has; moving
the camera costs nothing here.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

from game.render.batch import Batch
from game.render.blending import everywhere, only_in
from game.render.extent import WHOLE, Ball, Part, covered, merged, texels
from game.render.light import TO_KEY, ZENITH, Bounding, LightView, look_at
from game.render.screen import Blur, FullScreen, bind_texture
from game.render.shaders import Program, matrix
from game.render.sighting import Sighting
from game.render.targets import DEPTH, HEIGHT, Target
from game.scene.geometry import IDENTITY

from pyglet import gl  # isort: skip

TABLE_BOX = Bounding((-11.5, -9.0, -0.1), (11.5, 9.0, 4.2))
"""What the shadows of the table are drawn for: mat and pieces, with room for a flying block."""
STAGE_SIDE, HEIGHT_SIDE = 1024, 512
"""Sides of the shadow map of the centre stage, and of every map of heights."""
BLUR_SPREAD, BLUR_REACH = 1.4, 8
"""Distance of the samples of the height map's blur, and how far they reach, in texels."""
SLOTS_UNIT, SHADOW_UNIT, DEPTH_UNIT, HEIGHT_UNIT = 8, 5, 6, 7
"""Texture units that only the 3D passes use."""


@dataclass(frozen=True, slots=True)
class Caster:
    """What is drawn into a map: a list of the batch, and the turntable's matrix."""

    batch: Batch
    place: str
    turntable: ctypes.Array[ctypes.c_float]
    coarse: bool = False
    """Whether coarse copies will do."""


class Shade:
    """Shadow and height map of one box of the scene."""

    def __init__(self, size: int, box: Bounding, screen: FullScreen, taps: int) -> None:
        """``taps`` samples a pixel; with several, shadows and occlusion reach farther."""
        self._taps, self._wide = taps, taps > 1
        self._shadow = Target((size, size), DEPTH)
        self._raw = Target((HEIGHT_SIDE, HEIGHT_SIDE), HEIGHT)
        self._raw.add_depth()
        self._height = Target((HEIGHT_SIDE, HEIGHT_SIDE), HEIGHT)
        self._spare = Target((HEIGHT_SIDE, HEIGHT_SIDE), HEIGHT)
        self._depth_program = Program("depth.vert", "depth.frag")
        self._height_program = Program("depth.vert", "height.frag")
        self._blur = Blur(screen)
        self._samplers = _samplers()
        self._identity = matrix(IDENTITY)
        self.late: list[Part] = []
        """Where the map of shadows is no longer right."""
        self.aims = 0
        """How often it was aimed: programs have to be told then."""
        self.aim(box)

    def aim(self, box: Bounding) -> None:
        """Look at another box from now on; the next ``draw`` brings its maps."""
        self._box = box
        self.aims += 1
        self._light, self._above = look_at(box, TO_KEY), look_at(box, ZENITH)
        self.sightings = (Sighting(self._light.matrix), Sighting(self._above.matrix))
        """How things show in the map of shadows and in that of heights."""
        self._to_light = matrix(self._light.matrix)

    def draw(
        self, caster: Caster, balls: Sequence[Ball] | None = None, *, shadows: bool = True
    ) -> int:
        """Draw both maps anew, where these balls are or all over; the number of draw calls.

        Without ``shadows`` their map waits for the next call: nobody reads it until then.
        """
        gl.glEnable(gl.GL_DEPTH_TEST)
        gl.glDisable(gl.GL_BLEND)
        calls = 0
        self.late = merged([*self.late, *_parts(self.sightings[0], balls)])
        if shadows:
            calls += self._draw_shadows(caster)
        parts = merged(_parts(self.sightings[1], balls))
        if parts:
            gl.glClearColor(self._box.low[2], 0.0, 0.0, 0.0)
            self._begin(self._raw, self._height_program, self._above, caster)
            calls += self._see(self._raw, self.sightings[1], parts, caster)
            self._soften(parts)
        return calls

    def _draw_shadows(self, caster: Caster) -> int:
        gl.glEnable(gl.GL_POLYGON_OFFSET_FILL)
        gl.glPolygonOffset(1.5, 3.0)
        self._begin(self._shadow, self._depth_program, self._light, caster)
        calls = self._see(self._shadow, self.sightings[0], self.late, caster)
        gl.glDisable(gl.GL_POLYGON_OFFSET_FILL)
        self.late = []
        return calls

    def _soften(self, parts: Sequence[Part]) -> None:
        gl.glDisable(gl.GL_DEPTH_TEST)
        boxes = [texels(part, self._height.size, BLUR_REACH) for part in parts]
        self._blur.soften(self._raw, self._spare, BLUR_SPREAD, self._height, boxes)
        everywhere()
        if self._wide:
            bind_texture(HEIGHT_UNIT, self._height.texture)
            gl.glGenerateMipmap(gl.GL_TEXTURE_2D)
            smooth = gl.GL_LINEAR_MIPMAP_LINEAR
            gl.glTexParameteri(gl.GL_TEXTURE_2D, gl.GL_TEXTURE_MIN_FILTER, smooth)

    def _begin(self, target: Target, program: Program, sight: LightView, caster: Caster) -> None:
        target.bind()
        program.use()
        caster.batch.begin()
        bind_texture(SLOTS_UNIT, caster.batch.texture, gl.GL_TEXTURE_BUFFER)
        program.set_int("slots", SLOTS_UNIT)
        program.set_matrix("turntable", caster.turntable)
        program.set_matrix("view", self._identity)
        program.set_matrix("projection", sight.matrix)

    def _see(
        self, target: Target, sighting: Sighting, parts: Sequence[Part], caster: Caster
    ) -> int:
        """Draw what is in some parts of a map."""
        calls = 0
        for part in parts:
            box = texels(part, target.size, 1)
            only_in(*box)
            only = None if part == WHOLE else sighting.within(covered(box, target.size))
            gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
            calls += caster.batch.draw(caster.place, only, coarse=caster.coarse)
        everywhere()
        return calls

    def hand_out(self) -> None:
        """Put the maps on the texture units where programs read them."""
        bind_texture(SHADOW_UNIT, self._shadow.texture)
        bind_texture(DEPTH_UNIT, self._shadow.texture)
        bind_texture(HEIGHT_UNIT, self._height.texture)
        gl.glBindSampler(SHADOW_UNIT, self._samplers[0])
        gl.glBindSampler(DEPTH_UNIT, self._samplers[1])

    def tell(self, program: Program) -> None:
        """Tell the program in use where the maps are and what of the table each shows."""
        program.set_int("shadow_map", SHADOW_UNIT)
        program.set_int("shadow_depth", DEPTH_UNIT)
        program.set_int("heights", HEIGHT_UNIT)
        program.set_int("shadow_taps", self._taps)
        program.set_matrix("to_light", self._to_light)
        program.set_vector("light_reach", self._light.reach)
        left, front, _ = self._box.low
        program.set_vector("height_box", (left, front, *self._above.reach[:2]))

    def delete(self) -> None:
        """Give maps and programs back."""
        for target in (self._shadow, self._raw, self._height, self._spare):
            target.delete()
        for program in (self._depth_program, self._height_program):
            program.delete()
        self._blur.delete()


def _parts(sighting: Sighting, balls: Sequence[Ball] | None) -> list[Part]:
    return [WHOLE] if balls is None else [sighting.part(ball) for ball in balls]


def release_samplers() -> None:
    """Leave the texture units without the shadow map's samplers, for whoever draws next."""
    gl.glBindSampler(SHADOW_UNIT, 0)
    gl.glBindSampler(DEPTH_UNIT, 0)


def _samplers() -> tuple[int, int]:
    """One sampler that compares depths, smoothly, and one that reads them as they are."""
    names = (gl.GLuint * 2)()
    gl.glGenSamplers(2, names)
    for name in names:
        for key in (gl.GL_TEXTURE_WRAP_S, gl.GL_TEXTURE_WRAP_T):
            gl.glSamplerParameteri(name, key, gl.GL_CLAMP_TO_EDGE)
    compare, read = int(names[0]), int(names[1])
    for key, value in (
        (gl.GL_TEXTURE_COMPARE_MODE, gl.GL_COMPARE_REF_TO_TEXTURE),
        (gl.GL_TEXTURE_COMPARE_FUNC, gl.GL_LEQUAL),
        (gl.GL_TEXTURE_MIN_FILTER, gl.GL_LINEAR),
        (gl.GL_TEXTURE_MAG_FILTER, gl.GL_LINEAR),
    ):
        gl.glSamplerParameteri(compare, key, value)
    for key in (gl.GL_TEXTURE_MIN_FILTER, gl.GL_TEXTURE_MAG_FILTER):
        gl.glSamplerParameteri(read, key, gl.GL_NEAREST)
    return compare, read
