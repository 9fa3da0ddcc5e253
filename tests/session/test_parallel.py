"""Work that is shared out: nothing is lost without a word."""

from __future__ import annotations

import pytest

from game.session.parallel import shared_out


def doubled(number: int) -> int:
    """A number twice; 7 is none to be had."""
    if number == 7:
        raise StopIteration
    return 2 * number


def test_every_task_has_its_result() -> None:
    assert sorted(shared_out(doubled, range(6), 2)) == [0, 2, 4, 6, 8, 10]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_task_without_a_result_is_no_end_of_them(jobs: int) -> None:
    """Forty games were asked for, five were told of, and nobody said why."""
    with pytest.raises(RuntimeError):
        list(shared_out(doubled, (7, 1, 2), jobs))
