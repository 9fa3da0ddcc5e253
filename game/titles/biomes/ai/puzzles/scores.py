"""What a board would give in a scoring round, by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes.board import counting
from game.rules.biomes.catalogue import Round
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.scoring import spaces_with
from game.rules.biomes.state import BiomesState
from game.rules.codec import BadData
from game.rules.positions import one_of
from game.titles.biomes.ai.puzzles.openly import SEAT


def score_of(state: BiomesState, tops: Sequence[int], turn: int) -> int:
    """The points of the round of that number, with these uppermost tiles (B7.3)."""
    pieces, deal = state.pieces, state.deal
    return max(
        counting(
            spaces_with(pieces, tops, deal.boards[SEAT], turn, trait), deal.beginners[SEAT]
        ).bit_count()
        * pieces.points[turn][trait]
        for trait in range(len(pieces.points[turn]))
    )


def most_of(state: BiomesState, turn: int) -> int:
    """The most that any village gives in a round: all nine spaces of the dearest characteristic."""
    return 9 * max(state.pieces.points[turn])


def read_rounds(data: object, path: str) -> tuple[int, ...]:
    """Some rounds by their letters, each once. Raises BadData."""
    names = [str(each) for each in Round]
    if not isinstance(data, list | tuple) or not data:
        raise BadData(path, "some of the rounds " + ", ".join(names))
    found = tuple([one_of(names)(name, f"{path}[{at}]") for at, name in enumerate(data)])
    if len(set(found)) != len(found) or max(found) >= len(ROUNDS):
        raise BadData(path, "each round once")
    return found
