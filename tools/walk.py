"""The way of a click through the house: ``python -m tools.walk``.

A game of a title lies on a table without a screen; a real press and release on something that may
be used is followed from the window until the move is played and begins to be shown, and then
through the first frame. Printed are the modules of `game` that each part passes, with their calls.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING

from game.render.context import choose_headless
from game.rules.registry import DEFAULT_TITLE
from game.session.seats import HUMAN

if TYPE_CHECKING:
    from game.app.screenshot_stage import ScreenshotStage

SIZE = (1280, 720)
SEED = 3
MOST_CLICKS = 5
"""After the first one: some titles show what a click would do before another one does it."""
FRAME_S = 1 / 30
QUIET_S = 2.0
"""So long nobody touches a curtain before somebody lifts it."""


class Follower:
    """Counts the calls of functions of `game`, by module, while it is switched on."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()

    def __enter__(self) -> Counter[str]:
        sys.setprofile(self._note)
        return self.calls

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        name = frame.f_globals.get("__name__", "")
        if event == "call" and name.startswith("game."):
            self.calls[name] += 1


def followed(title: str) -> tuple[Counter[str], Counter[str]]:
    """The calls by module: of a click that plays a move, and of the frame after it."""
    choose_headless()
    from game.app.screenshot_stage import staged
    from game.session.preferences import Pace, Preferences

    preferences = Preferences(reduced_motion=True, pace=Pace.INSTANT, talk=False)
    with staged(SIZE, preferences) as stage:
        stage.set_up(title, SEED, 0, (HUMAN, HUMAN))
        stage.begin(SEED)
        stage.table("table")
        click = clicked(stage)
        for _ in range(MOST_CLICKS):
            if stage.match.history:
                break
            click = clicked(stage)  # the click before it chose, or showed what it would do
        else:
            raise SystemExit("no click played anything")
        with Follower() as picture:
            stage.desk.settle()
            stage.desk.advance(FRAME_S)
            stage.desk.draw()
    return click, picture


def clicked(stage: ScreenshotStage) -> Counter[str]:
    """The calls of a click on something that may be used."""
    at = usable_place(stage)
    with Follower() as click:
        stage.desk.pointer_pressed(*at, "left")
        stage.desk.pointer_released(*at, "left")
    return click


def usable_place(stage: ScreenshotStage) -> tuple[float, float]:
    """Where, in pixels from the lower left, something lies that a click uses; it is pointed at."""
    from game.ui.intents import LiftCurtain

    desk = stage.desk
    desk.settle()  # no hand is faster than the panels
    if not desk.screen.targets():
        desk.advance(QUIET_S)
        desk.hear(LiftCurtain())
        stage.settle()
    _, x, y, *_ = desk.screen.targets()[0]
    at = (x, SIZE[1] - y)
    desk.pointer_moved(*at)
    desk.advance(FRAME_S)
    desk.draw()
    return at


def main(words: Sequence[str] | None = None) -> int:
    """Print the way of a click. ``words`` None: the command line's."""
    parser = argparse.ArgumentParser(prog="python -m tools.walk", description=__doc__)
    parser.add_argument("--title", default=DEFAULT_TITLE)
    title = parser.parse_args(words).title
    for what, calls in zip(("the click", "the frame after it"), followed(title), strict=True):
        print(f"{what}: {len(calls)} modules, {sum(calls.values())} calls")
        for name, count in sorted(calls.items()):
            print(f"{count:6} {name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
