"""Opponents of brewery: sane choices, one decision for one view, games that come to an end."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from game.ai.greedy import GreedyAgent
from game.ai.levels import FIGHTER, GENTLE, LEVELS, SPROUT, Character, character
from game.ai.search import Search
from game.ai.thinking import Agent, Budget, WrongView
from game.rules.brewery import BREWERY
from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.catalogue import BLOCK_DIE, COLOUR_OF, DICE, SEED
from game.rules.brewery.dice import BLOCKED_FACE, SIX
from game.rules.brewery.moves import (
    Brew,
    BreweryMove,
    Decline,
    EndPurchase,
    Pass,
    Place,
    Store,
    UseToken,
)
from game.rules.brewery.position import BREW, PURCHASE
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BREWING
from game.rules.chance import Dealer
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.titles.brewery.ai.brain import BRAIN
from game.titles.brewery.ai.coach.guide import guide
from game.titles.brewery.ai.counts import roll_chance
from game.titles.brewery.ai.harm import harmless
from game.titles.brewery.ai.holdings import holdings_of
from game.titles.brewery.ai.reach import is_out_of_reach
from game.titles.brewery.ai.tastes import TASTES
from game.titles.brewery.ai.turns import after_storing
from tests.rules.brewery import table

FEW = Budget(iterations=12)
SEARCHING = tuple(BRAIN.searching)
ANYBODY = (*LEVELS, Character(SPROUT, GENTLE).name)


def agent_of(level: str) -> Agent:
    who = character(level)
    assert who is not None
    if level in SEARCHING:
        return Search(BRAIN.mind(who), FEW, BRAIN.searching[level].habits)
    return BRAIN.soft(who)


def chosen(state: BreweryState, level: str, seed: int = 1) -> BreweryMove:
    seat = state.actor()
    assert seat is not None
    moves = state.legal_moves()
    move = agent_of(level).choose(state.view(seat), moves, FEW, Dealer(seed))
    assert isinstance(move, BreweryMove)
    return move


def refined(*tokens: str, spare: bool) -> BreweryState:
    """Seat 1 with these tokens is asked: a Dry Stout is declared with a skill die, for 2 gold.

    ``spare``: every die of the base is there once more than it must be.
    """
    state = table.give(table.bare(phase=BREW), 1, *tokens)
    table.open_row(state, "dry-stout", "weizenbock", "doppelbock")
    table.put(state, 0, "ware", "dark-1=4", "dark-2=2", "hops-1=3", "skill-1=6")
    if spare:
        table.put(state, 0, "ware", "dark-3=4", "dark-4=4", "hops-2=4")
    table.do(state, table.brew("dry-stout", "skill"))
    assert state.actor() == 1
    return state


@pytest.mark.parametrize("level", ANYBODY)
def test_nobody_rolls_an_extensions_die_again(level: str) -> None:
    """It serves whatever it shows: the token would be gone for nothing."""
    state = refined("reroll", spare=True)
    assert state.legal_moves() == [table.use("reroll", "skill-1"), Decline()]
    assert {chosen(state, level, seed) for seed in range(6)} == {Decline()}


def test_an_extension_is_worth_less_than_the_brewing_it_is_in() -> None:
    state = refined("withdraw", spare=False)
    moves = [table.use("withdraw", "dark-1"), table.use("withdraw", "skill-1")]
    stops, bares = BRAIN.appraise(state.view(1), moves, Dealer(1))
    assert stops > bares


@pytest.mark.parametrize("level", ANYBODY)
def test_one_view_and_one_seed_give_one_decision(level: str) -> None:
    state = table.game(3, seed=5)
    other = BREWERY.imagine(state.view(state.turn_player), Dealer(77))
    assert state.deck != other.deck
    for seed in range(2):
        assert chosen(state, level, seed) == chosen(other, level, seed)


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_builders_end_and_nobody_passes_who_can_brew(seats: int) -> None:
    state, dealer = table.game(seats, seed=1), Dealer(1)
    while state.actor() is not None:
        move = chosen(state, "builder", dealer.below(1 << 30))
        can_brew = any(move.type == "brew" for move in state.legal_moves())
        view = state.view(0)
        assert not (isinstance(move, Pass) and view.phase == BREWING and can_brew)
        state.apply(move)
    assert state.view(0).round < 20


def keenly(state: BreweryState) -> BreweryMove:
    """What is worth most at one look."""
    view, moves = state.view(0), state.legal_moves()
    move = GreedyAgent(BRAIN.appraise).choose(view, moves, FEW, Dealer(0))
    assert isinstance(move, BreweryMove)
    return move


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_who_always_plays_the_best_look_end(seats: int) -> None:
    """Without a rule against it each would wait for better cards until round 30 (D10)."""
    state, agent = table.game(seats, seed=1), GreedyAgent(BRAIN.appraise)
    while (seat := state.actor()) is not None:
        move = agent.choose(state.view(seat), state.legal_moves(), FEW, Dealer(1))
        assert isinstance(move, BreweryMove)
        state.apply(move)
    assert state.view(0).round < 20
    assert sum(len(player.recipes) for player in state.view(0).players) >= 5 * seats


@pytest.mark.parametrize("level", ANYBODY)
def test_what_a_recipe_needs_is_stored_before_the_purchase_ends(level: str) -> None:
    """Primers 1 and 2: with the light 2 stored, Village Lager is brewed."""
    state = table.bare(phase=PURCHASE)
    table.open_row(state, "village-lager", "doppelbock", "imperial-pilsner")
    stored = set(table.put(state, 0, "pool", "light-1=2", "hops-1=6"))
    while state.phase == PURCHASE and state.decider == 0:
        move = chosen(state, level)
        if isinstance(move, Store):
            stored.discard(move.die)
        state.apply(move)
    assert not stored


@pytest.mark.parametrize("level", ANYBODY)
def test_who_can_brew_brews(level: str) -> None:
    """Primer 3: no waiting for a better card."""
    state = table.bare(phase=BREW)
    table.open_row(state, "village-lager", "bohemian-pilsner", "doppelbock")
    table.put(state, 0, "ware", "light-1=4", "hops-1=4", "hops-2=5")
    assert isinstance(chosen(state, level), Brew)


def test_a_seed_is_sown_first() -> None:
    """Primer 4."""
    state = table.give(table.bare(), 0, seeds=1)
    table.open_row(state, "doppelbock", "weizenbock", "midnight-stout")
    table.put(state, 0, "pool", "dark-1=4", "hops-1=2")
    move = keenly(state)
    assert isinstance(move, Place)
    assert move.item == SEED


def test_an_ingredient_that_no_card_wants_is_not_bought() -> None:
    """Primer 9: special hops for Imperial Pilsner, never for other recipes."""
    state = table.give(table.bare(phase=PURCHASE), 0, gold=4)
    table.open_row(state, "imperial-pilsner", "doppelbock", "robust-porter")
    table.put(state, 0, "ware", "light-1=4", "light-2=3", "hops-1=6", "hops-2=4", "hops-3=3")
    assert keenly(state) == table.buy("special_hops")
    table.open_row(state, "baltic-porter", "doppelbock", "robust-porter")
    assert keenly(state) == EndPurchase()


def test_a_raise_that_completes_a_recipe_is_used() -> None:
    state = table.give(table.bare(phase=BREW), 0, "raise")
    table.open_row(state, "vienna-lager", "doppelbock", "weizenbock")
    table.put(state, 0, "ware", "light-1=4", "dark-1=3", "hops-1=4", "hops-2=2")
    assert keenly(state) == table.use("raise", "dark-1")


def test_the_coach_tells_what_a_stored_die_is_for() -> None:
    """Issue 13: "store the 4: Vienna Lager needs it; you then lack one hops of 2, 83 %"."""
    state = table.bare(phase=PURCHASE)
    table.open_row(state, "vienna-lager", "doppelbock", "imperial-pilsner")
    table.put(state, 0, "ware", "light-1=4", "dark-1=4")
    table.put(state, 0, "pool", "hops-1=4", "hops-2=1")
    found = guide(state.view(0)).reasons(Store(28))
    assert str(found[0]) == "D3 store_lacks (recipe=1, colour=2, least=2, percent=83)"


def test_chances_of_a_roll() -> None:
    """Two dice for one slot of 5; three dice for 4 and 2 are counted out."""
    assert roll_chance((5,), 2) == pytest.approx(1 - (4 / 6) ** 2)
    rolls = [sorted(roll, reverse=True) for roll in product(range(1, 7), repeat=3)]
    counted = sum(roll[0] >= 4 and roll[1] >= 2 for roll in rolls)
    assert roll_chance((4, 2), 3) == pytest.approx(counted / 216)


def test_other_views_are_refused() -> None:
    state = table.game(2)
    with pytest.raises(WrongView):
        BRAIN.appraise(state.view(1 - state.turn_player), state.legal_moves(), Dealer(0))
    with pytest.raises(WrongView):
        BRAIN.guide(state.view(1 - state.turn_player))


def test_chances_add_up() -> None:
    state = table.game(3)
    assert sum(BRAIN.chances(state.view(0))) == pytest.approx(1)


def test_storing_a_blocked_die_leaves_the_holdings_as_they_would_be_counted() -> None:
    """D8: storing is no use of a die. A count below nothing let the coach think for ever."""
    state = table.bare(phase=PURCHASE)
    (die,) = table.put(state, 0, "pool", "hops-1=5")
    state.face[die] |= BLOCKED_FACE
    after = after_storing(state, holdings_of(state, 0), Store(die))
    state.apply(Store(die))
    counted = holdings_of(state, 0)
    assert (after.pool, after.ware) == (counted.pool, counted.ware)
    assert (after.fresh, after.later) == (counted.fresh, counted.later)


@pytest.mark.parametrize("seed", [2000080, 2000335])
def test_builders_who_have_sold_too_much_grow_again(seed: int) -> None:
    """Of five hundred games these two went on to round 30: nobody could brew the tenth recipe."""
    seats = [Seat(name, "builder", color) for name, color in zip("ab", COLORS, strict=False)]
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, seed)
    play_out(match)
    final = cast(BreweryState, match.snapshot())
    assert final.round < LAST_ROUND
    assert final.recipes_brewed() >= 10


def test_a_fighter_likes_to_block_any_recipe() -> None:
    """A recipe was taken for the die of its number: liked or not by whose that one was."""
    state = table.bare(phase=BREW)
    fighter = TASTES[FIGHTER]
    recipe = table.use("block_recipe", "pale-ale")
    table.put(state, 0, "ware", f"light-{recipe.target + 1}=4")
    assert fighter.pleasure(state, recipe) == fighter.token
    assert fighter.pleasure(state, UseToken(BLOCK_DIE, recipe.target)) == 0


def stalled() -> BreweryState:
    """Round 23 of seed 7000043: all three recipes ask for three hops, and both seats have two."""
    state = table.bare(round_=23)
    for seat, gold in enumerate((21, 6)):
        table.give(state, seat, gold=gold, seeds=3)
    table.open_row(state, "heather-honey-ale", "bohemian-pilsner", "pale-ale")
    table.put(state, 0, "ware", "light-1=4", "light-2=6", "light-3=5", "dark-1=5", "dark-2=5")
    table.put(state, 0, "ware", "dark-3=4", "dark-4=4", "hops-1=6", "hops-2=6")
    table.put(state, 0, "ware", "skill-1=4", "skill-2=4", "skill-3=4", "skill-4=4")
    table.put(state, 1, "ware", "light-4=5", "light-5=4", "light-6=5", "light-7=4", "dark-5=5")
    table.put(state, 1, "ware", "dark-6=6", "dark-7=5", "hops-3=6", "hops-4=6")
    return state


@pytest.mark.parametrize("seed", range(3))
def test_an_architect_grows_what_the_row_asks_for_where_nobody_can_brew(seed: int) -> None:
    """Eleven of a thousand games went on to round 30: both passed, each with three seeds."""
    assert chosen(stalled(), "architect", seed) == table.place("hops-grow", "seed")


def test_a_row_is_out_of_reach_while_nobody_has_the_dice() -> None:
    state = stalled()
    assert is_out_of_reach(state)
    (die,) = table.put(state, 1, "pool", "hops-5=1")
    assert not is_out_of_reach(state)
    table.lift(state, die)
    state.apply(table.place("hops-grow", "seed"))
    assert not is_out_of_reach(state)


def test_a_stored_die_that_is_too_low_is_out_of_reach_as_well() -> None:
    state = table.bare()
    table.open_row(state, "smoky-campfire", "double-ipa", "imperial-pilsner")
    table.put(state, 0, "ware", "light-1=5", "dark-1=4", "dark-2=5", "hops-1=6")
    assert is_out_of_reach(state)
    table.put(state, 0, "pool", "dark-1=4")
    assert not is_out_of_reach(state)


def test_no_skill_die_goes_for_an_exchange_of_sixes() -> None:
    """A newcomer followed such a hint, and *Keep all your dice* was the next one (D5.3)."""
    met = 0
    for seed in range(30):
        state, chance = table.game(seed=seed), Dealer(seed)
        while (seat := state.actor()) is not None:
            moves = state.legal_moves()
            swaps = [move for move in moves if isinstance(move, Place) and move.colour is not None]
            kept = harmless(state.view(seat), moves) if swaps else []
            for move in swaps:
                shown = [
                    state.view(seat).value[die]
                    for die in range(DICE)
                    if COLOUR_OF[die] == move.colour and state.owner_at_hand(die) == seat
                ]
                met += move not in kept
                assert move in kept or min(shown) == SIX
            state.apply(chance.choice(moves))
        if met:
            return
    raise AssertionError("it never came to that")
