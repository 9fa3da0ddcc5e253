"""The file of finished groups, from which a run that was ended goes on.

Lines of JSON: first who plays what, then one line a group as it is finished. The last line may be
torn, if the machine went down while it was written; it is dropped, and its group played again.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.arena.contest import Contest, PairedGames
from game.arena.titles import SCALES
from game.error_reasons import reason_of
from game.rules.core import OptionValue

FORMAT = "cubewright-arena"
VERSION = 2
"""Since 2 each game tells its drama."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the results depend on: groups of another header don't belong to the run."""

    format: str
    version: int
    title: str
    content: str
    digest: str
    agents: tuple[str, ...]
    seed: int
    iterations: int | None
    options: dict[str, OptionValue] = {}


class LedgerError(Exception):
    """The file can't be gone on with; the message is a sentence for whoever named it."""


class _Finished(NamedTuple):
    """The groups of a file, and how many of its bytes are whole lines."""

    groups: dict[int, PairedGames]
    length: int


class Ledger:
    """The finished groups of one contest, in ``path``; ``groups`` by number."""

    def __init__(self, path: Path, contest: Contest, digest: str) -> None:
        """Read the file, or begin it. Raises LedgerError."""
        self.path = path
        header = _header(contest, digest)
        try:
            content = path.read_bytes() if path.exists() else b""
            self.groups, length = _read(path, content, header, contest.period)
            with path.open("ab") as file:
                file.truncate(length)
                if not length:
                    file.write(msgspec.json.encode(header) + b"\n")
        except OSError as error:
            raise _unusable(path, error) from error

    def add(self, group: PairedGames) -> None:
        """Write a finished group down. Raises LedgerError."""
        self.groups[group.number] = group
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(asdict(group)) + b"\n")
        except OSError as error:
            raise _unusable(self.path, error) from error


def _header(contest: Contest, digest: str) -> Heading:
    return Heading(
        format=FORMAT,
        version=VERSION,
        title=contest.title,
        content=contest.content,
        digest=digest,
        agents=contest.agents,
        seed=contest.seed,
        iterations=contest.iterations,
        options=dict(contest.options),
    )


def _read(path: Path, content: bytes, header: Heading, period: int) -> _Finished:
    first, *lines = content.splitlines(keepends=True) or [b""]
    if not first.endswith(b"\n") and msgspec.json.encode(header).startswith(first):
        return _Finished({}, 0)
    _compare(path, first, header)
    groups, length = {}, len(first)
    for number, line in enumerate(lines, 2):
        if not line.endswith(b"\n"):
            break
        group = _group(path, number, line, header, period)
        groups[group.number] = group
        length += len(line)
    return _Finished(groups, length)


def _compare(path: Path, line: bytes, header: Heading) -> None:
    """Raise LedgerError unless the file belongs to the run."""
    try:
        found = msgspec.json.decode(line, type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path} is not a file of the arena") from error
    for name in Heading.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(header, name)
        if theirs != ours:
            raise LedgerError(
                f"{path} is of another run: its {name} is {_shown(theirs)}, not {_shown(ours)}"
            )


def _shown(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _group(path: Path, number: int, line: bytes, header: Heading, period: int) -> PairedGames:
    try:
        group = _with_notes(msgspec.json.decode(line, type=PairedGames), header.title)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _damaged(path, number) from error
    if group.number < 0 or len(group.games) != period:
        raise _damaged(path, number)
    return group


def _with_notes(group: PairedGames, title: str) -> PairedGames:
    """The group with its notes as the title's own. Raises msgspec's errors."""
    scales = SCALES.get(title)
    if scales is None:
        return group
    games = tuple(
        replace(game, notes=game.notes and msgspec.convert(game.notes, scales.notes))
        for game in group.games
    )
    return replace(group, games=games)


def _damaged(path: Path, number: int) -> LedgerError:
    return LedgerError(f"{path}: line {number} is not a finished group")


def _unusable(path: Path, error: OSError) -> LedgerError:
    return LedgerError(f"{path} can't be used: {reason_of(error)}")
