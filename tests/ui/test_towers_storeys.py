"""From above a tower's roof hides its walls: what it is built of stands beside it."""

from __future__ import annotations

from typing import Any

import pytest

from game.scene.geometry import on
from game.scene.pose import Pose
from game.titles.towers.scene import places as at
from game.titles.towers.ui.signs.storeys import Storeys, storeys
from tests.ui.test_towers_hands import positions
from tests.ui.test_towers_signs import Table, eye


@pytest.mark.parametrize("seats", [2, 4])
def test_from_above_every_tower_tells_its_storeys_on_its_own_field(seats: int) -> None:
    for state in list(positions(seats))[::8]:
        view = state.view(0)
        table: Any = Table(view, eye(view, "board"), aim="board")
        (told,) = storeys(table)
        assert isinstance(told, Storeys)
        assert [each.colours for each in told.strips] == [each for each in view.towers if each]
        standing = [field for field in range(81) if view.towers[field]]
        for field, strip in zip(standing, told.strips, strict=True):
            across = [on(at.field_pose(field), Pose((x, 0.0, 0.0))).place for x in (-0.5, 1.0)]
            left, right = (table.units(point)[0] for point in across)
            assert left < strip.rect.x < right
            assert strip.rect.height <= 1.1 * (right - left) / 1.5


def test_where_the_walls_show_nothing_is_told_twice() -> None:
    view = next(iter(positions(2))).view(0)
    table: Any = Table(view, eye(view))
    assert not storeys(table)
