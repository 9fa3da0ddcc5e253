"""The panel of storing: rows to press that stay where they are, whatever is stored (D3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.brewery.catalogue import die_number
from game.rules.brewery.moves import Store
from game.rules.brewery.state import BreweryState
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.selection import Selection
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.store import store_panel
from game.titles.brewery.ui.view_facts import in_reach, wanted
from game.ui.intents import Choose
from game.ui.marks import Text
from game.ui.surface import Surface
from tests.rules.brewery.table import bare, open_row, put
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.situations import situation_of
from tests.ui.stage import Heard, click, find, surface

DICE = ("light-1=3", "light-2=3", "dark-1=5", "hops-1=4", "skill-1=2")
STORING = Selection(ActionKind.STORE, suggesting=True)


def full() -> BreweryState:
    state = bare()
    open_row(state, "garden-bitter")
    put(state, 0, "pool", *DICE)
    return state


def rows(shown: Surface) -> dict[int, float]:
    """Where the row of each die stands, stored or not."""
    found = dict[int, float]()
    for node in shown.root.walk():
        name, _dot, die = node.key.partition(".")
        if name in {"store", "stored"} and die.isdigit():
            found[int(die)] = node.rect.y
    return found


@pytest.mark.parametrize("suggesting", [True, False])
def test_no_row_moves_when_a_die_is_stored(suggesting: bool) -> None:
    """A second press at the same place stored another die."""
    state = full()
    places = list[dict[int, float]]()
    for name in ("light-1", "hops-1", "dark-1", ""):
        legal = tuple(state.legal_moves())
        panel = store_panel(state.view(0), legal, suggesting, ignore, Room(400, 600))
        places.append(rows(surface(panel, (1280, 720))))
        if name:
            state.apply(Store(die_number(name)))
    assert len(places[0]) == len(DICE)
    assert all(each == places[0] for each in places)


def test_what_is_stored_is_pressed_no_more() -> None:
    state, heard = full(), Heard()
    state.apply(Store(die_number("hops-1")))
    panel = store_panel(state.view(0), tuple(state.legal_moves()), True, heard, Room(400, 600))
    shown = surface(panel, (1280, 720))
    click(shown, find(shown, f"stored.{die_number('hops-1')}"))
    assert heard == []
    click(shown, find(shown, f"store.{die_number('dark-1')}"))
    assert heard == [Choose(DieTarget(die_number("dark-1")))]


def test_the_panel_stays_while_the_die_is_on_its_way() -> None:
    state = full()
    view, legal = state.view(0), tuple(state.legal_moves())
    shown = surface(None, (1280, 720))
    told = situation_of(view, PEOPLE[:2], 0, STORING, legal)
    shown.show(match_panels(told, ignore, shown.viewport))
    before = rows(shown)
    moving = replace(told, legal=())
    shown.show(match_panels(moving, ignore, shown.viewport))
    assert rows(shown) == before
    others = situation_of(view, PEOPLE[:2], 0, STORING)
    shown.show(match_panels(others, ignore, shown.viewport))
    assert not rows(shown)


def test_no_die_is_suggested_for_what_is_out_of_reach() -> None:
    """Dice were marked for a recipe that asks for more of a colour than its player has."""
    state = bare()
    open_row(state, "garden-bitter")
    base = state.view(0).catalogue.recipes[next(each for each in state.row if each >= 0)].base
    put(state, 0, "pool", "light-1=6")
    assert sum(map(len, base)) > 1
    assert not in_reach(state.view(0), 0, next(each for each in state.row if each >= 0))
    assert wanted(state.view(0), 0) == {}
    for colour, name in enumerate(("light", "dark", "hops")):
        for number in range(1, len(base[colour]) + 1):
            if (name, number) != ("light", 1):
                put(state, 0, "pool", f"{name}-{number}=6")
    assert in_reach(state.view(0), 0, next(each for each in state.row if each >= 0))
    assert wanted(state.view(0), 0)


def test_that_no_die_is_suggested_has_a_reason_that_is_true() -> None:
    """“No open recipe lacks any of these” stood over an empty warehouse: all were out of reach."""
    state = bare()
    open_row(state, "garden-bitter")
    put(state, 0, "pool", "light-1=6")
    assert "You have too few dice for any open recipe yet." in _texts(state)
    base = state.view(0).catalogue.recipes[next(each for each in state.row if each >= 0)].base
    for colour, name in enumerate(("light", "dark", "hops")):
        for number in range(1, len(base[colour]) + 1):
            put(state, 0, "ware", f"{name}-{number}=6")
    put(state, 0, "pool", "light-9=6")
    assert wanted(state.view(0), 0) == {}
    assert "No recipe for which you have enough dice lacks any of these." in _texts(state)


def _texts(state: BreweryState) -> list[str]:
    panel = store_panel(state.view(0), tuple(state.legal_moves()), True, ignore, Room(400, 600))
    return [node.text for node in panel.walk() if isinstance(node, Text)]
