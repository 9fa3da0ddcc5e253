"""The scenarios of games that pictures can be taken of, by the names of their screens.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from game.ai.levels import ARCHITECT, BUILDER, SPROUT
from game.app.afterwards_scenarios import AFTERWARDS
from game.app.deal_scenarios import DEALS
from game.app.first_game_scenarios import FIRST
from game.app.inline_coach import Thoughtful
from game.app.inline_reviewer import InlineReviewer
from game.app.match.company.company import retold, silence
from game.app.puzzle_scenarios import PUZZLES
from game.app.routes import (
    BoxPage,
    Challenges,
    Daily,
    Family,
    Games,
    PlayChallenge,
    SetUp,
    Shelf,
    TakeLesson,
    Workshop,
)
from game.app.screenshot_stage import NoSuchScenario, Scenario, ScreenshotStage, after
from game.app.titles import SCENARIOS
from game.content.challenge import STARS
from game.content.challenge_reading import challenges_of
from game.content.lesson_reading import lessons_of
from game.content.rulebook.reading import rulebook
from game.session.challenges.daily import has_dailies
from game.session.challenges.progress import Standing, task_mark
from game.session.challenges.workpiece import Workpiece
from game.session.days import today
from game.session.family.profiles import Profile
from game.session.lessons.course import walked
from game.session.seats import HUMAN
from game.ui.intents import (
    AskCoach,
    LookAt,
    OpenCredits,
    OpenEnvelope,
    OpenLanguages,
    OpenMenu,
    OpenRules,
    OpenSettings,
)
from game.ui.intents.family import OpenMember
from game.ui.intents.rulebook import TurnTo
from game.ui.intents.setup import SetAgent, SetHeadStart, SetPack, SetPlayers, SetProfile
from game.ui.intents.workshop import TurnWorkshop
from game.ui.panels.speech import Speech
from game.ui.panels.workshop.model import PAGES
from game.ui.titles import INTERFACES

FAMILY = (
    Profile("000000000001", "Mira", "red", adopts="Mira"),
    Profile("000000000002", "Jonas", "blue", "architect", adopts="Jonas"),
    Profile("000000000003", "Oma Lotte", "green", "apprentice"),
)
"""Who plays in the pictures."""
NOBODY = Speech(-1, "", "", 0.0)
"""What is said while nobody speaks."""
COMPANY = (HUMAN, SPROUT, BUILDER, ARCHITECT)
"""Who sits at the table of the picture in which somebody speaks."""
WAITING, FINISHED = 6, 3
"""So many games lie on the table of the picture."""
FEW_STEPS = 20
"""In games younger than this the envelope is still sealed in its picture."""
SOLVED = 4
"""So many challenges have been solved in the picture of their list."""
_MIDDAY = datetime(2026, 11, 19, 12).timestamp()
"""When the picture of the calendar is taken."""


def scenarios(title: str) -> Mapping[str, Scenario]:
    """All that a picture of a game of ``title`` can show: its own scenarios, and everybody's."""
    return {**SHARED, **SCENARIOS.get(title, {})}


def _match(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda _view, _legal: True)
    stage.table(focus)


def _coach(stage: ScreenshotStage, focus: str) -> None:
    stage.desk.think_with(Thoughtful())
    scenarios(stage.title)["match"](stage, focus)
    stage.desk.hear(AskCoach())
    stage.settle()


def _shelf(stage: ScreenshotStage, _: str) -> None:
    stage.desk.host.saves.autosave(stage.match)
    stage.desk.show(Shelf())
    stage.desk.screen.draw()
    stage.desk.screen.advance(0.0)


def _games(stage: ScreenshotStage, _: str) -> None:
    seed, steps = stage.match.header.seed, len(stage.match.history)
    for later in range(WAITING + FINISHED):
        stage.begin(seed + later, steps * (later % 3 + 1))
        if later >= WAITING:
            stage.play(lambda: True)
        stage.desk.host.saves.autosave(stage.match)
    stage.desk.show(Games())
    stage.settle()
    stage.finish()


def _setup(stage: ScreenshotStage, focus: str) -> None:
    _shelf(stage, focus)
    stage.desk.show(SetUp(stage.title))
    stage.desk.hear(SetPack(stage.pack))


def _box(stage: ScreenshotStage, focus: str) -> None:
    _shelf(stage, focus)
    stage.desk.show(BoxPage(stage.title))


def _lesson(stage: ScreenshotStage, _: str) -> None:
    """The lesson of that number, counted from 0 by the seed, after as many steps."""
    lesson = stage.numbered(lessons_of(stage.title))
    stage.desk.show(TakeLesson(lesson, walked(lesson, len(stage.match.history))))
    stage.settle()


def _challenges(stage: ScreenshotStage, _: str) -> None:
    """The list, with a few solved."""
    solved = stage.desk.host.saves.learning.solved
    for at, challenge in enumerate(challenges_of(stage.title)[:SOLVED]):
        solved.reach(challenge, STARS - at % STARS, challenge.par)
    stage.desk.show(Challenges(stage.title))


def _daily(stage: ScreenshotStage, _: str) -> None:
    """The calendar, with some days solved up to today."""
    if not has_dailies(stage.title):
        raise NoSuchScenario
    stage.set_time(_MIDDAY)
    calendar = stage.desk.host.saves.learning.days
    now = today(_MIDDAY)
    for ago in (0, 1, 2, 4, 7, 8, 9, 10, 11):
        calendar.keep(stage.title, now - timedelta(days=ago), STARS - ago % STARS)
    stage.desk.show(Daily(stage.title))


def _challenge(stage: ScreenshotStage, _: str) -> None:
    """The challenge of that number, counted from 0 by the seed, so far along its solution."""
    challenge = stage.numbered(challenges_of(stage.title))
    moves = challenge.proof.moves[: len(stage.match.history)] if challenge.proof else ()
    played = tuple(dict(each) for each in moves)
    stage.desk.show(PlayChallenge(challenge, Standing(task_mark(challenge), played)))
    for _second in range(STARS):  # which are given one after the other
        stage.settle()


def _workshop(stage: ScreenshotStage, focus: str) -> None:
    """The challenge of that number on the bench, by the seed, at the page after as many steps."""
    if INTERFACES[stage.title].bench is None:
        raise NoSuchScenario
    piece = Workpiece(stage.numbered(challenges_of(stage.title)))
    stage.desk.show(Workshop(stage.title, piece))
    stage.desk.hear(TurnWorkshop(PAGES[(len(stage.match.history) + 1) % len(PAGES)]))
    stage.desk.hear(LookAt(focus))
    stage.settle()


def _album(stage: ScreenshotStage, _: str) -> None:
    _evenings(stage)
    stage.desk.show(Family(stage.title, FAMILY[0].id))
    stage.settle()


def _evenings(stage: ScreenshotStage) -> None:
    """The family has played some games, among themselves and alone."""
    _family(stage)
    players = (HUMAN, HUMAN, "builder")
    for seed in range(FINISHED * 3):
        stage.among(players[seed % 2 :])
        stage.begin(stage.match.header.seed + 1, 0)
        stage.play(lambda: True)
        stage.desk.host.saves.autosave(stage.match)


def _even_setup(stage: ScreenshotStage, focus: str) -> None:
    """Two whose strength is known sit down, with an opponent."""
    _evenings(stage)
    _family_setup(stage, focus)
    stage.desk.hear(SetPlayers(3))


def _member(stage: ScreenshotStage, _: str) -> None:
    _family(stage)
    stage.desk.show(Family(stage.title, FAMILY[1].id))
    stage.desk.hear(OpenMember(FAMILY[1].id))


def _family_setup(stage: ScreenshotStage, focus: str) -> None:
    _family(stage)
    _setup(stage, focus)
    for seat, profile in enumerate(FAMILY[:2]):
        stage.desk.hear(SetAgent(seat, HUMAN))
        stage.desk.hear(SetProfile(seat, profile.id))
    stage.desk.hear(SetHeadStart(1, 10))


def _family(stage: ScreenshotStage) -> None:
    for profile in FAMILY:
        stage.desk.host.saves.archive.profiles.put(profile)


def _menu(stage: ScreenshotStage, focus: str) -> None:
    scenarios(stage.title)["match"](stage, focus)
    stage.desk.hear(OpenMenu())


def _envelope(stage: ScreenshotStage, focus: str) -> None:
    """The card of a game that has just begun or, if it is many steps old, of one that is over."""
    stage.salt = "5ea1" * 8
    begun = len(stage.match.history) < FEW_STEPS
    if begun:
        stage.begin(stage.match.header.seed, len(stage.match.history))
        _menu(stage, focus)
    else:
        stage.begin(stage.match.header.seed)
        _result(stage, focus)
    stage.desk.hear(OpenEnvelope())


def _result(stage: ScreenshotStage, focus: str) -> None:
    stage.desk.review_with(InlineReviewer)
    stage.play(lambda: True)
    stage.table(focus)
    stage.settle()
    stage.finish()


def _rulebook(stage: ScreenshotStage, focus: str) -> None:
    scenarios(stage.title)["match"](stage, focus)
    stage.desk.hear(OpenRules())
    stage.desk.hear(TurnTo(stage.numbered(rulebook(stage.title).pages).id))


def _curtain(stage: ScreenshotStage, focus: str) -> None:
    stage.among_people()
    stage.table(focus)


def _company(stage: ScreenshotStage, focus: str) -> None:
    """An opponent says a line of what has happened after so many steps, or later."""
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
    stage.wait(lambda: (screen.company.speech() or NOBODY).part == 1.0)


SHARED: Mapping[str, Scenario] = {
    "match": _match,
    "shelf": _shelf,
    "games": _games,
    "box": _box,
    **FIRST,
    **PUZZLES,
    **DEALS,
    "lesson": _lesson,
    "challenges": _challenges,
    "daily": _daily,
    "challenge": _challenge,
    "workshop": _workshop,
    "family": _album,
    "member": _member,
    "setup": _setup,
    "setup-family": _family_setup,
    "setup-even": _even_setup,
    "settings": after(_shelf, OpenSettings(), moves=False),
    "languages": after(_shelf, OpenLanguages(), moves=False),
    "credits": after(_shelf, OpenCredits(), moves=False),
    "menu": _menu,
    "envelope": _envelope,
    "coach": _coach,
    "result": _result,
    "curtain": _curtain,
    "rulebook": _rulebook,
    "company": _company,
    **AFTERWARDS,
}
"""What pictures of every title can show."""
