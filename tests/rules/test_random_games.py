"""Hostile random play: invariants after every move, dearer ones now and then."""

from __future__ import annotations

import os

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.payment import total
from game.rules.biomes.position import Position
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR, IllegalMove
from game.rules.playout import random_game
from tests.rules import naive
from tests.rules.lively import any_move, lively
from tests.rules.packs import options, small_pack

GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "240"))
"""For each number of seats; `make soak` plays a thousand."""
SEATS = [2, 3, 4]
Snapshot = tuple[object, ...]


def snapshot(state: Position) -> Snapshot:
    """Every field by value: equal snapshots are equal positions."""
    fields = (getattr(state, name) for name in Position.__slots__)
    return tuple(tuple(field) if isinstance(field, list) else field for field in fields)


def spent(move: BiomesMove) -> int:
    return sum(getattr(move, "pay", ()))


def check_counts(state: BiomesState, paid: int) -> None:
    """64 blocks, 64 tiles and all tokens are somewhere (B1.2-B1.5)."""
    assert sum(state.heights) + sum(total(supply) for supply in state.supplies) + paid == 64
    tiles_gone = sum(name in state.pieces.tile_index for name in state.gone)
    mobs = sum(len(mobs) for mobs in state.mobs)
    assert sum(state.left) + len(state.placed) + mobs + tiles_gone == 64
    rim = (state.rim_closed | state.rim_opened).bit_count()
    tokens_gone = len(state.gone) - tiles_gone
    assert rim + sum(map(len, state.piles)) + tokens_gone == 16 + 5 * state.seats()
    assert not state.opened & state.closed
    assert (state.stage is Stage.OVER) == (state.actor() is None)


def check_names(state: BiomesState) -> None:
    """No tile and no token is in two places."""
    tiles = [
        state.pieces.tile_index[name] for name in state.gone if name in state.pieces.tile_index
    ]
    tiles += [tile for _, tile in state.placed] + [tile for own in state.mobs for tile in own]
    for stack, left in enumerate(state.left):
        tiles += state.deal.stacks[4 * stack : 4 * stack + left]
    assert sorted(tiles) == list(range(64))
    present = state.rim_closed | state.rim_opened
    tokens = [token for place, token in enumerate(state.deal.rim) if present >> place & 1]
    tokens += [token for pile in state.piles for token in pile]
    assert len(tokens) == len(set(tokens))


def check_list(state: BiomesState, dealer: Dealer) -> None:
    """The list is the rules', without repeats; each move works, any other is refused."""
    moves = state.legal_moves()
    offered = set(moves)
    assert len(offered) == len(moves)
    assert offered == naive.legal_moves(state.view(state.decider))
    for move in moves:
        assert state.refusal(move) is None
    for move in moves[:: max(1, len(moves) // 8)]:
        copy = state.clone()
        copy.apply(move)
        assert snapshot(copy) != snapshot(state)
    before = snapshot(state)
    for move in (any_move(state, dealer) for _ in range(30)):
        refused = state.refusal(move)
        assert (refused is None) == (move in offered), move
        if refused is not None:
            with pytest.raises(IllegalMove) as error:
                state.apply(move)
            assert error.value.refusal == refused
    assert snapshot(state) == before


def check_views(state: BiomesState, dealer: Dealer) -> None:
    """Dealing anew what a seat can't see changes nothing that it sees or may do (B10)."""
    for seat in (*range(state.seats()), SPECTATOR):
        view = state.view(seat)
        other = BIOMES.imagine(view, dealer)
        assert other.view(seat) == view
        if seat == state.actor():
            assert other.legal_moves() == state.legal_moves()
            for move in (any_move(state, dealer) for _ in range(10)):
                assert other.refusal(move) == state.refusal(move)


def hostile_game(seats: int, seed: int, every: int) -> BiomesState:
    """Play a game; the dear checks come about once in ``every`` moves."""
    state = BIOMES.setup(small_pack(), options(seats, beginners=(seed % seats,)), seed)
    dealer, paid, moves = Dealer(seed), 0, 0
    past: list[tuple[BiomesState, Snapshot]] = []
    while state.actor() is not None:
        offered = state.legal_moves()
        assert offered, "B9.7: no turn is ever stuck"
        move = lively(offered, dealer) if seed % 2 else dealer.choice(offered)
        if not dealer.below(every):
            check_list(state, dealer)
            check_views(state, dealer)
            check_names(state)
            past.append((state.clone(), snapshot(state)))
        events = state.apply(move)
        paid += spent(move)
        moves += 1
        assert events or state.stage is Stage.TNT or state.stage is Stage.PICKAXE
        check_counts(state, paid)
    assert moves < 150 * seats
    for copy, then in past:
        assert snapshot(copy) == then, "a later move shows in a clone"
    return state


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(4))
def test_random_games_keep_every_invariant(seats: int, part: int) -> None:
    for seed in range(part, GAMES, 4):
        state = hostile_game(seats, seed, every=60)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


@pytest.mark.parametrize("seats", SEATS)
def test_some_games_are_checked_at_nearly_every_move(seats: int) -> None:
    for seed in (5, 6):
        hostile_game(seats, seed, every=2)


@pytest.mark.parametrize("seats", SEATS)
def test_same_setup_and_moves_same_game(seats: int) -> None:
    ends = []
    for _ in range(2):
        state = BIOMES.setup(small_pack(), options(seats), 11)
        ends.append((random_game(state, Dealer(3)), snapshot(state)))
    assert ends[0] == ends[1]


def test_a_clone_copies_every_field() -> None:
    state = hostile_game(4, 1, every=1000)
    copy = state.clone()
    assert snapshot(copy) == snapshot(state)
    for name in Position.__slots__:
        mine, other = getattr(state, name), getattr(copy, name)
        assert not isinstance(mine, list) or mine is not other, name
