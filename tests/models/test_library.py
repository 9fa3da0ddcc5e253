"""The baked models: the pack's miniatures are all there, fit their tiles, and can be told apart."""

from __future__ import annotations

import array
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest

from game.content.miniature import Miniature, Miniatures, Paint, Piece, Placing, Shape
from game.content.models import FILE as NAMES
from game.content.models import shipped_models
from game.render.mesh import VERTEX_SIZE, index_code
from game.render.models import larder
from game.render.models.assembling import UNIT
from game.render.models.bakery import BUILDING, COARSE, FILE, DamagedModels, bake, unbake
from game.render.models.carving import Carved
from game.render.models.larder import carve_all, carved_miniatures, faults
from game.render.models.library import Library, library
from game.render.models.pieces import TILE_TOP
from game.resources import assets
from game.rules.biomes.catalogue import BIOMES, BUILDING_MATERIALS, Building, Tile
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.content.miniatures import BOX, collection
from tests.models.meshes import shape_of
from tests.models.sight import alike, hidden, outline
from tests.patience import no_longer_than
from tests.sizes import WHOLE
from tools.assets import BOXES, miniatures, models, toybox

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
MINIATURE_VERTICES, RICHER_VERTICES, RICHER = 1900, 2650, 12
"""Vertices of a miniature; a few of many small parts may have more."""
TILES = {tile.id: tile for tile in load_biomes().tiles}
EVERY = 1 if WHOLE else 11
"""One of so many models is carved again."""
BAKED: dict[str, Callable[[int], Iterator[tuple[str, Carved]]]] = {
    FILE: models,
    **{box.baked: partial(toybox, box) for box in BOXES},
}
AWAY = 0.475
"""How far to the left and right a miniature and what stands beside it may reach."""


def miniature(tile: Tile) -> str:
    if isinstance(tile, Building):
        return f"{tile.model}:{tile.biome}:{tile.material}"
    return tile.model


@pytest.mark.parametrize("file", BAKED)
def test_baking_again_gives_the_same_bytes(file: str) -> None:
    data = (assets() / file).read_bytes()
    stored, carved = dict(unbake(data)), dict(BAKED[file](EVERY))
    few = {name: each for name, each in stored.items() if name in carved}
    assert bake(carved.items()) == bake(few.items()), "run: make assets"
    if EVERY == 1:
        assert bake(carved.items()) == data, "run: make assets"


def test_what_is_in_the_boxes_is_baked() -> None:
    for box in BOXES:
        stored = dict(unbake((assets() / box.baked).read_bytes()))
        assert {name for name in stored if not name.startswith(COARSE)} == set(box.sculptors)


def test_the_names_of_the_miniatures_are_kept() -> None:
    assert miniatures() == (assets() / NAMES).read_text("utf-8"), "run: make assets"


def test_every_piece_is_there() -> None:
    known = library()
    assert set(PIECES) <= set(known)
    for name in PIECES:
        assert known[name].vertex_count <= LARGE.get(name.rstrip("0123"), 800), name


def test_every_tile_has_a_miniature_of_its_own() -> None:
    names = [tile.model for tile in TILES.values()]
    assert len(set(names)) == len(names)
    assert set(names) == {*shipped_models().buildings, *shipped_models().mobs}
    assert all(miniature(tile) in library() for tile in TILES.values())


@pytest.mark.parametrize("tile", TILES)
def test_a_miniature_keeps_within_its_tile(tile: str) -> None:
    shape = shape_of(library()[miniature(TILES[tile])])
    left, right = shape.bounds(0)
    front, back = shape.bounds(1)
    bottom, top = shape.bounds(2)
    assert max(-left, right) <= AWAY
    assert front >= -0.3
    assert back <= 0.37
    assert bottom >= TILE_TOP - 0.021
    assert top - TILE_TOP <= BOX.high[2] * UNIT + 0.002
    assert shape.faces_away() == 0


def test_few_miniatures_have_very_many_vertices() -> None:
    counts = sorted(library()[miniature(tile)].vertex_count for tile in TILES.values())
    assert counts[-1] <= RICHER_VERTICES
    assert sum(count > MINIATURE_VERTICES for count in counts) <= RICHER


def test_badges_star_and_strip_can_be_seen_from_the_table() -> None:
    for tile in TILES.values():
        seen = hidden(library()[miniature(tile)])
        assert seen.strip == 0, tile.id
        if isinstance(tile, Building):
            assert max(seen.left, seen.right) <= 0.68, tile.id
            assert min(seen.left, seen.right) <= 0.67, tile.id
            assert not tile.xp or seen.star <= 0.25, tile.id


def test_no_two_outlines_are_alike() -> None:
    outlines = {tile.id: outline(library()[miniature(tile)]) for tile in TILES.values()}
    for (name, first), (other, second) in combinations(outlines.items(), 2):
        assert alike(first, second) <= 0.87, (name, other)


def test_mobs_can_be_told_apart_by_outline() -> None:
    """All mobs' tiles have one colour, so their outlines have to differ more."""
    mobs = [tile for tile in TILES.values() if not isinstance(tile, Building)]
    outlines = {tile.id: outline(library()[tile.model]) for tile in mobs}
    for (name, first), (other, second) in combinations(outlines.items(), 2):
        assert alike(first, second) <= 0.82, (name, other)


def test_an_outline_is_like_itself_alone() -> None:
    troll, wolf = (outline(library()[name]) for name in ("hill-troll", "grey-wolf"))
    assert alike(troll, troll) == 1
    assert alike(troll, wolf) < 0.7


def test_biome_and_material_show_in_a_miniature() -> None:
    seen = {
        library()[f"sandcastle:{biome}:{material}"].vertices
        for biome in BIOMES
        for material in BUILDING_MATERIALS
    }
    assert len(seen) == 16


def test_an_unknown_miniature_is_not_there() -> None:
    known = library()
    names = ("palace:forest:wood", "sandcastle:sea:wood", "sandcastle:forest:glass")
    for name in (*names, "sandcastle", ""):
        assert name not in known
        with pytest.raises(KeyError):
            known[name]


def test_the_file_reads_back_what_was_baked() -> None:
    data = (assets() / FILE).read_bytes()
    assert bake(unbake(data)) == data


def test_the_library_is_read_quickly() -> None:
    with no_longer_than(0.05):
        Library(dict(unbake((assets() / FILE).read_bytes())), shipped_models().buildings)


def test_a_damaged_file_is_told() -> None:
    with pytest.raises(DamagedModels):
        list(unbake(b"nonsense" * 4))


def some(count: int) -> Miniatures:
    """A few of the shipped miniatures, as if a pack had brought them."""
    shipped = collection().miniatures
    names = list(shipped.buildings)[:count]
    return Miniatures({name: shipped.buildings[name] for name in names}, {}, {})


def test_a_pack_brings_its_own_miniatures() -> None:
    own = Library(dict(unbake((assets() / FILE).read_bytes())), shipped_models().buildings)
    shipped = collection().miniatures
    own.welcome("mine", Miniatures({"den": shipped.buildings["sandcastle"]}, {}, {}))
    own.welcome("mine", Miniatures({}, {"ogre": shipped.mobs["hill-troll"]}, {}))
    assert own["mine/den:desert:sand"] == own["sandcastle:desert:sand"]
    assert own["mine/ogre"] == own["hill-troll"]
    assert "den:desert:sand" not in own
    own.welcome("mine", Miniatures({"den": shipped.buildings["cocoa-cottage"]}, {}, {}))
    assert own["mine/den:desert:sand"] == own["cocoa-cottage:desert:sand"]
    assert len(own) == len(list(own))


def box_of(count: int) -> Carved:
    """So many vertices, of which the first three and the last are in use."""
    indices = array.array(index_code(count), [0, 1, 2, 0, 2, count - 1])
    return Carved(bytes(VERTEX_SIZE) * count, indices.tobytes(), count, 6, ())


def test_more_vertices_than_16_bits_count_are_put_together_right() -> None:
    large, small = box_of(65_537), box_of(4)
    carved = {
        name: model
        for plain, model in ((BUILDING + "den", large), ("scenery:forest:0", small))
        for name, model in ((plain, model), (COARSE + plain, model))
    }
    mesh = Library(carved, {"den": ((0, 0),)})["den:forest:wood"]
    assert mesh.vertex_count == 65_541
    assert list(array.array("I", mesh.indices)) == [
        *(0, 1, 2, 0, 2, 65_536),
        *(65_537, 65_538, 65_539, 65_537, 65_539, 65_540),
    ]
    assert dict(unbake(bake(carved.items()))) == carved


def test_what_cannot_be_carved_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the rest is there: its tile stays bare."""
    line = Piece(Shape.TURNED, (), Paint("#000000"), (Placing(),), ((0, 0), (0, 300)))
    good = collection().miniatures.mobs["hill-troll"]
    own = Miniatures({}, {"nothing": Miniature((line,), line=7), "troll": good}, {})
    assert [name for name, _ in carved_miniatures(own, tmp_path)] == [
        "mob:troll",
        "coarse:mob:troll",
    ]
    [(at, path, reason)] = faults(own)
    assert (at, path) == (7, "miniatures.mobs.nothing")
    assert "nothing of it can be seen" in reason

    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(larder, "assembled", breaks)
    assert list(carve_all(own)) == []
    assert ["ZeroDivisionError" in reason for *_, reason in faults(own)] == [True, True]
    known = Library(dict(unbake((assets() / FILE).read_bytes())), shipped_models().buildings)
    known.welcome("mine", own)
    assert "mine/troll" not in known


def test_many_of_them_are_carved_once(tmp_path: Path) -> None:
    first = carved_miniatures(some(5), tmp_path)
    [file] = tmp_path.iterdir()
    before = file.stat().st_mtime_ns
    with no_longer_than(0.05):
        again = carved_miniatures(some(5), tmp_path)
    assert again == first
    assert file.stat().st_mtime_ns == before
    file.write_bytes(b"damaged")
    assert carved_miniatures(some(5), tmp_path) == first
    carved_miniatures(some(6), tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert len(carved_miniatures(some(5), tmp_path / "file")) == 2 * 5
