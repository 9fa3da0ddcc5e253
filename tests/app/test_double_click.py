"""Files that are double-clicked: records, unfinished games, content packs, and what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.challenge.screen import ChallengeScreen
from game.app.match.screen import MatchScreen
from game.app.routes import OpenFile
from game.app.screens.result import ResultScreen
from game.app.screens.setup import SetupScreen
from game.resources import levels
from game.rules.registry import TITLES
from game.session.record import read_record
from game.session.saves import SaveStore
from game.ui.intents import Play
from tests.app.desktop import ENTER, ESCAPE, Desktop, first, played_by_agent
from tests.app.test_app_screens import begun
from tests.session.challenges.files import EMERALD
from tests.session.games import finished_match

PACKS = {title: (levels() / title / "classic.yaml").read_text(encoding="utf-8") for title in TITLES}
PACK = PACKS["biomes"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("game.resources._also", [tmp_path / "home" / "levels"])
    return tmp_path / "home"


def told(desktop: Desktop) -> str:
    """The name of the dialog that is shown."""
    return desktop.desk.dialog.name if desktop.desk.dialog else ""


def test_an_unfinished_game_goes_on_and_is_kept(desktop: Desktop, tmp_path: Path) -> None:
    match = begun(steps=7)
    file = tmp_path / "ein Spiel, größer.cubelog"
    file.write_bytes(match.record_bytes())
    desktop.desk.show(OpenFile(file))
    assert isinstance(desktop.desk.screen, MatchScreen)
    assert desktop.match.game.match.record_bytes() == match.record_bytes()
    latest = desktop.saves.latest()
    assert latest is not None
    assert latest.match.record_bytes() == match.record_bytes()


def test_a_finished_game_opens_at_its_result(desktop: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "finished.cubelog"
    file.write_bytes(finished_match(seed=3).record_bytes())
    desktop.desk.show(OpenFile(file))
    assert isinstance(desktop.desk.screen, ResultScreen)


@pytest.mark.parametrize("title", PACKS)
def test_a_pack_is_kept_and_chosen_in_the_set_up(
    desktop: Desktop, tmp_path: Path, home: Path, title: str
) -> None:
    file = tmp_path / "meadow.cubelevel"
    file.write_text(PACKS[title].replace("id: classic", "id: meadow"), encoding="utf-8")
    desktop.desk.show(OpenFile(file))
    assert isinstance(desktop.desk.screen, SetupScreen)
    assert (home / "levels" / title / "meadow.cubelevel").read_bytes() == file.read_bytes()
    file.unlink()
    desktop.run(0.2)
    desktop.click("setup.start")
    header = desktop.match.game.match.header
    assert (header.title, header.content) == (title, "meadow")


def test_a_pack_with_a_name_of_ours_is_refused_and_nothing_is_kept(
    desktop: Desktop, tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "classic.yaml"
    file.write_text(PACK, encoding="utf-8")
    desktop.desk.show(OpenFile(file))
    assert desktop.desk.screen.name == "shelf"
    assert told(desktop) == "notice"
    assert not (home / "levels").exists()


@pytest.mark.parametrize(
    ("name", "text"),
    [("broken.cubelog", "{"), ("broken.cubelevel", "id: 7\n"), ("absent.cubelog", None)],
)
def test_what_can_t_be_used_is_told_of_over_the_shelf(
    desktop: Desktop, tmp_path: Path, home: Path, name: str, text: str | None
) -> None:
    file = tmp_path / name
    if text is not None:
        file.write_text(text)
    desktop.desk.show(OpenFile(file))
    assert desktop.desk.screen.name == "shelf"
    assert told(desktop) == "notice"
    desktop.press_key(ESCAPE)
    assert told(desktop) == ""
    assert file.exists() == (text is not None), "a player's file is never moved"


def opened(desktop: Desktop, file: Path) -> None:
    """What a double click on a file does."""
    desktop.desk.show(OpenFile(file))
    desktop.desk.settle()


def kept(desktop: Desktop) -> list[int]:
    """How many decisions each game on the shelf is old."""
    saves = desktop.saves
    return [len(read_record(game.path).steps) for game in saves.unfinished()]


def test_an_older_copy_costs_nothing_of_the_newer_game(desktop: Desktop, tmp_path: Path) -> None:
    """An older copy is opened, three moves are made: the longer game is still there."""
    match = begun(steps=5)
    older = tmp_path / "copy.cubelog"
    older.write_bytes(match.record_bytes())
    while len(match.history) < 30:
        match.play(played_by_agent(match))
    desktop.saves.autosave(match)
    whole = desktop.saves.path_of(match).read_bytes()
    opened(desktop, older)
    assert told(desktop) == "question"
    assert desktop.desk.screen.name == "shelf"
    desktop.click("question.1")
    for _ in range(3):
        desktop.match.game.play(first(desktop.match, lambda _: True))
        desktop.settle()
    assert desktop.saves.path_of(match).read_bytes() == whole
    assert sorted(kept(desktop))[-1] == 30
    assert len(kept(desktop)) == 2


def test_of_an_older_copy_the_newer_game_goes_on(desktop: Desktop, tmp_path: Path) -> None:
    match = begun(steps=5)
    older = tmp_path / "copy.cubelog"
    older.write_bytes(match.record_bytes())
    match.play(played_by_agent(match))
    desktop.saves.autosave(match)
    opened(desktop, older)
    desktop.press_key(ENTER)
    assert desktop.match.game.match.record_bytes() == match.record_bytes()
    assert kept(desktop) == [6]


def test_an_older_copy_of_a_finished_game_leaves_the_end_alone(
    desktop: Desktop, tmp_path: Path
) -> None:
    over = finished_match(seed=3)
    desktop.saves.autosave(over)
    older = tmp_path / "copy.cubelog"
    older.write_bytes(b"".join(over.record_bytes().splitlines(keepends=True)[:9]))
    opened(desktop, older)
    desktop.press_key(ENTER)
    assert isinstance(desktop.desk.screen, ResultScreen)
    opened(desktop, older)
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"
    opened(desktop, older)
    desktop.click("question.1")
    assert isinstance(desktop.desk.screen, MatchScreen)
    [game] = desktop.saves.finished()
    assert game.path.read_bytes() == over.record_bytes()
    assert game.path.name not in {each.path.name for each in desktop.saves.unfinished()}


def test_the_save_itself_and_a_longer_copy_go_on_where_they_lie(
    desktop: Desktop, tmp_path: Path
) -> None:
    match = begun(steps=5)
    desktop.saves.autosave(match)
    opened(desktop, desktop.saves.path_of(match))
    assert isinstance(desktop.desk.screen, MatchScreen)
    assert kept(desktop) == [5]
    desktop.shelf()
    match.play(played_by_agent(match))
    longer = tmp_path / "copy.cubelog"
    longer.write_bytes(match.record_bytes())
    opened(desktop, longer)
    assert isinstance(desktop.desk.screen, MatchScreen)
    assert kept(desktop) == [6]


def test_a_game_that_another_window_plays_is_not_played_twice(
    desktop: Desktop, tmp_path: Path
) -> None:
    other = SaveStore(tmp_path / "saves")
    match = begun(steps=5)
    other.autosave(match)
    assert other.claim(match)
    opened(desktop, other.path_of(match))
    assert told(desktop) == "question"
    desktop.click("question.back")
    desktop.shelf()
    desktop.click("shelf.resume")
    assert told(desktop) == "question"
    desktop.press_key(ENTER)
    desktop.match.game.play(first(desktop.match, lambda _: True))
    desktop.saves.finish()
    assert sorted(kept(desktop)) == [5, 6]
    other.release(match)
    desktop.shelf()
    assert not any(game.elsewhere for game in other.unfinished())


def test_a_challenge_is_played_and_goes_on_where_it_was_left(
    desktop: Desktop, tmp_path: Path
) -> None:
    file = tmp_path / "corner.cubelevel"
    file.write_text(EMERALD.replace("challenge: 1", "challenge: 1\ntitle: biomes"), "utf-8")
    desktop.desk.show(OpenFile(file))
    screen = desktop.desk.screen
    assert isinstance(screen, ChallengeScreen)
    desktop.run(0.2)
    desktop.desk.hear(Play(screen.attempt.choices()[0]))
    desktop.run(0.2)
    desktop.shelf()
    desktop.desk.show(OpenFile(file))
    again = desktop.desk.screen
    assert isinstance(again, ChallengeScreen)
    assert len(again.attempt.match.history) == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("challenge: 1", "challenge: 1"),
        ("challenge: 1", "challenge: 1\ntitle: chess"),
        ("challenge: 1\n", "challenge: 1\ntitle: biomes\npack: unheard-of\n"),
        ("challenge: 1\n", "challenge: 1\ntitle: biomes\ncolour: red\n"),
        ("challenge: 1\nname: Under the corner", "challenge: 1\ntitle: biomes\nname: 7"),
    ],
)
def test_a_challenge_that_is_none_says_so_over_the_shelf(
    desktop: Desktop, tmp_path: Path, before: str, after: str
) -> None:
    assert before in EMERALD
    file = tmp_path / "corner.cubelevel"
    file.write_text(EMERALD.replace(before, after), "utf-8")
    desktop.desk.show(OpenFile(file))
    assert desktop.desk.screen.name == "shelf"
    assert told(desktop) == "notice"
