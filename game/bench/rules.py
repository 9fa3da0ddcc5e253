"""Speed of the rules of `biomes`, beside python-chess in the same run.

Both play random games with complete move lists. The two take turns in slices, so that a machine
that slows down slows both; the ratio is the median over the pairs of slices.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from game.content.packs import load_catalogue
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Options
from game.rules.playout import random_game

PAIRS = 7
SLICE_SECONDS = 1.0
CHESS_PLIES = 200
REPEATS = 2000


@dataclass
class Tally:
    """Games and moves of one slice, and the processor seconds they took."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0


def played(play_one: Callable[[int], int]) -> Tally:
    """Play games with rising seeds for about :data:`SLICE_SECONDS`."""
    tally = Tally()
    began = time.process_time()
    while tally.seconds < SLICE_SECONDS:
        tally.moves += play_one(tally.games)
        tally.games += 1
        tally.seconds = time.process_time() - began
    return tally


def two_player_game(catalogue: Catalogue, seed: int) -> BiomesState:
    """The first position of a two-player game."""
    return BIOMES.setup(catalogue, Options(({}, {})), seed)


def _biomes_game(catalogue: Catalogue, seed: int) -> int:
    return random_game(two_player_game(catalogue, seed), Dealer(seed))


def _chess_game(seed: int) -> int:
    import chess  # a development tool, not needed to play

    board, dealer = chess.Board(), Dealer(seed)
    for ply in range(CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            return ply
        board.push(dealer.choice(moves))
    return CHESS_PLIES


def _microseconds(action: Callable[[], object]) -> float:
    """The median time of one call, over runs of many."""
    runs = []
    for _ in range(9):
        began = time.process_time()
        for _ in range(REPEATS):
            action()
        runs.append((time.process_time() - began) / REPEATS * 1e6)
    return statistics.median(runs)


def _middle_game(catalogue: Catalogue) -> BiomesState:
    """A position after 35 random moves, about half of a game."""
    state, dealer = two_player_game(catalogue, 7), Dealer(7)
    for _ in range(35):
        state.apply(dealer.choice(state.legal_moves()))
    return state


def measure() -> dict[str, float]:
    """Moves and games a second, clone and move-list times, ratio to python-chess."""
    catalogue = load_catalogue("biomes")
    pairs = [
        (played(lambda seed: _biomes_game(catalogue, seed)), played(_chess_game))
        for _ in range(PAIRS)
    ]
    ours = [tally.moves / tally.seconds for tally, _ in pairs]
    chess_moves = [tally.moves / tally.seconds for _, tally in pairs]
    middle = _middle_game(catalogue)
    return {
        "moves_per_s": statistics.median(ours),
        "games_per_s": statistics.median(tally.games / tally.seconds for tally, _ in pairs),
        "python_chess_moves_per_s": statistics.median(chess_moves),
        "ratio_python_chess": statistics.median(
            own / theirs for own, theirs in zip(ours, chess_moves, strict=True)
        ),
        "clone_us": _microseconds(middle.clone),
        "legal_moves_us": _microseconds(middle.legal_moves),
    }
