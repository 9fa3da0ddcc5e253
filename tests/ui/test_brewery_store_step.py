"""The step before brewing is called what it is: while nothing is for sale, storing (D3, D6)."""

from __future__ import annotations

import pytest

from game.rules.brewery.moves import EndPurchase
from game.rules.brewery.view import PURCHASE
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.selection import EMPTY, Selection
from game.titles.brewery.ui.panels.coach.moves import move_text
from game.titles.brewery.ui.panels.lacking import reasons
from game.titles.brewery.ui.panels.prompt import prompt_text
from game.titles.brewery.ui.panels.ribbon import BREW, BUY, step_icon, step_name, step_of, step_tip
from tests.ui.test_brewery_panels import Known, buttons, positions

BUYING = ("Buy", "buying")


def purchase(number: int) -> Known:
    """The first purchase of a round."""
    found = (each for seed in range(9) for each in positions(seed))
    return next(
        (view, legal)
        for view, legal in found
        if view.phase == PURCHASE and view.round == number and EndPurchase() in legal
    )


def told(each: Known) -> list[str]:
    """All that names the step: the ribbon, the last button, the line, the hint, the refusals."""
    view, legal = each
    return [
        step_name(view, step_of(view)),
        step_tip(view, step_of(view)),
        buttons(view, legal).further[-1].label,
        prompt_text(view, EMPTY, legal, deciding=True),
        prompt_text(view, Selection(passing=True), legal, deciding=True),
        move_text(view, EndPurchase()),
        reasons(view, legal, True)[ActionKind.BREW],
    ]


def test_the_first_round_stores_and_does_not_buy() -> None:
    each = purchase(1)
    for text in told(each):
        assert not any(word in text for word in BUYING), text
    assert told(each)[0] == "Store"
    assert step_icon(each[0], BUY) == "warehouse"


@pytest.mark.parametrize("number", [2, 3])
def test_later_rounds_buy(number: int) -> None:
    each = purchase(number)
    assert told(each)[0] == "Buy"
    assert told(each)[2] == "End buying"
    assert step_icon(each[0], BUY) == "buy"
    assert step_name(each[0], BREW) == "Brew"
