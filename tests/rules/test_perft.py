"""Counting tests: positions, depths and counts in text files (perft)."""

from __future__ import annotations

import pytest

from tests.rules.perft.counting import PERFT as BIOMES
from tests.rules.perft.trees import Line, Perft, after, by_first_move, count
from tests.rules.towers.perft.counting import PERFT as TOWERS

CASES = [
    pytest.param(perft, line, id=f"{name}-{line.place.replace(' ', '-')}")
    for name, perft in (("biomes", BIOMES), ("towers", TOWERS))
    for line in perft.read()
]


@pytest.mark.parametrize(("perft", "line"), CASES)
def test_the_ways_to_go_on_are_as_many_as_the_file_says(perft: Perft, line: Line) -> None:
    for depth, expected in line.counts:
        state = perft.position(line)
        assert count(state, depth) == expected, by_first_move(state, depth)


def test_the_opening_of_biomes_by_hand() -> None:
    """Four corners and thirteen crossings; then 5 or 6 blocks after a corner."""
    opening = next(line for line in BIOMES.read() if line.moves == 0)
    state = BIOMES.position(opening)
    assert count(state, 1) == 4 + 13
    corners = [move for move in state.legal_moves() if move.type == "collect"]
    assert [count(after(state, move), 1) for move in corners] == [6, 6, 6, 6]


@pytest.mark.parametrize(
    ("perft", "lines", "depths"),
    [(BIOMES, slice(4), 2), (TOWERS, slice(9, None), 1), (TOWERS, slice(3, 5), 2)],
)
def test_the_slow_lists_agree_with_the_file(perft: Perft, lines: slice, depths: int) -> None:
    for line in perft.read()[lines]:
        for depth, expected in line.counts[:depths]:
            assert perft.slow_count(perft.position(line), depth) == expected
