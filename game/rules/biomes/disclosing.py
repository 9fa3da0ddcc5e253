"""A deal as the record's ``setup``, and back (record format)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from game.rules.biomes.catalogue import (
    BUILDING_MATERIALS,
    CHARACTERISTICS,
    MATERIALS,
    Catalogue,
    Material,
    Mob,
    Tile,
    Weapon,
)
from game.rules.biomes.cube import BLOCK_INDEX, BLOCKS
from game.rules.biomes.disclosed_pack import check_tables
from game.rules.biomes.overworld import RIM_CELLS, RIM_INDEX, STACK_CELLS, STACK_INDEX
from game.rules.biomes.pieces import Pieces, pieces_of
from game.rules.biomes.position import Deal
from game.rules.biomes.setup import beginners, first_position, starting_pile
from game.rules.biomes.state import BiomesState
from game.rules.codec import BadData, Choice, Number, Row, Text, required
from game.rules.core import Options

P = TypeVar("P", bound=tuple[int, ...])


def _tile(tile: Tile) -> dict[str, object]:
    if isinstance(tile, Mob):
        reward: dict[str, object] = (
            {"extra_action": True} if tile.extra_action else {"each": tile.trophy, "xp": tile.bonus}
        )
        return {"kind": "mob", "hearts": tile.hearts, "xp": tile.xp, "reward": reward}
    cost = zip(BUILDING_MATERIALS, tile.cost, strict=True)
    return {
        "kind": "building",
        "biome": str(tile.biome),
        "material": str(tile.material),
        "type": str(tile.type),
        "cost": {str(material): count for material, count in cost if count},
        "xp": tile.xp,
    }


def _weapon(weapon: Weapon) -> dict[str, object]:
    return {"kind": str(weapon.kind), "hearts": weapon.hearts}


def _fixed(pieces: Pieces, piles: Sequence[Sequence[int]]) -> dict[str, object]:
    """The part of the set-up that the pack fixes: what each tile, token and card says."""
    catalogue = pieces.catalogue
    in_play = {*catalogue.weapons, *(pieces.tokens[token] for pile in piles for token in pile)}
    return {
        "tiles": {tile.id: _tile(tile) for tile in catalogue.tiles},
        "weapons": {weapon.id: _weapon(weapon) for weapon in pieces.tokens if weapon in in_play},
        "scoring": {
            str(turn): {
                str(name): points
                for name, points in zip(names, catalogue.scoring[turn], strict=True)
            }
            for turn, names in CHARACTERISTICS.items()
        },
    }


def _board(layout: Sequence[str]) -> list[list[str]]:
    return [[str(biome) for biome in layout[start : start + 3]] for start in (0, 3, 6)]


def disclose(state: BiomesState) -> dict[str, object]:
    """All that chance decided before the first move, hidden things included."""
    pieces, deal = state.pieces, state.deal
    tiles, tokens = pieces.tile_ids, pieces.token_ids
    return _fixed(pieces, deal.piles) | {
        "cube": [
            [*block, str(MATERIALS[deal.materials[index]])] for index, block in enumerate(BLOCKS)
        ],
        "stacks": [
            [*cell, [tiles[deal.stacks[stack * 4 + place]] for place in (3, 2, 1, 0)]]
            for stack, cell in enumerate(STACK_CELLS)
        ],
        "rim": [[*cell, tokens[deal.rim[place]]] for place, cell in enumerate(RIM_CELLS)],
        "boards": [_board(pieces.catalogue.boards[board]) for board in deal.boards],
        "piles": [[tokens[token] for token in pile] for pile in deal.piles],
    }


def restore(
    catalogue: Catalogue, options: Options, data: Mapping[str, object], seed: int
) -> BiomesState:
    """The first position of a disclosed set-up. Raises BadData where it doesn't fit the pack.

    ``options.first_player`` must be given: it stands in the record's header.
    """
    pieces, seats = pieces_of(catalogue), len(options.seats)
    first = options.first_player
    if first is None or first not in range(seats):
        raise BadData("first_player", f"a seat from 0 to {seats - 1}")
    piles = tuple(starting_pile(pieces, seat) for seat in range(seats))
    check_tables(data, catalogue, seats)
    deal = Deal(
        beginners=beginners(options.seats),
        first_player=first,
        materials=_read_cube(data, catalogue),
        stacks=_read_stacks(data, pieces),
        rim=_read_rim(data, pieces),
        boards=_read_boards(data, catalogue, seats),
        piles=piles,
    )
    _check_piles(data, pieces, piles)
    return first_position(pieces, deal, seed)


def _entries(data: Mapping[str, object], key: str, count: int, width: int) -> list[list[object]]:
    """The list of ``count`` lists of ``width`` under ``key`` of the set-up."""
    path = f"setup.{key}"
    rows = required(data, key, "setup")
    if not isinstance(rows, list | tuple) or len(rows) != count:
        raise BadData(path, f"a list of {count}")
    for at, row in enumerate(rows):
        if not isinstance(row, list | tuple) or len(row) != width:
            raise BadData(f"{path}[{at}]", f"a list of {width}")
    return [list(row) for row in rows]


def _place(row: Sequence[object], places: Mapping[P, int], path: str) -> int:
    """The number of the place that ``row`` names."""
    where = Row(Number()).load(row, path)
    for place, number in places.items():
        if place == where:
            return number
    raise BadData(path, "a place that exists")


def _no_repeat(values: Sequence[int], path: str) -> tuple[int, ...]:
    if len(set(values)) != len(values):
        raise BadData(path, "nothing named twice")
    return tuple(values)


def _read_cube(data: Mapping[str, object], catalogue: Catalogue) -> tuple[int, ...]:
    materials: dict[int, int] = {}
    for at, row in enumerate(_entries(data, "cube", len(BLOCKS), 4)):
        path = f"setup.cube[{at}]"
        block = _place(row[:3], BLOCK_INDEX, path)
        materials[block] = MATERIALS.index(Choice(Material).load(row[3], path))
    counts = tuple(list(materials.values()).count(kind) for kind in range(len(MATERIALS)))
    if len(materials) != len(BLOCKS) or counts != catalogue.blocks:
        raise BadData("setup.cube", "each block once, in the pack's numbers")
    return tuple(materials[block] for block in range(len(BLOCKS)))


def _piece(data: object, index: Mapping[str, int], path: str) -> int:
    name = Text().load(data, path)
    if name not in index:
        raise BadData(path, "an id of the pack")
    return index[name]


def _read_stacks(data: Mapping[str, object], pieces: Pieces) -> tuple[int, ...]:
    stacks: dict[int, tuple[int, ...]] = {}
    for at, row in enumerate(_entries(data, "stacks", len(STACK_CELLS), 3)):
        path = f"setup.stacks[{at}]"
        tiles = Row(Text(), 4).load(row[2], f"{path}[2]")
        stack = _place(row[:2], STACK_INDEX, path)
        stacks[stack] = tuple(_piece(tile, pieces.tile_index, path) for tile in reversed(tiles))
    if len(stacks) != len(STACK_CELLS):
        raise BadData("setup.stacks", "each stack once")
    flat = [tile for stack in range(len(STACK_CELLS)) for tile in stacks[stack]]
    return _no_repeat(flat, "setup.stacks")


def _read_rim(data: Mapping[str, object], pieces: Pieces) -> tuple[int, ...]:
    neutral = {weapon.id: pieces.token_index[weapon.id] for weapon in pieces.catalogue.weapons}
    tokens: dict[int, int] = {}
    for at, row in enumerate(_entries(data, "rim", len(RIM_CELLS), 3)):
        path = f"setup.rim[{at}]"
        tokens[_place(row[:2], RIM_INDEX, path)] = _piece(row[2], neutral, path)
    if len(tokens) != len(RIM_CELLS):
        raise BadData("setup.rim", "each place once")
    return _no_repeat([tokens[place] for place in range(len(RIM_CELLS))], "setup.rim")


def _read_boards(data: Mapping[str, object], catalogue: Catalogue, seats: int) -> tuple[int, ...]:
    """The numbers of the boards; a pack may have several that are alike."""
    layouts = [_board(layout) for layout in catalogue.boards]
    boards: list[int] = []
    for at, rows in enumerate(_entries(data, "boards", seats, 3)):
        alike = [number for number, layout in enumerate(layouts) if layout == rows]
        if not alike:
            raise BadData(f"setup.boards[{at}]", "a board of the pack")
        free = [number for number in alike if number not in boards]
        if not free:
            raise BadData("setup.boards", "nothing named twice")
        boards.append(free[0])
    return tuple(boards)


def _check_piles(
    data: Mapping[str, object], pieces: Pieces, piles: Sequence[Sequence[int]]
) -> None:
    for at, row in enumerate(_entries(data, "piles", len(piles), len(piles[0]))):
        path = f"setup.piles[{at}]"
        tokens = [_piece(token, pieces.token_index, path) for token in row]
        if sorted(tokens) != sorted(piles[at]):
            raise BadData(path, "the seat's starting tokens")
