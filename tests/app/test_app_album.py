"""The family's album: pages, keepsakes, people who come and leave, one file for everything."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from pyglet.window import key as keys

from game.app.routes import Family, Games, Shelf
from game.app.screens.family import FamilyScreen
from game.app.screens.games import GamesScreen
from game.app.screens.result import ResultScreen
from game.session.family.parcel import ENDING
from game.session.family.profiles import Profile
from game.session.match import Match
from game.session.record import encode_line
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.intents.games import MoreGames
from game.ui.marks import Icon, Text
from game.ui.shelf.album import EVERYBODYS
from game.ui.shelf.titles import BOXES
from tests.app.desktop import ENTER, ESCAPE, TAB, Desktop
from tests.session.test_background_job import broken, endless
from tests.session.test_family_history import DAY, keep, played

ADA = Profile("00000000000a", "Ada", "green", "architect", adopts="Ada")
GAME = "biomes-1.cubelog"
SOURCED = {"towers": ("demolish", "build", "capture")}


def texts(desktop: Desktop) -> str:
    """All that is written on the screen."""
    found = desktop.desk.surface.root.walk()
    return "\n".join(each.text for each in found if isinstance(each, Text))


def signs(desktop: Desktop) -> list[str]:
    """The symbols on the screen."""
    found = desktop.desk.surface.root.walk()
    return [each.name for each in found if isinstance(each, Icon)]


def label(desktop: Desktop, key: str) -> str:
    """What is written on a button."""
    [control] = [each for each in desktop.desk.surface.root.walk() if each.key == key]
    [text] = [each.text for each in control.walk() if isinstance(each, Text)]
    return text


def album(desktop: Desktop, *family: Profile) -> FamilyScreen:
    """The album of a family, with everything in it."""
    for profile in family:
        desktop.saves.archive.profiles.put(profile)
    desktop.desk.show(Family("biomes"))
    desktop.run(0.2)
    taken_in(desktop)
    screen = desktop.desk.screen
    assert isinstance(screen, FamilyScreen)
    return screen


def taken_in(desktop: Desktop) -> None:
    """Wait until the games that lie there are read: a thread does that, at its own pace."""
    patience = time.monotonic() + 10.0
    while desktop.saves.archive.history.pending() and time.monotonic() < patience:
        time.sleep(0.01)
        desktop.run(0.1)


def test_the_way_to_the_album_and_back(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 3))
    desktop.shelf()
    desktop.press_key(keys.F)
    desktop.run(0.1)
    assert desktop.desk.screen.name == "family"
    desktop.press_key(ESCAPE)
    desktop.desk.settle()
    assert desktop.desk.screen.name == "shelf"
    desktop.click("shelf.family")
    assert desktop.desk.screen.name == "family"


def test_somebodys_pages_tell_of_the_games(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 4))
    album(desktop, ADA)
    assert f"family.person.{ADA.id}" in desktop.widgets()
    assert "family.change" not in desktop.widgets(), "everybody's pages"
    desktop.click(f"family.person.{ADA.id}")
    told = texts(desktop)
    assert "3 games" in told
    assert "Builder" in told
    desktop.click("family.title.towers")
    assert "No game to its end yet." in texts(desktop)


def test_no_victory_is_no_row_of_victories(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 2))
    album(desktop, ADA)
    desktop.click(f"family.person.{ADA.id}")
    assert "Builder" in texts(desktop)
    assert "in a row" not in texts(desktop)
    assert "Head start" not in texts(desktop)


def test_a_head_start_is_among_what_points_come_from(desktop: Desktop) -> None:
    content = played(DAY).record_bytes()
    content = content.replace(b'"name":"Ada",', b'"name":"Ada","head_start":15,', 1)
    desktop.saves.games.mkdir(parents=True)
    (desktop.saves.games / GAME).write_bytes(content)
    album(desktop, ADA)
    desktop.run(0.5)
    desktop.click(f"family.person.{ADA.id}")
    assert "Head start\n15" in texts(desktop)


def towers_played(desktop: Desktop) -> Match:
    """A game of towers that Ada has played to its end against Pip, the newest of all."""
    seats = (Seat("Ada", "greedy", COLORS[0]), Seat("Pip", "greedy", COLORS[1]))
    match = Match.new("towers", play_of("towers").load("classic"), seats, 3, clock=lambda: 9 * DAY)
    play_out(match)
    lines = [
        msgspec.structs.replace(line, agent=agent)
        for line, agent in zip(match.header.players, ("human", "sprout"), strict=True)
    ]
    match.header = msgspec.structs.replace(match.header, players=tuple(lines))
    match.lines[0] = encode_line(match.header)
    match.seats = tuple(Seat(line.name, line.agent, line.color) for line in lines)
    desktop.saves.autosave(match)
    return match


def test_the_album_opens_where_one_has_just_played(desktop: Desktop) -> None:
    """It opened on the pages of biomes, of which there was no game."""
    keep(desktop.saves, range(1, 2))
    towers_played(desktop)
    desktop.desk.show(Family())
    desktop.run(0.2)
    screen = desktop.desk.screen
    assert isinstance(screen, FamilyScreen)
    assert screen._title == "towers"


def test_a_page_calls_all_by_their_names_and_counts_in_whole_numbers(desktop: Desktop) -> None:
    """Points and counts went by one name, with decimals where there are none, and Pip by none."""
    towers_played(desktop)
    desktop.desk.show(Family("towers", "name Ada"))
    desktop.run(0.2)
    told = texts(desktop).splitlines()
    assert "Pip (Sprout)" in told
    assert not [text for text in told if text.endswith(".0")]
    assert "How often in that game." in told
    assert "What chance gave" not in told, "an empty box"
    [model] = [desktop.desk.screen._model]  # type: ignore[attr-defined] # the album's
    points, ways = (
        {line.label for line in slip.lines} for slip in model.slips if slip.icon in ("star", "hand")
    )
    assert points
    assert ways
    assert not points & ways


@pytest.mark.parametrize("title", BOXES)
def test_no_count_goes_by_the_name_of_points(title: str) -> None:
    words = BOXES[title].album()
    names = [name() for name in words.ways.values()]
    reasons = {words.source(way) for way in words.ways if way in SOURCED.get(title, ())}
    assert len(set(names)) == len(names)
    assert not reasons & set(names)


def test_a_keepsake_says_what_it_was_won_for(desktop: Desktop) -> None:
    """On the result it was told; in the album the day alone stood there."""
    towers_played(desktop)
    desktop.desk.show(Family("towers", "name Ada"))
    desktop.run(0.2)
    told = texts(desktop)
    for keepsake in (*BOXES["towers"].album().keepsakes, *EVERYBODYS):
        assert keepsake.line() in told


def test_a_keepsake_shows_its_game(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 3))
    album(desktop, ADA)
    desktop.click(f"family.person.{ADA.id}")
    won = desktop.saves.archive.history.page()[0].seats[0].facts.feats
    assert won, "the game is chosen so"
    touch = desktop.desk.surface.touch
    for _ in range(60):
        if touch.focused == f"family.keepsake.{won[0]}":
            break
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    assert isinstance(desktop.desk.screen, ResultScreen)
    desktop.press_key(ESCAPE)
    desktop.desk.settle()
    assert desktop.desk.screen.name == "family"


def test_the_shelf_shows_the_newest_keepsakes(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 3))
    screen = desktop.shelf()
    feats = {each.feat for each in screen._keepsakes}
    assert feats
    assert feats <= set(desktop.saves.archive.history.page()[0].seats[0].facts.feats)


def test_somebody_comes_changes_and_leaves(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 3))
    album(desktop)
    profiles = desktop.saves.archive.profiles
    desktop.click("family.add")
    assert "member.remove" not in desktop.widgets()
    desktop.press_key(ENTER)
    assert profiles.all() == (), "nobody without a name"
    desktop.click("member.name")
    desktop.type("Ada")
    desktop.click("member.figure.master")
    desktop.click("member.keep")
    [ada] = profiles.all()
    assert (ada.name, ada.figure, ada.adopts) == ("Ada", "master", "Ada")
    desktop.click("family.change")  # the pages of whoever has just come lie open
    desktop.click("member.color.pink")
    desktop.press_key(ENTER)
    assert profiles.all()[0].color == "pink"
    desktop.click("family.change")
    desktop.click("member.remove")
    desktop.press_key(ESCAPE)
    assert profiles.all(), "it is asked once"
    desktop.click("member.remove")
    desktop.click("question.0")
    assert profiles.all() == ()
    assert "family.person.name Ada" in desktop.widgets(), "the games stay under the name"


def test_who_has_left_keeps_the_games_of_the_profile(desktop: Desktop) -> None:
    content = played(DAY).record_bytes()
    content = content.replace(b'"name":"Ada",', b'"name":"Ada","profile":"%s",' % ADA.id.encode())
    desktop.saves.games.mkdir(parents=True)
    (desktop.saves.games / GAME).write_bytes(content)
    album(desktop)
    desktop.run(0.5)
    desktop.desk.show(Family("biomes", ADA.id))
    desktop.run(0.1)
    assert "has left; 1 game" in texts(desktop)


def test_filters_show_the_games_that_are_wanted(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 3))
    desktop.saves.autosave(played(3 * DAY, ("Ben", "Hazel"), "sprout"))
    desktop.desk.show(Games(finished=True))
    desktop.run(0.1)
    screen = desktop.desk.screen
    assert isinstance(screen, GamesScreen)
    assert len(screen._games) == 3
    desktop.click("games.filter.level.more")
    assert len(screen._games) == 1
    desktop.click("games.filter.level.less")
    desktop.click("games.filter.title.more")
    desktop.click("games.filter.title.more")
    assert len(screen._games) == 0
    assert "There is no such game." in texts(desktop)
    desktop.press_key(ESCAPE)


def test_a_page_leads_to_its_games_and_they_lead_back(desktop: Desktop) -> None:
    keep(desktop.saves, range(1, 3))
    desktop.saves.autosave(played(3 * DAY, ("Ben", "Hazel"), "sprout"))
    album(desktop, ADA)
    desktop.click(f"family.person.{ADA.id}")
    desktop.click("family.games")
    desktop.run(0.1)
    screen = desktop.desk.screen
    assert isinstance(screen, GamesScreen)
    assert len(screen._games) == 2
    assert label(desktop, "games.back") == "Back", "not to the shelf"
    desktop.press_key(ESCAPE)
    desktop.desk.settle()
    assert desktop.desk.screen.name == "family"
    assert "family.change" in desktop.widgets(), "at Ada's pages"


def test_thousands_of_games_are_shown_bit_by_bit(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.screens.finished.PAGE", 4)
    keep(desktop.saves, range(1, 8))
    desktop.desk.show(Games(finished=True))
    desktop.run(0.1)
    screen = desktop.desk.screen
    assert isinstance(screen, GamesScreen)
    assert len(screen._games) == 4
    screen.on(MoreGames())
    assert len(screen._games) == 7


def test_everything_goes_into_one_file_and_comes_out_of_it(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    keep(desktop.saves, range(1, 3))
    screen = album(desktop, ADA)
    desktop.click("family.import")
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice", "there is no file yet"
    assert "warning" not in signs(desktop), "nothing went wrong"
    desktop.press_key(ESCAPE)
    desktop.click("family.export")
    desktop.desk.settle()
    if screen._errand is not None:
        assert "A copy is being made …" in texts(desktop)
    settle(desktop, screen)
    [path] = (tmp_path / "home").glob(f"*{ENDING}")
    assert str(path) in texts(desktop)
    assert "warning" not in signs(desktop), "it went well"
    desktop.press_key(ESCAPE)
    assert "A copy is being made …" not in texts(desktop)
    for game in desktop.saves.games.iterdir():
        game.unlink()
    desktop.saves.archive.profiles.remove(ADA.id)
    desktop.click("family.import")
    assert f"put it into {tmp_path / 'home'}" in texts(desktop), "for a file that isn't listed"
    desktop.click("question.0")
    settle(desktop, screen)
    assert "2 games came. 1 person came." in texts(desktop)
    assert desktop.saves.archive.profiles.all() == (ADA,)


def test_a_file_that_cant_be_written_is_warned_of(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.write_bytes(b"a file, not a folder")
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(home))
    screen = album(desktop, ADA)
    desktop.click("family.export")
    settle(desktop, screen)
    assert "warning" in signs(desktop)


def settle(desktop: Desktop, screen: FamilyScreen) -> None:
    """Wait for what takes its time."""
    while screen._errand is not None:
        desktop.run(0.05)
    desktop.desk.settle()


def test_a_familys_file_is_double_clicked(desktop: Desktop, tmp_path: Path) -> None:
    from game.app.opened_file import open_file

    desktop.desk.show(Shelf())
    broken = tmp_path / f"our{ENDING}"
    broken.write_bytes(b"nothing")
    open_file(desktop.desk.host, broken)
    screen = desktop.desk.screen
    assert isinstance(screen, FamilyScreen)
    settle(desktop, screen)
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"
    assert "warning" in signs(desktop)


def test_an_error_that_nobody_foresaw_becomes_a_dialog(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("game.app.screens.parcels.pack_up", broken)
    screen = album(desktop, ADA)
    desktop.click("family.export")
    settle(desktop, screen)
    assert "warning" in signs(desktop)
    assert "The log tells what it was." in texts(desktop)
    assert "no such thing" not in texts(desktop)


def busy(screen: FamilyScreen) -> bool:
    """Whether a file is written or read."""
    return screen._errand is not None


def test_whoever_goes_meanwhile_is_asked_first(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("game.app.screens.parcels.pack_up", endless)
    screen = album(desktop, ADA)
    desktop.click("family.export")
    desktop.press_key(ESCAPE)
    assert "isn't done yet" in texts(desktop)
    desktop.press_key(ENTER)
    assert busy(screen)
    desktop.press_key(ESCAPE)
    desktop.click("question.1")
    assert not busy(screen)
    assert "It was stopped." in texts(desktop)
    desktop.press_key(ESCAPE)
    desktop.press_key(ESCAPE)
    desktop.desk.settle()
    assert desktop.desk.screen.name == "shelf"
