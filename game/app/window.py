"""The window: its events go to the desk, its frames come from there, and only when needed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

import pyglet

from game.app.desk import Desk
from game.app.held_keys import forget_held_keys
from game.app.memory_cleanup import keep_large_apart
from game.app.probe import Probe
from game.app.slow_motion import SlowMotion
from game.app.window_input import WindowInput
from game.app.window_placement import WindowPlacement
from game.render.context import open_context
from game.render.device import is_software
from game.ui.clipboard import CLIPBOARD

LEAST = (800, 480)
FRAME_S, ASIDE_S, HIDDEN_S = 1 / 60, 1 / 20, 1 / 4
"""Seconds from frame to frame at least, whatever the screen could do: while the window is looked
at, while another one has the keyboard, while nothing of it is seen. Then nothing is drawn."""
SLOWEST_S = 0.1
"""A frame that took longer counts as this long: animations then go on, they don't jump."""
PLAIN_DPI = 96
Handled = Literal[True]


class MainWindow:
    """A real or headless window with a desk in it."""

    def __init__(
        self,
        make_desk: Callable[[MainWindow, tuple[int, int], float], Desk],
        *,
        size: tuple[int, int] = (1280, 720),
        headless: bool = False,
        probe: Probe | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Raises NoOpenGL. ``clock``: seconds that frames are timed by."""
        keep_large_apart()
        self.window = open_context(headless, size=size, visible=headless)
        self._headless, self._probe, self._clock = headless, probe, clock
        self._last = clock()
        self._pace = SlowMotion()
        self._ticking = False
        self._aside = self._hidden = self._there = False
        if not headless:
            self.window.set_minimum_size(*LEAST)
            CLIPBOARD.connect(self.window.get_clipboard_text, self.window.set_clipboard_text)
        self.placement = WindowPlacement(self.window, self.window.display.get_screens)
        self.desk = make_desk(self, self.size, self.dpi_scale)
        self.inputs = WindowInput(self.window, self.desk, self.wake, clock)
        self.window.push_handlers(self)
        self.window.push_handlers(self.inputs)

    def appear(self) -> None:
        """Show the window where it was left."""
        self.placement.restore(self.desk.preferences.window, LEAST)
        if self.desk.preferences.fullscreen:
            self.placement.fill(True)
        self.window.set_visible(True)
        self._there = True
        self.placement.appeared()
        self.inputs.resumed()
        self.window.push_handlers(self.placement)

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen."""
        return bool(self.window.fullscreen)

    @property
    def software(self) -> bool:
        """Whether the processor has to draw, because there is no graphics card."""
        return is_software(self.window)

    def fill_screen(self, full: bool) -> None:
        """Fill the screen or not."""
        if not self._headless and full != self.fullscreen:
            self.placement.fill(full)
            pyglet.clock.schedule_once(lambda _: forget_held_keys(self.window), 0.0)

    def present(self) -> None:
        """Draw a picture and show it at once, where there is a window to be seen by now."""
        if self._there and not self._hidden:
            self.frame()

    def shut_soon(self) -> None:
        """Close the window when its events have their turn; any thread may ask."""
        pyglet.app.platform_event_loop.post_event(self.window, "on_close")

    def shut(self) -> None:
        """Close the window after this frame."""
        self.window.dispatch_event("on_close")

    @property
    def size(self) -> tuple[int, int]:
        """The framebuffer's size in pixels."""
        width, height = self.window.get_framebuffer_size()
        return max(int(width), 1), max(int(height), 1)

    @property
    def dpi_scale(self) -> float:
        """How much denser the screen is than a plain one."""
        return min(max(self.window.dpi / PLAIN_DPI, 1.0), 4.0)

    def run(self, shown: Callable[[], None]) -> None:
        """Show the first picture, call ``shown``, and live until the window is closed."""
        self.frame()
        shown()
        self.wake()
        pyglet.app.run(interval=None)

    def frame(self) -> None:
        """Draw a frame and show it."""
        self.window.switch_to()
        self.desk.draw()
        self.window.flip()
        if self._probe:
            self._probe.frame(self.desk)

    @property
    def frame_s(self) -> float:
        """Seconds from frame to frame, at least."""
        return HIDDEN_S if self._hidden else ASIDE_S if self._aside else FRAME_S

    def wake(self) -> None:
        """Let time go on until nothing changes any more."""
        if not self._ticking:
            self._ticking = True
            self._last = self._clock()
            pyglet.clock.schedule_interval(self._tick, self.frame_s)

    def _sleep(self) -> None:
        self._ticking = False
        pyglet.clock.unschedule(self._tick)

    def _change_rhythm(self) -> None:
        """The window is looked at in another way."""
        self._sleep()
        self.wake()

    def _tick(self, _since: float) -> None:
        now = self._clock()
        seconds, self._last = min(now - self._last, SLOWEST_S), now
        self.step(seconds)
        if not self.desk.awake:
            self._sleep()

    def step(self, seconds: float) -> None:
        """Let time pass and draw, if there is anything to draw: less finely if it is slow."""
        moving = self.desk.screen.moving
        self.desk.advance(seconds)
        if self.desk.dirty and not self._hidden:
            self.frame()
            if moving and not self._aside and self._pace.is_slow(seconds):
                self.desk.ease()

    def on_draw(self) -> None:
        """The window was uncovered."""
        self.desk.redraw()
        self.wake()

    def on_expose(self) -> None:
        """The window was uncovered."""
        self.on_draw()

    def on_activate(self) -> None:
        """The window got the keyboard."""
        self.inputs.resumed()
        self._aside = False
        self._change_rhythm()

    def on_deactivate(self) -> None:
        """Another window has the keyboard."""
        self.inputs.interrupted()
        self._aside = True
        self._change_rhythm()

    def on_hide(self) -> None:
        """The window was minimised: what happens goes on, and nobody sees it."""
        self.inputs.interrupted()
        self._hidden = True
        self.desk.sound.hide(True)
        self._change_rhythm()

    def on_show(self) -> None:
        """The window is there again."""
        self._hidden = False
        self.desk.sound.hide(False)
        self._change_rhythm()
        self.on_draw()

    def on_resize(self, width: int, height: int) -> Handled:
        """The window's size changed."""
        del width, height
        self.desk.resize(self.size, self.dpi_scale)
        self.wake()
        return True

    def on_close(self) -> Handled:
        """The window is to be closed."""
        self.desk.shut()
        self.window.close()
        if pyglet.app.event_loop.is_running:
            pyglet.app.exit()
        return True
