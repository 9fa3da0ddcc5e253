"""Badges that tell values stand apart."""

from __future__ import annotations

from game.ui.badges import parted


def test_badges_of_dice_that_lie_close_stand_apart() -> None:
    points = [(100.0, 100.0), (110.0, 104.0), (104.0, 96.0), (400.0, 100.0)]
    wide, high = 50.0, 30.0
    placed = parted(points, (wide, high))
    assert placed[3] == points[3]
    assert placed[1] == points[1]
    for i, (x, y) in enumerate(placed):
        assert x == points[i][0]
        for a, b in placed[:i]:
            assert abs(a - x) >= wide or abs(b - y) >= high
