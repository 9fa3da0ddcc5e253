"""B7.3: connected groups on a board of nine spaces."""

from __future__ import annotations

from itertools import combinations

from game.rules.biomes.board import LARGEST, SPACE_INDEX, SPACES, counting, spaces_in


def groups_of(spaces: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Connected groups by flood fill, written without the engine's tables."""
    left, groups = set(spaces), []
    while left:
        todo, group = [left.pop()], set()
        while todo:
            row, col = todo.pop()
            group.add((row, col))
            for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if near in left:
                    left.remove(near)
                    todo.append(near)
        groups.append(group)
    return groups


def test_b7_3_all_512_sets_of_spaces_have_their_largest_group() -> None:
    for size in range(10):
        for chosen in combinations(SPACES, size):
            mask = sum(1 << SPACE_INDEX[space] for space in chosen)
            groups = groups_of(set(chosen))
            largest = set(spaces_in(LARGEST[mask]))
            assert len(largest) == max((len(group) for group in groups), default=0)
            assert not largest or largest in groups


def test_b7_6_beginners_count_all_matching_spaces() -> None:
    diagonal = 1 << SPACE_INDEX[0, 0] | 1 << SPACE_INDEX[1, 1] | 1 << SPACE_INDEX[2, 2]
    assert counting(diagonal, beginner=True) == diagonal
    assert counting(diagonal, beginner=False).bit_count() == 1
