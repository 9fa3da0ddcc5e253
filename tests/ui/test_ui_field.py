"""Typing: the caret, what is selected, and what is copied."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui import clipboard
from game.ui.clipboard import CLIPBOARD
from game.ui.editing import Line
from game.ui.field import MARGIN, TextField
from game.ui.intents.setup import SetName
from game.ui.surface import Surface
from game.ui.theme import BODY_BOLD
from tests.ui.stage import Heard, middle, surface
from tests.ui.test_ui_surface import corner


@pytest.fixture(autouse=True)
def own_clipboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A clipboard that nobody else uses."""
    fresh = clipboard.Clipboard()
    monkeypatch.setattr("game.ui.field.CLIPBOARD", fresh)
    yield
    assert CLIPBOARD is not fresh


def typed_in(text: str, heard: Heard, most: int = 16) -> tuple[Surface, TextField]:
    field = TextField("name", text, lambda new: SetName(0, new), heard, width=300, most=most)
    shown = surface(corner(field))
    shown.focus("name")
    return shown, field


def test_a_line_is_moved_through_selected_and_written_over() -> None:
    line = Line.at_end("Mira")
    assert line.moved("Right").caret == 4
    assert line.moved("Home").moved("Left").caret == 0
    marked = line.moved("Left", selecting=True).moved("Left", selecting=True)
    assert marked.selected == "ra"
    assert marked.moved("Left").caret == 2, "an arrow goes to the selection's edge"
    assert marked.moved("Right").caret == 4
    assert marked.written("lo and more", 5) == Line("Milo ", 5, 5)
    assert marked.erased(ahead=False).text == "Mi"
    assert line.all_selected().written("Jo", 16) == Line("Jo", 2, 2)
    assert Line("", 0, 0).erased(ahead=False) == Line("", 0, 0)


def test_shift_selects_and_typing_writes_over_it() -> None:
    heard = Heard()
    shown, _field = typed_in("Mira", heard)
    for key in ("Home", "Right", "Shift+Right", "Shift+End"):
        assert shown.key(key)
    shown.typed("o")
    assert heard == [SetName(0, "Mo")]


def test_copy_cut_and_paste() -> None:
    heard = Heard()
    shown, field = typed_in("Mira", heard, most=10)
    for key in ("Ctrl+A", "Ctrl+C", "End", "Ctrl+V"):
        assert shown.key(key)
    assert heard == [SetName(0, "MiraMira")]
    for key in ("Ctrl+A", "Ctrl+X"):
        shown.key(key)
    assert heard[-1] == SetName(0, "")
    shown.key("Ctrl+V")
    assert field.text == "MiraMira"


def test_nothing_selected_copies_nothing() -> None:
    heard = Heard()
    shown, field = typed_in("Mira", heard)
    for key in ("Ctrl+C", "Ctrl+X", "Ctrl+V"):
        shown.key(key)
    assert field.text == "Mira"
    assert heard == []


def test_a_drag_selects_what_it_passes_over() -> None:
    heard = Heard()
    shown, field = typed_in("Mira", heard)
    y = middle(shown, field)[1]
    scale = shown.viewport.scale
    wide = shown.painter.meter.width("Mi", BODY_BOLD)
    shown.pointer_pressed((field.rect.x + MARGIN) * scale, y)
    shown.pointer_moved((field.rect.x + MARGIN + wide) * scale, y)
    assert field.line.selected == "Mi"
    shown.pointer_released((field.rect.x + MARGIN + wide) * scale, y)
    shown.typed("Ba")
    assert heard == [SetName(0, "Bara")]


def test_a_window_lends_its_clipboard_in_one_line() -> None:
    own, outside = clipboard.Clipboard(), ["two\nlines"]
    own.connect(lambda: outside[-1], outside.append)
    assert own.paste() == "two lines"
    own.copy("Mira")
    assert outside[-1] == "Mira"


@pytest.mark.parametrize(
    ("place", "word"), [(0, "Mira"), (2, "Mira"), (4, "Mira"), (5, "Sol"), (8, "Sol")]
)
def test_a_double_click_selects_the_word_that_it_is_on(place: int, word: str) -> None:
    assert Line.at_end("Mira Sol").word_at(place).selected == word
    assert Line.at_end("").word_at(place).selected == ""
    _shown, field = typed_in("Mira Sol", Heard())
    field.press_twice(field.rect.x + MARGIN, field.rect.center[1])
    assert field.line.selected == "Mira"
