"""The record of a game: JSON Lines, one header, one line a step, one result.

Reading checks the shape of every line and says line and key of the first fault; it never trusts
what it reads. Whether the game in it is a fair one is :mod:`game.session.verification`'s question.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec

from game.error_reasons import reason_of
from game.language import _
from game.reading import TooLarge, read_file
from game.session.commitment import SALT_BYTES, is_commitment, is_salt
from game.session.header import Header, decode_header, header_data
from game.session.notes import without_note
from game.session.obfuscation import BrokenSeal, NewerSeal, is_sealed, unsealed
from game.session.seats import LONGEST_NAME, LONGEST_WORD, MOST_HEAD_START, is_name, is_word

FORMAT = "cubewright-record"
VERSION = 1
SUFFIX = ".cubelog"
MOST_BYTES = 2 * 1024 * 1024
"""No honest game is longer: those of four random agents take 50 KiB."""

LONGEST_WORDS = 400
"""Characters of a file that a complaint quotes at most."""


class RecordError(Exception):
    """A record that can't be used: the ``line`` (0: the file as a whole), ``key``, and what was
    ``expected`` there, in English; ``told``: why, translated, if a player can make anything of it.
    """

    def __init__(self, line: int, key: str, expected: str, told: str = "") -> None:
        super().__init__(line, key, expected)
        self._told = told
        self.line = line
        self.key = key
        self.expected = expected

    def __str__(self) -> str:
        key, expected = printable(self.key), printable(self.expected)
        if not self.line:
            return expected
        if not key:
            return f"line {self.line}: {expected}"
        return f"line {self.line}, {key}: {expected}"

    @property
    def told(self) -> str:
        """Why it can't be used, in words for a player that can stand in a sentence."""
        return self._told or _("it is damaged")


class NewerRecord(RecordError):  # noqa: N818 - a fact about the file, not a fault in it
    """A record of a later version of the game: sound perhaps, but not for this reader."""


class UnreadableRecord(RecordError):  # noqa: N818 - a fact about the disk, not about the record
    """A file that the system would not let us read."""


class StepLine(msgspec.Struct, frozen=True):
    """One step: a decision and everything that it caused."""

    n: int
    turn: int
    player: int
    action: dict[str, object]
    events: tuple[dict[str, object], ...]


class ResultLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of the game. ``salt``: what opens the commitment of the header, if it has one."""

    scores: tuple[int, ...]
    tiebreak: tuple[int, ...]
    winners: tuple[int, ...]
    finished: bool
    salt: str = ""


class LastLine(msgspec.Struct, frozen=True):
    """The line of the result."""

    result: ResultLine


class _Version(msgspec.Struct, frozen=True):
    """What is looked at before anything else of a header."""

    format: str
    version: int


class _MaybeLast(msgspec.Struct, frozen=True):
    """Tells a result from a step."""

    result: object = msgspec.UNSET


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read; ``result`` is None while the game is unfinished.

    The header stands in line 1, step ``n`` in line ``n + 1``.
    """

    header: Header
    steps: tuple[StepLine, ...] = field(default=())
    result: ResultLine | None = None


Line = TypeVar("Line")


def encode_line(line: Header | StepLine | LastLine) -> bytes:
    """One line of a record, its line end included."""
    return msgspec.json.encode(header_data(line) if isinstance(line, Header) else line) + b"\n"


def encoded(record: Record) -> bytes:
    """The whole record as it stands in a file."""
    ending = [] if record.result is None else [encode_line(LastLine(record.result))]
    return b"".join([encode_line(record.header), *map(encode_line, record.steps), *ending])


def read_record(path: Path) -> Record:
    """The record at ``path``. Raises RecordError, also for a file that can't be read."""
    try:
        content = read_file(path, MOST_BYTES)
    except TooLarge as error:
        raise _too_large() from error
    except OSError as error:
        reason = reason_of(error)
        expected = f"the file can't be read: {reason}"
        raise UnreadableRecord(0, "", expected, reason) from error
    return parse_record(content)


def _too_large() -> RecordError:
    message = f"the file is larger than {MOST_BYTES >> 20} MiB; no game is as long as that"
    return RecordError(0, "", message, _("it is too large for a game"))


def parse_record(content: bytes) -> Record:
    """The record in ``content``, plain or sealed. Raises RecordError."""
    if len(content) > MOST_BYTES:
        raise _too_large()
    content = without_note(content)
    if is_sealed(content):
        content = _opened(content)
    lines = content.removesuffix(b"\n").split(b"\n")
    header = _read_header(lines[0])
    steps: list[StepLine] = []
    for number, line in enumerate(lines[1:], 2):
        if _is_result(line, number):
            if number != len(lines):
                raise RecordError(number + 1, "", "nothing may follow the result")
            return Record(header, tuple(steps), _read_result(line, number, len(header.players)))
        steps.append(_read_step(line, number, len(header.players)))
    return Record(header, tuple(steps))


def _opened(content: bytes) -> bytes:
    """The record in a sealed save."""
    try:
        return unsealed(content, MOST_BYTES)
    except NewerSeal as error:
        raise _newer(error.version) from error
    except BrokenSeal as error:
        raise RecordError(0, "", "this unfinished game is damaged") from error


def _newer(version: int) -> NewerRecord:
    expected = f"this record has version {version}, this program reads up to {VERSION}"
    return NewerRecord(1, "version", expected, _("a newer version of the game has written it"))


def printable(text: str) -> str:
    """``text`` fit for a terminal: a file may hold any character and any length of them."""
    shown = "".join(char if char.isprintable() else "�" for char in text[:LONGEST_WORDS])
    return shown + "…" if len(text) > LONGEST_WORDS else shown


def _read_header(line: bytes) -> Header:
    version = _decode(line, _Version, 1)
    if version.format != FORMAT:
        raise RecordError(1, "format", f"expected “{FORMAT}”")
    if version.version > VERSION:
        raise _newer(version.version)
    if version.version < 1:
        raise RecordError(1, "version", "expected 1 or more")
    header = _decoded(line, decode_header, 1)
    if not 0 <= header.first_player < len(header.players):
        raise RecordError(1, "first_player", "expected the number of a player")
    for seat, player in enumerate(header.players):
        if not is_name(player.name):
            expected = f"expected a name of 1 to {LONGEST_NAME} printable characters"
            raise RecordError(1, f"players[{seat}].name", expected)
        if not is_word(player.profile):
            raise RecordError(1, f"players[{seat}].profile", _too_long())
        if not 0 <= player.head_start <= MOST_HEAD_START:
            expected = f"expected 0 to {MOST_HEAD_START}"
            raise RecordError(1, f"players[{seat}].head_start", expected)
    for key in ("title", "app", "content", "content_digest"):
        if not is_word(getattr(header, key)):
            raise RecordError(1, key, _too_long())
    if header.commitment and not is_commitment(header.commitment):
        raise RecordError(1, "commitment", "expected “sha256:” and 64 hexadecimal digits")
    if header.salt and not is_salt(header.salt):
        raise RecordError(1, "salt", _no_salt())
    return header


def _too_long() -> str:
    return f"expected at most {LONGEST_WORD} printable characters"


def _no_salt() -> str:
    return f"expected {2 * SALT_BYTES} hexadecimal digits"


def _read_step(line: bytes, number: int, players: int) -> StepLine:
    step = _decode(line, StepLine, number)
    if step.n != number - 1:
        raise RecordError(number, "n", f"expected {number - 1}")
    if not 0 <= step.player < players:
        raise RecordError(number, "player", "expected the number of a player")
    return step


def _is_result(line: bytes, number: int) -> bool:
    return _decode(line, _MaybeLast, number).result is not msgspec.UNSET


def _read_result(line: bytes, number: int, players: int) -> ResultLine:
    result = _decode(line, LastLine, number).result
    for key in ("scores", "tiebreak"):
        if len(getattr(result, key)) != players:
            raise RecordError(number, f"result.{key}", "expected one number for each player")
    if not result.winners or not all(0 <= seat < players for seat in result.winners):
        raise RecordError(number, "result.winners", "expected the numbers of players")
    if result.salt and not is_salt(result.salt):
        raise RecordError(number, "result.salt", _no_salt())
    return result


def _decode(line: bytes, kind: type[Line], number: int) -> Line:
    """``line`` as a ``kind``. Raises RecordError."""
    return _decoded(line, msgspec.json.Decoder(kind).decode, number)


def _decoded(line: bytes, decode: Callable[[bytes], Line], number: int) -> Line:
    """What ``decode`` makes of ``line``; every way in which that can fail becomes a RecordError."""
    try:
        return decode(line)
    except msgspec.ValidationError as error:
        raise _wrong_value(str(error), number) from error
    except (msgspec.DecodeError, UnicodeError, ValueError) as error:
        raise RecordError(number, "", f"not a complete line of JSON: {error}") from error
    except RecursionError as error:
        raise RecordError(number, "", "the line is nested too deeply") from error


def _wrong_value(message: str, number: int) -> RecordError:
    """The key and the expectation out of the decoder's message."""
    expected, __, path = message.partition(" - at `")
    key = path.removesuffix("`").removeprefix("$").removeprefix(".")
    missing = expected.removeprefix("Object missing required field `")
    if missing != expected:
        key = f"{key}.{missing.removesuffix('`')}".removeprefix(".")
        expected = "this key is missing"
    return RecordError(number, key, expected)
