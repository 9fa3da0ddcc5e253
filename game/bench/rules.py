"""Speed of a title's rules, beside python-chess in the same run.

Both play random games with complete move lists, and neither asks anew whether a move of its list is
legal (`play_unchecked`, `push`). The two take turns in slices, so that a machine
that slows down slows both; the ratio is the median over the pairs of slices.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from game.content.packs import Content, load_catalogue
from game.rules.chance import Dealer
from game.rules.playout import random_game
from game.session.titles import GameState, play_of

PAIRS = 7
SLICE_SECONDS = 1.0
CHESS_PLIES = 200
REPEATS = 2000
MIDDLE = 35


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


def two_player_game(title: str, content: Content, seed: int) -> GameState:
    """The first position of a game of two players, or of as few as may be."""
    play = play_of(title)
    count = max(2, play.seats[0])
    return play.setup(content, play.options([{}] * count, None, {}), seed)


def _game(title: str, content: Content, seed: int) -> int:
    return random_game(two_player_game(title, content, seed), Dealer(seed))


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


def _middle_game(title: str, content: Content) -> GameState:
    """A position after so many random moves, or halfway through a shorter game."""
    half = min(MIDDLE, _game(title, content, 7) // 2)
    state, dealer = two_player_game(title, content, 7), Dealer(7)
    for _ in range(half):
        state.play_unchecked(dealer.choice(state.legal_moves()))
    return state


def measure(title: str) -> dict[str, float]:
    """Moves and games a second, clone and move-list times, ratio to python-chess."""
    content = load_catalogue(title)
    pairs = [
        (played(lambda seed: _game(title, content, seed)), played(_chess_game))
        for _ in range(PAIRS)
    ]
    ours = [tally.moves / tally.seconds for tally, _ in pairs]
    chess_moves = [tally.moves / tally.seconds for _, tally in pairs]
    middle = _middle_game(title, content)
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
