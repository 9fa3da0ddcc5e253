"""The window: its events go to the desk, its frames come from there, and only when needed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

import pyglet

from game.app.desk import Desk
from game.app.held_keys import forget_held_keys
from game.app.keys import key_name
from game.app.pace import FramePace
from game.app.probe import Probe
from game.app.tidying import keep_large_apart
from game.render.context import open_context
from game.render.device import is_software
from game.ui.clipboard import CLIPBOARD

from pyglet.window import mouse  # isort: skip

LEAST = (960, 600)
FRAME_S, ASIDE_S, HIDDEN_S = 1 / 60, 1 / 20, 1 / 4
"""Seconds from frame to frame at least, whatever the screen could do: while the window is looked
at, while another one has the keyboard, while nothing of it is seen. Then nothing is drawn."""
DOUBLE_CLICK_S = 0.35
DOUBLE_CLICK_PIXELS = 6.0
SLOWEST_S = 0.1
"""A frame that took longer counts as this long: animations then go on, they don't jump."""
PLAIN_DPI = 96
BUTTONS = {mouse.LEFT: "left", mouse.RIGHT: "right", mouse.MIDDLE: "middle"}
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
        self.window = open_context(headless, size=size)
        self._headless, self._probe, self._clock = headless, probe, clock
        self._last = clock()
        self._pace = FramePace()
        self._ticking = False
        self._aside = self._hidden = False
        self._click = (-1.0, 0.0, 0.0)
        self._held = ""
        self._hand = False
        if not headless:
            self.window.set_minimum_size(*LEAST)
            CLIPBOARD.connect(self.window.get_clipboard_text, self.window.set_clipboard_text)
        self.desk = make_desk(self, self.size, self.dpi_scale)
        self.window.push_handlers(self)

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
            self.window.set_fullscreen(full)
            pyglet.clock.schedule_once(lambda _: forget_held_keys(self.window), 0.0)

    def present(self) -> None:
        """Draw a picture and show it at once."""
        if not self._headless and not self._hidden:
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

    def _pixels(self, x: float, y: float) -> tuple[float, float]:
        ratio = float(self.window.get_pixel_ratio())
        return (x + 0.5) * ratio, (y + 0.5) * ratio

    def run(self) -> None:
        """Show the first picture and live until the window is closed."""
        self.frame()
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
        self._aside = False
        self._change_rhythm()

    def on_deactivate(self) -> None:
        """Another window has the keyboard."""
        self._aside = True
        self._change_rhythm()

    def on_hide(self) -> None:
        """The window was minimised: what happens goes on, and nobody sees it."""
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

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """The pointer moved."""
        del dx, dy
        self.desk.pointer_moved(*self._pixels(x, y))
        self._show_hand(self.desk.hot)
        self.wake()

    def _show_hand(self, hand: bool) -> None:
        """A hand over what can be used, else an arrow."""
        if self._headless or hand == self._hand:
            return
        self._hand = hand
        shape = self.window.get_system_mouse_cursor("hand") if hand else None
        self.window.set_mouse_cursor(shape)

    def on_mouse_leave(self, x: int, y: int) -> None:
        """The pointer left the window."""
        del x, y
        self.desk.pointer_left()
        self.wake()

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """A button went down; while another is held, the right one puts back what is dragged."""
        del modifiers
        name = BUTTONS.get(button, "")
        if self._held == "left" and name == "right":
            self.desk.called_off()
            self.wake()
        if not name or self._held:
            return
        self._held = name
        at = self._pixels(x, y)
        self.desk.pointer_moved(*at)
        self.desk.pointer_pressed(*at, name)
        if name == "left":
            self._count_click(*at)
        self.wake()

    def _count_click(self, x: float, y: float) -> None:
        now, (then, old_x, old_y) = self._clock(), self._click
        near = abs(x - old_x) + abs(y - old_y) <= DOUBLE_CLICK_PIXELS
        if near and now - then <= DOUBLE_CLICK_S:
            self._click = (-1.0, 0.0, 0.0)
            self.desk.double_clicked(x, y)
        else:
            self._click = (now, x, y)

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """The pointer moved with a button held."""
        del buttons, modifiers
        ratio = float(self.window.get_pixel_ratio())
        self.desk.pointer_dragged(*self._pixels(x, y), dx * ratio, dy * ratio, self._held)
        self.wake()

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """The button went up."""
        del modifiers
        name = BUTTONS.get(button, "")
        if name and name == self._held:
            self._held = ""
            self.desk.pointer_released(*self._pixels(x, y), name)
            self.wake()

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """The wheel turned."""
        del scroll_x
        self.desk.scrolled(*self._pixels(x, y), scroll_y)
        self.wake()

    def on_key_press(self, symbol: int, modifiers: int) -> Handled:
        """A key went down; True keeps pyglet from closing the window at Esc."""
        name = key_name(symbol, modifiers)
        if name:
            self.desk.key(name)
            self.wake()
        return True

    def on_text(self, text: str) -> None:
        """Text was typed."""
        if text.isprintable():
            self.desk.typed(text)
            self.wake()

    def on_close(self) -> Handled:
        """The window is to be closed."""
        self.desk.shut()
        self.window.close()
        if pyglet.app.event_loop.is_running:
            pyglet.app.exit()
        return True
