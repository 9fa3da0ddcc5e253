"""The gallery of towers: stills of each screen and focus, and film strips of its motions.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from game.app.match.screen import MatchScreen
from game.app.screenshot_scenarios import scenarios
from game.app.screenshot_stage import (
    NoSuchScenario,
    Scenario,
    ScreenshotStage,
    click,
    let_pass,
    moves_of,
    point_at,
    shown,
)
from game.rules.towers.catalogue import SIDE, place_of
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.scene.camera import Camera
from game.scene.geometry import add, scaled
from game.scene.pose import Vec3
from game.session.seats import HUMAN
from game.titles.towers.app.screenshot_scenarios import (
    MOMENTS,
    highest,
)
from game.titles.towers.scene import places as at
from game.titles.towers.scene.targets import BlockTarget, CardTarget, PawnTarget, TowerTarget
from game.titles.towers.ui.hands.meaning import fan
from game.ui.intents import LookAtSeat, Play
from tools.gallery_evening import (
    Pair,
    agree,
    dropping,
    during,
    ending,
    hearing,
    larger,
    open_table,
    speaking,
)
from tools.gallery_stills import CONCEPT, FULL, HD, OLD, TWO, WIDE, Still
from tools.gallery_strips import WATCHED, Strip, go_on

THREE = (HUMAN, "greedy", "greedy")
TABLE_EYE = Camera((0.3, -0.35, 0.0), 0.0, 48.0, 25.1, 46.0, (0.038, 0.022))
BUILD_AT: Vec3 = (0.1, 0.8, 0.7)
"""From the pawn of the concept's second still to what its eye looks at, in fields."""
WORTH_SEEING = {Demolish: 2, Build: 3}
"""Towers of so many storeys at least are shown coming and going."""


def _build_eye(field: int) -> Camera:
    """The eye of the concept's second still, over another pawn."""
    target = add(at.field_pose(field).place, scaled(BUILD_AT, at.BOARD.scale))
    return Camera(target, -33.0, 41.0, 14.0 * at.BOARD.scale, 50.0, (0.03, 0.03))


def _gaze(screen: MatchScreen, eye: Camera) -> None:
    screen.game.table.camera_controller.camera = eye


def concept_table(stage: ScreenshotStage, _: str) -> None:
    """The overview in phase 2; the pointer is on a tower that may be demolished."""
    stage.until(lambda view, legal: view.phase >= 2 and any(map(_taking, legal)))
    move = highest(
        stage, [move for move in stage.match.legal_moves() if isinstance(move, Demolish)]
    )
    screen = shown(stage)
    _gaze(screen, TABLE_EYE)
    point_at(stage, screen, TowerTarget(move.to))


def _central(move: TowersMove) -> bool:
    """Whether a tower is built where much of the town lies round it."""
    return isinstance(move, Build) and all(2 <= each <= 6 for each in place_of(move.at))


def _taking(move: TowersMove) -> bool:
    return isinstance(move, Demolish)


def concept_build(stage: ScreenshotStage, _: str) -> None:
    """A tower of five about to be built where a pawn stands."""
    stage.until(lambda view, legal: view.phase >= 4 and any(map(_central, legal)))
    move = next(move for move in moves_of(stage, Build) if _central(move))
    screen = shown(stage)
    blocks = [
        BlockTarget(0, colour, number)
        for colour, count in enumerate(move.blocks)
        for number in range(count)
    ]
    click(stage, screen, *blocks, PawnTarget(move.at))
    _gaze(screen, _build_eye(move.at))
    let_pass(stage, 1.0)


def begin(stage: ScreenshotStage, kind: type[TowersMove], focus: str) -> None:
    """Begin to show such a move of the viewer: one worth seeing. Raises NoSuchScenario."""
    least = WORTH_SEEING.get(kind, 0)
    stage.until(lambda view, legal: any(_seen(view.towers, m, kind) >= least for m in legal))
    towers = stage.view.towers
    best = max(stage.match.legal_moves(), key=lambda move: _seen(towers, move, kind))
    shown(stage, focus)
    stage.desk.hear(Play(best))


def _seen(towers: tuple[tuple[int, ...], ...], move: object, kind: type[TowersMove]) -> int:
    """How much of a move of this kind there is to be seen; -1 for any other."""
    if not isinstance(move, kind):
        return -1
    match move:
        case Demolish():
            return len(towers[move.to])
        case Build():
            return sum(move.blocks)
        case Place() | MovePawn():
            return abs(move.to - (move.entry if isinstance(move, Place) else move.start))
        case _:
            return 1


def _begins(kind: type[TowersMove]) -> Scenario:
    return lambda stage, focus: begin(stage, kind, focus)


def _veiled(stage: ScreenshotStage, _: str) -> None:
    """The pointer on a pawn behind towers: they are seen through."""
    stage.until(lambda _view, _legal: True)
    screen = shown(stage, "tower")
    table = screen.game.table
    touching, eye = table.tabletop.touching, table.eye.eye
    view = stage.view
    pawns = [PawnTarget(field) for player in view.players for field in player.pawns]
    for target in pawns:
        x, y, clear = table.spot(target)
        if touching.veils(target, view, 0, eye) and clear:
            screen.deciding.pointed((x, y))
            let_pass(stage, 1.0)
            return
    raise NoSuchScenario


def _paying(stage: ScreenshotStage) -> Pair | None:
    """A card that pays for taking a tower, and the tower."""
    for move in stage.match.legal_moves():
        if isinstance(move, Demolish) and not move.pay[4] and len(stage.view.towers[move.to]) > 1:
            cards = fan(stage.view)
            index = next(index for index, colour in enumerate(cards) if move.pay[colour])
            return CardTarget(index), TowerTarget(move.to)
    return None


def _goes_behind(stage: ScreenshotStage, focus: str) -> None:
    """A pawn runs to where a tower stands before it."""
    stage.until(lambda view, legal: any(_hidden(view.towers, move) for move in legal))
    towers = stage.view.towers
    move = next(move for move in stage.match.legal_moves() if _hidden(towers, move))
    shown(stage, focus)
    stage.desk.hear(Play(move))


def _hidden(towers: tuple[tuple[int, ...], ...], move: object) -> bool:
    """Whether a pawn comes to stand behind a tower of three storeys or more."""
    before = move.to + SIDE if isinstance(move, Place | MovePawn) else len(towers)
    return before < len(towers) and len(towers[before]) >= 3


S = {**scenarios("towers"), **MOMENTS}
OTHER = hearing(S["match"], LookAtSeat(2))
"""Another's things, at the viewer's turn."""
STILLS = (
    Still(
        "towers-concept-table",
        "as concept/towers-table.png",
        concept_table,
        CONCEPT,
        3,
        40,
        players=THREE,
    ),
    Still(
        "towers-concept-build", "…/towers-build.png", concept_build, CONCEPT, 2, 60, players=THREE
    ),
    Still("towers-early-two", "two players, early", S["match"], HD, 4, 8, players=TWO),
    Still("towers-late-four", "four players, late", S["match"], FULL, 1, 110),
    Still("towers-wide", "21:9", S["match"], WIDE, 7, 60),
    Still("towers-old", "4:3", S["match"], OLD, 7, 60),
    Still("towers-focus-board", "the board from above", S["match"], HD, 1, 80, "board"),
    Still("towers-focus-hand", "the own hand", S["match"], HD, 1, 80, "hand"),
    Still("towers-focus-tower", "near the own pawn", S["match"], FULL, 1, 80, "tower"),
    Still("towers-focus-other", "another's things", OTHER, HD, 1, 100),
    Still("towers-veiled", "towers seen through", _veiled, HD, 1, 60),
    Still("towers-card", "a card in hand", S["card"], HD, 2, 30),
    Still("towers-pawn", "a pawn in hand", S["pawn"], HD, 2, 30),
    Still("towers-reason", "why not", S["reason"], HD, 2, 30),
    Still("towers-demolish", "about to demolish", S["demolish"], FULL, 2, 60),
    Still("towers-build", "about to build", S["build"], FULL, 2, 60),
    Still("towers-capture", "about to capture", S["capture"], HD, 2, 30),
    Still("towers-exchange", "cards to exchange", S["exchange"], HD, 2, 30),
    Still("towers-unseen", "what may still come", S["unseen"], HD, 2, 30),
    Still("towers-opening", "the town is laid out", during(open_table, 1.0), HD, 3),
    Still("towers-building", "a tower goes up", during(_begins(Build), 2.0), HD, 2, 40),
    Still("towers-demolishing", "a tower comes down", during(_begins(Demolish), 1.3), HD, 2, 60),
    Still("towers-capturing", "a pawn topples", during(_begins(Capture), 1.3), HD, 2, 30),
    Still("towers-large-texts", "texts at 150 %", larger(S["match"], 1.5), FULL, 7, 60),
    Still("towers-coach", "the coach's suggestions", S["coach"], HD, 7, 60),
    Still("towers-curtain", "the next person comes", S["curtain"], HD, 5, 30),
    Still("towers-play-on", "a game is played on from its middle", S["play-on"], FULL, 1, 60),
    Still("towers-replay", "a game is looked at again", S["replay"], HD, 1, 60),
    Still("towers-skyline", "lamps in what the winner built", S["skyline"], HD, 7, players=THREE),
    Still("towers-review", "both moves on the table", S["review"], HD, 3, players=TWO),
    Still("towers-result", "the end", S["result"], FULL, 7, players=TWO),
)
"""All of them, the concept's situations first."""
BOARD_PART, ALL_PART = (0.02, 0.1, 0.62, 0.7), (0.0, 0.08, 0.84, 0.92)
"""What strips show of the window: the board, or all of the table."""
STRIPS = (
    Strip("towers-strip-open", "the town is laid out", open_table, 0.2, seed=3, part=ALL_PART),
    Strip("towers-strip-place", "a pawn runs in", _begins(Place), 0.15, 16, 1, 20, ALL_PART),
    Strip("towers-strip-demolish", "a tower is taken", _begins(Demolish), 0.2, 16, 2, 60, ALL_PART),
    Strip("towers-strip-build", "a tower is built", _begins(Build), 0.2, 20, 2, 40, ALL_PART),
    Strip("towers-strip-capture", "a pawn is taken", _begins(Capture), 0.15, 20, 2, 30, BOARD_PART),
    Strip("towers-strip-exchange", "cards go round", _begins(Exchange), 0.15, 16, 2, 30, ALL_PART),
    Strip("towers-strip-round", "four go on", go_on, 1.0, 24, 3, 48, players=WATCHED),
    Strip("towers-strip-speech", "an opponent says a line", speaking, 0.4, 16, steps=20),
    Strip(
        "towers-strip-drop",
        "a card is dropped on a tower, lies there, and pays",
        dropping(_paying),
        0.15,
        16,
        2,
        60,
        ALL_PART,
        then={6: agree},
    ),
    Strip(
        "towers-strip-behind",
        "a pawn goes behind a tower",
        _goes_behind,
        0.15,
        12,
        2,
        30,
        BOARD_PART,
    ),
    Strip("towers-strip-end", "the last turn and the end", ending, 1.0, 24, players=TWO),
)
"""Its motions."""
