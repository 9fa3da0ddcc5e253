"""Jostling is decoration: blocks give way, and come back to where they were."""

from __future__ import annotations

import math

from game.scene.pose import PieceId, Vec3
from game.scene.tray import Jostle

PLACES: dict[PieceId, Vec3] = {
    ("a",): (-0.7, 0.3, 0.35),
    ("b",): (0.0, 0.3, 0.35),
    ("c",): (0.7, -0.4, 0.35),
    ("d",): (0.1, 0.2, 0.9),
}


def test_blocks_give_way_and_come_back() -> None:
    jostle = Jostle(PLACES, (0.1, 0.1, 0.4))
    most = 0.0
    for _ in range(20):
        most = max(most, *(math.hypot(x, y) for _, (x, y, _), _ in jostle.advance(1 / 60)))
    assert 0.01 < most < 0.4
    for _ in range(600):
        rest = jostle.advance(1 / 60)
    assert all(math.hypot(x, y) < 0.02 for _, (x, y, _), _ in rest)


def test_the_same_landing_jostles_alike() -> None:
    first, second = (Jostle(PLACES, (0.1, 0.1, 0.4)) for _ in range(2))
    for _ in range(15):
        assert first.advance(1 / 60) == second.advance(1 / 60)
