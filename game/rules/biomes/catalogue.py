"""What a content pack of `biomes` holds, as frozen values (B1, B11)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Biome(StrEnum):
    """The four biomes, in the order of scoring card A."""

    FOREST = "forest"
    DESERT = "desert"
    MOUNTAINS = "mountains"
    TUNDRA = "tundra"


class Material(StrEnum):
    """The five materials of blocks; a building has one of the first four (B1.4)."""

    WOOD = "wood"
    SAND = "sand"
    STONE = "stone"
    OBSIDIAN = "obsidian"
    EMERALD = "emerald"


class BuildingType(StrEnum):
    """The four types of building, in the order of scoring card C."""

    DECORATION = "decoration"
    DWELLING = "dwelling"
    ANIMAL_HOUSE = "animal_house"
    BRIDGE = "bridge"


class WeaponKind(StrEnum):
    """What a weapon token does when it is revealed (B6.4-B6.7)."""

    SWORD = "sword"
    POTATO = "potato"
    BOW = "bow"
    HOE = "hoe"
    PICKAXE = "pickaxe"
    TNT = "tnt"


class Round(StrEnum):
    """The three scoring rounds (B7.1)."""

    A = "A"
    B = "B"
    C = "C"


BIOMES = tuple(Biome)
MATERIALS = tuple(Material)
BUILDING_MATERIALS = MATERIALS[:4]
TYPES = tuple(BuildingType)
CHARACTERISTICS: dict[Round, tuple[str, ...]] = {
    Round.A: BIOMES,
    Round.B: BUILDING_MATERIALS,
    Round.C: TYPES,
}

DEAREST = 12
"""Blocks that a building costs at most."""
MOST_ALIKE = 63
"""Blocks of one material in the cube at most: as many as the engine can count in a supply."""
Cost = tuple[int, int, int, int]
"""Blocks of wood, sand, stone, obsidian."""
Payment = tuple[int, int, int, int, int]
"""Blocks of wood, sand, stone, obsidian, emerald."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile. ``id`` is unique in the pack; ``model`` names its miniature."""

    id: str
    name: str
    biome: Biome
    material: Material
    type: BuildingType
    cost: Cost
    xp: int
    model: str


@dataclass(frozen=True, slots=True)
class Mob:
    """A mob tile (B6.8): an extra-action mob, or a trophy mob with ``bonus`` per ``trophy``."""

    id: str
    name: str
    hearts: int
    xp: int
    extra_action: bool
    trophy: str | None
    bonus: int
    model: str


Tile = Building | Mob


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon token; ``hearts`` count in a fight (B6.2), TNT's only when detonated (B6.7)."""

    id: str
    name: str
    kind: WeaponKind
    hearts: int


BoardLayout = tuple[Biome, ...]
"""The printed biomes of a player board: nine, row by row from the back row."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One content pack, checked and frozen.

    ``tiles``: 64, in the pack's order. ``weapons``: the 16 neutral tokens. ``starting``: the five
    tokens each seat begins with; seat n's copies have the ids ``f"p{n}.{id}"``. ``scoring``:
    points by round, in the order of :data:`CHARACTERISTICS`. ``blocks``: 64 blocks by material.
    """

    id: str
    name: str
    digest: str
    tiles: tuple[Tile, ...]
    weapons: tuple[Weapon, ...]
    starting: tuple[Weapon, ...]
    scoring: dict[Round, tuple[int, int, int, int]] = field(hash=False)
    boards: tuple[BoardLayout, ...]
    blocks: Payment


def find_tile(catalogue: Catalogue, tile: str) -> Tile:
    """The tile with the id ``tile``."""
    return next(each for each in catalogue.tiles if each.id == tile)


def find_weapon(catalogue: Catalogue, token: str) -> Weapon:
    """The weapon with the id ``token``; a seat's own starting token has its seat before a dot."""
    plain = token.partition(".")[2] if token[:1] == "p" and token[1:2].isdigit() else token
    known = (*catalogue.weapons, *catalogue.starting)
    return next(each for each in known if each.id in {token, plain})
