"""A second press on a button answers nothing that the first one put in its place."""

from __future__ import annotations

from pyglet.window import mouse

from game.rules.biomes.moves import Tnt
from game.rules.biomes.view import Stage
from game.session.match import Match
from tests.app.desktop import Desktop, ground
from tests.app.test_app_hud import brought_to


def pressed_again(desktop: Desktop, at: tuple[float, float], after: float) -> None:
    """Press where the pointer is, so many seconds later."""
    desktop.now += after
    x, y = int(at[0]), int(at[1])
    desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
    desktop.send("on_mouse_release", x, y, mouse.LEFT, 0)
    desktop.desk.settle()


def back_at_the_question(desktop: Desktop) -> tuple[Match, tuple[float, float]]:
    """TNT was kept, the fight is over, and *Undo* was pressed: where it lay."""
    match = brought_to(desktop, Tnt)
    desktop.click("fight.keep")
    desktop.settle()
    while "fight.on" in desktop.widgets():
        desktop.click("fight.on")
        desktop.settle()
    place = desktop.place("undo")
    desktop.click_at(*place)
    assert ground(desktop.match.game.table).view.stage is Stage.TNT
    return match, place


def test_undo_pressed_twice_keeps_no_tnt(desktop: Desktop) -> None:
    match, place = back_at_the_question(desktop)
    played = len(match.history)
    pressed_again(desktop, place, 0.4)
    pressed_again(desktop, place, 0.4)
    assert len(match.history) == played
    assert ground(desktop.match.game.table).view.stage is Stage.TNT
