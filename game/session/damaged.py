"""Copies of games that can't be used: set aside, with the reason beside them."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from game.language import _
from game.session.atomic_write import set_aside
from game.session.match import Match
from game.session.record import NewerRecord, RecordError, UnreadableRecord, read_record
from game.session.verification import resume

log = logging.getLogger("cubewright")


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


def game_in(path: Path) -> Match:
    """The game in ``path``. Raises RecordError, whatever the rules raise: no save ends a start."""
    record = read_record(path)
    try:
        return resume(record)
    except RecordError:
        raise
    except Exception as error:
        log.exception("a save can't be played again")
        why = _("it can't be played again; the log tells why")
        raise UnreadableRecord(0, "", why, why) from error
