"""Everything that a family keeps as one file.

A parcel is a zip of ``parcel.json`` (format and version), ``profiles.json`` and the records as they
lie in the folder of games. What lies there and is no finished game stays out and is named;
:mod:`game.session.family.unpacking` takes in what another family sent.
"""

from __future__ import annotations

import logging
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from game.error_reasons import reason_of
from game.language import _
from game.reading import read_file
from game.session.atomic_write import SHARED, writing
from game.session.family.archive import Archive
from game.session.family.entry import brief_entry
from game.session.family.profiles import Profile, written
from game.session.folders import PARCEL
from game.session.record import MOST_BYTES, SUFFIX, printable

FORMAT: Final = "cubewright-family"
VERSION: Final = 1
ENDING: Final = PARCEL
MOST_GAMES: Final = 50_000
LABEL, PROFILES, GAMES = "parcel.json", "profiles.json", "games/"
_LONGEST_NAME: Final = 80
_MODE: Final = 0o600 << 16
"""What whoever unfolds it by other means may do with a file of it."""
log = logging.getLogger("cubewright")
Progress = Callable[[int, int], None]
"""Hears how many games have been looked at, and of how many."""


class ParcelError(Exception):
    """A file that is no parcel of ours, or a disk that refuses; told in one line."""


class Label(msgspec.Struct, frozen=True):
    """What a parcel says of itself."""

    format: str
    version: int


@dataclass(frozen=True, slots=True)
class Outside:
    """A game that stayed outside: its ``name``, fit to be shown, and ``why``."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Packed:
    """What went into a parcel: how many games, and what lies among them and is none."""

    games: int
    outside: tuple[Outside, ...] = ()


def unheard(_done: int, _all: int) -> None:
    """Tell nobody how far it has come."""


def pack(archive: Archive, path: Path, progress: Progress = unheard) -> Packed:
    """Write everything into ``path``. Raises ParcelError, with nothing half left.

    What lay there is replaced only when all has been written.
    """
    try:
        with writing(path, mode=SHARED) as file:
            return _write(archive, file, progress)
    except OSError as error:
        text = _("The file can't be written: {reason}")
        raise ParcelError(text.format(reason=reason_of(error))) from error
    except ValueError as error:  # what a zip doesn't take
        log.warning("a family's file can't be written", exc_info=error)
        raise ParcelError(_("The file can't be written. The log tells why.")) from error


def _everybody(archive: Archive) -> tuple[Profile, ...]:
    """Who is here; nobody is left out because a disk refuses. Raises ParcelError."""
    found = archive.profiles.all()
    if archive.profiles.unread:
        raise ParcelError(archive.profiles.problem)
    return found


def _write(archive: Archive, file: BinaryIO, progress: Progress) -> Packed:
    games, outside = 0, list[Outside]()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as parcel:
        _put(parcel, LABEL, msgspec.json.encode(Label(FORMAT, VERSION)))
        _put(parcel, PROFILES, written(_everybody(archive)))
        files = sorted(archive.history.games.glob(f"*{SUFFIX}"))
        for done, each in enumerate(files):
            progress(done, len(files))
            entry = brief_entry(each)
            if entry is None:
                outside.append(Outside(shown(each.name), _("it is no finished game")))
                continue
            try:
                content = read_file(each, MOST_BYTES)
            except OSError as error:
                outside.append(Outside(shown(each.name), reason_of(error)))
                continue
            usual = each.name.isascii() and each.name.isprintable()
            name = each.name if usual else own_name(entry.title, entry.started, content)
            _put(parcel, f"{GAMES}{name}", content)
            games += 1
    return Packed(games, tuple(outside))


def _put(parcel: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put a member in. It bears no date: a clock may show years that a zip doesn't know."""
    member = zipfile.ZipInfo(name)
    member.external_attr = _MODE
    parcel.writestr(member, content, zipfile.ZIP_DEFLATED)


def shown(name: str) -> str:
    """A file's name, whatever is in it, fit to be shown."""
    text = printable(name)
    return f"{text[:_LONGEST_NAME]}…" if len(text) > _LONGEST_NAME else text


def own_name(title: str, started: int, content: bytes) -> str:
    """A name of our own for a game that came: a stranger's may lead anywhere."""
    return f"{title}-{started}-{sha256(content).hexdigest()[:8]}{SUFFIX}"
