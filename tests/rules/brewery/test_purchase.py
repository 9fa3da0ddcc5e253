"""D6: one ingredient and one token a purchase, and what a skill die takes off a price."""

from __future__ import annotations

import pytest

from game.rules.brewery import refusals
from game.rules.brewery.catalogue import GOODS, die_number
from game.rules.brewery.dice import BLOCKED_FACE
from game.rules.brewery.moves import Buy, EndPurchase, Store
from game.rules.brewery.position import PURCHASE
from game.rules.brewery.state import BreweryState
from tests.rules.brewery.table import bare, buy, do, give, lies, put, use

PRICES = {
    "fruit": 2,
    "spices": 3,
    "special_malt": 3,
    "honey": 4,
    "special_hops": 4,
    "reroll": 2,
    "raise": 2,
    "withdraw": 3,
    "block_die": 3,
    "block_recipe": 3,
    "block_object": 4,
}


def shopping(gold: int = 20, round_: int = 3) -> BreweryState:
    """Seat 0 buys."""
    return give(bare(phase=PURCHASE, round_=round_), 0, gold=gold)


@pytest.mark.parametrize("what", sorted(PRICES))
def test_d1_3_everything_has_its_price(what: str) -> None:
    price = PRICES[what]
    state = shopping(price)
    told = do(state, buy(what))
    assert told == [f"bought 0 {what} {price} -", f"gold 0 -{price} purchase"]
    assert state.view(0).players[0].gold == 0
    assert state.owns(0, GOODS.index(what)) == 1
    assert state.for_sale(GOODS.index(what)) == 2
    poor = shopping(price - 1)
    assert poor.refusal(buy(what)) == refusals.gold_short(price, price - 1)


def test_d6_one_ingredient_and_one_token() -> None:
    state = shopping()
    do(state, buy("fruit"), buy("raise"))
    for what in ("honey", "fruit", "reroll"):
        assert state.refusal(buy(what)) == refusals.one_a_round(GOODS.index(what))
    do(state, EndPurchase())
    assert (state.actor(), state.turn) == (1, 2)


def test_d6_ingredients_from_round_2_tokens_from_round_3() -> None:
    fruit, token = GOODS.index("fruit"), GOODS.index("raise")
    assert shopping(round_=1).refusal(Buy(fruit)) == refusals.market_not_open(fruit, 2)
    assert shopping(round_=2).refusal(Buy(fruit)) is None
    assert shopping(round_=2).refusal(Buy(token)) == refusals.market_not_open(token, 3)
    assert shopping(round_=3).refusal(Buy(token)) is None


LOWER = {
    "spices": {4: 2, 5: 2, 6: 2},
    "special_malt": {4: 2, 5: 2, 6: 2},
    "honey": {5: 3, 6: 2},
    "special_hops": {5: 3, 6: 2},
}
"""By ingredient and value of the skill die: the price."""


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("what", sorted(LOWER))
def test_d6_a_skill_die_lowers_one_price(what: str, value: int) -> None:
    state = shopping()
    put(state, 0, "ware", f"skill-1={value}")
    move = buy(what, "skill-1")
    if value not in LOWER[what]:
        refused = refusals.value_too_low("D6", min(LOWER[what]), value)
        assert state.refusal(move) == refused
        return
    price = LOWER[what][value]
    assert do(state, move) == [f"bought 0 {what} {price} skill-1", f"gold 0 -{price} purchase"]
    assert lies(state, "skill-1") == (0, "resting", value)


def test_d6_fruit_and_tokens_are_never_cheaper() -> None:
    state = shopping()
    put(state, 0, "pool", "skill-1=6")
    for what in ("fruit", "raise", "block_object"):
        assert state.refusal(buy(what, "skill-1")) == refusals.never_cheaper(GOODS.index(what))


def test_d6_only_own_rolled_unblocked_skill_dice_lower_a_price() -> None:
    state = shopping()
    put(state, 0, "pool", "skill-1=6", "skill-2", "light-1=6")
    put(state, 1, "pool", "skill-3=6")
    state.face[die_number("skill-1")] |= BLOCKED_FACE
    for die, why in (
        ("skill-1", refusals.die_blocked),
        ("skill-2", refusals.die_unrolled),
        ("skill-3", refusals.die_elsewhere),
    ):
        assert state.refusal(buy("honey", die)) == why(die_number(die))
    malt = buy("honey", "light-1")
    assert state.refusal(malt) == refusals.not_a_skill_die("D6", die_number("light-1"))


def test_d6_three_of_a_kind_and_no_more() -> None:
    state = give(shopping(), 1, "fruit", "fruit", "fruit", "raise", "raise", "raise")
    for what in ("fruit", "raise"):
        assert state.refusal(buy(what)) == refusals.sold_out(GOODS.index(what))


def test_d8_a_blocked_market_sells_nothing() -> None:
    state = shopping()
    state.blocked = 1 << 4
    assert state.refusal(buy("fruit")) == refusals.market_blocked(4)
    assert state.refusal(buy("raise")) is None
    state.blocked = 1 << 5
    assert state.refusal(buy("fruit")) is None
    assert state.refusal(buy("raise")) == refusals.market_blocked(5)


def test_d6_what_is_bought_may_be_used_at_once() -> None:
    state = shopping()
    put(state, 0, "ware", "light-1=4")
    told = do(state, buy("raise"), use("raise", "light-1"))
    assert told[2:] == ["token_used 0 raise light-1", "die_raised 0 light-1 5 token"]


def test_d3_dice_are_stored_until_the_end_of_the_own_purchase() -> None:
    state = shopping()
    put(state, 0, "pool", "light-1=4", "light-2=4")
    do(state, Store(0))
    assert lies(state, "light-1")[1] == "warehouse"
    do(state, EndPurchase())
    assert state.refusal(Store(1)) == refusals.not_in_pool(1)
    told = do(state, EndPurchase())
    assert told[0] == "phase_started brew"


def test_d6_in_other_phases_nothing_is_sold() -> None:
    state = give(bare(), 0, gold=9)
    assert state.refusal(buy("fruit")) == refusals.wrong_phase("purchase")
    assert state.refusal(EndPurchase()) == refusals.wrong_phase("purchase")
