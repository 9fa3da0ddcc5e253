"""Places on the table and their numbers: every one of them, and none beyond."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.biomes.board import SPACE_INDEX, space_index
from game.rules.biomes.cube import BLOCK_INDEX, block_index
from game.rules.biomes.overworld import (
    CROSSING_INDEX,
    RIM_INDEX,
    STACK_INDEX,
    crossing_index,
    rim_index,
    stack_index,
)

Place = tuple[int, int]
NUMBERED: list[tuple[Callable[[Place], int], dict[Place, int]]] = [
    (stack_index, STACK_INDEX),
    (rim_index, RIM_INDEX),
    (crossing_index, CROSSING_INDEX),
    (space_index, SPACE_INDEX),
]


@pytest.mark.parametrize(("number", "index"), NUMBERED)
def test_places_on_a_plane_have_their_numbers(
    number: Callable[[Place], int], index: dict[Place, int]
) -> None:
    places = [(row, col) for row in range(-3, 9) for col in range(-3, 9)]
    assert [number(place) for place in places] == [index.get(place, -1) for place in places]
    assert set(index) <= set(places)


def test_blocks_have_their_numbers() -> None:
    blocks = [(x, y, z) for x in range(-2, 7) for y in range(-2, 7) for z in range(-2, 7)]
    assert [block_index(b) for b in blocks] == [BLOCK_INDEX.get(b, -1) for b in blocks]
    assert set(BLOCK_INDEX) <= set(blocks)
