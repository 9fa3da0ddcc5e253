"""From plans and the places of what they build to the moves that are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.ai.puzzles.task import Proven, Task
from game.rules.biomes.board import BARE, SPACES
from game.rules.biomes.catalogue import CHARACTERISTICS
from game.rules.biomes.moves import BiomesMove, Build, Score
from game.rules.biomes.pieces import ROUNDS
from game.rules.biomes.scoring import scored_spaces
from game.rules.biomes.state import BiomesState
from game.titles.biomes.ai.puzzles.layouts import Layouts, Visible, visible
from game.titles.biomes.ai.puzzles.openly import SEAT
from game.titles.biomes.ai.puzzles.plans import (
    Chapter,
    Closing,
    Count,
    Plan,
    Story,
    as_told,
    plans_from,
)


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


def prove_placed(
    state: BiomesState,
    asked: Task,
    nodes: int,
    chapters_of: Callable[[Story], tuple[Chapter, ...]],
    *,
    closing: Closing = as_told,
    earned: int = 0,
) -> Proven:
    """The best from ``state`` on: every plan by the chapters of its story, in all places.

    ``closing``: as for :func:`plans_from`; ``earned``: points there are already; ``nodes``: so many
    positions are looked at. Raises TooMany.
    """
    count = Count(nodes)
    known: dict[Visible, tuple[Plan, tuple[Chapter, ...]]] = {}

    def visit(plan: Plan) -> bool:
        chapters = chapters_of(plan.story)
        for seen in visible(chapters):
            if seen not in known:
                known[seen] = (plan, chapters)
        return True

    plans_from(state, asked, count, visit, closing=closing)
    layouts = Layouts(state, count)
    for seen in sorted(known, key=lambda each: -sum([len(part[0]) for part in each])):
        layouts.place(seen, earned)
    seen, spaces = next(iter(layouts.best_tops.values()))
    plan, chapters = known[seen]
    moves = realised(state, plan.moves(), spaces_of(chapters, seen, spaces))
    return Proven(layouts.best, len(layouts.best_tops), moves, count.nodes)


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
