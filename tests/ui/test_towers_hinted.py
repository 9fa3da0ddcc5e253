"""What is hinted at is what a click there offers, of exactly the things that are used."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.core import Options
from game.rules.towers.moves import Build, Capture, Place
from game.rules.towers.position_load import placed
from game.session.seats import COLORS
from game.titles.towers.content.loading import load_towers
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
)
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.hands import HANDS
from game.titles.towers.ui.hands.selection import EMPTY, TowersDecision
from game.titles.towers.ui.signs.pointed_move import aimed
from game.titles.towers.ui.view_facts import gain
from game.titles.towers.ui.words import WORDS
from game.ui.hands import Decision
from game.ui.persons import Person
from game.ui.signs import Meant

CATALOGUE = load_towers()
PEOPLE = tuple(Person(name, color) for name, color in zip(("Ada", "Mira"), COLORS, strict=False))
SLATE, BRICK = 2, 3
RIVAL, MINE = 36, 37
"""Side by side; the rival stands on slate."""
TRAY = {
    "hand": ["red", "grey", "black", "white", "white"],
    "pawns": [[4, 4]],
    "blocks": {"red": 1, "grey": 1},
}


TOWERS = [[8, 7, ["grey"]], [8, 8, ["black"]]]


def decision(**laid: object) -> TowersDecision:
    laid.setdefault("towers", TOWERS)
    state = placed(CATALOGUE, Options(({},)), laid, 1)
    view, legal = state.view(0), tuple(state.legal_moves())
    return Decision(view, PEOPLE, legal, EMPTY, state.refusal, open=True)


def captures(*hand: str) -> TowersDecision:
    """A pawn beside a neutral one on slate, the joker face up."""
    return decision(players=[{"hand": list(hand), "pawns": [[4, 1]]}], neutral=[[4, 0]])


def capture(here: TowersDecision, slate: int, joker: int) -> Capture:
    pay = (0, 0, slate, 0, joker)
    return next(each for each in here.legal if isinstance(each, Capture) and each.pay == pay)


def test_a_click_on_what_is_hinted_at_offers_that_very_price() -> None:
    """ "+4" stood at the pawn, and the panel then offered three cards without the joker."""
    here = captures("grey", "grey", "grey", "red", "black")
    pawn, plain = PawnTarget(RIVAL), capture(here, 3, 0)
    assert HANDS.click(here, pawn).selection.waiting == plain, "nothing is hinted at"
    hint = capture(here, 3, 1)
    hinted = replace(here, hint=hint)
    assert gain(hint, here.view) > gain(plain, here.view)
    for meant in (Meant(None, usable=False), Meant(pawn, usable=True)):
        assert aimed(hinted, meant) == hint
    held = HANDS.click(hinted, pawn).selection
    assert held.waiting == hint
    assert HANDS.drop(hinted, PawnTarget(MINE), pawn).selection.waiting == hint
    other = HANDS.click(replace(here, selection=held), JokerTarget(0)).selection
    assert other.waiting == plain, "it is paid otherwise by a click, as ever"


def test_a_card_in_hand_that_the_hint_does_not_use_means_another_move() -> None:
    here = captures("grey", "grey", "grey", "black", "black")
    places = [each for each in here.legal if isinstance(each, Place) and each.pay[2]]
    hint = next(each for each in places if each.pay == (0, 0, 1, 0, 0))
    in_hand = HANDS.click(here, JokerTarget(0)).selection
    asked = replace(here, selection=in_hand, hint=hint)
    waiting = HANDS.click(asked, FieldTarget(hint.to)).selection.waiting
    assert isinstance(waiting, Place)
    assert waiting.pay == (0, 0, 0, 0, 1)


@pytest.mark.parametrize("slate", [2, 3, 4])
def test_no_more_cards_of_a_kind_are_marked_than_are_used(slate: int) -> None:
    """All four of slate were raised where three were to be paid."""
    here = captures("grey", "grey", "grey", "grey", "red")
    move = capture(here, slate, slate == 2)
    marked = WORDS.about(here.view, move)
    assert len([each for each in marked if isinstance(each, CardTarget)]) == slate
    assert (JokerTarget(0) in marked) is (slate == 2)
    held = HANDS.click(replace(here, hint=move), PawnTarget(RIVAL)).selection
    assert {CardTarget(index) for index in held.cards} <= set(marked), "those that then pay"


def test_where_one_tower_alone_can_be_built_its_blocks_are_chosen() -> None:
    """*Choose two* was asked before exactly two blocks that there were."""
    here = decision(players=[TRAY])
    for begun in (
        HANDS.choose(here, ActionKind.BUILD).selection,
        HANDS.click(here, BlockTarget(0, BRICK, 0)).selection,
    ):
        waiting = (
            begun.waiting
            or HANDS.click(replace(here, selection=begun), PawnTarget(40)).selection.waiting
        )
        assert isinstance(waiting, Build)
        assert waiting.blocks == (0, 0, 1, 1)


def test_clicks_on_blocks_that_were_chosen_so_mean_them() -> None:
    """Pawn, block, block: that is how a lesson tells it, and each second click took one back."""
    here = decision(players=[TRAY])
    held = HANDS.choose(here, ActionKind.BUILD).selection
    for block in (BlockTarget(0, BRICK, 0), BlockTarget(0, SLATE, 0)):
        held = HANDS.click(replace(here, selection=held), block).selection
        assert isinstance(held.waiting, Build)
    held = HANDS.click(replace(here, selection=held), BlockTarget(0, SLATE, 0)).selection
    assert held.waiting is None, "a second click takes it back"
    assert held.blocks == {(BRICK, 0)}
