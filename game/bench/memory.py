"""Memory of a long evening: many moves, many screens, and what stays behind.

Games of four are played at the desk, each move shown and drawn; every now and then somebody walks
from the match to the shelf, the set-up, the replay and back. Memory is what the system holds in
main memory for this process; OpenGL objects are counted where they are made and deleted. Moves are
drawn by lot: opponents think in a process of their own.
"""

from __future__ import annotations

import gc
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from game.bench.resident import resident_mb
from game.render.context import choose_headless
from game.rules.chance import Dealer
from game.session.preferences import Detail, Pace, Preferences

if TYPE_CHECKING:
    from game.app.screenshot_stage import ScreenshotStage

SIZE = (1280, 720)
SEED = 3
MOVES = 2000
EVERY = 40
"""Moves from one walk through the screens to the next: 50 walks."""
FRAMES = 3
"""Frames that are drawn of each move."""
FRAME_S = 1 / 30
PLAYERS = ("greedy",) * 4
NAMES = {
    "Textures": "textures",
    "Buffers": "buffers",
    "Framebuffers": "framebuffers",
    "Renderbuffers": "renderbuffers",
    "VertexArrays": "vertex arrays",
}
PROGRAMS = "programs"


@contextmanager
def counting_objects() -> Iterator[dict[str, int]]:
    """Counts the OpenGL objects that are made and not deleted meanwhile, by kind."""
    from pyglet import gl

    count = dict.fromkeys((*NAMES.values(), PROGRAMS), 0)
    before: dict[str, Callable[..., object]] = {}

    def watch(name: str, kind: str, change: Callable[..., int]) -> None:
        function = before[name] = getattr(gl, name)

        def call(*arguments: object) -> object:
            count[kind] += change(*arguments)
            return function(*arguments)

        setattr(gl, name, call)

    for what, kind in NAMES.items():
        watch(f"glGen{what}", kind, lambda number, _: number)
        watch(f"glDelete{what}", kind, lambda number, _: -number)
    watch("glCreateProgram", PROGRAMS, lambda: 1)
    watch("glDeleteProgram", PROGRAMS, lambda _: -1)
    try:
        yield count
    finally:
        for name, function in before.items():
            setattr(gl, name, function)


class Evening:
    """Plays and walks about, and notes memory and objects after each walk."""

    def __init__(self, title: str, stage: ScreenshotStage, objects: dict[str, int]) -> None:
        self._title, self._stage, self._objects = title, stage, objects
        self._seed = SEED
        self._chance = Dealer(SEED)
        self.memory: list[float] = []
        self.left: list[int] = []
        """OpenGL objects alive."""
        self.games = 0
        self._begin()

    def _begin(self) -> None:
        self._stage.set_up(self._title, self._seed, 0, PLAYERS)
        self._stage.begin(self._seed)
        self._seed += 1
        self.games += 1
        self._sit_down()

    def _sit_down(self) -> None:
        """Come to the table of the game that is played."""
        from game.app.match.screen import MatchScreen

        self._screen = MatchScreen(self._stage.desk.host, self._stage.match, begins=False)
        self._stage.desk.go(self._screen)
        self._look()

    def _look(self, frames: int = FRAMES) -> None:
        desk = self._stage.desk
        for _ in range(frames):
            desk.advance(FRAME_S)
            desk.redraw()
            desk.draw()

    def move(self) -> None:
        """Play one move; where a game is over, look at its result and begin the next one."""
        if self._stage.match.actor is None:
            self._look()
            self._begin()
        self._screen.game.play(self._chance.choice(self._legal()))
        self._look()

    def _legal(self) -> Sequence[Any]:
        return self._stage.match.legal_moves()

    def walk(self) -> None:
        """Shelf, set-up, replay, and back to the table; then note what there is."""
        from game.app.routes import Replayed, SetUp, Shelf
        from game.session.replay import Replay

        desk = self._stage.desk
        desk.show(Shelf())
        self._look()
        desk.show(SetUp(self._title))
        self._look()
        desk.show(Replayed(Replay(self._stage.match.record())))
        self._look()
        self._sit_down()
        gc.collect()
        self.memory.append(resident_mb())
        self.left.append(sum(self._objects.values()))


def slope(values: Sequence[float]) -> float:
    """How much the second half of some values rises in all, by least squares."""
    late = values[len(values) // 2 :]
    if len(late) < 2:
        return 0.0
    line = statistics.linear_regression(range(len(late)), late)
    return line.slope * (len(late) - 1)


def evening(title: str, moves: int, every: int) -> Evening:
    """Play so many moves, with a walk after each ``every``."""
    choose_headless()
    from game.app.match.flow.thinking import Unasked
    from game.app.screenshot_stage import staged

    preferences = Preferences(quality=Detail.LOW, pace=Pace.INSTANT)
    with counting_objects() as objects, staged(SIZE, preferences) as stage:
        stage.desk.think_with(Unasked())
        played = Evening(title, stage, objects)
        for number in range(1, moves + 1):
            played.move()
            if number % every == 0:
                played.walk()
                line = f"  {number} moves, {played.memory[-1]:.0f} MB, {played.left[-1]} objects"
                print(line, file=sys.stderr, flush=True)
    return played


def measure(title: str) -> dict[str, float]:
    """Memory in MB: the most, and how much it rises over the second half; the same of objects.

    Played in a process of its own: what was measured before leaves memory behind in this one.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:
        return alone.submit(figures, title, MOVES, EVERY).result()


def figures(title: str, moves: int, every: int) -> dict[str, float]:
    """What an evening of ``moves`` in this process tells, measured after ``every`` so many of them.

    By name: memory in MB, GL objects, and how much both rise over the second half.
    """
    played = evening(title, moves, every)
    return {
        "moves": moves,
        "games": played.games,
        "screen_changes": 4 * len(played.memory),
        "resident_mb_first": played.memory[0],
        "resident_mb_most": max(played.memory),
        "resident_mb_last": played.memory[-1],
        "resident_mb_rise_in_second_half": slope(played.memory),
        "gl_objects_most": max(played.left),
        "gl_objects_rise_in_second_half": slope(played.left),
    }
