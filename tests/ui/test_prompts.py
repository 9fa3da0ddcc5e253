"""The line below the banner asks for nothing that can't be done now, in brewery and in towers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from game.rules.brewery.catalogue import INGREDIENTS, SEED
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    EndMove,
    EndPurchase,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    UseToken,
)
from game.rules.brewery.position import PURCHASE
from game.rules.brewery.view import POOL, WAREHOUSE
from game.rules.towers.moves import Exchange
from game.scene.stage import Mark
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.hands import HANDS as BREWERY
from game.titles.brewery.ui.hands.selection import EMPTY, BreweryDecision, Selection
from game.titles.brewery.ui.panels.prompt import TOLD, prompt_text
from game.titles.towers.ui.hands.hands import HANDS as TOWERS
from game.titles.towers.ui.hands.selection import EMPTY as NOTHING
from game.titles.towers.ui.panels.prompt import prompt_text as towers_prompt
from tests.rules.brewery.table import bare, give, put
from tests.ui import test_brewery_hands as brewery
from tests.ui import test_towers_hands as towers
from tests.ui.test_clicks_answer import held_in

Legal = tuple[BreweryMove, ...]


def has(*kinds: type) -> Callable[[Legal], bool]:
    return lambda legal: any(isinstance(move, kinds) for move in legal)


def places(legal: Legal, *, seeds: bool) -> bool:
    """Whether a seed, or a die, goes onto a field."""
    on_field = [move.item == SEED for move in legal if isinstance(move, Place)]
    return seeds in on_field or (not seeds and has(Accelerate)(legal))


def buys(legal: Legal, *, tokens: bool) -> bool:
    goods = [move.what >= len(INGREDIENTS) for move in legal if isinstance(move, Buy)]
    return tokens in goods


ASKS: Mapping[str, Callable[[Legal], bool]] = {
    r"dice or seeds|die or seed|a die or a seed": lambda legal: (
        places(legal, seeds=True) and places(legal, seeds=False)
    ),
    r"(Put|Choose) a seed|more seed|Put a seed or": lambda legal: places(legal, seeds=True),
    r"(Put|Choose) a die|dice on fields|more die|stored die": lambda legal: places(
        legal, seeds=False
    ),
    r"\bpass\b": has(Pass),
    r"end (buying|storing)": has(EndPurchase),
    r"end your turn": has(EndMove),
    r"[Ss]tore (dice|the dice)": has(Store),
    r"an ingredient": lambda legal: buys(legal, tokens=False),
    r"action token": lambda legal: buys(legal, tokens=True),
    r"use a token|Choose a token": has(UseToken),
    r"Choose a recipe": has(Brew),
    r"roll\b": has(Pick, Roll),
}
"""What a prompt asks for, and what must be legal then."""


def asked_in_vain(here: BreweryDecision) -> list[str]:
    """What the prompt of a decision asks for though nothing legal does it."""
    legal = tuple(here.legal)
    text = prompt_text(here.view, here.selection, legal, deciding=True)
    return [text for words, can in ASKS.items() if re.search(words, text) and not can(legal)]


@pytest.mark.parametrize("seats", [2, 4])
def test_brewery_asks_for_nothing_that_cannot_be_done(seats: int) -> None:
    vain, heard = set[str](), set[str]()
    for state in brewery.looked_at(seats):
        here = brewery.decision(state)
        kinds = [kind for kind in ActionKind if kind is not ActionKind.PASS]
        begun = [BREWERY.choose(here, kind).selection for kind in kinds]
        for held in (EMPTY, *begun):
            now = replace(here, selection=replace(held, cursor=None))
            vain |= {*asked_in_vain(now)}
            heard.add(prompt_text(here.view, now.selection, here.legal, deciding=True))
    assert not vain
    assert len(heard) > 15


def test_an_empty_pool_is_not_asked_for_dice() -> None:
    """A newcomer who had stored everything was told to put dice on fields."""
    state = bare(round_=1)
    put(state, 0, "ware", "light-1=4")
    here = brewery.decision(state)
    text = prompt_text(here.view, EMPTY, here.legal, deciding=True)
    assert text == "Your pool is empty. Put a stored die on a field, or pass."
    put(state, 0, "pool", "hops-1=3")
    here = brewery.decision(state)
    text = prompt_text(here.view, EMPTY, here.legal, deciding=True)
    assert text == "Put one or two dice on fields, or pass."
    state = bare(round_=1)
    put(state, 0, "pool", "hops-1=3")
    here = brewery.decision(state)
    assert prompt_text(here.view, EMPTY, here.legal, deciding=True) == (
        "Put a die on a field, or pass."
    )
    begun = Selection(ActionKind.PLACE)
    assert prompt_text(here.view, begun, here.legal, deciding=True) == (
        "Choose a die, then a field."
    )


def test_who_can_buy_nothing_more_is_told_why() -> None:
    """Beside a full market a newcomer was told that nothing was left to buy."""

    def told(round_: int, gold: int, bought: int) -> str:
        state = bare(round_=round_, phase=PURCHASE)
        give(state, 0, gold=gold)
        state.bought = bought
        here = brewery.decision(state)
        assert [type(move) for move in here.legal] == [EndPurchase]
        return prompt_text(here.view, EMPTY, here.legal, deciding=True)

    assert "The market opens in round 2" in told(1, 20, 0)
    assert "You have bought your ingredient of this round" in told(2, 20, 1)
    assert "your ingredient and your token of this round" in told(3, 20, 3)
    assert "too little gold" in told(3, 0, 0)
    assert "a token costs more gold" in told(3, 0, 1)


def test_only_the_dice_that_there_are_are_offered_to_be_rolled_again() -> None:
    """D5.3: with nothing in the warehouse nobody is told of it."""
    told = set[str]()
    for state in brewery.looked_at(2):
        here = brewery.decision(state)
        if not any(isinstance(move, Pick) for move in here.legal) or here.view.picked:
            continue
        text = prompt_text(here.view, EMPTY, here.legal, deciding=True)
        dice = {move.die for move in here.legal if isinstance(move, Pick)}
        where = {here.view.where[die] for die in dice}
        assert ("pool" in text) == (POOL in where)
        assert ("warehouse" in text) == (WAREHOUSE in where)
        told.add(text)
    assert told


@pytest.mark.parametrize("seats", [2, 3])
def test_towers_asks_for_what_glows_only_where_something_glows(seats: int) -> None:
    heard = set[str]()
    for state in towers.positions(seats):
        here = towers.decision(state)
        for held in (NOTHING, *held_in(TOWERS, here)):
            now = replace(here, selection=held)
            text = towers_prompt(here.view, held, here.legal, deciding=True)
            heard.add(text)
            glows = [mark for mark in TOWERS.lit(now).values() if mark is Mark.TARGET]
            assert glows or "glow" not in text, (text, held)
    assert len(heard) > 4


def test_who_can_but_exchange_is_told_so() -> None:
    state = next(iter(towers.positions(2)))
    here = towers.decision(state)
    only = tuple(move for move in here.legal if isinstance(move, Exchange))
    text = towers_prompt(here.view, NOTHING, only, deciding=True)
    assert text == "Your cards fit nothing now: exchange some of them."


def test_the_first_round_begins_with_what_wins() -> None:
    """Strangers began whatever glowed, and didn't know what for."""
    rounds = dict[int, set[str]]()
    for state in towers.positions(2):
        here = towers.decision(state)
        text = towers_prompt(here.view, NOTHING, here.legal, deciding=True)
        rounds.setdefault(here.view.round, set()).add(text.partition(":")[0])
    assert rounds.pop(1) == {"Most points win"}
    assert all("Most points win" not in texts for texts in rounds.values())
    assert any("One action" in texts for texts in rounds.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_taken_in_hand_is_answered_by_another_line(seats: int) -> None:
    kinds = set[str]()
    for state in list(brewery.looked_at(seats))[::2]:
        here = brewery.decision(state)
        if here.view.pending in TOLD:  # a panel of its own asks
            continue
        before = prompt_text(here.view, EMPTY, here.legal, deciding=True)
        for target in BREWERY.lit(here):
            held = BREWERY.click(here, target).selection
            if held.picked is None or held.waits:
                continue
            kinds.add(type(held.picked).__name__)
            text = prompt_text(here.view, held, here.legal, deciding=True)
            assert text not in ("", before), held
    assert {"DieTarget", "SeedTarget", "FieldTarget", "WarehouseTarget"} <= kinds
