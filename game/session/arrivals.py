"""An unfinished game that comes from elsewhere: how it stands to the games that are kept here.

A copy of a save may be older than the save itself; going on with it must not cost what was played
since.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from game.session.kept import stems_of
from game.session.record import SUFFIX, Record, RecordError, read_record
from game.session.saves import SaveStore


class Standing(Enum):
    """How a game that comes stands to what is kept of it.

    ``NEW``: nothing of it is kept. ``SAME``: just this. ``FURTHER``: a part of it, which is
    nothing but its beginning. ``OLDER``: it, and what was played after it. ``APART``: the same
    game that took another way.
    """

    NEW = "new"
    SAME = "same"
    FURTHER = "further"
    OLDER = "older"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class Arrival:
    """``path``: the kept game that ``standing`` speaks of; ``finished``: that one is over."""

    standing: Standing
    path: Path | None = None
    finished: bool = False


def arrival(record: Record, saves: SaveStore) -> Arrival:
    """How an unfinished ``record``, whose title is known, stands to what ``saves`` keeps."""
    saves.finish()
    found = [_compared(record, kept, path) for path, kept in _kept(record, saves)]
    for wanted in (Standing.SAME, Standing.OLDER, Standing.FURTHER, Standing.APART):
        for each in found:
            if each.standing is wanted:
                return each
    return Arrival(Standing.NEW)


def _kept(record: Record, saves: SaveStore) -> Iterator[tuple[Path, Record]]:
    """The kept states of the game of ``record``, sound ones alone."""
    header = record.header
    folders = (saves.folder, saves.games)
    names = [f"{stem}*{SUFFIX}" for stem in stems_of(header)]
    for path in sorted({path for at in folders for name in names for path in at.glob(name)}):
        try:
            kept = read_record(path)
        except RecordError:
            continue
        if kept.header == header:
            yield path, kept


def _compared(record: Record, kept: Record, path: Path) -> Arrival:
    finished = kept.result is not None
    ours, theirs = kept.steps, record.steps
    shared = min(len(ours), len(theirs))
    if ours[:shared] != theirs[:shared]:
        return Arrival(Standing.APART, path, finished)
    if finished or len(ours) > len(theirs):
        return Arrival(Standing.OLDER, path, finished)
    return Arrival(Standing.SAME if len(ours) == len(theirs) else Standing.FURTHER, path)
