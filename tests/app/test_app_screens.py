"""The screens around a match: shelf, set-up, settings, result, replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.app.match.screen import MatchScreen
from game.app.routes import SetUp, Watch
from game.app.screens import shelf
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.app.screens.setup import SetupScreen
from game.content.packs import load_catalogue
from game.session.match import Match
from game.session.preferences import PreferencesFile
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from tests.app.desktop import ENTER, ESCAPE, Desktop, Thoughtless, legal, played_by_agent


def begun(*agents: str, steps: int = 9, seed: int = 5) -> Match:
    """A game that agents have played for a while."""
    content = play_of("biomes").load("classic")
    match = Match.new("biomes", content, seats_of(agents or (HUMAN, "greedy")), seed)
    for _ in range(steps):
        if match.actor is not None:
            match.play(played_by_agent(match))
    return match


def test_a_box_leads_to_its_set_up_and_a_new_game(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.click("shelf.biomes")
    assert desktop.desk.screen.name == "box"
    desktop.click("box.new")
    assert desktop.desk.screen.name == "setup"
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "match"
    assert [seat.agent for seat in desktop.match.game.match.seats] == [HUMAN, "apprentice"]


def test_only_finished_titles_can_be_opened(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "is_playable", lambda title: title != "brewery")
    desktop.shelf()
    desktop.click("shelf.brewery")
    assert desktop.desk.screen.name == "shelf"


def test_the_last_game_is_resumed_with_one_click(desktop: Desktop) -> None:
    match = begun()
    desktop.saves.autosave(match)
    desktop.shelf()
    desktop.click("shelf.resume")
    assert desktop.match.game.match.record_bytes() == match.record_bytes()


def test_a_damaged_save_is_told_about_and_the_older_copy_offered(desktop: Desktop) -> None:
    match = begun()
    desktop.saves.autosave(match)
    before = match.record_bytes()
    match.play(played_by_agent(match))
    desktop.saves.autosave(match)
    path = desktop.saves.path_of(match)
    path.write_bytes(path.read_bytes()[:-40])
    desktop.shelf()
    assert "notice.other" in desktop.widgets()
    desktop.click("notice.other")
    assert desktop.match.game.match.record_bytes() == before
    assert list(path.parent.glob("*.damaged")), "the damaged file was set aside"


def test_damaged_settings_are_told_about(desktop: Desktop) -> None:
    file = PreferencesFile(desktop.saves.folder.parent)
    file.path.write_text("{", encoding="utf-8")
    file.load()
    desktop.desk._file = file
    desktop.shelf()
    assert "notice.close" in desktop.widgets()
    desktop.press_key(ESCAPE)
    assert "notice.close" not in desktop.widgets()


def test_the_set_up_is_kept_for_the_next_time(desktop: Desktop) -> None:
    desktop.desk.go(SetupScreen(desktop.desk.host, SetUp("biomes")))
    desktop.desk.settle()
    desktop.click("setup.players.3")
    desktop.press_key(ENTER)
    assert len(desktop.match.game.match.seats) == 3
    desktop.desk.go(SetupScreen(desktop.desk.host, SetUp("biomes")))
    desktop.desk.settle()
    desktop.press_key(ENTER)
    assert len(desktop.match.game.match.seats) == 3


def test_two_players_need_two_names(desktop: Desktop) -> None:
    desktop.desk.go(SetupScreen(desktop.desk.host, SetUp("biomes")))
    desktop.desk.settle()
    for seat in range(2):
        desktop.click(f"setup.{seat}.name")
        for _ in range(12):
            desktop.press_key(keys.BACKSPACE)
        desktop.type("Ada")
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "setup", "both are called Ada"
    desktop.click("setup.1.name")
    desktop.type("m")
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)
    assert [seat.name for seat in desktop.match.game.match.seats] == ["Ada", "Adam"]


def test_settings_hold_at_once_and_are_kept(desktop: Desktop) -> None:
    desktop.shelf()
    scale = desktop.desk.viewport.scale
    desktop.click("shelf.settings")
    for _ in range(2):
        desktop.click("settings.scale.more")
    assert desktop.desk.viewport.scale > scale * 1.2
    assert PreferencesFile(desktop.saves.folder.parent).load().ui_scale > 1.2
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is None


def test_a_pack_that_is_gone_is_told_where_a_game_begins(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rematch goes on with what it has."""
    monkeypatch.setattr("game.session.titles._content", load_catalogue)
    desktop.desk.think_with(Thoughtless())
    desktop.go_on(begun(HUMAN, "random", steps=600))
    desktop.settle()
    monkeypatch.setattr("game.content.packs._files", lambda _title: {})
    desktop.press_key(ENTER)
    assert not desktop.match.game.match.history
    desktop.shelf()
    desktop.click("shelf.biomes")
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"
    assert isinstance(desktop.desk.screen, SetupScreen)


def test_the_result_offers_a_rematch_with_the_same_players(desktop: Desktop) -> None:
    match = begun(HUMAN, "random", "greedy", steps=600)
    assert match.outcome is not None
    desktop.desk.think_with(Thoughtless())
    desktop.go_on(match)
    desktop.settle()
    assert isinstance(desktop.desk.screen, ResultScreen)
    desktop.press_key(ENTER)
    again = desktop.match.game.match
    assert again.seats == match.seats
    assert again.header.seed != match.header.seed
    assert not again.history


def test_the_result_leads_to_the_replay_and_back(desktop: Desktop) -> None:
    match = begun(steps=600)
    desktop.go_on(match)
    desktop.settle()
    desktop.press_key(keys.R)
    assert desktop.desk.screen.name == "replay"
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "result"
    desktop.settle()
    desktop.press_key(ENTER)
    assert desktop.match.game.match.seats == match.seats


def test_a_replay_steps_runs_and_jumps(desktop: Desktop, tmp_path: Path) -> None:
    match = begun(steps=40)
    record = tmp_path / "game.cubelog"
    record.write_bytes(match.record_bytes())
    desktop.desk.show(Watch(record))
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    desktop.settle()
    desktop.press_key(keys.PERIOD)
    desktop.settle()
    assert screen._at == 1
    desktop.press_key(keys.SPACE)
    desktop.run(3.0)
    assert screen._at > 2
    desktop.press_key(keys.SPACE)
    x, y = desktop.place("replay.slider")
    desktop.drag((x, y), (x + 2000, y))
    assert screen._at == 40
    assert screen._table.view == screen._replay.view_at(40)


def test_leaving_a_match_ends_its_opponents(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy")
    for _ in range(3):
        screen.game.play(legal(screen)[0])
    steps = len(screen.game.match.history)
    desktop.shelf()
    screen.game.advance(10.0)
    screen.game.advance(10.0)
    assert len(screen.game.match.history) == steps
    assert isinstance(screen, MatchScreen)
