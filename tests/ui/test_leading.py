"""Where the keyboard begins in dialogs, and what Enter and Space do there."""

from __future__ import annotations

import pytest

from game.ui.boxes import Modal
from game.ui.controls import button
from game.ui.focus import nearest
from game.ui.intents import Back, Dismiss, OpenCredits, OpenSettings, Quit, Rematch, ToShelf
from game.ui.layout import Column, Stack
from game.ui.panels.credits import credits_page
from game.ui.panels.dialogs import curtain, notice, question
from game.ui.panels.menu import menu
from game.ui.panels.settings import settings
from game.ui.panels.settings_table import SettingsModel
from game.ui.persons import Person
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.ui.stage import Heard, click, find, middle, surface

VIEWPORT = Viewport.of(1280, 720)
ENGLISH = SettingsModel()


def page(heard: Heard) -> Widget:
    """A screen with two buttons."""
    return Column(
        button("page.one", "One", OpenSettings(), heard),
        button("page.two", "Two", OpenCredits(), heard),
    )


def keyed(shown: Surface, *names: str) -> None:
    """Keys are pressed, as the window hands them on."""
    for name in names:
        shown.leading.keyed = True
        shown.key(name)


def dialogs(heard: Heard) -> dict[str, Widget]:
    """Every dialog, by the control that it is for."""
    return {
        "menu.on": menu(heard, VIEWPORT),
        "settings.done": settings(ENGLISH, heard, VIEWPORT),
        "credits.done": credits_page((), heard, VIEWPORT),
        "question.0": question("Which?", "Two are there.", ("One", "Other"), heard),
        "question.back": question("Delete it?", "", ("Delete",), heard, losing=True),
        "notice.close": notice("Saving", "The disk is full.", heard, what="save"),
        "notice.other": notice("Saved", "Damaged.", heard, what="save", other=("Old", ToShelf())),
    }


@pytest.mark.parametrize("first", sorted(dialogs(Heard())))
def test_a_dialog_opened_by_a_key_shows_where_the_focus_is(first: str) -> None:
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    keyed(shown, "Esc")
    shown.show(Stack(page(heard), dialogs(heard)[first]))
    assert (shown.touch.focused, shown.touch.ring) == (first, True)


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("first", sorted(dialogs(Heard())))
def test_enter_and_space_do_what_a_dialog_is_for(first: str, key: str) -> None:
    """Also after a click has opened it, when nothing shows the focus yet."""
    heard = Heard()
    shown = surface(Stack(page(heard), dialogs(heard)[first]), (1280, 720))
    assert not shown.touch.ring
    shown.pointer_pressed(1, 1)  # beside the dialog, which takes the focus away
    keyed(shown, key)
    assert len(heard) == 1


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_loses_nothing(key: str) -> None:
    heard = Heard()
    asked = question("Delete it?", "It is gone then.", ("Delete",), heard, losing=True)
    shown = surface(Stack(page(heard), asked), (1280, 720))
    keyed(shown, key)
    assert heard == [Back()]


def test_items_of_the_menu_are_reached_by_arrows() -> None:
    heard = Heard()
    shown = surface(Stack(page(heard), menu(heard, VIEWPORT)), (1280, 720))
    shown.lead(None)
    assert not shown.touch.ring
    shown.lead("")
    assert shown.touch.focused == "menu.on"
    keyed(shown, "Down", "Enter", "Down", "Space", "Down", "Down", "Enter", "Up", "Space")
    assert heard == [Rematch(), OpenSettings(), Quit(), ToShelf()]


def test_the_focus_goes_back_to_what_opened_a_dialog() -> None:
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    shown.focus("page.two")
    keyed(shown, "Enter")
    shown.show(Stack(page(heard), menu(heard, VIEWPORT)))
    keyed(shown, "Down", "Down")
    shown.show(Stack(page(heard), menu(heard, VIEWPORT), settings(ENGLISH, heard, VIEWPORT)))
    assert shown.touch.focused == "settings.done"
    shown.show(Stack(page(heard), menu(heard, VIEWPORT)))
    assert (shown.touch.focused, shown.touch.ring) == ("menu.settings", True)
    shown.show(page(heard))
    assert (shown.touch.focused, shown.touch.ring) == ("page.two", True)


def test_a_dialog_opened_by_the_mouse_shows_no_ring_until_a_key_is_pressed() -> None:
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    shown.pointer_pressed(1, 1)
    shown.show(Stack(page(heard), menu(heard, VIEWPORT)))
    assert not shown.touch.ring


def test_a_curtain_leads_nobody_on() -> None:
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    keyed(shown, "Esc")
    shown.show(Stack(page(heard), curtain(Person("Ada", "red"), heard, VIEWPORT)))
    assert (shown.touch.focused, shown.touch.ring) == ("", False)


def test_a_dialog_without_a_main_control_begins_at_its_first() -> None:
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    keyed(shown, "Esc")
    shown.show(Stack(page(heard), Modal(Column(button("a", "A", Back(), heard)))))
    assert shown.touch.focused == "a"
    shown.show(Stack(page(heard), Modal(Column(button("b", "B", Dismiss(), heard)))))
    assert shown.touch.focused == "b"


def test_the_nearest_in_an_arrows_direction() -> None:
    places = {"here": (0.0, 0.0), "right": (10.0, 1.0), "far": (30.0, 0.0), "low": (2.0, 12.0)}
    assert nearest(places, "here", "Right") == "right"
    assert nearest(places, "here", "Down") == "low"
    assert nearest(places, "here", "Up") is None


def test_the_mouse_gets_its_tip_though_a_key_has_opened_the_dialog() -> None:
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    keyed(shown, "Esc")
    shown.show(Stack(page(heard), settings(ENGLISH, heard, VIEWPORT)))
    before = len(shown.paint().data)
    assert shown.touch.ring
    name = find(shown, "settings.coach")
    shown.pointer_moved(*middle(shown, name))
    shown.advance(1.0)
    assert len(shown.paint().data) > before, "the tip of the switch"


@pytest.mark.parametrize("reason", ["", "no mob here"])
def test_a_greyed_button_answers_a_click_with_its_reason(reason: str) -> None:
    heard = Heard()
    made = button("fight", "Fight", Back(), heard, reason=reason, tip="Fight a mob")
    shown = surface(Column(made), (1280, 720))
    before = len(shown.paint().data)
    click(shown, made)
    assert (len(shown.paint().data) > before + 400) == bool(reason)
    assert bool(heard) != bool(reason)


def test_enter_presses_nothing_that_was_only_clicked_before_a_dialog() -> None:
    """Enter opened the menu again and again after it had been opened by mouse and left by Esc."""
    heard = Heard()
    shown = surface(page(heard), (1280, 720))
    click(shown, find(shown, "page.one"))
    heard.clear()
    shown.show(Stack(page(heard), menu(heard, VIEWPORT)))
    keyed(shown, "Esc")
    shown.show(page(heard))
    heard.clear()
    keyed(shown, "Enter")
    assert not heard, "the button is not led to"
