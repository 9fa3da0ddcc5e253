"""All kept games on one table: going on, watching again, deleting; their pictures."""

from __future__ import annotations

import io
import shutil
import time
from pathlib import Path

import pytest
from PIL import Image
from pyglet.window import key as keys

from game.app.album import MOST, Album
from game.app.match.screen import MatchScreen
from game.app.routes import BoxPage, Games, Result
from game.app.screen import Host
from game.app.screens.games import GamesScreen
from game.content.guide import guide_file, read_guide
from game.session.lessons.guided import guided, newcomer
from game.session.match import Match
from game.session.saves import SaveStore
from game.session.seats import seats_of
from game.session.titles import play_of
from game.ui.intents import ToShelf
from game.ui.marks import Text
from game.ui.panels.games import GameCard
from tests.app.desktop import ENTER, ESCAPE, TAB, Desktop, first, played_by_agent
from tests.app.test_app_screens import begun
from tests.session.games import finished_match


def games(desktop: Desktop, *, finished: bool = False) -> GamesScreen:
    """All kept games, seen, with their pictures."""
    screen = GamesScreen(desktop.desk.host, Games(finished=finished))
    desktop.desk.go(screen)
    desktop.run(0.3)
    return screen


def card(desktop: Desktop, match: Match) -> str:
    """The key of a game's card."""
    return f"games.{desktop.saves.path_of(match).name}"


def brewing() -> Match:
    """A game of another box that waits."""
    content = play_of("brewery").load("classic")
    match = Match.new("brewery", content, seats_of(("human", "random")), 4)
    match.play(match.legal_moves()[0])
    return match


def test_no_unfinished_game_is_hidden_by_another_one(desktop: Desktop) -> None:
    old, new = begun(steps=6, seed=1), begun(steps=4, seed=2)
    for match in (old, new):
        desktop.saves.autosave(match)
    desktop.shelf()
    desktop.click("shelf.games")
    desktop.run(0.3)
    assert {card(desktop, old), card(desktop, new)} <= desktop.widgets()
    desktop.click(card(desktop, old))
    assert desktop.match.game.match.record_bytes() == old.record_bytes()
    desktop.shelf()
    assert len(desktop.saves.unfinished()) == 2


@pytest.mark.parametrize("finished", [False, True])
def test_each_game_says_which_game_it_is_of(desktop: Desktop, *, finished: bool) -> None:
    """A list of names and turns named no title."""
    match = finished_match() if finished else begun(steps=6, seed=1)
    desktop.saves.autosave(match)
    games(desktop, finished=finished)
    desktop.desk.draw()
    found = [node for node in desktop.desk.surface.root.walk() if isinstance(node, GameCard)]
    assert found
    for each in found:
        assert "Biomes" in [node.text for node in each.walk() if isinstance(node, Text)]


@pytest.mark.parametrize("finished", [False, True])
def test_a_game_in_the_orchard_is_called_by_its_name(desktop: Desktop, *, finished: bool) -> None:
    """All of them were called *Brewery*."""
    guide = read_guide(guide_file("brewery"))
    match = guided(guide, newcomer(guide, "Ada"), "Pip", 1)
    while match.actor is not None and (finished or len(match.history) < 4):
        match.play(played_by_agent(match))
    desktop.saves.autosave(match)
    games(desktop, finished=finished)
    desktop.desk.draw()
    [found] = [node for node in desktop.desk.surface.root.walk() if isinstance(node, GameCard)]
    told = [node.text for node in found.walk() if isinstance(node, Text)]
    assert "Orchard Press" in told
    assert "Brewery" not in told


def test_everything_there_can_be_done_by_keys(desktop: Desktop) -> None:
    old, new = begun(steps=6, seed=1), begun(steps=4, seed=2)
    for match in (old, new):
        desktop.saves.autosave(match)
    desktop.shelf()
    desktop.press_key(keys.G)
    desktop.run(0.3)
    touch = desktop.desk.surface.touch
    while touch.focused != card(desktop, new):
        desktop.press_key(TAB)
    desktop.press_key(keys.RIGHT)
    assert touch.focused == card(desktop, old)
    desktop.press_key(keys.DELETE)
    desktop.press_key(ESCAPE)
    assert len(desktop.saves.unfinished()) == 2, "it is asked once"
    while touch.focused != card(desktop, old):
        desktop.press_key(TAB)
    desktop.press_key(keys.DELETE)
    desktop.press_key(ENTER)
    assert len(desktop.saves.unfinished()) == 2, "Enter goes on everywhere, and deletes nothing"
    while touch.focused != card(desktop, old):
        desktop.press_key(TAB)
    desktop.press_key(keys.DELETE)
    while touch.focused != "question.0":
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    assert [game.path for game in desktop.saves.unfinished()] == [desktop.saves.path_of(new)]
    while touch.focused != card(desktop, new):
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    assert isinstance(desktop.desk.screen, MatchScreen)


def test_the_mouse_deletes_what_it_is_asked_for(desktop: Desktop) -> None:
    old, new = begun(steps=6, seed=1), begun(steps=4, seed=2)
    for match in (old, new):
        desktop.saves.autosave(match)
    games(desktop)
    desktop.click(f"{card(desktop, old)}.delete")
    desktop.click("question.0")
    assert [game.path for game in desktop.saves.unfinished()] == [desktop.saves.path_of(new)]
    assert not list(desktop.saves.folder.glob(f"{desktop.saves.path_of(old).name}*"))


def test_finished_games_open_at_their_result_from_the_shelf(desktop: Desktop) -> None:
    over = finished_match(seed=3)
    desktop.saves.autosave(over)
    desktop.shelf()
    desktop.click("shelf.games")
    desktop.run(0.3)
    desktop.click(card(desktop, over))
    assert desktop.desk.screen.name == "result"
    desktop.press_key(ESCAPE)
    desktop.desk.settle()
    assert isinstance(desktop.desk.screen, GamesScreen)
    assert card(desktop, over) in desktop.widgets(), "among the finished ones, as before"
    desktop.click("games.tab.False")
    assert card(desktop, over) not in desktop.widgets()
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"


def open_from_box(desktop: Desktop) -> None:
    """Open the games from the page of a box."""
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.1)
    desktop.click("box.games")
    desktop.run(0.3)


def test_a_box_shows_what_is_finished_where_nothing_waits(desktop: Desktop) -> None:
    over, waits = finished_match(), begun(steps=4, seed=2)
    desktop.saves.autosave(over)
    open_from_box(desktop)
    assert card(desktop, over) in desktop.widgets()
    desktop.saves.autosave(waits)
    open_from_box(desktop)
    assert card(desktop, waits) in desktop.widgets()


def test_games_of_another_box_that_wait_hide_no_finished_ones(desktop: Desktop) -> None:
    """A box whose games are all finished opened what waits of another one."""
    over, waits = finished_match(), brewing()
    for match in (over, waits):
        desktop.saves.autosave(match)
    open_from_box(desktop)
    assert card(desktop, over) in desktop.widgets()
    assert card(desktop, waits) not in desktop.widgets()


def test_from_a_result_the_game_that_has_ended_is_found(desktop: Desktop) -> None:
    """Where another one waited, the shelf led to that."""
    over, waits = finished_match(seed=3), begun(steps=4, seed=2)
    for match in (over, waits):
        desktop.saves.autosave(match)
    desktop.desk.show(Result(over))
    desktop.settle()
    desktop.desk.hear(ToShelf())
    desktop.run(0.3)
    desktop.click("shelf.games")
    desktop.run(0.3)
    assert card(desktop, over) in desktop.widgets()
    desktop.shelf()
    desktop.click("shelf.games")
    desktop.run(0.3)
    assert card(desktop, waits) in desktop.widgets(), "later, what waits comes first again"


@pytest.mark.parametrize("finished", [False, True])
def test_the_list_opens_where_something_lies(desktop: Desktop, *, finished: bool) -> None:
    """It opened empty where there were games among the others alone."""
    match = finished_match() if finished else begun(steps=4, seed=2)
    desktop.saves.autosave(match)
    games(desktop, finished=not finished)
    assert card(desktop, match) in desktop.widgets()
    desktop.click(f"games.tab.{not finished}")
    assert card(desktop, match) not in desktop.widgets(), "whoever wants the others sees none"


def test_a_picture_of_the_position_is_kept_when_a_game_is_left(desktop: Desktop) -> None:
    screen = desktop.game()
    picture = desktop.saves.picture_of(desktop.saves.path_of(screen.game.match))
    desktop.shelf()
    with Image.open(picture) as image:
        assert image.size == (400, 225)
    began = picture.stat().st_mtime_ns
    desktop.click("shelf.resume")
    desktop.settle()
    screen = desktop.match
    screen.game.play(first(screen, lambda _: True))
    desktop.shelf()
    assert picture.stat().st_mtime_ns > began
    assert desktop.desk.host.album.name(picture)


def test_a_picture_of_the_position_is_kept_while_the_table_is_still(desktop: Desktop) -> None:
    screen = desktop.game()
    picture = desktop.saves.picture_of(desktop.saves.path_of(screen.game.match))
    desktop.settle()
    desktop.saves.close()
    assert picture.exists()
    assert not desktop.desk.awake, "there is nothing left to be done"


def test_a_game_without_a_picture_has_one_taken(desktop: Desktop) -> None:
    """Saves of former versions, and copies from elsewhere."""
    going, over = begun(steps=6), finished_match(seed=3)
    for match in (going, over):
        desktop.saves.autosave(match)
    for finished, match in ((False, going), (True, over)):
        games(desktop, finished=finished)
        desktop.settle()
        picture = desktop.saves.picture_of(desktop.saves.path_of(match))
        assert picture.is_file()
        assert desktop.desk.host.album.name(picture)


def test_a_damaged_game_among_others_is_told_of_and_its_older_copy_goes_on(
    desktop: Desktop,
) -> None:
    match = begun(steps=6, seed=1)
    desktop.saves.autosave(match)
    before = match.record_bytes()
    match.play(match.legal_moves()[0])
    desktop.saves.autosave(match)
    desktop.saves.autosave(begun(steps=4, seed=2))
    path = desktop.saves.path_of(match)
    path.write_bytes(path.read_bytes()[:-40])
    games(desktop)
    desktop.click(card(desktop, match))
    assert desktop.desk.dialog is not None
    desktop.press_key(ENTER)
    assert desktop.match.game.match.record_bytes() == before


def test_a_game_that_another_window_plays_is_not_deleted(desktop: Desktop, tmp_path: Path) -> None:
    other, match = SaveStore(tmp_path / "saves"), begun()
    other.autosave(match)
    other.claim(match)
    games(desktop)
    desktop.click(f"games.{other.path_of(match).name}.delete")
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"
    other.release(match)
    assert len(other.unfinished()) == 1


def never(_host: Host, path: Path) -> None:
    raise AssertionError(path)


def test_hundreds_of_games_cost_what_is_seen_of_them(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.screens.games.portray", never)  # all have their pictures
    match = begun()
    desktop.saves.autosave(match)
    path = desktop.saves.path_of(match)
    content, file = path.read_bytes(), io.BytesIO()
    Image.new("RGB", (40, 22)).save(file, "WEBP")
    desktop.saves.picture_of(path).parent.mkdir(exist_ok=True)
    desktop.saves.picture_of(path).write_bytes(file.getvalue())
    spent = []
    for count in (12, 200):
        for number in range(count):
            copy = path.with_name(f"biomes-1-{number}.cubelog")
            copy.write_bytes(content)
            desktop.saves.picture_of(copy).write_bytes(file.getvalue())
        begins = time.thread_time()
        screen = games(desktop)
        spent.append(time.thread_time() - begins)
    cards = [node for node in desktop.desk.surface.root.walk() if isinstance(node, GameCard)]
    built = [each for each in cards if each.children]
    assert len(cards) == 201
    assert 4 <= len(built) <= 24
    shown = [each for each in screen._pictures if desktop.desk.host.album.name(each)]
    assert 4 <= len(shown) <= 24
    assert spent[1] < spent[0] * 4 + 0.2
    for _page in range(10):
        desktop.send("on_mouse_scroll", 600, 300, 0, -50)
        desktop.run(0.07)
    assert desktop.desk.host.album.name(list(screen._pictures)[-1])
    assert len(desktop.desk._atlas.pictures) <= MOST + 12


def test_what_lies_among_the_pictures_can_be_anything(desktop: Desktop, tmp_path: Path) -> None:
    album = Album(desktop.desk._atlas)
    large, text, folder = (tmp_path / name for name in ("large.webp", "text.webp", "folder.webp"))
    Image.new("RGB", (4000, 300)).save(large)
    text.write_text("no picture")
    folder.mkdir()
    for path in (large, text, folder, tmp_path / "absent.webp"):
        assert not album.read(path)


def test_a_folder_that_takes_nothing_is_told_of_on_the_shelf(
    desktop: Desktop, tmp_path: Path
) -> None:
    shutil.rmtree(desktop.saves.folder, ignore_errors=True)
    desktop.saves.folder.write_text("in the way")
    desktop.shelf()
    assert "notice.close" in desktop.widgets()
    desktop.press_key(ESCAPE)
    assert "notice.close" not in desktop.widgets()


@pytest.mark.parametrize("finished", [False, True])
def test_an_empty_table_says_so(desktop: Desktop, finished: bool) -> None:
    games(desktop, finished=finished)
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"
    assert "shelf.games" not in desktop.widgets()


def test_a_button_on_a_card_is_met_before_the_card_has_been_painted(desktop: Desktop) -> None:
    """A click on *Review* just when the picture had come opened the game's result."""
    desktop.saves.autosave(finished_match())
    games(desktop, finished=True)
    desktop.desk.draw()
    root = desktop.desk.surface.root
    [seen] = [node for node in root.walk() if isinstance(node, GameCard)]
    [button] = [node for node in seen.walk() if node.key == f"{seen.key}.review"]
    at = button.rect.center
    fresh = GameCard(seen._model, seen._wide, seen._on, seen._seen)
    fresh.place(desktop.desk.surface._meter, seen.rect)
    met = fresh.hit(*at)
    assert met is not None
    assert met.key == button.key
