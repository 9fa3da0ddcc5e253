"""Keys whose release was lost with a window are heard again, however late they were let go of."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from game.app import held_keys
from game.app.window_input import WindowInput
from game.render.x_keys import HeldKeys, keys_in

F11 = 0xFFC8


def test_a_key_that_is_let_go_of_later_is_forgotten_later(monkeypatch: pytest.MonkeyPatch) -> None:
    window = SimpleNamespace(pressed_keys={F11})
    down, later = [True, True, False], list[Callable[[float], None]]()
    monkeypatch.setattr(held_keys, "any_is_down", lambda _window: down.pop(0))
    clock = SimpleNamespace(schedule_once=lambda call, _seconds: later.append(call))
    monkeypatch.setattr(held_keys, "clock", clock)
    held_keys.forget_held_keys(window)
    assert window.pressed_keys == {F11}, "it is down"
    later.pop()(0.1)
    assert window.pressed_keys == {F11}, "it still is"
    later.pop()(0.1)
    assert not window.pressed_keys
    assert not later


def test_nothing_is_asked_while_no_key_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held_keys, "any_is_down", lambda _window: pytest.fail("asked"))
    held_keys.forget_held_keys(SimpleNamespace(pressed_keys=set()))
    held_keys.forget_held_keys(SimpleNamespace())


def test_a_key_counts_by_its_place_whatever_it_means_when_it_goes_up() -> None:
    held = HeldKeys()
    held.code = 23
    held.add(0xFE20)  # Shift+Tab has a symbol of its own
    assert 0xFF09 in held
    held.remove(0xFF09)  # Shift went up first
    assert 0xFE20 not in held


def test_a_window_that_is_left_forgets_its_keys_and_keeps_those_that_come_with_it() -> None:
    window = SimpleNamespace(pressed_keys=HeldKeys())
    window.pressed_keys.code = 38
    window.pressed_keys.add(ord("a"))
    inputs = WindowInput(window, SimpleNamespace(), lambda: None, lambda: 0.0)  # type: ignore[arg-type]  # a stand-in
    inputs.interrupted()
    assert not window.pressed_keys
    window.pressed_keys.hold(keys_in(bytes([0, 0, 0, 0, 1 << 4])))
    window.pressed_keys.code = 36
    assert ord("b") in window.pressed_keys, "it went down in another window"
