"""What panels of brewery say of tokens is plain: no riddles, no sums, no unexplained signs."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.rules.brewery.catalogue import TOKENS, WITHDRAW
from game.rules.brewery.moves import Take
from game.titles.brewery.ui.choices import RECIPES, ActionKind
from game.titles.brewery.ui.hands.selection import EMPTY, Selection
from game.titles.brewery.ui.panels.cards import belongings
from game.titles.brewery.ui.panels.dice import any_token_line
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.names import token_name
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.tokens import take_panel, token_line
from game.titles.brewery.ui.signs.recipes import recipe_facts
from game.ui.boxes import Told
from game.ui.marks import Text
from game.ui.widget import Widget
from tests.sizes import WHOLE
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.situations import situation_of
from tests.ui.stage import surface
from tests.ui.test_brewery_hands import decision, looked_at
from tests.ui.test_brewery_panels import catalogue, positions

RIDDLES = re.compile(r"\b(an own|of another|withdraw)\b", re.IGNORECASE)
"""Words that a newcomer of ten stumbled over."""


def texts(root: Widget) -> list[str]:
    return [node.text for node in root.walk() if isinstance(node, Text)]


def is_any_token(node: Widget) -> bool:
    return isinstance(node, Told) and node.key.startswith("any.")


@pytest.mark.parametrize("token", range(len(TOKENS)))
def test_what_a_token_does_is_told_in_plain_words(token: int) -> None:
    told = token_line(token)
    assert not RIDDLES.search(told)
    assert not RIDDLES.search(token_name(catalogue(), token))
    assert re.search(r"\b(Choose|close|Lock)\b", told), "it says what to do"


def test_no_panel_multiplies_things() -> None:
    shown, found = surface(None, (1280, 720)), set[str]()
    for view, legal in positions(7)[:: 9 if WHOLE else 41]:
        plain = situation_of(view, PEOPLE, 0, EMPTY, legal)
        for action in (None, *ActionKind):
            held = Selection(action=action)
            panels = match_panels(replace(plain, selection=held), ignore, shown.viewport)
            found |= {*texts(panels)} | {node.tip for node in panels.walk()}
        for player in view.players:
            found |= {*belongings(player, (1, 1, 1, 1), view.catalogue)}
    assert len(found) > 100
    assert not [text for text in found if re.search(r"×", text)]
    assert not [text for text in found if RIDDLES.search(text)]


def test_the_token_that_a_recipe_gives_is_chosen_by_name_alone() -> None:
    asked = [here for here in map(decision, looked_at(2)) if Take in map(type, here.legal)]
    assert asked
    for here in asked:
        told = texts(take_panel(here.view, here.legal, ignore, Room(400, 600)))
        assert token_name(here.view.catalogue, WITHDRAW) in told
        assert "Your recipe gives you one of these. You can use each once, now or later." in told


def test_wherever_the_question_mark_stands_it_is_explained() -> None:
    shown, met = surface(None, (1280, 720)), 0
    for view, legal in positions(7)[:: 9 if WHOLE else 25]:
        plain = situation_of(view, PEOPLE, 0, EMPTY, legal)
        trees = [
            match_panels(replace(plain, unfolded=RECIPES), ignore, shown.viewport),
            match_panels(
                replace(plain, selection=Selection(action=ActionKind.BREW)), ignore, shown.viewport
            ),
            *(recipe_facts(view, 0, recipe) for recipe in view.row if recipe is not None),
        ]
        for tree in trees:
            if any(is_any_token(node) for node in tree.walk()):
                met += 1
                assert any_token_line() in texts(tree)
    assert met > 5
