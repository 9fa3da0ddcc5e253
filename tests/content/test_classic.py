"""The classic pack keeps every limit of B11; every pack loads."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.content.packs import available, load_file
from game.resources import levels
from game.rules.biomes.catalogue import (
    BIOMES,
    BUILDING_MATERIALS,
    CHARACTERISTICS,
    MATERIALS,
    TYPES,
    BoardLayout,
    Building,
    Catalogue,
    Mob,
    Round,
    WeaponKind,
)
from game.titles.biomes.content.loading import load_biomes


@pytest.fixture(scope="module")
def classic() -> Catalogue:
    return load_biomes()


@pytest.fixture(scope="module")
def buildings(classic: Catalogue) -> list[Building]:
    return [tile for tile in classic.tiles if isinstance(tile, Building)]


@pytest.fixture(scope="module")
def mobs(classic: Catalogue) -> list[Mob]:
    return [tile for tile in classic.tiles if isinstance(tile, Mob)]


def value(classic: Catalogue, building: Building) -> int:
    points = characteristic_points(classic)
    return points[building.biome] + points[building.material] + points[building.type]


def characteristic_points(classic: Catalogue) -> dict[str, int]:
    return {
        word: points
        for round_ in Round
        for word, points in zip(CHARACTERISTICS[round_], classic.scoring[round_], strict=True)
    }


def largest_groups(board: BoardLayout) -> dict[str, int]:
    """Orthogonally connected spaces, counted by flooding."""
    found: Counter[str] = Counter()
    left = set(range(9))
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            space = edge.pop()
            group.add(space)
            near = {
                other
                for other in left
                if abs(other // 3 - space // 3) + abs(other % 3 - space % 3) == 1
                and board[other] == board[space]
            }
            left -= near
            edge |= near
        biome = board[min(group)]
        found[biome] = max(found[biome], len(group))
    return dict(found)


def test_every_pack_in_levels_loads() -> None:
    files = sorted(levels().glob("*/*.yaml"))
    assert levels() / "biomes" / "classic.yaml" in files
    for file in files:
        assert load_file(file).id == file.stem


def test_packs_can_be_listed() -> None:
    assert [(pack.id, pack.name) for pack in available("biomes")] == [("classic", "Classic")]
    assert available("no-such-title") == []


def test_there_are_44_buildings_and_20_mobs_with_names_of_their_own(
    buildings: list[Building], mobs: list[Mob]
) -> None:
    assert (len(buildings), len(mobs)) == (44, 20)
    tiles: list[Building | Mob] = [*buildings, *mobs]
    assert len({tile.id for tile in tiles}) == len({tile.name for tile in tiles}) == 64


def test_mobs_have_the_published_hearts_and_points(mobs: list[Mob]) -> None:
    trophies = Counter((mob.hearts, mob.xp) for mob in mobs if not mob.extra_action)
    helpers = Counter((mob.hearts, mob.xp) for mob in mobs if mob.extra_action)
    assert trophies == {(6, 6): 3, (5, 5): 3, (4, 4): 3, (3, 3): 3}
    assert helpers == {(4, 5): 2, (3, 4): 2, (2, 3): 2, (1, 2): 2}


def test_trophies_cover_each_characteristic_once(mobs: list[Mob], classic: Catalogue) -> None:
    trophies = {mob.trophy: mob.bonus for mob in mobs if mob.trophy}
    assert len(trophies) == sum(1 for mob in mobs if not mob.extra_action) == 12
    assert set(trophies) == set(characteristic_points(classic))
    known = {"forest": 2, "obsidian": 3, "animal_house": 3, "sand": 2}
    assert {word: trophies[word] for word in known} == known
    for words in CHARACTERISTICS.values():
        assert [trophies[word] for word in words] == [2, 2, 3, 3]


def test_scoring_cards(classic: Catalogue) -> None:
    assert classic.scoring == {Round.A: (3, 4, 5, 6), Round.B: (3, 5, 8, 10), Round.C: (3, 4, 5, 9)}
    assert CHARACTERISTICS[Round.C] == ("decoration", "dwelling", "animal_house", "bridge")


def test_rarer_characteristics_are_worth_more(buildings: list[Building]) -> None:
    biomes = Counter(building.biome for building in buildings)
    materials = Counter(building.material for building in buildings)
    types = Counter(building.type for building in buildings)
    assert [biomes[biome] for biome in BIOMES] == [14, 12, 10, 8]
    assert [materials[material] for material in BUILDING_MATERIALS] == [18, 10, 9, 7]
    assert [types[type_] for type_ in TYPES] == [15, 11, 10, 8]


def test_characteristics_mix_freely(buildings: list[Building]) -> None:
    alike = Counter((b.biome, b.material, b.type) for b in buildings)
    assert sorted(alike.values()) == [1] * 38 + [2] * 3
    for first in BIOMES:
        for second in (*BUILDING_MATERIALS, *TYPES):
            assert any(b.biome == first and second in (b.material, b.type) for b in buildings)


def test_costs_follow_the_value(classic: Catalogue, buildings: list[Building]) -> None:
    sizes = {b.id: sum(b.cost) for b in buildings}
    assert min(sizes.values()) == 1
    assert max(sizes.values()) == 6
    by_value = sorted(buildings, key=lambda b: value(classic, b))
    for cheaper, dearer in pairwise(by_value):
        assert sizes[cheaper.id] <= sizes[dearer.id]
        assert cheaper.xp <= dearer.xp
        alike = value(classic, cheaper) == value(classic, dearer)
        assert not alike or sizes[cheaper.id] == sizes[dearer.id]
    assert all((b.xp > 0) == (sizes[b.id] >= 5) for b in buildings)


def test_the_own_material_is_the_largest_part_of_a_cost(buildings: list[Building]) -> None:
    for building in buildings:
        own = BUILDING_MATERIALS.index(building.material)
        others = [n for i, n in enumerate(building.cost) if i != own]
        assert building.cost[own] > max(others), building.name


def test_blocks(classic: Catalogue) -> None:
    assert dict(zip(MATERIALS, classic.blocks, strict=True)) == {
        "wood": 16,
        "sand": 14,
        "stone": 12,
        "obsidian": 10,
        "emerald": 12,
    }


def test_weapons(classic: Catalogue) -> None:
    starting = [(token.kind, token.hearts) for token in classic.starting]
    potatoes = [(WeaponKind.POTATO, 0)] * 3
    assert starting == [(WeaponKind.SWORD, 2), (WeaponKind.SWORD, 1), *potatoes]
    assert Counter((token.kind, token.hearts) for token in classic.weapons) == {
        (WeaponKind.BOW, 1): 3,
        (WeaponKind.HOE, 1): 3,
        (WeaponKind.PICKAXE, 1): 4,
        (WeaponKind.TNT, 5): 2,
        (WeaponKind.SWORD, 3): 2,
        (WeaponKind.SWORD, 4): 2,
    }
    assert len({token.id for token in (*classic.starting, *classic.weapons)}) == 21


def test_boards_open_equally_well(classic: Catalogue) -> None:
    points = dict(zip(BIOMES, classic.scoring[Round.A], strict=True))
    assert len(set(classic.boards)) == 4
    best = []
    for board in classic.boards:
        groups = largest_groups(board)
        assert set(groups) == set(BIOMES)
        assert max(groups.values()) <= 3
        best.append(max(points[biome] * groups[biome] for biome in BIOMES))
    assert max(best) - min(best) <= 2
