"""The moments of games that pictures can be taken of, by the names of their screens.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.ai.agent import Budget, thinker
from game.app.openings import Games, Replayed, Shelf
from game.app.staging import VIEWER, Moment, Staging, Unasked
from game.rules.biomes.moves import BiomesMove, Build, Fight
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.session.replay import Replay
from game.titles.biomes.scene.targets import SpaceTarget, StackTarget
from game.ui.intents import (
    AskCoach,
    OpenCredits,
    OpenMenu,
    OpenSettings,
    OpenTitle,
    Play,
    SeekReplay,
)

THOUGHTS = 150
"""Iterations of the coach's search."""


class _Coach(Unasked):
    """Thinks in this process, for the same number of iterations each time."""

    def consider(
        self,
        number: int,
        title: str,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,
        seed: int,
    ) -> None:
        """Have the thoughts at once."""
        del budget  # seconds: no two pictures would be the same
        allowed = Budget(iterations=THOUGHTS)
        self._number = number
        self._thoughts = thinker(title).consider(view, legal_moves, allowed, Dealer(seed))


def _match(stage: Staging, focus: str) -> None:
    stage.until(lambda view, _: view.stage is Stage.ACTION)
    stage.table(focus)


def _shelf(stage: Staging, _: str) -> None:
    stage.desk.saves.autosave(stage.match)
    stage.desk.show(Shelf())
    stage.desk.screen.draw()
    stage.desk.screen.advance(0.0)


WAITING, FINISHED = 6, 3
"""So many games lie on the table of the picture."""


def _games(stage: Staging, _: str) -> None:
    seed, steps = stage.match.header.seed, len(stage.match.history)
    for later in range(WAITING + FINISHED):
        stage.begin(seed + later, steps * (later % 3 + 1))
        if later >= WAITING:
            stage.play(lambda: True)
        stage.desk.saves.autosave(stage.match)
    stage.desk.show(Games())
    stage.settle()
    while stage.desk.screen.waiting:
        stage.settle()


def _setup(stage: Staging, focus: str) -> None:
    _shelf(stage, focus)
    stage.desk.hear(OpenTitle(stage.match.header.title))


def _settings(stage: Staging, focus: str) -> None:
    _shelf(stage, focus)
    stage.desk.hear(OpenSettings())


def _credits(stage: Staging, focus: str) -> None:
    _shelf(stage, focus)
    stage.desk.hear(OpenCredits())


def _menu(stage: Staging, focus: str) -> None:
    _match(stage, focus)
    stage.desk.hear(OpenMenu())


def _challenge(stage: Staging, focus: str) -> None:
    stage.until(lambda _, legal: any(isinstance(move, Fight) for move in legal))
    fight = next(move for move in stage.match.legal_moves() if isinstance(move, Fight))
    stage.table(focus).deciding.clicked(StackTarget(fight.cell))
    stage.settle()


def _fight(stage: Staging, focus: str) -> None:
    stage.until(lambda _, legal: any(isinstance(move, Fight) for move in legal))
    fight = next(move for move in stage.match.legal_moves() if isinstance(move, Fight))
    stage.table(focus)
    stage.desk.hear(Play(fight))
    stage.settle()


def _decision(stage_wanted: Stage) -> Moment:
    def show(stage: Staging, focus: str) -> None:
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


def _payment(stage: Staging, focus: str) -> None:
    stage.until(lambda _, legal: _builds(legal, ways=2) is not None)
    build = _builds(cast(Sequence[BiomesMove], stage.match.legal_moves()), ways=2)
    screen = stage.table(focus)
    if build is not None:
        screen.deciding.clicked(StackTarget(build.cell))
        screen.deciding.clicked(SpaceTarget(VIEWER, build.space))
    stage.settle()


def _coach_in(stage_wanted: Stage) -> Moment:
    def show(stage: Staging, focus: str) -> None:
        stage.desk.think_with(_Coach())
        _decision(stage_wanted)(stage, focus)
        stage.desk.hear(AskCoach())
        stage.settle()

    return show


def _build(stage: Staging, focus: str) -> None:
    """A building in hand over the space where it would go."""
    stage.until(lambda _, legal: _builds(legal, ways=1) is not None)
    build = _builds(cast(Sequence[BiomesMove], stage.match.legal_moves()), ways=1)
    screen = stage.table(focus)
    if build is not None:
        screen.deciding.clicked(StackTarget(build.cell))
        table = screen.game.table
        screen.deciding.pointed(table.project(table.point(SpaceTarget(VIEWER, build.space))))
    stage.settle()


def _result(stage: Staging, focus: str) -> None:
    stage.desk.think_with(_Coach())
    stage.play(lambda: True)
    stage.table(focus)
    stage.settle()
    while stage.desk.screen.waiting:
        stage.settle()


def _curtain(stage: Staging, focus: str) -> None:
    stage.among_people()
    stage.table(focus)


def _replay(stage: Staging, _: str) -> None:
    stage.desk.show(Replayed(Replay(stage.match.record())))
    stage.desk.hear(SeekReplay(len(stage.match.history) // 2))
    stage.settle()


SCREENS: dict[str, Moment] = {
    "match": _match,
    "shelf": _shelf,
    "games": _games,
    "setup": _setup,
    "settings": _settings,
    "credits": _credits,
    "menu": _menu,
    "challenge": _challenge,
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
    "result": _result,
    "curtain": _curtain,
    "replay": _replay,
}
"""The screens that can be asked for."""
