"""The deal of a day is the same on every computer: the golden list."""

from __future__ import annotations

import json

import pytest

from game.rules.registry import TITLES
from tests.golden.day_deals import FILE, days, found, told

LISTS: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8"))


def test_every_day_is_dealt_as_it_stands_in_the_list() -> None:
    assert found() == LISTS


@pytest.mark.parametrize("title", TITLES)
def test_every_day_has_a_deal_of_its_own(title: str) -> None:
    digests = {told(title, day).split()[-1] for day in days()}
    assert len(digests) == len(days())


@pytest.mark.parametrize("title", TITLES)
def test_it_grows_harder_from_monday_to_sunday(title: str) -> None:
    levels = {day.weekday(): told(title, day).split()[2] for day in days()}
    assert [levels[number] for number in (0, 3, 6)] == ["sprout", "builder", "master"]
