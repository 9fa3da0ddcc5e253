"""Positions of `biomes`: what they leave out, and tasks for one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.beginning import refusal_of
from game.rules.biomes.catalogue import Round
from game.rules.biomes.determinize import imagine
from game.rules.biomes.moves import Build, Collect, Explore, Score, Trade
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import ActionKind, Stage
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.core import IllegalMove, Options
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


CUBE = [["wood sand stone obsidian"] * 4] * 2
"""Its lower half."""
NEAR = [{"cell": [3, 3], "up": "b00"}, {"cell": [2, 2], "up": "b01"}]
RICH = {"supply": {"emerald": 9}}


def test_one_kind_of_action_is_a_turn_of_one() -> None:
    state = placed({"only": ["collect"], "cube": CUBE})
    for turn in range(1, 6):
        assert (state.turn, state.actions_left) == (turn, 1)
        for _block in range(2):
            assert all(isinstance(move, Collect) for move in state.legal_moves())
            state.apply(state.legal_moves()[0])
    assert (state.turn, sum(state.heights)) == (6, 22)
    with pytest.raises(IllegalMove, match=r"B2\.1 kind_barred"):
        state.apply(Explore((2, 2)))
    assert refusal_of(state.view(0), ActionKind.EXPLORE) == state.refusal(Explore((2, 2)))


def test_two_kinds_of_action_are_a_turn_of_both_in_either_order() -> None:
    state = placed({"only": ["explore", "build"], "stacks": NEAR, "players": [RICH], "cube": CUBE})
    assert {type(move) for move in state.legal_moves()} == {Explore, Build}
    state.apply(next(move for move in state.legal_moves() if isinstance(move, Build)))
    assert {type(move) for move in state.legal_moves()} == {Explore}
    state.apply(Explore((2, 2)))
    assert (state.turn, state.actions_left) == (2, 2)
    assert {type(move) for move in state.legal_moves()} == {Explore, Build}


def test_a_turn_is_over_where_the_second_kind_is_wanting() -> None:
    state = placed({"only": ["explore", "build"], "cube": CUBE})
    state.apply(Explore((2, 2)))
    assert (state.turn, state.actions_left) == (2, 2)


def test_an_extra_action_knows_no_barred_kind() -> None:
    traded = {"players": [RICH | {"mobs": ["e1"]}], "stacks": NEAR}
    state = placed(traded | {"only": ["build"], "stage": "extra", "done": ["build"]})
    state.apply(Trade("e1"))
    assert {type(move) for move in state.legal_moves()} == {Build}
    with pytest.raises(IllegalMove, match=r"B2\.1 kind_barred"):
        state.apply(Explore((2, 2)))


def test_what_is_barred_is_told_and_read_again() -> None:
    state = placed({"only": ["explore", "build"], "done": ["build"], "stacks": NEAR})
    told = BIOMES.position(state)
    assert (told["only"], told["done"]) == (["explore", "build"], ["build"])
    view = state.view(0)
    assert view.done == (ActionKind.BUILD,)
    assert view.barred == (ActionKind.COLLECT, ActionKind.FIGHT, ActionKind.ARM)
    for other in (placed(told), imagine(view, Dealer(1))):
        assert other.view(0) == view
        assert list(other.legal_moves()) == list(state.legal_moves())


@pytest.mark.parametrize(
    ("told", "seats", "path"),
    [
        ({"only": ["explore"]}, 2, "only"),
        ({"only": ["explore"], "done": ["explore"]}, 1, "done"),
        ({"only": ["explore", "build"], "done": ["collect"]}, 1, "done"),
        ({"only": ["collect"]}, 1, "stage"),
    ],
)
def test_what_a_task_cannot_bar(told: dict[str, Any], seats: int, path: str) -> None:
    with pytest.raises(BadData) as error:
        placed(told, seats)
    assert error.value.path == path
