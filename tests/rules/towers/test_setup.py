"""T1, T12: the set-up, and its disclosure in records."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.core import SPECTATOR
from game.rules.towers import TOWERS
from game.rules.towers.catalogue import BLACK, GREY, RED, WHITE
from game.rules.towers.view import TowersView
from tests.rules.towers.classic import CLASSIC
from tests.rules.towers.table import at, game, options


def heights(view: TowersView) -> Counter[int]:
    return Counter(len(tower) for tower in view.towers if tower)


def test_t1_1_the_classic_map_has_its_colours_and_squares() -> None:
    assert Counter(CLASSIC.colours) == {BLACK: 21, WHITE: 20, GREY: 20, RED: 20}
    assert Counter(CLASSIC.squares) == {0: 59, 1: 12, 2: 4, 3: 4, 4: 2}


@pytest.mark.parametrize("seats", [3, 4])
def test_t1_towers_of_forty_blocks_stand_on_the_squares(seats: int) -> None:
    view = game(seats).view(SPECTATOR)
    assert heights(view) == {1: 12, 2: 4, 3: 4, 4: 2}
    assert tuple(len(tower) for tower in view.towers) == CLASSIC.squares
    blocks = Counter(block for tower in view.towers for block in tower)
    assert blocks == {BLACK: 10, WHITE: 10, GREY: 10, RED: 10}
    assert (view.phase, view.neutral) == (1, ())


def test_t12_two_players_have_no_low_towers_but_neutral_pawns() -> None:
    view = game(2).view(SPECTATOR)
    assert heights(view) == {2: 8, 3: 4, 4: 2}
    blocks = Counter(block for tower in view.towers for block in tower)
    assert blocks == {BLACK: 9, WHITE: 9, GREY: 9, RED: 9}
    for spot in ((1, 2), (3, 6), (5, 4), (7, 2)):
        assert len(view.towers[at(*spot)]) == 2
    spots = ((1, 4), (1, 5), (2, 2), (4, 1), (4, 7), (6, 1), (6, 7), (7, 7))
    assert view.neutral == tuple(at(*spot) for spot in spots)
    assert view.phase == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t1_4_t1_5_cards_jokers_and_pawns(seats: int) -> None:
    state = game(seats)
    for seat in range(seats):
        own = state.view(seat).players[seat]
        assert own.hand is not None
        assert (sum(own.hand), own.hand_size, own.joker) == (5, 5, True)
        assert (own.pawns, own.reserve, own.blocks, own.points) == ((), 4, (0, 0, 0, 0), 0)
        assert own.chips == (0, 0, 0, 0)
    hands = [state.view(seat).players[seat].hand or () for seat in range(seats)]
    dealt = Counter(dict(enumerate(map(sum, zip(*hands, strict=True)))))
    assert dealt + Counter(state.deck) == {BLACK: 15, WHITE: 15, GREY: 15, RED: 15}
    assert state.view(0).deck == 60 - 5 * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        TOWERS.setup(CLASSIC, options(seats), 1)


def test_t1_5_the_starting_player_is_chosen_or_drawn() -> None:
    assert game(4, first=2).actor() == 2
    drawn = {TOWERS.setup(CLASSIC, options(4, first=None), seed).actor() for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_a_seed_fixes_the_game_whoever_begins() -> None:
    assert game(3, seed=5).deal == game(3, seed=5).deal
    assert game(3, seed=5, first=1).deal.deck == game(3, seed=5, first=2).deal.deck
    assert game(3, seed=5).deal.towers != game(3, seed=6).deal.towers


def test_block_colours_have_nothing_to_do_with_the_field() -> None:
    """Each colour of block comes to stand on each colour of field (T1.3)."""
    met = {
        (CLASSIC.colours[field], block)
        for seed in range(10)
        for field, tower in enumerate(game(3, seed=seed).view(0).towers)
        for block in tower
    }
    assert len(met) == 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_disclosed_setup_restores_the_same_game(seats: int) -> None:
    state = game(seats, seed=seats, first=1, short=True)
    data = json.loads(json.dumps(TOWERS.disclose(state)))
    again = TOWERS.restore(CLASSIC, options(seats, first=1, short=True), data, seats)
    assert again.deal == state.deal
    dealer = Dealer(seats)
    while state.actor() is not None:
        move = dealer.choice(state.legal_moves())
        assert again.apply(move) == state.apply(move)
    assert TOWERS.disclose(state) == data


def test_the_setup_is_written_as_the_record_format_says() -> None:
    data = TOWERS.disclose(game(3))
    assert list(data) == ["board", "squares", "towers", "neutral", "hands", "deck"]
    board: Any = data["board"]
    assert board[0][:4] == ["white", "black", "red", "grey"]
    squares: Any = data["squares"]
    assert squares[0] == [1, 2, 1]
    assert len(squares) == 22
    towers: Any = data["towers"]
    assert [entry[:2] for entry in towers] == [entry[:2] for entry in squares]
    deck: Any = data["deck"]
    assert len(deck) == 45


def broken(seats: int, change: Any) -> str:
    """What is said of a set-up after ``change``."""
    data = json.loads(json.dumps(TOWERS.disclose(game(seats))))
    change(data)
    with pytest.raises(BadData) as fault:
        TOWERS.restore(CLASSIC, options(seats), data, 1)
    return fault.value.path


def test_a_setup_that_does_not_fit_the_map_is_refused() -> None:
    def swap(data: Any) -> None:
        data["board"][0][0] = "black"

    assert broken(3, swap) == "setup.board"
    assert broken(3, lambda data: data["squares"].pop()) == "setup.squares"
    assert broken(3, lambda data: data["towers"].pop()) == "setup.towers"
    assert broken(3, lambda data: data["towers"].append(data["towers"][0])) == "setup.towers"
    assert broken(3, lambda data: data["towers"][0][2].append("red")) == "setup.towers"
    assert broken(3, lambda data: data["towers"][0].pop()) == "setup.towers[0]"
    assert broken(3, lambda data: data["towers"][0][2].extend(["red"] * 5)) == "setup.towers[0][2]"
    assert broken(2, lambda data: data["neutral"].pop()) == "setup.neutral"
    assert broken(3, lambda data: data["neutral"].append([0, 0])) == "setup.neutral"
    assert broken(3, lambda data: data["hands"].pop()) == "setup.hands"
    assert broken(3, lambda data: data["hands"][1].append("red")) == "setup.hands[1]"
    assert broken(3, lambda data: data["deck"].pop()) == "setup.deck"
    assert broken(3, lambda data: data.pop("deck")) == "setup.deck"


def test_blocks_of_a_setup_are_counted() -> None:
    """As many of each colour as there are, not only as many in all (T1.3)."""

    def recolour(data: Any) -> None:
        tower = data["towers"][0][2]
        tower[0] = "red" if tower[0] != "red" else "black"

    assert broken(3, recolour) == "setup.towers"
