"""The note before a saved game: what the shelf tells of it without playing it again.

An unfinished game's file is one line of JSON, then the record. The line holds what anybody at the
table sees, and a number that grows with every save of a folder: clocks may be set back, and the
times of files may lie.
"""

from __future__ import annotations

import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from game.session.header import BranchPoint
from game.session.seats import COLORS, Seat, is_name

FORMAT = "cubewright-note"
LONGEST = 8192
"""Bytes of a note; what is longer is none."""
MOST = 2**53
"""Numbers beyond are nobody's: the next one would not fit."""
_START = f'{{"format":"{FORMAT}",'.encode()

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=MOST)]
Points = Annotated[int, msgspec.Meta(gt=-MOST, lt=MOST)]


class NotedPlayer(msgspec.Struct, frozen=True):
    """Somebody at the table, and the points so far."""

    name: Name
    agent: Name
    color: Name
    points: Points | None = None


def noted_players(players: Iterable[Seat]) -> tuple[NotedPlayer, ...]:
    """What is noted of those at a table before anybody's points are known."""
    return tuple(NotedPlayer(each.name, each.agent, each.color) for each in players)


class SaveNote(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a game.

    ``order`` is larger the later it was saved; ``at``: seconds since 1970 by the clock of then;
    ``reached``: how far it has come, 0 in a note of former versions; ``content``: its pack, "" in
    such a note; ``origin``: where it was played on from.
    """

    format: str = FORMAT
    order: Count = 0
    at: Count = 0
    title: Name
    turn: Count
    reached: Count = 0
    content: str = ""
    players: tuple[NotedPlayer, ...]
    origin: BranchPoint | None = None


def noted(content: bytes, note: SaveNote) -> bytes:
    """``content`` with its note before it."""
    return msgspec.json.encode(note) + b"\n" + content


def without_note(content: bytes) -> bytes:
    """What stands behind the note, if there is one."""
    return content.partition(b"\n")[2] if content.startswith(_START) else content


def read_note(path: Path) -> SaveNote | None:
    """The note of the file at ``path``; None where there is none that can be used."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return None
        with path.open("rb") as file:
            line = file.read(LONGEST).partition(b"\n")[0]
    except (OSError, ValueError):
        return None
    if not line.startswith(_START):
        return None
    try:
        note = msgspec.json.decode(line, type=SaveNote)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return None
    return note if is_sound(note.players) else None


def is_sound(players: tuple[NotedPlayer, ...]) -> bool:
    """Whether these can be shown: at least one, with printable names and colours of ours."""
    shown = all(is_name(player.name) and player.color in COLORS for player in players)
    return shown and 0 < len(players) <= len(COLORS)
