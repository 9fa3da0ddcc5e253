"""Frames while an opponent thinks, beside frames while nobody does, in one run.

Actions of a four-player match are shown at the ordinary pace, drawn by whatever draws here, in real
time. During every second action the Master decides over and over in its process, through the same
code as in a match; during the others nobody thinks. A frame is all that the window's thread does
for it until the picture is complete (``glFinish``), so that a software renderer's threads, which
share the processor's cores with the thinking, count as well. The thread's own time ends before that
wait: in it Mesa would do the driver's work on this thread.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.ai.levels import MASTER
from game.render.context import choose_headless
from game.session.preferences import Detail, Preferences

if TYPE_CHECKING:
    from game.app.desk import Desk
    from game.app.match.screen import MatchScreen
    from game.app.screenshot_stage import ScreenshotStage

SIZE = (1280, 720)
STEPS = 60
SEED = 3
FRAME_S = 1 / 60
ACTIONS = 40
SLOW_MS = 33.0


@dataclass(slots=True)
class Frames:
    """What frames took, in milliseconds: in all, and of the window's own thread."""

    whole: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)

    def figures(self, name: str) -> dict[str, float]:
        """Median, 99th percentile and longest; the share of frames over 33 ms."""
        slow = sum(each > SLOW_MS for each in self.whole)
        return {
            f"frames_{name}": len(self.whole),
            f"frame_ms_median_{name}": statistics.median(self.whole),
            f"frame_ms_p99_{name}": statistics.quantiles(self.whole, n=100)[98],
            f"frame_ms_longest_{name}": max(self.whole),
            f"frames_over_33_ms_{name}": slow / len(self.whole),
            f"thread_ms_median_{name}": statistics.median(self.own),
            f"thread_ms_p99_{name}": statistics.quantiles(self.own, n=100)[98],
        }


class _Show:
    """One match whose actions are shown, with or without somebody who thinks meanwhile."""

    def __init__(self, stage: ScreenshotStage) -> None:
        self._stage = stage
        self._screen: MatchScreen = stage.table("table")
        self._screen.game.end()  # moves come from here, not from the game's own opponents
        self._thinking = stage.desk.host.thinking
        self._last = time.perf_counter()
        self.decisions = 0

    def warm(self) -> None:
        """Have the process started and everything drawn."""
        self._thinking.wake()
        while not self._thinking.worker.ready:
            self._thinking.worker.poll()
            time.sleep(FRAME_S)
        for _ in range(20):
            self._frame(Frames(), thoughtful=False)

    def action(self, frames: Frames, *, thoughtful: bool) -> None:
        """Show one action of an opponent, and time its frames."""
        game = self._screen.game
        game.play(self._stage.chosen())
        while not game.settled or game.playback.pausing:
            self._frame(frames, thoughtful=thoughtful)
        self._thinking.cancel()

    def _frame(self, frames: Frames, *, thoughtful: bool) -> None:
        def think() -> None:
            if thoughtful and self._thinking.move(self._stage.match) is not None:
                self.decisions += 1

        self._last = timed_frame(self._stage.desk, self._last, think, frames)


def timed_frame(desk: Desk, last: float, errand: Callable[[], object], frames: Frames) -> float:
    """One frame of the window in real time, the ``errand`` at its beginning; when it began, as
    :func:`time.perf_counter` tells. ``last``: when the one before did."""
    from pyglet import gl

    now, own = time.perf_counter(), time.thread_time()
    errand()
    desk.advance(min(now - last, 0.1))
    desk.redraw()
    desk.draw()
    frames.own.append((time.thread_time() - own) * 1e3)
    gl.glFinish()
    frames.whole.append((time.perf_counter() - now) * 1e3)
    time.sleep(max(0.0, FRAME_S - (time.perf_counter() - now)))
    return now


def measure(title: str) -> dict[str, float]:
    """Frames with and without thinking, and how many decisions the Master made meanwhile."""
    choose_headless()
    from game.app.screenshot_scenarios import scenarios
    from game.app.screenshot_stage import staged

    still, thoughtful = Frames(), Frames()
    with staged(SIZE, Preferences(quality=Detail.LOW)) as stage:
        stage.set_up(title, SEED, STEPS, (MASTER,) * 4)
        stage.show(scenarios(title)["match"], "table")
        show = _Show(stage)
        show.warm()
        for number in range(ACTIONS):
            if stage.match.actor is None:
                break
            odd = bool(number % 2)
            show.action(thoughtful if odd else still, thoughtful=odd)
    return {
        **still.figures("idle"),
        **thoughtful.figures("thinking"),
        "decisions_meanwhile": show.decisions,
    }
