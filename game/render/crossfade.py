"""The last picture fading out over the next ones: what reduced motion has instead of motion."""

from __future__ import annotations

from game.render.blending import flat, over
from game.render.screen import FullScreen, bind_texture
from game.render.shaders import Program
from game.render.targets import Target


class CrossFade:
    """Keeps a copy of a finished picture and lays it over others, ever more faintly."""

    def __init__(self, screen: FullScreen) -> None:
        self._screen = screen
        self._kept: Target | None = None
        self._program: Program | None = None

    def keep(self, size: tuple[int, int]) -> int:
        """The framebuffer of ``size`` that the picture to keep has to be copied into."""
        self.forget()
        self._kept = Target(size)
        return self._kept.id

    def lay_over(self, part: float) -> None:
        """Cover the bound framebuffer's viewport with the kept picture by ``part``, 0 to 1."""
        if self._kept is None or part <= 0.0:
            return
        self._program = self._program or Program("screen.vert", "kept.frag")
        flat()
        over()
        self._program.use()
        self._program.set_int("picture", 0)
        self._program.set_float("part", part)
        bind_texture(0, self._kept.texture)
        self._screen.draw()
        flat()

    def forget(self) -> None:
        """Give back the picture that is kept, if there is one."""
        if self._kept is not None:
            self._kept.delete()
            self._kept = None

    def delete(self) -> None:
        """Give everything back."""
        self.forget()
        if self._program is not None:
            self._program.delete()
            self._program = None
