"""D3-D5: pool and warehouse, turns of one or two items, fields and what accelerates them."""

from __future__ import annotations

import pytest

from game.rules.brewery import refusals
from game.rules.brewery.catalogue import COLOURS, die_name, die_number
from game.rules.brewery.dice import RAISED_FACE
from game.rules.brewery.moves import EndMove, Exchange, Keep, Pass, Pick, Roll, Store
from game.rules.brewery.position import PURCHASE
from game.rules.brewery.state import BreweryState
from tests.rules.brewery.table import (
    accelerate,
    bare,
    do,
    field,
    give,
    lies,
    place,
    put,
)


def test_d3_a_rolled_die_of_the_pool_is_stored_and_costs_no_turn() -> None:
    state = bare()
    put(state, 0, "pool", "hops-3=5", "hops-4")
    assert do(state, Store(die_number("hops-3"))) == ["stored 0 hops-3"]
    assert lies(state, "hops-3") == (0, "warehouse", 5)
    assert state.actor() == 0
    unrolled = Store(die_number("hops-4"))
    assert state.refusal(unrolled) == refusals.die_unrolled(die_number("hops-4"))
    assert state.refusal(Store(die_number("hops-3"))) == refusals.not_in_pool(die_number("hops-3"))


def test_d3_storing_is_free_between_two_items_as_well() -> None:
    state = give(bare(), 0, seeds=1)
    put(state, 0, "pool", "hops-3=5")
    do(state, place("malt-light", "seed"), Store(die_number("hops-3")))
    assert state.actor() == 0
    assert state.refusal(EndMove()) is None


def test_d4_2_two_items_end_the_turn_one_may() -> None:
    state = give(bare(), 0, seeds=2)
    assert state.refusal(EndMove()) == refusals.NOTHING_PLACED
    do(state, place("malt-light", "seed"))
    assert (state.actor(), state.turn) == (0, 1)
    assert state.refusal(Pass()) == refusals.ALREADY_PLACED
    do(state, place("hops-grow", "seed"))
    assert (state.actor(), state.turn) == (1, 2)
    assert do(state, Pass()) == ["passed 1 place"]
    assert (state.actor(), state.turn) == (0, 3)


def test_d4_2_a_pass_is_final_and_the_last_one_begins_the_purchase() -> None:
    state = give(bare(3), 0, seeds=1)
    do(state, Pass(), Pass())
    assert state.actor() == 2
    assert do(state, Pass()) == ["passed 2 place", "phase_started purchase"]
    assert (state.phase, state.actor()) == (PURCHASE, 0)


def test_d4_2_each_field_once_a_round() -> None:
    state = bare()
    put(state, 0, "pool", "light-1=3", "light-2=4")
    do(state, place("malt-dark", "light-1"))
    again = place("malt-dark", "light-2")
    assert state.refusal(again) == refusals.once_a_round(field("malt-dark"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d4_3_one_seat_less_than_there_are_may_use_a_field(seats: int) -> None:
    state = bare(seats)
    for seat in range(seats):
        put(state, seat, "ware", f"light-{seat + 1}=3")
    for seat in range(seats - 1):
        do(state, place("malt-dark", f"light-{seat + 1}"), EndMove())
    last = place("malt-dark", f"light-{seats}")
    assert state.refusal(last) == refusals.field_full(field("malt-dark"), seats - 1)


@pytest.mark.parametrize(("name", "opens"), [("school-reroll", 2), ("seeds-hops", 3)])
def test_d5_buildings_open_in_their_round(name: str, opens: int) -> None:
    for round_ in (1, 2, 3, 9):
        state = bare(round_=round_)
        put(state, 0, "pool", "skill-1=6", "hops-1=4")
        move = place(name, "hops-1" if name == "seeds-hops" else "skill-1")
        late = None if round_ >= opens else refusals.not_open(field(name), opens)
        assert state.refusal(move) == late


ANY, BELOW_6 = (1, 2, 3, 5, 6), (1, 2, 3, 5)
TAKES: dict[str, dict[str, tuple[int, ...]]] = {
    "malt-light": {"seed": (0,)},
    "malt-dark": {"light": ANY},
    "malt-raise": {"light": BELOW_6, "dark": BELOW_6},
    "hops-grow": {"seed": (0,)},
    "hops-raise": {"hops": BELOW_6},
    "school-reroll": {"skill": (3, 5, 6)},
    "school-skill": {"skill": (5, 6)},
    "seeds-hops": {"hops": ANY},
    "seeds-dark": {"dark": ANY},
    "seeds-gold": {"dark": ANY, "skill": ANY},
}
"""By field: which values of which colours go there (D5)."""


@pytest.mark.parametrize("name", sorted(TAKES))
def test_d5_each_field_takes_its_items_alone(name: str) -> None:
    state = give(bare(), 0, seeds=1)
    for colour in COLOURS:
        put(state, 0, "pool", *(f"{colour}-{at + 1}={value}" for at, value in enumerate(ANY)))
    for colour in ("seed", *COLOURS):
        for at, value in enumerate((0,) if colour == "seed" else ANY):
            item = colour if colour == "seed" else f"{colour}-{at + 1}"
            allowed = state.refusal(place(name, item)) is None
            assert allowed == (value in TAKES[name].get(colour, ())), (name, item, value)


def test_d5_who_has_no_seed_plants_none() -> None:
    assert bare().refusal(place("malt-light", "seed")) == refusals.NO_SEED


def test_d5_5_a_six_stays_and_low_skill_is_refused_with_what_it_needs() -> None:
    state = bare()
    put(state, 0, "pool", "light-1=6", "skill-1=4", "dark-1=2")
    six = place("malt-raise", "light-1")
    assert state.refusal(six) == refusals.six_stays(die_number("light-1"))
    low = place("school-skill", "skill-1")
    assert state.refusal(low) == refusals.value_too_low("D5.3", 5, 4)


# Accelerating (D4.4)


def waiting(name: str, item: str, skill: int, *more: str) -> BreweryState:
    """An own item waits on a field, and a skill die of that value is in the pool."""
    state = give(bare(), 0, seeds=item == "seed")
    put(state, 0, "pool", f"skill-1={skill}", *more)
    if item != "seed":
        put(state, 0, "ware", item)
    do(state, place(name, item.partition("=")[0]))
    return state


@pytest.mark.parametrize(
    ("name", "item", "told"),
    [
        ("malt-light", "seed", ["seed_returned 0 malt-light", "die_gained 0 light-1 malt-light"]),
        ("hops-grow", "seed", ["seed_returned 0 hops-grow", "die_gained 0 hops-1 hops-grow"]),
        (
            "malt-dark",
            "light-9=2",
            ["die_returned 0 light-9 malt-dark", "die_gained 0 dark-1 malt-dark"],
        ),
    ],
)
def test_d4_4_a_die_gained_at_once_is_rolled(name: str, item: str, told: list[str]) -> None:
    state = waiting(name, item, 3)
    lines = do(state, accelerate(name, "skill-1"))
    assert lines[:-1] == [f"accelerated 0 {name} skill-1", *told]
    gained = told[-1].split()[2]
    assert lines[-1] == f"rolled 0 gain {gained}={lies(state, gained)[2]}"
    assert lies(state, gained)[:2] == (0, "pool")
    assert 1 <= lies(state, gained)[2] <= 6
    assert lies(state, "skill-1") == (0, "resting", 3)
    if item != "seed":
        assert lies(state, "light-9")[1] == "supply"
    assert state.seeds == 6
    assert state.actor() == 1, "it was the second item"


@pytest.mark.parametrize(
    ("name", "item", "told"),
    [
        ("malt-raise", "dark-9=2", "die_raised 0 dark-9 3 malt-raise"),
        ("hops-raise", "hops-9=5", "die_raised 0 hops-9 6 hops-raise"),
    ],
)
def test_d5_1_d5_2_a_raise_at_once_needs_a_two(name: str, item: str, told: str) -> None:
    state = waiting(name, item, 2)
    assert do(state, accelerate(name, "skill-1"))[1:] == [told]
    assert lies(state, item[:6])[1] == "warehouse"
    low = waiting(name, item, 1)
    refused = refusals.value_too_low("D4.4", 2, 1)
    assert low.refusal(accelerate(name, "skill-1")) == refused


@pytest.mark.parametrize(
    ("name", "item", "told"),
    [
        ("seeds-hops", "hops-9=2", "seeds_gained 0 1 seeds-hops"),
        ("seeds-dark", "dark-9=2", "seeds_gained 0 2 seeds-dark"),
        ("seeds-gold", "dark-9=2", "gold 0 3 seeds-gold"),
        ("seeds-gold", "skill-9=1", "gold 0 4 seeds-gold"),
    ],
)
def test_d5_4_the_seed_department_pays_at_once(name: str, item: str, told: str) -> None:
    state = waiting(name, item, 3)
    lines = do(state, accelerate(name, "skill-1"))
    die = item.partition("=")[0]
    assert lines[1:] == [f"die_returned 0 {die} {name}", told]
    assert lies(state, die) == (-1, "supply", 0)


def test_d4_4_any_later_own_move_of_the_round_may_accelerate() -> None:
    state = waiting("hops-raise", "hops-9=3", 2)
    do(state, EndMove(), Pass())
    assert state.actor() == 0
    assert state.refusal(accelerate("hops-raise", "skill-1")) is None
    do(state, accelerate("hops-raise", "skill-1"))
    assert state.refusal(EndMove()) is None, "it counts as an item"


def test_d4_4_nothing_is_accelerated_twice_nor_at_the_school() -> None:
    state = waiting("hops-raise", "hops-9=3", 5, "skill-2=6")
    do(state, accelerate("hops-raise", "skill-1"), Pass())
    again = accelerate("hops-raise", "skill-2")
    assert state.refusal(again) == refusals.nothing_waits(field("hops-raise"))
    do(state, place("school-skill", "skill-2"))
    school = accelerate("school-skill", "skill-1")
    assert state.refusal(school) == refusals.not_accelerated(field("school-skill"))


def test_d4_4_a_resting_die_is_used_no_more_this_round() -> None:
    state = waiting("hops-raise", "hops-9=3", 5)
    do(state, accelerate("hops-raise", "skill-1"), Pass())
    used = place("seeds-gold", "skill-1")
    assert state.refusal(used) == refusals.die_elsewhere(die_number("skill-1"))


def test_d5_1_no_accelerating_when_the_supply_lacks_the_die_or_the_seed() -> None:
    state = waiting("malt-dark", "light-1=3", 6)
    put(state, 1, "ware", *(f"dark-{at}=1" for at in range(1, 15)))
    assert state.refusal(accelerate("malt-dark", "skill-1")) == refusals.supply_empty("D5.1", 1)
    state = give(waiting("seeds-dark", "dark-1=3", 6), 1, seeds=6)
    assert state.refusal(accelerate("seeds-dark", "skill-1")) == refusals.SEEDS_EMPTY
    state = give(waiting("seeds-dark", "dark-1=3", 6), 1, seeds=5)
    assert do(state, accelerate("seeds-dark", "skill-1"))[-1] == "seeds_gained 0 1 seeds-dark"


# The school (D5.3)


def test_d5_3_picked_dice_are_rolled_again_where_they_lie() -> None:
    state = bare()
    put(state, 0, "pool", "skill-1=3", "light-1=1", "light-2=2", "dark-3=2")
    put(state, 0, "ware", "hops-1=1")
    assert do(state, place("school-reroll", "skill-1")) == ["placed 0 school-reroll skill-1"]
    assert state.refusal(Roll()) == refusals.NOTHING_PICKED
    assert state.refusal(EndMove()) == refusals.PICK_FIRST
    do(state, Pick(die_number("dark-3")), Pick(die_number("light-1")))
    twice = Pick(die_number("dark-3"))
    assert state.refusal(twice) == refusals.picked_already(die_number("dark-3"))
    other = Pick(die_number("hops-1"))
    assert state.refusal(other) == refusals.one_place(die_number("hops-1"))
    [line] = do(state, Roll())
    dice = [pair.split("=")[0] for pair in line.split()[3].split(",")]
    assert line.startswith("rolled 0 school-reroll ")
    assert dice == ["dark-3", "light-1"], "in the order picked"
    assert lies(state, "light-1")[:2] == (0, "pool")
    assert state.actor() == 0, "one item so far"


def test_d5_3_picks_are_listed_in_rising_order_but_taken_in_any() -> None:
    state = bare()
    put(state, 0, "pool", "skill-1=3", "light-1=1", "light-2=1", "dark-3=2")
    do(state, place("school-reroll", "skill-1"))
    assert state.legal_moves() == [Pick(0), Pick(16)], "of alike dice the lowest"
    do(state, Pick(1))
    assert state.legal_moves() == [Pick(16), Roll()]
    assert state.refusal(Pick(0)) is None


def test_d5_3_somebody_without_another_die_does_not_roll_again() -> None:
    state = bare()
    put(state, 0, "pool", "skill-1=3", "light-1")
    assert state.refusal(place("school-reroll", "skill-1")) == refusals.NOTHING_TO_ROLL


def exchanging(**where: str) -> BreweryState:
    """Seat 0 has placed a skill die to exchange hops; its own hops die lies as said."""
    state = bare()
    put(state, 0, "pool", "skill-1=2")
    for pile, die in where.items():
        put(state, 0, pile, die)
    do(state, place("school-exchange", "skill-1", "hops"))
    return state


def test_d5_3_the_whole_supply_of_a_colour_is_rolled_and_one_die_exchanged() -> None:
    for pile, name in (("pool", "pool"), ("ware", "warehouse")):
        state = exchanging(**{pile: "hops-5=1"})
        open_ = state.view(0)
        assert open_.offer == 2
        supply = open_.supply(2)
        assert len(supply) == 11
        assert all(open_.value[die] for die in supply)
        take = supply[3]
        value = open_.value[take]
        told = do(state, Exchange(die_number("hops-5"), take))
        assert told == [f"exchanged 0 hops-5 {die_name(take)} {value}"]
        assert lies(state, die_name(take)) == (0, name, value), "where the given one lay"
        assert lies(state, "hops-5") == (-1, "supply", 0)
        assert not any(state.view(0).value[die] for die in state.view(0).supply(2))


def test_d5_3_an_exchange_may_be_declined() -> None:
    state = exchanging(pool="hops-5=1")
    assert state.refusal(EndMove()) == refusals.exchange_first(2)
    assert do(state, Keep()) == []
    assert lies(state, "hops-5") == (0, "pool", 1)
    assert not any(state.view(0).value[die] for die in state.view(0).supply(2))


def test_d5_3_an_exchange_needs_a_colour_its_supply_and_an_own_die() -> None:
    state = bare()
    put(state, 0, "pool", "skill-1=2", "light-1=2", "dark-1=2")
    assert state.refusal(place("school-exchange", "skill-1")) == refusals.COLOUR_NEEDED
    hops = place("school-exchange", "skill-1", "hops")
    assert state.refusal(hops) == refusals.nothing_to_give(2)
    skill = place("school-exchange", "skill-1", "skill")
    assert state.refusal(skill) == refusals.nothing_to_give(3), "besides the one placed"
    put(state, 1, "pool", *(f"light-{at}=1" for at in range(2, 15)))
    light = place("school-exchange", "skill-1", "light")
    assert state.refusal(light) == refusals.supply_empty("D5.3", 0)
    assert state.refusal(place("school-exchange", "skill-1", "dark")) is None
    assert state.refusal(place("malt-dark", "light-1", "dark")) == refusals.NO_COLOUR


def test_d5_3_only_dice_of_the_colour_are_exchanged() -> None:
    state = exchanging(pool="hops-5=1")
    put(state, 0, "ware", "light-2=1", "hops-6=2")
    state.face[die_number("hops-6")] |= RAISED_FACE
    wrong = Exchange(die_number("light-2"), die_number("hops-1"))
    assert state.refusal(wrong) == refusals.wrong_colour(die_number("light-2"), 2)
    marked = Exchange(die_number("hops-6"), die_number("hops-1"))
    assert state.refusal(marked) == refusals.die_marked(die_number("hops-6"))
    own = Exchange(die_number("hops-5"), die_number("hops-6"))
    assert state.refusal(own) == refusals.not_in_supply(die_number("hops-6"))


def test_moves_of_other_phases_say_so() -> None:
    state = bare(phase=PURCHASE)
    put(state, 0, "pool", "light-1=2", "skill-1=6")
    assert state.refusal(place("malt-dark", "light-1")) == refusals.wrong_phase("place")
    assert state.refusal(accelerate("malt-dark", "skill-1")) == refusals.wrong_phase("place")
    assert state.refusal(EndMove()) == refusals.wrong_phase("place")
    assert state.refusal(Pass()) == refusals.wrong_phase("place")
    assert state.refusal(Roll()) == refusals.NO_PICKING
    assert state.refusal(Keep()) == refusals.NO_EXCHANGE
