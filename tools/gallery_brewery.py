"""The gallery of brewery: stills of each screen and focus, and film strips of its motions.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from game.app.match.screen import MatchScreen
from game.app.screenshot_scenarios import scenarios
from game.app.screenshot_stage import (
    VIEWER,
    NoSuchScenario,
    ScreenshotStage,
    let_pass,
    moves_of,
    shown,
)
from game.rules.brewery.events import Brewed
from game.rules.brewery.moves import Accelerate
from game.rules.core import Move
from game.scene.camera import Camera
from game.session.seats import HUMAN
from game.titles.brewery.app.screenshot_scenarios import (
    MOMENTS,
    brewing,
    skill_in_hand,
)
from game.ui.intents import LookAtSeat, Play
from tools.gallery_evening import during, ending, hearing, larger, open_table
from tools.gallery_stills import CONCEPT, FULL, HD, OLD, TWO, WIDE, Still
from tools.gallery_strips import WATCHED, Strip, go_on

THREE = (HUMAN, "greedy", "greedy")
TABLE_EYE = Camera((0.35, -0.2, 0.0), 0.0, 48.0, 26.0, 46.0, (0.05, 0.008))
NEAR_EYE = Camera((1.6, 0.0, 0.9), 0.0, 42.0, 14.5, 50.0, (0.09, 0.0))
"""The eye of the concept's table, and one that looks at the row."""
FLYING_S = 2.05
"""So long after a brewing began its last dice are on their way."""


def _gaze(screen: MatchScreen, eye: Camera) -> None:
    screen.game.table.camera_controller.camera = eye


def concept_table(stage: ScreenshotStage, _: str) -> None:
    """The overview while dice are placed; a skill die is in hand."""
    stage.until(lambda view, legal: view.round >= 4 and len(legal) > 6)
    screen, best = skill_in_hand(stage, "table")
    _gaze(screen, TABLE_EYE)
    del best
    let_pass(stage, 1.0)


def near_brew(stage: ScreenshotStage, _: str) -> None:
    """A rich recipe about to be brewed, from near."""
    _gaze(brewing(stage, "table", 3), NEAR_EYE)
    let_pass(stage, 1.0)


def concept_brew(stage: ScreenshotStage, _: str) -> None:
    """Dice fly from the warehouse to their sockets of a rich recipe."""
    _brew_unanswered(stage, 4, "table")
    let_pass(stage, FLYING_S)


def _began(stage: ScreenshotStage, move: Move, focus: str) -> None:
    shown(stage, focus)
    stage.desk.hear(Play(move))


def begin_brewing(stage: ScreenshotStage, focus: str) -> None:
    """A brewing of the viewer begins."""
    _brew_unanswered(stage, 3, focus)


def _brew_unanswered(stage: ScreenshotStage, dice: int, focus: str) -> None:
    """The viewer brews a recipe of so many dice; nobody is asked whether he may (D8)."""
    least = len(stage.match.history)
    stage.play(lambda: not _brewed(stage, least, dice))
    last = stage.match.history[-1]
    if not _brewed(stage, least, dice):
        raise NoSuchScenario
    stage.begin(stage.match.header.seed, len(stage.match.history) - 1)
    _began(stage, last.move, focus)


def _brewed(stage: ScreenshotStage, least: int, dice: int) -> bool:
    """Whether the viewer's last decision brewed something at once."""
    steps = stage.match.history
    if len(steps) <= least or steps[-1].player != VIEWER:
        return False
    brewed = [event for event in steps[-1].events if isinstance(event, Brewed)]
    return any(event.player == VIEWER and len(event.dice) >= dice for event in brewed)


def begin_accelerating(stage: ScreenshotStage, focus: str) -> None:
    """A skill die is about to join what waits on a field."""
    _began(stage, moves_of(stage, Accelerate)[0], focus)


def begin_rolling(stage: ScreenshotStage, focus: str) -> None:
    """The viewer's decision that ends a round: fields are cleaned up, and all dice rolled."""
    least = len(stage.match.history)
    stage.play(lambda: not _ended_round(stage, least))
    last = stage.match.history[-1]
    if last.player != VIEWER:
        raise NoSuchScenario
    stage.begin(stage.match.header.seed, len(stage.match.history) - 1)
    _began(stage, last.move, focus)


def _ended_round(stage: ScreenshotStage, least: int) -> bool:
    """Whether the viewer's last decision ended a round in which something was to be cleaned up."""
    steps = stage.match.history
    if len(steps) <= least or steps[-1].player != VIEWER:
        return False
    kinds = [event.type for event in steps[-1].events]
    return {"round_started", "die_gained"} <= set(kinds) and "brewed" not in kinds


S = {**scenarios("brewery"), **MOMENTS}
OTHER = hearing(S["match"], LookAtSeat(2))
"""Another's things, at the viewer's turn."""
STILLS = (
    Still(
        "brewery-concept-table",
        "as concept/brewery-table.png",
        concept_table,
        CONCEPT,
        3,
        60,
        players=THREE,
    ),
    Still(
        "brewery-concept-brew", "…/brewery-brew.png", concept_brew, CONCEPT, 5, 150, players=THREE
    ),
    Still("brewery-near-brew", "a recipe from near", near_brew, CONCEPT, 5, 150, players=THREE),
    Still("brewery-early-two", "two players, early", S["match"], HD, 4, 8, players=TWO),
    Still("brewery-late-four", "four players, late", S["match"], FULL, 1, 500),
    Still("brewery-wide", "21:9", S["match"], WIDE, 7, 120),
    Still("brewery-old", "4:3", S["match"], OLD, 7, 120),
    Still("brewery-focus-board", "the own board", S["match"], HD, 1, 160, "board"),
    Still("brewery-focus-yard", "market and recipes", S["match"], HD, 1, 160, "yard"),
    Still("brewery-focus-other", "another's things", OTHER, HD, 1, 160),
    Still("brewery-place", "a skill die in hand", S["place"], HD, 2, 60),
    Still("brewery-suggest", "what to store", S["suggest"], HD, 2, 60),
    Still("brewery-reason", "why not", S["reason"], HD, 2, 60),
    Still("brewery-purchase", "about to buy", S["purchase"], HD, 2, 100),
    Still("brewery-brew", "about to brew", S["brew"], FULL, 2, 100),
    Still("brewery-token", "a token in hand", S["token"], HD, 2, 200),
    Still("brewery-window", "somebody may answer", S["window"], HD, 2, 200),
    Still("brewery-brewing", "dice in their sockets", during(begin_brewing, 1.5), FULL, 2, 100),
    Still("brewery-steaming", "the kettle works", during(begin_brewing, 3.2), HD, 2, 100),
    Still("brewery-large-texts", "texts at 150 %", larger(S["match"], 1.5), FULL, 7, 120),
    Still("brewery-coach", "the coach's suggestions", S["coach"], HD, 7, 100),
    Still("brewery-cellar", "what the village brewed", S["cellar"], HD, 7, players=TWO),
    Still("brewery-review", "both moves on the table", S["review"], HD, 3, players=TWO),
    Still("brewery-result", "the end", S["result"], FULL, 7, players=TWO),
)
"""All of them, the concept's situations first."""
TABLE_PART = (0.0, 0.08, 0.84, 0.92)
"""What strips show of the window: all of the table."""
STRIPS = (
    Strip("brewery-strip-open", "the table is laid", open_table, 0.15, 12, 3, part=TABLE_PART),
    Strip(
        "brewery-strip-roll",
        "clean-up, the season turns, dice roll",
        begin_rolling,
        0.45,
        20,
        2,
        40,
        TABLE_PART,
    ),
    Strip(
        "brewery-strip-accelerate",
        "a skill die speeds a field up",
        begin_accelerating,
        0.2,
        16,
        2,
        40,
        TABLE_PART,
    ),
    Strip("brewery-strip-brew", "a recipe is brewed", begin_brewing, 0.3, 24, 2, 100, TABLE_PART),
    Strip("brewery-strip-round", "four go on", go_on, 1.0, 24, 3, 100, players=WATCHED),
    Strip(
        "brewery-strip-orchard",
        "a juice is pressed in the orchard",
        begin_brewing,
        0.3,
        24,
        2,
        100,
        TABLE_PART,
        pack="orchard",
    ),
    Strip("brewery-strip-end", "the last clean-up and the end", ending, 1.0, 24, players=TWO),
)
"""Its motions."""
