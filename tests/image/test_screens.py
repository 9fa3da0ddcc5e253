"""The screens of the game look as they did when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.app.shot import render_shot
from tests.image.compare import assert_like_baseline

SIZE, SMALLER = (1280, 720), 2
"""The smallest window that shows everything; kept and compared at half its size."""
MOMENTS = [
    ("shelf", 3, 20, "table"),
    ("setup", 3, 0, "table"),
    ("settings", 3, 0, "table"),
    ("match", 7, 60, "table"),
    ("match", 7, 16, "cube"),
    ("match", 1, 100, "overworld"),
    ("build", 4, 70, "board"),
    ("payment", 10, 90, "table"),
    ("fight", 9, 60, "table"),
    ("tnt", 22, 80, "table"),
    ("score", 3, 60, "table"),
    ("result", 4, 70, "table"),
]
"""Screen, seed, decisions made before, preset of the camera."""


@pytest.mark.parametrize(("screen", "seed", "steps", "focus"), MOMENTS)
def test_a_screen_looks_as_it_did(
    screen: str, seed: int, steps: int, focus: str, tmp_path: Path
) -> None:
    out = tmp_path / "shot.png"
    render_shot("biomes", seed, steps, SIZE, focus, screen, out)
    with Image.open(out) as picture:
        assert_like_baseline(picture.reduce(SMALLER), f"screen-{screen}-{focus}")
