"""Boxes after Sebastian Leitner: what was known comes back later and later, then not at all.

A day is a date as the player's clock shows it. What lies in the file under a day that is still to
come was written under a clock gone wrong: it is due at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from game.language import _
from game.session.notebook import Notebook, Words

FILE: Final = "puzzles.json"
MOST_BYTES: Final = 4 << 20
DAYS: Final = (1, 3, 7, 21)
"""After so many days what lies in the first box, the second, ... comes back; in the first lies what
was tried and isn't known."""
LEARNED: Final = len(DAYS) + 1
"""The box after the last one: what lies there is never asked again."""
A_DAY: Final = 5
"""So many are asked of somebody in a day."""
_A_DAY_AHEAD: Final = timedelta(days=1)
"""On a journey to the west a day comes twice."""


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle that was tried: the ``box`` it lies in, from 1 on, and on what ``day`` it was put
    there; ``shown``: then the better move was not found but shown."""

    box: Annotated[int, msgspec.Meta(ge=1, le=LEARNED)]
    day: date
    shown: bool = False

    @property
    def learned(self) -> bool:
        """Whether it is never asked again."""
        return self.box == LEARNED

    @property
    def found(self) -> int:
        """How many times it was known since it was last not known; so many boxes it has moved."""
        return self.box - 1

    @property
    def due(self) -> date:
        """The day on which it comes back, unless it is learned."""
        return self.day + timedelta(days=DAYS[self.box - 1])

    def is_due(self, today: date) -> bool:
        """Whether it is asked again."""
        if self.learned:
            return False
        return self.due <= today or self._is_astray(today)

    def is_of(self, today: date) -> bool:
        """Whether it was one of the day's."""
        return self.day >= today and not self._is_astray(today)

    def _is_astray(self, today: date) -> bool:
        return self.day > today + _A_DAY_AHEAD


class DayDone(NamedTuple):
    """What came of a day's puzzles: so many were ``found``, so many ``shown``."""

    found: int
    shown: int


def after(tried: Tried | None, today: date, *, known: bool, shown: bool = False) -> Tried:
    """Where a puzzle goes that was ``known`` or not, or was even ``shown``; one that isn't due was
    for practice alone, and stays where it is."""
    if tried is not None and not tried.is_due(today):
        return tried
    if not known:
        return Tried(1, today, shown)
    return Tried((tried.box if tried is not None else 1) + 1, today)


def latest(tried: Mapping[str, Tried], names: Iterable[str]) -> Tried | None:
    """Where a puzzle lies that has several ``names``: where it was put last; of two boxes of a day
    the first one. None: it was never tried."""
    found = [tried[name] for name in names if name in tried]
    return min(found, key=lambda each: (-each.day.toordinal(), each.box), default=None)


def todays(names: Sequence[str], tried: Mapping[str, Tried], today: date) -> tuple[str, ...]:
    """What is still to be asked of somebody today, of his puzzles by their ``names``, and in what
    order: those that come back, longest due first, then new ones in the order given."""
    done = sum(name in tried and tried[name].is_of(today) for name in names)
    again = [name for name in names if name in tried and tried[name].is_due(today)]
    again.sort(key=lambda name: tried[name].due)
    new = [name for name in names if name not in tried]
    return tuple([*again, *new][: max(A_DAY - done, 0)])


def day_done(tried: Iterable[Tried], today: date) -> DayDone:
    """What came today of somebody's puzzles that were ``tried``."""
    done = [each for each in tried if each.is_of(today)]
    shown = sum(each.shown for each in done)
    return DayDone(len(done) - shown, shown)


class _File(msgspec.Struct, frozen=True):
    """``person``: whose puzzles were shown last, by the album's key."""

    version: int = 1
    person: str = ""
    tried: dict[str, Tried] = {}


class Leitner(Notebook[_File]):
    """The boxes of this computer's own puzzles. A puzzle's name is that of its game's file, a
    slash, and the number of the decision."""

    def __init__(self, home: Path) -> None:
        words = Words(
            unread=_("Your puzzles could not be read: {reason}. {file} stays as it is."),
            damaged=_("The file of your puzzles was damaged and has been set aside as {file}."),
            unkept=_("What was found could not be kept: {reason}. ({file})"),
        )
        super().__init__(home / FILE, _File(), words, most=MOST_BYTES)

    @property
    def person(self) -> str:
        """Whose puzzles were shown last, by the album's key; "" nobody's."""
        return self.read().person

    @property
    def tried(self) -> Mapping[str, Tried]:
        """All that were tried, by name."""
        return self.read().tried

    def show(self, person: str) -> None:
        """Keep whose puzzles are shown."""
        self.change(lambda file: replace(file, person=person))

    def keep(
        self,
        name: str,
        today: date,
        *,
        known: bool,
        shown: bool = False,
        copies: Iterable[str] = (),
    ) -> None:
        """Put a puzzle where it belongs that was tried today, under all names of its copies."""
        names = (name, *copies)

        def moved(tried: dict[str, Tried]) -> dict[str, Tried]:
            lies = after(latest(tried, names), today, known=known, shown=shown)
            return {**tried, **dict.fromkeys(names, lies)}

        self._move(moved)

    def forget(self, files: Iterable[str]) -> None:
        """Forget the puzzles of games that are gone, by the names of their files."""
        gone = tuple(f"{file}/" for file in files)
        self._move(
            lambda tried: {name: each for name, each in tried.items() if not name.startswith(gone)}
        )

    def _move(self, change: Callable[[dict[str, Tried]], dict[str, Tried]]) -> None:
        self.change(lambda file: replace(file, tried=change(file.tried)))
