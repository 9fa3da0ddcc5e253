"""The chance of a recipe next round is one number, whoever tells it: a tip, a list, the coach."""

from __future__ import annotations

from itertools import product

import pytest

from game.ai.coach.shares import hundredths
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import HOPS
from game.rules.brewery.dice import BLOCKED_FACE
from game.rules.brewery.moves import Accelerate, Place, Store
from game.titles.brewery.ai.coach.guide import guide
from game.titles.brewery.ai.coach.sights import Sight, hope
from game.titles.brewery.ai.counts import ONE
from game.titles.brewery.ai.holdings import Holdings
from game.titles.brewery.ui.forecast import outlook
from tests.rules.brewery.table import bare, put
from tests.ui.test_brewery_hands import looked_at

CODES = ("hope", "store_lacks", "store_lacks_more")


@pytest.mark.parametrize(
    ("minima", "fixed", "rolled"),
    [((3,), (), 1), ((5, 2), (4,), 2), ((6, 6, 1), (), 3), ((4, 4), (6, 3), 3), ((2,), (1,), 0)],
)
def test_chances_are_those_of_all_rolls(
    minima: tuple[int, ...], fixed: tuple[int, ...], rolled: int
) -> None:
    good = total = 0
    for rolls in product(range(1, 7), repeat=rolled):
        values = sorted((*fixed, *rolls), reverse=True)
        good += len(values) >= len(minima) and all(
            value >= least for value, least in zip(values, minima, strict=False)
        )
        total += 1
    held = Holdings()
    held.fresh[HOPS], held.ware[HOPS] = rolled, sum(ONE[value] for value in fixed)
    found = hope(0, ((), (), minima), held, stores=True)
    assert found.chance == pytest.approx(good / total)


def test_a_die_is_kept_only_where_that_is_better_than_to_roll_it() -> None:
    """For a 6 and a 2: three dice rolled anew are better than a 2 that is kept, and two."""
    held = Holdings()
    held.pool[HOPS] = ONE[2] + 2 * ONE[1]
    found = hope(0, ((), (), (6, 2)), held, stores=True)
    ways = list(product(range(1, 7), repeat=3))
    good = sum(6 in roll and sorted(roll)[1] >= 2 for roll in ways)
    assert found.chance == pytest.approx(good / len(ways))
    assert found.keep == (0, 0, 0)
    held.pool[HOPS] = ONE[5] + 2 * ONE[1]
    assert hope(0, ((), (), (5, 2)), held, stores=True).keep == (0, 0, ONE[5])
    assert hope(0, ((), (), (5, 2)), held, stores=False).keep == (0, 0, 0)


def test_the_tip_reckons_what_the_coach_reckons() -> None:
    """For every recipe that lies open, in positions of every phase."""
    told = 0
    for seats in (2, 4):
        for state in looked_at(seats):
            for seat in range(seats):
                view, sight = state.view(seat), Sight(state, seat)
                for recipe in open_recipes(state):
                    seen = outlook(view, seat, recipe)
                    if not seen.ready:
                        assert seen.chance == sight.hope(recipe).chance
                        told += 0 < seen.chance < 1
    assert told > 100


def test_a_hint_tells_the_chance_that_the_tip_tells_once_it_is_followed() -> None:
    heard = set[str]()
    for state in looked_at(2):
        view, moves = state.view(state.decider), state.legal_moves()
        told = [move for move in moves if isinstance(move, Place | Accelerate | Store)]
        for move in told:
            for reason in guide(view).reasons(move):
                if reason.code in CODES:
                    after = state.clone()
                    after.apply(move)
                    seen = outlook(after.view(view.seat), view.seat, int(reason.value("recipe")))
                    assert hundredths(seen.chance) == reason.value("percent"), str(reason)
                    heard.add(reason.code)
    assert heard == set(CODES)


def test_dice_that_are_blocked_this_round_count_for_the_next() -> None:
    """D8: blocks end at clean-up; one that lies in the warehouse keeps its value."""
    state = bare()
    dice = put(state, 0, "ware", "light-1=2", "hops-1=3")
    lager = open_recipes(state)[0]
    assert state.book.base[lager] == ((2,), (), (3,))
    assert outlook(state.view(0), 0, lager).ready
    state.face[dice[1]] |= BLOCKED_FACE
    seen = outlook(state.view(0), 0, lager)
    assert (seen.ready, seen.store, seen.chance) == (False, (), 1.0)


def test_chances_are_told_as_whole_numbers() -> None:
    assert [hundredths(each) for each in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
