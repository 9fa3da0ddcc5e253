"""Shortcuts go by what is printed on the player's own keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.language import ENGLISH, PSEUDO, set_language
from game.render.x_keys import letter_on
from game.ui.controls import icon_button
from game.ui.intents import OpenMenu
from game.ui.keycaps import KEYCAPS
from game.ui.marks import Keycap


@pytest.fixture(autouse=True)
def american_again() -> Iterator[None]:
    yield
    KEYCAPS.learn({})


def test_keys_go_by_what_is_printed_on_them() -> None:
    assert Keycap("Ctrl+Z").name == "Ctrl+Z"
    assert KEYCAPS.learn({"Z": "Я", "H": "Р"})
    assert not KEYCAPS.learn({"Z": "Я", "H": "Р"}), "that is no news"
    assert Keycap("Ctrl+Z").name == "Ctrl+Я"
    assert Keycap("1").name == "1"
    hint = icon_button("hint", "hint", "Hint", OpenMenu(), lambda _intent: None, shortcut="H")
    assert hint.tip == "Hint (Р)"
    assert hint.shortcut == "H", "it is heard by its place"


@pytest.mark.parametrize(
    ("symbol", "letter"),
    [
        (ord("a"), "A"),
        (0xE9, "É"),  # eacute
        (0x6D1, "Я"),  # Cyrillic_ya
        (0x1B3, "Ł"),  # lstroke
        (0x01000431, "Б"),  # the same by their numbers in Unicode
        (0x01000561, ""),  # Armenian, of which there is nothing in our fonts
        (ord("1"), ""),
        (0xFF0D, ""),  # Return
        (0x7E1, ""),  # Greek
        (0, ""),
    ],
)
def test_letters_are_known_by_the_numbers_of_their_symbols(symbol: int, letter: str) -> None:
    assert letter_on(symbol) == letter


@pytest.mark.parametrize(
    "shortcut", ["Enter", "Space", "Esc", "Ctrl+Q", "Alt+Left", "Shift+Tab", "PageUp", "Delete"]
)
def test_keys_are_called_as_the_language_calls_them(shortcut: str) -> None:
    set_language(PSEUDO)
    label = KEYCAPS.label(shortcut)
    set_language(ENGLISH)
    named = [part for part in label.split("+") if len(part) > 1]
    assert named, label
    assert all(part.startswith("⟦") for part in named), label
