"""The counting tests of towers, on the classic map, after moves of the greedy player.

``python -m tests.rules.towers.perft.counting`` writes the counts anew
(:mod:`tests.rules.perft.trees`).
"""

from __future__ import annotations

from pathlib import Path

from game.rules.chance import Dealer
from tests.rules.perft.trees import AnyState, Line, Perft, played
from tests.rules.towers import naive
from tests.rules.towers.table import game, greedy


def position(line: Line) -> AnyState:
    """The position of a line."""
    dealer = Dealer(line.seed)
    state = game(line.seats, seed=line.seed)
    return played(state, line.moves, lambda shown: greedy(shown, shown.legal_moves(), dealer))


PERFT = Perft(Path(__file__).with_name("towers.txt"), position, naive.legal_moves)

if __name__ == "__main__":
    PERFT.write()
