"""A skill die while its owner buys: where it lowers a price, or why it does not (D6)."""

from __future__ import annotations

import pytest

from game.rules.brewery.catalogue import die_number
from game.rules.brewery.position import PURCHASE
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.hands.hands import HANDS
from game.titles.brewery.ui.panels.discounts import discount_text
from game.titles.brewery.ui.panels.purchase import market_panel
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.refusals import sentence
from game.titles.brewery.ui.signs.things import facts
from tests.rules.brewery.table import bare, give, put
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.test_brewery_hands import decision
from tests.ui.test_brewery_signs import texts

SKILL_DIE = DieTarget(die_number("skill-1"))


@pytest.mark.parametrize("place", ["pool", "ware"])
def test_a_low_skill_die_says_what_it_would_have_to_show(place: str) -> None:
    """A newcomer had heard that a skill die lowers a price, and found no word of how."""
    state = bare(phase=PURCHASE)
    give(state, 0, gold=9)
    put(state, 0, place, "skill-1=2")
    here = decision(state)
    why = HANDS.why_not(here, SKILL_DIE)
    if place == "ware":  # in the pool it can be stored
        assert why is not None
        told = sentence(here.view.catalogue, why)
        assert told == "It makes something cheaper if it shows 4 or more; it shows 2."
    panel = market_panel(here.view, tuple(here.legal), ignore, Room(400, 600))
    shown = " ".join(texts(panel))
    assert "Your skill die shows 2: too low to lower a price. With 4 or more" in shown
    assert any("lower a price" in line for line in facts(here.view, PEOPLE, SKILL_DIE))


def test_a_high_one_says_how_it_is_used() -> None:
    state = bare(phase=PURCHASE)
    give(state, 0, gold=9)
    put(state, 0, "ware", "skill-1=4")
    here = decision(state)
    assert HANDS.why_not(here, SKILL_DIE) is None
    told = discount_text(here.view, tuple(here.legal))
    assert told == "A skill die can lower the price: choose the ingredient, then the die."


def test_who_has_bought_or_has_none_is_told_nothing_of_it() -> None:
    state = bare(phase=PURCHASE)
    assert discount_text(state.view(0), ()) == ""
    put(state, 0, "ware", "skill-1=4")
    state.bought = 1
    here = decision(state)
    assert discount_text(here.view, tuple(here.legal)) == ""
    why = HANDS.why_not(here, SKILL_DIE)
    assert why is not None
    assert why.code == "one_a_round"
