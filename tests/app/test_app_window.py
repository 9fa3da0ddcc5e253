"""The window: frames only when needed, sizes, keys' names, and ends of all kinds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyglet.window import key as keys

from game.app import run
from game.app.keys import key_names
from game.app.probe import Probe, report
from game.render.context import NoOpenGL
from game.session.opening import Shelf
from tests.app.desktop import Desktop

ISO_LEFT_TAB, CYRILLIC = keys.user_key(23), keys.user_key(43)
"""Symbols that pyglet doesn't know and calls by the numbers of their keys."""


def test_the_shelf_is_drawn_once_and_then_rests(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.run(1.0)
    before = desktop.frames
    desktop.run(2.0)
    assert desktop.frames == before
    assert not desktop.desk.awake
    x, y = desktop.place("shelf.settings")
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    desktop.run(0.1)
    assert desktop.frames == before + 1, "the button under the pointer looks different"


def test_another_size_fits_the_panels_anew(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.desk.resize((1920, 1080), 1.0)
    desktop.desk.settle()
    assert (desktop.desk.viewport.pixel_width, desktop.desk.viewport.pixel_height) == (1920, 1080)
    rect = desktop.desk.surface.root.rect
    assert rect.width == pytest.approx(desktop.desk.viewport.width)


def test_the_probe_tells_what_is_shown_and_where(desktop: Desktop, tmp_path: Path) -> None:
    desktop.game()
    told = report(desktop.desk)
    assert told["screen"] == "match"
    assert told["deciding"] is True
    assert json.loads(json.dumps(told)) is not None
    blocks = [each for each in told["targets"] if each["kind"] == "block"]  # type: ignore[attr-defined] # plain data
    assert len(blocks) == 4, "at the start exactly the four corner blocks (B9.6)"
    path = tmp_path / "probe.jsonl"
    probe = Probe(path)
    probe.frame(desktop.desk)
    assert path.exists()


@pytest.mark.parametrize(
    ("symbol", "modifiers", "place", "names"),
    [
        (keys._1, 0, "", ("1",)),
        (keys.Z, keys.MOD_CTRL, "", ("Ctrl+Z",)),
        (keys.TAB, keys.MOD_SHIFT, "Tab", ("Shift+Tab",)),
        (ISO_LEFT_TAB, keys.MOD_SHIFT, "Tab", ("Shift+Tab",)),
        (keys.ESCAPE, 0, "", ("Esc",)),
        (keys.NUM_ENTER, 0, "", ("Enter",)),
        (keys.CAPSLOCK, 0, "", ()),
        (keys.NUM_END, 0, "", ("1", "End")),
        (keys.NUM_BEGIN, 0, "", ("5",)),
        (keys.NUM_HOME, keys.MOD_SHIFT, "", ("7", "Shift+Home")),
        (keys.AMPERSAND, 0, "1", ("1",)),
        (keys.A, 0, "Q", ("A", "Q")),
        (keys.A, keys.MOD_CTRL, "Q", ("Ctrl+A",)),
        (CYRILLIC, 0, "H", ("H",)),
        (CYRILLIC, keys.MOD_CTRL, "Z", ("Ctrl+Z",)),
    ],
)
def test_keys_have_names(symbol: int, modifiers: int, place: str, names: tuple[str, ...]) -> None:
    assert key_names(symbol, modifiers, place) == names


def test_without_opengl_there_is_one_sentence_and_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise NoOpenGL("Cubewright needs OpenGL 3.3, but this machine offers 2.1.")

    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(run, "_live", refuse)
    assert run.open_app(Shelf()) == run.NO_WINDOW
    told = capsys.readouterr().err
    assert "OpenGL 3.3" in told
    assert "Traceback" not in told
    assert "OpenGL 3.3" in (tmp_path / run.LOG_NAME).read_text(encoding="utf-8")


def test_a_crash_is_logged_and_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(run, "_live", break_down)
    assert run.open_app(Shelf()) == run.CRASHED
    assert "Traceback" not in capsys.readouterr().err
    assert "ZeroDivisionError" in (tmp_path / run.LOG_NAME).read_text(encoding="utf-8")
