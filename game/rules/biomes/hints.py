"""Questions that people and agents ask about a view: pure functions of what it holds."""

from __future__ import annotations

from dataclasses import replace

from game.rules.biomes.board import BARE, SPACE_INDEX, counting, spaces_in
from game.rules.biomes.catalogue import CHARACTERISTICS, Payment, Round, Tile, find_tile
from game.rules.biomes.cube import LATERAL, SIDE, columns_in, takeable_columns
from game.rules.biomes.moves import Block, Cell, Crossing, Space
from game.rules.biomes.odds import chance_after, win_chance
from game.rules.biomes.overworld import (
    CROSSINGS,
    STACK_INDEX,
    STEPS,
    steps_between,
    touched,
)
from game.rules.biomes.payment import packed
from game.rules.biomes.payment import payments as ways_to_pay
from game.rules.biomes.pieces import ROUNDS, Pieces, pieces_of
from game.rules.biomes.scoring import spaces_with
from game.rules.biomes.view import BiomesView, PlayerView

__all__ = [
    "chance_after",
    "count_spaces",
    "free_sides",
    "group_after_build",
    "hidden_beside",
    "largest_group",
    "matching_spaces",
    "payments",
    "reachable",
    "scored_spaces",
    "takeable_blocks",
    "tile_at",
    "trophy_points",
    "win_chance",
    "with_building",
    "with_player",
]


def takeable_blocks(view: BiomesView) -> tuple[Block, ...]:
    """The blocks that may be taken off the cube (B3.2), by column."""
    heights = view.heights
    return tuple(
        (column // SIDE, column % SIDE, heights[column] - 1)
        for column in columns_in(takeable_columns(heights))
    )


def free_sides(view: BiomesView, block: Block) -> list[bool]:
    """Which of a block's lateral sides are free (B3.2): towards -x, +x, -y, +y."""
    x, y, z = block
    beside = [(x + dx, y + dy) for dx, dy in LATERAL]
    on_cube = [0 <= a < SIDE and 0 <= b < SIDE for a, b in beside]
    return [
        not inside or not view.is_block_there(a, b, z)
        for (a, b), inside in zip(beside, on_cube, strict=True)
    ]


def reachable(view: BiomesView, seat: int) -> dict[Crossing, int]:
    """The crossings a seat's character reaches in one exploration, with the steps (B4.1)."""
    start = view.players[seat].crossing
    steps = {to: steps_between(start, to) for to in CROSSINGS}
    return {to: count for to, count in steps.items() if count <= STEPS}


def hidden_beside(view: BiomesView, crossing: Crossing) -> tuple[Cell, ...]:
    """The cells that exploring at a crossing would turn up, row by row (B4.2)."""
    rim = dict(view.rim)
    return tuple(
        cell
        for cell in touched(crossing)
        if (cell in rim and rim[cell].present and rim[cell].face_up is None)
        or (cell in STACK_INDEX and view.stack(cell).count and view.stack(cell).face_up is None)
    )


def tile_at(view: BiomesView, cell: Cell) -> Tile | None:
    """The tile that lies face up on a stack; None where none does."""
    tile = view.stack(cell).face_up
    return None if tile is None else find_tile(view.catalogue, tile)


def with_player(view: BiomesView, seat: int, player: PlayerView) -> BiomesView:
    """The view with ``player`` in a seat, and nothing else changed."""
    players = (*view.players[:seat], player, *view.players[seat + 1 :])
    return replace(view, players=players)


def with_building(view: BiomesView, seat: int, tile: str, space: Space) -> BiomesView:
    """The view with one more building on a seat's board, and nothing else changed."""
    player, place = view.players[seat], SPACE_INDEX[space]
    spaces = list(player.spaces)
    spaces[place] = (*spaces[place], tile)
    return with_player(view, seat, replace(player, spaces=tuple(spaces)))


def payments(view: BiomesView, seat: int, tile: str) -> list[Payment]:
    """Every way a seat can pay a building now, fewest emeralds first; none for a mob (B5.2)."""
    pieces = pieces_of(view.catalogue)
    number = pieces.tile_index[tile]
    if not pieces.is_building[number]:
        return []
    return list(ways_to_pay(pieces.cost[number], packed(view.players[seat].supply)))


def matching_spaces(
    view: BiomesView, seat: int, scoring: Round, characteristic: str
) -> tuple[Space, ...]:
    """All of a seat's spaces with a characteristic, connected or not (B7.4, B8.2)."""
    pieces = pieces_of(view.catalogue)
    return spaces_in(_mask(view, seat, _tops(view, seat, pieces), scoring, characteristic))


def count_spaces(view: BiomesView, seat: int, scoring: Round, characteristic: str) -> int:
    """How many of a seat's spaces have a characteristic, connected or not (B7.4, B8.2)."""
    return len(matching_spaces(view, seat, scoring, characteristic))


def largest_group(
    view: BiomesView, seat: int, scoring: Round, characteristic: str
) -> tuple[Space, ...]:
    """A seat's largest connected group of a characteristic (B7.3)."""
    pieces = pieces_of(view.catalogue)
    mask = _mask(view, seat, _tops(view, seat, pieces), scoring, characteristic)
    return spaces_in(counting(mask, beginner=False))


def scored_spaces(
    view: BiomesView, seat: int, scoring: Round, characteristic: str
) -> tuple[tuple[Space, ...], int]:
    """The spaces that would count if the seat scored now, and the points (B7.3, B7.6).

    ``scoring``: the round; ``characteristic``: the one chosen in it.
    """
    pieces = pieces_of(view.catalogue)
    return _worth(view, seat, _tops(view, seat, pieces), scoring, characteristic)


def trophy_points(view: BiomesView, seat: int) -> int:
    """What a seat's trophy mobs would bring now (B8.2)."""
    pieces, points = pieces_of(view.catalogue), 0
    for tile in view.players[seat].mobs:
        trophy = pieces.trophies[pieces.tile_index[tile]]
        if trophy is not None:
            scoring = ROUNDS[trophy.round]
            name = CHARACTERISTICS[scoring][trophy.trait]
            points += count_spaces(view, seat, scoring, name) * trophy.bonus
    return points


def group_after_build(
    view: BiomesView, seat: int, tile: str, space: Space, scoring: Round
) -> tuple[tuple[Space, ...], int]:
    """What a building's own characteristic of a round would score with it on ``space``."""
    pieces = pieces_of(view.catalogue)
    number = pieces.tile_index[tile]
    tops = _tops(view, seat, pieces)
    tops[SPACE_INDEX[space]] = number
    trait = pieces.traits[ROUNDS.index(scoring)][number]
    return _worth(view, seat, tops, scoring, CHARACTERISTICS[scoring][trait])


def _tops(view: BiomesView, seat: int, pieces: Pieces) -> list[int]:
    """The uppermost tiles of a seat's board, by space."""
    spaces = view.players[seat].spaces
    return [pieces.tile_index[tiles[-1]] if tiles else BARE for tiles in spaces]


def _mask(view: BiomesView, seat: int, tops: list[int], scoring: Round, characteristic: str) -> int:
    pieces, turn = pieces_of(view.catalogue), ROUNDS.index(scoring)
    trait = CHARACTERISTICS[scoring].index(characteristic)
    return spaces_with(pieces, tops, view.players[seat].board, turn, trait)


def _worth(
    view: BiomesView, seat: int, tops: list[int], scoring: Round, characteristic: str
) -> tuple[tuple[Space, ...], int]:
    mask = counting(_mask(view, seat, tops, scoring, characteristic), view.players[seat].beginner)
    names = CHARACTERISTICS[scoring]
    points = view.catalogue.scoring[scoring][names.index(characteristic)]
    return spaces_in(mask), mask.bit_count() * points
