"""The 3D passes: pieces, ground, ghosts and outlines, drawn into the bound framebuffer."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from game.render.batch import Batch
from game.render.blending import solid, translucent
from game.render.halos import Halos
from game.render.light import LAMP, TO_KEY, eye_of
from game.render.mesh import Mesh
from game.render.pictures import SIDE, FaceArray
from game.render.quality import Costs
from game.render.rings import Rings
from game.render.screen import FullScreen, bind_texture, grain
from game.render.sequence import Part
from game.render.shade import SLOTS_UNIT, Shade
from game.render.shaders import Program
from game.scene.geometry import Matrix

from pyglet import gl  # isort: skip

GRAIN_SHARE = 5
"""So many texels of grain lie along one texel of a face."""
FACES_UNIT, GRAIN_UNIT = 4, 9
LEVELS = ("table", "behind", "stage")
"""What wears outlines by itself: the table, what is hidden there, and the stage before it."""
THROUGH = 0.55
"""How strongly an outline shows through what stands before it."""
CASING, CASING_PIXELS = 0.02, 1.5
"""How far the pale edge reaches beyond the shape of what is hidden, in table units, and in pixels
at the least."""


class Looking(Protocol):
    """A camera; matrices are sixteen floats, column-major."""

    def view_matrix(self) -> tuple[float, ...]:
        """Table frame to eye frame."""

    def projection(self, aspect: float) -> tuple[float, ...]:
        """Eye frame to clip space for a picture ``aspect`` times as wide as high."""


class Look(NamedTuple):
    """How the table is seen: the camera's matrices and the turntable's."""

    view: Matrix
    projection: Matrix
    turntable: ctypes.Array[ctypes.c_float]
    coarse: bool = False
    """Whether coarse copies will do."""
    quick: bool = False
    """Whether light that is reckoned at corners, without shadows, will do."""
    pixel_width: float = 0.0
    """Width of a pixel of the picture in table units, about where the eye looks."""
    size: tuple[int, int] = (1, 1)
    """Of the picture, in pixels."""


class Seen(NamedTuple):
    """What a picture of an unchanged scene depends on."""

    view: Matrix
    projection: Matrix
    used: tuple[int, int]
    quick: bool = False
    """Drawn in a hurry."""


class Programs(NamedTuple):
    """What draws one kind of picture."""

    pieces: Program
    ground: Program
    bare: Program | None = None
    """What draws those triangles of pieces that show no face picture; None: ``pieces`` does."""

    def delete(self) -> None:
        """Give them back."""
        for program in self:
            if program is not None:
                program.delete()


class Passes:
    """Programs and what they read, for one batch of pieces."""

    def __init__(
        self, batch: Batch, faces: FaceArray, library: Mapping[str, Mesh], screen: FullScreen
    ) -> None:
        self._batch, self._faces = batch, faces
        self.rings = {level: Rings(library) for level in LEVELS}
        self._aimed: dict[int, tuple[Look, float]] = {}
        """How each program, by its number, was told to look."""
        self._lit: dict[int, tuple[Shade, int]] = {}
        """By which light, and which of its aims, each program was told to paint."""
        self.halos = Halos(library)
        self.breath = 1.0
        """How strongly shines what may be taken: 1 at rest."""
        self._grain = grain(screen)
        self._programs: Programs | None = None
        self._quick: Programs | None = None
        self._through: Program | None = None

    def build(self, costs: Costs) -> None:
        """Make the programs of a quality level, in place of any others."""
        self.tear_down()
        defines = {"SHADOW_TAPS": costs.shadow_taps, "BLOCKER_TAPS": costs.blocker_taps}
        if costs.detail:
            defines["DETAIL"] = 1
        self._programs = Programs(
            Program("piece.vert", "piece.frag", {**defines, "FACES": 1}),
            Program("piece.vert", "piece.frag", {**defines, "GROUND": 1}),
        )
        self._through = Program("through.vert", "through.frag")
        if costs.quick:
            self._quick = Programs(
                Program("quick.vert", "quick.frag"),
                Program("quick.vert", "quick.frag", {"GROUND": 1}),
                Program("quick.vert", "quick.frag", {"BARE": 1}),
            )
        self._faces.sharpen(costs.anisotropy)

    def tear_down(self) -> None:
        """Give the programs back."""
        self._aimed.clear()
        self._lit.clear()
        for programs in (self._programs, self._quick):
            if programs:
                programs.delete()
        if self._through:
            self._through.delete()
        self._programs = self._quick = self._through = None

    def delete(self) -> None:
        """Give everything back."""
        self.tear_down()
        self._grain.delete()
        lights: tuple[Halos | Rings, ...] = (self.halos, *self.rings.values())
        for each in lights:
            each.delete()

    def table(self, look: Look, shade: Shade, only: frozenset[int] | None) -> int:
        """Draw the table, or these clusters of it, after :meth:`hand_out`; the number of draw
        calls."""
        programs = self._fitting(look)
        self._batch.begin()
        calls = self._pieces(programs, "things", look, shade, only)
        self._begin(programs.ground, look, shade)
        calls += self._batch.draw("ground", coarse=look.coarse)
        calls += self._shapes("through", look, only)
        calls += self._pieces(programs, "over", look, shade, only)
        calls += self._pieces(programs, "through", look, shade, only)
        calls += self._ghosts("ghost", look, shade)
        calls += self._lights(self.halos, look) + self._lights(self.rings["table"], look)
        return calls + self._lights(self.rings["behind"], look, THROUGH, behind=True)

    def stage(self, look: Look, shade: Shade) -> int:
        """Draw the pieces of the centre stage, after :meth:`hand_out`; the number of draw calls."""
        self._batch.begin()
        calls = self._pieces(self._fitting(look), "stage", look, shade)
        calls += self._ghosts("stage-ghost", look, shade)
        return calls + self._lights(self.rings["stage"], look)

    def _fitting(self, look: Look) -> Programs:
        assert self._programs
        return self._quick if look.quick and self._quick else self._programs

    def _pieces(
        self,
        programs: Programs,
        place: str,
        look: Look,
        shade: Shade,
        only: frozenset[int] | None = None,
    ) -> int:
        """Draw a list of pieces, bare paint apart if that is cheaper; the number of draw calls."""
        if not self._batch.count(place):
            return 0
        shares = [(programs.pieces, Part.ALL)]
        if programs.bare:
            shares = [(programs.bare, Part.BARE), (programs.pieces, Part.PRINTED)]
        calls = 0
        for program, part in shares:
            self._begin(program, look, shade)
            calls += self._batch.draw(place, only, coarse=look.coarse, part=part)
        return calls

    def hand_out(self, shade: Shade) -> None:
        """Put what all programs of a picture read on its texture units."""
        bind_texture(SLOTS_UNIT, self._batch.texture, gl.GL_TEXTURE_BUFFER)
        bind_texture(FACES_UNIT, self._faces.id, gl.GL_TEXTURE_2D_ARRAY)
        bind_texture(GRAIN_UNIT, self._grain.texture)
        shade.hand_out()

    def _begin(self, program: Program, look: Look, shade: Shade) -> None:
        self._aim(program, look)
        light = (shade, shade.aims)
        if self._lit.get(program.id) != light:
            self._lit[program.id] = light
            shade.tell(program)

    def _aim(self, program: Program, look: Look) -> None:
        program.use()
        aimed = (look, self.breath)
        if self._aimed.get(program.id) == aimed:
            return
        self._aimed[program.id] = aimed
        program.set_int("slots", SLOTS_UNIT)
        program.set_int("faces", FACES_UNIT)
        program.set_int("grain", GRAIN_UNIT)
        program.set_matrix("turntable", look.turntable)
        program.set_matrix("view", look.view)
        program.set_matrix("projection", look.projection)
        program.set_vector("eye", eye_of(look.view))
        program.set_vector("to_key", TO_KEY)
        program.set_vector("lamp", LAMP)
        program.set_float("ghostly", 0.0)
        program.set_float("breath", self.breath)
        program.set_float("pixel_width", look.pixel_width)
        program.set_vector("texel", (1 / look.size[0], 1 / look.size[1]))
        texels = max(look.pixel_width * SIDE, 1.0)
        program.set_float("face_level", float(round(math.log2(texels) - 0.2)))
        program.set_int("grain_level", round(math.log2(texels * GRAIN_SHARE)))

    def _shapes(self, place: str, look: Look, only: frozenset[int] | None) -> int:
        """The shapes of pieces where other things, drawn before them, hide them.

        First their pale edge, a little larger, then their own colour within it.
        """
        if not self._through or not self._batch.count(place):
            return 0
        program, calls = self._through, 0
        self._aim(program, look)
        gl.glDepthMask(False)
        gl.glDepthFunc(gl.GL_GREATER)
        for larger in (max(CASING, CASING_PIXELS * look.pixel_width), 0.0):
            program.set_float("larger", larger)
            calls += self._batch.draw(place, only, coarse=look.coarse)
        solid()
        return calls

    def _ghosts(self, place: str, look: Look, shade: Shade) -> int:
        """Depth first, then colour: a ghost does not show its own inside."""
        if not self._programs or not self._batch.count(place):
            return 0
        program = self._programs.pieces
        self._begin(program, look, shade)
        gl.glColorMask(False, False, False, False)
        calls = self._batch.draw(place)
        gl.glColorMask(True, True, True, True)
        program.set_float("ghostly", 1.0)
        translucent()
        calls += self._batch.draw(place)
        solid()
        program.set_float("ghostly", 0.0)
        return calls

    def _lights(
        self, lights: Halos | Rings, look: Look, share: float = 1.0, *, behind: bool = False
    ) -> int:
        """Draw lights by ``share`` of their strength, ``behind`` what is there or before it;
        afterwards solid things may be drawn."""
        if not lights.count:
            return 0
        program = lights.begin()
        self._aim(program, look)
        program.set_float("share", share)
        translucent(gl.GL_ONE)
        if behind:
            gl.glDepthFunc(gl.GL_GREATER)
        lights.draw()
        solid()
        return 1
