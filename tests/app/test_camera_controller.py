"""The eye: where it goes by itself, and that the player's hand comes first."""

from __future__ import annotations

import math
from typing import cast

import msgspec
import pytest

from game.app.match.playback.auto_follow import AutoFollow
from game.app.match.viewer.camera_controller import LINGER_S, CameraController
from game.app.match.viewer.sights import Sights
from game.app.services import Services
from game.rules.biomes.events import BiomesEvent, BlockTaken, Built, Moved, Scored, TokenGained
from game.scene.interest import CLOSEST
from game.session.preferences import Follows, Pace, Preferences
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.interest import interest
from game.titles.biomes.scene.looking import LOOKING
from game.titles.biomes.scene.sights import OBSTACLES, sight
from game.titles.biomes.ui.free_area import clearing
from game.ui.viewport import Viewport
from tests.app.windows import Window
from tests.scene.eyes import standing

STEP = 1 / 60
SEATS = 4
BUILT = Built(1, "tile", (1, 1), (0, 0, 0, 0, 0), (1, 1))
WENT = Moved(1, (0, 0), (0, 1))


class Eye(CameraController):
    """An eye, and what sends it about."""

    def __init__(self, services: Services, outlook: Sights) -> None:
        super().__init__(services, outlook, lambda: None)
        self.following = AutoFollow(services, self)


def controller(**preferences: object) -> tuple[Eye, Window]:
    """One that follows all that happens, unless ``preferences`` say otherwise."""
    chosen = {"follows": Follows.ALWAYS, **preferences}
    window = Window(preferences=msgspec.structs.replace(Preferences(), **chosen))
    outlook = Sights(
        lambda name: sight(name, 0, SEATS),
        lambda seat: LOOKING.seat_sight(seat, 0),
        clearing,
        OBSTACLES,
    )
    return Eye(window.services, outlook), window


def let_pass(eye: CameraController, seconds: float) -> None:
    for _ in range(math.ceil(seconds / STEP)):
        eye.advance(STEP)


def see(eye: Eye, *events: BiomesEvent, own: bool = False) -> None:
    eye.following.follow(interest(events, 0, SEATS), own=own)


@pytest.mark.parametrize("event", [BUILT, WENT, TokenGained(1, None, (0, 1), False)])
def test_the_eye_turns_a_little_to_what_happens_and_comes_back(event: BiomesEvent) -> None:
    eye, _ = controller(pace=Pace.NORMAL)
    home = eye.camera
    see(eye, event)
    let_pass(eye, 1.0)
    assert CLOSEST * home.distance <= eye.camera.distance < home.distance
    assert (eye.camera.azimuth, eye.camera.elevation) == (home.azimuth, home.elevation)
    assert eye.aim == "table", "it only glances"
    let_pass(eye, LINGER_S + 1.0)
    assert eye.camera == home


def test_a_board_that_is_built_on_shows_larger_and_nothing_of_it_under_a_panel() -> None:
    eye, window = controller()
    board = at.board_pose(1, 0, SEATS)
    ends = [at.space_pose(board, space).place for space in ((0, 0), (2, 2))]

    def seen() -> list[tuple[float, float]]:
        return [eye.camera.project(end, 16 / 9, 1.0) for end in ends]

    before = math.dist(*seen())
    see(eye, BUILT)
    let_pass(eye, 1.0)
    assert math.dist(*seen()) > 1.25 * before
    room = clearing("table", window.viewport)
    assert all(room.left < x * 9 / 16 < room.right and y < room.top for x, y in seen())


def test_a_block_shows_on_its_whole_way_to_its_taker() -> None:
    eye, window = controller()
    room = clearing("table", window.viewport)
    for seat in (1, 2, 3):
        see(eye, BlockTaken(seat, (0, 0, 3), "wood"))
        let_pass(eye, 1.0)
        for place in (at.CUBE_CENTRE, at.board_pose(seat, 0, SEATS).place):
            x, y = eye.camera.project(place, 16 / 9, 1.0)
            assert room.left < x * 9 / 16 < room.right
            assert room.bottom < y < room.top


def test_one_glance_passes_into_the_next_and_still_comes_home() -> None:
    eye, _ = controller()
    home = eye.camera
    for event in (BUILT, WENT, Scored(2, cast("object", "A"), "x", (), 3)):  # type: ignore[arg-type] # only who scores counts
        see(eye, event)
        let_pass(eye, 0.4)
    assert eye.glancing
    eye.go_home()
    let_pass(eye, 1.0)
    assert eye.camera == home


def test_what_happens_out_of_sight_is_looked_at_from_the_whole_table() -> None:
    eye, _ = controller(pace=Pace.NORMAL)
    eye.look_at("cube")
    let_pass(eye, 1.0)
    home = eye.camera
    eye.let_follow()
    see(eye, Built(2, "tile", (1, 1), (0, 0, 0, 0, 0), (1, 1)))
    let_pass(eye, 1.0)
    board = at.board_pose(2, 0, SEATS).place
    x, y = eye.camera.project(board, 1280, 720)
    assert 0 < x < 1280
    assert 0 < y < 720
    let_pass(eye, LINGER_S + 1.0)
    assert eye.camera == home


@pytest.mark.parametrize("hand", ["orbit", "pan", "zoom", "tilt", "focus", "preset", "seat"])
def test_after_a_hand_on_the_eye_it_follows_nothing_until_the_next_decision(hand: str) -> None:
    eye, _ = controller()
    see(eye, BUILT)
    let_pass(eye, 0.3)
    match hand:
        case "orbit":
            eye.orbit(20.0, 5.0)
        case "pan":
            eye.pan(20.0, 5.0)
        case "zoom":
            eye.zoom_at(2.0, 500.0, 300.0, 0.0)
        case "tilt":
            eye.tilt(8.0)
        case "focus":
            eye.focus_on_point((1.0, 1.0, 0.1))
        case "preset":
            eye.look_at("overworld")
        case _:
            eye.look_at_seat(2)
    let_pass(eye, 1.0)
    chosen = eye.camera
    for event in (WENT, BUILT):
        see(eye, event)
        let_pass(eye, LINGER_S)
        assert eye.camera == chosen
    eye.go_home()
    let_pass(eye, 1.0)
    assert eye.camera == chosen, "there is no home but where the player looks"
    eye.let_follow()
    see(eye, BUILT)
    let_pass(eye, 0.5)
    assert eye.camera != chosen


def test_turning_the_cube_sends_a_glance_home_and_ends_following() -> None:
    eye, _ = controller()
    home = eye.camera
    see(eye, BUILT)
    let_pass(eye, 0.5)
    eye.hold()
    let_pass(eye, 1.0)
    assert eye.camera == home
    see(eye, WENT)
    let_pass(eye, 0.5)
    assert eye.camera == home


def test_whoever_wants_the_whole_table_wants_the_eye_to_follow_again() -> None:
    eye, _ = controller()
    eye.look_at("cube")
    eye.look_at("table")
    let_pass(eye, 1.0)
    see(eye, BUILT)
    assert eye.glancing


@pytest.mark.parametrize(
    "preferences", [{"follows": Follows.NEVER}, {"reduced_motion": True}, {"pace": Pace.INSTANT}]
)
def test_the_eye_stays_where_it_may_not_follow(preferences: dict[str, object]) -> None:
    eye, _ = controller(**preferences)
    home = eye.camera
    see(eye, BUILT)
    let_pass(eye, 0.5)
    assert eye.camera == home


@pytest.mark.parametrize("chosen", ["table", "board", ""])
def test_what_is_told_at_a_sight_is_seen_from_there_and_the_eye_comes_back(chosen: str) -> None:
    eye, window = controller()
    eye.look_at(chosen) if chosen else eye.orbit(20.0, 5.0)
    let_pass(eye, 1.0)
    home = eye.goal
    eye.let_follow()
    for _ in range(60):
        eye.following.heed("fight", own=True)
        eye.advance(STEP)
    assert eye.camera == standing("fight", window.viewport)
    eye.following.heed("", own=True)
    let_pass(eye, 1.0)
    assert (eye.camera, eye.aim) == (home, chosen)


@pytest.mark.parametrize(
    "preferences", [{"follows": Follows.NEVER}, {"reduced_motion": True}, {"pace": Pace.INSTANT}]
)
def test_the_eye_goes_to_nothing_that_is_told_where_it_may_not_follow(
    preferences: dict[str, object],
) -> None:
    eye, _ = controller(**preferences)
    home = eye.camera
    eye.following.heed("fight", own=True)
    let_pass(eye, 1.0)
    assert eye.camera == home


def test_a_hand_that_moves_the_eye_while_something_is_told_decides_where_it_stays() -> None:
    eye, _ = controller()
    eye.following.heed("fight", own=True)
    let_pass(eye, 1.0)
    eye.zoom_at(2.0, 500.0, 300.0, 0.0)
    let_pass(eye, 1.0)
    chosen = eye.camera
    eye.following.heed("fight", own=True)
    let_pass(eye, 0.5)
    eye.following.heed("", own=True)
    let_pass(eye, 1.0)
    assert eye.camera == chosen


def test_a_faster_pace_makes_glances_smaller() -> None:
    moved = []
    for pace in (Pace.NORMAL, Pace.BRISK):
        eye, _ = controller(pace=pace)
        home = eye.camera
        see(eye, BUILT)
        let_pass(eye, 1.0)
        moved.append(math.dist(home.eye, eye.camera.eye))
    assert moved[1] < 0.8 * moved[0]


def test_a_visit_comes_home_and_is_a_cut_without_motion() -> None:
    eye, _ = controller(reduced_motion=True)
    home = eye.camera
    eye.visit("fight")
    eye.advance(STEP)
    assert eye.camera == standing("fight", Viewport.of(1280, 720))
    eye.go_home()
    eye.advance(STEP)
    assert eye.camera == home


@pytest.mark.parametrize("size", [(1024, 768), (3440, 1440), (640, 480)])
@pytest.mark.parametrize("name", ["table", "cube", "board", "seat:1"])
def test_a_preset_fits_the_window_again_when_that_changes(name: str, size: tuple[int, int]) -> None:
    eye, window = controller()
    eye.look_at(name)
    let_pass(eye, 0.2)
    window.viewport = Viewport.of(*size)
    assert eye.eye == standing(name, window.viewport)
    assert not eye.flying


def test_an_eye_that_a_hand_moved_stays_there_when_the_window_changes() -> None:
    eye, window = controller()
    eye.orbit(40.0, 0.0)
    before = eye.camera
    window.viewport = Viewport.of(3440, 1440)
    assert eye.eye.target == before.target
    assert eye.eye.azimuth == before.azimuth
    x, y = eye.eye.project(before.target, 3440, 1440)
    room = clearing("table", window.viewport)
    assert math.dist((x / 3440, y / 1440), room.middle) < 1e-6


def test_the_wheel_goes_towards_what_is_under_the_pointer() -> None:
    eye, window = controller()
    view, pixel = window.viewport, (900.0, 420.0)
    origin, direction = eye.camera.ray(*pixel, view.pixel_width, view.pixel_height)
    far = -origin[2] / direction[2]
    point = (origin[0] + far * direction[0], origin[1] + far * direction[1], 0.0)
    for _ in range(5):
        eye.zoom_at(1.0, *pixel, 0.0)
        let_pass(eye, 0.1)
    let_pass(eye, 0.5)
    assert eye.camera.distance < 0.6 * standing("table", view).distance
    seen = eye.camera.project(point, view.pixel_width, view.pixel_height)
    assert math.dist(seen, pixel) < 2.0


def test_panels_hear_once_that_the_eye_has_left_a_preset() -> None:
    eye, window = controller()
    eye.orbit(10.0, 0.0)
    eye.orbit(10.0, 0.0)
    assert (eye.aim, window.refreshed) == ("", 1)


def test_a_card_brings_the_board_of_its_player() -> None:
    eye, window = controller()
    for seat, name in ((0, "board"), (1, "seat:1"), (3, "seat:3")):
        eye.look_at_seat(seat)
        let_pass(eye, 1.0)
        assert eye.camera == standing(name, window.viewport)
        assert eye.aim == name


def test_a_table_that_was_dragged_too_far_slides_back_when_the_hand_lets_go() -> None:
    eye, window = controller()
    for _ in range(300):
        eye.pan(-30.0, 0.0)
    far = eye.camera.target[0]
    assert far < at.CUBE_CENTRE[0] * -1, "so much of it shows still"
    eye.let_go()
    let_pass(eye, 0.5)
    back = eye.camera.target[0]
    assert 0.0 < back < far
    eye.let_go()
    assert not eye.flying, "it lies within its bounds"
    assert window.refreshed == 1


def test_a_drag_within_the_bounds_ends_where_it_is_let_go() -> None:
    for sight_ in ("table", "cube", "board", "overworld", "seat:1"):
        eye, _ = controller()
        eye.look_at(sight_)
        let_pass(eye, 1.0)
        eye.pan(6.0, -4.0)
        chosen = eye.camera
        eye.let_go()
        let_pass(eye, 0.5)
        assert eye.camera == chosen, sight_


def test_who_goes_far_away_from_a_corner_sees_the_table_again() -> None:
    eye, _ = controller()
    eye.focus_on_point((8.0, -6.0, 0.0))
    let_pass(eye, 1.0)
    for _ in range(12):
        eye.zoom_at(-1.0, 640.0, 360.0, 0.0)
        let_pass(eye, 0.3)
    places = [eye.camera.project(point, 1.0, 1.0) for point in eye.points("table")]
    seen = sum(0.0 < x < 1.0 and 0.0 < y < 1.0 for x, y in places)
    assert seen > 0.6 * len(places)
