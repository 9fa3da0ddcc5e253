"""The menu of a match, leaving the program by key, and what the settings tell of the picture."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.app.match.screen import MatchScreen
from game.app.routes import NewGame, SetUp
from game.app.screens.setup import SetupScreen
from game.session.preferences import Detail, PreferencesFile
from game.session.saves import SaveStore
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.intents import OpenMenu, ToggleLog
from game.ui.marks import Text
from tests.app.desktop import CTRL, ENTER, ESCAPE, Desktop, first


@pytest.fixture
def shut(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The screens from which the program was left."""
    left: list[str] = []
    monkeypatch.setattr(desktop.window, "shut", lambda: left.append(desktop.desk.screen.name))
    return left


def words(desktop: Desktop) -> str:
    """All that can be read."""
    nodes = desktop.desk.surface.root.walk()
    return " | ".join(node.text for node in nodes if isinstance(node, Text))


def refusing(desktop: Desktop) -> None:
    """From now on the disk takes nothing."""
    desktop.saves.finish()
    shutil.rmtree(desktop.saves.folder, ignore_errors=True)
    desktop.saves.folder.write_text("in the way")


def test_a_new_game_of_the_same_players_is_asked_for_once(desktop: Desktop) -> None:
    screen = desktop.game()
    screen.game.play(first(screen, lambda _: True))
    desktop.settle()
    old = screen.game.match
    desktop.press_key(ESCAPE)
    desktop.click("menu.again")
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen is screen
    desktop.press_key(ESCAPE)
    desktop.press_key(ESCAPE)
    desktop.click("menu.again")
    desktop.press_key(ENTER)
    new = desktop.match.game.match
    assert new is not old
    assert not new.history
    assert new.seats == old.seats
    assert new.header.seed != old.header.seed
    desktop.saves.finish()
    assert len(desktop.saves.unfinished()) == 2, "the old one stays on the shelf"


def test_a_game_without_a_move_is_begun_anew_without_a_question(desktop: Desktop) -> None:
    old = desktop.game().game.match
    desktop.press_key(ESCAPE)
    desktop.click("menu.again")
    assert desktop.match.game.match is not old
    assert len(desktop.saves.unfinished()) == 1, "nobody misses a game without a move"


def test_ctrl_q_leaves_from_everywhere_and_the_game_is_saved(
    desktop: Desktop, shut: list[str]
) -> None:
    desktop.shelf()
    desktop.press_key(keys.Q, CTRL)
    screen = desktop.game()
    screen.game.play(first(screen, lambda _: True))
    desktop.press_key(keys.Q, CTRL)
    saved = SaveStore(desktop.saves.folder).latest()
    assert saved is not None
    assert saved.match.record_bytes() == screen.game.match.record_bytes()
    desktop.press_key(ESCAPE)
    desktop.press_key(keys.Q, CTRL)
    desktop.desk.go(SetupScreen(desktop.desk.host, SetUp("biomes")))
    desktop.desk.settle()
    desktop.click("setup.0.name")
    desktop.press_key(keys.Q, CTRL)
    assert shut == ["shelf", "match", "match", "setup"]


def test_only_what_could_not_be_saved_is_asked_about(
    desktop: Desktop, shut: list[str], tmp_path: Path
) -> None:
    screen = desktop.game()
    refusing(desktop)
    screen.game.play(first(screen, lambda _: True))
    desktop.settle()
    while desktop.desk.dialog is not None:
        desktop.press_key(ESCAPE)
    desktop.press_key(keys.Q, CTRL)
    assert shut == []
    assert "question.0" in desktop.widgets()
    desktop.press_key(ESCAPE)
    assert isinstance(desktop.desk.screen, MatchScreen)
    desktop.press_key(keys.Q, CTRL)
    desktop.press_key(ENTER)
    assert shut == [], "Enter alone loses what was not saved"
    assert desktop.desk.dialog is None
    desktop.press_key(keys.Q, CTRL)
    desktop.click("question.0")
    assert shut == ["match"]


def test_the_menu_says_saved_only_where_something_was(desktop: Desktop, tmp_path: Path) -> None:
    screen = desktop.game()
    desktop.saves.finish()
    desktop.press_key(ESCAPE)
    assert "Your game is saved after every move." in words(desktop)
    desktop.press_key(ESCAPE)
    refusing(desktop)
    screen.game.play(first(screen, lambda _: True))
    desktop.settle()
    while desktop.desk.dialog is not None:
        desktop.press_key(ESCAPE)
    desktop.desk.host.saves.finish()
    desktop.press_key(ESCAPE)
    assert "The game could not be saved" in words(desktop)
    assert "saved after every move" not in words(desktop)


def test_the_settings_tell_what_is_set_and_what_is_in_force_and_why(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = PreferencesFile(desktop.saves.folder.parent)
    frame = desktop.desk.drawing._frame
    for software, expected in ((True, "graphics card"), (False, "")):
        monkeypatch.setattr(type(frame), "software", software)
        desktop.shelf()
        desktop.click("shelf.settings")
        assert ("so it draws at Low" in words(desktop)) == bool(expected)
        assert ("Low, for now" in words(desktop)) == bool(expected)
        assert expected in words(desktop)
        desktop.press_key(ESCAPE)
    desktop.desk.ease()
    desktop.click("shelf.settings")
    assert "High is set. That was too slow here, so it draws at Medium" in words(desktop)
    assert file.load().quality is Detail.HIGH, "what is set stays"
    desktop.click("settings.quality.high")
    assert "so it draws at" not in words(desktop)
    assert "for now" not in words(desktop)
    assert desktop.desk.drawing.in_force.quality == "high"


def log_is_open(screen: MatchScreen) -> bool:
    return screen._log_open


def test_esc_puts_the_log_away_before_it_opens_the_menu(desktop: Desktop) -> None:
    """A newcomer wanted to close it, and met *Quit* of a menu that had opened over it."""
    screen = desktop.game()
    for _ in range(2):
        screen.on(ToggleLog())
        desktop.settle()
        assert log_is_open(screen)
        desktop.press_key(ESCAPE)
        assert not log_is_open(screen)
        assert desktop.desk.dialog is None
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is not None


def test_opponents_wait_while_the_menu_hides_the_table(desktop: Desktop) -> None:
    """They played on behind it and behind the settings, and a newcomer missed two turns."""
    seats = tuple(
        Seat(name, agent, color)
        for name, agent, color in zip(("Mira", "Jonas"), (HUMAN, "greedy"), COLORS, strict=False)
    )
    desktop.desk.show(NewGame("biomes", "classic", seats, 3, 1))
    match = desktop.match.game.match
    desktop.desk.hear(OpenMenu())
    desktop.run(5.0)
    assert not match.history
    desktop.press_key(ESCAPE)
    desktop.settle()
    assert match.history


def test_esc_puts_the_overview_away_before_what_is_in_hand(desktop: Desktop) -> None:
    """It lies on top; a newcomer pressed Esc and saw it stay open."""
    screen = desktop.game()
    desktop.press_key(keys._1)
    held = screen.deciding.selection
    assert not screen.deciding.idle
    desktop.desk.hear(ToggleLog())
    desktop.press_key(ESCAPE)
    assert not screen._log_open
    assert screen.deciding.selection == held
    desktop.press_key(ESCAPE)
    assert screen.deciding.idle
