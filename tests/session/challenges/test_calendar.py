"""Days solved stay solved, whatever the clock says."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.session.challenges.calendar import FILE, Calendar, DayResult, longest, streak

TODAY = date(2026, 12, 24)


def ago(*days: int) -> list[date]:
    return [TODAY - timedelta(days=each) for each in days]


@pytest.mark.parametrize(
    ("solved", "length"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([2], 0),
        ([0, 1, 2, 4], 3),
        ([1, 2, 3], 3),
        ([-1, 0, 1], 3),
        ([-1], 1),
        ([-2], 0),
        ([-300], 0),
        ([-300, 0, 1, 2, 3, 4], 5),
        ([-300, 1, 2, 3, 4, 5], 5),
        ([-1, 1, 2, 3], 3),
        ([0, 1, 300, 301, 302], 2),
    ],
)
def test_a_streak_is_still_going_on_the_day_after(solved: list[int], length: int) -> None:
    assert streak(ago(*solved), TODAY) == length


def test_the_longest_one_stays() -> None:
    assert longest(ago(0, 10, 11, 12, 20, 21)) == 3
    assert longest([]) == 0


@pytest.mark.parametrize("edge", [date.min, date.max])
def test_the_ends_of_all_calendars_are_days_like_others(tmp_path: Path, edge: date) -> None:
    calendar = Calendar(tmp_path)
    for day in (edge, *ago(0, 1, 2)):
        calendar.keep("biomes", day, 3)
    again = Calendar(tmp_path)
    days = list(again.days("biomes"))
    assert [again.streak("biomes", day) for day in (TODAY, edge)] == [3, 1]
    assert longest(days) == 3
    assert again.problem == ""


def test_a_clock_that_jumps_takes_nothing_away(tmp_path: Path) -> None:
    calendar = Calendar(tmp_path)
    for day in ago(3, 2, 1):
        calendar.keep("biomes", day, 3)
    tomorrow = TODAY + timedelta(days=1)
    calendar.keep("biomes", TODAY, 2)
    calendar.keep("biomes", tomorrow, 3)
    calendar.keep("biomes", tomorrow, 1)
    again = Calendar(tmp_path)
    assert again.days("biomes")[tomorrow] == DayResult(3, 2)
    assert [again.streak("biomes", day) for day in (*ago(30), TODAY, tomorrow)] == [0, 5, 5]
    assert again.streak("towers", TODAY) == 0
    assert again.problem == ""


@pytest.mark.parametrize("damage", [b"", b"{", b'{"days": {"biomes": {"soon": {}}}}', b"\xff"])
def test_a_damaged_calendar_is_set_aside(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    calendar = Calendar(tmp_path)
    assert calendar.days("biomes") == {}
    assert "set aside" in calendar.problem
    calendar.keep("biomes", TODAY, 1)
    assert Calendar(tmp_path).streak("biomes", TODAY) == 1
    assert len(list(tmp_path.iterdir())) > 1, "the damaged one is still there"
