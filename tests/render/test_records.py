"""Records: what the shaders read of a piece."""

from __future__ import annotations

import pytest

from game.render.records import MARKS, RAISE, RECORD, record
from game.scene.pose import Look, Piece, Pose


def height(piece: Piece, mark: str) -> float:
    return float(RECORD.unpack(record(piece, -1, MARKS[mark], 0.5))[2])


@pytest.mark.parametrize("mark", MARKS)
def test_a_block_that_may_be_taken_stands_up_by_a_hair(mark: str) -> None:
    block = Piece(Look("block", "wood"), Pose((0.0, 0.0, 1.0)), "turntable")
    raised = mark in {"TAKEABLE", "HOVER", "CHOSEN"}
    assert height(block, mark) == pytest.approx(1.0 + (RAISE if raised else 0.0))


def test_only_blocks_of_the_cube_stand_up() -> None:
    in_a_tray = Piece(Look("block", "wood"), Pose((0.0, 0.0, 1.0)))
    disc = Piece(Look("turntable"), Pose((0.0, 0.0, 1.0)), "turntable")
    assert height(in_a_tray, "TAKEABLE") == height(disc, "HOVER") == 1.0
