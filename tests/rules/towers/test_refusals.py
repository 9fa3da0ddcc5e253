"""Why not: every reason there is, and what its values mark."""

from __future__ import annotations

import re

from game.rules.chance import Dealer
from game.rules.core import Refusal
from game.rules.towers import refusals
from game.rules.towers.catalogue import COLOURS, FIELDS
from game.rules.towers.moves import Demolish
from game.rules.towers.state import TowersState
from tests.conformance.case import lively
from tests.rules.codes import codes_of
from tests.rules.towers.table import any_move, game, greedy, near_miss
from tests.sizes import WHOLE

HANDS_ALONE = {"joker_not_exchanged"}
"""What a hand may try, but no move can say."""
TRIES = 40 if WHOLE else 15
"""So many moves of any kind, and as many near misses, are tried in each position."""
RARE = {"no_open_side"}
"""Towers hardly ever stand so close: see the tests of T6.3."""


def positions(seats: int, seed: int) -> list[TowersState]:
    """Positions all along a game that somebody wants to win, and its end."""
    state, dealer = game(seats, seed=seed), Dealer(seed)
    found = [state.clone()]
    while state.actor() is not None:
        moves = state.legal_moves()
        state.apply(greedy(state, moves, dealer) if dealer.below(3) else lively(moves, dealer))  # type: ignore[arg-type]  # a move of towers
        found.append(state.clone())
    return found


def test_each_reason_comes_up_in_games_and_no_other() -> None:
    met: dict[str, Refusal] = {}
    for seed in range(6):
        dealer = Dealer(seed)
        for state in positions(2 + seed % 3, seed):
            for _ in range(TRIES):
                for move in (any_move(state, dealer), near_miss(state, dealer)):
                    refused = state.refusal(move)
                    if refused is not None:
                        met[refused.code] = refused
    assert met.keys() | HANDS_ALONE | RARE == set(codes_of(refusals))


def test_the_table_of_codes_is_whole() -> None:
    """What the helper texts are written from names each code once, with its values."""
    rows = re.findall(r"^\| ``(\w+)`` \| (.*?) \| (.*?) \|", refusals.__doc__ or "", re.MULTILINE)
    assert sorted(code for code, _, _ in rows) == sorted(codes_of(refusals))


def test_fields_and_seats_among_the_values_can_be_marked() -> None:
    for seed in range(3):
        dealer = Dealer(seed)
        for state in positions(3, seed)[::5]:
            for _ in range(60):
                refused = state.refusal(near_miss(state, dealer))
                values = dict(refused.values) if refused else {}
                for name in ("field", "at", "start", "entry", "target"):
                    if name in values:
                        assert int(values[name]) in range(FIELDS)
                if "seat" in values:
                    assert int(values["seat"]) in range(-1, 3)
                if "black" in values:
                    assert tuple(values) == COLOURS


def test_the_board_is_asked_before_the_cards() -> None:
    """Who could not reach it anyhow is not sent to draw cards."""
    state = game(3)
    move = Demolish(0, 11, (0, 0, 0, 0, 0))
    assert state.refusal(move) == refusals.no_pawn_there("T5.1", 0)
