"""Letters stand alike on every machine, whether or not its system helps to lay them out."""

from __future__ import annotations

import json
import re
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageFont

import game
from game.render.faces import lettering
from game.render.fonts import MEASURED_SIZE, TABLE, Fonts, font, kerning
from game.resources import assets
from tests.sizes import WHOLE
from tools.kerning import CODES, Lengths, Told, can_shape, lengths_of, pairs_of, told

FACES = sorted(file.stem for file in (assets() / "fonts").glob("*.ttf"))
TABLES: dict[str, Any] = json.loads((assets() / "fonts" / TABLE).read_text("utf-8"))
LENGTHS: dict[str, Lengths] = {face: measures["lengths"] for face, measures in TABLES.items()}
SPACINGS: dict[str, Told] = {
    face: {name: measures[name] for name in ("left", "right", "values")}
    for face, measures in TABLES.items()
}


def test_every_face_has_its_spacing() -> None:
    assert sorted(TABLES) == FACES


@pytest.mark.parametrize("face", FACES)
def test_the_spacing_is_that_of_the_face(face: str) -> None:
    """Where Pillow reads the faces' own tables, these; elsewhere what everybody knows."""
    if can_shape() and WHOLE:
        assert told(pairs_of(face)) == SPACINGS[face]
    elif can_shape():
        some = pairs_of(face, every=9)
        rights = "".join(map(str, SPACINGS[face]["right"]))
        for left, right in product({left for left, _right in some if left.isalpha()}, rights):
            closer = pytest.approx(some.get((left, right), 0))
            assert kerning(face, left, right) * MEASURED_SIZE == closer, left + right
    assert kerning(face, "T", "o") < -0.03
    assert kerning(face, "A", "V") < -0.03
    assert kerning(face, "Т", "о") < -0.02
    assert kerning(face, "n", "n") == pytest.approx(0, abs=0.005)
    assert kerning(face, "漢", "字") == 0.0


@pytest.mark.parametrize("face", FACES)
def test_the_letters_and_their_lengths_are_those_of_the_face(face: str) -> None:
    codes = sorted(chain(*CODES)) if WHOLE else range(0x20, 0x2100)
    found = lengths_of(face, codes)
    known = {
        length: "".join(each for each in alike if ord(each) in codes)
        for length, alike in LENGTHS[face].items()
    }
    assert found == {length: alike for length, alike in known.items() if alike}
    assert {"a", "Ł", "ж", " "} <= set("".join(found.values()))


def test_no_letter_is_laid_out_with_the_systems_help() -> None:
    assert font(FACES[0], 20).layout_engine == ImageFont.Layout.BASIC
    makers = [
        str(file)
        for file in Path(str(game.__file__)).parent.rglob("*.py")
        if re.search(r"truetype\(|FreeTypeFont\(", file.read_text("utf-8"))
    ]
    assert [Path(each).name for each in makers] == ["fonts.py"]


def test_pens_and_printed_words_agree() -> None:
    face, pixels, text = "Nunito_900Black", 200, "To Tavern, 117"
    whole = Fonts().pens(face, pixels, text)[-1]
    assert lettering.length(text, face, pixels) == pytest.approx(whole, rel=0.01)
    assert lettering.length("To", face, pixels) < font(face, pixels).getlength("To") - 5
