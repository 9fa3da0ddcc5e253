"""The eye stays where the player put it, and goes where things happen only when it must."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from pyglet.window import key as keys
from pyglet.window import mouse

from game.rules.biomes.events import BiomesEvent, BlockTaken, Built, Moved, TileRevealed
from game.session.preferences import Follows, PreferencesFile
from tests.app.desktop import Desktop
from tests.app.test_camera_controller import BUILT, STEP, WENT, Eye, controller, let_pass, see
from tests.scene.eyes import standing

TAKEN = BlockTaken(1, (0, 0, 3), "wood")
TURNED_UP = TileRevealed((2, 2), "tile")
WHOLE = "table"


def looking(sight: str, when: Follows = Follows.NEEDED, **preferences: object) -> Eye:
    """An eye that rests at a sight where the player has put it, before he decided something."""
    eye, _ = controller(follows=when, **preferences)
    eye.look_at(sight)
    let_pass(eye, 1.0)
    eye.let_follow()
    return eye


@pytest.mark.parametrize("event", [BUILT, WENT, TAKEN, TURNED_UP])
def test_it_does_not_move_for_what_is_seen_from_the_whole_table(event: BiomesEvent) -> None:
    eye = looking(WHOLE)
    home = eye.camera
    see(eye, event)
    assert (eye.goal, eye.moves) == (home, False)


def test_it_does_not_move_for_what_is_seen_from_where_it_was_put() -> None:
    for sight, event in (("cube", TAKEN), ("overworld", WENT), ("overworld", TURNED_UP)):
        eye = looking(sight)
        home = eye.camera
        see(eye, event)
        assert eye.goal == home, sight


def test_several_things_that_are_not_seen_are_one_visit() -> None:
    eye = looking("cube")
    goals = set()
    for event in (BUILT, TAKEN, WENT, Built(2, "tile", (1, 1), (0, 0, 0, 0, 0), (1, 1))):
        see(eye, event)
        let_pass(eye, 4.0)
        goals.add(eye.goal)
    assert len(goals) == 1, "nor does it come back in between"
    assert (eye.aim, eye.stays) == (WHOLE, True)
    eye.go_home()
    let_pass(eye, 1.0)
    assert eye.aim == "cube"


def test_it_goes_home_when_the_next_thing_is_seen_from_there_alone() -> None:
    eye = looking("cube")
    eye.stay_at("overworld")
    let_pass(eye, 1.0)
    see(eye, TAKEN)
    assert (eye.aim, eye.stays) == ("cube", False)


def test_what_shows_much_too_small_is_not_seen() -> None:
    eye = looking(WHOLE)
    points, near = eye.points("overworld"), eye.camera
    for farther, seen in ((1.0, True), (1.3, True), (2.0, False)):
        eye.camera = replace(near, distance=farther * near.distance)
        assert eye.sees(points) == seen, farther


@pytest.mark.parametrize("sight", ["fight", "scoring"])
def test_it_comes_near_for_what_is_ones_own_and_goes_back_to_where_it_was(sight: str) -> None:
    for home in (WHOLE, "cube", "board"):
        eye = looking(home)
        eye.following.attend(sight, own=True)
        assert eye.aim == sight
        eye.come_back()
        assert eye.aim == home


def test_from_a_visit_it_comes_back_to_where_it_stays() -> None:
    eye = looking("cube")
    see(eye, BUILT)
    eye.following.attend("scoring", own=True)
    eye.come_back()
    assert (eye.aim, eye.stays) == (WHOLE, True)
    eye.go_home()
    assert eye.aim == "cube"


def test_the_fight_of_another_is_watched_from_where_it_is_seen() -> None:
    eye = looking(WHOLE)
    home = eye.camera
    eye.following.attend("fight", own=False)
    assert eye.goal == home
    eye = looking("cube")
    eye.following.attend("fight", own=False)
    assert (eye.aim, eye.stays) == (WHOLE, True)


def test_the_fight_of_another_leaves_an_eye_alone_that_a_hand_has_moved() -> None:
    for when in Follows:
        eye = looking("cube", when)
        eye.orbit(20.0, 5.0)
        chosen = eye.goal
        eye.following.attend("fight", own=False)
        assert eye.goal == chosen


def test_who_sees_the_cube_well_is_not_taken_nearer_to_choose_a_block() -> None:
    eye = looking(WHOLE)
    eye.following.attend("cube", own=True, near=False)
    assert eye.aim == WHOLE
    eye = looking("board")
    eye.following.attend("cube", own=True, near=False)
    assert eye.aim == "cube"
    see(eye, BUILT)
    eye.following.attend("cube", own=True, near=False)
    assert eye.aim == WHOLE, "there it is seen too"


def test_never_means_never_but_for_a_fight_of_ones_own_that_is_out_of_sight() -> None:
    for home in (WHOLE, "cube"):
        eye = looking(home, Follows.NEVER)
        for event in (BUILT, WENT, TAKEN):
            see(eye, event)
            see(eye, event, own=True)
        eye.following.attend("fight", own=False)
        assert eye.aim == home
        eye.following.attend("fight", own=True)
        assert eye.aim == (home if home == WHOLE else "fight")


def test_always_goes_to_fights_of_others_and_turns_to_all_they_do() -> None:
    eye = looking(WHOLE, Follows.ALWAYS)
    see(eye, BUILT)
    assert eye.glancing
    eye.following.attend("fight", own=False)
    assert eye.aim == "fight"


@pytest.mark.parametrize("when", [Follows.ALWAYS, Follows.NEEDED])
@pytest.mark.parametrize("sight", ["cube", "board"])
def test_what_one_explores_turns_up_in_sight(sight: str, when: Follows) -> None:
    eye = looking(sight, when)
    explored = (Moved(0, (0, 0), (0, 1)), TileRevealed((1, 2), "tile"))
    see(eye, *explored, own=True)
    for _ in range(60):
        eye.advance(STEP)
    assert eye.aim == WHOLE
    assert eye.camera == standing(WHOLE, controller()[1].viewport)


def test_when_the_view_follows_is_set_in_the_settings_and_kept(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.desk.prefer(msgspec.structs.replace(desktop.desk.preferences, reduced_motion=False))
    desktop.click("shelf.settings")
    for when in Follows:
        desktop.click(f"settings.follows.{when}")
        assert desktop.desk.preferences.present_follows is when
        assert PreferencesFile(desktop.saves.folder.parent).load().present_follows is when


@pytest.mark.parametrize("way", ["Home", "double click", "button"])
def test_a_table_that_was_dragged_away_is_found_again(desktop: Desktop, way: str) -> None:
    screen = desktop.game()
    controller = screen.game.table.camera_controller
    for _ in range(30):
        controller.pan(-30.0, 20.0)
    desktop.settle()
    assert controller.aim == ""
    if way == "Home":
        desktop.press_key(keys.HOME)
    elif way == "button":
        desktop.click("hud.look.table")
    else:
        view = desktop.desk.viewport
        bare = (0.9 * view.pixel_width, 0.3 * view.pixel_height)
        assert screen.game.table.pick(*bare) is None
        for _ in range(2):
            desktop.send("on_mouse_press", *map(int, bare), mouse.LEFT, 0)
            desktop.send("on_mouse_release", *map(int, bare), mouse.LEFT, 0)
    desktop.settle()
    assert controller.aim == WHOLE
