"""A table rests before a piece of a stage turns up; and gets dark behind the stage."""

from __future__ import annotations

from typing import Any, cast

import pytest

from game.app.match.playback.stage_dimmer import DIM, DIM_S, StageDimmer
from game.app.match.playback.stage_pauses import StagePauses
from game.app.match.playback.tempo import TEMPOS
from game.app.match.viewer.table import Table
from game.scene.beats import AnyBeat, Beat, in_one
from game.scene.pose import Look, Piece, Pose
from game.scene.stage import Scene
from game.scene.turntable import Turntable
from game.session.preferences import Pace
from game.ui.reveal import Plain

STEP = 1 / 60
BEAT: AnyBeat = Beat(0, (), None, None, True)
REST_S = 0.5


class Clock:
    """A table that counts the time that passes on it."""

    def __init__(self, pace: Pace = Pace.NORMAL) -> None:
        self.camera_controller = self
        self.tempo = TEMPOS[pace]
        self.staged = False
        self.passed = self.frozen = 0.0

    def advance(self, seconds: float, *, frozen: bool = False) -> None:
        """Count."""
        self.passed += 0.0 if frozen else seconds
        self.frozen += seconds if frozen else 0.0


class Once(Plain):
    """A stage that wants one rest, after a while."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._rested = clock, False

    def opens(self, beat: object) -> bool:
        """Always."""
        return True

    def rest(self) -> float:
        """Once a tenth of a second has passed."""
        due = self._clock.passed >= 0.1 and not self._rested
        self._rested = self._rested or due
        return REST_S if due else 0.0


def resting(clock: Clock, stage: Any) -> StagePauses:
    return StagePauses(cast(Table, clock), stage)


def let_pass(time: StagePauses, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        time.advance(STEP, BEAT)


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.BRISK])
def test_what_happens_waits_while_the_table_rests_as_long_as_the_pace_wants(pace: Pace) -> None:
    clock = Clock(pace)
    let_pass(resting(clock, Once(clock)), 3.0)
    assert clock.frozen == pytest.approx(REST_S / TEMPOS[pace].speed, abs=0.03)
    assert clock.passed + clock.frozen == pytest.approx(3.0)


def test_a_click_ends_a_rest() -> None:
    clock = Clock()
    time = resting(clock, Once(clock))
    let_pass(time, 0.2)
    assert time.rests
    time.go_on()
    let_pass(time, 0.2)
    assert clock.frozen < 0.2


def test_a_title_without_a_stage_never_rests() -> None:
    clock = Clock()
    time = resting(clock, Plain())
    time.begin(BEAT)
    let_pass(time, 1.0)
    time.finished()
    assert clock.frozen == 0.0
    assert time.stage.model(None, None, mine=True, busy=False) is None


def test_a_stage_that_has_gone_is_told_once() -> None:
    clock = Clock()
    time = resting(clock, Plain())
    clock.staged = True
    assert not time.cleared()
    clock.staged = False
    assert time.cleared()
    assert not time.cleared()


def test_the_table_is_dark_while_the_stage_stands_there() -> None:
    scene = Scene(Turntable((0.0, 0.0, 0.0)))
    dark = StageDimmer(scene, ("stage",))
    assert (dark.staged, dark.moving, dark.level) == (False, False, 0.0)
    scene.put(("stage",), Piece(Look("stage"), Pose(), "stage"))
    assert dark.level > 0.0, "from its first moment on it is before the table"
    dark.advance(DIM_S / 2)
    assert dark.level == pytest.approx(DIM / 2)
    dark.finish()
    assert (dark.moving, dark.level) == (False, DIM)
    scene.remove(("stage",))
    dark.advance(2 * DIM_S)
    assert dark.level == 0.0


def test_a_title_without_a_stage_is_never_dark() -> None:
    scene = Scene(Turntable((0.0, 0.0, 0.0)))
    scene.put(("stage",), Piece(Look("stage"), Pose()))
    assert not StageDimmer(scene, None).staged


def test_a_step_that_nobody_splits_is_one_beat() -> None:
    (beat,) = in_one(2, ["a", "b"], "before", "after", False)
    assert (beat.player, beat.events, beat.before, beat.after) == (2, ("a", "b"), "before", "after")
    assert beat.verdict is None
