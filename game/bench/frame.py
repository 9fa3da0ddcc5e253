"""Frames of the full four-player match: at rest, turning and in motion.

Python's time is that of the main thread (`time.thread_time`): the software rasteriser's threads
don't count, the driver's work on this thread does. How much that is, inside calls of OpenGL, is
told beside it, from a second run of the same frames: each call costs a microsecond more to watch.
Draw calls are counted at OpenGL itself.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
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


Clock = Callable[[], float]
"""Tells seconds; what counts is how many have passed."""


@contextmanager
def _watching(
    names: Iterable[str], watched: Callable[[Callable[..., object]], Callable[..., object]]
) -> Iterator[None]:
    """Has ``watched`` functions of OpenGL called meanwhile, instead of those with these names."""
    from pyglet import gl

    originals = {name: getattr(gl, name) for name in names}
    for name, function in originals.items():
        setattr(gl, name, watched(function))
    try:
        yield
    finally:
        for name, function in originals.items():
            setattr(gl, name, function)


def _functions(*beginnings: str) -> list[str]:
    """The functions of OpenGL whose names begin like that."""
    from pyglet import gl

    found = [name for name in dir(gl) if name.startswith(beginnings) and name[2:3].isupper()]
    return [name for name in found if callable(getattr(gl, name))]


@contextmanager
def counting_draw_calls() -> Iterator[list[int]]:
    """Counts every draw call that reaches OpenGL meanwhile; the list's one entry is the count."""
    count = [0]

    def counted(function: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            count[0] += 1
            return function(*arguments)

        return call

    calls = _functions("glDraw", "glMultiDraw")
    with _watching([name for name in calls if not name.startswith("glDrawBuffer")], counted):
        yield count


@contextmanager
def timing_driver() -> Iterator[Clock]:
    """A clock that goes on while this thread is inside a call of OpenGL, and only then."""
    spent = [0.0]

    def timed(function: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            began = time.thread_time()
            try:
                return function(*arguments)
            finally:
                spent[0] += time.thread_time() - began

        return call

    with _watching(_functions("gl"), timed):
        yield lambda: spent[0]


def _timed(stage: ScreenshotStage, before: Callable[[int], None], clock: Clock) -> list[float]:
    """Milliseconds by a clock in each of :data:`FRAMES` frames; ``before`` each, untimed."""
    times = []
    for number in range(FRAMES):
        before(number)
        began = clock()
        stage.desk.advance(FRAME_S)
        stage.desk.redraw()
        stage.desk.draw()
        times.append((clock() - began) * 1e3)
    return times


def _motion(stage: ScreenshotStage, clock: Clock) -> list[float]:
    """Frames while moves of agents are shown, from the move to the table at rest.

    Each is played where the game plays it: the viewer's own as input is heard, before time passes,
    and an opponent's in a frame, when time has passed.
    """
    game = stage.table("table").game
    game.end()  # moves come from here, not from the game's own opponents
    times: list[float] = []
    for _ in range(MOVES):
        move = stage.chosen()
        own = game.match.actor == game.seat
        began = clock()
        if own:
            game.play(move)
        stage.desk.advance(FRAME_S)
        if not own:
            game.play(move)
        stage.desk.redraw()
        stage.desk.draw()
        times += [(clock() - began) * 1e3, *_timed(stage, lambda _: None, clock)]
    return times


@contextmanager
def _staged(title: str, quality: Detail, warming: int) -> Iterator[ScreenshotStage]:
    """A four-player match in its second half, its table drawn and warm."""
    from game.app.screenshot_scenarios import scenarios
    from game.app.screenshot_stage import staged

    with staged(SIZE, Preferences(reduced_motion=False, quality=quality)) as stage:
        stage.set_up(title, SEED, STEPS, ("human", "greedy", "greedy", "greedy"))
        stage.show(scenarios(title)["match"], "table")
        for _ in range(warming):
            stage.desk.redraw()
            stage.desk.draw()
        yield stage


def measure(title: str) -> dict[str, float]:
    """Python's share of a frame, and whole frames at the lowest and the highest quality."""
    choose_headless()
    figures = _python(title)
    for quality, effort in ((Detail.LOW, pictures.MUCH), (Detail.HIGH, pictures.LITTLE)):
        with _staged(title, quality, effort.warming) as stage:
            figures |= pictures.measure(stage, quality.value, effort)
    return figures


class _Hand:
    """Turns the eye and the cube of the table before it."""

    def __init__(self, stage: ScreenshotStage) -> None:
        self._table = stage.table("table").game.table

    def orbit(self, number: int) -> None:
        """The camera turns to and fro."""
        control = self._table.camera_controller
        control.camera = control.camera.orbited(0.3 if number % 2 else -0.3, 0.0)

    def turn(self, number: int) -> None:
        """The cube begins another quarter now and then."""
        if number % 30 == 0:
            self._table.scene.turntable.quarter(1)


def _most_draw_calls(stage: ScreenshotStage, hand: _Hand) -> int:
    calls = []
    with counting_draw_calls() as count:
        for number in range(20):
            hand.orbit(number)
            hand.turn(number)
            count[0] = 0
            stage.desk.advance(FRAME_S)
            stage.desk.draw()
            calls.append(count[0])
    return max(calls)


def _told(name: str, kinds: Mapping[str, list[float]]) -> dict[str, float]:
    """Median and 99th percentile of all frames, and of each kind."""
    told = {"all": [each for times in kinds.values() for each in times], **kinds}
    figures: dict[str, float] = {}
    for kind, times in told.items():
        figures[f"{name}_ms_median_{kind}"] = statistics.median(times)
        figures[f"{name}_ms_p99_{kind}"] = statistics.quantiles(times, n=100)[98]
    return figures


def _python(title: str) -> dict[str, float]:
    """Python's time a frame, how much of it the driver takes, and the most draw calls of one.

    Of all frames, and of each kind: the whole scene drawn anew as the camera turns, the cube
    turning, moves being shown. Frames at rest, of which nothing is drawn anew, are told apart and
    not counted in.
    """
    figures: dict[str, float] = {}
    for name in ("python", "driver"):
        with ExitStack() as watch:
            stage = watch.enter_context(_staged(title, Detail.LOW, pictures.MUCH.warming))
            driver = name == "driver"
            clock = watch.enter_context(timing_driver()) if driver else time.thread_time
            hand = _Hand(stage)
            still = _timed(stage, lambda _: None, clock)
            whole, turning = _timed(stage, hand.orbit, clock), _timed(stage, hand.turn, clock)
            if not driver:
                figures["python_ms_still"] = statistics.median(still)
            figures["draw_calls"] = _most_draw_calls(stage, hand)
            moving = _motion(stage, clock)
            figures |= _told(name, {"whole_scene": whole, "turning": turning, "moving": moving})
    return figures
