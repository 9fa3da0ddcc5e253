"""D8: what each token does, and the three windows in which others are asked."""

from __future__ import annotations

import pytest

from game.rules.brewery import refusals
from game.rules.brewery.catalogue import BLOCK_OBJECT, RAISE, REROLL, WITHDRAW, die_number
from game.rules.brewery.dice import BLOCKED_FACE, PROTECTED_FACE
from game.rules.brewery.moves import Decline, EndPurchase, Pass, Store, UseToken
from game.rules.brewery.position import BREW, PURCHASE
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import (
    AFTER_DECLARING,
    BEFORE_BREWING,
    BLOCKED,
    NO_WINDOW,
    PROTECTED,
    RAISED,
    ROUND_START,
)
from tests.rules.brewery.table import (
    accelerate,
    bare,
    brew,
    do,
    field,
    first,
    give,
    lies,
    number,
    open_row,
    place,
    put,
    to_clean_up,
    use,
)


def marks(state: BreweryState, die: str) -> int:
    """The marks of a die."""
    return state.view(0).marks[die_number(die)]


# The own turn


def test_d8_in_the_own_turn_before_anything_is_placed() -> None:
    state = give(bare(), 0, "raise", "raise", "block_object", "block_recipe", seeds=1)
    put(state, 0, "pool", "light-1=4")
    assert state.refusal(use("block_object", "school")) == refusals.AT_ROUND_START
    assert state.refusal(use("block_recipe", "penny-lager")) == refusals.AT_BREWING_START
    assert state.refusal(use("reroll", "light-1")) == refusals.no_token(REROLL)
    told = do(state, use("raise", "light-1"))
    assert told == ["token_used 0 raise light-1", "die_raised 0 light-1 5 token"]
    assert marks(state, "light-1") == RAISED
    assert state.view(0).raised == ((0, 4),)
    do(state, use("raise", "light-1"))
    assert state.view(0).raised == ((0, 4),)
    assert lies(state, "light-1")[2] == 6
    give(state, 0, "raise")
    assert state.refusal(use("raise", "light-1")) == refusals.six_stays(0)
    do(state, place("malt-light", "seed"))
    assert state.refusal(use("raise", "light-1")) == refusals.BEFORE_THE_ACTION
    assert state.view(0).players[0].tokens == (0, 1, 0, 1, 1, 0)
    assert state.view(0).black_market == (3, 2, 3, 2, 0, 3), "used tokens are out of the game"


def test_d8_own_dice_alone_are_raised() -> None:
    state = give(bare(), 0, "raise")
    put(state, 1, "pool", "light-1=4")
    assert state.refusal(use("raise", "light-1")) == refusals.not_your_die(0, 1)


def test_d8_any_die_of_pool_or_warehouse_is_rolled_again() -> None:
    state = give(bare(), 0, "reroll", "reroll", "reroll")
    put(state, 1, "ware", "light-1=4")
    put(state, 1, "pool", "light-2")
    told = do(state, use("reroll", "light-1"))
    value = lies(state, "light-1")[2]
    assert told == ["token_used 0 reroll light-1", f"rolled 1 token light-1={value}"]
    assert lies(state, "light-1")[:2] == (1, "warehouse")
    assert state.refusal(use("reroll", "light-2")) == refusals.die_unrolled(1)
    assert state.refusal(use("reroll", "light-3")) == refusals.die_not_at_hand(2)


def test_d8_a_roll_ends_a_raise() -> None:
    state = give(bare(), 0, "reroll", "raise")
    put(state, 0, "ware", "light-1=4")
    do(state, use("raise", "light-1"), use("reroll", "light-1"))
    assert marks(state, "light-1") == 0
    assert state.view(0).raised == ()


def test_d8_any_warehouse_die_is_withdrawn_to_its_owners_pool() -> None:
    state = give(bare(), 0, "withdraw")
    put(state, 1, "ware", "light-1=4")
    put(state, 1, "pool", "light-2=4")
    assert state.refusal(use("withdraw", "light-2")) == refusals.not_in_warehouse(1)
    told = do(state, use("withdraw", "light-1"))
    assert told == ["token_used 0 withdraw light-1", "die_to_pool 1 light-1 withdraw"]
    assert lies(state, "light-1") == (1, "pool", 4)


def test_d8_one_token_under_a_die_protects_an_own_or_blocks_anothers() -> None:
    state = give(bare(), 0, "block_die", "block_die", "block_die")
    put(state, 0, "ware", "light-1=4")
    put(state, 1, "ware", "light-2=4")
    do(state, use("block_die", "light-1"), use("block_die", "light-2"))
    assert (marks(state, "light-1"), marks(state, "light-2")) == (PROTECTED, BLOCKED)
    assert state.refusal(use("block_die", "light-1")) == refusals.die_protected(0)
    assert state.refusal(use("block_die", "light-2")) == refusals.die_blocked(1)


def test_d8_nobody_changes_or_withdraws_a_protected_die_not_even_its_owner() -> None:
    state = give(bare(), 0, "raise", "reroll", "withdraw")
    put(state, 0, "ware", "light-1=4", "skill-1=6")
    state.face[0] |= PROTECTED_FACE
    for token in ("raise", "reroll", "withdraw"):
        assert state.refusal(use(token, "light-1")) == refusals.die_protected(0)
    assert state.refusal(place("malt-raise", "light-1")) == refusals.die_protected(0)
    assert state.refusal(place("school-reroll", "skill-1")) == refusals.NOTHING_TO_ROLL
    assert state.refusal(place("malt-dark", "light-1")) is None, "giving away is allowed"


def test_d8_a_blocked_die_is_stored_and_rolled_next_round_and_nothing_else() -> None:
    state = give(bare(), 0, "raise", "reroll", seeds=1)
    put(state, 0, "pool", "light-1=4", "skill-1=6", "light-2=2")
    for die in ("light-1", "skill-1"):
        state.face[die_number(die)] |= BLOCKED_FACE
    blocked = refusals.die_blocked(0)
    assert state.refusal(place("malt-dark", "light-1")) == blocked
    assert state.refusal(use("raise", "light-1")) == blocked
    assert state.refusal(use("reroll", "light-1")) == blocked
    do(state, place("malt-light", "seed"))
    skill = accelerate("malt-light", "skill-1")
    assert state.refusal(skill) == refusals.die_blocked(die_number("skill-1"))
    assert state.refusal(Store(0)) is None


# Window 1: the round's start


def at_start(seats: int = 2, *tokens: str) -> BreweryState:
    """The start of round 3, whose holder is seat 0; seat 1 has the tokens."""
    state = give(bare(seats, round_=2), 1, *tokens)
    state.holder = state.turn_player = state.decider = seats - 1
    for seat in range(seats):
        put(state, seat, "pool", f"light-{seat + 1}=1")
    return state


def test_d8_at_the_rounds_start_objects_are_blocked_and_others_dice() -> None:
    state = at_start(2, "block_object", "block_die", "reroll", "raise", "withdraw")
    put(state, 0, "ware", "light-5=4")
    told = to_clean_up(state)
    assert told[-1].startswith("rolled 1 round"), "no phase yet: a window is open"
    view = state.view(0)
    assert (view.window, view.actor, view.turn_player) == (ROUND_START, 1, 0)
    assert state.refusal(Pass()) == refusals.WINDOW_OPEN
    assert state.refusal(use("raise", "light-2")) == refusals.not_in_window(RAISE)
    assert state.refusal(use("withdraw", "light-5")) == refusals.not_in_window(WITHDRAW)
    assert state.refusal(use("reroll", "light-2")) == refusals.not_own_die(1)
    assert state.refusal(use("block_die", "light-1")) is None
    assert do(state, use("block_object", "malt_house")) == ["token_used 1 block_object malt_house"]
    assert state.actor() == 1, "there are more uses"
    assert do(state, Decline()) == ["phase_started place"]
    assert (state.window, state.actor()) == (NO_WINDOW, 0)
    light = place("malt-dark", "light-1")
    assert state.refusal(light) == refusals.field_blocked(field("malt-dark"), 0)
    to_clean_up(state)
    assert state.view(0).blocked_objects == ()


def test_d8_an_object_is_blocked_once_and_when_it_is_open() -> None:
    state = at_start(3, "block_object", "block_object")
    give(state, 2, "block_object")
    state.round = 1
    to_clean_up(state)
    early = use("block_object", "seed_department")
    assert state.refusal(early) == refusals.object_not_open(3, 3)
    do(state, use("block_object", "school"))
    assert state.refusal(use("block_object", "school")) == refusals.object_blocked(2)
    assert state.refusal(UseToken(BLOCK_OBJECT, 6)) == refusals.NO_SUCH_OBJECT
    assert state.refusal(UseToken(6, 0)) == refusals.NO_SUCH_TOKEN


def test_d8_the_window_passes_by_who_has_no_use() -> None:
    state = at_start(2, "raise", "withdraw", "block_recipe")
    told = to_clean_up(state)
    assert told[-1] == "phase_started place"
    assert state.window == NO_WINDOW


def test_d8_each_seat_is_asked_once_from_the_holder_on() -> None:
    state = at_start(3, "block_object", "block_object")
    give(state, 0, "block_object")
    to_clean_up(state)
    assert state.actor() == 0
    do(state, use("block_object", "school"))
    assert state.actor() == 1, "seat 0 has no more: it needn't decline"
    told = do(state, Decline())
    assert told == ["phase_started place"]


# Window 2: before brewing


def before_brewing(*tokens: str) -> BreweryState:
    """Both have bought; seat 0 has the tokens, seat 1 could brew penny lager."""
    state = give(bare(phase=PURCHASE), 0, *tokens)
    put(state, 1, "ware", "light-2=3")
    put(state, 0, "ware", "light-1=2", "light-3=2")
    return state


def test_d8_a_recipe_is_blocked_that_another_can_brew_now() -> None:
    state = before_brewing("block_recipe")
    told = do(state, EndPurchase(), EndPurchase())
    assert told == [], "the phase begins after the window"
    view = state.view(0)
    assert (view.window, view.actor, view.phase) == (BEFORE_BREWING, 0, "brew")
    village = use("block_recipe", "village-lager")
    assert state.refusal(village) == refusals.nobody_brews(number("village-lager"))
    far = use("block_recipe", "doppelbock")
    assert state.refusal(far) == refusals.RECIPE_NOT_OPEN
    told = do(state, use("block_recipe", "penny-lager"))
    assert told[:3] == [
        "token_used 0 block_recipe penny-lager",
        "phase_started brew",
        "phase_started clean_up",
    ]


def test_d8_a_blocked_recipe_is_not_brewed() -> None:
    state = bare(phase=BREW)
    put(state, 0, "ware", "light-1=3", "hops-1=3")
    state.blocked = 1 << 6 + number("penny-lager")
    refused = refusals.recipe_blocked(number("penny-lager"))
    assert state.refusal(brew("penny-lager")) == refused
    assert state.refusal(brew("village-lager")) is None


@pytest.mark.parametrize("threat", ["withdraw", "block_die", "reroll", "raise"])
def test_d8_own_dice_are_protected_if_somebody_could_touch_them(threat: str) -> None:
    state = give(before_brewing("block_die"), 1, threat)
    told = do(state, EndPurchase(), EndPurchase())
    if threat == "raise":
        assert told[0] == "phase_started brew"
        return
    assert state.window == BEFORE_BREWING
    assert state.legal_moves() == [use("block_die", "light-1"), Decline()]
    other = use("block_die", "light-2")
    assert state.refusal(other) == refusals.not_in_warehouse(die_number("light-2"))
    assert state.refusal(use("block_die", "light-3")) is None, "alike dice are taken as well"
    do(state, use("block_die", "light-1"))
    assert marks(state, "light-1") == PROTECTED


# Window 3: a brewing is declared


def declared(*tokens: str, dice: tuple[str, ...] = ("light-1=3",), seats: int = 2) -> BreweryState:
    """Seat 0 declares penny lager; seat 1 has the tokens."""
    state = give(bare(seats, phase=BREW), 1, *tokens)
    put(state, 0, "ware", *dice)
    return state


@pytest.mark.parametrize("token", ["withdraw", "block_die"])
def test_d8_a_declared_brewing_falls_through(token: str) -> None:
    state = declared(token)
    told = do(state, brew("penny-lager"))
    assert told == ["brewing_declared 0 penny-lager light-1 -"]
    view = state.view(1)
    assert (view.window, view.actor, view.turn_player) == (AFTER_DECLARING, 1, 0)
    assert view.declared == (number("penny-lager"), None)
    assert state.legal_moves() == [use(token, "light-1"), Decline()]
    assert state.turn == 1
    told = do(state, use(token, "light-1"))
    assert told[0] == f"token_used 1 {token} light-1"
    assert "brewing_failed 0 penny-lager" in told
    assert state.turn == 2
    assert not state.out, "who failed is not out"


def test_d8_declined_it_is_brewed() -> None:
    state = declared("withdraw")
    do(state, brew("penny-lager"))
    told = do(state, Decline())
    assert told[:3] == ["brewed 0 penny-lager light-1 -", "gold 0 1 recipe", "points 0 1 brewing"]


def test_d8_who_can_not_stop_it_is_not_asked() -> None:
    for state in (
        declared("raise", "block_object", "block_recipe"),
        declared("withdraw", "block_die", "reroll", dice=("light-1=3", "light-2=6")),
    ):
        told = do(state, brew("penny-lager"))
        assert told[1].startswith("brewed")
    state = declared("withdraw", "block_die", "reroll")
    state.face[0] |= PROTECTED_FACE
    assert do(state, brew("penny-lager"))[1].startswith("brewed")


def test_d8_dice_are_assigned_anew_after_a_roll() -> None:
    seen = set()
    for word in range(12):
        state = declared("reroll")
        state.word = word
        do(state, brew("penny-lager"))
        told = do(state, use("reroll", "light-1"))
        value = int(told[1][-1])
        brewed = any(line.startswith("brewed") for line in told)
        assert brewed == (value >= 3)
        assert brewed != ("brewing_failed 0 penny-lager" in told)
        seen.add(brewed)
    assert seen == {True, False}


REFINED = ("light-1=3", "light-2=3", "skill-1=1")
"""A Penny Lager and its skill die; the light malt is there twice."""


@pytest.mark.parametrize("token", ["withdraw", "block_die"])
def test_d8_without_its_skill_die_a_brewing_goes_on_without_the_extension(token: str) -> None:
    state = declared(token, dice=REFINED)
    assert do(state, brew("penny-lager", "skill")) == [
        "brewing_declared 0 penny-lager light-1,skill-1 skill"
    ]
    assert state.legal_moves() == [use(token, "skill-1"), Decline()]
    told = do(state, use(token, "skill-1"))
    lost = told.index("extension_lost 0 penny-lager skill-1 1")
    assert told[0] == f"token_used 1 {token} skill-1"
    assert told[lost + 1 : lost + 4] == [
        "brewed 0 penny-lager light-1 -",
        "gold 0 1 recipe",
        "points 0 1 brewing",
    ]
    assert not any("bonus" in line for line in told)
    assert state.view(0).players[0].extensions == (None,)
    assert lies(state, "skill-1")[:2] == (0, "pool" if token == "withdraw" else "warehouse")
    assert state.turn == 2
    assert not state.out


def test_d8_a_skill_die_that_is_rolled_again_still_serves() -> None:
    """It has no minimum (D7)."""
    state = declared("reroll", dice=REFINED)
    do(state, brew("penny-lager", "skill"))
    assert state.legal_moves() == [use("reroll", "skill-1"), Decline()]
    told = do(state, use("reroll", "skill-1"))
    assert told[2] == "brewed 0 penny-lager light-1,skill-1 skill"


def test_d8_another_skill_die_serves_as_well() -> None:
    state = declared("withdraw", "block_die", dice=(*REFINED, "skill-2=5"))
    told = do(state, brew("penny-lager", "skill"))
    assert told[1].startswith("brewed"), "nobody is asked"


def test_d8_who_has_lost_the_extension_may_lose_the_base_as_well() -> None:
    """The brewer saves the base alone, and what comes of it is brewed without the extension."""
    state = declared("withdraw", dice=("light-1=3", "light-2=2", "skill-1=1"), seats=3)
    give(state, 0, "raise")
    give(state, 2, "withdraw")
    do(state, brew("penny-lager", "skill"))
    assert do(state, use("withdraw", "skill-1"))[-1] == "extension_lost 0 penny-lager skill-1 1"
    assert state.view(2).declared == (number("penny-lager"), None)
    assert state.legal_moves() == [use("withdraw", "light-1"), Decline()]
    do(state, use("withdraw", "light-1"))
    assert state.legal_moves() == [use("raise", "light-2"), Decline()]
    told = do(state, use("raise", "light-2"))
    assert told[2] == "brewed 0 penny-lager light-2 -"


def test_d8_a_brewer_who_lost_nothing_but_the_extension_is_not_asked() -> None:
    state = declared("withdraw", dice=REFINED)
    give(state, 0, "raise", "reroll")
    do(state, brew("penny-lager", "skill"))
    assert "brewed 0 penny-lager light-1 -" in do(state, use("withdraw", "skill-1"))


def test_d8_only_needed_dice_of_the_brewer_are_targets() -> None:
    state = declared("withdraw", dice=("light-1=3", "light-2=2", "hops-1=6"))
    put(state, 1, "ware", "light-5=6")
    put(state, 0, "pool", "light-6=6")
    do(state, brew("penny-lager"))
    hops = use("withdraw", "hops-1")
    assert state.refusal(hops) == refusals.not_needed(die_number("hops-1"))
    own = use("withdraw", "light-5")
    assert state.refusal(own) == refusals.not_in_warehouse(die_number("light-5"))
    assert state.refusal(brew("penny-lager")) == refusals.WINDOW_OPEN


def test_d8_the_brewer_is_asked_last_and_may_save_it() -> None:
    state = declared("withdraw", dice=("light-1=3", "light-2=2", "light-3=1"), seats=3)
    give(state, 0, "raise", "reroll")
    give(state, 2, "withdraw")
    do(state, brew("penny-lager"))
    do(state, use("withdraw", "light-1"))
    assert state.actor() == 0, "seat 2 has nothing left to stop"
    assert state.view(0).declared is not None
    assert set(state.legal_moves()) == {
        use("raise", "light-2"),
        use("reroll", "light-2"),
        use("reroll", "light-3"),
        Decline(),
    }
    low = use("raise", "light-3")
    assert state.refusal(low) == refusals.not_saved(die_number("light-3"))
    told = do(state, use("raise", "light-2"))
    assert told[2].startswith("brewed 0 penny-lager light-2")


def test_d8_who_lets_it_be_fails() -> None:
    state = declared("withdraw", dice=("light-1=3", "light-2=2"))
    give(state, 0, "raise")
    do(state, brew("penny-lager"), use("withdraw", "light-1"))
    told = do(state, Decline())
    assert told[0] == "brewing_failed 0 penny-lager"
    assert state.actor() == 0, "a raise would still let it brew"


def test_d8_seats_are_asked_from_the_brewers_left() -> None:
    state = declared("withdraw", seats=4)
    state.turn_player = state.decider = 0
    for seat in (2, 3):
        give(state, seat, "block_die")
    do(state, brew("penny-lager"))
    asked = []
    while state.window == AFTER_DECLARING:
        asked.append(state.actor())
        do(state, Decline())
    assert asked == [1, 2, 3]


def test_d8_a_seat_that_a_token_helps_is_asked_in_the_brewing_phase() -> None:
    for token, value, asked in (("raise", 2, True), ("raise", 1, False), ("reroll", 1, True)):
        state = give(bare(phase=PURCHASE), 1, token)
        open_row(state, "penny-lager", "dry-stout", "doppelbock")
        put(state, 1, "ware", f"light-1={value}")
        told = do(state, EndPurchase(), EndPurchase())
        assert (state.phase == BREW) == asked
        assert (first(told, "phase_started clean_up") == len(told)) == asked
        if asked:
            assert state.actor() == 1
            assert not any(move.type == "brew" for move in state.legal_moves())


def asked_in_vain() -> BreweryState:
    """Seat 1 is asked for its re-roll alone, in the brewing phase: a 2 comes up, and that is low.

    Seat 0 can brew.
    """
    state = give(bare(phase=BREW), 1, "reroll")
    state.turn_player = state.decider = 1
    open_row(state, "penny-lager", "dry-stout", "doppelbock")
    put(state, 0, "ware", "light-5=3")
    put(state, 1, "ware", "light-1=1", "hops-1=3")
    state.word = next(word for word in range(99) if rolls(state, word) == 2)
    return state


def rolls(state: BreweryState, word: int) -> int:
    """What light-1 shows, rolled again, if the dealer stood there."""
    copy = state.clone()
    copy.word = word
    return int(do(copy, use("reroll", "light-1"))[1][-1])


def test_d7_a_seat_that_rolls_again_in_vain_is_skipped_and_not_out() -> None:
    state = asked_in_vain()
    assert set(state.legal_moves()) == {
        *(use("reroll", die) for die in ("light-1", "hops-1", "light-5")),
        Pass(),
    }
    turn = state.turn
    told = do(state, use("reroll", "light-1"))
    assert told == ["token_used 1 reroll light-1", "rolled 1 token light-1=2"]
    assert (state.actor(), state.out) == (0, 0)
    assert state.turn == turn, "who is skipped has had no turn"


def test_d7_a_seat_that_was_skipped_is_asked_again_when_the_row_has_changed() -> None:
    state = asked_in_vain()
    deck = [card for card in state.deck if card != number("village-lager")]
    state.deck = (number("village-lager"), *deck)
    do(state, use("reroll", "light-1"), brew("penny-lager"))
    assert state.actor() == 1
    assert brew("village-lager") in state.legal_moves()


def test_d7_the_round_ends_where_the_last_one_rolls_again_in_vain() -> None:
    state = asked_in_vain()
    put(state, 0, "pool", "light-5=3")
    told = do(state, use("reroll", "light-1"))
    assert told[2] == "phase_started clean_up"
    assert not any(line.startswith("passed") for line in told)


@pytest.mark.parametrize("token", ["withdraw", "block_die", "reroll"])
def test_d7_a_token_that_costs_the_last_chance_is_no_pass(token: str) -> None:
    """Whoever spoils its own only die is skipped like any that can't brew."""
    state = give(bare(phase=BREW), 0, token, "raise")
    open_row(state, "penny-lager", "dry-stout", "doppelbock")
    put(state, 0, "ware", "light-1=2")
    put(state, 1, "ware", "light-5=3")
    if token == "reroll":
        state.word = next(word for word in range(99) if rolls(state, word) == 1)
    do(state, use(token, "light-1"))
    assert (state.actor(), state.out) == (1, 0)


def test_d7_a_token_that_leaves_the_brewing_open_keeps_the_turn() -> None:
    state = give(bare(phase=BREW), 0, "withdraw")
    open_row(state, "penny-lager", "dry-stout", "doppelbock")
    put(state, 0, "ware", "light-1=3")
    put(state, 1, "ware", "light-5=3")
    do(state, use("withdraw", "light-5"))
    assert state.actor() == 0
    assert brew("penny-lager") in state.legal_moves()


def test_nothing_is_declined_where_nothing_was_asked() -> None:
    assert bare().refusal(Decline()) == refusals.NO_WINDOW_OPEN


def test_d8_without_a_threat_nothing_is_protected() -> None:
    state = before_brewing("block_die", "block_recipe")
    do(state, EndPurchase(), EndPurchase())
    assert state.window == BEFORE_BREWING
    assert state.refusal(use("block_die", "light-1")) == refusals.NO_THREAT
    assert state.legal_moves() == [use("block_recipe", "penny-lager"), Decline()]
