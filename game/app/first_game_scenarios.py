"""The moments of somebody's first game that pictures can be taken of.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.app.inline_coach import Thoughtful
from game.app.routes import BoxPage, FirstGame, Result
from game.app.screenshot_stage import VIEWER, NoSuchScenario, Scenario, ScreenshotStage
from game.content.guide import guide_file, has_guide, read_guide
from game.session.lessons.guided import guided, newcomer
from game.ui.intents.lessons import BeginFirstGame
from game.ui.opponents import usual_names


def _naming(stage: ScreenshotStage, _: str) -> None:
    """Somebody is asked for a name."""
    stage.desk.show(BoxPage(stage.title))
    stage.desk.hear(BeginFirstGame())
    stage.settle()


def _first_game(stage: ScreenshotStage, _: str) -> None:
    """The beginning of a first game: a good move is marked."""
    stage.desk.think_with(Thoughtful())
    stage.desk.show(FirstGame(stage.title))
    stage.settle()


def _first_end(stage: ScreenshotStage, _: str) -> None:
    """The result of a first game, with the teacher's words."""
    if not has_guide(stage.title):
        raise NoSuchScenario
    guide = read_guide(guide_file(stage.title))
    who, friend = newcomer(guide, stage.match.seats[VIEWER].name), usual_names(guide.level)[0]
    stage.match = guided(guide, who, friend, stage.match.header.seed)
    stage.play(lambda: True)
    stage.desk.host.saves.learning.lessons.guide(stage.match, (0,))
    stage.desk.think_with(Thoughtful())
    stage.desk.show(Result(stage.match))
    stage.settle()
    stage.finish()


FIRST: Mapping[str, Scenario] = {
    "naming": _naming,
    "first-game": _first_game,
    "first-end": _first_end,
}
"""What pictures of first games can show."""
