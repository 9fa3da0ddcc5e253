"""At rest nothing is drawn; a window that nobody looks at takes little."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.routes import SetUp
from game.app.window import ASIDE_S, FRAME_S, HIDDEN_S
from game.rules.biomes.view import ActionKind
from game.session.preferences import Preferences
from game.session.seats import HUMAN
from game.ui.intents import Choose, OpenMenu, OpenSettings
from tests.app.desktop import Desktop, legal, opened, played_by_agent

REST_S = 3.0


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop as it is delivered: everything moves, the table is drawn."""
    yield from opened(tmp_path, monkeypatch, Preferences())


def shelf(desktop: Desktop) -> None:
    desktop.shelf()


def setup(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.desk.show(SetUp("biomes"))


def settings(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.desk.hear(OpenSettings())


def match(desktop: Desktop) -> None:
    desktop.game(HUMAN, "greedy", "greedy", "greedy")


def choosing(desktop: Desktop) -> None:
    match(desktop)
    desktop.desk.hear(Choose(ActionKind.COLLECT))


def menu(desktop: Desktop) -> None:
    match(desktop)
    desktop.desk.hear(OpenMenu())


def result(desktop: Desktop) -> None:
    game = desktop.game(HUMAN, "greedy").game.match
    while game.actor is not None:
        game.play(played_by_agent(game))
    desktop.go_on(game)


@pytest.mark.parametrize("there", [shelf, setup, settings, match, choosing, menu, result])
def test_at_rest_nothing_is_drawn(lively: Desktop, there: Callable[[Desktop], None]) -> None:
    lively.open_eyes()
    there(lively)
    lively.settle()
    lively.run(REST_S)
    before = lively.frames
    lively.run(REST_S)
    assert lively.frames == before
    assert not lively.desk.awake


def test_a_pointer_at_rest_lets_everything_rest(lively: Desktop) -> None:
    match(lively)
    for widget in ("card.1", "hud.menu"):
        x, y = lively.place(widget)
        lively.send("on_mouse_motion", int(x), int(y), 0, 0)
        lively.run(REST_S)
        before = lively.frames
        lively.run(REST_S)
        assert lively.frames == before, widget


def test_a_window_that_is_not_looked_at_draws_less(lively: Desktop) -> None:
    window = lively.window
    assert window.frame_s == FRAME_S
    lively.send("on_deactivate")
    assert window.frame_s == ASIDE_S
    lively.send("on_hide")
    assert window.frame_s == HIDDEN_S
    lively.send("on_show")
    assert window.frame_s == ASIDE_S
    lively.send("on_activate")
    assert window.frame_s == FRAME_S


def test_a_hidden_window_goes_on_without_drawing(lively: Desktop) -> None:
    screen = lively.game(HUMAN, "greedy", first=0)
    screen.game.play(legal(screen)[0])
    lively.run(0.1)
    lively.send("on_hide")
    before = lively.frames
    lively.run(6.0)
    assert lively.frames == before
    assert not screen.game.table.scene.busy
    lively.send("on_show")
    lively.run(0.1)
    assert lively.frames > before
