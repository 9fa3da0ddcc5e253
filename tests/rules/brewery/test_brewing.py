"""D7: who brews what with which dice, and what a recipe gives."""

from __future__ import annotations

from game.rules.brewery import refusals
from game.rules.brewery.catalogue import die_number
from game.rules.brewery.dice import BLOCKED_FACE, RAISED_FACE
from game.rules.brewery.moves import EndPurchase, Pass, Take
from game.rules.brewery.position import BREW, PURCHASE
from game.rules.brewery.state import BreweryState
from tests.rules.brewery.table import bare, brew, do, give, lies, number, open_row, put

STOUT = ("light-1=3", "light-2=2", "dark-1=5", "dark-2=4", "hops-1=4")
"""What midnight stout needs, to the pip."""


def kettle(
    *dice: str, row: tuple[str, ...] = ("midnight-stout", "penny-lager", "dry-stout")
) -> BreweryState:
    """Seat 0 brews with these dice in its warehouse."""
    state = bare(phase=BREW)
    open_row(state, *row)
    put(state, 0, "ware", *dice)
    return state


def test_d7_the_example_five_points_and_the_general_one() -> None:
    state = give(kettle(*STOUT), 0, "special_malt")
    revealed = state.deck[0]
    told = do(state, brew("midnight-stout", "special_malt"))
    assert told[:8] == [
        "brewing_declared 0 midnight-stout light-1,light-2,dark-1,dark-2,hops-1 special_malt",
        "brewed 0 midnight-stout light-1,light-2,dark-1,dark-2,hops-1 special_malt",
        "ingredient_returned 0 special_malt",
        "points 0 5 recipe",
        "gold 0 5 bonus",
        "points 0 1 brewing",
        f"recipe_revealed {state.book.catalogue.recipes[revealed].id} 0",
        "phase_started clean_up",
    ]
    own = state.view(0).players[0]
    assert (own.points, own.gold) == (6, 5)
    assert (own.recipes, own.extensions) == ((number("midnight-stout"),), (4,))
    assert own.ingredients == (0,) * 5
    assert state.view(0).market == (3,) * 5


def test_d7_dice_used_go_to_the_pool_and_brew_no_more() -> None:
    state = kettle("light-1=3", "light-2=5", row=("penny-lager", "dry-stout", "village-wheat"))
    put(state, 1, "ware", "dark-9=6", "dark-8=6", "hops-9=6")
    do(state, brew("penny-lager"))
    assert state.actor() == 1, "who can brew dry stout"
    assert lies(state, "light-1") == (0, "pool", 3)
    assert lies(state, "light-2") == (0, "warehouse", 5)


def test_d7_each_slot_gets_the_lowest_die_that_suffices_from_the_highest_on() -> None:
    dice = ("light-1=6", "light-2=3", "light-3=2", "light-4=3", "dark-1=6", "dark-2=5", "dark-3=4")
    state = kettle(*dice, "hops-1=6", "hops-2=4")
    told = do(state, brew("midnight-stout"))
    assert told[1].split()[3] == "light-2,light-3,dark-2,dark-3,hops-2"


def test_d7_raised_dice_are_taken_first_then_by_number() -> None:
    state = kettle("light-1=3", "light-2=3", "light-3=3")
    state.face[die_number("light-3")] += RAISED_FACE
    told = do(state, brew("penny-lager"))
    assert told[1].split()[3] == "light-3"
    state = kettle("light-3=3", "light-2=3")
    assert do(state, brew("penny-lager"))[1].split()[3] == "light-2"


def test_d7_the_extensions_skill_die_is_the_lowest_of_the_warehouse() -> None:
    state = kettle("light-1=3", "skill-1=4", "skill-2=1", "skill-3=1")
    put(state, 0, "pool", "skill-4=1")
    told = do(state, brew("penny-lager", "skill"))
    assert told[1] == "brewed 0 penny-lager light-1,skill-2 skill"
    assert told[2:5] == ["gold 0 1 recipe", "gold 0 1 bonus", "points 0 1 brewing"]
    assert lies(state, "skill-2")[1] == "pool"


def test_d7_what_is_lacking_is_said() -> None:
    state = kettle("light-1=2", "light-2=3", "dark-1=5", "hops-1=3")
    refused = refusals.base_lacking(0, 1, 1)
    assert state.refusal(brew("midnight-stout")) == refused
    assert state.refusal(brew("vienna-lager")) == refusals.RECIPE_NOT_OPEN
    honey = brew("penny-lager", "honey")
    assert state.refusal(honey) == refusals.no_such_extension(number("penny-lager"))
    assert state.refusal(brew("penny-lager", "fruit")) == refusals.extension_lacking(0)
    assert state.refusal(brew("penny-lager", "skill")) == refusals.extension_lacking(-1)
    state.face[die_number("light-2")] |= BLOCKED_FACE
    assert state.refusal(brew("penny-lager")) == refusals.base_lacking(1, 0, 0)


def test_d7_a_die_of_the_reward_comes_unrolled_if_there_is_one() -> None:
    dice = ("light-1=5", "light-2=3", "hops-1=4", "hops-2=2")
    state = kettle(*dice, row=("orchard-saison", "dry-stout", "doppelbock"))
    told = do(state, brew("orchard-saison"))
    assert told[2:5] == ["gold 0 1 recipe", "die_gained 0 skill-1 recipe", "points 0 1 brewing"]
    state = kettle(*dice, row=("orchard-saison", "dry-stout", "doppelbock"))
    put(state, 1, "pool", *(f"skill-{at}=1" for at in range(1, 11)))
    assert not [line for line in do(state, brew("orchard-saison")) if "die_gained" in line]


def test_d1_2_a_token_of_ones_choice() -> None:
    state = kettle("light-1=4", "light-2=3", row=("village-wheat", "dry-stout", "doppelbock"))
    give(state, 1, "raise", "raise", "raise")
    told = do(state, brew("village-wheat"))
    assert told[-1].startswith("recipe_revealed")
    assert state.actor() == 0
    assert list(state.legal_moves()) == [Take(token) for token in (0, 1, 2, 3, 5)]
    assert state.refusal(Take(4)) == refusals.token_gone(4)
    assert state.refusal(Pass()) == refusals.TAKE_FIRST
    assert do(state, Take(5))[0] == "token_gained 0 reroll"
    assert state.view(0).players[0].tokens == (0, 0, 0, 0, 0, 1)
    assert state.view(0).black_market == (3, 3, 3, 3, 0, 2)


def test_d7_no_token_left_nothing_asked() -> None:
    state = kettle("light-1=4", "light-2=3", row=("village-wheat", "dry-stout", "doppelbock"))
    put(state, 0, "ware", "light-3=3", "light-4=4")
    state.market &= 0b1111111111
    told = do(state, brew("village-wheat"))
    assert "phase_started clean_up" in told


def test_d2_3_the_new_card_lies_in_the_slot_and_may_be_brewed_at_once() -> None:
    state = kettle("light-1=3", "light-2=2", "hops-1=3")
    state.deck = (
        number("village-lager"),
        *(card for card in state.deck if card != number("village-lager")),
    )
    told = do(state, brew("penny-lager"))
    assert told[-1] == "recipe_revealed village-lager 1"
    assert state.row == (number("midnight-stout"), number("village-lager"), number("dry-stout"))
    assert state.actor() == 0, "seat 1 can't brew and is skipped"
    assert state.refusal(brew("village-lager")) is None


def test_d2_3_an_empty_deck_leaves_the_slot_empty() -> None:
    state = kettle("light-1=3")
    state.deck = ()
    told = do(state, brew("penny-lager"))
    assert not [line for line in told if line.startswith("recipe_revealed")]
    assert state.view(0).row == (number("midnight-stout"), None, number("dry-stout"))


def test_d7_seats_take_turns_and_who_can_not_brew_is_skipped_not_out() -> None:
    state = kettle("light-1=3", "light-2=3", row=("penny-lager", "dry-stout", "doppelbock"))
    put(state, 1, "ware", "light-3=2", "hops-3=3")
    state.deck = (number("village-lager"), number("meadow-pilsner"))
    told = do(state, brew("penny-lager"))
    assert told[-1] == "recipe_revealed village-lager 0"
    assert (state.actor(), state.turn) == (1, 2), "the row has changed: it can now"
    do(state, brew("village-lager"))
    assert state.view(0).phase == "place", "meadow pilsner needs hops: nobody can"


def test_d7_a_pass_is_final() -> None:
    state = kettle("light-1=3", row=("penny-lager", "dry-stout", "doppelbock"))
    put(state, 1, "ware", "light-3=3")
    do(state, Pass())
    assert state.actor() == 1
    told = do(state, Pass())
    assert told[:2] == ["passed 1 brew", "phase_started clean_up"]


def test_d7_nobody_can_brew_and_nobody_is_asked() -> None:
    state = bare(phase=PURCHASE)
    do(state, EndPurchase())
    told = do(state, EndPurchase())
    assert told[:3] == ["phase_started brew", "phase_started clean_up", "round_started 4 1 winter"]
