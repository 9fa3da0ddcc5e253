"""What may be taken breathes when a decision begins, and comes to rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.match.playback.glow import BREATH_S, BREATHS, LEAST, QUIET_S, STEPS, Glow
from game.app.match.viewer.save_picture import SOON_S, STILL_S
from game.session.preferences import Preferences
from tests.app.desktop import FRAME_S, Desktop, opened


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop as it is delivered, with motion."""
    yield from opened(tmp_path, monkeypatch, Preferences())


def test_it_breathes_in_few_steps_and_rests_at_full_light() -> None:
    breathing = Glow()
    breathing.begin(0.0, turn=True)
    seen, changes = {breathing.level}, 0
    for _ in range(round((BREATHS * BREATH_S + 0.1) * 60)):
        changes += breathing.advance(1 / 60)
        seen.add(breathing.level)
    assert not breathing.active
    assert breathing.level == 1.0
    assert min(seen) == pytest.approx(LEAST)
    assert len(seen) == STEPS + 1
    assert changes == 2 * STEPS * BREATHS, "a picture for each step and no more"


def test_a_stir_after_a_long_rest_is_answered_by_one_breath() -> None:
    breathing, seen = Glow(), []
    breathing.begin(100.0, turn=False)
    breathing.advance(BREATH_S)
    for now in (100.0 + QUIET_S - 1.0, 100.0 + 2 * QUIET_S):
        breathing.stir(now)
        seen.append(breathing.active)
    breathing.advance(BREATH_S)
    assert [*seen, breathing.active] == [False, True, False]


def test_a_turn_begins_with_breaths_and_then_nothing_is_drawn(lively: Desktop) -> None:
    screen = lively.game()
    assert not screen.game.table.breathing.active, "settled"
    screen.game.table.breathing.begin(0.0, turn=True)
    before = lively.frames
    lively.run(BREATHS * BREATH_S + 0.2)
    drawn = lively.frames - before
    assert 2 * STEPS <= drawn <= 2 * STEPS * BREATHS + 2
    lively.run(1.0)
    assert lively.frames - before == drawn
    assert not lively.desk.awake


def test_each_decision_is_breathed_once(lively: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = lively.game()
    begun: list[bool] = []
    breathing = screen.game.table.breathing

    def begin(_now: float, *, turn: bool) -> None:
        begun.append(turn)

    monkeypatch.setattr(breathing, "begin", begin)
    move = next(iter(screen.game.legal()))
    screen.game.play(move)
    lively.run(5.0)
    assert len(begun) == 1
    assert begun == [False], "the second decision of a turn"


def test_the_picture_for_the_shelf_leaves_it_breathing(lively: Desktop) -> None:
    screen = lively.game()
    screen.game.play(next(iter(screen.game.legal())))
    while not screen.game.deciding:
        lively.run(FRAME_S)
    lively.run(STILL_S + SOON_S + 0.1)
    lively.saves.close()
    assert lively.saves.picture_of(lively.saves.path_of(screen.game.match)).exists()
    assert not screen._keepsake.due
    assert screen.game.table.breathing.active


def test_without_motion_it_shines_at_rest(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.run(FRAME_S)
    assert not screen.game.table.breathing.active
    x, y = desktop.window.size
    desktop.send("on_mouse_motion", x // 2, y // 2, 0, 0)
    assert not screen.game.table.breathing.active
