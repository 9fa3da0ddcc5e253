"""The moments of towers that pictures can be taken of, by the names of their screens.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.app.inline_coach import Thoughtful
from game.app.screenshot_stage import (
    VIEWER,
    NoSuchScenario,
    Scenario,
    ScreenshotStage,
    click,
    let_pass,
    moves_of,
    point_at,
    shown,
)
from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, Capture, Demolish
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    FieldTarget,
    PawnTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import DISCARD, ActionKind
from game.titles.towers.ui.hands.building import lying
from game.ui.intents import AskCoach, Choose, Play, Unfold

SKYLINE_S = 6.0
"""So long after the last move all lamps burn, and paper still falls."""


def highest(stage: ScreenshotStage, moves: list[Demolish]) -> Demolish:
    """The one whose tower is the highest."""
    return max(moves, key=lambda move: len(stage.view.towers[move.to]))


def _match(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda _view, _legal: True)
    shown(stage, focus)


def _card(stage: ScreenshotStage, focus: str) -> None:
    """A card in hand: every field it leads to."""
    stage.until(lambda view, _: any(player.pawns for player in view.players[:1]))
    screen = shown(stage, focus)
    click(stage, screen, CardTarget(2))


def chosen_pawn(stage: ScreenshotStage) -> Field:
    """The viewer's pawn that can do most kinds of things."""
    kinds: dict[Field, set[type]] = {}
    for move in stage.match.legal_moves():
        start = getattr(move, "start", getattr(move, "at", None))
        if start is not None:
            kinds.setdefault(start, set()).add(type(move))
    if not kinds:
        raise NoSuchScenario
    return max(kinds, key=lambda field: (len(kinds[field]), field))


def _pawn(stage: ScreenshotStage, focus: str) -> None:
    """A pawn in hand: everything it can do."""
    moves_of(stage, Demolish)
    screen = shown(stage, focus)
    click(stage, screen, PawnTarget(chosen_pawn(stage)))


def _demolish(stage: ScreenshotStage, focus: str) -> None:
    """A tower about to be demolished."""
    move = highest(stage, moves_of(stage, Demolish))
    screen = shown(stage, focus)
    click(stage, screen, PawnTarget(move.start), TowerTarget(move.to))


def _build(stage: ScreenshotStage, focus: str) -> None:
    """A tower about to be built: its ghost, its open sides."""
    move = moves_of(stage, Build)[0]
    screen = shown(stage, focus)
    blocks = sorted(lying(stage.view, move.blocks))
    click(stage, screen, *(BlockTarget(0, *each) for each in blocks), PawnTarget(move.at))


def _tray(stage: ScreenshotStage, focus: str) -> None:
    """A block chosen for a tower, before its pawn is."""
    move = moves_of(stage, Build)[0]
    screen = shown(stage, focus)
    first = min(lying(stage.view, move.blocks))
    click(stage, screen, BlockTarget(0, *first))


def _capture(stage: ScreenshotStage, focus: str) -> None:
    """A pawn about to be captured."""
    move = moves_of(stage, Capture)[0]
    screen = shown(stage, focus)
    click(stage, screen, PawnTarget(move.start), PawnTarget(move.to))


def _exchange(stage: ScreenshotStage, focus: str) -> None:
    """Cards about to be exchanged."""
    stage.until(lambda _view, _legal: True)
    screen = shown(stage, focus)
    stage.desk.hear(Choose(ActionKind.EXCHANGE))
    stage.settle()
    click(stage, screen, CardTarget(0), CardTarget(3))


def _unseen(stage: ScreenshotStage, focus: str) -> None:
    """The discard pile, and what may still come."""
    stage.until(lambda view, _: sum(view.discard) > 8)
    shown(stage, focus)
    stage.desk.hear(Unfold(DISCARD))
    stage.settle()


def _reason(stage: ScreenshotStage, focus: str) -> None:
    """Why a field cannot be reached."""
    stage.until(lambda view, _: bool(view.players[0].pawns))
    screen = shown(stage, focus)
    click(stage, screen, PawnTarget(chosen_pawn(stage)))
    usable = set(screen.deciding.pointing.usable)
    view = stage.view
    for field, blocks in enumerate(view.towers):
        if blocks and TowerTarget(field) not in usable:
            point_at(stage, screen, TowerTarget(field))
            return
    point_at(stage, screen, FieldTarget(0))


def _coach(stage: ScreenshotStage, focus: str) -> None:
    stage.desk.think_with(Thoughtful())
    stage.until(lambda _view, _legal: True)
    stage.table(focus)
    stage.desk.hear(AskCoach())
    stage.settle()


def last_move(stage: ScreenshotStage, seconds: float) -> None:
    """The table some ``seconds`` after the last move. Raises NoSuchScenario for another's move."""
    stage.play(lambda: True)
    last = stage.match.history[-1]
    if last.player != VIEWER:
        raise NoSuchScenario
    stage.begin(stage.match.header.seed, len(stage.match.history) - 1)
    shown(stage)
    stage.desk.hear(Play(last.move))
    let_pass(stage, seconds)


def _skyline(stage: ScreenshotStage, _: str) -> None:
    """The end: lamps burn in what the winner has built."""
    last_move(stage, SKYLINE_S)


MOMENTS: Mapping[str, Scenario] = {
    "match": _match,
    "card": _card,
    "pawn": _pawn,
    "demolish": _demolish,
    "build": _build,
    "tray": _tray,
    "capture": _capture,
    "exchange": _exchange,
    "unseen": _unseen,
    "reason": _reason,
    "coach": _coach,
    "skyline": _skyline,
}
"""The screens of towers that can be asked for."""
