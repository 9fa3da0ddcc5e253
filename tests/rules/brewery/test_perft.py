"""Counting tests: positions, depths and counts in a text file (perft)."""

from __future__ import annotations

import pytest

from game.rules.brewery.codec import move_codec
from tests.rules.brewery.classic import CLASSIC
from tests.rules.brewery.perft.counting import Line, count, read, slow


def by_first_move(line: Line, depth: int) -> str:
    """The counts after each first move: where to look when a count is wrong."""
    state = line.position()
    rows = []
    for move in state.legal_moves():
        copy = state.clone()
        chance = any(event.teaches for event in copy.apply(move))
        ways = 1 if chance else count(copy, depth - 1)
        rows.append(f"{move_codec(CLASSIC).to_data(move)} {ways}")
    return "\n".join(rows)


@pytest.mark.parametrize("line", read(), ids=lambda line: f"{line.seats}-{line.seed}-{line.moves}")
def test_the_ways_to_go_on_are_as_many_as_the_file_says(line: Line) -> None:
    for depth, expected in line.counts:
        assert count(line.position(), depth) == expected, by_first_move(line, depth)


def test_the_slow_lists_agree_with_the_file() -> None:
    for line in read():
        assert count(line.position(), 1, slow) == line.counts[0][1]
