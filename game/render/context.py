"""Opening a window with OpenGL 3.3, on a screen or without one.

Every module of ``game.render`` imports this one before ``pyglet.gl`` and ``pyglet.window``: it
switches GL's debug calls off, and sees that letters come as UTF-8. A process without a screen calls
``choose_headless`` before it imports anything that draws.
"""

from __future__ import annotations

import os
import sys

import pyglet

from game.language import _
from game.render.keyboard import speak_utf_8
from game.render.pixel_format import NEEDED, headless_format, window_format
from game.render.x_window import window_class

if sys.platform.startswith("linux"):
    # Mesa then runs its part of every GL call on a thread of its own: newer versions do so by
    # themselves, older ones say loudly that they were asked unless told to be silent.
    os.environ.setdefault("mesa_glthread", "true")
    os.environ.setdefault("MESA_DEBUG", "silent")

speak_utf_8()
pyglet.options.debug_gl = False
pyglet.options.shadow_window = False


NAMELESS = {
    "NoSuchConfigException": "this screen offers no picture format that fits",
    "NoSuchDisplayException": "there is no screen",
    "ContextException": "the graphics driver refused",
}
"""What pyglet means by errors that it gives no words to."""


class NoOpenGL(Exception):  # noqa: N818 - says what is missing, as a player would
    """This machine cannot open a window with OpenGL 3.3; the message is one plain sentence."""


def choose_headless() -> None:
    """Make the coming window need no screen (EGL). Must come before ``pyglet.gl`` is imported."""
    if pyglet.options.headless:
        return
    if "pyglet.gl" in sys.modules:
        raise RuntimeError("headless mode has to be chosen before pyglet.gl is imported")
    pyglet.options.headless = True


def open_context(
    headless: bool,
    *,
    size: tuple[int, int] = (1280, 720),
    caption: str = "Cubewright",
    resizable: bool = True,
    visible: bool = True,
) -> pyglet.window.BaseWindow:
    """A window of ``size`` pixels with a current OpenGL 3.3 context.

    Raises ``NoOpenGL`` when the machine has none.
    """
    if headless:
        choose_headless()
    window = _open(size, caption, resizable and not headless, visible)
    version = window.context.get_info().get_version()
    if tuple(version[:2]) < NEEDED:
        window.close()
        text = _("Cubewright needs OpenGL 3.3, but this computer offers {version}.")
        raise NoOpenGL(text.format(version=f"{version[0]}.{version[1]}"))
    return window


def close_context(window: pyglet.window.BaseWindow) -> None:
    """Close a window for good.

    What one without a screen draws into, eight bytes a pixel, pyglet would keep for as long as
    any such window is open.
    """
    surface = getattr(window, "_egl_surface", None)
    display = getattr(window, "_egl_display_connection", None)
    window.close()
    if surface:
        from pyglet.libs.egl import egl

        egl.eglDestroySurface(display, surface)


def _open(
    size: tuple[int, int], caption: str, resizable: bool, visible: bool
) -> pyglet.window.BaseWindow:
    try:
        opened: pyglet.window.BaseWindow = window_class()(
            size[0],
            size[1],
            caption=caption,
            resizable=resizable,
            visible=visible,
            config=headless_format() if pyglet.options.headless else window_format(),
            vsync=True,
        )
        return opened
    except (ImportError, OSError, RuntimeError, AttributeError) as cause:
        raise _no_opengl(cause) from cause
    except Exception as cause:
        # pyglet's display errors share no base class but Exception
        if type(cause).__module__.startswith("pyglet"):
            raise _no_opengl(cause) from cause
        raise


def _no_opengl(cause: Exception) -> NoOpenGL:
    reason = str(cause) or NAMELESS.get(type(cause).__name__, type(cause).__name__)
    # Translators: {reason}: what the system says, in English.
    text = _("Cubewright could not open a window with OpenGL 3.3 here ({reason}).")
    return NoOpenGL(text.format(reason=reason))
