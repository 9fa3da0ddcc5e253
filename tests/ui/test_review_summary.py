"""What the summary of a review tells of what was given away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.boxes import Told
from game.ui.marks import Bar, Text
from game.ui.panels.review.model import SeatTold
from game.ui.panels.review.summary import summary_page
from game.ui.viewport import Viewport
from tests.ui.reviews import PEOPLE, ignore, summaries

FEW, MANY = PEOPLE[:2]


def given(*seats: SeatTold) -> list[Told]:
    """What stands below *Given away*, seat by seat."""
    model = replace(summaries()["full"], seats=seats)
    page = summary_page(model, ignore, Viewport.of(1280, 720))
    return [each for each in page.walk() if isinstance(each, Told) and "given" in (each.key or "")]


def words(told: Told) -> set[str]:
    return {each.text for each in told.walk() if isinstance(each, Text)}


@pytest.mark.parametrize(
    ("share", "moments", "figure", "tip"),
    [
        (0.0, 0, "0 %", "Nothing better was found"),
        (0.12, 1, "12 %", "It cost about 12 % of the chance to win."),
        (
            3.24,
            12,
            "12 × 27 %",
            "There was something better 12 times. On average it cost about 27 % of the chance to "
            "win.",
        ),
    ],
)
def test_what_was_given_away_is_never_more_than_the_whole_win(
    share: float, moments: int, figure: str, tip: str
) -> None:
    """Added up it had come to 324 per cent."""
    [told] = given(SeatTold(FEW, share, 0.0, moments))
    assert words(told) == {figure}
    assert told.tip == tip


def test_the_bars_compare_all_that_was_given_away() -> None:
    few, many = given(SeatTold(FEW, 0.3, 0.0, 1), SeatTold(MANY, 1.2, 0.0, 10))
    bars = [next(e for e in told.walk() if isinstance(e, Bar)) for told in (few, many)]
    assert [bar._share for bar in bars] == pytest.approx([0.25, 1.0])
