"""Films and postcards of games: what is on them, and how they are made from a replay."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from pyglet.window import key as keys

from game.app.film import filming
from game.app.film.making import card_of, make_film, make_postcard
from game.app.film.order import FILM_ROOM, FilmError, Made, Order
from game.app.film.pace import (
    CALM_RUSH,
    CALMEST_S,
    MOTION,
    QUICKEST_S,
    RUSH,
    UNHURRIED_S,
    FilmPace,
)
from game.app.film.postcard import CARD, PHOTO, PLAYERS, Card, drawn_card
from game.app.film.scenes import FilmScene
from game.app.film.span import most, span
from game.app.routes import Replayed
from game.app.screens.film import FilmDialog
from game.app.screens.replay import ReplayScreen
from game.rules.biomes.events import MobSurvived
from game.rules.core import SPECTATOR, Outcome
from game.rules.registry import TITLES
from game.session.background_job import Failed
from game.session.match import Match
from game.session.preferences import Detail, Follows, Pace, Preferences
from game.session.record import encoded, parse_record
from game.session.replay import Replay
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.marks import Picture
from game.ui.panels.film import FilmModel
from game.ui.persons import Person
from tests.app.desktop import ENTER, ESCAPE, Desktop
from tests.app.test_app_menu import words
from tests.sizes import some

SMALL = (320, 180)
COARSE = Preferences(quality=Detail.LOW)


@cache
def content(title: str) -> bytes:
    """A random game's record."""
    seats = [
        Seat(name, "random", color) for name, color in zip(("Mira", "Tom"), COLORS, strict=False)
    ]
    match = Match.new(title, play_of(title).load("classic"), seats, 3)
    play_out(match)
    return match.record_bytes()


def replay_of(title: str) -> Replay:
    return Replay(parse_record(content(title)))


def frames(file: Path) -> list[Image.Image]:
    with Image.open(file) as film:
        found = []
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            film.load()
            found.append(film.convert("RGB"))
        return found


@pytest.mark.parametrize("title", TITLES)
def test_a_part_is_told_in_what_the_title_counts(title: str) -> None:
    replay = replay_of(title)
    last = most(replay)
    assert span(replay, 1, last) == (0, len(replay))
    begin, end = span(replay, 2, 3)
    assert {step.reached for step in replay.steps[begin:end]} == {2, 3}
    assert replay.steps[begin - 1].reached == 1
    assert replay.steps[end].reached == 4
    assert span(replay, last + 1, last + 2) == (0, 0)


def test_a_whole_game_goes_quickly_and_a_few_turns_calmly() -> None:
    assert FilmPace.of(5).step == CALMEST_S
    assert FilmPace.of(1000).step == QUICKEST_S
    assert 60 < FilmPace.of(120).seconds(120) < 90
    quick, calm = FilmPace.of(150), FilmPace.of(10)
    assert quick.step < quick.motion(9.0, unhurried=True) < 3.0
    assert calm.motion(0.2, unhurried=False) == 0.2
    assert quick.motion(1.5, unhurried=False) == pytest.approx(quick.step * MOTION)
    assert quick.motion(12.0, unhurried=False) == pytest.approx(12.0 / RUSH)
    assert calm.motion(6.0, unhurried=False) == pytest.approx(6.0 / CALM_RUSH)
    assert calm.motion(60.0, unhurried=False) == UNHURRIED_S
    player = Preferences(reduced_motion=True, follows=Follows.ALWAYS, pace=Pace.INSTANT)
    film = quick.prefers(player)
    assert (film.reduced_motion, film.follows, film.pace) == (False, Follows.NEEDED, Pace.BRISK)
    assert calm.prefers(player).follows is Follows.ALWAYS


@pytest.mark.parametrize("title", some(TITLES, 1))
def test_a_film_moves_and_is_as_large_as_asked(title: str, tmp_path: Path) -> None:
    replay, out = replay_of(title), tmp_path / "film.webp"
    begin, end = span(replay, 1, 1)
    end = min(end, begin + 3)
    told: list[int] = []
    order = Order(content(title), out, begin, end, "table", SMALL, preferences=COARSE)
    made = make_film(replace(order, progress=_Heard(told)))
    assert (made.out, made.size) == (out, out.stat().st_size)
    assert made.size < FILM_ROOM
    found = frames(out)
    assert found[0].size == SMALL
    assert len(found) > 10, "a film of motion, not of stills"
    assert ImageChops.difference(found[0], found[-1]).getbbox() is not None
    assert told == sorted(told)
    assert told[-1] == 1000
    assert [each.name for each in tmp_path.iterdir()] == ["film.webp"]


class _Heard:
    """Progress that a test listens to."""

    def __init__(self, told: list[int]) -> None:
        self._told = told

    def __getitem__(self, place: int) -> int:
        return 1000

    def __setitem__(self, place: int, done: int) -> None:
        self._told.append(done)


def test_a_film_may_be_a_gif(tmp_path: Path) -> None:
    out = tmp_path / "film.gif"
    make_film(Order(content("towers"), out, 0, 1, "board", SMALL, preferences=COARSE))
    with Image.open(out) as film:
        assert (film.format, film.size) == ("GIF", SMALL)
        assert getattr(film, "n_frames", 1) > 5


def test_a_disk_that_refuses_is_a_sentence(tmp_path: Path) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("in the way")
    for make in (make_film, make_postcard):
        out = blocker / "film.webp"
        with pytest.raises(FilmError, match="could not be written"):
            make(Order(content("towers"), out, 0, 0, "table", SMALL, preferences=COARSE))


def test_a_record_that_is_none_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FilmError, match="line 1"):
        make_film(Order(b"{}", tmp_path / "film.webp", 0, 1))


def test_a_postcard_shows_the_table_and_who_won(tmp_path: Path) -> None:
    replay, out = replay_of("towers"), tmp_path / "card.png"
    order = Order(content("towers"), out, 0, len(replay), day="27 November 2026")
    card = card_of(replay, order)
    assert card.outcome == replay.outcome
    assert "wins" in card.won or "win together" in card.won
    assert card.points == (replay.outcome or Outcome((), (), ())).scores
    before = card_of(replay, Order(content("towers"), out, 0, 5))
    assert (before.outcome, before.won) == (None, "")
    made = make_postcard(order)
    assert made.size == out.stat().st_size
    with Image.open(out) as picture:
        assert (picture.format, picture.size) == ("PNG", CARD)


def test_the_day_of_a_postmark_is_read_beside_the_stamp() -> None:
    """Half of it lay under the stamp's picture."""

    def drawn(day: str, winner: int) -> Image.Image:
        people = (Person("Mira", "red"), Person("Tom", "blue", "builder"))
        outcome = Outcome((7, 7), (0, 0), (winner, 1 - winner))
        made = drawn_card(Card("Towers", people, (7, 7), day, "", "", outcome), photo)
        return made.crop((PLAYERS, PHOTO[1], *CARD))

    photo = Image.new("RGB", PHOTO, "#35605A")
    first, later, other = (
        drawn("1 May 2026", 0),
        drawn("27 November 2026", 0),
        drawn("1 May 2026", 1),
    )
    day = ImageChops.difference(first, later).getbbox()
    picture = ImageChops.difference(first, other).getbbox()
    assert day is not None
    assert picture is not None
    assert day[0] > 0, "beside the players, too"
    assert day[2] < picture[0]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_postcard_has_room_for_everybody_and_for_long_names(count: int) -> None:
    people = [Person("W" * 16, color, "builder") for color in COLORS[:count]]
    outcome = Outcome((100,) * count, (0,) * count, tuple(range(count)))
    blank = Image.new("RGB", PHOTO, "#35605A")
    names = "W" * 16 + " and everybody else of them win together, all of them!"
    card = Card(
        "W" * 30, people, (100,) * count, "Wednesday, 27 September 2026", "", names, outcome
    )
    made = drawn_card(card, blank)
    assert made.size == CARD
    other = drawn_card(Card("Towers", people, (7,) * count), blank)
    inner = (70, 70, 400, 400)
    assert made.crop(inner).getcolors() == other.crop(inner).getcolors(), "the photograph is free"
    assert ImageChops.difference(made, other).getbbox() is not None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(filming, "pictures_folders", lambda: (tmp_path / "pictures",))
    return tmp_path / "pictures"


class Work:
    """Stands in for the process that makes films: what it does is told by the test."""

    made: Callable[[Order], Made | None] = staticmethod(lambda _order: None)
    orders: list[Order]
    closed: int

    def __init__(self, work: object, order: Order, foreseen: object) -> None:
        del work, foreseen
        Work.orders.append(order)
        self._order = order

    def poll(self) -> Made | None:
        return Work.made(self._order)

    def close(self, then: Callable[[], None]) -> None:
        Work.closed += 1
        then()


@pytest.fixture
def work(folder: Path, monkeypatch: pytest.MonkeyPatch) -> type[Work]:
    monkeypatch.setattr(filming, "BackgroundJob", Work)
    Work.orders, Work.closed, Work.made = [], 0, staticmethod(lambda _order: None)
    return Work


def pictures(desktop: Desktop) -> list[str]:
    """The pictures of files that the dialog shows."""
    found = desktop.desk.surface.root.walk()
    shown = (each._name for each in found if isinstance(each, Picture))
    return [name for name in shown if name.startswith("game ")]


def watched(desktop: Desktop, title: str = "towers") -> FilmDialog:
    """The dialog over a replay."""
    desktop.desk.show(Replayed(replay_of(title)))
    desktop.settle()
    desktop.press_key(keys.F)
    desktop.settle()
    dialog = desktop.desk.dialog
    assert isinstance(dialog, FilmDialog)
    return dialog


def test_a_film_is_ordered_as_it_was_chosen(desktop: Desktop, work: type[Work]) -> None:
    watched(desktop)
    assert "Round 1" in words(desktop)
    desktop.click("film.kind..gif")
    desktop.press_key(ENTER)
    [order] = work.orders
    replay = replay_of("towers")
    assert (order.begin, order.end, order.eye) == (0, len(replay), "table")
    assert (order.out.suffix, order.size) == (".gif", (640, 360))
    assert order.content == content("towers")
    assert "The film is being made" in words(desktop)
    assert desktop.desk.awake, "time goes on, so that it is heard when it is done"
    order.progress[0] = 430
    desktop.run(0.1)
    assert "43" in words(desktop)


def test_it_is_told_where_the_film_lies(
    desktop: Desktop, work: type[Work], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched(desktop)
    work.made = staticmethod(lambda order: Made(order.out, 2_345_678, 80.0))
    desktop.press_key(ENTER)
    desktop.run(0.1)
    assert str(work.orders[0].out) in words(desktop)
    assert work.orders[0].out.parent == folder
    assert "2.3" in words(desktop)
    assert work.closed == 1
    opened: list[Path] = []

    def unknown(it: Path) -> bool:
        opened.append(it)
        return False

    monkeypatch.setattr("game.app.screens.film.open_folder", unknown)
    desktop.click("film.folder")
    assert opened == [folder]
    assert "could not be opened" in words(desktop)
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is None


def test_what_was_made_is_shown(desktop: Desktop, work: type[Work]) -> None:
    """One had to leave the game to see it."""

    def made(order: Order) -> Made:
        Image.new("RGB", CARD, "#B9483A").save(order.out)
        return Made(order.out, 9)

    watched(desktop)
    work.made = staticmethod(made)
    desktop.press_key(keys.C)
    desktop.run(0.1)
    desktop.desk.draw()
    assert f"game {work.orders[0].out.name}" in pictures(desktop)
    desktop.press_key(ESCAPE)
    desktop.press_key(keys.F)
    work.made = staticmethod(lambda order: Made(order.out, 9))
    desktop.press_key(keys.C)
    desktop.run(0.1)
    assert "Your postcard is ready" in words(desktop)
    assert not pictures(desktop), "the file has gone meanwhile"


def test_a_postcard_is_of_the_end(desktop: Desktop, work: type[Work]) -> None:
    watched(desktop)
    desktop.press_key(keys.C)
    [order] = work.orders
    assert order.end == len(replay_of("towers"))
    assert order.out.suffix == ".png"
    assert "The postcard is being made" in words(desktop)


def test_what_is_cancelled_leaves_nothing(desktop: Desktop, work: type[Work], folder: Path) -> None:
    watched(desktop)
    desktop.press_key(ENTER)
    half = folder / f"{work.orders[0].out.name}.0a1b2c3d.77.tmp"
    half.write_bytes(b"half")
    other = folder / "somebody-else.webp.0a1b2c3d.78.tmp"
    other.write_bytes(b"half")
    desktop.press_key(ESCAPE)
    assert work.closed == 1
    assert list(folder.iterdir()) == [other]
    assert desktop.desk.dialog is None
    desktop.settle()
    assert not desktop.desk.awake


def test_leaving_the_replay_gives_the_film_up(desktop: Desktop, work: type[Work]) -> None:
    watched(desktop)
    desktop.press_key(ENTER)
    desktop.shelf()
    assert work.closed == 1


def test_what_goes_wrong_is_told(desktop: Desktop, work: type[Work]) -> None:
    def fails(_order: Order) -> Made | None:
        raise Failed("The disk is full.")

    watched(desktop)
    work.made = staticmethod(fails)
    desktop.press_key(ENTER)
    desktop.run(0.1)
    assert "The film could not be made" in words(desktop)
    assert "The disk is full." in words(desktop)
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is None


def test_folders_that_refuse_are_told(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("in the way")
    monkeypatch.setattr(filming, "pictures_folders", lambda: (blocker / "pictures",))
    watched(desktop)
    desktop.press_key(ENTER)
    assert "The picture could not be kept" in words(desktop)


def test_no_name_is_given_twice(folder: Path) -> None:
    now = datetime(2026, 11, 27, 18, 30)
    first = filming.free_place("film-towers", ".webp", now)
    first.write_bytes(b"")
    second = filming.free_place("film-towers", ".webp", now)
    assert first.name == "cubewright-film-towers-20261127-183000.webp"
    assert second.name == "cubewright-film-towers-20261127-183000-2.webp"


def test_a_process_of_its_own_makes_it(folder: Path) -> None:
    """The real errand, from beginning to end: nothing of it needs this process's window."""
    out = filming.free_place("film-towers", ".webp", datetime(2026, 11, 27))
    order = Order(content("towers"), out, 0, 1, "table", SMALL, preferences=COARSE)
    made, patience = filming.Filming(order, card=False), time.monotonic() + 120
    try:
        while (found := made.made()) is None and time.monotonic() < patience:
            time.sleep(0.1)
        assert found is not None
        assert found.out == out
        assert made.share == 1.0
        assert len(frames(out)) > 5
    finally:
        made.close()
    assert list(folder.iterdir()) == [out]


def test_the_record_of_a_replay_is_the_one_that_was_read() -> None:
    assert encoded(replay_of("brewery").record) == content("brewery")


FRAME_S = 1 / 15


def filmed(desktop: Desktop, replay: Replay, begin: int, end: int) -> dict[int, list[FilmModel]]:
    """What was told in each frame, by the step that was shown."""
    scene = FilmScene(desktop.desk.host, replay, begin, end, "table")
    told: dict[int, list[FilmModel]] = {}
    while not scene.ended:
        told.setdefault(scene._at, []).append(scene._told())
        scene.advance(FRAME_S)
    return told


def test_what_is_told_in_no_words_passes_by(desktop: Desktop) -> None:
    replay = replay_of("brewery")
    silent = [step.n for step in replay.steps if not step.events_for(SPECTATOR)]
    at = next(n for n in silent if n > 3)
    told = filmed(desktop, replay, at - 3, at + 2)
    pace = FilmPace.of(5)
    assert len(told[at]) * FRAME_S < pace.step / 2, "nothing happens, and nobody waits"
    assert len(told[at + 2]) * FRAME_S > pace.step - FRAME_S
    words = {n: {(each.player, each.deed) for each in told[n]} for n in (at - 1, at)}
    assert words[at] <= words[at - 1], "the caption of what came before stays"
    assert all(deed for _player, deed in words[at])


@pytest.mark.parametrize("others", [0, 30])
def test_what_comes_of_a_fight_is_told_once_it_was_seen(desktop: Desktop, others: int) -> None:
    """The caption told of it while the last token still turned: with a stage, or in passing."""
    replay = replay_of("biomes")
    fight = next(s.n for s in replay.steps if any(isinstance(e, MobSurvived) for e in s.events))
    begin = fight - 2
    told = filmed(desktop, replay, begin, min(begin + 4 + others, len(replay)))[fight]
    deeds = [each.deed for each in told]
    begun = deeds.index(next(filter(None, deeds)))
    assert begun * FRAME_S > 0.2
    assert {each.player for each in told} == {replay.step_to(fight).player}
    assert all("withstands" in deed for deed in deeds[begun:])
    assert len(deeds[begun:]) * FRAME_S > FilmPace.of(4 + others).step - 2 * FRAME_S


def test_a_film_lasts_as_long_as_was_told(desktop: Desktop) -> None:
    """Frames are coarse beside quick steps; what is over of one is taken from the next."""
    replay = replay_of("biomes")
    told = filmed(desktop, replay, 0, len(replay))
    steps = [len(told[n]) * FRAME_S for n in told if n and told[n][0].deed]
    pace = FilmPace.of(len(replay))
    ordinary = sorted(steps)[: len(steps) // 2]
    assert sum(ordinary) / len(ordinary) == pytest.approx(pace.step, rel=0.05)


def test_a_part_of_a_game_ends_with_how_far_it_came(desktop: Desktop) -> None:
    replay = replay_of("towers")
    told = filmed(desktop, replay, *span(replay, 2, 2))
    last = max(told)
    assert (told[last][-1].stands, told[last][-1].deed) == ("Round 3", "")
    assert told[last][-1].player is None, "nobody does anything any more"


def test_the_eye_begins_where_the_replay_looks(desktop: Desktop) -> None:
    desktop.desk.show(Replayed(replay_of("towers")))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    table = screen._table
    table.camera_controller.look_at("board")
    desktop.settle()
    assert screen._look_from() == "board"
    table.camera_controller.orbit(40.0, 0.0)
    desktop.settle()
    camera = screen._look_from()
    assert camera == table.eye
    table.camera_controller.begin_at("hand")
    assert (table.aim, table.moving) == ("hand", False)
    table.camera_controller.begin_at(camera)
    assert table.aim == ""
    assert (table.eye.azimuth, table.eye.target) == (camera.azimuth, camera.target)
