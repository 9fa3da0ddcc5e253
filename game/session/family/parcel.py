"""Everything that a family keeps as one file, and what another one holds taken in.

A parcel is a zip of ``parcel.json`` (format and version), ``profiles.json`` and the records as they
lie in the folder of games. It is bounded and checked, never trusted: a name in it is no path, and
what is no sound record stays outside. Taken in twice, it changes nothing the second time.
"""

from __future__ import annotations

import contextlib
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from game.language import _
from game.session.durable import SHARED, write_durably, writing
from game.session.family.archive import Archive
from game.session.family.entry import entry_of
from game.session.family.profiles import FamilyFull, Profile, read_profiles, written
from game.session.folders import PARCEL
from game.session.kept import free_name
from game.session.record import MOST_BYTES, SUFFIX

FORMAT: Final = "cubewright-family"
VERSION: Final = 1
ENDING: Final = PARCEL
MOST_GAMES: Final = 50_000
MOST_TOTAL: Final = 4 << 30
"""Bytes of all that a parcel may unfold to."""
LONGEST: Final = 256 * 1024
"""Bytes of what is no record."""
LABEL, PROFILES, GAMES = "parcel.json", "profiles.json", "games/"


class ParcelError(Exception):
    """A file that is no parcel of ours, or a disk that refuses; told in one line."""


class _Label(msgspec.Struct, frozen=True):
    format: str
    version: int


@dataclass(frozen=True, slots=True)
class Taken:
    """What came of a parcel: new games and people, and games that could not be used."""

    games: int
    people: int
    broken: int


def pack(archive: Archive, path: Path) -> int:
    """Write everything into ``path``; how many games. Raises ParcelError, with nothing half left.

    What lay there is replaced only when all has been written.
    """
    try:
        with (
            writing(path, mode=SHARED) as half,
            zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED) as parcel,
        ):
            parcel.writestr(LABEL, msgspec.json.encode(_Label(FORMAT, VERSION)))
            parcel.writestr(PROFILES, written(_everybody(archive)))
            count = 0
            for file in sorted(archive.history.games.glob(f"*{SUFFIX}")):
                parcel.write(file, f"{GAMES}{file.name}")
                count += 1
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ParcelError(_("The file can't be written: {reason}").format(reason=reason)) from error
    return count


def unpack(archive: Archive, path: Path) -> Taken:
    """Take in what ``path`` holds and isn't here yet. Raises ParcelError; nothing is lost then."""
    try:
        with zipfile.ZipFile(path) as parcel:
            _check(parcel)
            people = _people(archive, _member(parcel, PROFILES, LONGEST))
            games, broken = _games(archive, parcel)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise ParcelError(_("The file is damaged: {reason}").format(reason=error)) from error
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as error:
        raise ParcelError(_("This is no family's file.")) from error
    except (OSError, KeyError) as error:
        reason = getattr(error, "strerror", None) or _("something is missing in it")
        raise ParcelError(_("The file can't be read: {reason}").format(reason=reason)) from error
    return Taken(games, people, broken)


def _everybody(archive: Archive) -> tuple[Profile, ...]:
    """Who is here; nobody is left out because a disk refuses. Raises ParcelError."""
    found = archive.profiles.all()
    if archive.profiles.unread:
        raise ParcelError(archive.profiles.problem)
    return found


def _check(parcel: zipfile.ZipFile) -> None:
    """Whether it is a parcel that this program knows, of a size that a family's can have."""
    found = parcel.infolist()
    if len(found) > MOST_GAMES or sum(each.file_size for each in found) > MOST_TOTAL:
        raise ParcelError(_("The file is larger than any family's."))
    label = msgspec.json.decode(_member(parcel, LABEL, LONGEST), type=_Label)
    if label.format != FORMAT:
        raise ParcelError(_("This is no family's file."))
    if label.version > VERSION:
        raise ParcelError(_("The file comes from a newer version of the game."))


def _member(parcel: zipfile.ZipFile, name: str, most: int) -> bytes:
    """What stands there under a name, if it is not more than ``most`` bytes. Raises ParcelError."""
    with parcel.open(name) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ParcelError(_("The file is larger than any family's."))
    return content


def _people(archive: Archive, content: bytes) -> int:
    """Welcome those who aren't here yet; who is stays as he is here."""
    came = 0
    here = {each.id for each in archive.profiles.all()}
    owned = {each.adopts for each in archive.profiles.all() if each.adopts}
    for profile in read_profiles(content):
        if profile.id not in here:
            with contextlib.suppress(FamilyFull):
                came += archive.profiles.put(_modest(profile, owned))
    return came


def _modest(profile: Profile, owned: set[str]) -> Profile:
    """Bare names that are somebody's here already stay so."""
    return msgspec.structs.replace(profile, adopts="") if profile.adopts in owned else profile


def _games(archive: Archive, parcel: zipfile.ZipFile) -> tuple[int, int]:
    """Keep the games that aren't here yet: how many, and how many are none."""
    folder = archive.history.games
    known = {sha256(content).digest() for content in _contents(folder)}
    new = broken = 0
    for entry in parcel.infolist():
        name = entry.filename.removeprefix(GAMES)
        if name == entry.filename or not name.endswith(SUFFIX):
            continue
        content = _member(parcel, entry.filename, MOST_BYTES)
        if sha256(content).digest() in known:
            continue
        told = entry_of(name, content)
        if told is None:
            broken += 1
            continue
        goal = free_name(folder / _safe(told.title, told.started, content), _is_free)
        write_durably(goal, content)
        archive.history.add(goal.name, content)
        known.add(sha256(content).digest())
        new += 1
    return new, broken


def _contents(folder: Path) -> Iterator[bytes]:
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            yield path.read_bytes()


def _safe(title: str, started: int, content: bytes) -> str:
    """A name of our own for a game that came: a stranger's may lead anywhere."""
    return f"{title}-{started}-{sha256(content).hexdigest()[:8]}{SUFFIX}"


def _is_free(path: Path) -> bool:
    return not path.exists()
