"""Who plays here: names, colours and figures of a family, on this computer alone.

Several windows may write: each changes one profile in what is there. Whoever is removed keeps his
games, under the name that stands in their records.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from game.ai.levels import LEVELS
from game.language import _
from game.session.notebook import Notebook, Words
from game.session.seats import COLORS, LONGEST_NAME, is_name

MOST_BYTES: Final = 256 * 1024
MOST: Final = 60
"""So many profiles at most."""
KEPT: Final = 3
OWN: Final = "pawn"
"""The figure of those who play with the pawn of their colour."""
FIGURES: Final = (OWN, *LEVELS)
"""What somebody may look like: the own pawn, or an animal of the house."""

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
    return _shown(msgspec.json.decode(content, type=_File))


def written(profiles: Sequence[Profile]) -> bytes:
    """``profiles`` as they stand in a file."""
    return msgspec.json.format(msgspec.json.encode(_File(tuple(profiles))), indent=2) + b"\n"


class Profiles(Notebook[_File]):
    """The family's file. ``problem``: a sentence where it could not be used or kept, else ""."""

    def __init__(self, path: Path) -> None:
        words = Words(
            unread=_("The family could not be read: {reason}. {file} stays as it is."),
            damaged=_("The family's file was damaged and has been set aside as {file}."),
            unkept=_("The family could not be saved: {reason}. ({file})"),
        )
        super().__init__(
            path, _File(()), words, keep=KEPT, most=MOST_BYTES, indent=True, retries=False
        )

    def all(self) -> tuple[Profile, ...]:
        """Everybody, in the order in which they came; read again where a window has written."""
        return _shown(self.read())

    def by_id(self, number: str) -> Profile | None:
        """Who has that id."""
        return next((each for each in self.all() if each.id == number), None)

    def put(self, profile: Profile) -> bool:
        """Keep a new or a changed profile; False, with :attr:`problem` set, if that can't be.

        Raises FamilyFull.
        """
        return self.change(lambda found: _with(found, profile))

    def remove(self, number: str) -> bool:
        """Forget who has that id; the games stay."""
        return self.change(lambda found: _without(found, number))


def _shown(file: _File) -> tuple[Profile, ...]:
    """Those in it that can be shown; the others stay in it, for a program that can."""
    sound = {each.id: each for each in file.profiles if is_sound(each)}
    return tuple(sound.values())[:MOST]


def _with(found: _File, profile: Profile) -> _File:
    changed = tuple(profile if each.id == profile.id else each for each in found.profiles)
    if profile not in changed:
        if len(_shown(found)) >= MOST:
            raise FamilyFull
        changed += (profile,)
    return replace(found, profiles=changed)


def _without(found: _File, number: str) -> _File:
    return replace(found, profiles=tuple(each for each in found.profiles if each.id != number))
