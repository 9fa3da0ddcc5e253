"""The challenge of a day is the same on every computer: the golden list, and days made anew."""

from __future__ import annotations

import json
from datetime import date

import pytest

from game.session.challenges.daily import daily
from tests.golden.dailies import FILE, days, digest
from tests.sizes import WHOLE

QUICK = {"biomes": 182, "towers": 60, "brewery": 182}
"""The number of a day that does not take long, by title."""
LISTS: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8"))
ANEW = [(title, day) for title in LISTS for day in (days() if WHOLE else [days()[QUICK[title]]])]
"""The days that are made anew."""


@pytest.mark.parametrize("title", LISTS)
def test_every_day_has_one_of_its_own(title: str) -> None:
    assert list(LISTS[title]) == [day.isoformat() for day in days()]
    assert len(set(LISTS[title].values())) == len(LISTS[title])


@pytest.mark.parametrize(("title", "day"), ANEW, ids=str)
def test_a_day_made_anew_is_the_same(title: str, day: date) -> None:
    assert digest(daily(title, day)[1]) == LISTS[title][day.isoformat()]
