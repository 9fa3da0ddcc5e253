"""The shape vocabulary: closed, wound outwards, smooth where it bends little, few vertices."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from game.render.mesh import Surface
from game.render.models import pieces
from game.render.models.paint import mixed, paler
from game.render.models.polygon import area, triangles
from game.render.models.toy import Toy
from tests.models.meshes import Shape, shape_of

WOOD = "#804020"
SHAPES: dict[str, Callable[[Toy], None]] = {
    "box": lambda toy: toy.box(1, 0.5, 0.25, WOOD),
    "box without bevel": lambda toy: toy.box(1, 0.5, 0.25, WOOD, bevel=0),
    "turned box": lambda toy: toy.box(1, 0.5, 0.25, WOOD, 3, 2, 1, rz=30, ry=200, rx=77),
    "wedge": lambda toy: toy.wedge(0.6, 0.8, 0.3, WOOD, rz=90),
    "arch": lambda toy: toy.arch(0.8, 0.3, 0.5, 0.2, WOOD),
    "clockwise prism": lambda toy: toy.prism([(0, 0), (0, 1), (1, 0)], 0.2, WOOD),
    "cylinder": lambda toy: toy.cylinder(0.3, 0.5, WOOD),
    "peg": lambda toy: toy.peg(0.05, 0.5, WOOD),
    "cone": lambda toy: toy.cone(0.3, 0.5, WOOD),
    "ball": lambda toy: toy.ball(0.3, WOOD, squash=0.6),
    "block": pieces.block,
}


def carved(sculptor: Callable[[Toy], None]) -> Shape:
    toy = Toy()
    sculptor(toy)
    return shape_of(toy.finish())


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_is_closed_and_seen_from_outside(name: str) -> None:
    shape = carved(SHAPES[name])
    assert shape.open_edges() == 0
    assert shape.faces_away() == 0
    assert shape.volume() > 0
    assert all(abs(math.hypot(*normal) - 1) < 1e-3 for normal in shape.normals)


def test_a_hole_in_a_shape_would_be_seen() -> None:
    shape = carved(SHAPES["box"])
    assert shape._replace(triangles=shape.triangles[1:]).open_edges() == 3
    turned = [(a, c, b) for a, b, c in shape.triangles]
    assert shape._replace(triangles=turned).faces_away() == len(turned)


def test_volumes_are_those_of_the_bodies() -> None:
    assert carved(SHAPES["box without bevel"]).volume() == pytest.approx(0.125)
    assert carved(SHAPES["box"]).volume() == pytest.approx(0.125, rel=0.03)
    cylinder = math.pi * 0.3**2 * 0.5
    assert carved(SHAPES["cylinder"]).volume() == pytest.approx(cylinder, rel=0.06)


def test_a_box_costs_few_vertices_and_has_paler_edges() -> None:
    toy = Toy()
    toy.box(1, 1, 1, WOOD)
    box = toy.finish()
    assert box.vertex_count == 48
    colours = {box.vertices[i + 24 : i + 28] for i in range(0, len(box.vertices), 36)}
    face, edge = bytes.fromhex(WOOD[1:]), bytes.fromhex(paler(WOOD)[1:])
    assert colours == {face + bytes([Surface.WOOD]), edge + bytes([Surface.BEVEL])}


def test_a_block_has_stamped_sides_and_a_rounded_edge() -> None:
    shape = carved(pieces.block)
    assert len(shape.points) <= 300
    assert set(shape.kinds) == {Surface.STAMP, Surface.TINTED_BEVEL}
    assert shape.bounds(2) == pytest.approx((-0.31, 0.31), abs=1e-4)


def test_named_paints_stand_in_runs() -> None:
    toy = Toy()
    toy.box(1, 1, 1, "wall")
    toy.box(2, 2, 2, "#112233")
    model = toy.finish()
    assert [slot.paint for slot in model.slots] == ["wall", "wall~"]
    assert [(slot.first, slot.size) for slot in model.slots] == [(0, 24), (24, 24)]


def test_triangles_of_a_concave_polygon_cover_it() -> None:
    outline = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (2.0, 1.0), (0.0, 3.0)]
    parts = triangles(outline)
    assert sum(area([outline[i] for i in part]) for part in parts) == pytest.approx(area(outline))
    assert all(area([outline[i] for i in part]) > 0 for part in parts)


def test_colours_mix() -> None:
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mixed("#123456", "#FFFFFF", 0) == "#123456"
