"""Coarse forms: fewer corners, the same outline, paint and layers."""

from __future__ import annotations

import array
from collections.abc import Iterable

import pytest

from game.render.mesh import VERTEX, Mesh, Surface
from game.render.models.carving import Carved, Carving
from game.render.models.coarsening import LIMIT, coarsened
from game.render.models.library import library
from game.render.models.toy import Toy
from game.render.models.workshop import carve, sculptors
from tests.models.meshes import shape_of

SHIFT = 0.07
"""How much less than its fine form a coarse one may reach: thin tips go."""


def extent(mesh: Mesh | Carved, axis: int) -> tuple[float, float]:
    return shape_of(mesh).bounds(axis)


def squares(heights: Iterable[float], side: float = 1.0) -> Carved:
    """Flat squares above each other, joined by nothing."""
    carving = Carving()
    for height in heights:
        corners = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)]
        points = [(x, y, height) for x, y in corners]
        carving.face(points, [(0.0, 0.0, 1.0)] * 4, "#808080", Surface.CARD)
    return carving.finish()


def grid(colours: tuple[str, ...], cells: int = 4) -> Carved:
    """A flat sheet of ``cells`` rows of strips, each strip of one colour."""
    carving = Carving()
    for row in range(cells):
        for column, colour in enumerate(colours):
            corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
            points = [(0.3 * (column + x), 0.3 * (row + y), 0.0) for x, y in corners]
            carving.face(points, [(0.0, 0.0, 1.0)] * 4, colour, Surface.WOOD)
    return carving.finish()


@pytest.mark.parametrize(
    "name", ["figure0", "token", "block", "tile", "hill-troll", "sandcastle:desert:sand"]
)
def test_models_lose_corners_but_keep_their_outline(name: str) -> None:
    fine = library()[name]
    coarse = fine.coarse
    assert coarse is not None
    assert coarse.index_count < 0.4 * fine.index_count
    assert coarse.vertex_count < 0.6 * fine.vertex_count
    for axis in range(3):
        assert extent(coarse, axis) == pytest.approx(extent(fine, axis), abs=SHIFT)


def test_every_model_has_a_coarse_form_that_shows() -> None:
    for name in [*sculptors(), "grey-wolf", "sandcastle:desert:sand"]:
        coarse = library()[name].coarse
        assert coarse is not None
        assert 0 < coarse.index_count <= library()[name].index_count, name
        assert set(array.array("H", coarse.indices)) == set(range(coarse.vertex_count)), name


def test_what_is_painted_stays_painted() -> None:
    """A picture keeps its corners, and every paint of a building is still there."""
    for name in ("tile", "block", "token"):
        fine, coarse = (carve(sculptors()[name]), library()[name].coarse)
        assert coarse is not None
        printed = [
            {row[6:] for row in VERTEX.iter_unpack(mesh.vertices) if row[9] == kind}
            for mesh in (fine, coarse)
            for kind in (Surface.PICTURE,)
        ]
        assert printed[1] <= printed[0]
        assert bool(printed[1]) == bool(printed[0])
    fine_mesh = library()["thunder-keep:mountains:obsidian"]
    assert fine_mesh.coarse is not None
    colours = [
        {row[6:9] for row in VERTEX.iter_unpack(mesh.vertices)}
        for mesh in (fine_mesh, fine_mesh.coarse)
    ]
    assert colours[1] <= colours[0]
    assert len(colours[1]) >= 0.6 * len(colours[0])


def test_a_flat_face_keeps_no_corner_within() -> None:
    assert coarsened(grid(("#808080",) * 4), LIMIT).index_count == 6


def test_paint_keeps_its_borders() -> None:
    coarse = coarsened(grid(("#808080", "#900000", "#808080", "#808080")), LIMIT)
    red = [row[:3] for row in VERTEX.iter_unpack(coarse.vertices) if row[6:9] == (0x90, 0, 0)]
    assert {round(x, 3) for x, _, _ in red} == {0.3, 0.6}
    assert {round(y, 3) for _, y, _ in red} == {0.0, 1.2}


def test_a_line_that_is_thinner_than_the_limit_goes() -> None:
    carving = Carving()
    for width, y in ((0.1, 0.0), (0.01, 0.5)):
        points = [(0.0, y, 0.0), (2.0, y, 0.0), (2.0, y + width, 0.0), (0.0, y + width, 0.0)]
        carving.face(points, [(0.0, 0.0, 1.0)] * 4, "#808080", Surface.WOOD)
    assert coarsened(carving.finish(), LIMIT).index_count == 6


def test_layers_that_no_edge_joins_stay_apart() -> None:
    coarse = coarsened(squares((0.0, 0.01, 0.02)), LIMIT)
    assert extent(coarse, 2) == pytest.approx((0.0, 0.02))
    assert coarse.index_count == 18


def test_a_thin_thing_stays_as_thick() -> None:
    toy = Toy()
    toy.box(1.0, 1.0, 0.04, "#808080", bevel=0.005)
    fine = toy.finish()
    coarse = coarsened(fine, LIMIT)
    assert extent(coarse, 2) == pytest.approx(extent(fine, 2), abs=0.006)
    assert coarse.index_count < fine.index_count


def test_specks_go_unless_they_are_all() -> None:
    toy = Toy()
    toy.box(0.5, 0.5, 0.5, "#808080", bevel=0.01)
    toy.box(0.01, 0.01, 0.01, "#FF0000", 2.0, 0, 0, bevel=0.001)
    assert extent(coarsened(toy.finish(), LIMIT), 0)[1] == pytest.approx(0.25, abs=0.02)
    assert coarsened(squares((0.0,), side=0.02), 0.001).index_count == 6


def test_nothing_is_turned_inside_out() -> None:
    for name in ("figure0", "block", "token", "grey-wolf"):
        coarse = library()[name].coarse
        assert coarse is not None
        away = shape_of(coarse).faces_away()
        assert away <= 0.02 * coarse.index_count / 3, name
