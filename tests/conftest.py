"""All tests of this process draw without a screen; those with a real window start their own."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from game.app.memory_cleanup import give_back
from game.bench.resident import resident_mb
from game.language import ENGLISH
from game.render.context import choose_headless
from tests.remembering import remember_decisions, remember_pictures

choose_headless()
os.environ["LANGUAGE"] = ENGLISH  # whatever the one speaks who runs them, windows of their own, too

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")  # a machine that is busy for a second has found no fault

ARENA_MAX = -8
"""glibc's M_ARENA_MAX."""
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None

if LIBC and hasattr(LIBC, "mallopt"):
    # Each window brings threads that compile its shaders. Were each to fill a heap of its own,
    # hundreds of windows in one process would leave hundreds of megabytes of holes.
    LIBC.mallopt(ARENA_MAX, 1)


FIRST = ("e2e", "compiled", "image", "app", "ui", "referee", "ai")
"""The folders whose modules take long, which would keep one process busy when all others are done.

Those at a real window mostly wait, so they begin at once, in one process, beside all others.
"""


def pytest_collection() -> None:
    """Nothing that is collected is ever given up: the collector would look through it in vain."""
    gc.disable()


def pytest_collection_finish() -> None:
    """From now on there is garbage, and none of it among what has been collected."""
    gc.enable()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in a hook of the same name
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, and keep the tests of a module together: what one of them works
    out, the others use.

    Else each process of ``pytest -n`` would make the games, models and windows of a module anew.
    """
    items.sort(key=lambda item: _turn(item.path))
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            scope = f"{item.path.parent.name}/{item.path.stem}"
            item.add_marker(pytest.mark.xdist_group(scope))


def _turn(path: Path) -> int:
    """When the tests of a module have their turn: 0 is first."""
    return next((turn for turn, folder in enumerate(FIRST) if folder in path.parts), len(FIRST))


class Growth:
    """How much a process that runs tests has grown since it was last tidied up."""

    ALLOWED_MB = 40.0

    def __init__(self) -> None:
        self._before = resident_mb()

    def watch(self) -> None:
        """Free what tests have left behind, once it is much."""
        if resident_mb() > self._before + self.ALLOWED_MB:
            gc.collect()
            give_back()
            self._before = resident_mb()


@pytest.fixture(autouse=True, scope="session")
def remembering() -> None:
    """Draw each letter and each pack's faces once in a process, not once for every window; and
    decide each decision once that leads to a picture."""
    remember_pictures()
    remember_decisions()


@pytest.fixture(scope="session")
def growth() -> Growth:
    return Growth()


@pytest.fixture(autouse=True)
def lean(growth: Growth) -> Iterator[None]:
    """Keep the process lean.

    A desk freezes what is there when it opens, also the remains of the desk of the test before:
    Python's collector would come to them by itself only between two desks.
    """
    yield
    growth.watch()
