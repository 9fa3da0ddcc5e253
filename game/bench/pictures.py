"""Whole frames, to the last pixel: what a player without a graphics card waits for.

A busy machine can only make a frame slower: of several short runs the best one counts. CPU time is
that of all the process's threads and depends less on who else is at work.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.app.match.viewer.table import Table
    from game.app.screenshot_stage import ScreenshotStage

FLOWN_TO = 2
"""The number of the preset to which the eye flies from the whole table, and back."""


class Effort(NamedTuple):
    """How much is measured: runs, frames in each, and seconds of play between two frames."""

    runs: int
    frames: int
    step_s: float
    warming: int
    """Frames before anything is measured."""


MUCH = Effort(4, 24, 1 / 60, 20)
LITTLE = Effort(1, 4, 1 / 6, 3)
"""For pictures that take most of a second each."""


@dataclass
class _Run:
    """Milliseconds of each frame, by the clock and of all threads."""

    waited: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """What half of the frames took at most."""
        return statistics.median(self.waited)


def _frame(stage: ScreenshotStage, run: _Run, effort: Effort) -> None:
    """Let time pass and draw a frame, if there is one to draw."""
    from pyglet import gl

    gl.glFinish()
    began, worked = time.perf_counter(), time.process_time()
    stage.desk.advance(effort.step_s)
    if not stage.desk.dirty:
        return
    stage.desk.draw()
    gl.glFinish()
    run.waited.append((time.perf_counter() - began) * 1e3)
    run.worked.append((time.process_time() - worked) * 1e3)


def _orbiting(stage: ScreenshotStage, table: Table, effort: Effort) -> Iterator[_Run]:
    """The whole table in view, the eye in a hand."""
    for _ in range(effort.runs):
        run = _Run()
        for number in range(effort.frames):
            table.camera_controller.orbit(2.0 if number % 2 else -2.0, 0.0)
            _frame(stage, run, effort)
        yield run


def _flying(stage: ScreenshotStage, table: Table, effort: Effort) -> Iterator[_Run]:
    """Runs in which the eye flies from one preset to the next."""
    names = [preset.name for preset in table.tabletop.looking.presets]
    goals = (names[min(FLOWN_TO, len(names) - 1)], names[0])
    for _ in range((effort.runs + 1) // 2):
        run = _Run()
        for preset in goals:
            table.camera_controller.look_at(preset)
            while table.camera_controller.flying:
                _frame(stage, run, effort)
        yield run


def _hopping(stage: ScreenshotStage, effort: Effort) -> Iterator[_Run]:
    """Runs from the table at rest until a move has been shown."""
    game = stage.table("table").game
    game.end()  # moves come from here, not from the game's own opponents
    for _ in range((effort.runs + 1) // 2):
        stage.settle()
        run = _Run()
        game.play(stage.chosen())
        for _number in range(effort.frames * 2):
            _frame(stage, run, effort)
        if run.waited:
            yield run


def _told(name: str, runs: Iterator[_Run]) -> dict[str, float]:
    best = min(runs, key=lambda run: run.median)
    return {
        f"{name}_ms_median": best.median,
        f"{name}_ms_p99": statistics.quantiles(best.waited, n=100)[98],
        f"{name}_fps": 1e3 / best.median,
        f"{name}_cpu_ms": statistics.median(best.worked),
    }


def measure(stage: ScreenshotStage, name: str, effort: Effort) -> dict[str, float]:
    """Whole frames of a match that lies before us, told under ``name``."""
    table = stage.table("table").game.table
    return {
        **_told(f"{name}_orbit", _orbiting(stage, table, effort)),
        **_told(f"{name}_flight", _flying(stage, table, effort)),
        **_told(f"{name}_hop", _hopping(stage, effort)),
    }
