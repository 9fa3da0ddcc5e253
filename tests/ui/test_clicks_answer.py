"""Every click on a thing of the table does something, says why not, or tells what the thing is.

What is in hand, or waits for its yes, is never put down without a word by a click on something that
players use: by the bare table, by the thing itself and by Esc alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from typing import Any

import pytest

from game.rules.brewery.catalogue import DICE, FIELDS, INGREDIENTS, TOKENS
from game.rules.brewery.view import BreweryView
from game.rules.towers.catalogue import FIELDS as SQUARES
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.brewery.scene import targets as brewery
from game.titles.brewery.ui.hands.hands import HANDS as BREWERY
from game.titles.brewery.ui.refusals import sentence as in_brewery
from game.titles.towers.scene import targets as towers
from game.titles.towers.scene.layout import LANES
from game.titles.towers.ui.hands.hands import HANDS as TOWERS
from game.titles.towers.ui.refusals import sentence as in_towers
from game.ui.hands import Answer
from tests.sizes import WHOLE
from tests.ui import test_brewery_hands, test_towers_hands

Things = Callable[[Any], Iterator[Target]]
SEATS = 3
EVERY = 4 if WHOLE else 11
"""Every so many positions are looked at."""
ASKED = (
    towers.DeckTarget,
    towers.StairsTarget,
    towers.BacksTarget,
    towers.BlocksTarget,
    towers.ChipsTarget,
    brewery.CellarTarget,
    brewery.DeckTarget,
    brewery.GoldTarget,
    brewery.SeasonTarget,
    brewery.SeedsTarget,
)
"""What is asked about and never used: a click there may put down what is in hand."""


def of_towers(view: TowersView) -> Iterator[Target]:
    """Everything on the table of towers that a pointer can be on."""
    pawns = {each for player in view.players for each in player.pawns} | {*view.neutral}
    for field in range(SQUARES):
        yield (
            towers.TowerTarget(field)
            if view.towers[field]
            else (towers.PawnTarget(field) if field in pawns else towers.FieldTarget(field))
        )
    yield from (towers.LaneTarget(*lane) for lane in LANES)
    yield from (towers.CardTarget(index) for index in range(5))
    yield from (towers.DeckTarget(), towers.DiscardTarget())
    yield from (towers.StairsTarget(phase) for phase in range(1, 5))
    for seat, player in enumerate(view.players):
        yield from (towers.JokerTarget(seat), towers.BlocksTarget(seat), towers.ChipsTarget(seat))
        if player.reserve:
            yield towers.ReserveTarget(seat)
        for colour, count in enumerate(player.blocks):
            yield from (towers.BlockTarget(seat, colour, number) for number in range(count))


def of_brewery(view: BreweryView) -> Iterator[Target]:
    """Everything on the table of brewery that a pointer can be on."""
    yield from (brewery.DieTarget(die) for die in range(DICE))
    yield from (brewery.RecipeTarget(slot) for slot in range(len(view.row)))
    yield from (brewery.IngredientTarget(what) for what in range(len(INGREDIENTS)))
    yield from (brewery.TokenTarget(token) for token in range(len(TOKENS)))
    yield from (brewery.SupplyTarget(colour) for colour in range(4))
    yield from (brewery.DeckTarget(), brewery.KettleTarget(), brewery.SeasonTarget())
    for seat, player in enumerate(view.players):
        yield from (brewery.FieldTarget(seat, field) for field in range(len(FIELDS)))
        yield from (brewery.PoolTarget(seat), brewery.WarehouseTarget(seat))
        yield from (brewery.GoldTarget(seat), brewery.CellarTarget(seat))
        if player.seeds:
            yield brewery.SeedTarget(seat)


def held_in(hands: Any, here: Any) -> list[Any]:
    """What one may have in hand, or have waiting, after one or two clicks."""
    first = [hands.click(here, goal) for goal in hands.goals(here)]
    once = [answer.selection for answer in first if answer.move is None]
    twice: list[Any] = []
    for held in once[:: max(1, len(once) // 4)]:
        then = replace(here, selection=held)
        answers = [hands.click(then, goal) for goal in hands.goals(then)]
        found = [answer.selection for answer in answers if answer.move is None]
        twice += found[:: max(1, len(found) // 3)]
    return list(dict.fromkeys([*once, *twice]))


def shortly(held: Any) -> str:
    """What is in hand, without what is empty."""
    named = ((field.name, getattr(held, field.name)) for field in fields(held))
    return ", ".join(f"{name}={value}" for name, value in named if value)


def is_silent(hands: Any, here: Any, target: Target, answer: Answer[Any, Any]) -> bool:
    """Whether a click came to nothing, or put something down, without a word."""
    held = here.selection
    if answer.move is not None or answer.refusal is not None or isinstance(target, ASKED):
        return False
    others = getattr(target, "seat", here.view.seat) != here.view.seat
    if others or target == held.picked:
        return False
    if hands.unfolds(here, target) is not None:
        return False
    chosen = target in hands.lit(here)
    nothing = answer.selection == replace(held, cursor=None)
    back = answer.selection == hands.back(held) and not chosen
    return nothing or back


CASES: Sequence[tuple[Any, Any, Things, Any]] = (
    (TOWERS, test_towers_hands, of_towers, lambda _view, refusal: in_towers(refusal)),
    (
        BREWERY,
        test_brewery_hands,
        of_brewery,
        lambda view, refusal: in_brewery(view.catalogue, refusal),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=("towers", "brewery"))
def test_no_click_with_something_in_hand_is_without_an_answer(case: Any) -> None:
    hands, games, things, told = case
    silent: dict[tuple[str, str], object] = {}
    bare, looked = set[str](), 0
    for number, state in enumerate(games.looked_at(SEATS)):
        if number % EVERY:
            continue
        here = games.decision(state)
        for held in held_in(hands, here):
            now, looked = replace(here, selection=held), looked + 1
            for target in things(here.view):
                answer = hands.click(now, target)
                if answer.refusal is not None:
                    sentence = told(here.view, answer.refusal)
                    bare |= {sentence} if sentence == answer.refusal.code else set()
                if is_silent(hands, now, target, answer):
                    silent.setdefault((type(target).__name__, shortly(held)), target)
    assert looked > 50
    assert not bare, "a code is no answer"
    assert not silent, "\n".join(f"{key}: {value}" for key, value in silent.items())


@pytest.mark.parametrize("case", CASES, ids=("towers", "brewery"))
def test_what_is_ones_own_and_of_no_use_now_says_why(case: Any) -> None:
    hands, games, things, _told = case
    silent: set[str] = set()
    for number, state in enumerate(games.looked_at(SEATS)):
        here = games.decision(state)
        for target in things(here.view) if number % EVERY == 1 else ():
            answer = hands.click(here, target)
            own = getattr(target, "seat", None) == here.view.seat
            places = (towers.FieldTarget, towers.TowerTarget, towers.PawnTarget, towers.LaneTarget)
            owned = own and not isinstance(target, (*ASKED, brewery.PoolTarget))
            owned = owned and not isinstance(target, brewery.WarehouseTarget)
            if (owned or isinstance(target, places)) and is_silent(hands, here, target, answer):
                silent.add(str(target))
    assert not silent
