"""The end of towers as it is shown: the lamps come on in the winner's town, one after the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.match.flow.thinking import Unasked
from game.app.match.screen import MatchScreen
from game.app.screenshot_stage import NoSuchScenario, ScreenshotStage
from game.session.preferences import Detail, Preferences
from game.titles.towers.app.screenshot_scenarios import last_move
from game.titles.towers.scene.layout import lamps

SEED, PLAYERS = 7, ("human", "greedy", "greedy")
"""A game whose last move is the viewer's, and in which a winner's tower stands in the end."""


def lit(screen: MatchScreen) -> set[object]:
    """The fields of the storeys whose windows are lit on the table."""
    pieces = screen.game.table.scene.pieces.items()
    return {name[1] for name, piece in pieces if piece.look.model.endswith("-lit")}


def test_the_windows_of_the_winners_towers_are_lit_at_the_end(tmp_path: Path) -> None:
    preferences = Preferences(reduced_motion=False, quality=Detail.LOW)
    stage = ScreenshotStage(tmp_path, (640, 400), preferences)
    try:
        stage.set_up("towers", SEED, 0, PLAYERS)
        stage.desk.think_with(Unasked())
        stage.begin(SEED)
        try:
            last_move(stage, 0.1)
        except NoSuchScenario:
            pytest.fail("choose another seed")
        screen = stage.desk.screen
        assert isinstance(screen, MatchScreen)
        assert not lit(screen), "not before the last move has been seen"
        for _ in range(300):
            stage.desk.settle()
            stage.desk.advance(1 / 30)
            if stage.desk.screen is not screen:
                break
        assert lit(screen) == {*lamps(stage.view)} != set()
    finally:
        stage.close()
