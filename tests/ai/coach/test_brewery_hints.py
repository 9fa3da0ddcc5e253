"""Hints of brewery in positions laid out for them: what is looked at, given away, taken back."""

from __future__ import annotations

import pytest

from game.ai.agent import Budget, thinker
from game.ai.coach.advice import LEAST_VISITS, UNDOES, Advice
from game.ai.coach.asked import advice
from game.ai.thinking import Thoughts
from game.rules.brewery.moves import Buy, EndMove, Pass
from game.rules.brewery.position import PURCHASE
from game.rules.brewery.state import BreweryState
from game.rules.chance import Dealer
from game.titles.brewery.ai.cards import cards_of
from game.titles.brewery.ai.coach.guide import guide
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.ui.panels.coach.reason_sentences import sentence
from game.ui.persons import Person
from tests.rules.brewery import table
from tests.rules.brewery.classic import CLASSIC

THOUGHT = Budget(iterations=300)
PEOPLE = (Person("Ada", "blue"), Person("Bruno", "yellow"))


def a_seed_waits(recipe: str, *dice: str, brewed: int = 0) -> BreweryState:
    """Round 5 of a short game: a seed lies on the hops field, a skill 5 is at hand, and one die of
    hops is lacking for the recipe. ``brewed``: recipes that the two have."""
    state = table.bare(round_=5, short_game=True)
    table.open_row(state, recipe, "baltic-porter", "doppelbock")
    for seat in (0, 1):
        table.give(state, seat, seeds=2 - seat, gold=3)
    for number, name in enumerate(("village-lager", "penny-lager", "dry-stout")[:brewed]):
        own = (*state.brewed[number % 2], table.number(name))
        state.brewed[number % 2] = own
    table.put(state, 0, "ware", *dice)
    table.put(state, 0, "pool", "light-2=2", "light-3=3", "skill-1=5")
    table.put(state, 1, "ware", "light-8=4", "dark-8=3")
    table.put(state, 1, "pool", "light-5=3", "dark-5=4", "hops-5=2", "hops-6=1", "skill-5=3")
    table.do(state, table.place("hops-grow", "seed"), EndMove(), Pass())
    return state


def asked(state: BreweryState) -> tuple[Thoughts, tuple[Advice, ...]]:
    view = state.view(0)
    thoughts = thinker("brewery").consider(view, tuple(state.legal_moves()), THOUGHT, Dealer(1))
    return thoughts, advice("brewery", view, thoughts)


@pytest.mark.parametrize("brewed", [0, 2, 3])
@pytest.mark.parametrize(
    ("recipe", "dice"),
    [
        ("robust-porter", ("dark-1=5", "dark-2=3", "hops-1=4")),
        ("pale-ale", ("light-1=4", "hops-1=5", "hops-2=3")),
    ],
)
def test_a_skill_die_that_brings_a_recipe_at_once_is_looked_at_and_told(
    recipe: str, dice: tuple[str, ...], brewed: int
) -> None:
    """Three hints gained a skill die or grew something else; none said that the one at hand has the
    hops at once, and the recipe in this round (D4.4)."""
    thoughts, told = asked(a_seed_waits(recipe, *dice, brewed=brewed))
    move = table.accelerate("hops-grow", "skill-1")
    visits = {each.move: each.visits for each in thoughts.candidates}
    assert visits.get(move, 0) >= LEAST_VISITS
    if not brewed:  # early in a game a skill die more is worth much more, as whole games show
        return
    mine = next(each for each in told if each.move == move)
    assert mine.reasons[0].code == "grows_for"
    assert mine.reasons[0].value("recipe") == table.number(recipe)
    assert mine.reasons[0].value("percent") == 83, "all but a 1"


def test_a_seed_beside_which_a_skill_die_fits_is_told_with_it() -> None:
    state = table.bare(round_=5)
    table.open_row(state, "robust-porter", "baltic-porter", "doppelbock")
    table.give(state, 0, seeds=1)
    table.put(state, 0, "ware", "dark-1=5", "dark-2=3", "hops-1=4")
    table.put(state, 0, "pool", "skill-1=2")
    seed = table.place("hops-grow", "seed")
    assert guide(state.view(0)).reasons(seed)[0].code != "hurries_for", "2 is too low"
    table.put(state, 0, "pool", "skill-1=3")
    assert guide(state.view(0)).reasons(seed)[0].code == "hurries_for"


def test_what_is_given_away_is_said() -> None:
    """“Trade berries for two seeds” didn't say that the die is gone, nor when the seeds come."""
    state = table.bare(round_=5)
    table.put(state, 0, "pool", "dark-1=1", "skill-1=3", "hops-1=2")
    told = guide(state.view(0))
    content = load_brewery("classic")
    texts = {
        name: [sentence(each, content, PEOPLE) for each in told.reasons(table.place(name, die))]
        for name, die in (("seeds-dark", "dark-1"), ("seeds-gold", "skill-1"))
    }
    assert texts["seeds-dark"][0] == "You give dark malt 1 away; at clean-up you get 2 seeds."
    assert texts["seeds-gold"][0] == "You give skill 3 away; at clean-up you get 4 gold."
    caution = told.caution(table.place("seeds-dark", "dark-1"))
    assert caution is not None
    assert (caution.code, caution.value("points")) == ("counts_less", 2)
    assert told.caution(table.place("seeds-gold", "skill-1")) is None, "it counts nothing"


@pytest.mark.parametrize(
    ("first", "then", "colour"),
    [
        (("school-skill", "skill-1"), ("seeds-gold", "skill-2"), 3),
        (("seeds-dark", "dark-1"), ("malt-dark", "light-1"), 1),
        (("malt-dark", "light-1"), ("seeds-dark", "dark-1"), 1),
        (("seeds-hops", "hops-1"), ("hops-grow", "seed"), None),
    ],
)
def test_what_takes_back_what_was_placed_is_cautioned_about(
    first: tuple[str, str], then: tuple[str, str], colour: int | None
) -> None:
    """After berries were traded for seeds the next hint swapped apples for berries."""
    state = table.bare(round_=5)
    table.give(state, 0, seeds=1)
    table.put(state, 0, "pool", "light-1=2", "dark-1=2", "hops-1=2", "skill-1=5", "skill-2=3")
    table.put(state, 1, "pool", "light-5=2")
    table.do(state, table.place(*first), EndMove(), Pass())
    move = table.place(*then)
    assert move in state.legal_moves()
    told = guide(state.view(0))
    caution = told.caution(move)
    if colour is None:
        assert caution is None, "a seed is given for nothing"
        return
    assert caution is not None
    assert (caution.code, caution.value("colour")) == (UNDOES, colour)
    assert not told.offers(move), "not beside anything else"


def test_an_ingredient_is_bought_for_the_recipe_that_is_complete() -> None:
    """Honey was for a recipe that lacked two dice, while the complete one takes honey, too."""
    best = "penny-lager"
    cards = cards_of(CLASSIC)
    uses = {use: (points, gold) for use, points, gold in cards[table.number(best)].extensions}
    dearer = [
        (card.id, use)
        for n, card in enumerate(CLASSIC.recipes)
        for use, points, gold in cards[n].extensions
        if use in uses and use >= 0 and 2 * points + gold > 2 * uses[use][0] + uses[use][1]
    ]
    assert dearer
    for other, use in dearer:
        state = table.bare(phase=PURCHASE)
        table.open_row(state, best, other)
        table.give(state, 0, gold=9)
        table.put(state, 0, "ware", "light-1=6", "light-2=6")
        reasons = guide(state.view(0)).reasons(Buy(use, None))
        assert reasons[0].code == "buy_for"
        assert reasons[0].value("recipe") == table.number(best)


@pytest.mark.parametrize(("stored", "code"), [(6, "raises"), (1, "raise_for")])
def test_a_raise_is_for_no_place_that_is_filled(stored: int, code: str) -> None:
    """“Apples 4, as X asks” was said where a stored 6 filled that place of X already."""
    state = table.bare()
    table.open_row(state, "penny-lager")
    base = CLASSIC.recipes[table.number("penny-lager")].base
    [least] = set(base[0])
    table.put(state, 0, "ware", *(f"light-{n}={stored}" for n in (1, 2)))
    table.put(state, 0, "pool", f"light-3={least - 1}", "light-4=2", "light-5=2")
    reasons = guide(state.view(0)).reasons(table.place("malt-raise", "light-3"))
    assert code in {each.code for each in reasons}
