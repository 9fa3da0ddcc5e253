"""Frames of the full four-player match: at rest, turning and in motion.

Python's time is that of the main thread (`time.thread_time`): the software rasteriser's threads
don't count, the driver's work on this thread does. Draw calls are counted at OpenGL itself.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from game.bench import pictures
from game.render.context import choose_headless
from game.session.preferences import Detail, Preferences

if TYPE_CHECKING:
    from game.app.screenshot_stage import ScreenshotStage

SIZE = (1280, 720)
STEPS = 90
SEED = 3
FRAME_S = 1 / 60
FRAMES = 100
MOVES = 4


@contextmanager
def counting_draw_calls() -> Iterator[list[int]]:
    """Counts every draw call that reaches OpenGL meanwhile; the list's one entry is the count."""
    from pyglet import gl

    count = [0]
    names = [
        name
        for name in dir(gl)
        if name.startswith(("glDraw", "glMultiDraw")) and not name.startswith("glDrawBuffer")
    ]
    originals = {name: getattr(gl, name) for name in names}

    def counted(function: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            count[0] += 1
            return function(*arguments)

        return call

    for name, function in originals.items():
        setattr(gl, name, counted(function))
    try:
        yield count
    finally:
        for name, function in originals.items():
            setattr(gl, name, function)


def _timed(stage: ScreenshotStage, before: Callable[[int], None]) -> list[float]:
    """Milliseconds of Python in each of :data:`FRAMES` frames; ``before`` each, untimed."""
    times = []
    for number in range(FRAMES):
        before(number)
        began = time.thread_time()
        stage.desk.advance(FRAME_S)
        stage.desk.redraw()
        stage.desk.draw()
        times.append((time.thread_time() - began) * 1e3)
    return times


def _motion(stage: ScreenshotStage) -> list[float]:
    """Frames while moves of agents are shown, from the move to the table at rest."""
    game = stage.table("table").game
    game.end()  # moves come from here, not from the game's own opponents
    times: list[float] = []
    for _ in range(MOVES):
        move = stage.chosen()
        began = time.thread_time()
        game.play(move)
        played = (time.thread_time() - began) * 1e3
        first, *others = _timed(stage, lambda _: None)
        times += [played + first, *others]
    return times


def _staged(title: str, folder: Path, quality: Detail, warming: int) -> ScreenshotStage:
    """A four-player match in its second half, its table drawn and warm."""
    from game.app.screenshot_scenarios import scenarios
    from game.app.screenshot_stage import ScreenshotStage

    stage = ScreenshotStage(folder, SIZE, Preferences(reduced_motion=False, quality=quality))
    stage.set_up(title, SEED, STEPS, ("human", "greedy", "greedy", "greedy"))
    stage.show(scenarios(title)["match"], "table")
    for _ in range(warming):
        stage.desk.redraw()
        stage.desk.draw()
    return stage


def measure(title: str) -> dict[str, float]:
    """Python's share of a frame, and whole frames at the lowest and the highest quality."""
    choose_headless()
    figures = _python(title)
    for quality, effort in ((Detail.LOW, pictures.MUCH), (Detail.HIGH, pictures.LITTLE)):
        with tempfile.TemporaryDirectory() as folder:
            stage = _staged(title, Path(folder), quality, effort.warming)
            figures |= pictures.measure(stage, quality.value, effort)
            stage.close()
    return figures


def _python(title: str) -> dict[str, float]:
    """Median and 99th percentile of Python's time a frame, and the most draw calls of one.

    Of all frames, and of each kind: the whole scene drawn anew as the camera turns, the cube
    turning, moves being shown. Frames at rest, of which nothing is drawn anew, are told apart and
    not counted in.
    """
    with tempfile.TemporaryDirectory() as folder:
        stage = _staged(title, Path(folder), Detail.LOW, pictures.MUCH.warming)
        table = stage.table("table").game.table

        def orbit(number: int) -> None:
            table.camera_controller.camera = table.camera_controller.camera.orbited(
                0.3 if number % 2 else -0.3, 0.0
            )

        def turn(number: int) -> None:
            if number % 30 == 0:
                table.scene.turntable.quarter(1)

        still = _timed(stage, lambda _: None)
        whole, turning = _timed(stage, orbit), _timed(stage, turn)
        with counting_draw_calls() as count:
            calls = []
            for number in range(20):
                orbit(number)
                turn(number)
                count[0] = 0
                stage.desk.advance(FRAME_S)
                stage.desk.draw()
                calls.append(count[0])
        moving = _motion(stage)
        stage.close()
    kinds = {"whole_scene": whole, "turning": turning, "moving": moving}
    figures = {"python_ms_still": statistics.median(still), "draw_calls": max(calls)}
    for name, times in (("all", whole + turning + moving), *kinds.items()):
        figures[f"python_ms_median_{name}"] = statistics.median(times)
        figures[f"python_ms_p99_{name}"] = statistics.quantiles(times, n=100)[98]
    return figures
