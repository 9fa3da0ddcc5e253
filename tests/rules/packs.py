"""A pack within the limits of B11, so that the rules are tested without files."""

from __future__ import annotations

from functools import cache
from itertools import chain

from game.rules.biomes.catalogue import (
    BIOMES,
    BUILDING_MATERIALS,
    CHARACTERISTICS,
    TYPES,
    BoardLayout,
    Building,
    Catalogue,
    Cost,
    Mob,
    Round,
    Weapon,
    WeaponKind,
)
from game.rules.core import Options

FREQUENCIES = (14, 12, 10, 8)
TROPHY_HEARTS = (6, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3)
EXTRA_MOBS = ((4, 5), (4, 5), (3, 4), (3, 4), (2, 3), (2, 3), (1, 2), (1, 2))
NEUTRAL = (
    (WeaponKind.BOW, 1, 3),
    (WeaponKind.HOE, 1, 2),
    (WeaponKind.PICKAXE, 1, 2),
    (WeaponKind.TNT, 5, 2),
    (WeaponKind.SWORD, 3, 4),
    (WeaponKind.SWORD, 4, 3),
)
BOARDS = ("ffdmtdmmt", "ddmtfmttf", "mmtfdtffd", "ttfdmfddm")


def _spread(names: tuple[str, ...], shift: int) -> list[str]:
    """44 names in the published frequencies, mixed by a stride that is prime to 44."""
    row = list(chain.from_iterable([n] * f for n, f in zip(names, FREQUENCIES, strict=True)))
    return [row[(place * shift) % len(row)] for place in range(len(row))]


def _cost(material: str, size: int) -> Cost:
    """Mostly the building's own material, the rest of the next one."""
    own = BUILDING_MATERIALS.index(material)
    counts = [0, 0, 0, 0]
    counts[own] = (size + 2) // 2 if size > 1 else 1
    counts[(own + 1) % 4] += size - counts[own]
    return (counts[0], counts[1], counts[2], counts[3])


def _buildings() -> list[Building]:
    kinds = zip(_spread(BIOMES, 1), _spread(BUILDING_MATERIALS, 5), _spread(TYPES, 7), strict=True)
    buildings = []
    for number, (biome, material, kind) in enumerate(kinds):
        size = 1 + number % 6
        name = f"b{number:02}"
        buildings.append(
            Building(
                id=name,
                name=name,
                biome=BIOMES[BIOMES.index(biome)],
                material=BUILDING_MATERIALS[BUILDING_MATERIALS.index(material)],
                type=TYPES[TYPES.index(kind)],
                cost=_cost(material, size),
                xp=max(0, size - 3),
                model="house",
            )
        )
    return buildings


def _mobs() -> list[Mob]:
    characteristics = tuple(chain.from_iterable(CHARACTERISTICS[turn] for turn in Round))
    trophies = [
        Mob(f"t_{name}", name, hearts, hearts, False, name, 3 if place % 4 else 2, "troll")
        for place, (name, hearts) in enumerate(zip(characteristics, TROPHY_HEARTS, strict=True))
    ]
    extras = [
        Mob(f"e{place}", f"e{place}", hearts, xp, True, None, 0, "imp")
        for place, (hearts, xp) in enumerate(EXTRA_MOBS)
    ]
    return trophies + extras


def _weapons() -> list[Weapon]:
    return [
        Weapon(f"{kind}_{hearts}_{copy}", f"{kind}", kind, hearts)
        for kind, hearts, count in NEUTRAL
        for copy in range(count)
    ]


def _board(letters: str) -> BoardLayout:
    names = {biome[0]: biome for biome in BIOMES}
    return tuple(names[letter] for letter in letters)


@cache
def small_pack() -> Catalogue:
    """The pack of the rules' tests, always the same object."""
    return Catalogue(
        id="test",
        name="Test",
        digest="sha256:test",
        tiles=(*_buildings(), *_mobs()),
        weapons=tuple(_weapons()),
        starting=(
            Weapon("stone_sword", "stone sword", WeaponKind.SWORD, 2),
            Weapon("wooden_sword", "wooden sword", WeaponKind.SWORD, 1),
            Weapon("potato_1", "potato", WeaponKind.POTATO, 0),
            Weapon("potato_2", "potato", WeaponKind.POTATO, 0),
            Weapon("potato_3", "potato", WeaponKind.POTATO, 0),
        ),
        scoring={Round.A: (3, 4, 5, 6), Round.B: (3, 4, 5, 6), Round.C: (3, 4, 5, 6)},
        boards=tuple(_board(letters) for letters in BOARDS),
        blocks=(16, 14, 12, 10, 12),
    )


def options(seats: int, *, first: int | None = None, beginners: tuple[int, ...] = ()) -> Options:
    """The options of a game of ``seats`` players."""
    return Options(tuple({"beginner": seat in beginners} for seat in range(seats)), first)
