"""Where the letters of two moves stand on the table."""

from __future__ import annotations

from game.app.review.on_table import TAG, apart


def test_letters_that_would_lie_on_one_another_stand_below_each_other() -> None:
    """The better card's letter at its right corner lay over the next card's at its left one."""
    far, played, better = (100.0, 80.0), (300.0, 80.0), (296.0, 84.0)
    assert apart([far, played, better]) == [far, played, (296.0, 84.0 + TAG)]
    assert apart([played] * 3) == [played, (300.0, 80.0 + TAG), (300.0, 80.0 + 2 * TAG)]
