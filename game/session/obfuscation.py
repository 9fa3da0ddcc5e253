"""Unfinished games are sealed on the disk, so that a look into the file gives nothing away.

A record discloses everything that chance has decided, also what lies face down. While a game goes
on, its record is scrambled: enough for curious eyes, an editor or a search of the disk. It is no
protection against somebody who runs this very module: the key travels with the program. Records
of finished games, and those of ``simulate``, stay plain.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b, shake_256
from typing import Final

import msgspec

FORMAT: Final = "cubewright-save"
VERSION: Final = 1
_KEY: Final = b"cubewright: an unfinished game"
_SALT_BYTES: Final = 16
_START: Final = f'{{"format":"{FORMAT}",'.encode()


class BrokenSeal(Exception):  # noqa: N818 - says what was found
    """A sealed file that is damaged, or larger unsealed than its reader allows."""


class NewerSeal(BrokenSeal):
    """A file that a later version of the program has sealed. ``version``: which."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class _Sealed(msgspec.Struct, frozen=True):
    """The one line of a sealed file; ``content`` stands there in base64."""

    format: str
    version: int
    content: bytes


class _Version(msgspec.Struct, frozen=True):
    """The version alone, which is looked at before the rest."""

    version: int


def sealed(plain: bytes) -> bytes:
    """``plain`` as it lies on the disk; the same for the same, so that saves can be compared."""
    salt = _fingerprint(plain)
    line = _Sealed(FORMAT, VERSION, salt + _scrambled(zlib.compress(plain), salt))
    return msgspec.json.encode(line) + b"\n"


def is_sealed(content: bytes) -> bool:
    """Whether ``content`` begins as sealed files do."""
    return content.startswith(_START)


def unsealed(content: bytes, most_bytes: int) -> bytes:
    """What was sealed. Raises BrokenSeal, also for what would hold more than ``most_bytes``."""
    try:
        version = msgspec.json.decode(content, type=_Version).version
        if version != VERSION:
            raise NewerSeal(version) if version > VERSION else BrokenSeal
        line = msgspec.json.decode(content, type=_Sealed).content
        salt, scrambled = line[:_SALT_BYTES], line[_SALT_BYTES:]
        plain = zlib.decompressobj().decompress(_scrambled(scrambled, salt), most_bytes)
    except (msgspec.MsgspecError, UnicodeError, zlib.error) as error:
        raise BrokenSeal from error
    if _fingerprint(plain) != salt:
        raise BrokenSeal
    return plain


def mark_of(seed: int) -> str:
    """Eight letters and digits that tell games apart by their seeds, for the names of files."""
    return blake2b(str(seed).encode(), digest_size=4, key=_KEY).hexdigest()


def _fingerprint(plain: bytes) -> bytes:
    """Salt and seal in one: no two games are scrambled alike, and no damage goes unseen."""
    return blake2b(plain, digest_size=_SALT_BYTES, key=_KEY).digest()


def _scrambled(content: bytes, salt: bytes) -> bytes:
    """``content``, with a stream of bytes laid over it that follows from the salt; and back."""
    stream = shake_256(_KEY + salt).digest(len(content))
    mixed = int.from_bytes(content, "big") ^ int.from_bytes(stream, "big")
    return mixed.to_bytes(len(content), "big")
