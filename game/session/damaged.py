"""Copies of games that can't be used: set aside, with the reason beside them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.session.atomic_write import set_aside
from game.session.record import NewerRecord, RecordError, UnreadableRecord


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """A copy that could not be used: where it lies now, and why, in words for the player that can
    stand in a sentence."""

    path: Path
    reason: str


def put_aside(path: Path, error: RecordError) -> DamagedSave:
    """Set a damaged copy aside; one that can't be read, or not yet, stays where it is."""
    aside = path
    if not isinstance(error, NewerRecord | UnreadableRecord):
        try:
            aside = set_aside(path, str(error))
        except OSError:
            aside = path
    return DamagedSave(aside, error.told)
