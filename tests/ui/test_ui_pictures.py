from __future__ import annotations

import pytest
from PIL import Image

from game.resources import assets
from game.ui.panels.gamebox import FRONT, PICTURE, PLATE
from game.ui.rect import Size
from game.ui.shelf.titles import BOXES
from game.ui.theme import PLAYER_COLORS
from tests.ui.contrast import contrast

PICTURES = assets() / "pictures"
LARGEST = 250_000
"""Bytes of one picture: the program has to start fast and travel light."""


@pytest.mark.parametrize("title", BOXES)
def test_every_box_has_its_picture_and_a_calm_plate(title: str) -> None:
    with Image.open(PICTURES / "boxes" / f"{title}.webp") as picture:
        assert Size(*picture.size) == PICTURE
        assert FRONT.meets(PLATE) == PLATE
        plate = picture.convert("RGB").crop((int(PLATE.x) + 12, 540, int(PLATE.right) - 12, 655))
    ink = BOXES[title].plate[1]
    shades = plate.resize((12, 4), Image.Resampling.BOX).tobytes()
    for at in range(0, len(shades), 3):
        assert contrast(f"#{shades[at : at + 3].hex()}", ink) >= 4.5


def test_every_colour_has_a_portrait() -> None:
    for color in PLAYER_COLORS:
        assert (PICTURES / "portraits" / f"{color}.webp").is_file()


def test_no_picture_is_heavy() -> None:
    sizes = {file.name: file.stat().st_size for file in PICTURES.rglob("*.webp")}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}
