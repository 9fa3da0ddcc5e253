"""The README's pictures show the game as it looks now."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from tests.image.compare import worst_tile
from tests.sizes import WHOLE
from tools.readme import DOCS, VIEWS, taken

SMALLER = 2
PACKED = 5.0
"""Greatest mean difference of a tile, of 255: packing as JPEG makes 2, a changed word 20."""

SOON = ("brewery", "shelf")
"""A table in the finest quality with all its panels, and the shelf; `make soak` takes them all."""


@pytest.mark.parametrize("name", VIEWS if WHOLE else SOON)
def test_a_picture_of_the_readme_is_true(name: str) -> None:
    """If this fails: look at the screen, then run ``python -m tools.readme``."""
    with Image.open(DOCS / f"{name}.jpg") as kept:
        shown = kept.convert("RGB").reduce(SMALLER)
    assert worst_tile(taken(VIEWS[name]).reduce(SMALLER), shown) < PACKED


def test_every_picture_of_the_readme_is_taken_by_a_command() -> None:
    text = (DOCS.parent / "README.md").read_text("utf-8")
    named = re.findall(r"docs/(\w+)\.jpg", text)
    assert set(named) == set(VIEWS) == {file.stem for file in DOCS.glob("*.jpg")}


def test_the_first_screen_says_what_it_is_and_how_to_play() -> None:
    first = (DOCS.parent / "README.md").read_text("utf-8").split("\n## ")[0]
    assert "docs/match.jpg" in first
    assert "make play" in first
    assert "make test" in first
