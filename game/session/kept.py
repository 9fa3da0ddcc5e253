"""The games that lie on the shelf, as it tells of them: without playing them again."""

from __future__ import annotations

import re
import stat
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from game.rules.registry import TITLES
from game.session.atomic_write import older
from game.session.family.titles import by_turn, length
from game.session.header import BranchPoint, Header
from game.session.notes import (
    Count,
    Name,
    NotedPlayer,
    SaveNote,
    is_sound,
    noted_players,
    read_note,
)
from game.session.obfuscation import mark_of
from game.session.record import FORMAT, SUFFIX, RecordError, ResultLine, read_record

KEPT = 3
"""Older copies of each save."""
LONGEST_HEADER, LONGEST_STEP = 1 << 17, 1 << 15
"""Bytes of a record's first and last lines that are looked at."""
_COPY = re.compile(rf"(.+{re.escape(SUFFIX)})(?:\.[1-{KEPT}])?")


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game on the shelf. ``reached``: how far it came, as its players count, and ``at``: when it
    was saved, in seconds since 1970; 0 if nobody knows.

    ``winners``: seats, once it is over. ``elsewhere``: another window plays it. ``pack``: of what
    content it is; "" if nobody knows. ``origin``: where it was played on from.
    """

    path: Path
    title: str
    players: tuple[NotedPlayer, ...]
    reached: int
    at: int
    finished: bool = False
    winners: tuple[int, ...] = ()
    elsewhere: bool = False
    pack: str = ""
    origin: BranchPoint | None = None


class _Head(msgspec.Struct, frozen=True):
    """What is read of a record's header."""

    format: str
    title: Name
    players: tuple[NotedPlayer, ...]
    started: Count = 0
    content: str = ""
    origin: BranchPoint | None = None


class _Last(msgspec.Struct, frozen=True):
    """What is read of a record's last step or of its result."""

    turn: Count = 1
    result: ResultLine | None = None


@dataclass(frozen=True, slots=True)
class _Save:
    """An unfinished game's files: where its newest copy belongs, and what is known of it."""

    path: Path
    note: SaveNote | None
    written: float


def saves_in(folder: Path) -> list[Path]:
    """The unfinished games in ``folder``, the one played last first.

    What counts is the order in their notes; files without one come after, by their times. A save
    may exist as older copies only.
    """
    return [save.path for save in _saves_in(folder)]


def unfinished_in(folder: Path) -> list[KeptGame]:
    """The unfinished games in ``folder`` as the shelf tells of them, the one played last first;
    damaged ones are left out."""
    found = (_told(save) for save in _saves_in(folder))
    return [game for game in found if game is not None]


def newest_order(folder: Path) -> int:
    """The largest order of any note in ``folder``; 0 if there is none."""
    return max((save.note.order for save in _saves_in(folder) if save.note), default=0)


def stem_of(header: Header) -> str:
    """The name of a game's file without its suffix; it betrays no seed."""
    return f"{header.title}-{header.started}-{mark_of(header.seed)}"


def stems_of(header: Header) -> tuple[str, str]:
    """Under what names a game may lie here: today's, and that of version 0.1.0."""
    return stem_of(header), f"{header.title}-{header.started}-{header.seed}"


def free_name(path: Path, suits: Callable[[Path], bool]) -> Path:
    """``path`` if its name ``suits``, else with the first number in it that makes it do."""
    count, found = 1, path
    while not suits(found):
        count += 1
        found = path.with_name(f"{path.name.removesuffix(SUFFIX)}-{count}{SUFFIX}")
    return found


def _saves_in(folder: Path) -> list[_Save]:
    written: dict[Path, float] = {}
    for copy in folder.glob(f"*{SUFFIX}*"):
        match = _COPY.fullmatch(copy.name)
        time = _written(copy) if match else None
        if match and time is not None:
            path = folder / match[1]
            written[path] = max(written.get(path, 0.0), time)
    saves = [_Save(path, _newest_note(path), time) for path, time in written.items()]
    return sorted(saves, key=_order, reverse=True)


def _order(save: _Save) -> tuple[int, float, str]:
    return save.note.order if save.note else 0, save.written, save.path.name


def _newest_note(path: Path) -> SaveNote | None:
    notes = (read_note(copy) for copy in (path, *older(path, KEPT)))
    return next((note for note in notes if note is not None), None)


def _written(path: Path) -> float | None:
    """When a file was last written; None for what is no file or, in another window, just went."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime if stat.S_ISREG(found.st_mode) else None


def _told(save: _Save) -> KeptGame | None:
    note = save.note
    if note is not None:
        if note.title not in TITLES:
            return None
        reached = note.reached or by_turn(note.title, note.turn)
        noted = (note.title, note.players, reached, note.at)
        return KeptGame(save.path, *noted, pack=note.content, origin=note.origin)
    for copy in (save.path, *older(save.path, KEPT)):
        if copy.exists():
            found = _told_by_record(copy)
            if found is not None:
                seen = (found.title, found.players, found.reached, int(save.written))
                return KeptGame(save.path, *seen, pack=found.pack, origin=found.origin)
    return None


def _told_by_record(path: Path) -> KeptGame | None:
    """What a save without a note says; those of former versions have none."""
    try:
        record = read_record(path)
    except RecordError:
        return None
    header = record.header
    players = noted_players(header.players)
    if header.title not in TITLES or not is_sound(players) or record.result is not None:
        return None
    seen = (header.title, players, length(record), header.started)
    return KeptGame(path, *seen, pack=header.content, origin=header.origin)


def finished_game(path: Path) -> KeptGame | None:
    """What the first and the last lines of a finished game's record say; None: it is none."""
    if _written(path) is None:
        return None
    try:
        lines = _ends(path)
        head = msgspec.json.decode(lines[0], type=_Head)
        last = [msgspec.json.decode(line, type=_Last) for line in lines[1:]]
    except (OSError, msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return None
    result = last[-1].result if last else None
    if head.format != FORMAT or head.title not in TITLES or result is None:
        return None
    if not is_sound(head.players) or len(result.scores) != len(head.players):
        return None
    players = tuple(
        msgspec.structs.replace(player, points=points)
        for player, points in zip(head.players, result.scores, strict=True)
    )
    reached = by_turn(head.title, max(line.turn for line in last))
    game = (head.title, players, reached, head.started, True, result.winners)
    return KeptGame(path, *game, pack=head.content, origin=head.origin)


def source_of(path: Path) -> tuple[str, BranchPoint | None]:
    """Of what content the game is whose record lies there in plain text, and where it was played on
    from; "" and None if nobody knows."""
    try:
        with path.open("rb") as file:
            head = msgspec.json.decode(file.readline(LONGEST_HEADER), type=_Head)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return "", None
    return head.content, head.origin


def _ends(path: Path) -> Sequence[bytes]:
    """The first line of a file and its last two."""
    with path.open("rb") as file:
        first = file.readline(LONGEST_HEADER)
        size = file.seek(0, 2)
        file.seek(max(len(first), size - LONGEST_STEP))
        rest = file.read(LONGEST_STEP).rstrip(b"\n").split(b"\n")
    return [first, *(rest[-2:] if len(rest) > 1 else rest)]
