"""The exchange of the school is read and made in a panel: on the table its dice are far away."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from game.rules.brewery.moves import Exchange, Keep
from game.rules.brewery.view import EXCHANGING
from game.titles.brewery.ui.hands.hands import HANDS
from game.titles.brewery.ui.hands.selection import EMPTY, BreweryDecision, BrewerySituation
from game.titles.brewery.ui.panels.match import match_panels
from game.ui.controls import Pressable
from game.ui.intents import Choose, Intent, Play
from game.ui.marks import Text
from tests.ui.audit import faults
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.situations import situation_of
from tests.ui.stage import Heard, surface, unseen
from tests.ui.test_brewery_hands import decision, looked_at

SHAPES = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1024, 768), 2.0), ((1920, 1080), 1.5)]


@cache
def exchanges() -> tuple[BreweryDecision, ...]:
    """Some positions in which dice of the supply are rolled for an exchange."""
    here = (decision(state) for state in looked_at(2))
    found = [each for each in here if each.view.pending == EXCHANGING]
    assert len(found) > 2
    return tuple(found)


def model(here: BreweryDecision) -> BrewerySituation:
    return situation_of(here.view, PEOPLE, here.view.seat, here.selection, here.legal)


@pytest.mark.parametrize(("size", "scale"), SHAPES)
def test_every_value_and_every_own_die_stand_in_the_panel(
    size: tuple[int, int], scale: float
) -> None:
    shown = unseen(size, scale)
    for here in exchanges():
        shown.show(match_panels(model(here), ignore, shown.viewport))
        assert not faults(shown), here.view.round
        view, told = here.view, {node.key for node in shown.root.walk()}
        for move in here.legal:
            if isinstance(move, Exchange):
                alike = [
                    f"exchange.{die}"
                    for die in range(len(view.value))
                    for meant in (move.give, move.take)
                    if (view.value[die], view.where[die]) == (view.value[meant], view.where[meant])
                ]
                assert told & {*alike}
        words = [node.text for node in shown.root.walk() if isinstance(node, Text)]
        assert any(text.startswith("Click the die that you want") for text in words)


def buttons(here: BreweryDecision) -> dict[str, Intent]:
    """What each button of the panel asks for."""
    heard, found = Heard(), dict[str, Intent]()
    shown = surface(None, (1280, 720), 1.5)
    for node in match_panels(model(here), heard, shown.viewport).walk():
        if isinstance(node, Pressable) and node.key.startswith("exchange."):
            node.activate()
            found[node.key] = heard[-1]
    return found


def test_two_buttons_make_the_exchange_and_one_keeps_all() -> None:
    made = set[Exchange]()
    for here in exchanges():
        told = buttons(here)
        assert told.pop("exchange.keep") == Play(Keep())
        keys = [intent.key for intent in told.values() if isinstance(intent, Choose)]
        assert len(keys) == len(told) > 1
        for one, other in permutations(keys, 2):
            then = replace(here, selection=HANDS.choose(here, one).selection)
            move = HANDS.choose(then, other).move
            if isinstance(move, Exchange):
                assert here.why(move) is None
                made.add(move)
    assert made


def test_after_the_first_click_the_panel_asks_for_the_other_die() -> None:
    here = exchanges()[0]
    [first, *_] = [each for each in buttons(here).values() if isinstance(each, Choose)]
    then = replace(here, selection=HANDS.choose(here, first.key).selection)
    assert then.selection != EMPTY
    panels = match_panels(model(then), ignore, surface(None, (1280, 720), 1.5).viewport)
    words = [node.text for node in panels.walk() if isinstance(node, Text)]
    assert any(text.startswith("Now click the die") for text in words)
