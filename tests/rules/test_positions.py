"""Positions of `biomes`: what they leave out, and tasks for one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Round
from game.rules.biomes.moves import Collect, Explore, Score
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from tests.rules.packs import small_pack


def placed(position: Mapping[str, Any], seats: int = 1) -> BiomesState:
    return BIOMES.placed(small_pack(), Options(({},) * seats), position, 1)


def test_nothing_told_is_an_empty_table() -> None:
    view = placed({}).view(0)
    assert set(view.heights) == {0}
    assert not any(stack.count for stack in view.stacks)
    assert len(view.players[0].pile) == 5
    assert len(view.removed) == 64 + 16
    assert view.scored_rounds == ("A", "B"), "what one seat plays on without is round C"


def test_a_turn_without_a_second_action_is_over() -> None:
    state = placed({})
    state.apply(Explore((2, 3)))
    assert (state.turn, state.stage, state.actions_left) == (2, Stage.ACTION, 2)


def test_without_a_cube_a_game_goes_on_as_long_as_one_likes() -> None:
    state, dealer = (
        placed({"stacks": [{"cell": [row, 2], "down": 4} for row in (1, 2, 3, 4)]}),
        Dealer(5),
    )
    for _ in range(400):
        state.apply(dealer.choice(state.legal_moves()))
    assert state.actor() == 0


def test_what_lies_hidden_is_dealt_from_what_is_named_nowhere() -> None:
    told = {
        "stacks": [{"cell": [1, 1], "up": "b00", "down": 3}, {"cell": [4, 4], "down": ["b01"]}],
        "rim": [{"cell": [0, 1]}],
    }
    decks = {
        BIOMES.placed(small_pack(), Options(({},)), told, seed).deal.stacks for seed in range(4)
    }
    assert len(decks) == 4
    state = placed(told)
    assert state.view(0).stack((1, 1)).face_up == "b00"
    assert state.left[15] == 1
    assert state.rim_closed.bit_count() == 1


def test_one_alone_scores_and_ends_the_game() -> None:
    corner = ["wood . . .", ". . . .", ". . . .", ". . . ."]
    state = placed({"cube": [corner, ["sand sand stone stone"] * 4]})
    for move in (Collect((0, 0, 1)), Collect((0, 0, 0)), Explore((2, 2))):
        state.apply(move)
    assert (state.stage, state.scoring, state.to_score) == (Stage.SCORE, "C", (0,))
    state.apply(Score(Round.C, "bridge"))
    assert state.outcome() is not None
