"""Coarse copies: fewer corners, the same outline, paint and layers."""

from __future__ import annotations

import array

import pytest

from game.render.coarse import coarsened, reach
from game.render.mesh import VERTEX, Mesh, Surface
from game.render.models.library import library
from tests.render.toys import box

LIMIT = 0.05


def places(mesh: Mesh) -> list[tuple[float, float, float]]:
    return [corner[:3] for corner in VERTEX.iter_unpack(mesh.vertices)]


def extent(mesh: Mesh, axis: int) -> tuple[float, float]:
    along = [place[axis] for place in places(mesh)]
    return min(along), max(along)


def strip(heights: tuple[float, ...]) -> Mesh:
    """Flat squares of side 1 above each other, joined by nothing."""
    vertices, indices = bytearray(), array.array("H")
    for height in heights:
        first = len(vertices) // VERTEX.size
        for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
            vertices += VERTEX.pack(x, y, height, 0, 0, 1, 9, 9, 9, Surface.CARD, x, y)
        indices.extend(first + each for each in (0, 1, 2, 0, 2, 3))
    return Mesh(bytes(vertices), indices.tobytes(), len(vertices) // VERTEX.size, len(indices))


@pytest.mark.parametrize("name", ["figure0", "token", "tile", "stud", "tray0"])
def test_models_lose_corners_but_keep_their_outline(name: str) -> None:
    fine = library()[name]
    coarse = coarsened(fine, LIMIT)
    assert coarse.index_count < 0.7 * fine.index_count
    for axis in range(3):
        assert extent(coarse, axis) == pytest.approx(extent(fine, axis), abs=LIMIT)


def test_what_has_only_long_edges_stays_as_it_is() -> None:
    fine = box((1.0, 1.0, 1.0), kinds=(Surface.STAMP, Surface.STAMP))
    coarse = coarsened(fine, 0.01)
    assert coarse.index_count == fine.index_count
    assert sorted(set(places(coarse))) == sorted(set(places(fine)))


def test_layers_that_no_edge_joins_stay_apart() -> None:
    coarse = coarsened(strip((0.0, 0.01, 0.02)), LIMIT)
    assert sorted({place[2] for place in places(coarse)}) == pytest.approx([0.0, 0.01, 0.02])


def test_a_thin_thing_stays_as_thick() -> None:
    fine = box((1.0, 1.0, 0.04))
    assert extent(coarsened(fine, LIMIT), 2) == pytest.approx(extent(fine, 2))


def test_every_corner_that_is_left_is_used() -> None:
    coarse = coarsened(library()["token"], LIMIT)
    used = set(array.array("I", coarse.indices))
    assert used == set(range(coarse.vertex_count))


def test_reach_is_measured_from_the_middle() -> None:
    assert reach(box((2.0, 0.5, 9.0))) == pytest.approx(1.0, abs=0.01)
    assert reach(box((0.5, 3.0, 9.0))) == pytest.approx(1.5, abs=0.01)
