"""Pictures that follow too slowly are drawn less finely, until the player says otherwise."""

from __future__ import annotations

from pathlib import Path

from game.app.desk import Desk
from game.app.slow_motion import FRAMES, SlowMotion
from game.render.quality import Quality
from game.session.preferences import Detail, Preferences, PreferencesFile
from tests.app.desktop import Desktop


def test_a_slow_motion_is_told_once_and_then_watched_anew() -> None:
    pace = SlowMotion()
    told = [pace.is_slow(0.08) for _ in range(2 * FRAMES)]
    assert told.index(True) == FRAMES - 1
    assert told.count(True) == 2


def test_a_hitch_among_quick_pictures_is_no_slow_motion() -> None:
    pace = SlowMotion()
    assert not any(pace.is_slow(0.3 if frame % 5 == 0 else 1 / 60) for frame in range(200))


class Furniture:
    """A window with a graphics card, as far as a desk looks."""

    fullscreen = False
    software = False

    def fill_screen(self, full: bool) -> None:
        """It stays as it is."""

    def present(self) -> None:
        """Nobody looks."""

    def shut(self) -> None:
        """It stays open."""


def test_a_level_less_fine_until_the_player_sets_one(tmp_path: Path, desktop: Desktop) -> None:
    assert desktop.desk is not None  # its context is current
    file = PreferencesFile(tmp_path / "other")
    file.save(Preferences(quality=Detail.MEDIUM))
    desk = Desk(Furniture(), (960, 600), lambda: 0.0, preferences=file)
    seen = [desk.drawing.renderer.quality]
    for _ in range(2):
        desk.ease()
        seen.append(desk.drawing.renderer.quality)
    desk.prefer(Preferences(quality=Detail.HIGH))
    seen.append(desk.drawing.renderer.quality)
    assert seen == [Quality.MEDIUM, Quality.LOW, Quality.LOW, Quality.HIGH]
