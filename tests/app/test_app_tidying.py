"""Garbage is collected between motions, and Python gets its own way back at the end."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.app import memory_cleanup
from game.app.match.screen import MatchScreen
from game.app.memory_cleanup import SMALL, MemoryCleanup
from game.app.routes import Replayed, Result, SetUp
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.app.screens.setup import SetupScreen
from game.render.faces import press
from game.session.replay import Replay
from tests.app.desktop import CALM, Desktop, first, opened, played_by_agent

MOVES = 6


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """One that tidies up as the game does."""
    yield from opened(tmp_path, monkeypatch, CALM, cleanup=MemoryCleanup)


def seen(kinds: Iterable[object]) -> dict[str, weakref.ref[object]]:
    return {type(each).__name__: weakref.ref(each) for each in kinds}


def alive(watched: dict[str, weakref.ref[object]]) -> list[str]:
    return [name for name, each in watched.items() if each() is not None]


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


def played(desktop: Desktop) -> dict[str, weakref.ref[object]]:
    """Play a little and look at all screens; what there was."""
    screen = desktop.game()
    game = screen.game
    for _ in range(MOVES):
        game.play(first(screen, lambda _: True))
        desktop.settle()
    match = game.match
    setup = SetupScreen(desktop.desk.host, SetUp("biomes"))
    replay = ReplayScreen(desktop.desk.host, Replayed(Replay(match.record())))
    again = MatchScreen(desktop.desk.host, match, begins=False)
    result = ResultScreen(desktop.desk.host, Result(match, game.table.view, 0, game.table))
    for each in (setup, replay, again, result):
        while each is result and match.actor is not None:
            match.play(played_by_agent(match, "random"))
        desktop.desk.go(each)
        desktop.run(0.2)
    told = (screen, game, game.table, game.table.scene, match, setup, replay, result)
    return seen(told)


def test_nothing_stays_of_a_game_and_its_screens(desktop: Desktop) -> None:
    desktop.open_eyes()
    watched = played(desktop)
    desktop.game(seed=4)  # the renderer knows the scene of the last table until it has another one
    assert len(watched) == 8
    assert alive(watched) == []


def test_nothing_stays_of_a_window_that_was_closed(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, cleanup=MemoryCleanup)
    desktop.shelf()
    desk = desktop.desk
    watched = seen((desktop, desk, desk.drawing.renderer, desk.surface, desktop.window.window))
    desktop.close()
    del desktop, desk
    gc.collect()
    assert alive(watched) == []


def test_what_moves_on_for_a_while_is_looked_through_when_it_is_still() -> None:
    gc.collect()
    tidying = MemoryCleanup(lambda: False)
    try:
        knot = weakref.ref(Knot())
        tidying.rest()
        assert knot() is not None, "a round for a few objects isn't worth its while"
        kept = [Knot() for _ in range(SMALL)]
        assert knot() is not None, "a frame in motion has no time for it"
        tidying.rest()
        assert knot() is None
        assert len(kept) == SMALL
    finally:
        tidying.end()


def test_python_collects_as_before_in_the_end() -> None:
    before = gc.get_threshold()
    tidying = MemoryCleanup(lambda: False)
    assert gc.get_threshold() != before
    tidying.rest()
    tidying.change()
    tidying.rest()
    tidying.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


HEAP = """
import ctypes, sys
from game.app.memory_cleanup import keep_large_apart

class Heap(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("arena", "free", "fast", "mapped")] + [
        (f"other{number}", ctypes.c_int) for number in range(6)
    ]

library = ctypes.CDLL(None)
library.mallinfo.restype, library.malloc.restype = Heap, ctypes.c_void_p
if "apart" in sys.argv:
    keep_large_apart()
library.free(ctypes.c_void_p(library.malloc(8 << 20)))
before = library.mallinfo().mapped
library.malloc(1 << 20)
print(library.mallinfo().mapped - before)
"""
"""Tells whether one more large thing lies apart; in a process whose heap has no holes yet."""


@pytest.mark.parametrize(("words", "apart"), [((), "0"), (("apart",), "1")])
def test_large_things_lie_apart_even_after_one_was_freed(
    words: tuple[str, ...], apart: str
) -> None:
    command = [sys.executable, "-c", HEAP, *words]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert told.stdout.strip() == apart


def test_what_faces_were_printed_with_is_forgotten_when_they_are_printed(desktop: Desktop) -> None:
    press._glow(16)
    desktop.game()
    desktop.run(0.2)
    assert press._glow.cache_info().currsize == 0


def test_memory_is_given_back_where_shaders_were_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    monkeypatch.setattr(memory_cleanup, "give_back", lambda: given.append("back"))
    compiled = [False, True, False]
    tidying = MemoryCleanup(lambda: compiled.pop(0))
    try:
        for expected in (0, 1, 1):
            tidying.rest()
            assert len(given) == expected
    finally:
        tidying.end()
