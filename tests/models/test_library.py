"""The baked models: complete, within bounds and budgets, the same on every baking."""

from __future__ import annotations

import time

import pytest

from game.content.packs import load_catalogue
from game.render.models.bakery import FILE, DamagedModels, bake, unbake
from game.render.models.library import Library, library
from game.render.models.pieces import TILE_TOP
from game.render.models.workshop import BUILDINGS, MOBS
from game.resources import assets
from game.rules.biomes.catalogue import BIOMES, BUILDING_MATERIALS, Building, Tile
from tests.models.meshes import shape_of
from tools.assets import models

PIECES = [
    *("block", "tile", "token", "stud", "space", "scorecard", "overworld", "turntable", "stage"),
    *("table", "mat"),
    *(f"{name}{player}" for name in ("figure", "board", "tray") for player in range(4)),
]
LARGE = {
    "overworld": 7000,
    "board": 900,
    "turntable": 2500,
    "stage": 2500,
    "table": 1000,
    "mat": 1000,
}
MINIATURE_VERTICES = 1500
RICHER = {"pen": 1700, "bridge_wood": 1650, "bridge_rope": 2000, "garden": 1750, "fountain": 1550}
"""Miniatures of many small parts, over the usual budget."""


def miniature(tile: Tile) -> str:
    if isinstance(tile, Building):
        return f"{tile.model}:{tile.biome}:{tile.material}"
    return tile.model


def test_baking_again_gives_the_same_bytes() -> None:
    assert models() == (assets() / FILE).read_bytes(), "run: make assets"


def test_every_piece_is_there() -> None:
    known = library()
    assert set(PIECES) <= set(known)
    for name in PIECES:
        assert known[name].vertex_count <= LARGE.get(name.rstrip("0123"), 800), name


def test_every_miniature_of_the_classic_pack_is_there() -> None:
    known = library()
    for tile in load_catalogue("biomes").tiles:
        assert miniature(tile) in known, tile.id
        assert known[miniature(tile)].vertex_count > 100


@pytest.mark.parametrize("model", [*BUILDINGS, *MOBS])
def test_a_miniature_keeps_within_its_tile(model: str) -> None:
    variants = [f"{model}:{biome}:wood" for biome in BIOMES] if model in BUILDINGS else [model]
    for name in variants:
        shape = shape_of(library()[name])
        left, right = shape.bounds(0)
        front, back = shape.bounds(1)
        bottom, top = shape.bounds(2)
        assert max(-left, right) <= 0.44, name
        assert front >= -0.26, f"{name} hides the strip in front"
        assert back <= 0.37, name
        assert bottom >= TILE_TOP - 0.02, name
        assert top - TILE_TOP <= 0.76, name
        assert len(shape.points) <= RICHER.get(model, MINIATURE_VERTICES), name
        assert shape.faces_away() == 0, name


def test_biome_and_material_show_in_a_miniature() -> None:
    seen = {
        library()[f"cottage:{biome}:{material}"].vertices
        for biome in BIOMES
        for material in BUILDING_MATERIALS
    }
    assert len(seen) == 16


def test_an_unknown_miniature_is_not_there() -> None:
    known = library()
    for name in ("palace:forest:wood", "house:sea:wood", "house:forest:glass", "house", ""):
        assert name not in known
        with pytest.raises(KeyError):
            known[name]


def test_the_file_reads_back_what_was_baked() -> None:
    data = (assets() / FILE).read_bytes()
    assert bake(unbake(data)) == data


def test_the_library_is_read_quickly() -> None:
    start = time.process_time()
    Library(dict(unbake((assets() / FILE).read_bytes())))
    assert time.process_time() - start < 0.05


def test_a_damaged_file_is_told() -> None:
    with pytest.raises(DamagedModels):
        list(unbake(b"nonsense" * 4))
