"""Who goes on before his own last action was shown to its end is heard; a double press is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pyglet.window import mouse

from game.app.match.playback.queue import FRESH_S
from game.rules.biomes.moves import Collect
from game.session.preferences import Pace, Preferences
from game.session.seats import HUMAN
from game.titles.biomes.scene.targets import BlockTarget
from game.ui.intents import Play, Undo
from tests.app.desktop import Desktop, opened

FIRST, SECOND = Collect((0, 0, 3)), Collect((0, 3, 3))
A_WHILE_S = FRESH_S + 0.05


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """One at which things take their time."""
    yield from opened(tmp_path, monkeypatch, Preferences(pace=Pace.NORMAL))


def test_a_press_while_the_own_action_is_shown_ends_it_and_counts(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy")
    screen.on(Play(FIRST))
    desktop.run(A_WHILE_S)
    assert not screen.game.settled, "it is still shown"
    screen.on(Play(SECOND))
    assert [step.move for step in screen.game.match.history] == [FIRST, SECOND]


def test_what_is_still_shown_can_be_taken_back_at_once(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy")
    screen.on(Play(FIRST))
    desktop.run(A_WHILE_S)
    screen.on(Undo())
    assert not screen.game.match.history
    assert screen.game.settled


def test_a_double_press_is_one(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy")
    screen.on(Play(FIRST))
    desktop.run(FRESH_S / 2)
    screen.on(Play(SECOND))
    assert [step.move for step in screen.game.match.history] == [FIRST]


def test_nobody_presses_past_what_others_do(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy")
    game = screen.game
    while not game.watching:
        if game.deciding:
            screen.on(Play(game.legal()[0]))
        elif game.holding:
            game.end_turn()
        desktop.run(0.1)
    shown = game.playback.beat
    played = len(game.match.history)
    for move in game.match.legal_moves():
        screen.on(Play(move))
    assert game.playback.beat is shown
    assert len(game.match.history) == played


def test_a_click_on_a_piece_while_the_own_action_is_shown_counts(desktop: Desktop) -> None:
    """The first click on what glowed did nothing: it only ended what flew."""
    screen = desktop.game(HUMAN, "greedy")
    spot = desktop.spot(BlockTarget(SECOND.block))
    screen.on(Play(FIRST))
    desktop.run(A_WHILE_S)
    assert not screen.game.settled
    assert desktop.match.game.table.pick(*spot) == BlockTarget(SECOND.block), "it lies there now"
    for name in ("on_mouse_press", "on_mouse_release"):
        desktop.send(name, *map(int, spot), mouse.LEFT, 0)
    assert [step.move for step in screen.game.match.history] == [FIRST, SECOND]


def test_a_click_on_nothing_only_ends_the_own_action(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy")
    screen.on(Play(FIRST))
    desktop.run(A_WHILE_S)
    for name in ("on_mouse_press", "on_mouse_release"):
        desktop.send(name, 640, 380, mouse.LEFT, 0)
    assert screen.game.settled
    assert [step.move for step in screen.game.match.history] == [FIRST]
