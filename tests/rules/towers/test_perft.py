"""Counting tests: positions, depths and counts in a text file (perft)."""

from __future__ import annotations

import pytest

from game.rules.towers.codec import move_text
from tests.rules.towers.perft.counting import Line, after, count, read, slow_count


def by_first_move(line: Line, depth: int) -> str:
    """The counts after each first move: where to look when a count is wrong."""
    state = line.position()
    rows = [
        f"{move_text(move)} {count(after(state, move), depth - 1) if depth > 1 else 1}"
        for move in state.legal_moves()
    ]
    return "\n".join(rows)


@pytest.mark.parametrize("line", read(), ids=lambda line: f"{line.seats}-{line.seed}-{line.moves}")
def test_the_ways_to_go_on_are_as_many_as_the_file_says(line: Line) -> None:
    for depth, expected in line.counts:
        assert count(line.position(), depth) == expected, by_first_move(line, depth)


def test_the_slow_lists_agree_with_the_file() -> None:
    for line in read()[9:]:
        assert slow_count(line.position(), 1) == line.counts[0][1]
    for line in read()[3:5]:
        assert slow_count(line.position(), 2) == line.counts[1][1]
