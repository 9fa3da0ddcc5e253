"""The content pack that a record's ``setup`` discloses, for when the pack itself has changed.

Names for people and miniatures are not part of a record: they come from a pack that knows the same
ids, where there is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from game.rules.biomes.catalogue import (
    BUILDING_MATERIALS,
    CHARACTERISTICS,
    DEAREST,
    MATERIALS,
    MOST_ALIKE,
    Biome,
    BoardLayout,
    Building,
    BuildingType,
    Catalogue,
    Material,
    Mob,
    Round,
    Tile,
    Weapon,
    WeaponKind,
)
from game.rules.biomes.pieces import starting_id
from game.rules.codec import BadData, Choice, Number, Row, Text, inside, mapping, required

TILES, NEUTRAL_TOKENS, BLOCKS, STARTING_TOKENS = 64, 16, 64, 5
_COUNT = Number(0, 1000)
_COST = Number(0, DEAREST)
_CHARACTERISTICS = tuple(str(name) for names in CHARACTERISTICS.values() for name in names)
Names = Mapping[str, tuple[str, str]]
"""Name for people and miniature, by tile."""


def read_disclosed_pack(
    pack: str, digest: str, setup: Mapping[str, object], known: Catalogue | None
) -> Catalogue:
    """The pack behind ``setup``; names and miniatures from ``known``. Raises BadData."""
    tiles = _read_tiles(setup, known)
    weapons = _read_weapons(setup, known)
    return Catalogue(
        id=pack,
        name=known.name if known else pack,
        digest=digest,
        tiles=tiles,
        weapons=_read_neutral(setup, weapons),
        starting=_read_starting(setup, weapons),
        scoring={letter: _read_scoring(setup, letter) for letter in Round},
        boards=_read_boards(setup),
        blocks=_read_blocks(setup),
    )


def check_tables(setup: Mapping[str, object], pack: Catalogue, seats: int) -> None:
    """Whether the set-up's tables say what ``pack`` says, unknown keys aside. Raises BadData."""
    copies = (replace(w, id=starting_id(seat, w)) for seat in range(seats) for w in pack.starting)
    agree = {
        "tiles": {tile.id: tile for tile in _read_tiles(setup, pack)}
        == {tile.id: tile for tile in pack.tiles},
        "weapons": _worth(_read_weapons(setup, pack).values()) == _worth((*pack.weapons, *copies)),
        "scoring": {letter: _read_scoring(setup, letter) for letter in Round} == pack.scoring,
    }
    for key, agrees in agree.items():
        if not agrees:
            raise BadData(f"setup.{key}", f"what the pack {pack.id} says")


def _worth(weapons: Iterable[Weapon]) -> dict[str, tuple[WeaponKind, int]]:
    """What each token does, without its name for people."""
    return {weapon.id: (weapon.kind, weapon.hearts) for weapon in weapons}


def _read_tiles(setup: Mapping[str, object], known: Catalogue | None) -> tuple[Tile, ...]:
    names = {tile.id: (tile.name, tile.model) for tile in known.tiles} if known else {}
    table = mapping(required(setup, "tiles", "setup"), "setup.tiles")
    if len(table) != TILES:
        raise BadData("setup.tiles", f"{TILES} tiles")
    return tuple(_read_tile(name, data, names) for name, data in table.items())


def _read_tile(name: str, data: object, names: Names) -> Tile:
    path = f"setup.tiles.{name}"
    row = mapping(data, path)
    kind = required(row, "kind", path)
    if kind == "building":
        return _read_building(name, row, names, path)
    if kind == "mob":
        return _read_mob(name, row, names, path)
    raise BadData(inside(path, "kind"), "building or mob")


def _read_building(name: str, row: Mapping[str, object], names: Names, path: str) -> Building:
    cost = mapping(required(row, "cost", path), inside(path, "cost"))
    wood, sand, stone, obsidian = (
        _COST.load(cost.get(material, 0), f"{path}.cost.{material}")
        for material in BUILDING_MATERIALS
    )
    if wood + sand + stone + obsidian > DEAREST:
        raise BadData(inside(path, "cost"), f"at most {DEAREST} blocks")
    label, model = names.get(name, (name, ""))
    return Building(
        id=name,
        name=label,
        biome=Choice(Biome).load(required(row, "biome", path), inside(path, "biome")),
        material=Choice(Material).load(required(row, "material", path), inside(path, "material")),
        type=Choice(BuildingType).load(required(row, "type", path), inside(path, "type")),
        cost=(wood, sand, stone, obsidian),
        xp=_number(row, "xp", path),
        model=model,
    )


def _read_mob(name: str, row: Mapping[str, object], names: Names, path: str) -> Mob:
    inner = inside(path, "reward")
    reward = mapping(required(row, "reward", path), inner)
    extra = reward.get("extra_action") is True
    trophy = None if extra else Text().load(required(reward, "each", inner), f"{inner}.each")
    if trophy is not None and trophy not in _CHARACTERISTICS:
        raise BadData(f"{inner}.each", "one of " + ", ".join(_CHARACTERISTICS))
    label, model = names.get(name, (name, ""))
    return Mob(
        id=name,
        name=label,
        hearts=_number(row, "hearts", path),
        xp=_number(row, "xp", path),
        extra_action=extra,
        trophy=trophy,
        bonus=0 if extra else _number(reward, "xp", inner),
        model=model,
    )


def _read_weapons(setup: Mapping[str, object], known: Catalogue | None) -> dict[str, Weapon]:
    names = {weapon.id: weapon.name for weapon in known.weapons} if known else {}
    weapons = {}
    for name, data in mapping(required(setup, "weapons", "setup"), "setup.weapons").items():
        path = f"setup.weapons.{name}"
        row = mapping(data, path)
        kind = Choice(WeaponKind).load(required(row, "kind", path), inside(path, "kind"))
        weapons[name] = Weapon(name, names.get(name, name), kind, _number(row, "hearts", path))
    if len(weapons) < NEUTRAL_TOKENS + STARTING_TOKENS:
        raise BadData("setup.weapons", "the tokens of the rim and of the piles")
    return weapons


def _read_neutral(setup: Mapping[str, object], weapons: Mapping[str, Weapon]) -> tuple[Weapon, ...]:
    """The tokens of the rim, in the order of their ids."""
    rim = Row(Row(_Anything(), 3), NEUTRAL_TOKENS).load(
        required(setup, "rim", "setup"), "setup.rim"
    )
    return tuple(sorted((_weapon(place[2], weapons, "setup.rim") for place in rim), key=_by_id))


def _read_starting(
    setup: Mapping[str, object], weapons: Mapping[str, Weapon]
) -> tuple[Weapon, ...]:
    """The tokens of seat 0's pile, without the seat in their ids (B1.5)."""
    piles = Row(Row(Text(), STARTING_TOKENS)).load(required(setup, "piles", "setup"), "setup.piles")
    prefix = starting_id(0, Weapon("", "", WeaponKind.SWORD, 0))
    starting = []
    if not piles:
        raise BadData("setup.piles", "a pile for each player")
    for token in piles[0]:
        weapon = _weapon(token, weapons, "setup.piles[0]")
        if not token.startswith(prefix):
            raise BadData("setup.piles[0]", f"ids that begin with {prefix}")
        starting.append(Weapon(token.removeprefix(prefix), weapon.name, weapon.kind, weapon.hearts))
    return tuple(starting)


def _read_scoring(setup: Mapping[str, object], letter: Round) -> tuple[int, int, int, int]:
    path = f"setup.scoring.{letter}"
    cards = mapping(required(setup, "scoring", "setup"), "setup.scoring")
    card = mapping(required(cards, letter, "setup.scoring"), path)
    first, second, third, fourth = (_number(card, name, path) for name in CHARACTERISTICS[letter])
    return first, second, third, fourth


def _read_boards(setup: Mapping[str, object]) -> tuple[BoardLayout, ...]:
    shape = Row(Row(Row(Choice(Biome), 3), 3))
    boards = shape.load(required(setup, "boards", "setup"), "setup.boards")
    return tuple(tuple(biome for row in board for biome in row) for board in boards)


def _read_blocks(setup: Mapping[str, object]) -> tuple[int, int, int, int, int]:
    rows = Row(Row(_Anything(), 4), BLOCKS).load(required(setup, "cube", "setup"), "setup.cube")
    dealt = [Choice(Material).load(row[3], "setup.cube") for row in rows]
    wood, sand, stone, obsidian, emerald = (dealt.count(material) for material in MATERIALS)
    if max(wood, sand, stone, obsidian, emerald) > MOST_ALIKE:
        raise BadData("setup.cube", f"at most {MOST_ALIKE} blocks of one material")
    return wood, sand, stone, obsidian, emerald


class _Anything:
    """Any plain data: somebody else looks at it."""

    def dump(self, value: object) -> object:
        """The data itself."""
        return value

    def load(self, data: object, path: str) -> object:  # noqa: ARG002 - the wall of a shape
        """The data itself."""
        return data


def _weapon(token: object, weapons: Mapping[str, Weapon], path: str) -> Weapon:
    if not isinstance(token, str) or token not in weapons:
        raise BadData(path, "an id of setup.weapons")
    return weapons[token]


def _number(row: Mapping[str, object], key: str, path: str) -> int:
    return _COUNT.load(required(row, key, path), inside(path, key))


def _by_id(weapon: Weapon) -> str:
    return weapon.id
