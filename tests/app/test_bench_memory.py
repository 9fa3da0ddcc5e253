"""Memory stays what it is: a short evening of moves and screens, and that leaks would be seen."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

from game.bench import memory
from game.bench.memory import counting_objects, evening, slope
from game.bench.resident import MB, resident_mb
from tests.app.desktop import Desktop

MOVES, EVERY = 12, 3
ALLOWED_MB = 12.0
"""Mesh copies for tiles that come up, and the system's rounding."""


def test_screens_and_moves_leave_nothing_behind() -> None:
    played = evening("biomes", MOVES, EVERY)
    assert len(played.memory) == MOVES // EVERY
    assert played.left[-1] == played.left[1], "OpenGL objects of screens that are gone"
    assert played.memory[-1] - played.memory[1] < ALLOWED_MB


def test_an_object_that_stays_is_counted(desktop: Desktop) -> None:
    from pyglet import gl

    del desktop  # its context is current
    with counting_objects() as count:
        name = gl.GLuint()
        gl.glGenTextures(1, ctypes.byref(name))
        gl.glGenTextures(1, ctypes.byref(name))
        gl.glDeleteTextures(1, ctypes.byref(name))
    assert count["textures"] == 1
    assert sum(count.values()) == 1


TAKING = """
from game.bench.resident import MB, resident_mb
before = resident_mb()
taken = bytearray(b"x") * (40 * MB)
print(resident_mb() - before)
"""


def test_memory_that_is_taken_is_seen() -> None:
    """In a process of its own: a long one gives other memory back meanwhile."""
    told = subprocess.run(
        [sys.executable, "-c", TAKING], check=True, capture_output=True, text=True
    ).stdout
    assert float(told) == pytest.approx(40, abs=8)


def test_an_evening_is_measured_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOVES", 2)
    monkeypatch.setattr(memory, "EVERY", 1)
    ballast = bytearray(b"x") * (200 * MB)
    told = memory.measure("biomes")
    assert told["moves"] == 2
    assert told["resident_mb_most"] < resident_mb()
    del ballast


def test_a_rise_is_that_of_the_second_half() -> None:
    assert slope([0.0, 50.0, 100.0, 100.0, 100.0, 100.0]) == pytest.approx(0.0)
    assert slope([0.0, 0.0, 0.0, 1.0, 2.0, 3.0]) == pytest.approx(2.0)
    assert slope([1.0]) == 0.0
