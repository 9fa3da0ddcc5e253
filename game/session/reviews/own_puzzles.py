"""The own puzzles of everybody at this computer: found in the reviews, asked by the boxes."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from game.session.family.archive import Archive
from game.session.family.entry import Entry
from game.session.family.figures import Relative, key_of, relatives
from game.session.family.wanted import Wanted
from game.session.reviews.leitner import Leitner, latest, todays
from game.session.reviews.pile import Puzzle, moments, own
from game.session.reviews.store import SUFFIX, Reviews
from game.session.seats import HUMAN

Stamp = tuple[int, int]
"""When a review's file was written, and how long it is."""


@dataclass(frozen=True, slots=True)
class PileOf:
    """Somebody's puzzles of a title, those of the latest game first; ``key``: the person's in the
    album."""

    key: str
    who: Relative
    puzzles: tuple[Puzzle, ...]

    def todays(self, boxes: Leitner, today: date) -> tuple[Puzzle, ...]:
        """What is still to be asked today, and in what order."""
        by_name, tried = {each.name: each for each in self.puzzles}, boxes.tried
        lie = {name: latest(tried, each.names) for name, each in by_name.items()}
        known = {name: each for name, each in lie.items() if each is not None}
        return tuple(by_name[name] for name in todays(list(by_name), known, today))

    def copies_of(self, name: str) -> tuple[str, ...]:
        """The names of the puzzle that has this one among them; () where it is none of these."""
        return next((each.names for each in self.puzzles if name in each.names), ())


class _Read(NamedTuple):
    """A review that was read: its stamp, whether all of its game is judged, its puzzles."""

    stamp: Stamp
    done: bool
    puzzles: tuple[Puzzle, ...]


class OwnPuzzles:
    """What the reviews of one computer's finished games have in them; a review is read once, and
    again when it was made anew."""

    def __init__(self, archive: Archive, reviews: Reviews, games: Path) -> None:
        self._archive, self._reviews, self._games = archive, reviews, games
        self._read: dict[str, _Read] = {}
        self._open: deque[tuple[Entry, Stamp]] = deque()

    def look(self, title: str) -> None:
        """See which reviews of the title's games were made since they were read."""
        self._reviews.finish()
        stamps = self._stamps()
        self._open = deque(
            (entry, stamps[entry.file])
            for entry in self._entries(title)
            if entry.file in stamps and self._known(entry.file) != stamps[entry.file]
        )

    def read(self, most: int) -> bool:
        """Read ``most`` more of them, those of the latest games first; whether more are left."""
        for _review in range(min(most, len(self._open))):
            entry, stamp = self._open.popleft()
            self._read[entry.file] = self._looked_at(entry, stamp)
        return bool(self._open)

    def _looked_at(self, entry: Entry, stamp: Stamp) -> _Read:
        review = self._reviews.of(self._games / entry.file)
        if review is None:
            return _Read(stamp, done=False, puzzles=())
        return _Read(stamp, review.done, tuple(moments(entry, review)))

    def _stamps(self) -> dict[str, Stamp]:
        """What tells one state of a review from the next, by the name of its game's file."""
        try:
            with os.scandir(self._reviews.folder) as found:
                stats = [(each.name, each.stat()) for each in found if each.name.endswith(SUFFIX)]
        except OSError:
            return {}
        return {name.removesuffix(SUFFIX): (stat.st_mtime_ns, stat.st_size) for name, stat in stats}

    def _known(self, file: str) -> Stamp | None:
        return self._read[file].stamp if file in self._read else None

    def _entries(self, title: str) -> list[Entry]:
        return self._archive.history.page(Wanted(title))

    def piles(self, title: str) -> tuple[PileOf, ...]:
        """Everybody's puzzles of a title, as far as they were read: the family first."""
        entries = self._entries(title)
        read = (self._read[entry.file] for entry in entries if entry.file in self._read)
        found = [puzzle for each in read for puzzle in each.puzzles]
        people = relatives(self._archive.history, self._archive.profiles.all())
        piles = (PileOf(key_of(each), each, own(found, entries, each.who)) for each in people)
        return tuple(pile for pile in piles if pile.puzzles)

    def unreviewed(self, title: str, most: int) -> tuple[Path, ...]:
        """The latest ``most`` of the title's games that people played and nobody has looked through
        to the end, once all reviews have been read."""
        entries = (each for each in self._entries(title) if _is_of_people(each))
        left = (each for each in entries if not self._is_done(each.file))
        return tuple(self._games / each.file for each in islice(left, most))

    def _is_done(self, file: str) -> bool:
        return file in self._read and self._read[file].done


def _is_of_people(entry: Entry) -> bool:
    return any(seat.agent == HUMAN for seat in entry.seats)


def chosen(piles: Sequence[PileOf], *likely: str) -> PileOf | None:
    """Whose pile is shown: the first of the ``likely`` keys that has one, else the first."""
    by_key = {pile.key: pile for pile in piles}
    wanted = (by_key[key] for key in likely if key in by_key)
    return next(wanted, piles[0] if piles else None)
