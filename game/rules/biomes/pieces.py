"""A catalogue as numbered pieces: the tables that the engine looks things up in.

Tiles are numbered in the pack's order. Tokens are numbered in the order of their ids, so that a
sorted pile of numbers is a pile sorted by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.biomes.catalogue import (
    CHARACTERISTICS,
    Building,
    Catalogue,
    Mob,
    Round,
    Tile,
    Weapon,
    WeaponKind,
)
from game.rules.biomes.payment import packed
from game.rules.kept import Kept

ROUNDS: Final = tuple(Round)
MOST_SEATS: Final = 4
NO_TRAIT: Final = -1


@dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy mob's reward: ``bonus`` for each space with ``trait`` of ``round`` (B8.2)."""

    round: int
    trait: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Pieces:
    """Tables by tile number, token number, and round number (0-2).

    ``traits[round][tile]`` numbers a building's characteristic of that round in the order of
    :data:`CHARACTERISTICS`, :data:`NO_TRAIT` for mobs. ``points[round][trait]`` is the scoring
    card. ``pickaxes``, ``bows``... are the sets of tokens of that kind.
    """

    catalogue: Catalogue
    tiles: tuple[Tile, ...]
    tile_ids: tuple[str, ...]
    tile_index: dict[str, int]
    is_building: tuple[bool, ...]
    cost: tuple[int, ...]
    xp: tuple[int, ...]
    mob_hearts: tuple[int, ...]
    is_extra: tuple[bool, ...]
    trophies: tuple[Trophy | None, ...]
    traits: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]
    tokens: tuple[Weapon, ...]
    token_ids: tuple[str, ...]
    token_index: dict[str, int]
    token_hearts: tuple[int, ...]
    token_kinds: tuple[WeaponKind, ...]
    printed: tuple[tuple[int, ...], ...]


def starting_id(seat: int, weapon: Weapon) -> str:
    """The id of a seat's own copy of a starting token."""
    return f"p{seat}.{weapon.id}"


def _all_tokens(catalogue: Catalogue) -> tuple[Weapon, ...]:
    copies = [
        Weapon(starting_id(seat, weapon), weapon.name, weapon.kind, weapon.hearts)
        for seat in range(MOST_SEATS)
        for weapon in catalogue.starting
    ]
    return tuple(sorted((*catalogue.weapons, *copies), key=lambda weapon: weapon.id))


def _trophy(tile: Tile) -> Trophy | None:
    if isinstance(tile, Building) or tile.trophy is None:
        return None
    for number, turn in enumerate(ROUNDS):
        if tile.trophy in CHARACTERISTICS[turn]:
            return Trophy(number, CHARACTERISTICS[turn].index(tile.trophy), tile.bonus)
    return None


def _traits(tile: Tile) -> tuple[int, int, int]:
    if isinstance(tile, Mob):
        return (NO_TRAIT, NO_TRAIT, NO_TRAIT)
    return (
        CHARACTERISTICS[Round.A].index(tile.biome),
        CHARACTERISTICS[Round.B].index(tile.material),
        CHARACTERISTICS[Round.C].index(tile.type),
    )


def _numbered(catalogue: Catalogue) -> Pieces:
    tiles, tokens = catalogue.tiles, _all_tokens(catalogue)
    biomes = CHARACTERISTICS[Round.A]
    return Pieces(
        catalogue=catalogue,
        tiles=tiles,
        tile_ids=tuple(tile.id for tile in tiles),
        tile_index={tile.id: number for number, tile in enumerate(tiles)},
        is_building=tuple(isinstance(tile, Building) for tile in tiles),
        cost=tuple(packed(tile.cost) if isinstance(tile, Building) else 0 for tile in tiles),
        xp=tuple(tile.xp for tile in tiles),
        mob_hearts=tuple(tile.hearts if isinstance(tile, Mob) else 0 for tile in tiles),
        is_extra=tuple(isinstance(tile, Mob) and tile.extra_action for tile in tiles),
        trophies=tuple(_trophy(tile) for tile in tiles),
        traits=tuple(zip(*(_traits(tile) for tile in tiles), strict=True)),
        points=tuple(catalogue.scoring[turn] for turn in ROUNDS),
        tokens=tokens,
        token_ids=tuple(token.id for token in tokens),
        token_index={token.id: number for number, token in enumerate(tokens)},
        token_hearts=tuple(token.hearts for token in tokens),
        token_kinds=tuple(token.kind for token in tokens),
        printed=tuple(tuple(biomes.index(biome) for biome in row) for row in catalogue.boards),
    )


_NUMBERED: Final = Kept(_numbered)


def pieces_of(catalogue: Catalogue) -> Pieces:
    """The tables of a catalogue, made once for each (the latest few are kept)."""
    return _NUMBERED.of(catalogue)
