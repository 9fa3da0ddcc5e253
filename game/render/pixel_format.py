"""What a window's picture is kept in: as many colours as the screen itself has, no transparency.

Under X11 a window whose colours are of another depth than the screen's is refused, and pyglet waits
for ever for it to be shown: on a screen of 16 bits, as remote desktops have them, there are formats
of 24 bits for pictures that no window may have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ctypes import byref, c_int
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyglet.gl import Config

NEEDED = (3, 3)
"""The OpenGL version that the shaders are written for."""
PLAIN: dict[str, int] = {"red_size": 8, "green_size": 8, "blue_size": 8}
WISHES: tuple[dict[str, int], ...] = (
    {**PLAIN, "alpha_size": 0, "depth_size": 24},
    {"depth_size": 24},
    {"depth_size": 16},
)
"""The formats to ask for, the best first."""


def headless_format() -> Config:
    """The format of a window without a screen, whose pictures are compared: all of it said."""
    return _asked({**PLAIN, "alpha_size": 8, "depth_size": 24})


def window_format() -> Any:  # Any: a template or a found format, of a class for each system
    """The format for a window on this screen; None leaves the choice to pyglet."""
    import pyglet

    screen: Any = pyglet.display.get_display().get_default_screen()
    found = formats(screen, map(_asked, WISHES))
    return next((each for each in found if shows_on(screen, each)), None)


def formats(screen: Any, wishes: Iterable[Config]) -> Iterator[Any]:
    """The formats that the screen offers for the wishes, as far as one has to look."""
    from pyglet.window import NoSuchConfigException

    for wish in wishes:
        if _is_x11(screen):
            yield from _offered_by_x11(screen, wish)
            continue
        try:
            yield from screen.get_matching_configs(wish) or ()
        except NoSuchConfigException:
            continue


def _is_x11(screen: Any) -> bool:
    return type(screen).__module__ == "pyglet.display.xlib"


def _offered_by_x11(screen: Any, wish: Any) -> Iterator[Any]:
    """The formats of an X11 screen, one after the other: the first is mostly the one.

    A screen has hundreds, and pyglet's own ``match`` asks for two dozen numbers of each.
    """
    glx: Any = import_module("pyglet.gl.glx")
    canvas: Any = import_module("pyglet.display.xlib").XlibCanvas(screen.display, None)
    found_format: Any = import_module("pyglet.gl.xlib").XlibDisplayConfig
    display, known = screen.display, found_format.attribute_ids
    info = import_module("pyglet.gl.glx_info").GLXInfo(display._display)
    asked = [glx.GLX_X_RENDERABLE, 1]
    for name, value in wish.get_gl_attributes():
        if name in known and value is not None:
            asked += [known[name], int(value)]
    count, end = c_int(), 0
    listed = (c_int * (len(asked) + 1))(*asked, end)
    offered = glx.glXChooseFBConfig(display._display, display.x_screen, listed, byref(count))
    for place in range(count.value if offered else 0):
        found = found_format(canvas, info, offered[place], wish)
        found.screen = screen
        yield found


def shows_on(screen: Any, found: Any) -> bool:
    """Whether a window of the format ``found`` can be shown on the screen."""
    if not _is_x11(screen):
        return True  # other systems turn the colours of a window into those of the screen
    from pyglet.libs.x11 import xlib

    glx: Any = import_module("pyglet.gl.glx")  # there on X11 alone, with types that are none
    display = screen.display
    visual = glx.glXGetVisualFromFBConfig(display._display, found.fbconfig)
    if not visual:
        return False
    depth = int(visual.contents.depth)
    xlib.XFree(visual)
    return depth == int(xlib.XDefaultDepth(display._display, display.x_screen))


def _asked(sizes: dict[str, int]) -> Config:
    from pyglet import gl

    return gl.Config(  # type: ignore[abstract]  # concrete on every platform, stub says base
        double_buffer=True, major_version=NEEDED[0], minor_version=NEEDED[1], **sizes
    )
