"""A window that nobody sees, in which films and postcards are drawn. It needs a process or, for a
command, a program of its own: what draws without a screen is chosen before anything draws.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.app.film.order import FilmError
from game.app.frame import NoFrame
from game.language import _
from game.session.preferences import Preferences

if TYPE_CHECKING:
    import pyglet
    from PIL import Image

    from game.app.film.scenes import PostcardScene
    from game.app.services import Services


class _Unseen(NoFrame):
    """A window without a screen; ``software``: the processor has to draw."""

    def __init__(self, *, software: bool) -> None:
        self.software = software


class Studio:
    """Takes pictures of something one by one."""

    def __init__(
        self,
        window: pyglet.window.BaseWindow,
        size: tuple[int, int],
        preferences: Preferences,
        *,
        finely: bool,
    ) -> None:
        from game.app.drawing import Drawing
        from game.app.services import Services
        from game.app.sound import Sound
        from game.render.device import is_software
        from game.render.faces.symbols import mask
        from game.render.fonts import Fonts
        from game.render.glyphs import Atlas
        from game.render.overlay import Overlay
        from game.ui.surface import Surface
        from game.ui.viewport import Viewport

        self._window, self._size = window, size
        width, height = window.get_framebuffer_size()
        self._pixels = (int(width), int(height))
        viewport = Viewport.of(*self._pixels, preferences.ui_scale)
        atlas = Atlas(Fonts(), mask)
        self._overlay, self._surface = Overlay(atlas), Surface(atlas, viewport)
        frame = _Unseen(software=not finely and is_software(window))
        self._stale = self._changed = True
        self._taken: Image.Image | None = None
        self.services: Services = Services(
            seen=lambda: viewport,
            preferred=lambda: preferences,
            clock=lambda: 0.0,
            sound=Sound(),
            drawing=Drawing(frame, self._pixels, preferences.quality),
            refresh=self._refresh,
            refresh_soon=self._refresh,
            redraw=self._redraw,
        )

    def _refresh(self) -> None:
        """Have the captions built anew."""
        self._stale = True

    def _redraw(self) -> None:
        """Have the next picture drawn, though nothing moves."""
        self._changed = True

    def advance(self, shown: PostcardScene, seconds: float) -> None:
        """Let time pass. What has moved is drawn once more at rest."""
        moved = shown.moving
        shown.advance(seconds)
        self._changed = self._changed or moved

    def picture(self, shown: PostcardScene) -> Image.Image:
        """The picture of this moment (``RGB``), in the size that was asked for; the same one as
        before where nothing has changed."""
        from game.render.capture import capture

        if self._taken is not None and not (self._stale or self._changed or shown.moving):
            return self._taken
        self._window.switch_to()
        if self._stale:
            self._stale = False
            self._surface.draw_as(shown.symbols)
            self._surface.build(lambda: shown.widget(self._surface.viewport))
        self._changed = False
        self._draw(shown)
        taken = capture(self._pixels)
        self._taken = taken if taken.size == self._size else taken.resize(self._size)
        return self._taken

    def _draw(self, shown: PostcardScene) -> None:
        from pyglet import gl

        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
        gl.glViewport(0, 0, *self._pixels)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT)
        shown.draw()
        if self._surface.dirty:
            self._overlay.fill(self._surface.paint())
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
        gl.glViewport(0, 0, *self._pixels)
        self._overlay.draw(*self._pixels)


@contextmanager
def studio(
    size: tuple[int, int], preferences: Preferences, *, finely: bool = False
) -> Iterator[Studio]:
    """A studio for pictures of so many pixels. Raises FilmError where nothing can be drawn.

    ``finely``: as fine as it is set, also where there is no graphics card.
    """
    headless = sys.platform.startswith("linux")
    if threading.current_thread() is not threading.main_thread():
        raise FilmError(_("This computer starts no second program to draw it in."))
    from game.render.context import NoOpenGL, choose_headless, close_context, open_context

    if headless:
        choose_headless()
    try:
        window = open_context(headless, size=size, visible=headless)
    except NoOpenGL as error:
        raise FilmError(str(error)) from error
    try:
        yield Studio(window, size, preferences, finely=finely)
    finally:
        close_context(window)
