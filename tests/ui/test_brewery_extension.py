"""A skill die is taken from a declared brewing: what the window asks, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import SKILL, SKILL_USE, TOKENS, die_number
from game.rules.brewery.events import Brewed, BreweryEvent, ExtensionLost
from game.rules.brewery.moves import Brew, Decline, UseToken
from game.rules.brewery.state import BreweryState
from game.rules.core import Options
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.answers import unasked
from game.titles.brewery.ui.habits import Habit
from game.titles.brewery.ui.panels.names import bonus, colour_within, recipe_name
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.stakes import gain_text, stakes
from game.titles.brewery.ui.panels.tokens import token_panel
from game.titles.brewery.ui.words import WORDS
from game.ui.marks import Text
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.stage import surface
from tests.ui.test_brewery_panels import catalogue

BREWER, RIVAL, THIRD = 0, 1, 2
PACKS = ("classic", "orchard")
each_pack = pytest.mark.parametrize("pack", PACKS)


def declared(pack: str, *tokens: str, spare: bool = True) -> BreweryState:
    """A recipe is declared with a skill die; the seat on the left may answer with these tokens."""
    content = catalogue(pack)
    recipe = refined(pack)
    ware: dict[str, int] = {"skill-1": 2}
    for colour, least in zip(("light", "dark", "hops"), content.recipes[recipe].base, strict=True):
        ware |= {f"{colour}-{n}": 6 for n in range(1, len(least) + 1 + spare)}
    position: dict[str, Any] = {
        "round": 3,
        "phase": "brew",
        "row": [content.recipes[recipe].id, ".", "."],
        "players": [{"warehouse": ware}, {"tokens": dict.fromkeys(tokens, 1)}, {}],
    }
    state = BREWERY.placed(content, Options(({},) * 3), position, 1)
    state.apply(Brew(recipe, SKILL_USE))
    return state


def refined(pack: str) -> int:
    """A recipe of a pack that a skill die refines."""
    cards = catalogue(pack).recipes
    uses = [[each.use for each in card.extensions] for card in cards]
    return next(number for number, used in enumerate(uses) if SKILL_USE in used)


def skill_uses(state: BreweryState) -> list[UseToken]:
    """The tokens that may be used."""
    return [move for move in state.legal_moves() if isinstance(move, UseToken)]


@each_pack
def test_the_window_says_that_it_goes_on_and_for_how_much_less(pack: str) -> None:
    state = declared(pack, "withdraw")
    told = [stake.text for stake in stakes(state.view(RIVAL), PEOPLE, skill_uses(state))]
    recipe, skill = refined(pack), colour_within(catalogue(pack), SKILL)
    less = bonus(catalogue(pack), recipe, SKILL_USE)
    assert gain_text(state.view(RIVAL), recipe, SKILL_USE) in told[0]
    assert told[1] == (
        f"Without the {skill} die it goes on, but without its extension: {less} less. "
        "Your token is used up by it."
    )
    assert not any("falls through" in text for text in told)


@each_pack
def test_the_window_tells_dice_of_the_base_and_of_the_extension_apart(pack: str) -> None:
    state = declared(pack, "withdraw", spare=False)
    told = " ".join(each.text for each in stakes(state.view(RIVAL), PEOPLE, skill_uses(state)))
    assert "falls through" in told
    assert "without its extension" in told


@each_pack
def test_a_roll_of_the_skill_die_is_called_what_it_is_and_not_asked_for(pack: str) -> None:
    state = declared(pack, "reroll")
    view, legal = state.view(RIVAL), state.legal_moves()
    told = [stake.text for stake in stakes(view, PEOPLE, skill_uses(state))]
    assert told[1].startswith(f"The {colour_within(catalogue(pack), SKILL)} die helps whatever")
    assert unasked(view, legal, Habit.DECIDING) == Decline()
    assert unasked(view, legal, Habit.ALWAYS) is None
    both = declared(pack, "reroll", "withdraw")
    assert unasked(both.view(RIVAL), both.legal_moves(), Habit.DECIDING) is None


@each_pack
def test_a_token_aimed_at_the_skill_die_says_so_before_the_yes(pack: str) -> None:
    state = declared(pack, "block_die")
    move = skill_uses(state)[0]
    panel = token_panel(state.view(RIVAL), PEOPLE, move, ignore, Room(700, 400))
    surface(panel, (1280, 720))
    told = [node.text for node in panel.walk() if isinstance(node, Text)]
    assert any("without its extension" in text for text in told)


def answered(pack: str, token: str) -> tuple[BreweryState, list[BreweryEvent]]:
    """The game before the skill die is taken, and what happens then."""
    state = declared(pack, token)
    before = state.clone()
    return before, list(state.apply(skill_uses(state)[0]))


@each_pack
@pytest.mark.parametrize("token", ["withdraw", "block_die"])
def test_it_is_told_whose_token_took_which_die_and_what_was_lost(pack: str, token: str) -> None:
    _, events = answered(pack, token)
    lost = next(event for event in events if isinstance(event, ExtensionLost))
    brewed = next(event for event in events if isinstance(event, Brewed))
    assert brewed.extension is None
    content = catalogue(pack)
    text = WORDS.line(lost, PEOPLE, content)
    less = bonus(content, refined(pack), SKILL_USE)
    for part in (
        "takes the",
        PEOPLE[RIVAL].name,
        PEOPLE[BREWER].name,
        recipe_name(content, refined(pack)),
        colour_within(content, SKILL),
        less,
    ):
        assert part in text
    assert WORDS.seat_of(lost) == RIVAL, "it is news for the brewer"
    assert WORDS.deed(lost, content) is not None
    assert WORDS.targets(lost) == (DieTarget(die_number("skill-1")),)
    done = [event for event in WORDS.telling(events, None) if WORDS.line(event, PEOPLE, content)]
    assert [event.type for event in done if event.type in ("token_used", "extension_lost")] == [
        "token_used",
        "extension_lost",
    ]


@each_pack
def test_what_is_shown_of_it_leaves_the_extension_out(pack: str) -> None:
    before, events = answered(pack, "withdraw")
    at = next(n for n, event in enumerate(events, 1) if isinstance(event, ExtensionLost))
    assert so_far(before.view(BREWER), events, at).declared == (refined(pack), None)
    assert so_far(before.view(BREWER), events, at - 1).declared == (refined(pack), SKILL_USE)


@each_pack
def test_who_is_asked_after_it_is_told_what_is_left(pack: str) -> None:
    state = declared(pack, "withdraw", spare=False)
    state.own[5 * THIRD + 3] += 1 << 2 * (5 + TOKENS.index("reroll"))
    skill = next(move for move in skill_uses(state) if move.target == die_number("skill-1"))
    state.apply(skill)
    assert state.actor() == THIRD
    told = [stake.text for stake in stakes(state.view(THIRD), PEOPLE, skill_uses(state))]
    assert gain_text(state.view(THIRD), refined(pack), None) in told[0]
    assert not any("extension" in text for text in told)
