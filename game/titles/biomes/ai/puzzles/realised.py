"""From a plan and the places of what it builds to the moves that are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.biomes.board import BARE, SPACES
from game.rules.biomes.catalogue import CHARACTERISTICS
from game.rules.biomes.moves import BiomesMove, Build, Score
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.scoring import scored_spaces
from game.rules.biomes.state import BiomesState
from game.titles.biomes.ai.puzzles.layouts import Visible
from game.titles.biomes.ai.puzzles.openly import SEAT
from game.titles.biomes.ai.puzzles.plans import Chapter


def spaces_of(chapters: Sequence[Chapter], seen: Visible, spaces: Sequence[int]) -> dict[int, int]:
    """By tile, where it is put: those seen as told, the rest of a chapter below its last one."""
    found: dict[int, int] = {}
    rest = list(spaces)
    for (tiles, last, _rounds), (shown, _scored) in zip(chapters, seen, strict=True):
        found |= {tile: rest.pop(0) for tile in shown}
        found |= {tile: found[last] for tile in tiles if tile not in shown}
    return found


def realised(
    state: BiomesState, moves: Sequence[BiomesMove], spaces: Mapping[int, int]
) -> tuple[BiomesMove, ...]:
    """The moves of a plan with every building in its place and every scoring at its best."""
    here = state.clone()
    found: list[BiomesMove] = []
    for move in moves:
        made = move
        if isinstance(move, Build):
            row, col = move.cell
            tile = here.top_tile(4 * (row - 1) + col - 1)
            made = Build(move.cell, SPACES[spaces.get(tile, _bare(here))], move.pay)
        elif isinstance(move, Score):
            made = _best_scoring(here, move)
        here.apply(made)
        found.append(made)
    return tuple(found)


def _bare(state: BiomesState) -> int:
    """The first space without a building, if there is any."""
    tops = state.tops[: len(SPACES)]
    return tops.index(BARE) if BARE in tops else 0


def _best_scoring(state: BiomesState, move: Score) -> Score:
    turn, names = ROUNDS.index(move.round), CHARACTERISTICS[move.round]
    points = [
        scored_spaces(state, SEAT, turn, trait).bit_count() * state.pieces.points[turn][trait]
        for trait in range(len(names))
    ]
    return Score(move.round, names[points.index(max(points))])
