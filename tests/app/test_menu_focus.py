"""Esc out of the menu gives Enter back to what it is printed on."""

from __future__ import annotations

import pytest
from pyglet.window import key as keys

from game.app.routes import NewGame
from game.rules.registry import TITLES
from game.session.seats import COLORS, HUMAN, Seat
from tests.app.desktop import ENTER, ESCAPE, Desktop


def opened(desktop: Desktop) -> bool:
    """Whether the menu is there."""
    return desktop.desk.dialog is not None


@pytest.mark.parametrize("title", TITLES)
def test_enter_does_not_open_the_menu_again_after_esc(desktop: Desktop, title: str) -> None:
    seats = (Seat("Mira", HUMAN, COLORS[0]), Seat("Jonas", "greedy", COLORS[1]))
    desktop.desk.show(NewGame(title, "classic", seats, 3, 0))
    desktop.settle()
    for _again in range(2):
        desktop.press_key(ESCAPE)
        assert opened(desktop)
        desktop.press_key(keys.DOWN)
        desktop.press_key(ESCAPE)
        desktop.settle()
        assert not opened(desktop)
        assert desktop.desk.surface.touch.focused != "hud.menu"
    desktop.press_key(ENTER)
    desktop.settle()
    assert not opened(desktop)


def test_enter_does_not_open_the_menu_again_where_keys_led_to_it(desktop: Desktop) -> None:
    """Whoever opened the menu from its button by keys and left it by Esc plays on."""
    desktop.game()
    desktop.desk.surface.leading.keyed = True
    desktop.desk.surface.focus("hud.menu")
    desktop.press_key(ENTER)
    assert opened(desktop)
    desktop.press_key(ESCAPE)
    assert not opened(desktop)
    desktop.press_key(ENTER)
    desktop.settle()
    assert not opened(desktop)
