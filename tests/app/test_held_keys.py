"""Keys whose release was lost with a window are heard again, however late they were let go of."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from game.app import held_keys

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
