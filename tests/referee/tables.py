"""The first position, as the header of a record discloses it; every rule of the setup (B1)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from .fouls import Foul, demand

JsonObject = dict[str, object]
Pair = tuple[int, int]
Triple = tuple[int, int, int]

BIOMES = ("forest", "desert", "mountains", "tundra")
MATERIALS = ("wood", "sand", "stone", "obsidian")
TYPES = ("decoration", "dwelling", "animal_house", "bridge")
ROUNDS = {"A": BIOMES, "B": MATERIALS, "C": TYPES}
BLOCKS = {"wood": 16, "sand": 14, "stone": 12, "obsidian": 10, "emerald": 12}
STACK_CELLS = {(row, col) for row in range(1, 5) for col in range(1, 5)}
RIM_CELLS = {
    (row, col) for row in range(6) for col in range(6) if (row in (0, 5)) != (col in (0, 5))
}


@dataclass
class Tile:
    """A building (``hearts`` 0) or a mob (``cost`` empty)."""

    kind: str
    xp: int
    traits: tuple[str, ...]
    cost: dict[str, int]
    hearts: int
    extra_action: bool
    trophy: str
    bonus: int


@dataclass
class Weapon:
    """A weapon token."""

    kind: str
    hearts: int


@dataclass
class Tables:
    """Everything the header says."""

    players: int
    first: int
    beginners: list[bool]
    tiles: dict[str, Tile]
    weapons: dict[str, Weapon]
    scoring: dict[str, dict[str, int]]
    cube: dict[Triple, str]
    stacks: dict[Pair, list[str]]
    rim: dict[Pair, str]
    boards: list[list[list[str]]]
    piles: list[list[str]]


def number(value: object, what: str) -> int:
    """``value`` as a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Foul("format", f"{what} is no whole number: {json.dumps(value)}")
    return value


def text(value: object, what: str) -> str:
    """``value`` as a string."""
    if not isinstance(value, str):
        raise Foul("format", f"{what} is no text: {json.dumps(value)}")
    return value


def entries(value: object, what: str) -> list[object]:
    """``value`` as a list."""
    if not isinstance(value, list):
        raise Foul("format", f"{what} is no list")
    return value


def keyed(value: object, what: str) -> JsonObject:
    """``value`` as an object."""
    if not isinstance(value, dict):
        raise Foul("format", f"{what} is no object")
    return value


def pair(value: object, what: str) -> Pair:
    """``value`` as row and column."""
    row, col = [number(item, what) for item in exactly(value, 2, what)]
    return row, col


def triple(value: object, what: str) -> Triple:
    """``value`` as x, y, z."""
    x, y, z = [number(item, what) for item in exactly(value, 3, what)]
    return x, y, z


def exactly(value: object, length: int, what: str) -> list[object]:
    """``value`` as a list of ``length`` entries."""
    listed = entries(value, what)
    demand(len(listed) == length, "format", f"{what} has {len(listed)} entries, not {length}")
    return listed


def counts(value: object, what: str) -> dict[str, int]:
    """``value`` as numbers by name; zeros left out."""
    found = {name: number(amount, what) for name, amount in keyed(value, what).items()}
    demand(all(amount >= 0 for amount in found.values()), "format", f"{what} is negative")
    return {name: amount for name, amount in found.items() if amount}


def read_tables(header: JsonObject) -> Tables:
    """The header's tables; complains when they break a rule of B1."""
    demand(header.get("format") == "cubewright-record", "format", "this is no record")
    demand(header.get("version") == 1, "format", "this is another version of the format")
    demand(header.get("title") == "biomes", "format", "this referee knows biomes alone")
    seats = [keyed(seat, "player") for seat in entries(header.get("players"), "players")]
    demand(2 <= len(seats) <= 4, "B1.1", f"{len(seats)} players")
    first = number(header.get("first_player"), "first_player")
    demand(0 <= first < len(seats), "B1.7", f"there is no player {first}")
    setup = keyed(header.get("setup"), "setup")
    tables = Tables(
        players=len(seats),
        first=first,
        beginners=[seat.get("beginner") is True for seat in seats],
        tiles={
            name: read_tile(name, data) for name, data in keyed(setup.get("tiles"), "tiles").items()
        },
        weapons=read_weapons(setup),
        scoring=read_scoring(setup),
        cube=read_cube(setup),
        stacks=read_stacks(setup),
        rim=read_rim(setup),
        boards=read_boards(setup, len(seats)),
        piles=[
            [text(token, "token") for token in exactly(pile, 5, "pile")]
            for pile in exactly(setup.get("piles"), len(seats), "piles")
        ],
    )
    check_tiles(tables)
    check_weapons(tables)
    return tables


def read_tiles(setup: JsonObject) -> dict[str, Tile]:
    """The tile table."""
    table = keyed(setup.get("tiles"), "tiles")
    return {name: read_tile(name, data) for name, data in table.items()}


def read_tile(name: str, value: object) -> Tile:
    """One entry of the tile table."""
    data = keyed(value, name)
    xp = number(data.get("xp"), f"{name}.xp")
    if data.get("kind") == "building":
        traits = tuple(
            text(data.get(key), f"{name}.{key}") for key in ("biome", "material", "type")
        )
        known = traits[0] in BIOMES and traits[1] in MATERIALS and traits[2] in TYPES
        demand(known, "format", f"{name} has unknown traits {traits}")
        cost = counts(data.get("cost"), f"{name}.cost")
        demand(set(cost) <= set(MATERIALS), "format", f"{name} costs {cost}")
        return Tile("building", xp, traits, cost, 0, False, "", 0)
    demand(data.get("kind") == "mob", "format", f"{name} is neither building nor mob")
    reward = keyed(data.get("reward"), f"{name}.reward")
    hearts = number(data.get("hearts"), f"{name}.hearts")
    if reward.get("extra_action") is True:
        return Tile("mob", xp, (), {}, hearts, True, "", 0)
    trophy = text(reward.get("each"), f"{name}.reward.each")
    demand(trophy in BIOMES + MATERIALS + TYPES, "B8.2", f"{name} counts {trophy}")
    return Tile(
        "mob", xp, (), {}, hearts, False, trophy, number(reward.get("xp"), f"{name}.reward.xp")
    )


def read_weapons(setup: JsonObject) -> dict[str, Weapon]:
    """The weapon table."""
    weapons = {}
    for name, value in keyed(setup.get("weapons"), "weapons").items():
        data = keyed(value, name)
        weapons[name] = Weapon(text(data.get("kind"), name), number(data.get("hearts"), name))
    return weapons


def read_scoring(setup: JsonObject) -> dict[str, dict[str, int]]:
    """The three scoring cards."""
    cards = keyed(setup.get("scoring"), "scoring")
    scoring = {name: counts(cards.get(name), f"scoring {name}") for name in ROUNDS}
    for name, known in ROUNDS.items():
        demand(set(scoring[name]) == set(known), "B7.1", f"card {name} scores {scoring[name]}")
    return scoring


def read_cube(setup: JsonObject) -> dict[Triple, str]:
    """The cube (B1.4)."""
    cube = {}
    for entry in exactly(setup.get("cube"), 64, "cube"):
        *place, material = exactly(entry, 4, "block")
        cube[triple(place, "block")] = text(material, "material")
    whole = {(x, y, z) for x in range(4) for y in range(4) for z in range(4)}
    demand(set(cube) == whole, "B1.4", "the cube is not 4 by 4 by 4")
    demand(Counter(cube.values()) == BLOCKS, "B1.4", f"the cube holds {Counter(cube.values())}")
    return cube


def read_stacks(setup: JsonObject) -> dict[Pair, list[str]]:
    """The sixteen stacks, top first (B1.2)."""
    stacks = {}
    for entry in exactly(setup.get("stacks"), 16, "stacks"):
        row, col, tiles = exactly(entry, 3, "stack")
        stacks[pair([row, col], "stack")] = [
            text(tile, "tile") for tile in exactly(tiles, 4, "stack")
        ]
    demand(set(stacks) == STACK_CELLS, "B1.2", "the stacks don't lie 4 by 4")
    return stacks


def read_rim(setup: JsonObject) -> dict[Pair, str]:
    """The sixteen tokens of the rim (B1.3)."""
    rim = {}
    for entry in exactly(setup.get("rim"), 16, "rim"):
        row, col, token = exactly(entry, 3, "rim")
        rim[pair([row, col], "rim")] = text(token, "token")
    demand(set(rim) == RIM_CELLS, "B1.3", "the tokens don't lie on the rim")
    return rim


def read_boards(setup: JsonObject, players: int) -> list[list[list[str]]]:
    """The players' boards (B1.5)."""
    boards = [
        [
            [text(biome, "biome") for biome in exactly(row, 3, "row")]
            for row in exactly(board, 3, "board")
        ]
        for board in exactly(setup.get("boards"), players, "boards")
    ]
    for board in boards:
        demand(all(set(row) <= set(BIOMES) for row in board), "B1.5", f"a board shows {board}")
    demand(all(boards.count(board) == 1 for board in boards), "B1.5", "two boards are the same")
    return boards


def check_tiles(tables: Tables) -> None:
    """Each of the 64 tiles lies in one stack (B1.2)."""
    kinds = Counter(tile.kind for tile in tables.tiles.values())
    demand(kinds == {"building": 44, "mob": 20}, "B1.2", f"there are {dict(kinds)}")
    laid = sorted(tile for stack in tables.stacks.values() for tile in stack)
    demand(laid == sorted(tables.tiles), "B1.2", "the stacks don't hold each tile once")


def check_weapons(tables: Tables) -> None:
    """Each token lies in one place, and the piles are those of the start (B1.3, B1.5)."""
    laid = sorted([*tables.rim.values(), *(token for pile in tables.piles for token in pile)])
    demand(laid == sorted(tables.weapons), "B1.3", "not every token has one place")
    for pile in tables.piles:
        kinds = sorted((tables.weapons[token].kind, tables.weapons[token].hearts) for token in pile)
        fair = [("potato", 0)] * 3 + [("sword", 1), ("sword", 2)]
        demand(kinds == fair, "B1.5", f"a starting pile holds {kinds}")
