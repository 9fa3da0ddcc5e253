"""Counting tests: positions, depths and counts in text files (perft)."""

from __future__ import annotations

import pytest

from game.rules.biomes.codec import move_text
from tests.rules.perft.counting import Line, after, count, read, slow_count


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


def test_the_opening_by_hand() -> None:
    """Four corners and thirteen crossings; then 5 or 6 blocks after a corner."""
    opening = next(line for line in read() if line.moves == 0)
    state = opening.position()
    assert count(state, 1) == 4 + 13
    corners = [move for move in state.legal_moves() if move.type == "collect"]
    assert [count(after(state, move), 1) for move in corners] == [6, 6, 6, 6]


def test_the_slow_lists_agree_with_the_file() -> None:
    for line in read()[:4]:
        for depth, expected in line.counts[:2]:
            assert slow_count(line.position(), depth) == expected
