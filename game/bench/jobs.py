"""Frames of a running replay while something is worked on beside the window, and while nothing is.

One after the other, over the same steps of the same game and in real time: nobody works; a review
is made; a film is made; the house's best players play the deal. A frame is what it is in
:mod:`game.bench.thinking`. How long the window takes to begin a job, to hear from it (``poll``) and
to end it is told apart, since each of them happens within a frame.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.ai.levels import BUILDER
from game.bench.thinking import SEED, SIZE, Frames, timed_frame
from game.render.context import choose_headless
from game.session.background_job import Failed
from game.session.preferences import Detail, Preferences
from game.session.record import Record, encoded

if TYPE_CHECKING:
    from game.app.screenshot_stage import ScreenshotStage
    from game.session.replay import Replay

FRAMES = 180
"""So many of each are timed."""
WARM = 20
FROM = 12
"""The replay runs from this step on."""


class _Job(Protocol):
    """Something that is worked on beside the window."""

    def hear(self) -> None:
        """What the window does for it in every frame."""

    def close(self) -> None:
        """End it."""


class _Review:
    def __init__(self, record: Record, _folder: Path) -> None:
        from game.session.reviews.job import Reviewing

        self._job = Reviewing(record)
        self.close = self._job.close

    def hear(self) -> None:
        self._job.poll()
        _ = self._job.progress


class _Film:
    def __init__(self, record: Record, folder: Path) -> None:
        from game.app.film.filming import Filming
        from game.app.film.order import Order

        order = Order(encoded(record), folder / "film.webp", 0, len(record.steps))
        self._job = Filming(order, card=False)
        self.close = self._job.close

    def hear(self) -> None:
        with suppress(Failed):
            self._job.made()
        _ = self._job.share


class _Deal:
    def __init__(self, record: Record, folder: Path) -> None:
        from game.session.deals.deal import deal_of
        from game.session.deals.reached import Place, Trials, Trying

        deal = deal_of(record.header)
        assert deal is not None
        agents = tuple(player.agent for player in record.header.players)
        self._job = Trying(Trials(folder), Place(deal, agents, 0))
        self.close = self._job.close

    def hear(self) -> None:
        self._job.advance()


JOBS: dict[str, Callable[[Record, Path], _Job]] = {"review": _Review, "film": _Film, "deal": _Deal}


class _Show:
    """A replay that runs, over and over the same steps."""

    def __init__(self, stage: ScreenshotStage, replay: Replay, folder: Path) -> None:
        self._stage, self._replay, self._folder = stage, replay, folder
        self._last = time.perf_counter()

    def frames(self, begin: Callable[[Record, Path], _Job] | None) -> tuple[Frames, Frames]:
        """The frames of the window, and by its own thread's time (``own``) and in all what it does
        for the job in each of them: to begin it is the first, to end it the last."""
        from game.app.routes import Replayed

        self._stage.desk.show(Replayed(self._replay, at=FROM, until=len(self._replay)))
        self._last = time.perf_counter()
        for _ in range(WARM):
            self._frame(Frames(), lambda: None, Frames())
        frames, errands, job = Frames(), Frames(), list[_Job]()
        if begin is None:
            for _ in range(FRAMES):
                self._frame(frames, lambda: None, errands)
            return frames, errands
        self._frame(frames, lambda: job.append(begin(self._replay.record, self._folder)), errands)
        for _ in range(FRAMES):
            self._frame(frames, job[0].hear, errands)
        self._frame(frames, job[0].close, errands)
        return frames, errands

    def _frame(self, frames: Frames, errand: Callable[[], object], errands: Frames) -> None:
        def timed() -> None:
            now, own = time.perf_counter(), time.thread_time()
            errand()
            errands.own.append((time.thread_time() - own) * 1e3)
            errands.whole.append((time.perf_counter() - now) * 1e3)

        self._last = timed_frame(self._stage.desk, self._last, timed, frames)


def measure(title: str) -> dict[str, float]:
    """Frames by what is worked on, and milliseconds of the window's thread for each job."""
    choose_headless()
    from game.app.screenshot_stage import staged
    from game.session.replay import Replay

    found = dict[str, float]()
    with staged(SIZE, Preferences(quality=Detail.LOW)) as stage:
        stage.set_up(title, SEED, 0, (BUILDER,) * 2)
        stage.begin(SEED)
        stage.play(lambda: True)
        home = stage.desk.host.saves.folder.parent
        show = _Show(stage, Replay(stage.match.record()), home)
        show.frames(None)  # what is drawn for the first time
        found |= show.frames(None)[0].figures("idle")
        for job, begin in JOBS.items():
            frames, errands = show.frames(begin)
            found |= frames.figures(job) | told(job, errands)
    return found


def told(job: str, errands: Frames) -> dict[str, float]:
    """What the window did for a job."""
    begun, *heard, ended = errands.own
    return {
        f"begin_ms_{job}": begun,
        f"poll_thread_ms_longest_{job}": max(heard),
        f"poll_ms_longest_{job}": max(errands.whole[1:-1]),
        f"poll_ms_p99_{job}": sorted(errands.whole[1:-1])[len(heard) * 99 // 100],
        f"end_ms_whole_{job}": errands.whole[-1],
        f"begin_ms_whole_{job}": errands.whole[0],
        f"end_ms_{job}": ended,
    }
