"""Bodies that a pointer can mean: which a ray meets first, and that they are told once a view."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from game.scene.bodies import Body, KeptBodies, corners, gathered, nearest, reached, rims, top
from game.scene.pose import UPRIGHT, Pose


@dataclass(frozen=True)
class Thing:
    name: str


@dataclass(frozen=True)
class Table:
    count: int


CLOSE, FAR = Thing("close"), Thing("far")
LOW = Body(Pose((0.0, 0.0, 0.0)), (1.0, 0.5), 0.5)
TALL = Body(Pose((0.0, 4.0, 0.0), UPRIGHT, 2.0), (0.5, 0.5), 1.5)
LEVEL = ((0.0, -10.0, 0.25), (0.0, 1.0, 0.0))
DOWN = ((0.0, 4.0, 9.0), (0.0, 0.0, -1.0))


def test_a_ray_means_what_it_meets_first_and_nothing_beside_all() -> None:
    among = gathered([(FAR, TALL), (CLOSE, LOW), (FAR, LOW._replace(foot=Pose((9.0, 0.0, 0.0))))])
    assert {target: len(parts) for target, parts in among.items()} == {FAR: 2, CLOSE: 1}
    assert nearest(LEVEL, among) == CLOSE
    assert nearest(DOWN, among) == FAR
    assert nearest(((20.0, 20.0, 9.0), (0.0, 0.0, -1.0)), among) is None


def test_how_far_a_ray_goes_is_told_in_table_units() -> None:
    assert reached(LEVEL, [LOW]) == 9.5
    assert reached(DOWN, [LOW, TALL]) == 6.0, "a foot of twice the scale stands 3 high"
    assert reached(DOWN, [LOW]) is None


def test_a_view_is_gone_through_once() -> None:
    told: list[tuple[int, int]] = []

    def tell(view: Table, focus: int) -> Iterator[tuple[Thing, Body]]:
        told.append((view.count, focus))
        yield CLOSE, LOW

    kept, table = KeptBodies(tell), Table(1)
    assert kept(table, 0) is kept(table, 0)
    assert told == [(1, 0)]
    kept(table, 1)
    kept(Table(2), 1)
    assert told == [(1, 0), (1, 1), (2, 1)]


def test_a_box_is_enclosed_by_its_corners_and_something_round_by_its_rims() -> None:
    assert top(TALL) == (0.0, 4.0, 3.0)
    assert {(x, y, z) for x, y, z in corners(TALL)} == {
        (x, y, z) for x in (-1.0, 1.0) for y in (3.0, 5.0) for z in (0.0, 3.0)
    }
    found = rims(TALL.foot, 0.5, 1.5, 12)
    assert len(found) == 24
    assert all(math.isclose(math.hypot(x, y - 4.0), 1.0) for x, y, _z in found)
    assert {z for _x, _y, z in found} == {0.0, 3.0}
