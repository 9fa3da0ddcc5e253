"""A second press never answers what the first one has put in its place."""

from __future__ import annotations

import pytest

from game.ui.boxes import Anchored, Sized
from game.ui.controls import button
from game.ui.intents import Continue, Intent, OpenMenu, Undo
from game.ui.layout import Row
from game.ui.stray_press import SECOND_S
from game.ui.surface import Surface
from game.ui.widget import Widget
from tests.ui.stage import Heard, find, middle, surface


def _placed(key: str, intent: Intent, *, reason: str = "") -> Widget:
    """A button at the place where all of these tests press."""
    made = button(key, "As wide as any other", intent, Heard(), reason=reason)
    return Anchored(Sized(made, width=240), 0.5, 0.5, 0)


def _pressed(shown: Surface, now: float = 10.0) -> tuple[float, float]:
    """The place of a first press, which is never astray."""
    at = middle(shown, find(shown, "undo"))
    assert not shown.is_astray(*at, now)
    return at


def test_a_second_press_does_not_answer_what_came_in_its_place() -> None:
    shown = surface(_placed("undo", Undo()))
    at = _pressed(shown)
    shown.show(_placed("fight.keep", OpenMenu()))
    assert shown.is_astray(*at, 10.5)
    assert shown.is_astray(*at, 10.4 + SECOND_S), "whoever hammers on is still not heard"
    assert not shown.is_astray(*at, 10.6 + 2 * SECOND_S), "whoever has looked is"


def test_the_same_button_may_be_pressed_as_fast_as_one_can() -> None:
    shown = surface(_placed("undo", Undo()))
    at = _pressed(shown)
    shown.show(_placed("undo", Undo()))
    assert not shown.is_astray(*at, 10.1)


def test_what_lay_there_before_or_elsewhere_is_no_surprise() -> None:
    both = Row(
        button("undo", "Undo", Undo(), Heard()), button("menu", "Menu", OpenMenu(), Heard()), gap=0
    )
    shown = surface(Anchored(both, 0.5, 0.5, 0))
    _pressed(shown)
    assert not shown.is_astray(*middle(shown, find(shown, "menu")), 10.1)
    shown.show(Anchored(button("menu", "Menu", OpenMenu(), Heard()), 0.0, 0.0, 0))
    assert not shown.is_astray(*middle(shown, find(shown, "menu")), 10.2)


@pytest.mark.parametrize(
    "other", [_placed("fight.on", Continue()), _placed("end", Undo(), reason="not now")]
)
def test_what_only_goes_on_or_does_nothing_is_always_heard(other: Widget) -> None:
    shown = surface(_placed("undo", Undo()))
    at = _pressed(shown)
    shown.show(other)
    assert not shown.is_astray(*at, 10.1)


def test_the_table_is_not_pressed_where_a_button_was() -> None:
    shown = surface(_placed("undo", Undo()))
    at = _pressed(shown)
    shown.show(Widget())
    assert shown.is_astray(*at, 10.1)
    assert not shown.is_astray(at[0] + 400.0, at[1], 10.2), "elsewhere it always was the table"


def test_a_panel_that_a_click_on_the_table_brought_is_not_answered_by_the_second() -> None:
    shown = surface(Widget())
    at = (800.0, 450.0)
    assert not shown.is_astray(*at, 10.0)
    shown.show(_placed("undo", Undo()))
    assert shown.is_astray(*at, 10.2)
