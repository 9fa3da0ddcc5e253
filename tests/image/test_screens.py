"""The screens of the game look as they did when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.app.shot import render_shot
from tests.image.compare import assert_like_baseline

SIZE = (800, 500)
MOMENTS = [
    ("shelf", 3, 20, "table"),
    ("setup", 3, 0, "table"),
    ("match", 4, 70, "table"),
    ("match", 4, 40, "cube"),
    ("build", 4, 70, "board"),
    ("fight", 9, 60, "table"),
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
        assert_like_baseline(picture, f"screen-{screen}-{focus}")
