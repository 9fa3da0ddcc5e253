"""What is said of a strength: the ladder, and the words for where a band lies on it."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.session.family.rating.bands import ENOUGH, Band, Between, band, between, games_wanted
from game.session.family.rating.glicko import Rating
from game.session.family.rating.progress import Progress
from game.session.family.rating.strengths import Strengths, Table
from game.session.family.titles import ANNALS

HEIGHTS = (-3.0, -1.0, 0.0, 0.5, 2.0)
STRENGTHS = Strengths({2: Table(dict(zip(LEVELS, HEIGHTS, strict=True)), 1.0, 5.0)})


@pytest.mark.parametrize(
    ("strength", "height"),
    [(-3, 0), (-1, 1), (0, 2), (0.5, 3), (2, 4), (-2, 0.5), (1.25, 3.5), (-5, -1), (3.5, 5)],
)
def test_the_levels_are_evenly_apart(strength: float, height: float) -> None:
    assert STRENGTHS.height(strength) == pytest.approx(height)


def test_a_band_is_wider_the_surer_it_is_to_be() -> None:
    rating = Rating(0.0, 0.5)
    narrow, wide = band(rating, STRENGTHS, 1.0), band(rating, STRENGTHS, 2.0)
    assert narrow.low == pytest.approx(1.5)
    assert narrow.high == pytest.approx(3.0)
    assert wide.low < narrow.low < narrow.high < wide.high


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (1.6, 2.4, Between("builder", "builder")),
        (1.2, 1.9, Between("apprentice", "builder")),
        (0.95, 2.05, Between("apprentice", "builder")),
        (0.8, 2.2, Between("sprout", "architect")),
        (-1.0, 1.9, Between("", "builder")),
        (-3.0, -1.0, Between("", "sprout")),
        (2.3, 5.0, Between("builder", "")),
        (4.7, 6.0, Between("master", "")),
        (-2.0, 6.0, Between("", "")),
        (-0.4, 0.4, Between("sprout", "sprout")),
    ],
)
def test_between_whom_a_band_lies(low: float, high: float, said: Between) -> None:
    assert between(Band(low, high), STRENGTHS) == said


def test_few_games_say_nothing() -> None:
    assert games_wanted(Progress()) == ENOUGH
    assert games_wanted(Progress((Rating(),) * 2, (0, 0))) == ENOUGH - 2
    assert games_wanted(Progress((Rating(),) * 50, (0,) * 50)) == 0


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_every_title_has_measured_its_levels_at_every_table(title: str) -> None:
    annals = ANNALS[title]
    assert annals.strengths is not None
    assert set(annals.strengths.tables) == {2, 3, 4}
    for table in annals.strengths.tables.values():
        heights = [table.levels[level] for level in LEVELS]
        assert heights == sorted(heights), "each level beats the one before it"
        assert 0.2 < table.slope <= 1.2
        assert 1 < table.points < 30
    assert annals.strengths.tables[2].slope == 1.0
