"""Where a finished game is kept."""

from __future__ import annotations

from pathlib import Path

from game.session.kept import stems_of
from game.session.record import SUFFIX, Record, RecordError, read_record


def kept_at(games: Path, record: Record) -> Path | None:
    """The file in the folder ``games`` that has this very record; None: none.

    A copy of a game that was played on elsewhere has a number in its name.
    """
    for stem in stems_of(record.header):
        for path in sorted(games.glob(f"{stem}*{SUFFIX}")):
            try:
                if read_record(path) == record:
                    return path
            except RecordError:
                continue
    return None
