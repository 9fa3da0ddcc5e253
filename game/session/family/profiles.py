"""Who plays here: names, colours and figures of a family, on this computer alone.

Several windows may write: each reads what is there, changes one profile and writes it back under a
lock. Whoever is removed keeps his games, under the name that stands in their records.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.ai.levels import LEVELS
from game.language import _
from game.reading import read_file
from game.session.claims import Claims
from game.session.durable import older, set_aside, write_durably
from game.session.seats import COLORS, LONGEST_NAME, is_name

MOST_BYTES: Final = 256 * 1024
MOST: Final = 60
"""So many profiles at most."""
KEPT: Final = 3
OWN: Final = "pawn"
"""The figure of those who play with the pawn of their colour."""
FIGURES: Final = (OWN, *LEVELS)
"""What somebody may look like: the own pawn, or an animal of the house."""
WAIT_S: Final = 3.0

Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{12}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class Profile(msgspec.Struct, frozen=True):
    """Somebody of the family; ``id`` is nobody else's, for two may have one name.

    ``figure``: one of :data:`FIGURES`. ``adopts``: games of this bare name are theirs as well, for
    they were played before there was the profile.
    """

    id: Id
    name: Name
    color: str
    figure: str = OWN
    adopts: str = ""


class _File(msgspec.Struct, frozen=True):
    profiles: tuple[Profile, ...]
    format: str = "cubewright-family"
    version: int = 1


class FamilyFull(Exception):  # noqa: N818 - a fact about the family
    """There are as many profiles as there may be."""


def new_id() -> str:
    """An id that nobody has."""
    return secrets.token_hex(6)


def is_sound(profile: Profile) -> bool:
    """Whether it can be shown."""
    known = profile.color in COLORS and profile.figure in FIGURES
    return known and is_name(profile.name) and len(profile.adopts) <= LONGEST_NAME


def read_profiles(content: bytes) -> tuple[Profile, ...]:
    """The profiles in ``content``, those alone that can be shown. Raises msgspec's errors."""
    found = msgspec.json.decode(content, type=_File).profiles
    sound = {each.id: each for each in found if is_sound(each)}
    return tuple(sound.values())[:MOST]


def written(profiles: Sequence[Profile]) -> bytes:
    """``profiles`` as they stand in a file."""
    return msgspec.json.format(msgspec.json.encode(_File(tuple(profiles))), indent=2) + b"\n"


class Profiles:
    """The family's file. ``problem``: a sentence where it could not be used or kept, else ""."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        self._seen: tuple[int, int] | None = None
        self._known: tuple[Profile, ...] = ()

    def all(self) -> tuple[Profile, ...]:
        """Everybody, in the order in which they came; read again where a window has written."""
        stamp = self._stamp()
        if stamp != self._seen:
            self._known, self._seen = self._read(), self._stamp()
        return self._known

    def by_id(self, number: str) -> Profile | None:
        """Who has that id."""
        return next((each for each in self.all() if each.id == number), None)

    def put(self, profile: Profile) -> bool:
        """Keep a new or a changed profile; False, with :attr:`problem` set, if that can't be.

        Raises FamilyFull.
        """
        return self._change(lambda found: _with(found, profile))

    def remove(self, number: str) -> bool:
        """Forget who has that id; the games stay."""
        return self._change(lambda found: [each for each in found if each.id != number])

    def _change(self, change: Callable[[Sequence[Profile]], list[Profile]]) -> bool:
        claims, tried = Claims(), time.monotonic() + WAIT_S
        while not claims.take(self.path) and time.monotonic() < tried:
            time.sleep(0.01)
        try:
            self._seen = None
            content = written(change(self.all()))
            write_durably(self.path, content, keep=KEPT)
            self.problem = ""
        except OSError as error:
            self.problem = _("The family could not be saved: {reason}").format(
                reason=error.strerror or error
            )
        finally:
            claims.give_all_back()
        self._seen = None
        return not self.problem

    def _stamp(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def _read(self) -> tuple[Profile, ...]:
        """The newest copy that can be read; damaged ones before it are set aside."""
        for copy in (self.path, *older(self.path, KEPT)):
            try:
                return read_profiles(read_file(copy, MOST_BYTES))
            except FileNotFoundError:
                continue
            except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as error:
                self._reject(copy, str(error))
            except OSError as error:
                self.problem = _("The family could not be read: {reason}").format(
                    reason=error.strerror or error
                )
                return self._known
        return ()

    def _reject(self, copy: Path, reason: str) -> None:
        text = _("The family's file was damaged and has been set aside: {reason}")
        self.problem = text.format(reason=reason)
        try:
            set_aside(copy, reason)
        except OSError:
            return


def _with(found: Sequence[Profile], profile: Profile) -> list[Profile]:
    changed = [profile if each.id == profile.id else each for each in found]
    if profile not in changed:
        if len(found) >= MOST:
            raise FamilyFull
        changed.append(profile)
    return changed
