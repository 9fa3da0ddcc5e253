"""Garbage is collected between motions, and Python gets its own way back at the end."""

from __future__ import annotations

import gc
import weakref

from game.app.tidying import Tidying
from tests.app.desktop import Desktop


class Knot:
    """Holds on to itself: only a round of the collector frees it."""

    def __init__(self) -> None:
        self.me = self


def test_a_screen_that_was_left_is_gone(desktop: Desktop) -> None:
    old = weakref.ref(desktop.game())
    knot = weakref.ref(Knot())
    desktop.shelf()
    assert old() is None
    assert knot() is None


def test_python_collects_as_before_in_the_end() -> None:
    before = gc.get_threshold()
    tidying = Tidying()
    assert gc.get_threshold() != before
    tidying.rest()
    tidying.change()
    tidying.rest()
    tidying.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
