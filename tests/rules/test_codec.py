"""Moves and events as plain data, and nonsense refused by its path."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from game.rules.biomes.catalogue import Round
from game.rules.biomes.codec import (
    EVENTS,
    MOVES,
)
from game.rules.biomes.events import BiomesEvent, Moved, TokenGained
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.chance import Dealer
from game.rules.codec import BadData
from tests.rules.lively import lively
from tests.rules.table import game

BUILD: dict[str, object] = {"type": "build", "cell": [1, 1], "space": [0, 0]}
EVERY_MOVE: list[tuple[BiomesMove, dict[str, object]]] = [
    (Collect((0, 3, 3)), {"type": "collect", "block": [0, 3, 3]}),
    (Explore((2, 4)), {"type": "explore", "to": [2, 4]}),
    (
        Build((1, 2), (0, 2), (2, 0, 0, 0, 1)),
        {"type": "build", "cell": [1, 2], "space": [0, 2], "pay": {"wood": 2, "emerald": 1}},
    ),
    (Fight((1, 1)), {"type": "fight", "cell": [1, 1]}),
    (Pickaxe((0, 0, 0)), {"type": "pickaxe", "block": [0, 0, 0]}),
    (Pickaxe(None), {"type": "pickaxe", "block": None}),
    (Tnt("tnt_1", True), {"type": "tnt", "token": "tnt_1", "detonate": True}),
    (Arm((0, 2)), {"type": "arm", "cell": [0, 2]}),
    (Trade("imp"), {"type": "trade", "tile": "imp"}),
    (EndTurn(), {"type": "end_turn"}),
    (Score(Round.A, "desert"), {"type": "score", "round": "A", "characteristic": "desert"}),
]


@pytest.mark.parametrize(("move", "data"), EVERY_MOVE)
def test_moves_are_written_as_the_record_format_says(
    move: BiomesMove, data: dict[str, object]
) -> None:
    assert MOVES.to_data(move) == data
    assert json.loads(json.dumps(MOVES.to_data(move))) == data
    assert MOVES.from_data(data) == move
    assert hash(MOVES.from_data(data)) == hash(move)


def test_every_kind_of_move_is_covered() -> None:
    assert {type(move) for move, _ in EVERY_MOVE} == set(get_args(BiomesMove))


def test_every_event_of_lively_games_survives_writing() -> None:
    seen = set()
    for seed in range(25):
        state, dealer = game(2 + seed % 3, seed=seed), Dealer(seed)
        while state.actor() is not None:
            for event in state.apply(lively(state.legal_moves(), dealer)):
                again = EVENTS.from_data(json.loads(json.dumps(EVENTS.to_data(event))))
                assert again == event
                assert type(again) is type(event)
                seen.add(type(event))
    assert seen == set(get_args(BiomesEvent))


def test_the_start_of_a_way_is_written_as_from() -> None:
    assert EVENTS.to_data(Moved(1, (2, 2), (0, 2))) == {
        "type": "moved",
        "player": 1,
        "from": [2, 2],
        "to": [0, 2],
    }


def test_a_redacted_token_is_null() -> None:
    event = TokenGained(0, None, (0, 1), face_up=False)
    assert EVENTS.to_data(event)["token"] is None
    assert EVENTS.from_data(EVENTS.to_data(event)) == event


def test_unknown_keys_are_ignored() -> None:
    assert MOVES.from_data({"type": "end_turn", "why": "tired"}) == EndTurn()


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (None, "action"),
        ([], "action"),
        ({}, "action.type"),
        ({"type": 3}, "action.type"),
        ({"type": "fly"}, "action.type"),
        ({"type": "collect"}, "action.block"),
        ({"type": "collect", "block": None}, "action.block"),
        ({"type": "collect", "block": [0, 1]}, "action.block"),
        ({"type": "collect", "block": [0, 1, "2"]}, "action.block[2]"),
        ({"type": "collect", "block": [0, 1, True]}, "action.block[2]"),
        ({"type": "collect", "block": [0, 1, 1.0]}, "action.block[2]"),
        ({"type": "explore", "to": [0, -1]}, "action.to[1]"),
        ({"type": "explore", "to": [0, 1 << 70]}, "action.to[1]"),
        ({**BUILD, "pay": []}, "action.pay"),
        ({**BUILD, "pay": {"oil": 1}}, "action.pay.oil"),
        (
            {"type": "build", "cell": [1, 1], "space": [0, 0], "pay": {"wood": -1}},
            "action.pay.wood",
        ),
        ({"type": "tnt", "token": "t", "detonate": 1}, "action.detonate"),
        ({"type": "tnt", "token": None, "detonate": True}, "action.token"),
        ({"type": "score", "round": "D", "characteristic": "x"}, "action.round"),
        ({"type": "score", "round": ["A"], "characteristic": "x"}, "action.round"),
    ],
)
def test_bad_data_is_refused_by_its_path(data: object, path: str) -> None:
    with pytest.raises(BadData) as refused:
        MOVES.from_data(data, "action")
    assert refused.value.path == path
    assert str(refused.value).startswith(f"{path}: expected ")


def test_events_are_checked_too() -> None:
    with pytest.raises(BadData) as refused:
        EVENTS.from_data(
            {"type": "xp", "player": 0, "amount": "many", "reason": "mob"}, "events[2]"
        )
    assert refused.value.path == "events[2].amount"
