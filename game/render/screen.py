"""Drawing over a whole picture: the passes after the 3D one."""

from __future__ import annotations

from collections.abc import Sequence

from game.render.blending import everywhere, only_in
from game.render.buffers import VertexArray
from game.render.quality import Costs
from game.render.shaders import Program
from game.render.targets import COLOUR, Box, Target, copy_pixels

from pyglet import gl  # isort: skip

Viewport = Box
"""Left, bottom, width, height in framebuffer pixels."""

NOISE_SIDE = 512
GLOW_SHRINK = 4
"""The glow is blurred at a quarter of the picture's size."""


def bind_texture(unit: int, name: int, kind: int = gl.GL_TEXTURE_2D) -> None:
    """Put a texture on a texture unit."""
    gl.glActiveTexture(gl.GL_TEXTURE0 + unit)
    gl.glBindTexture(kind, name)


class FullScreen:
    """Draws one triangle that covers everything; counts its draw calls."""

    def __init__(self) -> None:
        self._array = VertexArray()
        self.calls = 0

    def draw(self) -> None:
        """Run the current program on every pixel of the viewport."""
        self._array.bind()
        gl.glDrawArrays(gl.GL_TRIANGLES, 0, 3)
        self.calls += 1

    def delete(self) -> None:
        """Give its name back."""
        self._array.delete()


class Blur:
    """Softens a target's texture in place, in two directions."""

    def __init__(self, screen: FullScreen) -> None:
        self._screen = screen
        self._program = Program("screen.vert", "blur.frag")

    def soften(
        self,
        target: Target,
        spare: Target,
        spread: float,
        result: Target | None = None,
        boxes: Sequence[Box] = (),
    ) -> None:
        """Blur ``target`` by way of ``spare``, in place or into ``result``, all of one size.

        Samples are ``spread`` texels apart. ``boxes``: nowhere but in these rectangles of texels,
        if there are any.
        """
        width, height = target.size
        self._program.use()
        self._program.set_int("picture", 0)
        for source, goal, step in (
            (target, spare, (spread / width, 0.0)),
            (spare, result or target, (0.0, spread / height)),
        ):
            goal.bind()
            bind_texture(0, source.texture)
            self._program.set_vector("step_by", step)
            for box in boxes:
                only_in(*box)
                self._screen.draw()
            if not boxes:
                self._screen.draw()

    def delete(self) -> None:
        """Give the program back."""
        self._program.delete()


def grain(screen: FullScreen) -> Target:
    """The repeating tile of wood and weave noise, drawn by the graphics card."""
    program = Program("screen.vert", "grain.frag")
    target = Target((NOISE_SIDE, NOISE_SIDE), COLOUR, repeat=True)
    target.bind()
    gl.glDisable(gl.GL_DEPTH_TEST)
    gl.glDisable(gl.GL_BLEND)
    program.use()
    screen.draw()
    bind_texture(0, target.texture)
    gl.glGenerateMipmap(gl.GL_TEXTURE_2D)
    gl.glTexParameteri(gl.GL_TEXTURE_2D, gl.GL_TEXTURE_MIN_FILTER, gl.GL_LINEAR_MIPMAP_NEAREST)
    program.delete()
    return target


class Finish:
    """From the resolved 3D picture to the window: veil, glow, vignette, grade."""

    def __init__(self, costs: Costs, size: tuple[int, int], screen: FullScreen) -> None:
        self._screen = screen
        self._blur = Blur(screen)
        self._costs = costs
        self._size = size
        small = (max(size[0] // GLOW_SHRINK, 1), max(size[1] // GLOW_SHRINK, 1))
        self._glow, self._haze = Target(small), Target(small)
        self._veil, self._spare = Target(small), Target(small)
        self._done = Target(size)
        self._gather = Program("screen.vert", "glow.frag")
        self._dimming = Program("screen.vert", "veil.frag")
        smooth = {} if costs.samples > 1 else {"SMOOTH": 1}
        self._last = Program("screen.vert", "finish.frag", smooth)
        self._ready = self._done
        """What is shown next."""

    def _picture(self, program: Program, picture: int) -> None:
        """Switch to a program that reads a picture."""
        program.use()
        program.set_int("picture", 0)
        bind_texture(0, picture)

    def keep_veil(self, picture: int) -> None:
        """Keep a blurred copy of the picture, for the veil. Leaves another framebuffer bound."""
        self._veil.bind()
        self._picture(self._dimming, picture)
        self._dimming.set_float("dim", 0.0)
        self._screen.draw()
        self._blur.soften(self._veil, self._spare, 1.3)

    def show_veil(self, dim: float) -> None:
        """Fill the bound framebuffer with the blurred picture, darkened by ``dim`` (0…1)."""
        self._picture(self._dimming, self._veil.texture)
        self._dimming.set_float("dim", dim)
        self._screen.draw()

    def finish(self, drawn: Target, glowing: bool, boxes: Sequence[Box]) -> None:
        """Work the picture over where it changed: in these rectangles of its pixels."""
        picture, self._ready = drawn.texture, self._done
        glowing = glowing and self._costs.glow
        if glowing:
            self._glow.bind()
            self._picture(self._gather, picture)
            self._gather.set_vector("texel", (1 / self._size[0], 1 / self._size[1]))
            self._screen.draw()
            self._blur.soften(self._glow, self._spare, 0.7)
            self._blur.soften(self._glow, self._spare, 2.6, self._haze)
        self._done.bind()
        self._picture(self._last, picture)
        self._last.set_int("glow", 1)
        self._last.set_int("haze", 2)
        self._last.set_float("glowing", float(glowing))
        self._last.set_ints("last", (self._size[0] - 1, self._size[1] - 1))
        self._last.set_vector("texel", (1 / self._size[0], 1 / self._size[1]))
        bind_texture(1, self._glow.texture)
        bind_texture(2, self._haze.texture)
        for box in boxes:
            only_in(*box)
            self._screen.draw()
        everywhere()

    def leave(self, drawn: Target) -> None:
        """Show this picture next as it is: one that was drawn in a hurry."""
        self._ready = drawn

    def show(self, viewport: Viewport, goal: int) -> None:
        """Put the finished picture into ``viewport`` of the framebuffer ``goal``."""
        copy_pixels(self._ready.id, (0, 0, *self._size), goal, viewport)
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, goal)
        gl.glViewport(*viewport)

    def delete(self) -> None:
        """Give framebuffers and programs back."""
        for target in (self._glow, self._haze, self._veil, self._spare, self._done):
            target.delete()
        for program in (self._gather, self._dimming, self._last):
            program.delete()
        self._blur.delete()
