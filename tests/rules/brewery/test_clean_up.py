"""D5.5, D9: what waits takes effect in the order of the rules; raises and blocks end."""

from __future__ import annotations

from game.rules.brewery.catalogue import SEED, die_number
from game.rules.brewery.changes import lay_on, rest
from game.rules.brewery.dice import BLOCKED_FACE, PROTECTED_FACE, RAISED_FACE
from game.rules.brewery.moves import EndMove, Pass
from game.rules.brewery.state import BreweryState
from tests.rules.brewery.table import (
    accelerate,
    bare,
    cleaned,
    do,
    field,
    give,
    lies,
    lift,
    place,
    put,
)


def on_fields(state: BreweryState, seat: int, *items: str) -> None:
    """Have items lie on fields, as ``malt-dark:light-3``; seeds come out of the supply."""
    for word in items:
        name, _, item = word.partition(":")
        if item == "seed":
            state.seeds -= 1
            lay_on(state, seat, field(name), SEED)
            continue
        put(state, seat, "pool", item)
        die = die_number(item.partition("=")[0])
        value = state.face[die]
        lift(state, die)
        state.face[die] = value
        lay_on(state, seat, field(name), die)
        if name.startswith("school"):
            rest(state, seat, die)


def test_d9_a_seats_fields_are_settled_in_the_order_of_the_rules() -> None:
    state = bare()
    on_fields(state, 0, "school-skill:skill-1=5", "seeds-gold:dark-2=1", "seeds-dark:dark-1=3")
    on_fields(state, 0, "seeds-hops:hops-4=2", "hops-raise:hops-3=5", "hops-grow:seed")
    on_fields(state, 0, "malt-raise:light-2=1", "malt-dark:light-1=6", "malt-light:seed")
    assert cleaned(state) == [
        "seed_returned 0 malt-light",
        "seed_returned 0 hops-grow",
        "die_returned 0 hops-4 seeds-hops",
        "die_returned 0 dark-1 seeds-dark",
        "die_returned 0 dark-2 seeds-gold",
        "die_returned 0 light-1 malt-dark",
        "die_gained 0 dark-1 malt-dark",
        "die_gained 0 light-1 malt-light",
        "die_gained 0 hops-1 hops-grow",
        "die_raised 0 light-2 2 malt-raise",
        "die_raised 0 hops-3 6 hops-raise",
        "seeds_gained 0 1 seeds-hops",
        "seeds_gained 0 2 seeds-dark",
        "gold 0 3 seeds-gold",
        "die_gained 0 skill-2 school-skill",
        "die_to_pool 0 skill-1 used",
    ]
    assert lies(state, "light-2") == (0, "warehouse", 2)
    assert lies(state, "hops-3") == (0, "warehouse", 6)
    assert lies(state, "skill-2")[:2] == (0, "pool")


def test_d9_seats_come_from_the_holder_on() -> None:
    state = bare(3)
    state.holder = state.turn_player = state.decider = 1
    for seat in range(3):
        on_fields(state, seat, f"hops-raise:hops-{seat + 1}=1")
    assert [line.split()[1] for line in cleaned(state)] == ["1", "2", "0"]


def test_d4_4_skill_dice_return_in_the_order_in_which_they_were_used() -> None:
    state = give(bare(), 0, seeds=1)
    put(state, 0, "pool", "skill-1=3", "skill-2=6", "skill-3=6", "hops-1=2")
    do(state, place("hops-raise", "hops-1"), accelerate("hops-raise", "skill-3"), Pass())
    do(state, place("school-skill", "skill-2"), EndMove())
    told = cleaned(state)
    assert told == [
        "die_gained 0 skill-4 school-skill",
        "die_to_pool 0 skill-3 used",
        "die_to_pool 0 skill-2 used",
    ]


def hoard(state: BreweryState, colour: str, count: int) -> None:
    """Seat 1 keeps all dice of a colour from a number on in its warehouse."""
    put(state, 1, "ware", *(f"{colour}-{at}=1" for at in range(1, count + 1)))


def test_d5_5_a_late_die_goes_to_who_waits_at_once_and_a_seed_is_lost_else() -> None:
    state = bare(3)
    hoard(state, "hops", 12)
    on_fields(state, 0, "hops-grow:seed")
    on_fields(state, 1, "hops-grow:seed", "seeds-hops:hops-5=3")
    told = cleaned(state)
    assert told == [
        "seed_returned 0 hops-grow",
        "seed_returned 1 hops-grow",
        "die_returned 1 hops-5 seeds-hops",
        "die_gained 0 hops-5 hops-grow",
        "seeds_gained 1 1 seeds-hops",
    ], "seat 0 waited first; seat 1's seed is lost"
    assert lies(state, "hops-5")[:2] == (0, "pool")


def test_d5_5_who_waits_for_light_malt_takes_what_another_darkens() -> None:
    state = bare(3)
    hoard(state, "light", 14)
    on_fields(state, 0, "malt-light:seed")
    on_fields(state, 2, "malt-dark:light-7=4", "malt-light:seed")
    assert cleaned(state) == [
        "seed_returned 0 malt-light",
        "seed_returned 2 malt-light",
        "die_returned 2 light-7 malt-dark",
        "die_gained 0 light-7 malt-light",
        "die_gained 2 dark-1 malt-dark",
    ]


def test_d5_5_no_dark_die_left_and_the_light_one_comes_back() -> None:
    state = bare()
    hoard(state, "dark", 14)
    on_fields(state, 0, "malt-dark:light-7=4")
    assert cleaned(state) == ["die_to_pool 0 light-7 malt-dark"]
    assert lies(state, "light-7")[:2] == (0, "pool")


def test_d5_4_no_more_seeds_are_gained_than_there_are() -> None:
    state = give(bare(), 1, seeds=5)
    on_fields(state, 0, "seeds-dark:dark-7=4")
    assert cleaned(state)[-1] == "seeds_gained 0 1 seeds-dark"
    state = give(bare(), 1, seeds=6)
    on_fields(state, 0, "seeds-dark:dark-7=4")
    assert cleaned(state) == ["die_returned 0 dark-7 seeds-dark"]


def test_d5_3_no_skill_die_left_and_none_is_gained() -> None:
    state = bare()
    hoard(state, "skill", 10)
    on_fields(state, 0, "school-skill:skill-4=5")
    assert cleaned(state) == ["die_to_pool 0 skill-4 used"]


def test_d8_raises_end_last_and_keep_what_a_field_raised() -> None:
    state = bare()
    put(state, 0, "ware", "light-1=4", "dark-1=6")
    state.face[die_number("dark-1")] += 2 * RAISED_FACE
    state.face[die_number("light-1")] += RAISED_FACE
    do(state, place("malt-raise", "light-1"), EndMove())
    assert state.view(0).raised == ((die_number("light-1"), 3), (die_number("dark-1"), 4))
    told = cleaned(state)
    assert told == ["die_raised 0 light-1 5 malt-raise", "raises_ended light-1=4,dark-1=4"]
    assert lies(state, "light-1") == (0, "warehouse", 4)
    assert state.view(0).raised == ()


def test_d8_blocks_and_protections_end() -> None:
    state = bare()
    put(state, 1, "ware", "light-1=4", "dark-1=6")
    state.face[die_number("dark-1")] |= BLOCKED_FACE
    state.face[die_number("light-1")] |= PROTECTED_FACE
    state.blocked = 0b1001
    cleaned(state)
    assert set(state.view(0).marks) == {0}
    assert state.view(0).blocked_objects == ()
    assert state.actor() == 1, "the token went on"
    assert state.refusal(place("malt-dark", "light-1")) is None
