"""The challenge of a day is the same on every computer: the golden list, and days made anew."""

from __future__ import annotations

import json
from datetime import date

import pytest

from game.session.challenges.daily import daily
from tests.golden.dailies import FILE, days, digest
from tests.sizes import WHOLE

DAYS = days() if WHOLE else [days()[number] for number in (60, 121, 182)]
"""Those that are made anew; usually some that no title needs long for."""
LISTS: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("title", LISTS)
def test_every_day_has_one_of_its_own(title: str) -> None:
    assert list(LISTS[title]) == [day.isoformat() for day in days()]
    assert len(set(LISTS[title].values())) == len(LISTS[title])


@pytest.mark.parametrize("title", LISTS)
@pytest.mark.parametrize("day", DAYS, ids=date.isoformat)
def test_a_day_made_anew_is_the_same(title: str, day: date) -> None:
    assert digest(daily(title, day)[1]) == LISTS[title][day.isoformat()]
