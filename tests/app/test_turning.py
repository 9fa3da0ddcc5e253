"""The cube in the hand: it follows the pointer, runs on when thrown, and snaps when let go."""

from __future__ import annotations

import pytest

from game.app.match.input.table_pointer import MOST_SPEED, PointerUser, TablePointer
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.table import GRASP, Table
from game.scene.targets import Target
from game.scene.turntable import REST_DEGREES, SNAP_DEGREES
from game.session.preferences import Preferences
from game.session.seats import COLORS
from game.titles.biomes.scene.targets import TurntableTarget
from tests.app.windows import Window
from tests.scene.test_invariant import begin

STEP = 1 / 60


class Turned(Table):
    """A table of which the turntable is met everywhere."""

    def pick(self, x: float, y: float) -> Target | None:
        """The turntable."""
        return TurntableTarget()


@pytest.fixture
def window() -> Window:
    return Window()


@pytest.fixture
def table(window: Window) -> Turned:
    view = begin(4, 1).view(0)
    setting = Setting("biomes", view.catalogue, COLORS)
    return Turned(window.services, setting, view, 0)


def throw(table: Table, pixels: float, frames: int, events: int, rest: int = 0) -> float:
    """Drag by ``pixels`` a frame, told in so many events; the yaw where it was let go."""
    hands = TablePointer(table, PointerUser())
    hands.press((200.0, 300.0), "left")
    x = 200.0
    for _ in range(frames):
        for _ in range(events):
            x += pixels / events
            hands.drag((x, 300.0), (pixels / events, 0.0), "left")
        hands.advance(STEP)
    for _ in range(rest):
        hands.advance(STEP)
    yaw = table.scene.turntable.yaw
    hands.release((x, 300.0), "left")
    return yaw


def come_to_rest(table: Table) -> float:
    """How long the turntable goes on."""
    turntable, seconds = table.scene.turntable, 0.0
    while turntable.moving:
        turntable.advance(STEP)
        seconds += STEP
    return seconds


@pytest.mark.parametrize("preset", ["table", "cube"])
def test_what_is_in_front_on_the_cube_stays_under_the_pointer(table: Turned, preset: str) -> None:
    table.camera_controller.look_at(preset)
    table.finish()
    turntable = table.scene.turntable
    x, y, z = turntable.centre
    front = turntable.from_table((x, y - GRASP, z + GRASP))
    before = table.project(turntable.to_table(front))
    turntable.grab()
    turntable.drag(20.0 * table.turn_a_pixel)
    after = table.project(turntable.to_table(front))
    assert after[0] - before[0] == pytest.approx(20.0, rel=0.25)


@pytest.mark.parametrize("events", [1, 4, 16])
def test_a_throw_is_as_fast_however_often_the_mouse_tells(table: Turned, events: int) -> None:
    yaw = throw(table, 9.0, 12, events)
    speed = 9.0 * table.turn_a_pixel / STEP
    table.scene.turntable.advance(STEP)
    moved = (table.scene.turntable.yaw - yaw + 180.0) % 360.0 - 180.0
    assert moved == pytest.approx(speed * STEP, rel=0.15)


def test_a_throw_runs_on_and_comes_to_rest_at_a_quarter(table: Turned) -> None:
    throw(table, 12.0, 12, 2)
    seconds = come_to_rest(table)
    assert 0.5 < seconds < 3.0
    quarters = (table.scene.turntable.yaw - REST_DEGREES) / SNAP_DEGREES
    assert quarters == pytest.approx(round(quarters), abs=0.01)


def test_a_wild_throw_has_an_end_soon(table: Turned) -> None:
    throw(table, 400.0, 6, 1)
    turntable = table.scene.turntable
    yaw = turntable.yaw
    turntable.advance(STEP)
    assert abs((turntable.yaw - yaw + 180.0) % 360.0 - 180.0) <= MOST_SPEED * STEP + 1e-6
    assert come_to_rest(table) < 3.5


def test_a_cube_that_was_held_still_goes_to_the_nearest_quarter(table: Turned) -> None:
    yaw = throw(table, 9.0, 4, 1, rest=30)
    come_to_rest(table)
    gone = (table.scene.turntable.yaw - yaw + 180.0) % 360.0 - 180.0
    assert abs(gone) <= SNAP_DEGREES / 2 + 1e-6


def test_snapping_never_turns_back_over_more_than_half_a_quarter(table: Turned) -> None:
    for pixels in (2.0, 5.0, 8.0, 20.0):
        yaw = throw(table, pixels, 10, 1)
        turntable, least = table.scene.turntable, 0.0
        total, before = 0.0, yaw
        while turntable.moving:
            turntable.advance(STEP)
            total += (turntable.yaw - before + 180.0) % 360.0 - 180.0
            before = turntable.yaw
            least = min(least, total)
        assert least >= -SNAP_DEGREES / 2 - 0.1


@pytest.mark.parametrize("how", ["quarter", "thrown"])
def test_where_no_motion_is_wanted_the_cube_is_turned_at_once(
    window: Window, table: Turned, how: str
) -> None:
    window.preferences = Preferences(reduced_motion=True)
    cuts = table.scene.cuts
    if how == "quarter":
        table.quarter(1)
    else:
        table.scene.turntable.grab()
        table.let_go(400.0)
    assert not table.scene.turntable.moving
    assert table.scene.cuts == cuts + 1, "the picture fades over"
