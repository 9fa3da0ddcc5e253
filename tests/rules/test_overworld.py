"""B1.2, B1.3, B4.1: the overworld's places."""

from __future__ import annotations

from game.rules.biomes.overworld import (
    CENTRE,
    CROSSINGS,
    EXPLORES,
    RIM_CELLS,
    RIM_MASK,
    STACK_CELLS,
    STACK_MASK,
    TOUCHED,
    steps_between,
)


def test_b1_2_b1_3_sixteen_stacks_sixteen_tokens_and_empty_corners() -> None:
    assert tuple((r, c) for r in (1, 2, 3, 4) for c in (1, 2, 3, 4)) == STACK_CELLS
    assert len(RIM_CELLS) == 16
    everything = {(r, c) for r in range(6) for c in range(6)}
    assert everything - set(STACK_CELLS) - set(RIM_CELLS) == {(0, 0), (0, 5), (5, 0), (5, 5)}


def test_b4_1_from_the_centre_thirteen_crossings_are_within_two_steps() -> None:
    assert CROSSINGS[CENTRE] == (2, 2)
    assert len(EXPLORES[CENTRE]) == 13
    assert all(steps_between((2, 2), move.to) <= 2 for move in EXPLORES[CENTRE])


def test_b4_1_from_a_corner_six_crossings_are_within_two_steps() -> None:
    corner = CROSSINGS.index((0, 0))
    assert sorted(move.to for move in EXPLORES[corner]) == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (2, 0),
    ]


def test_b4_2_a_crossing_touches_the_four_cells_around_it() -> None:
    corner = CROSSINGS.index((0, 0))
    assert STACK_MASK[corner] == 1
    assert [RIM_CELLS[place] for _, place in TOUCHED[corner] if place >= 0] == [(0, 1), (1, 0)]
    assert RIM_MASK[CENTRE] == 0
    assert STACK_MASK[CENTRE].bit_count() == 4
