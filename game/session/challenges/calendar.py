"""Which days' challenges were solved on this computer, and how many in a row.

A day is a date as the player's clock shows it, without time or zone; it stays solved whatever the
clock says later. A streak is looked for around today: what was solved under a clock gone wrong,
far ahead or long ago, neither breaks it nor counts, and is simply solved when its day comes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.language import _
from game.session.notebook import Notebook, Words

FILE = "dailies.json"


class DayResult(msgspec.Struct, frozen=True):
    """A day's challenge: its most stars so far, and how many tries it took."""

    stars: int
    tries: int = 1


class _File(msgspec.Struct, frozen=True):
    version: int = 1
    days: dict[str, dict[date, DayResult]] = {}


class Calendar(Notebook[_File]):
    """The days of all titles."""

    def __init__(self, home: Path) -> None:
        words = Words(
            unread=_(
                "The calendar of challenges could not be read: {reason}. {file} stays as it is."
            ),
            damaged=_("The calendar of challenges was damaged and has been set aside as {file}."),
            unkept=_("What was solved could not be kept: {reason}. ({file})"),
        )
        super().__init__(home / FILE, _File(), words)

    def days(self, title: str) -> Mapping[date, DayResult]:
        """What was reached on each day that was tried."""
        return self.read().days.get(title, {})

    def keep(self, title: str, day: date, stars: int) -> None:
        """One more try at a day came to so many stars; the most are kept."""

        def tried(file: _File) -> _File:
            days = dict(file.days.get(title, {}))
            before = days.get(day, DayResult(0, 0))
            days[day] = DayResult(max(before.stars, stars), before.tries + 1)
            return replace(file, days={**file.days, title: days})

        self.change(tried)

    def streak(self, title: str, today: date) -> int:
        """Days in a row with a star that are still going on."""
        return streak([day for day, each in self.days(title).items() if each.stars], today)


def streak(solved: Collection[date], today: date) -> int:
    """How many days in a row are ``solved``: a row that reaches yesterday, today or tomorrow.

    Yesterday, for today is not over; tomorrow, for on a journey to the west a day comes twice.
    """
    rows, now = _rows(solved), today.toordinal()
    return max((len(row) for row in rows if row[0] - 1 <= now <= row[-1] + 1), default=0)


def longest(solved: Collection[date]) -> int:
    """The most days in a row that were ever solved."""
    return max(map(len, _rows(solved)), default=0)


def _rows(solved: Collection[date]) -> list[range]:
    """The days in a row, by number: no calendar has a day after its last one."""
    rows: list[range] = []
    for day in sorted({each.toordinal() for each in solved}):
        if rows and rows[-1].stop == day:
            rows[-1] = range(rows[-1].start, day + 1)
        else:
            rows.append(range(day, day + 1))
    return rows
