"""Taking in what another family sent: bounded, checked, replayed, never trusted.

A name in a parcel is no path; what is no sound record, and what the rules don't give when it is
played again, stays outside and is named. Taken in twice, or by several windows at once, a game
comes once.
"""

from __future__ import annotations

import contextlib
import logging
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from game.error_reasons import reason_of
from game.language import _
from game.reading import TooLarge, holds, open_file, read_file
from game.session.atomic_write import write_atomically
from game.session.family.archive import Archive
from game.session.family.entry import Entry, entry_of
from game.session.family.parcel import (
    FORMAT,
    GAMES,
    LABEL,
    MOST_GAMES,
    PROFILES,
    VERSION,
    Label,
    Outside,
    ParcelError,
    Progress,
    own_name,
    shown,
    unheard,
)
from game.session.family.profiles import FamilyFull, Profile, read_profiles
from game.session.file_lock import FileLocks
from game.session.header import POSITION
from game.session.kept import free_name
from game.session.record import MOST_BYTES, SUFFIX, RecordError, parse_record
from game.session.verification import verify

MOST_TOTAL: Final = 4 << 30
"""Bytes of all that a parcel may unfold to, and that it may have itself."""
LONGEST: Final = 256 * 1024
"""Bytes of what is no record."""
LONGEST_ENTRY: Final = 300
"""Bytes that a file's line in a zip's list of contents takes, as ours have them."""
WAIT_S: Final = 30.0
"""So long one window waits for another one that keeps a game."""
_END, _END_64 = b"PK\5\6", b"PK\6\7"
_END_BYTES, _LOCATOR_BYTES, _LONGEST_COMMENT = 22, 20, (1 << 16) - 1
_ENCRYPTED: Final = 0x1
_OURS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
log = logging.getLogger("cubewright")


@dataclass(frozen=True, slots=True)
class Taken:
    """What came of a parcel: new games and people, and games that stayed outside."""

    games: int
    people: int
    outside: tuple[Outside, ...] = ()


class _Refused(Exception):  # noqa: N818 - a fact about a game
    """A game that can't be taken in; says why."""


def unpack(archive: Archive, path: Path, progress: Progress = unheard) -> Taken:
    """Take in what ``path`` holds and isn't here yet. Raises ParcelError; nothing is lost then."""
    try:
        with open_file(path, MOST_TOTAL) as file:
            _check_contents(file)
            with zipfile.ZipFile(file) as parcel:
                _check(parcel)
                people = _people(archive, _member(parcel, PROFILES, LONGEST))
                games, outside = _games(archive, parcel, progress)
    except ParcelError:
        raise
    except TooLarge as error:
        raise _too_large() from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ParcelError(_("This is no family's file.")) from error
    except KeyError as error:
        raise ParcelError(_("This is no family's file: something is missing in it.")) from error
    except OSError as error:
        reason = reason_of(error)
        raise ParcelError(_("The file can't be read: {reason}").format(reason=reason)) from error
    except Exception as error:  # zips fail in many ways, each compression in its own
        log.warning("a family's file can't be read", exc_info=error)
        raise _damaged() from error
    return Taken(games, people, outside)


def _damaged() -> ParcelError:
    return ParcelError(_("The file is damaged."))


def _too_large() -> ParcelError:
    return ParcelError(_("The file is larger than any family's."))


def _check_contents(file: BinaryIO) -> None:
    """Whether the list of a zip's contents is of a size that can be read; where it lies is told
    at the file's end. Raises ParcelError."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _END_BYTES - _LOCATOR_BYTES - _LONGEST_COMMENT))
    tail = file.read()
    at = len(tail) - _END_BYTES
    if not (tail[at:].startswith(_END) and tail.endswith(b"\0\0")):
        at = tail.rfind(_END)
    if at < 0:
        raise ParcelError(_("This is no family's file."))
    large = tail[max(0, at - _LOCATOR_BYTES) : at].startswith(_END_64)
    if large or int.from_bytes(tail[at + 12 : at + 16], "little") > MOST_GAMES * LONGEST_ENTRY:
        raise _too_large()
    file.seek(0)


def _check(parcel: zipfile.ZipFile) -> None:
    """Whether it is a parcel that this program knows, of a size that a family's can have."""
    found = parcel.infolist()
    if len(found) > MOST_GAMES or sum(each.file_size for each in found) > MOST_TOTAL:
        raise _too_large()
    label = msgspec.json.decode(_member(parcel, LABEL, LONGEST), type=Label)
    if label.format != FORMAT:
        raise ParcelError(_("This is no family's file."))
    if label.version > VERSION:
        raise ParcelError(_("The file comes from a newer version of the game."))


def _member(parcel: zipfile.ZipFile, named: str | zipfile.ZipInfo, most: int) -> bytes:
    """What stands there under a name, if it is not more than ``most`` bytes. Raises ParcelError.

    What was folded in another way than ours is not unfolded: it might grow without a bound.
    """
    member = parcel.getinfo(named) if isinstance(named, str) else named
    if member.compress_type not in _OURS or member.flag_bits & _ENCRYPTED:
        raise ParcelError(_("The file was not written by this game."))
    if member.file_size > most:
        raise _too_large()
    with parcel.open(member) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise _too_large()
    return content


@contextlib.contextmanager
def _alone(archive: Archive) -> Iterator[None]:
    """Within the block no other window takes anything in. Raises ParcelError."""
    claims, until = FileLocks(), time.monotonic() + WAIT_S
    place = archive.folder / "parcel"
    with contextlib.suppress(OSError):  # then nobody can be told apart, and everybody may
        place.parent.mkdir(parents=True, exist_ok=True)
    while not claims.take(place):
        if time.monotonic() > until:
            raise ParcelError(_("Another window takes in a file just now. Try it again later."))
        time.sleep(0.01)
    try:
        yield
    finally:
        claims.give_all_back()


def _people(archive: Archive, content: bytes) -> int:
    """Welcome those who aren't here yet; who is stays as he is here."""
    came = 0
    with _alone(archive):
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


def _games(
    archive: Archive, parcel: zipfile.ZipFile, progress: Progress
) -> tuple[int, tuple[Outside, ...]]:
    """Keep the games that aren't here yet: how many, and those that stay outside."""
    games = [each for each in parcel.infolist() if _is_game(each.filename)]
    known = {sha256(content).digest() for content in _contents(archive.history.games)}
    new, outside = 0, list[Outside]()
    for done, each in enumerate(games):
        progress(done, len(games))
        try:
            content = _read(parcel, each)
            digest = sha256(content).digest()
            if digest not in known:
                new += _keep(archive, _true(each.filename, content), content)
                known.add(digest)
        except _Refused as error:
            outside.append(Outside(shown(each.filename.removeprefix(GAMES)), str(error)))
    return new, tuple(outside)


def _is_game(name: str) -> bool:
    return name.startswith(GAMES) and name.endswith(SUFFIX)


def _read(parcel: zipfile.ZipFile, named: zipfile.ZipInfo) -> bytes:
    """A game's bytes. Raises _Refused: one that is damaged spoils no other."""
    try:
        return _member(parcel, named, MOST_BYTES)
    except ParcelError as error:
        raise _Refused(str(error)) from error
    except Exception as error:
        log.warning("a game in a family's file can't be read", exc_info=error)
        raise _Refused(_("it is damaged")) from error


def _true(name: str, content: bytes) -> Entry:
    """The entry of a finished game that the rules give as it is told, from its beginning to its
    end. Raises _Refused."""
    try:
        record = parse_record(content)
    except RecordError as error:
        log.warning("%s: %s", name, error)
        raise _Refused(error.told) from error
    entry = entry_of(name, content)
    if entry is None:
        raise _Refused(_("it is no finished game of a box that is here"))
    if POSITION in record.header.setup:
        raise _Refused(_("it doesn't begin at the beginning of a game"))
    try:
        difference = verify(record).difference
    except Exception as error:  # what the rules themselves don't understand is no true game
        log.exception("a record can't be replayed")
        raise _Refused(_("it can't be played again")) from error
    if difference:
        log.warning("%s: %s", name, difference)
        raise _Refused(_("its moves don't fit the rules"))
    return entry


def _keep(archive: Archive, entry: Entry, content: bytes) -> bool:
    """Keep a game unless another window has just done so: whether it is new. Raises ParcelError."""
    usual = archive.history.games / own_name(entry.title, entry.started, content)
    with _alone(archive):
        goal = free_name(usual, lambda path: not path.exists() or holds(path, content))
        if goal.exists():
            return False
        try:
            write_atomically(goal, content)
        except OSError as error:
            text = _("A game can't be kept: {reason}. Those before it are here.")
            raise ParcelError(text.format(reason=reason_of(error))) from error
    archive.history.add(goal.name, content)
    return True


def _contents(folder: Path) -> Iterator[bytes]:
    """What lies among the games already; what is no file of a game's size is none."""
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            yield read_file(path, MOST_BYTES)
