"""The counting tests of biomes, on the test pack, after moves of the lively player.

``python -m tests.rules.perft.counting`` writes the counts anew (:mod:`tests.rules.perft.trees`).
"""

from __future__ import annotations

from pathlib import Path

from game.rules.biomes import BIOMES
from game.rules.chance import Dealer
from tests.rules import naive
from tests.rules.lively import lively
from tests.rules.packs import options, small_pack
from tests.rules.perft.trees import AnyState, Line, Perft, played


def position(line: Line) -> AnyState:
    """The position of a line."""
    dealer = Dealer(line.seed)
    state = BIOMES.setup(small_pack(), options(line.seats), line.seed)
    return played(state, line.moves, lambda shown: lively(shown.legal_moves(), dealer))


PERFT = Perft(Path(__file__).with_name("biomes.txt"), position, naive.legal_moves)

if __name__ == "__main__":
    PERFT.write()
