"""Which days' challenges were solved on this computer, and how many in a row.

A day is a date as the player's clock shows it, without time or zone; it stays solved whatever the
clock says later. So a clock that jumps, a journey or a wrong date takes no streak away, and a
challenge that was solved too early is simply solved when its day comes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date, timedelta
from pathlib import Path

import msgspec

from game.language import _
from game.session.folders import data_folder
from game.session.notebook import Notebook

FILE = "dailies.json"
_DAY = timedelta(days=1)


class DayResult(msgspec.Struct, frozen=True):
    """A day's challenge: its most stars so far, and how many tries it took."""

    stars: int
    tries: int = 1


class _File(msgspec.Struct, frozen=True):
    version: int = 1
    days: dict[str, dict[date, DayResult]] = {}


class Calendar:
    """The days of all titles."""

    def __init__(self, folder: Path | None = None) -> None:
        self._book = Notebook(
            (folder or data_folder()) / FILE,
            _File(),
            _("The calendar of challenges was damaged and has been set aside."),
            _("What was solved could not be kept: {reason}"),
        )

    @property
    def problem(self) -> str:
        """A sentence for the player, else empty."""
        return self._book.problem

    def days(self, title: str) -> Mapping[date, DayResult]:
        """What was reached on each day that was tried."""
        return self._book.read().days.get(title, {})

    def keep(self, title: str, day: date, stars: int) -> None:
        """One more try at a day came to so many stars; the most are kept."""
        days = dict(self.days(title))
        before = days.get(day, DayResult(0, 0))
        days[day] = DayResult(max(before.stars, stars), before.tries + 1)
        self._book.write(_File(days={**self._book.read().days, title: days}))

    def streak(self, title: str, today: date) -> int:
        """Days in a row with a star, up to the last one that is still going on."""
        return streak([day for day, each in self.days(title).items() if each.stars], today)


def streak(solved: Collection[date], today: date) -> int:
    """How many days in a row are ``solved``, up to the last of them; 0 where it is longer ago than
    yesterday. A last one that lies ahead, by a clock gone wrong, still counts."""
    last = max(solved, default=None)
    if last is None or today - last > _DAY:
        return 0
    length = 0
    while last - length * _DAY in solved:
        length += 1
    return length


def longest(solved: Collection[date]) -> int:
    """The most days in a row that were ever solved."""
    ends = [day for day in solved if day + _DAY not in solved]
    return max((streak([day for day in solved if day <= end], end) for end in ends), default=0)
