"""Moments that only the gallery shows: in the middle of a motion, and the concept's situations.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from typing import TypeVar

from game.app.match.screen import MatchScreen
from game.app.screenshot_stage import (
    FRAMES,
    VIEWER,
    NoSuchScenario,
    Scenario,
    ScreenshotStage,
    let_pass,
    shown,
)
from game.rules.biomes.hints import group_after_build
from game.rules.biomes.moves import BiomesMove, Build, Collect, Fight
from game.rules.biomes.view import BiomesView, Stage
from game.scene.camera import Camera
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.targets import BlockTarget, SpaceTarget, StackTarget
from game.ui.intents import Play

CUBE_PLACE, BOARD = at.CUBE_CENTRE, at.FRONT_BOARD.place
CUBE_EYE = Camera(
    (CUBE_PLACE[0] + 0.95, CUBE_PLACE[1] - 0.55, 1.05), 0.0, 32.0, 13.0, 50.0, (0.0, 0.041)
)
CUBE_TURN = 34.0
TABLE_EYE = Camera((0.3, -0.35, 0.0), 0.0, 46.0, 25.7, 46.0, (0.038, -0.041))
FIGHT_EYE = Camera((0.0, -2.6, 0.95), 0.0, 28.0, 12.0, 50.0, (0.0, -0.022))
VILLAGE_EYE = Camera((BOARD[0] + 0.64, BOARD[1] - 0.21, 0.2), 24.0, 41.0, 10.1, 50.0, (0.0, 0.0))
"""The concept stills' eyes, as their README has them."""
POINTING_S = 1.5
"""So long the pointer rests until the table says why."""
TOKENS, FLIP_S = 3, 0.3
"""So many tokens lie open in the concept's fight; the last one has come to rest after this time."""
A_move = TypeVar("A_move", bound=BiomesMove)


def _acts(view: BiomesView) -> bool:
    return view.stage is Stage.ACTION and view.actions_left > 0


def first(stage: ScreenshotStage, kind: type[A_move]) -> list[A_move]:
    """Have agents play until the viewer may make such a move as an action; all of them.

    Raises NoSuchScenario.
    """
    stage.until(lambda view, legal: _acts(view) and any(isinstance(m, kind) for m in legal))
    return [move for move in stage.match.legal_moves() if isinstance(move, kind)]


def begin(
    stage: ScreenshotStage, kind: type[BiomesMove], focus: str, eye: Camera | None = None
) -> None:
    """Begin to show such a move of the viewer; ``eye``: looked at from there."""
    move = _best(stage, first(stage, kind))
    screen = shown(stage, focus)
    if eye is not None:
        screen.game.table.camera_controller.camera = eye
    stage.desk.hear(Play(move))


def at_rest(stage: ScreenshotStage, focus: str) -> None:
    """The viewer's turn."""
    stage.until(lambda view, _: _acts(view))
    shown(stage, focus)
    stage.settle()


def beginning(kind: type[BiomesMove], eye: Camera | None = None) -> Scenario:
    """Such a move of the viewer begins, seen from ``eye``."""
    return lambda stage, focus: begin(stage, kind, focus, eye)


def _best(stage: ScreenshotStage, moves: list[A_move]) -> A_move:
    """The building on an empty space that makes the largest group; of anything else, the first."""
    return max(moves, key=lambda move: (_new(stage, move), _worth(stage, move)))


def _new(stage: ScreenshotStage, move: BiomesMove) -> bool:
    """Whether nothing stands there yet."""
    if not isinstance(move, Build):
        return True
    row, column = move.space
    return not stage.view.players[VIEWER].spaces[row * 3 + column]


def _worth(stage: ScreenshotStage, move: BiomesMove) -> int:
    if not isinstance(move, Build):
        return 0
    view = stage.view
    tile = view.stacks[(move.cell[0] - 1) * 4 + move.cell[1] - 1].face_up or ""
    coming = [each for each in view.catalogue.scoring if each not in view.scored_rounds]
    return max(
        (group_after_build(view, VIEWER, tile, move.space, each)[1] for each in coming), default=0
    )


def concept_table(stage: ScreenshotStage, focus: str) -> None:
    """The overview in play, one action done."""
    stage.until(lambda view, _: _acts(view) and view.actions_left == 1)
    shown(stage, focus).game.table.camera_controller.camera = TABLE_EYE
    stage.settle()


def concept_cube(stage: ScreenshotStage, _: str) -> None:
    """The cube when one more block may be taken; the table says why not this one."""
    stage.until(lambda view, _: view.stage is Stage.SECOND_BLOCK)
    screen = shown(stage)
    table = screen.game.table
    table.camera_controller.camera, table.scene.turntable.yaw = CUBE_EYE, CUBE_TURN
    screen.deciding.pointed(_blocked(stage, screen))
    let_pass(stage, POINTING_S)


def _blocked(stage: ScreenshotStage, screen: MatchScreen) -> tuple[float, float]:
    """Where a block shows that may not be taken, in pixels."""
    free = {move.block for move in stage.match.legal_moves() if isinstance(move, Collect)}
    for column, height in enumerate(stage.view.heights):
        block = (column // 4, column % 4, height - 1)
        if height and block not in free:
            x, y, clear = screen.game.table.spot(BlockTarget(block))
            if clear:
                return x, y
    raise NoSuchScenario


def concept_village(stage: ScreenshotStage, _: str) -> None:
    """A building held over an empty space where it makes the largest group."""
    best = _best(stage, first(stage, Build))
    screen = shown(stage)
    table = screen.game.table
    screen.deciding.clicked(StackTarget(best.cell))
    stage.settle()
    table.camera_controller.camera = VILLAGE_EYE
    screen.deciding.pointed(table.project(table.point(SpaceTarget(VIEWER, best.space))))
    let_pass(stage, POINTING_S)


def concept_fight(stage: ScreenshotStage, _: str) -> None:
    """A fight when three tokens lie open."""
    fight = first(stage, Fight)[0]
    screen = shown(stage)
    screen.game.table.camera_controller.camera = FIGHT_EYE
    stage.desk.hear(Play(fight))
    for _frame in range(20 * FRAMES):
        if screen.game.resting.stage.turned >= TOKENS:
            let_pass(stage, FLIP_S)
            return
        let_pass(stage, 1 / FRAMES)
    raise NoSuchScenario
