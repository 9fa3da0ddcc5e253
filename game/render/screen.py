"""Drawing over a whole picture: the passes after the 3D one."""

from __future__ import annotations

from game.render.buffers import VertexArray
from game.render.quality import Costs
from game.render.shaders import Program
from game.render.targets import COLOUR, Target

from pyglet import gl  # isort: skip

Viewport = tuple[int, int, int, int]
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


class Blur:
    """Softens a target's texture in place, in two directions."""

    def __init__(self, screen: FullScreen) -> None:
        self._screen = screen
        self._program = Program("screen.vert", "blur.frag")

    def soften(self, target: Target, spare: Target, spread: float) -> None:
        """Blur ``target`` by way of ``spare`` (same size); samples ``spread`` texels apart."""
        width, height = target.size
        self._program.use()
        self._program.set_int("picture", 0)
        for source, goal, step in (
            (target, spare, (spread / width, 0.0)),
            (spare, target, (0.0, spread / height)),
        ):
            goal.bind()
            bind_texture(0, source.texture)
            self._program.set_vector("step_by", step)
            self._screen.draw()


def grain_texture(screen: FullScreen) -> int:
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
    return target.texture


class Finish:
    """From the resolved 3D picture to the window: veil, glow, vignette, grade."""

    def __init__(self, costs: Costs, size: tuple[int, int], screen: FullScreen) -> None:
        self._screen = screen
        self._blur = Blur(screen)
        self._costs = costs
        self._size = size
        small = (max(size[0] // GLOW_SHRINK, 1), max(size[1] // GLOW_SHRINK, 1))
        self._small, self._spare = Target(small), Target(small)
        self._gather = Program("screen.vert", "glow.frag")
        self._veil = Program("screen.vert", "veil.frag")
        smooth = {} if costs.samples > 1 else {"SMOOTH": 1}
        self._last = Program("screen.vert", "finish.frag", smooth)

    def veil(self, picture: int, dim: float) -> None:
        """Draw the picture, blurred and darkened by ``dim`` (0…1), into the bound framebuffer.

        The caller binds its framebuffer with ``goal`` afterwards: this leaves another bound.
        """
        self._small.bind()
        self._veil.use()
        self._veil.set_int("picture", 0)
        self._veil.set_float("dim", dim)
        bind_texture(0, picture)
        self._screen.draw()
        self._blur.soften(self._small, self._spare, 1.3)

    def show_veil(self) -> None:
        """Fill the bound framebuffer with what ``veil`` made."""
        self._veil.use()
        self._veil.set_int("picture", 0)
        self._veil.set_float("dim", 0.0)
        bind_texture(0, self._small.texture)
        self._screen.draw()

    def finish(self, picture: int, glowing: bool, viewport: Viewport, goal: int) -> None:
        """Draw the finished picture into ``viewport`` of the framebuffer ``goal``."""
        glowing = glowing and self._costs.glow
        if glowing:
            self._small.bind()
            self._gather.use()
            self._gather.set_int("picture", 0)
            bind_texture(0, picture)
            self._screen.draw()
            self._blur.soften(self._small, self._spare, 1.0)
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, goal)
        gl.glViewport(*viewport)
        self._last.use()
        self._last.set_int("picture", 0)
        self._last.set_int("glow", 1)
        self._last.set_float("glowing", float(glowing))
        self._last.set_vector("texel", (1 / self._size[0], 1 / self._size[1]))
        bind_texture(1, self._small.texture)
        bind_texture(0, picture)
        self._screen.draw()

    def delete(self) -> None:
        """Give framebuffers and programs back."""
        for target in (self._small, self._spare):
            target.delete()
        for program in (self._gather, self._veil, self._last):
            program.delete()
