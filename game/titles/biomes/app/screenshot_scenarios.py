"""The moments of biomes that pictures can be taken of, by the names of their screens.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.app.inline_coach import Thoughtful
from game.app.screenshot_stage import VIEWER, Scenario, ScreenshotStage
from game.rules.biomes.moves import BiomesMove, Build, Fight
from game.rules.biomes.view import Stage
from game.titles.biomes.scene.targets import SpaceTarget, StackTarget
from game.ui.intents import (
    AskCoach,
    Play,
)


def _match(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda view, _: view.stage is Stage.ACTION)
    stage.table(focus)


def _challenge(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda _, legal: any(isinstance(move, Fight) for move in legal))
    fight = next(move for move in stage.match.legal_moves() if isinstance(move, Fight))
    stage.table(focus).deciding.clicked(StackTarget(fight.cell))
    stage.settle()


def _fight(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda _, legal: any(isinstance(move, Fight) for move in legal))
    fight = next(move for move in stage.match.legal_moves() if isinstance(move, Fight))
    stage.table(focus)
    stage.desk.hear(Play(fight))
    stage.settle()


def _decision(stage_wanted: Stage) -> Scenario:
    def show(stage: ScreenshotStage, focus: str) -> None:
        stage.until(lambda view, _: view.stage is stage_wanted)
        stage.table(focus)
        stage.settle()

    return show


def _builds(legal: Sequence[BiomesMove], *, ways: int) -> Build | None:
    """A building that can be paid in at least so many ways."""
    builds = [move for move in legal if isinstance(move, Build)]
    for move in builds:
        if sum(m.cell == move.cell and m.space == move.space for m in builds) >= ways:
            return move
    return None


def _payment(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda _, legal: _builds(legal, ways=2) is not None)
    build = _builds(cast(Sequence[BiomesMove], stage.match.legal_moves()), ways=2)
    screen = stage.table(focus)
    if build is not None:
        screen.deciding.clicked(StackTarget(build.cell))
        screen.deciding.clicked(SpaceTarget(VIEWER, build.space))
    stage.settle()


def _coach_in(stage_wanted: Stage) -> Scenario:
    def show(stage: ScreenshotStage, focus: str) -> None:
        stage.desk.think_with(Thoughtful())
        _decision(stage_wanted)(stage, focus)
        stage.desk.hear(AskCoach())
        stage.settle()

    return show


def _build(stage: ScreenshotStage, focus: str) -> None:
    """A building in hand over the space where it would go."""
    stage.until(lambda _, legal: _builds(legal, ways=1) is not None)
    build = _builds(cast(Sequence[BiomesMove], stage.match.legal_moves()), ways=1)
    screen = stage.table(focus)
    if build is not None:
        screen.deciding.clicked(StackTarget(build.cell))
        table = screen.game.table
        screen.deciding.pointed(table.project(table.point(SpaceTarget(VIEWER, build.space))))
    stage.settle()


MOMENTS: Mapping[str, Scenario] = {
    "match": _match,
    "mob-challenge": _challenge,
    "fight": _fight,
    "tnt": _decision(Stage.TNT),
    "pickaxe": _decision(Stage.PICKAXE),
    "score": _decision(Stage.SCORE),
    "trade": _decision(Stage.EXTRA),
    "second": _decision(Stage.SECOND_BLOCK),
    "payment": _payment,
    "build": _build,
    "coach": _coach_in(Stage.ACTION),
    "coach-second": _coach_in(Stage.SECOND_BLOCK),
    "coach-pickaxe": _coach_in(Stage.PICKAXE),
    "coach-tnt": _coach_in(Stage.TNT),
    "coach-trade": _coach_in(Stage.EXTRA),
    "coach-score": _coach_in(Stage.SCORE),
}
"""The screens of biomes that can be asked for."""
