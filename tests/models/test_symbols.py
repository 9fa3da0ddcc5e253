"""The symbol family: complete, clean at any size, the same on every baking."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from game.render.faces.symbols import (
    MORE_NAMES,
    MORE_SHEET,
    NAMES,
    SHEET,
    UnknownSymbol,
    mask,
    names,
)
from game.resources import assets
from game.rules.biomes.catalogue import BIOMES, MATERIALS, TYPES, WeaponKind
from tools.assets import more_symbols, symbols
from tools.symbols_more import MORE

NEEDED = [
    *("dot", "tri", "sq", "dia", "heart", "heart_o", "star", "trophy", "layers", "mob", "weapons"),
    *("collect", "explore", "build", "fight", "arm", "hint", "undo", "end", "plus", "check", "no"),
    *("info", "close", "settings", "back", "left", "right", "up", "down", "menu", "exit", "shelf"),
    *("play", "pause", "step", "replay", "save", "log", "speaker", "mute", "fullscreen", "dice"),
    *("person", "robot", "eye", "lock", "search", "zoom", "turn_left", "turn_right"),
    *("camera", "table", "cube", "overworld", "board"),
]


@pytest.mark.parametrize("name", [*NEEDED, *BIOMES, *MATERIALS, *TYPES, *WeaponKind, *MORE])
def test_a_symbol_is_there_and_stays_inside_its_square(name: str) -> None:
    picture = mask(name, 96)
    assert picture.mode == "L"
    assert picture.size == (96, 96)
    inked = picture.point([255 * (value > 40) for value in range(256)])
    left, top, right, bottom = inked.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 60, "too small"
    assert min(left, top) >= 1
    assert max(right, bottom) <= 95


def test_symbols_differ() -> None:
    pictures = {mask(name, 48).tobytes(): name for name in names()}
    fine_and_aliases = 5 + 2
    assert len(pictures) >= len(names()) - fine_and_aliases


def test_an_unknown_symbol_is_told() -> None:
    with pytest.raises(UnknownSymbol):
        mask("unicorn", 20)


@pytest.mark.parametrize(
    ("baking", "listed", "picture"),
    [(symbols, NAMES, SHEET), (more_symbols, MORE_NAMES, MORE_SHEET)],
)
def test_the_baked_sheet_is_what_the_strokes_give(
    baking: Callable[[], tuple[list[str], Image.Image]], listed: str, picture: str
) -> None:
    drawn, sheet = baking()
    assert json.loads((assets() / listed).read_text("utf-8")) == drawn, "run: make assets"
    with Image.open(assets() / picture) as baked:
        difference = ImageChops.difference(baked, sheet)
    assert sum(difference.histogram()[25:]) == 0, "run: make assets"
