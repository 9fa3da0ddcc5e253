"""A brewing of one's own that another has disturbed: who did what, what saves it; nothing by Enter.

D8, window 3: the brewer is asked last, if a raise or re-roll of its own may save it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import RAISE, REROLL, TOKENS, WITHDRAW, die_number
from game.rules.brewery.events import (
    BreweryEvent,
    BrewingFailed,
    DieStored,
    RoundStarted,
    TokenUsed,
)
from game.rules.brewery.moves import Brew, Decline, UseToken
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NO_WINDOW
from game.rules.core import Options
from game.titles.brewery.ui.answers import declines, unasked
from game.titles.brewery.ui.habits import Habit
from game.titles.brewery.ui.hands.selection import EMPTY, BrewerySituation
from game.titles.brewery.ui.panels.answering import answer_panel
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.names import token_name
from game.titles.brewery.ui.panels.rescue import (
    Attack,
    attacks,
    is_rescue,
    rescue_stakes,
)
from game.titles.brewery.ui.panels.setback import deeds_of, rest_text, setback
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.stakes import gain_text, stakes
from game.titles.brewery.ui.panels.steps import Told, telling
from game.titles.brewery.ui.panels.tokens import token_panel
from game.titles.brewery.ui.signage import SIGNAGE
from game.ui.controls import Pressable
from game.ui.intents import Dismiss, Intent, Play
from game.ui.marks import Text
from game.ui.situation import UNREAD, Acting, Situation
from tests.ui.gallery import PEOPLE
from tests.ui.stage import click, find, surface
from tests.ui.test_brewery_panels import catalogue

RECIPE = "garden-bitter"
DIE = die_number("hops-1")


def disturbed(token: str, own: str, seed: int) -> tuple[BreweryState, list[BreweryEvent]]:
    """A brewing is declared, and the seat on the left uses a token on its hops die."""
    content = catalogue()
    recipe = next(n for n, card in enumerate(content.recipes) if card.id == RECIPE)
    ware = {
        f"{colour}-{n}": least
        for colour, minima in zip(
            ("light", "dark", "hops"), content.recipes[recipe].base, strict=True
        )
        for n, least in enumerate(sorted(minima, reverse=True), 1)
    }
    position: dict[str, Any] = {
        "round": 3,
        "phase": "brew",
        "row": [RECIPE, ".", "."],
        "players": [{"warehouse": ware, "tokens": {own: 1}}, {"tokens": {token: 1}}, {}],
    }
    state = BREWERY.placed(content, Options(({},) * 3), position, seed)
    told = list(state.apply(Brew(recipe, None)))
    told += state.apply(UseToken(TOKENS.index(token), DIE))
    return state, told


def asked(token: str = "reroll", own: str = "raise") -> tuple[BreweryState, list[BreweryEvent]]:
    """The same, where the roll lets the brewer be asked."""
    for seed in range(60):
        state, told = disturbed(token, own, seed)
        if state.actor() == 0 and is_rescue(state.view(0)):
            return state, told
    raise AssertionError("nobody is asked")


def uses_of(state: BreweryState) -> list[UseToken]:
    return [move for move in state.legal_moves() if isinstance(move, UseToken)]


def said(state: BreweryState, done: Sequence[Attack]) -> list[str]:
    return [stake.text for stake in rescue_stakes(state.view(0), PEOPLE, uses_of(state), done)]


def test_it_says_who_did_what_and_what_makes_it_good() -> None:
    state, events = asked()
    view = state.view(0)
    done = attacks(view, telling(events))
    value = view.value[DIE]
    assert done == (Attack(1, REROLL, DIE, value),)
    assert view.declared is not None
    first, second, third = said(state, done)
    assert first == f"{PEOPLE[1].name} rolled your hops again: it is a {value} now."
    gain = gain_text(view, *view.declared)
    assert second == f"Raise it, and the Garden Bitter is yours: {gain}."
    assert third.startswith("Otherwise it falls through")


def test_a_lesson_that_begins_there_tells_what_saves_it_all_the_same() -> None:
    state, _ = asked()
    first, second = said(state, ())
    assert first.startswith(f"Raise your hops {state.view(0).value[DIE]}, and the Garden Bitter")
    assert second.startswith("Otherwise")


def test_a_roll_may_save_it_and_says_so() -> None:
    state, events = asked(own="reroll")
    told = said(state, attacks(state.view(0), telling(events)))
    assert told[1].startswith("Roll it again: with 4 or more (50 %), and the Garden Bitter is")


def test_only_what_was_done_to_this_brewing_is_told() -> None:
    state, events = asked()
    _, older = disturbed("withdraw", "raise", 1)
    done = attacks(state.view(0), telling([*older, *events]))
    assert [each.token for each in done] == [REROLL]
    assert WITHDRAW not in [each.token for each in done]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_gives_no_brewing_up(key: str) -> None:
    heard: list[Intent] = []
    state, events = asked()
    view, legal = state.view(0), tuple(state.legal_moves())
    done = attacks(view, telling(events))
    panel = answer_panel(view, PEOPLE, legal, Habit.DECIDING, heard.append, Room(400, 700), done)
    shown = surface(panel, (1280, 720))
    texts = [node.text for node in shown.root.walk() if isinstance(node, Text)]
    assert "Save Garden Bitter?" in texts
    shown.key(key)
    assert heard == []
    shown.key("N")
    assert heard == [Play(Decline())]


@pytest.mark.parametrize("habit", list(Habit))
def test_a_brewing_of_ones_own_is_given_up_by_nobody_unasked(habit: Habit) -> None:
    """Not by a habit, and not by *Not this round* that was said before."""
    state, _ = asked()
    view = state.view(0)
    assert unasked(view, tuple(state.legal_moves()), habit) is None
    assert declines(view) is None


def lost(token: str) -> tuple[BreweryState, list[tuple[int, Told]]]:
    """A brewing that fell through, and all that led to it with whoever moved."""
    for seed in range(60):
        state, told = disturbed(token, "block_object", seed)
        if any(isinstance(event, BrewingFailed) for event in told):
            split = next(n for n, event in enumerate(told) if isinstance(event, TokenUsed))
            return state, [(int(n >= split), event) for n, event in enumerate(telling(told))]
    raise AssertionError("nothing fell through")


@pytest.mark.parametrize("token", ["block_die", "withdraw", "reroll"])
def test_what_fell_through_is_told_until_it_is_read(token: str) -> None:
    """Who did it, with what, and what one keeps: in the turn of another, too."""
    state, unread = lost(token)
    view = state.view(0)
    told = setback(view, unread)
    assert told is not None
    (deed,) = deeds_of(view, PEOPLE, told)
    assert deed.startswith(
        f"{PEOPLE[1].name} used “{token_name(view.catalogue, told.done[0].token)}”"
    )
    assert "you keep your dice" in rest_text(view, told)
    heard: list[Intent] = []
    shown = surface(None, (1280, 720))
    later = [*unread, (1, RoundStarted(4, 0, "summer")), (0, DieStored(0, DIE))]
    model: BrewerySituation = Situation(view, PEOPLE[:3], 0, EMPTY, unread=later)
    shown.show(match_panels(model, heard.append, shown.viewport))
    texts = [getattr(node, "text", "") for node in shown.root.walk()]
    assert "Garden Bitter fell through" in texts
    click(shown, find(shown, "setback.read"))
    assert heard == [Dismiss(UNREAD)]
    shown.show(match_panels(replace(model, unread=()), heard.append, shown.viewport))
    assert "Garden Bitter fell through" not in [getattr(n, "text", "") for n in shown.root.walk()]


def test_what_fell_through_in_the_last_turn_is_read_before_the_result() -> None:
    """Enter reads it as well, though nothing can be played any more; nothing is told of later."""
    state, unread = lost("withdraw")
    over = replace(state.view(0), actor=None, ended=True)
    assert SIGNAGE.to_read(over, unread)
    assert not SIGNAGE.to_read(over, ())
    told = setback(over, unread)
    assert told is not None
    assert rest_text(over, told) == "So you got nothing for it."
    heard: list[Intent] = []
    shown = surface(None, (1280, 720))
    last: BrewerySituation = Situation(over, PEOPLE[:3], 0, EMPTY, unread=unread)
    shown.show(SIGNAGE.panels(last, heard.append, shown.viewport))
    shown.key("Enter")
    assert heard == [Dismiss(UNREAD)]


def test_nobody_is_told_what_befell_another_or_what_he_let_fall_himself() -> None:
    state, unread = lost("withdraw")
    assert setback(state.view(1), unread) is None
    assert setback(state.view(0), [(0, event) for _mover, event in unread]) is None


def test_enter_reads_what_befell_before_it_ends_a_turn() -> None:
    state, unread = lost("withdraw")
    while state.actor() != 0 or state.view(0).window != NO_WINDOW:
        state.apply(state.legal_moves()[0])
    view, legal = state.view(0), tuple(state.legal_moves())
    acting = Acting(view, legal, EMPTY, mine=True)
    heard: list[Intent] = []
    shown = surface(None, (1280, 720))
    for fresh, key in ((unread, "setback.read"), ((), "end")):
        told = Situation(view, PEOPLE[:3], 0, EMPTY, legal, acting, unread=fresh)
        shown.show(SIGNAGE.panels(told, heard.append, shown.viewport))
        controls = (each for each in shown.root.walk() if isinstance(each, Pressable))
        assert [each.key for each in controls if each.shortcut == "Enter"] == [key]
    shown.show(SIGNAGE.panels(replace(told, unread=unread), heard.append, shown.viewport))
    shown.key("Enter")
    assert heard == [Dismiss(UNREAD)]


def test_what_a_roll_would_do_to_another_is_told_with_its_chance() -> None:
    """“Without one of these dice it falls through” read as certain, though a roll may still fit."""
    content = catalogue()
    recipe = next(n for n, card in enumerate(content.recipes) if card.id == RECIPE)
    state, _ = disturbed("reroll", "raise", 1)
    base = content.recipes[recipe].base
    position: dict[str, Any] = {
        "round": 3,
        "phase": "brew",
        "row": [RECIPE, ".", "."],
        "players": [
            {
                "warehouse": {
                    f"{colour}-{n}": 6
                    for colour, minima in zip(("light", "dark", "hops"), base, strict=True)
                    for n in range(1, len(minima) + 1)
                }
            },
            {"tokens": {"reroll": 1}},
            {},
        ],
    }
    state = BREWERY.placed(content, Options(({},) * 3), position, 1)
    state.apply(Brew(recipe, None))
    told = [each.text for each in stakes(state.view(1), PEOPLE, uses_of(state))]
    assert not [text for text in told if text.startswith("Without")]
    most = max(least for minima in base for least in minima)
    share = round(100 * (most - 1) / 6)
    assert told[1].startswith("If a die rolled again is too low, it falls through for now: ")
    assert f"with {share} %" in told[1]


def test_a_raise_says_what_the_die_becomes() -> None:
    state, _ = asked()
    move = next(each for each in uses_of(state) if each.token == RAISE)
    value = state.view(0).value[move.target]
    panel = token_panel(state.view(0), PEOPLE, move, lambda _: None, Room(400, 700))
    texts = [node.text for node in panel.walk() if isinstance(node, Text)]
    assert f"Your hops {value} will show {value + 1}." in texts
    assert "The token is used up by it." in texts
