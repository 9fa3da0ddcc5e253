"""The window under X11, as far as it needs none."""

from __future__ import annotations

import sys

import pytest


class Closed:
    """A window of pyglet's after its end, as it is asked once more when two signals came."""

    _window = None


@pytest.mark.skipif(sys.platform != "linux", reason="X11 alone has such a window")
def test_a_window_that_is_closed_fills_nothing() -> None:
    from game.render.x_window import _lying

    assert _lying(Closed)().maximized is None
