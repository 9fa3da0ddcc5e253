"""What the titles' labels count is so: *two*, *both*, *all*, *everybody*, in any game."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from operator import lt
from pathlib import Path

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.moves import EndTurn, Explore, Fight, Trade
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import COLOUR_OF, DICE
from game.rules.brewery.moves import Brew, Buy, Store
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BLOCKED, WAREHOUSE
from game.rules.core import Options
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.banner import action_pips
from game.titles.biomes.ui.panels.prompt import prompt_text, turn_done_text
from game.titles.biomes.ui.refusals import sentence
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.ui.choices import ActionKind as Action
from game.titles.brewery.ui.hands.selection import EMPTY as NOTHING
from game.titles.brewery.ui.hands.selection import Selection as Held
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.slots import all_there
from game.titles.brewery.ui.signs.recipes import short_standing, standing
from game.titles.brewery.ui.summary import SUMMARY
from game.titles.brewery.ui.view_facts import lacking
from game.titles.towers.scene.targets import CardTarget, JokerTarget
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.selection import Selection
from game.titles.towers.ui.panels.prompt import prompt_text as towers_prompt
from game.ui.marks import Text
from game.ui.panels.reckoned import reckoned
from tests.rules.towers import table as towers
from tests.sizes import WHOLE, some
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.situations import situation_of
from tests.ui.stage import surface
from tests.ui.test_brewery_panels import positions

COUNTING = re.compile(r"\b(both|all|everybody)\b", re.IGNORECASE)
TITLES = Path(__file__).parents[2] / "game" / "titles"
LINES = "lines.py"
"""What opponents exclaim claims nothing of the game but its occasion: see test_occasions.py."""
MARKED = {"_", "ngettext", "npgettext", "pgettext"}
"""By what texts are marked that players read."""
RULE = "it holds by the rules, whatever the game"
LABEL = "it names a choice or a figure, and claims nothing"
REASONS = "the coach's reasons are held to what is so in tests/ai/coach/truth.py"
LACKS_NONE = "said where a recipe lacks no die: see the test of that below"
TASK = "a refusal of tasks: see tests/app/test_challenge.py"
KNOWN: Mapping[str, str] = {
    "All matching spaces count, connected or not.": RULE,
    "All blocks of one material": LABEL,
    "beginner scoring: all matching spaces count": RULE,
    "Reckoned from the tokens in the pile before each fight, all TNT counted.": RULE,
    "With all your TNT you have {count} heart: enough to win.": REASONS,
    "With all your TNT you have {count} hearts: enough to win.": REASONS,
    "Second block: {material}. Then you have all for the {tile}.": REASONS,
    "Then you have all blocks for the {tile}.": REASONS,
    "Then you have all blocks for the {tile}, and can build it in this turn.": REASONS,
    "{points} in all": LABEL,
    "XP in all, if scored now": LABEL,
    "Dig out all blocks of wood; the fewer actions you need, the more stars.": LABEL,
    "Dig out all blocks of sand; the fewer actions you need, the more stars.": LABEL,
    "Dig out all blocks of stone; the fewer actions you need, the more stars.": LABEL,
    "Dig out all blocks of obsidian; the fewer actions you need, the more stars.": LABEL,
    "Dig out all blocks of emerald; the fewer actions you need, the more stars.": LABEL,
    "For those who know the game: all recipes are shuffled, no easy ones come first.": RULE,
    "If the roll is high enough, {recipe} is yours after all.": RULE,
    "All rolls of the own dice; those of the supply are nobody's.": RULE,
    "Keep all": LABEL,
    "Keep all your dice": LABEL,
    "When all together have finished {count} recipe, the game ends with that round.": RULE,
    "When all together have finished {count} recipes, the game ends with that round.": RULE,
    "Summer: it began with a seed for everybody, while there were any.": RULE,
    "All clean up": RULE,
    "All roll their dice": RULE,
    "All is counted": RULE,
    "A red cross marks a field that hides what stands behind it: both are of one kind.": RULE,
    "All dice are there": LACKS_NONE,
    "All its dice are there": LACKS_NONE,
    "All {count} dice are ready": LACKS_NONE,
    "Both dice are ready": LACKS_NONE,
    "Recipes are made after all have placed, stored and bought.": RULE,
    "You have all it needs in your warehouse.": LACKS_NONE,
    "Store {dice}, and you have all that {recipe} needs.": LACKS_NONE,
    "Store {dice}, and you have all it needs.": LACKS_NONE,
    "Roll: everybody rolls the dice of the own pool.": RULE,
    "Place: in turn, one or two dice or seeds on fields, until all have passed.": RULE,
    "A place that you block is closed to all in this round, and to you.": RULE,
    "You can finish {recipe}, too: blocked, it is closed to all.": LACKS_NONE,
    "{name} has all dice for {recipe}: {gain}.": LACKS_NONE,
    "You have all its dice, too: it could be yours.": LACKS_NONE,
    "Roll dice of the pool or of the warehouse, not of both.": RULE,
    "You buy after everybody has placed, before the recipes.": RULE,
    "At once: roll all supply dice of a colour, and swap one if you like": RULE,
    "Seeds turn into {light}, {light} into {dark}; both are raised here.": RULE,
    "You have placed all that you may place here.": TASK,
    "All your pawns are on the board.": RULE,
    "All your four pawns are on the board.": RULE,
    "The last round: everybody has as many turns": RULE,
    "This is the last round: everybody has as many turns.": RULE,
}
"""Every label of the titles' panels that speaks of *both*, *all* or *everybody*, and why it may."""


def labels() -> Iterator[str]:
    """All that the titles' panels say, as it stands in their sources."""
    panels = (file for file in TITLES.glob("*/ui/**/*.py") if file.name != LINES)
    for file in sorted(panels):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and getattr(called, "id", "") in MARKED:
                told = (each.value for each in node.args if isinstance(each, ast.Constant))
                yield from (each for each in told if isinstance(each, str))


def test_a_label_that_speaks_of_all_or_both_says_why_it_may() -> None:
    found = {text for text in labels() if COUNTING.search(text)}
    assert found == set(KNOWN)


Claim = Callable[[BiomesView], bool]
CLAIMS: Mapping[str, Claim] = {
    "Two different actions": lambda view: view.actions_left == 2 and not view.done,
    "Now a second action, of another kind": lambda view: (
        view.actions_left == 1 and len(view.done) == 1 and not view.extra
    ),
    "After the actions of a turn": lambda view: any(
        isinstance(tile, Mob) and tile.extra_action
        for tile in (find_tile(view.catalogue, mob) for mob in view.players[view.seat].mobs)
    ),
    "One more action, of any kind": lambda view: view.extra and view.actions_left == 1,
    "One action a turn": lambda view: view.actions_left == 1 and not view.done,
    "The first of two actions": lambda view: view.actions_left == 2,
    "An action still to do": lambda view: view.actions_left >= 1,
    "First do the actions of this turn": lambda view: view.actions_left >= 1,
    "The actions of this turn are done": lambda view: view.actions_left == 0,
}
"""What of a turn's actions is told, by how it begins."""


def told(state: BiomesState) -> Iterator[str]:
    """All that tells who decides how many actions there are."""
    view = state.view(state.decider)
    yield prompt_text(view, EMPTY, deciding=True)
    yield from (node.tip for node in action_pips(view).walk() if getattr(node, "tip", ""))
    for move in (EndTurn(), Explore(view.players[view.seat].crossing)):
        refused = state.refusal(move)
        if refused is not None:
            yield sentence(refused)


def test_what_is_told_of_a_turns_actions_is_so() -> None:
    """*Both actions are done* stood there after three."""
    heard: set[str] = set()
    for seed in some(range(12), 6):
        chance = random.Random(seed)
        state = BIOMES.setup(load_biomes(), Options(({}, {}), 0), seed)
        while state.actor() is not None:
            view = state.view(state.decider)
            for text in told(state):
                fits = [start for start in CLAIMS if text.startswith(start)]
                assert all(CLAIMS[start](view) for start in fits), text
                heard.update(fits)
            moves = state.legal_moves()
            lively = [move for move in moves if isinstance(move, Fight | Trade)]
            state.apply(chance.choice(lively or moves))
    assert set(CLAIMS) - heard <= {"One action a turn"}, "which is told in tasks alone"


@pytest.mark.parametrize("undoes", [False, True])
def test_a_turn_that_is_over_counts_no_actions(undoes: bool) -> None:
    """One, two, or as many more as mobs were returned."""
    assert not re.search(r"\b(both|two)\b", turn_done_text(undoes=undoes), re.IGNORECASE)


@pytest.mark.parametrize("held", [CardTarget(0), JokerTarget(0)])
def test_a_card_with_an_action_chosen_asks_for_that(held: CardTarget | JokerTarget) -> None:
    """After a card and *Place* it went on asking what the card is for."""
    view = towers.game(2).view(0)
    asked = towers_prompt(view, Selection(picked=held), (), deciding=True)
    assert "what this card is for" in asked
    for action in ActionKind:
        both = towers_prompt(view, Selection(action=action, picked=held), (), deciding=True)
        assert both == towers_prompt(view, Selection(action=action), (), deciding=True) != asked


def has_all(state: BreweryState, seat: int, recipe: int) -> bool:
    """Whether the warehouse of a seat holds every die of a recipe, one for each slot (D7)."""
    view = state.view(seat)
    for colour, minima in enumerate(view.catalogue.recipes[recipe].base):
        own = [die for die in range(DICE) if view.owner[die] == seat]
        stored = [die for die in own if view.where[die] == WAREHOUSE and COLOUR_OF[die] == colour]
        shown = sorted(view.value[die] for die in stored if not view.marks[die] & BLOCKED)
        best = shown[len(shown) - len(minima) :]
        if len(shown) < len(minima) or any(map(lt, best, sorted(minima))):
            return False
    return True


def test_a_recipe_is_said_to_have_all_its_dice_where_it_has() -> None:
    heard, brewable = set(), 0
    for seed in some(range(4), 1):
        chance = random.Random(seed)
        state = BREWERY.setup(load_brewery(), Options(({}, {}), 0), seed)
        while state.actor() is not None:
            moves = state.legal_moves()
            for seat in range(2):
                view = state.view(seat)
                for recipe in (each for each in view.row if each is not None):
                    there = has_all(state, seat, recipe)
                    assert (not lacking(view, seat, recipe)) is there
                    if recipe in view.blocked_recipes:
                        continue
                    short = short_standing(view, seat, recipe)[0]
                    said = " ".join((*standing(view, seat, recipe), short))
                    claims = re.findall(r"You have all it needs in|All its dice", said)
                    assert bool(claims) <= there, said
                    heard.update(claims)
            brews = [move for move in moves if isinstance(move, Brew)]
            assert all(has_all(state, state.decider, move.recipe) for move in brews)
            brewable += len(brews)
            stores = [move for move in moves if isinstance(move, Store)]
            state.apply(chance.choice(brews or stores or moves))
    assert heard == {"You have all it needs in", "All its dice"}
    assert brewable


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "Its die is ready"), (2, "Both dice are ready"), (4, "All 4 dice are ready")],
)
def test_dice_that_are_there_are_counted_as_one_speaks(count: int, told: str) -> None:
    """*All 2 dice are ready*, it said."""
    assert all_there(count) == told


SEATED = PEOPLE[:2]
ODD = (
    (r"\b0 \w+ (is|are)\b", "none, in words"),
    (r"\b[Aa]ll [12]\b", "both, or its"),
    (r"\b1 (dice|seeds|recipes|points|rounds|tokens)\b", "one of a thing"),
    (r"≥", "or more"),
    (r"\bRule [BTD]\d", "a number of a rule"),
)
"""What no child says, and what is said in its place."""


def test_no_panel_of_brewery_counts_as_nobody_speaks() -> None:
    """In an orchard, whatever is opened: panels, tips and signs."""
    shown, found = surface(None, (1280, 720)), set[str]()
    mine = [each for each in positions(7, 2, "orchard") if each[1]]
    for view, legal in mine[:: 7 if WHOLE else 19]:
        ended = reckoned("brewery", SUMMARY, view, SEATED)
        plain = situation_of(view, SEATED, 0, NOTHING, legal, ended=ended)
        waiting = [move for move in legal if isinstance(move, Brew | Buy)][:3]
        helds = [Held(action=each) for each in Action] + [Held(waiting=each) for each in waiting]
        for held in helds:
            panels = match_panels(replace(plain, selection=held), ignore, shown.viewport)
            found |= {each.text for each in panels.walk() if isinstance(each, Text)}
            found |= {each.tip for each in panels.walk()}
    assert len(found) > 100
    assert not [(text, why) for text in found for odd, why in ODD if re.search(odd, text)]
