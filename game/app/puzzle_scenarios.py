"""The moments of own puzzles that pictures can be taken of.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec.structs import replace

from game.ai.agent import Budget, thinker
from game.ai.coach.advice import suggested
from game.ai.levels import BUILDER
from game.ai.thinking import is_choice
from game.ai.titles import BRAINS
from game.app.routes import BoxPage, FindBetter, Puzzles
from game.app.screenshot_stage import VIEWER, NoSuchScenario, Scenario, ScreenshotStage, after
from game.rules.chance import Dealer
from game.rules.registry import legal_moves
from game.session.days import today
from game.session.match import Match, Step
from game.session.replay import Replay
from game.session.reviews.finding import Finding
from game.session.reviews.pile import name_of
from game.session.reviews.review import Judgement, Review, Verdict, marked
from game.session.seats import HUMAN
from game.ui.intents import Play
from game.ui.intents.puzzles import HintAtBetter, ShowBetter

THOUGHTS = 150
"""Iterations of the search that finds something better for a picture."""
GAMES, MOMENTS = (0, 4, 19), 4
"""So many days ago the games of the list's picture were played, and their moments each."""
ASKED = 0.14
"""So much each of them has given away, in shares of the win."""
_MIDDAY = datetime(2026, 11, 19, 12).timestamp()
_TRIED = (60, 55, 45, 10)
"""So many days ago a puzzle was known that has been through all boxes."""


def better_than(match: Match, step: Step, replay: Replay) -> Judgement | None:
    """A decision of a game that is over as a review may tell it, with what a short search found
    better; None: nothing was, or there was no choice."""
    title, view = match.header.title, replay.view_at(step.n - 1, step.player)
    legal = legal_moves(title, view)
    if not is_choice(legal):
        return None
    thoughts = thinker(title).consider(view, legal, Budget(iterations=THOUGHTS), Dealer(step.n))
    advice = suggested(BRAINS[title].guide(view, thoughts), thoughts)[0]
    if advice.move == step.move:
        return None
    better = match.told(advice.move)
    return Judgement(
        n=step.n,
        turn=step.turn,
        player=step.player,
        verdict=Verdict.BETTER,
        reached=replay.reached_at(step.n - 1),
        chance=max(advice.win - ASKED, 0.0),
        best=advice.win,
        lost=min(ASKED, advice.win),
        better=better,
        alike=(better,),
        why_better=advice.reasons,
    )


def _better_moment(match: Match, since: int) -> Judgement:
    """The viewer's first decision from step ``since`` on that could have gone better. Raises
    NoSuchScenario."""
    replay = Replay(match.record())
    own = (step for step in replay.steps[since:] if step.player == VIEWER)
    found = (better_than(match, step, replay) for step in own)
    judged = next((each for each in found if each is not None), None)
    if judged is None:
        raise NoSuchScenario
    return judged


def _looked_back(match: Match) -> Review:
    """A review that tells of some of the viewer's decisions, all over the game, that they gave
    something away; nobody has thought about them."""
    own = [step for step in match.history if step.player == VIEWER]
    told = own[len(own) // 6 :: max(len(own) // MOMENTS, 1)][:MOMENTS]
    judged = tuple(
        Judgement(
            n=step.n,
            turn=step.turn,
            player=step.player,
            verdict=Verdict.BETTER if step in told else Verdict.BEST,
            reached=step.reached,
            chance=0.4 - (cost := 0.06 + 0.04 * told.index(step) if step in told else 0.0),
            best=0.4,
            lost=cost,
            better={"step": step.n} if step in told else None,
        )
        for step in match.history
    )
    return Review(steps=len(judged), judged=judged)


def _better(stage: ScreenshotStage, _: str) -> None:
    """The first decision after so many steps that could have gone better."""
    steps = len(stage.match.history)
    _play_dated(stage, 0)
    judged = _better_moment(stage.match, steps)
    stage.desk.show(FindBetter(stage.match.record(), judged))
    stage.settle()


def _play_dated(stage: ScreenshotStage, days: int) -> None:
    """Play a whole game that was begun so many ``days`` ago."""
    stage.set_time(_MIDDAY)
    seats = [
        replace(seat, agent=HUMAN if at == VIEWER else BUILDER)
        for at, seat in enumerate(stage.match.seats)
    ]
    begun = _MIDDAY - days * 86400 - 3600
    stage.match = stage.match.again(stage.match.header.seed + days, lambda: begun, seats)
    stage.play(lambda: True)


def _tried(stage: ScreenshotStage, focus: str) -> None:
    """The move of that time is tried once more."""
    _better(stage, focus)
    stage.desk.hear(Play(_finding(stage).then))
    stage.settle()


def _hinted(stage: ScreenshotStage, focus: str) -> None:
    """The move of that time is tried once more, and a hint asked for."""
    _tried(stage, focus)
    stage.desk.hear(HintAtBetter())
    stage.settle()


def _found(stage: ScreenshotStage, focus: str) -> None:
    """The better move is made."""
    _better(stage, focus)
    better = _finding(stage).better
    assert better is not None
    stage.desk.hear(Play(better))
    stage.settle()


def _finding(stage: ScreenshotStage) -> Finding:
    finding = vars(stage.desk.screen)["finding"]
    assert isinstance(finding, Finding)
    return finding


def _reviewed(stage: ScreenshotStage) -> None:
    """Some games are over and looked back on; a few of their moments have been tried."""
    saves, now = stage.desk.host.saves, today(_MIDDAY)
    for at, days in enumerate(GAMES):
        _play_dated(stage, days)
        saves.autosave(stage.match)
        path = saves.games / saves.path_of(stage.match).name
        review = _looked_back(stage.match)
        saves.reviews.keep(path, review)
        for number, each in enumerate(marked(review.judged)[:at]):
            name = name_of(path.name, each.n)
            for ago in _TRIED[: 1 + number + at]:
                saves.learning.leitner.keep(name, now - timedelta(days=ago), known=True)


def _puzzles(stage: ScreenshotStage, _: str) -> None:
    """The list of own puzzles."""
    _reviewed(stage)
    stage.desk.show(Puzzles(stage.title))
    stage.finish()


def _puzzles_none(stage: ScreenshotStage, _: str) -> None:
    """The list before any game was looked through."""
    _play_dated(stage, 0)
    stage.desk.host.saves.autosave(stage.match)
    stage.desk.show(Puzzles(stage.title))
    stage.finish()


def _box(stage: ScreenshotStage, _: str) -> None:
    """The page of a box with puzzles that are due."""
    _reviewed(stage)
    stage.desk.show(BoxPage(stage.title))
    stage.finish()


PUZZLES: Mapping[str, Scenario] = {
    "better": _better,
    "better-tried": _tried,
    "better-hinted": _hinted,
    "better-found": _found,
    "better-shown": after(_better, ShowBetter()),
    "puzzles": _puzzles,
    "puzzles-none": _puzzles_none,
    "box-puzzles": _box,
}
"""What pictures of own puzzles can show."""
