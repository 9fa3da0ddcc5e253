from __future__ import annotations

import errno
import gc
import importlib
from types import SimpleNamespace

import pytest

from game.bench.resident import MB, resident_mb
from game.error_reasons import reason_of
from game.reading import NotAFile
from game.render import context
from game.render.device import device_line, is_software
from tests.gl import SIZE, current

from pyglet import gl  # isort: skip


def break_windows(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise fault

    current()
    monkeypatch.setattr(importlib.import_module("pyglet.window"), "Window", refuse)


def stand_in(version: tuple[int, int], renderer: str = "a card") -> SimpleNamespace:
    info = SimpleNamespace(get_version=lambda: version, get_renderer=lambda: renderer)
    return SimpleNamespace(context=SimpleNamespace(get_info=lambda: info), close=lambda: None)


def test_an_old_opengl_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "_open", lambda *_: stand_in((2, 1)))
    with pytest.raises(context.NoOpenGL, match=r"needs OpenGL 3\.3, but .* offers 2\.1\.$"):
        context.open_context(headless=True)


def test_a_missing_display_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = importlib.import_module("pyglet.window").NoSuchConfigException("no config")
    break_windows(monkeypatch, fault)
    with pytest.raises(context.NoOpenGL, match="could not open a window"):
        context.open_context(headless=True)


@pytest.mark.parametrize("fault", ["NoSuchConfigException", "NoSuchDisplayException"])
def test_a_fault_without_words_is_told_in_ours(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    break_windows(monkeypatch, getattr(importlib.import_module("pyglet.window"), fault)())
    with pytest.raises(context.NoOpenGL, match=r"here \([a-z ]{10,}\)\.$"):
        context.open_context(headless=True)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (OSError(errno.EPIPE, "Broken pipe"), "the system refuses it (EPIPE)"),
        (OSError("broken"), "the system refuses it (OSError)"),
        (NotAFile(errno.EINVAL, "it is a door"), "it is a door"),
        (ValueError("broken"), "broken"),
        (EOFError(), "EOFError"),
    ],
)
def test_a_reason_is_never_empty(error: Exception, told: str) -> None:
    assert reason_of(error) == told


def test_a_fault_of_our_own_is_not_disguised(monkeypatch: pytest.MonkeyPatch) -> None:
    break_windows(monkeypatch, ValueError("ours"))
    with pytest.raises(ValueError, match="ours"):
        context.open_context(headless=True)


def test_software_renderers_begin_at_low() -> None:
    low = stand_in((3, 3), "llvmpipe (LLVM 15)")
    card = stand_in((3, 3), "Intel(R) HD Graphics 520")
    assert is_software(low)  # type: ignore[arg-type]  # a stand-in
    assert not is_software(card)  # type: ignore[arg-type]  # a stand-in


def test_the_log_line_names_version_and_renderer() -> None:
    window = current()
    assert window.context.get_info().get_renderer() in device_line(window)


def opened_and_closed(windows: int) -> None:
    for _ in range(windows):
        window = context.open_context(headless=True, size=SIZE)
        gl.glClearColor(1.0, 0.5, 0.0, 1.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
        gl.glFinish()
        context.close_context(window)
    gc.collect()


def test_a_closed_window_gives_its_picture_back() -> None:
    kept = current()  # as long as one is open, pyglet keeps what others have drawn into
    opened_and_closed(2)
    before = resident_mb()
    opened_and_closed(8)
    assert resident_mb() - before < 8 * SIZE[0] * SIZE[1] * 8 / MB / 2
    kept.switch_to()
