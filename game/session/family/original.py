"""The finished game that another one was played on from, found again among those that are kept."""

from __future__ import annotations

from pathlib import Path

from game.session.family.history import History
from game.session.header import BranchPoint
from game.session.playing_on import is_origin
from game.session.record import Record, RecordError, read_record


def original_of(history: History, title: str, origin: BranchPoint) -> tuple[Path, Record] | None:
    """Where the finished game of ``origin`` lies, under whatever name, and its record; None: it is
    not kept here."""
    for name in history.begun_at(title, origin.started):
        path = history.games / name
        record = _read(path)
        if record is not None and is_origin(origin, record):
            return path, record
    return None


def _read(path: Path) -> Record | None:
    try:
        return read_record(path)
    except RecordError:
        return None
