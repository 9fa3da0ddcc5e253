"""The director of towers: whatever happens ends as the layout has it, and sounds are known."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.chance import Dealer
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import Build, Capture, Demolish, TowersMove
from game.scene.cues import KINDS
from game.scene.stage import Scene
from game.titles.towers.scene.director.pawns import falling
from game.titles.towers.scene.tabletop import TABLETOP
from tests.rules.towers.table import game

MOVES = 260
SHOWN = {
    *("CardsDiscarded", "JokerUsed", "PawnPlaced", "TowerDemolished", "PawnCaptured"),
    *("PawnReturned", "TowerBuilt", "PawnMoved", "PointsGained", "CardsDrawn", "JokerRestored"),
    *("DeckReshuffled", "PhaseStarted"),
}
"""The events that come up in the middle of such a game."""


def eager(state: Any, chance: Dealer) -> TowersMove:
    """A move that brings something, if there is one."""
    legal: list[TowersMove] = state.legal_moves()
    dear = [move for move in legal if isinstance(move, Demolish | Build | Capture)]
    return chance.choice(dear if dear and chance.below(5) else legal)


def drained(scene: Scene, chance: Dealer) -> set[str]:
    """Let the timeline run out, now and then at once; the kinds of sounds that were heard."""
    if not chance.below(4):
        scene.advance(chance.below(100) / 50)
        scene.skip()
    while scene.busy:
        scene.advance(0.11)
    return {cue.kind for cue in scene.take_cues()}


@pytest.mark.parametrize(("seats", "focus", "calm"), [(2, 1, False), (3, 0, False), (4, 2, True)])
def test_games_with_towers_that_come_and_go_end_as_they_are_laid(
    seats: int, focus: int, calm: bool
) -> None:
    state: Any = game(seats, seed=seats)
    chance, scene = Dealer(seats), TABLETOP.scene()
    scene.reduced_motion = calm
    scene.show(TABLETOP.layout(state.view(focus), focus))
    told, heard = set[str](), set[str]()
    for _ in range(MOVES):
        if state.actor() is None:
            break
        before = state.view(focus)
        events: list[TowersEvent] = [
            event.redacted(focus) for event in state.apply(eager(state, chance))
        ]
        told |= {type(event).__name__ for event in events}
        TABLETOP.direct(scene, events, before, state.view(focus), focus)
        heard |= drained(scene, chance)
        assert scene.pieces == TABLETOP.layout(state.view(focus), focus)
    assert told >= SHOWN
    assert heard <= KINDS
    moving = {"clack", "flag"} if not calm else {"pop"}
    assert heard >= {*moving, "topple", "glide", "turning", "shuffle"}


def test_a_pawn_that_is_struck_falls_onto_the_board_and_where_there_is_room() -> None:
    for field in range(81):
        row, column = divmod(field, 9)
        for blow in (9, -9, 1, -1):
            step = falling(field, blow, set())
            down, right = (step // 9, 0) if abs(step) == 9 else (0, step)
            assert 0 <= row + down < 9
            assert 0 <= column + right < 9
            assert step != -blow, "not towards whoever strikes"
    assert falling(40, 1, set()) == 1, "on along the blow"
    assert abs(falling(40, 1, {41})) == 9, "aside of what stands there"
    assert falling(40, 1, {41, 49, 31}) == 1
    assert falling(8, 1, set()) == 9, "off no corner"
