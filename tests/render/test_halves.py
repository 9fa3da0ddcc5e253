"""Pictures at half the size: read instead where they are as fine as what is shown."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from game.render import glyphs
from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import HALF, Atlas, halves, stored_picture

ALIKE = 2.5
"""Mean difference of a channel, of 255, that packing a picture twice makes at most."""


@pytest.mark.parametrize("name", sorted(halves()))
def test_a_half_shows_what_its_picture_shows(name: str) -> None:
    half, small = stored_picture(f"{HALF}/{name}"), stored_picture(name).reduce(2)
    assert half.size == small.size
    ground = Image.new("RGBA", half.size, "#855630")
    seen = [Image.alpha_composite(ground, each).convert("RGB") for each in (half, small)]
    assert max(ImageStat.Stat(ImageChops.difference(*seen)).mean) < ALIKE


def test_the_boxes_on_the_shelf_have_halves() -> None:
    assert {"boxes/biomes", "boxes/towers", "boxes/brewery"} <= halves()


def test_a_half_is_read_where_it_is_fine_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(name: str) -> Image.Image:
        read.append(name)
        return stored_picture(name)

    monkeypatch.setattr(glyphs, "stored_picture", reading)
    atlas = Atlas(Fonts(), mask)
    atlas.picture("boxes/biomes", 324, 306)
    assert read == [f"{HALF}/boxes/biomes"]
    atlas.picture("boxes/biomes", 363, 343)
    assert read[-1] == "boxes/biomes"


def test_a_picture_that_was_replaced_is_shown_itself() -> None:
    atlas = Atlas(Fonts(), mask)
    atlas.replace_picture("boxes/biomes", Image.new("RGB", (724, 684), "red"))
    atlas.picture("boxes/biomes", 324, 306)
    pixels = atlas.take_uploads()[0].pixels
    assert pixels[:4] == bytes((255, 0, 0, 255))
