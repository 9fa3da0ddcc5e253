"""Pictures without a window: every screen can be had, the same each time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.app.screenshot_scenarios import scenarios
from game.app.shot import render_shot
from game.session.preferences import Detail, Preferences
from tests.image.test_screens import MOMENTS
from tests.sizes import WHOLE, some

SIZE = (640, 400)
COARSE = Preferences(reduced_motion=False, quality=Detail.LOW)
"""Pictures are looked at closely elsewhere."""
ALL = sorted(scenarios("biomes"))
ELSEWHERE = {"challenge", "challenges", *(screen for screen, *_ in MOMENTS)}
"""Compared with pictures in each run, at full size."""
LONG = {"pickaxe", "first-end", *(screen for screen in ALL if screen.startswith("coach-"))}
"""Whole games are played for one, or several until it comes; hints are thought about for long."""
SCREENS = [screen for screen in ALL if WHOLE or screen not in LONG | ELSEWHERE]
TRIED = 12
"""So many of the others are drawn in each run; the README's pictures need none of the rest."""


def shot(out: Path, screen: str, *, seed: int = 7, steps: int = 30) -> Image.Image:
    render_shot("biomes", seed, steps, SIZE, "table", screen, out, preferences=COARSE)
    return Image.open(out)


@pytest.mark.parametrize("screen", some(SCREENS, TRIED))
def test_every_screen_can_be_had(screen: str, tmp_path: Path) -> None:
    picture = shot(tmp_path / "shot.png", screen)
    assert picture.size == SIZE
    assert len(picture.quantize(64).getcolors() or []) > 12, "there is something on it"


def test_what_is_compared_elsewhere_is_a_screen() -> None:
    assert set(ALL) >= ELSEWHERE


def test_the_same_moment_gives_the_same_picture(tmp_path: Path) -> None:
    one, two = tmp_path / "one.png", tmp_path / "two.png"
    assert shot(one, "match").tobytes() == shot(two, "match").tobytes()
    assert shot(two, "match", steps=60).tobytes() != Image.open(one).tobytes()


def test_an_unknown_screen_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="attic"):
        shot(tmp_path / "shot.png", "attic")
