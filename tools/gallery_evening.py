"""Moments that the gallery shows in every title: in the middle of a motion, a line, a drop, an end.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.app.match.company.company import retold, silence
from game.app.match.flow.thinking import Unasked
from game.app.match.screen import MatchScreen
from game.app.screenshot_scenarios import COMPANY
from game.app.screenshot_stage import (
    NoSuchScenario,
    Scenario,
    ScreenshotStage,
    let_pass,
    shown,
)
from game.scene.targets import Target
from game.ui.intents import Intent

WATCHED = ("greedy", "greedy")
"""Two who play by themselves."""
STEPS = 12
"""So many pictures a hand needs from one thing to another."""
Pair = tuple[Target, Target]
"""What is dragged, and to what."""


def open_table(stage: ScreenshotStage, _: str) -> None:
    """The table begins to be laid."""
    stage.desk.think_with(Unasked())
    stage.desk.go(MatchScreen(stage.desk.host, stage.match, begins=True))


def during(begin: Scenario, seconds: float) -> Scenario:
    """The scenario so many seconds after what ``begin`` begins."""

    def show(stage: ScreenshotStage, focus: str) -> None:
        begin(stage, focus)
        let_pass(stage, seconds)

    return show


def larger(moment: Scenario, scale: float) -> Scenario:
    """The same in larger texts."""

    def show(stage: ScreenshotStage, focus: str) -> None:
        desk = stage.desk
        desk.prefer(msgspec.structs.replace(desk.preferences, ui_scale=scale))
        moment(stage, focus)

    return show


def hearing(moment: Scenario, *heard: Intent) -> Scenario:
    """The same, after these intents."""

    def show(stage: ScreenshotStage, focus: str) -> None:
        moment(stage, focus)
        for intent in heard:
            stage.desk.hear(intent)
        stage.settle()

    return show


def speaking(stage: ScreenshotStage, focus: str) -> None:
    """What an opponent is about to say a line of begins to be shown."""
    stage.among(COMPANY)
    seed, steps = stage.match.header.seed, len(stage.match.history)
    stage.begin(seed, 0)
    stage.play(lambda: True)
    said = [step for step in retold(silence(stage.match), stage.match) if step > steps]
    if not said:
        raise NoSuchScenario
    stage.begin(seed, said[0] - 1)
    screen = stage.table(focus)
    screen.game.play(stage.chosen())


def dropping(wanted: Callable[[ScreenshotStage], Pair | None]) -> Scenario:
    """A hand drags something to where it is put down: it has just let go of it."""

    def show(stage: ScreenshotStage, focus: str) -> None:
        found: list[Pair] = []

        def there(_view: Any, _legal: Any) -> bool:
            pair = wanted(stage)
            if pair is not None:
                found[:] = [pair]
            return pair is not None

        stage.until(there)
        drag(stage, shown(stage, focus), *found[0])

    return show


def drag(stage: ScreenshotStage, screen: MatchScreen, start: Target, goal: Target) -> None:
    """Press on ``start``, go to ``goal`` and let go, as a hand on ``screen`` does."""
    table, hands = screen.game.table, screen.deciding
    (x, y, _), (to_x, to_y, _) = table.spot(start), table.spot(goal)
    hands.pressed((x, y), "left")
    for step in range(1, STEPS + 1):
        part = step / STEPS
        at = (x + (to_x - x) * part, y + (to_y - y) * part)
        hands.dragged(at, ((to_x - x) / STEPS, (to_y - y) / STEPS), "left")
        let_pass(stage, 1 / 30)
    hands.released((to_x, to_y), "left")


def agree(stage: ScreenshotStage) -> None:
    """The viewer says yes to what waits."""
    screen = stage.desk.screen
    assert isinstance(screen, MatchScreen)
    screen.deciding.confirmed()


def ending(stage: ScreenshotStage, focus: str) -> None:
    """The last decision of a game among opponents is carried out."""
    stage.among(WATCHED)
    seed = stage.match.header.seed
    stage.begin(seed, 0)
    stage.play(lambda: True)
    stage.begin(seed, len(stage.match.history) - 1)
    stage.playing(focus)
