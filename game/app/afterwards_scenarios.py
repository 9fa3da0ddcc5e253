"""Games that are over, as pictures can be taken of them: watched, reviewed, played on."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.agent import agent
from game.app.inline_reviewer import InlineReviewer
from game.app.routes import Games, Replayed, Reviewed
from game.app.screenshot_stage import Scenario, ScreenshotStage, after
from game.session.playing_on import played_on
from game.session.replay import Replay
from game.session.simulation import play_out
from game.ui.intents import OpenMenu, SeekReplay, TakeUp
from game.ui.intents.film import OpenFilm
from game.ui.intents.playing_on import AskToPlayOn, PlayOn
from game.ui.intents.reviews import ShowBetter, TellOf
from game.ui.panels.review.model import EVERYBODY


def _replay(stage: ScreenshotStage, _: str) -> None:
    stage.desk.show(Replayed(Replay(stage.match.record())))
    stage.desk.hear(SeekReplay(len(stage.match.history) // 2))
    stage.settle()


def _trial(stage: ScreenshotStage, _: str) -> None:
    """A game that has just been played on from the middle of a kept one."""
    stage.play(lambda: True)
    stage.desk.host.saves.autosave(stage.match)
    replay = Replay(stage.match.record())
    stage.desk.show(Replayed(replay, at=len(replay) // 2))
    stage.desk.hear(AskToPlayOn())
    stage.desk.hear(PlayOn())
    stage.settle()


def _played_on(stage: ScreenshotStage, _: str) -> None:
    """The kept games: the end of one, and of others that were played on from its middle."""
    stage.play(lambda: True)
    before = stage.match
    stage.desk.host.saves.autosave(before)
    replay = Replay(before.record())
    for anew in (None, 0):
        further = played_on(replay, len(replay) // 2, before.seats, 1, unknown_to=anew)
        play_out(further, [agent("greedy", stage.title)] * len(before.seats))
        stage.desk.host.saves.autosave(further)
    stage.desk.show(Games(finished=True))
    stage.settle()
    stage.finish()


def _origin(stage: ScreenshotStage, focus: str) -> None:
    """The result of a game that was played on from another one."""
    _played_on(stage, focus)
    stage.desk.review_with(InlineReviewer)
    further = next(each for each in stage.desk.host.saves.finished() if each.origin)
    stage.desk.hear(TakeUp(further.path.name))
    stage.settle()
    stage.finish()


def _review(stage: ScreenshotStage, _: str) -> None:
    """A game that is over, at the marked moment after as many steps, which has been shown."""
    _summed_up(stage)
    stage.desk.hear(SeekReplay(0))
    stage.desk.hear(TellOf(EVERYBODY))
    stage.settle()
    stage.desk.key("N")
    stage.desk.hear(ShowBetter())
    stage.settle()


def _summed_up(stage: ScreenshotStage, _: str = "") -> None:
    """What the review of a game comes to."""
    stage.desk.review_with(InlineReviewer)
    stage.play(lambda: True)
    stage.desk.show(Reviewed(Replay(stage.match.record())))
    stage.settle()
    stage.finish()


AFTERWARDS: Mapping[str, Scenario] = {
    "replay": _replay,
    "film": after(_replay, OpenFilm()),
    "play-on": after(_replay, AskToPlayOn()),
    "played-on": _trial,
    "menu-played-on": after(_trial, OpenMenu()),
    "games-played-on": _played_on,
    "result-played-on": _origin,
    "review": _review,
    "review-summary": _summed_up,
}
"""What pictures of a game that is over can show."""
