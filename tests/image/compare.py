"""Pictures against committed baselines, by the worst 16 × 16 tile.

A whole-picture average hides one wrong digit; the worst tile shows it. Drivers differ by at most
0.13 (of 255) in a tile's mean, a wrong digit by more than 20.
"""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

TILE = 16
ALLOWED = 0.5
"""Greatest mean difference, of 255, that a tile may have."""
BASELINES = Path(__file__).parent / "baselines"
UPDATE = "CUBEWRIGHT_UPDATE_BASELINES"
"""Set in the environment to write baselines instead of comparing with them."""


def worst_tile(one: Image.Image, other: Image.Image) -> float:
    """The greatest mean absolute difference of a tile, 0…255; sizes must agree."""
    if one.size != other.size:
        raise ValueError(f"sizes differ: {one.size} and {other.size}")
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    width, height = one.size
    return max(
        max(ImageStat.Stat(difference.crop((x, y, x + TILE, y + TILE))).mean)
        for x in range(0, width, TILE)
        for y in range(0, height, TILE)
    )


def assert_like_baseline(picture: Image.Image, name: str, allowed: float = ALLOWED) -> None:
    """Fail, and leave ``<name>.seen.png`` and ``<name>.difference.png``, when they differ."""
    path = BASELINES / f"{name}.png"
    if os.environ.get(UPDATE):
        BASELINES.mkdir(exist_ok=True)
        picture.save(path, optimize=True)
        return
    assert path.exists(), f"no baseline {name}; look at the picture, then set {UPDATE}=1"
    with Image.open(path) as expected:
        worst = worst_tile(picture, expected)
        if worst <= allowed:
            return
        picture.save(path.with_suffix(".seen.png"))
        difference = ImageChops.difference(picture.convert("RGB"), expected.convert("RGB"))
        shown = difference.point(lambda value: min(255, value * 8))
        shown.save(path.with_suffix(".difference.png"))
    raise AssertionError(f"{name}: worst tile differs by {worst:.2f}, allowed {allowed}")
