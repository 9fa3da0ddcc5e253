"""Any text in any label: laid out and painted quickly, and never the end of the program."""

from __future__ import annotations

import random
import sys

import pytest

from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.ui import theme
from game.ui.field import TextField
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.patience import no_longer_than
from tests.sizes import WHOLE

LONGEST_S = 1.0
SIGNS = 0x3000 if WHOLE else 0x600
"""So many of Unicode are shown as they come."""
STYLES = (theme.BODY, theme.BODY_BOLD, theme.SMALL, theme.TITLE)
TEXTS = {
    "line breaks": "one\ntwo\r\nthree\u2028four\u2029five\x0bsix\x0cseven\x85eight",
    "control characters": "".join(map(chr, range(32))) + "\x7f\x80\x9b",
    "bidi": "\u202eabc\u202c \u2066\u05d0\u05d1\u2069 \u0645\u0631\u062d\u0628\u0627\u200f",
    "combining": "e" + "\u0301\u0323" * 3000,
    "joined": "\U0001f468\u200d\U0001f469\u200d\U0001f467 \ufe0f \u200b\ufeff",
    "surrogates": "a\ud800b\udfffc \udc80",
    "not assigned": "\uffff\ufffe\U0010ffff\ue000\u0378",
    "one long word": "W" * 15_000,
    "many words": "word " * 3_000,
    "many spaces": " " * 15_000,
    "many lines": "\n" * 15_000,
    "all of Unicode": "".join(map(chr, range(SIGNS))),
    "a million": "a" * 1_000_000,
    "nothing": "",
}


def surface() -> Surface:
    return Surface(Atlas(Fonts(), mask), Viewport.of(1280, 720, 1.0))


@pytest.fixture(scope="module")
def warm() -> Surface:
    """Letters are known already: what is measured is the layout."""
    made = surface()
    show(made, Column(*(Text("".join(map(chr, range(32, SIGNS))), style) for style in STYLES)))
    return made


def show(on: Surface, tree: Widget) -> None:
    on.build(lambda: tree)
    on.paint()


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_any_text_is_shown_quickly(warm: Surface, text: str) -> None:
    for style in STYLES:
        labels = [
            Text(text, style),
            Text(text, style, lines=1),
            Text(f"Ada{text}Bob", style, lines=2),
        ]
        with no_longer_than(LONGEST_S, text):
            show(warm, Column(*labels))
    show(warm, TextField("name", text, lambda _: None, lambda _: None))  # type: ignore[arg-type, return-value]  # nothing is typed


def test_random_text_is_shown(warm: Surface) -> None:
    chance = random.Random(23)
    for _ in range(60):
        signs = [chr(chance.randrange(sys.maxunicode + 1)) for _ in range(chance.randint(1, 200))]
        show(warm, Text("".join(signs), chance.choice(STYLES), lines=chance.randint(0, 3)))


def test_what_finds_no_room_in_the_atlas_is_left_out() -> None:
    crowded = Surface(Atlas(Fonts(), mask, size=64), Viewport.of(1280, 720, 1.0))
    show(crowded, Text("The quick brown fox jumps over the lazy dog", theme.TITLE))
    show(crowded, Text("and again", theme.TITLE))
