"""What is said in brewery: reasons, moves, events, goods of both packs, the result."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.ai.levels import BUILDER, Character
from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import COLOURS, FIELDS, GOODS, INGREDIENTS, OBJECTS, TOKENS
from game.rules.brewery.moves import Brew, BreweryMove, Buy
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NO_WINDOW, BreweryView
from game.rules.core import Options, Outcome
from game.titles.brewery.ai.brain import BRAIN
from game.titles.brewery.ai.coach.reasons import GAPS, told
from game.titles.brewery.ui.box import BOX
from game.titles.brewery.ui.choices import RECIPES, ActionKind, kind_of
from game.titles.brewery.ui.hands.selection import EMPTY, Selection
from game.titles.brewery.ui.panels.actions import bar
from game.titles.brewery.ui.panels.coach.moves import move_text
from game.titles.brewery.ui.panels.coach.reason_sentences import SENTENCES, sentence
from game.titles.brewery.ui.panels.lacking import reasons
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.names import (
    colour_name,
    field_deed,
    good_name,
    object_name,
    recipe_name,
)
from game.titles.brewery.ui.panels.prompt import prompt_text
from game.titles.brewery.ui.panels.tokens import token_line
from game.titles.brewery.ui.summary import SUMMARY
from game.titles.brewery.ui.view_facts import at_the_end, owned, price
from game.titles.brewery.ui.words import WORDS
from game.ui.intents import Choose
from game.ui.marks import Text
from game.ui.opponents import character_line
from game.ui.panels.bar import Entry
from game.ui.situation import Acting
from tests.rules.brewery.table import bare, give, place, put
from tests.sizes import WHOLE
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.situations import situation_of
from tests.ui.stage import surface
from tests.ui.test_brewery_panels import catalogue, lines_of, liveliest, positions

BEER = ("malt", "hops", "brew")
"""Words of a brewery that nobody meets in an orchard."""


@pytest.mark.parametrize("code", GAPS)
def test_every_reason_has_a_sentence(code: str) -> None:
    for pack in ("classic", "orchard"):
        reason = told(code, **dict.fromkeys(GAPS[code][1], 2))
        text = sentence(reason, catalogue(pack), PEOPLE)
        assert text.endswith(".")
        assert "{" not in text
        if "rival" in GAPS[code][1]:
            assert PEOPLE[2].name in text, "it says who"
        if "recipe" in GAPS[code][1]:
            assert recipe_name(catalogue(pack), 2) in text
        if pack == "orchard":
            assert not [word for word in BEER if word in text.lower()]


def test_there_is_no_sentence_without_a_reason() -> None:
    assert set(SENTENCES) == set(GAPS)


def test_every_temper_is_told_in_words_of_this_title() -> None:
    assert set(BOX.temper_lines()) == set(BRAIN.tempers)
    for temper in BRAIN.tempers:
        line = character_line(Character(BUILDER, temper), "Bruno", BOX.temper_lines())
        assert "recipes" in line or "tokens" in line


def test_every_option_says_what_it_means() -> None:
    words = BOX.option_words()
    assert set(words) == {option.name for option in BREWERY.game_options}
    assert all(each.line.endswith(".") for each in words.values())


BUTTONS = {"end_move", "pass", "keep", "end_purchase", "decline"}
"""Moves that are made by a button alone, with nothing on the table."""


def test_every_move_is_told_and_marked() -> None:
    """What a button alone does marks nothing: the pool, which it left alone, was ringed."""
    kinds = set[str]()
    for seed in (7, 8, 9):
        for view, legal in positions(seed):
            for move in legal:
                if move.type not in kinds:
                    assert "{" not in move_text(view, move)
                    assert bool(WORDS.about(view, move)) == (move.type not in BUTTONS), move
                    kinds.add(move.type)
    assert kinds >= {"store", "place", "accelerate", "pass", "end_move", "buy", "brew", "decline"}


def test_the_log_tells_of_a_game_in_whole_sentences() -> None:
    lines = [each.text for each in lines_of(7)]
    assert len(lines) > 100
    assert not [text for text in lines if "{" in text or text.endswith(" ")]
    assert any("brews" in text and "gold" in text for text in lines), "with what it brings"


def test_the_orchard_speaks_of_juice() -> None:
    """Words of the vocabulary go through the pack: no beer is named anywhere."""
    orchard = catalogue("orchard")
    names = [
        *(colour_name(orchard, colour) for colour in range(4)),
        *(good_name(orchard, what) for what in range(len(GOODS))),
        *(object_name(orchard, at) for at in range(len(OBJECTS))),
        *(field_deed(orchard, field) for field in range(len(FIELDS))),
        *(recipe_name(orchard, recipe) for recipe in range(len(orchard.recipes))),
        *(token_line(token) for token in range(len(TOKENS))),
        *(each.text for each in lines_of(7, "orchard")),
    ]
    assert not [name for name in names if any(word in name.lower() for word in BEER)]
    assert "Apples" in names


def test_no_panel_of_the_orchard_speaks_of_beer() -> None:
    shown, found = surface(None, (1280, 720)), set[str]()
    for number, (view, legal) in enumerate(positions(7, 4, "orchard")[:: 17 if WHOLE else 51]):
        looks = RECIPES if number % 2 == 0 else None
        plain = situation_of(view, PEOPLE, 0, EMPTY, legal, unfolded=looks)
        for action in (None, *ActionKind):
            held = Selection(action=action, suggesting=True)
            panels = match_panels(replace(plain, selection=held), ignore, shown.viewport)
            found |= {node.text for node in panels.walk() if isinstance(node, Text)}
            found |= {node.tip for node in panels.walk()}
    assert len(found) > 100
    assert not [text for text in found if any(word in text.lower() for word in BEER)]


def test_prices_and_points_to_come_are_those_of_the_rules() -> None:
    """D6 and D10: what a purchase costs, and what dice and gold bring in the end."""
    bought = 0
    for seed in (1, 2):
        state, chance = BREWERY.setup(catalogue(), Options(({},) * 2), seed), random.Random(seed)
        last = state.view(0)
        while (seat := state.actor()) is not None:
            last, move = state.view(seat), liveliest(tuple(state.legal_moves()), chance)
            events = state.apply(move)
            for event in events:
                if event.type == "bought":
                    what, die = getattr(event, "what"), getattr(event, "die")  # noqa: B009
                    assert getattr(event, "price") == price(last, what, die)  # noqa: B009
                    bought += 1
        over = state.view(0)
        for seat, player in enumerate(over.players):
            won = dict(player.points_by_reason)
            assert at_the_end(over, seat) == won.get("gold", 0) + won.get("dice", 0)
    assert bought > 4


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome((20, 26, 10), (5007, 6001, 1000), (1,)), "6 more"),
        (Outcome((26, 26, 10), (5007, 6001, 1000), (1,)), "most recipes: 6"),
        (Outcome((26, 26, 10), (6007, 6001, 1000), (0,)), "most gold: 7"),
        (Outcome((26, 26, 10), (6001, 6001, 1000), (0, 1)), "shared"),
    ],
)
def test_the_result_says_what_decided(outcome: Outcome, words: str) -> None:
    text = SUMMARY.why(outcome, PEOPLE[:3])
    assert words in text
    assert text.endswith(".")


def test_the_table_of_points_adds_up() -> None:
    view = positions(7)[-1][0]
    rows = SUMMARY.rows(view)
    for seat, player in enumerate(view.players):
        assert sum(row.values[seat] for row in rows) == player.points


def test_what_can_be_bought_is_told_as_it_is_in_each_round() -> None:
    """D6: ingredients from round 2 on, tokens from round 3 on, one of each a round."""
    told = set[str]()
    for view, legal in (each for seed in (3, 7) for each in positions(seed)):
        goods = {move.what for move in legal if isinstance(move, Buy)}
        prompt = prompt_text(view, EMPTY, legal, deciding=True)
        if goods:
            names = ("ingredient" in prompt, "token" in prompt)
            assert names == (min(goods) < len(INGREDIENTS), max(goods) >= len(INGREDIENTS))
        reason = reasons(view, legal, mine=True)[ActionKind.BUY]
        if view.window == NO_WINDOW and not view.pending:
            told.add(reason)
            assert (reason == "from round 2") == (view.round < 2)
            if reason == "bought already":
                assert view.bought_ingredient
                assert not goods
    assert told >= {"", "from round 2", "bought already"}


def test_a_pass_that_is_asked_for_twice_names_what_it_gives_up() -> None:
    some = 0
    for view, legal in positions(7):
        recipes = {move.recipe for move in legal if isinstance(move, Brew)}
        if not recipes or view.window != NO_WINDOW:
            continue
        some += 1
        text = prompt_text(view, Selection(passing=True), legal, deciding=True)
        assert text.endswith("If you are sure, pass once more.")
        if len(recipes) == 1:
            assert recipe_name(view.catalogue, *recipes) in text
        for held in (Selection(), Selection(passing=True)):
            end = end_of(view, legal, held)
            assert end.intent == Choose(ActionKind.PASS), "it is asked for twice"
            assert end.keyed, "the button that is to be pressed again keeps its key"
    assert some


def end_of(view: BreweryView, legal: Sequence[BreweryMove], held: Selection) -> Entry:
    """The button that ends the turn."""
    told = situation_of(view, PEOPLE, view.seat, held, legal)
    assert told.acting is not None
    return bar(told, told.acting).further[-1]


def test_what_stands_in_the_way_of_placing_is_told_by_what_is_true_first() -> None:
    """D5, D4.2: who has stored all dice has none to place; round 3 would change nothing."""
    state = bare(round_=1)
    put(state, 0, "ware", "hops-1=4")
    view = state.view(0)
    legal = tuple(move for move in state.legal_moves() if kind_of(move) is not ActionKind.PLACE)
    assert reasons(view, legal, mine=True)[ActionKind.PLACE] == "pool is empty"
    text = prompt_text(view, EMPTY, legal, deciding=True)
    assert text.startswith("Your pool is empty")
    assert "round 3" not in text
    put(state, 0, "pool", "hops-2=6")
    assert reasons(state.view(0), legal, mine=True)[ActionKind.PLACE] == "from round 3"


def test_the_brewing_says_that_it_may_be_done_several_times() -> None:
    view, legal = next(
        (view, legal)
        for view, legal in positions(7)
        if any(isinstance(move, Brew) for move in legal) and view.window == NO_WINDOW
    )
    assert "several in a round" in prompt_text(view, EMPTY, legal, deciding=True)


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        ("classic", "light malt 1, dark malt 2, hops 1, skill 0"),
        ("orchard", "apples 1, berries 2, herbs 1, skill 0"),
    ],
)
def test_what_a_die_of_each_colour_is_worth_at_the_end_is_told(pack: str, told: str) -> None:
    """A game was over, and its table had points for dice that nobody could reckon (D10)."""
    view = BREWERY.setup(catalogue(pack), Options(({},) * 2, 0, {}), 1).view(0)
    [tip] = [row.tip for row in SUMMARY.rows(view) if row.tip]
    assert tip.endswith(told)
    assert SUMMARY.reckoning(view).endswith(told)
    worths = [int(each.split()[-1]) for each in tip.partition(": ")[2].split(", ")]
    before = final_points(view)
    for colour, worth in enumerate(worths):
        state = bare()
        had = final_points(state.view(0))
        put(state, 0, "pool", f"{COLOURS[colour]}-1=3")
        assert final_points(state.view(0)) - had == worth
    assert (
        before
        == sum(worth * count for worth, count in zip(worths, owned(view, 0), strict=True))
        + view.players[0].gold // 2
    )


def final_points(view: BreweryView) -> int:
    return at_the_end(view, 0)


def test_tokens_that_are_of_no_use_now_say_why() -> None:
    """“No use now” stood there in the middle of a turn, and no reason on the button."""
    state = give(bare(), 0, "reroll")
    put(state, 0, "pool", "light-1=3", "light-2=3", "light-3=3")
    assert not _tokens(state).why
    state.apply(place("malt-dark", "light-1"))
    assert _tokens(state).note == "no use now"
    assert _tokens(state).why == "Tokens come first: you have already placed something."
    later = give(bare(), 0, "block_recipe")
    put(later, 0, "pool", "light-1=3")
    assert _tokens(later).why == "This token is used before the first recipe of a round."
    six = give(bare(), 0, "raise")
    put(six, 0, "pool", "light-1=6")
    assert _tokens(six).why == "There is nothing that it could be used on now."


def _tokens(state: BreweryState) -> Entry:
    view = state.view(0)
    acting = Acting(view, tuple(state.legal_moves()), EMPTY, True, "", None)
    told = situation_of(view, PEOPLE[:2], 0, EMPTY, tuple(state.legal_moves()))
    return next(
        each for each in bar(told, acting).acting if each.key == f"action.{ActionKind.TOKENS.value}"
    )
