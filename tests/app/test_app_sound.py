"""What the window lets be heard: its own presses, what happens on the table, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.app.sound import Sound
from game.rules.biomes.moves import Collect
from game.scene.cues import Cue
from game.scene.pose import Vec3
from game.session.preferences import Pace, Preferences
from game.session.seats import HUMAN
from game.titles.biomes.scene.targets import BlockTarget
from tests.app.desktop import ESCAPE, Desktop, first, legal, opened
from tests.audio.band import Band, mixer


@pytest.fixture
def band() -> Band:
    """What is heard of the desktop."""
    return Band()


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, band: Band) -> Iterator[Desktop]:
    """A desktop that can be heard."""
    yield from opened(tmp_path, monkeypatch, sound=Sound(mixer(band)))


def later(band: Band) -> None:
    """Long enough for any sound to be heard again."""
    band.now += 10.0
    band.played.clear()


def test_a_new_screen_turns_a_page(desktop: Desktop, band: Band) -> None:
    desktop.shelf()
    band.take()
    desktop.click("shelf.biomes")
    assert band.take() == ["page"]


def test_a_press_clicks_and_pointing_does_not(desktop: Desktop, band: Band) -> None:
    desktop.shelf()
    desktop.click("shelf.settings")
    later(band)
    desktop.click("settings.talk")
    assert band.take() == ["click"]
    desktop.send("on_mouse_motion", *map(int, desktop.place("settings.done")), 0, 0)
    desktop.run(1.0)
    assert band.take() == []


def test_what_cannot_be_pressed_knocks(desktop: Desktop, band: Band) -> None:
    desktop.game()
    later(band)
    desktop.click("undo")
    assert band.take() == ["refused"]


def test_a_key_that_opens_the_menu_turns_a_page(desktop: Desktop, band: Band) -> None:
    desktop.game()
    later(band)
    for _opened_and_closed in range(2):
        desktop.press_key(ESCAPE)
        assert band.take() == ["page"]
        later(band)


def test_a_block_that_is_refused_on_the_table_knocks(desktop: Desktop, band: Band) -> None:
    desktop.game()
    later(band)
    desktop.click_on(BlockTarget((1, 0, 3)))
    assert "refused" in band.take()


def test_cues_come_from_their_side_of_the_window(desktop: Desktop, band: Band) -> None:
    table = desktop.game().game.table
    later(band)
    for place in ((-9.0, 0.0, 0.0), (9.0, 0.0, 0.0)):
        table.scene.cue(Cue("drop", place))
        table.scene.cue(Cue("bell"))
        table.advance(0.01)
        band.now += 1.0
    sides = {name.split("-")[0]: [] for name in band.heard}  # type: dict[str, list[float]]
    for name, _gain, pan in band.played:
        sides[name.split("-")[0]].append(pan)
    left, right = sides["drop"]
    assert -1.0 <= left < -0.2 < 0.2 < right <= 1.0
    assert sides["bell"] == [0.0, 0.0]


def test_a_cue_behind_the_eye_is_heard_all_the_same(desktop: Desktop, band: Band) -> None:
    table = desktop.game().game.table
    later(band)
    behind: Vec3 = (0.0, -1000.0, 1000.0)
    table.scene.cue(Cue("drop", behind))
    table.advance(0.01)
    assert band.take() == ["drop"]


def test_what_happens_on_the_table_is_heard(desktop: Desktop, band: Band) -> None:
    """Also without motion: a block that is taken sounds of its material."""
    screen = desktop.game()
    later(band)
    move = first(screen, lambda each: isinstance(each, Collect))
    screen.game.play(move)
    desktop.run(1.0)
    assert set(band.take()) & {"clack", "pop"}


def test_the_bell_calls_when_a_turn_comes_round(desktop: Desktop, band: Band) -> None:
    screen = desktop.game(HUMAN, "greedy")
    game = screen.game
    later(band)
    while len(game.match.history) < 14 or not game.deciding:
        if game.deciding:
            game.play(legal(screen)[0])
        elif game.holding:
            game.end_turn()
        desktop.run(0.1)
        band.now += 0.1
    players = [step.player for step in game.match.history] + [0]
    called = sum(before != 0 and after == 0 for before, after in pairwise(players))
    assert band.heard.count("bell-turn") == called > 1


def test_the_bell_calls_the_next_person_to_the_table(desktop: Desktop, band: Band) -> None:
    screen = desktop.game(HUMAN, HUMAN)
    game = screen.game
    if game.curtain:
        game.lift_curtain()
    later(band)
    seat = game.seat
    while game.match.actor == seat:
        game.play(legal(screen)[0])
        desktop.run(0.2)
    if game.holding:
        game.end_turn()
    desktop.run(1.0)
    assert game.curtain
    assert band.heard.count("bell-turn") == 1


def to_setting(desktop: Desktop, name: str) -> None:
    """Open the settings and go to one of them, which may lie farther down."""
    desktop.shelf()
    desktop.click("shelf.settings")
    desktop.desk.surface.focus(f"settings.{name}")
    desktop.settle()


def kept(desktop: Desktop) -> Preferences:
    """The settings as the file has them."""
    return desktop.desk._file.load()


def test_a_slider_is_heard_when_it_is_let_go(desktop: Desktop, band: Band) -> None:
    to_setting(desktop, "effects")
    later(band)
    x, y = desktop.place("settings.effects")
    desktop.drag((x, y), (x - 30, y + 40))
    loudness = desktop.desk.preferences.effects
    assert 0.2 < loudness < 0.5
    assert kept(desktop).effects == loudness
    ((name, gain, _pan),) = band.played
    assert name.startswith("clack-wood")
    assert gain == pytest.approx(loudness**2)


def test_arrows_move_a_slider_by_steps(desktop: Desktop, band: Band) -> None:
    to_setting(desktop, "effects")
    later(band)
    for symbol, percent in ((keys.RIGHT, 85), (keys.END, 100), (keys.LEFT, 95), (keys.HOME, 0)):
        desktop.press_key(symbol)
        band.now += 1.0
        assert round(kept(desktop).effects * 100) == percent
    assert band.take() == ["clack"] * 3, "at no volume there is nothing to be heard"


def test_the_room_follows_its_slider_at_once(desktop: Desktop, band: Band) -> None:
    to_setting(desktop, "room")
    x, y = desktop.place("settings.room")
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    desktop.send("on_mouse_press", int(x), int(y), 1, 0)
    band.rooms.clear()
    desktop.send("on_mouse_drag", int(x + 30), int(y), 30, 0, 1, 0)
    assert band.rooms[-1] > 0.5
    assert kept(desktop).room == 0.5, "it was kept before the hand let go"
    desktop.send("on_mouse_release", int(x + 30), int(y), 1, 0)
    assert kept(desktop).room > 0.7


def test_the_room_can_be_switched_off_and_on(desktop: Desktop, band: Band) -> None:
    to_setting(desktop, "ambience")
    desktop.click("settings.ambience")
    assert (kept(desktop).ambience, band.rooms[-1]) == (False, 0.0)
    desktop.click("settings.ambience")
    assert (kept(desktop).ambience, band.rooms[-1]) == (True, 0.25)


def test_a_slider_that_is_moved_switches_the_room_on(desktop: Desktop, band: Band) -> None:
    to_setting(desktop, "ambience")
    desktop.click("settings.ambience")
    x, y = desktop.place("settings.room")
    desktop.drag((x, y), (x + 20, y))
    assert kept(desktop).ambience
    assert band.rooms[-1] > 0.25


def test_a_hidden_window_has_no_room(desktop: Desktop, band: Band) -> None:
    desktop.window.on_hide()
    assert band.rooms[-1] == 0.0
    desktop.desk.prefer(desktop.desk.preferences)
    assert band.rooms[-1] == 0.0
    desktop.window.on_show()
    assert band.rooms[-1] == 0.25


def test_a_room_that_is_heard_draws_nothing(desktop: Desktop, band: Band) -> None:
    desktop.game()
    desktop.run(3.0)
    assert band.rooms == [0.25]
    band.rooms.clear()
    drawn = desktop.frames
    desktop.run(5.0)
    assert desktop.frames == drawn
    assert not desktop.desk.awake
    assert band.rooms == []


def test_settings_of_before_there_was_sound_are_read(desktop: Desktop) -> None:
    path = desktop.desk._file.path
    path.write_text('{"pace": "calm"}', "utf-8")
    assert kept(desktop) == Preferences(pace=Pace.CALM)
    assert kept(desktop).ambience
