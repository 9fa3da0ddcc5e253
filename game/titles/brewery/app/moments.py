"""The moments of brewery that pictures can be taken of, by the names of their screens.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.app.match.screen import MatchScreen
from game.app.staging import Moment, Staging, Unasked
from game.app.thoughtful import Thoughtful
from game.rules.brewery.moves import Brew, Buy
from game.titles.brewery.scene.targets import RecipeTarget
from game.titles.brewery.ui.choices import ActionKind
from game.ui.intents import AskCoach, Choose


def shown(stage: Staging, focus: str = "table") -> MatchScreen:
    """The match at rest, its opponents silent."""
    stage.desk.think_with(Unasked())
    return stage.table(focus)


def _match(stage: Staging, focus: str) -> None:
    stage.until(lambda _view, _legal: True)
    shown(stage, focus)


def _brew(stage: Staging, focus: str) -> None:
    """A recipe that can be brewed, about to be."""
    stage.until(lambda _, legal: any(isinstance(move, Brew) for move in legal))
    brew = next(move for move in stage.match.legal_moves() if isinstance(move, Brew))
    screen = shown(stage, focus)
    screen.deciding.clicked(RecipeTarget(stage.view.row.index(brew.recipe)))
    stage.settle()


def _buy(stage: Staging, focus: str) -> None:
    """What the markets sell."""
    stage.until(lambda _, legal: any(isinstance(move, Buy) for move in legal))
    shown(stage, focus)
    stage.desk.hear(Choose(ActionKind.BUY))
    stage.settle()


def _coach(stage: Staging, focus: str) -> None:
    stage.desk.think_with(Thoughtful())
    stage.until(lambda _view, _legal: True)
    stage.table(focus)
    stage.desk.hear(AskCoach())
    stage.settle()


MOMENTS: Mapping[str, Moment] = {
    "match": _match,
    "brew": _brew,
    "buy": _buy,
    "coach": _coach,
}
"""The screens of brewery that can be asked for."""
