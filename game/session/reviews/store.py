"""The reviews of finished games, kept with the games: a file for each in a folder beside them.

A review can always be made again from its record. So one that can't be read, or was judged by
another version, is as good as none, and the next one takes its place; a disk that refuses a review
costs nothing but its making.
"""

from __future__ import annotations

import contextlib
import logging
import zlib
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from game.reading import read_file
from game.session.atomic_write import write_atomically
from game.session.beside import Beside
from game.session.leftovers import REVIEWS
from game.session.record import Record
from game.session.reviews.review import DIGITS, VERSION, Judgement, Review

SUFFIX: Final = ".review"
MOST_BYTES: Final = 4 * 1024 * 1024  # before it is compressed
"""More than a review of the longest game that a record may hold."""
AT_HAND: Final = 4
"""So many reviews are held in memory: those that were asked for last."""
log = logging.getLogger("cubewright")


class _Kept(msgspec.Struct, frozen=True):
    """A file, compressed by zlib: what is in it, and of which way of judging."""

    version: int
    review: Review


def digest_of(record: Record) -> str:
    """What a review knows its game by: all that was dealt and done, and by no name of anybody."""
    header = record.header
    told = {
        "title": header.title,
        "content": header.content_digest,
        "seed": header.seed,
        "first_player": header.first_player,
        "options": header.options,
        "seats": [player.options for player in header.players],
        "setup": header.setup,
        "steps": [(step.player, step.turn, step.action) for step in record.steps],
    }
    return blake2b(msgspec.json.encode(told, order="sorted"), digest_size=16).hexdigest()


class Reviews:
    """The reviews of the games in the folder ``games``, by where their records lie."""

    def __init__(self, games: Path) -> None:
        self.games, self.folder = games, games / REVIEWS
        self._beside = Beside("reviews")
        self._tidied = False
        self._read: dict[Path, tuple[tuple[int, int], Review | None]] = {}
        self._waiting: dict[Path, Review] = {}

    def of(self, path: Path) -> Review | None:
        """What is known of the game whose record lies at ``path``; None: nothing, or nothing that
        can be read, or is of today."""
        waiting = self._waiting.get(path)
        return waiting if waiting is not None else self._on_disk(self._file(path))

    def all(self) -> dict[Path, Review]:
        """What is known of all games that still lie there, by record, in the order of the names."""
        found = {self.games / file.name.removesuffix(SUFFIX) for file in self._files()}
        found |= set(self._waiting)
        known = {path: self.of(path) for path in sorted(found) if path.is_file()}
        return {path: review for path, review in known.items() if review is not None}

    def keep(self, path: Path, review: Review) -> None:
        """Keep what is known of the game whose record lies at ``path``; on a thread of its own, for
        a disk may take its time. Of several the last one counts."""
        self._waiting[path] = review
        if not self._tidied:
            self._tidied = True
            self._beside.soon(self._tidy)
        self._beside.soon(lambda: self._write(path))

    def forget(self, path: Path) -> None:
        """Forget what is known of a game. Raises OSError when the disk refuses."""
        self._waiting.pop(path, None)
        self._beside.finish()
        self._file(path).unlink(missing_ok=True)

    def finish(self) -> None:
        """Wait until everything is on the disk."""
        self._beside.finish()

    def _tidy(self) -> None:
        """Clear away the reviews of games that went without us; a disk that refuses may."""
        for file in self._files():
            if not (self.games / file.name.removesuffix(SUFFIX)).is_file():
                with contextlib.suppress(OSError):
                    file.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        with contextlib.suppress(OSError):
            return sorted(self.folder.glob(f"*{SUFFIX}"))
        return []

    def _file(self, path: Path) -> Path:
        return self.folder / f"{path.name}{SUFFIX}"

    def _write(self, path: Path) -> None:
        review = self._waiting.get(path)
        if review is None or not path.is_file():
            self._waiting.pop(path, None)
            return
        try:
            write_atomically(self._file(path), _encoded(review))
        except OSError as error:
            log.warning("a review can't be kept: %s", error)
            return
        if self._waiting.get(path) is review:
            del self._waiting[path]

    def _on_disk(self, file: Path) -> Review | None:
        """The review in a file; what hasn't changed since isn't read again."""
        try:
            found = file.stat()
        except OSError:
            return None
        stamp = found.st_mtime_ns, found.st_size
        known = self._read.pop(file, None)
        if known is None or known[0] != stamp:
            known = stamp, _decoded(file)
        self._read[file] = known
        for oldest in list(self._read)[:-AT_HAND]:
            del self._read[oldest]
        return known[1]


def _encoded(review: Review) -> bytes:
    """A review as a file holds it: reasons repeat, so it shrinks to a sixth and less."""
    kept = replace(review, judged=tuple(map(_rounded, review.judged)))
    return zlib.compress(msgspec.json.encode(_Kept(review.version, kept)))


def _rounded(each: Judgement) -> Judgement:
    chances = ("chance", "best", "noise", "lost", "luck")
    return replace(each, **{name: round(getattr(each, name), DIGITS) for name in chances})


def _decoded(file: Path) -> Review | None:
    """The review in a file; None where it is none of today."""
    try:
        packed = read_file(file, MOST_BYTES)
        kept = msgspec.json.decode(zlib.decompressobj().decompress(packed, MOST_BYTES), type=_Kept)
    except (OSError, zlib.error, msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return kept.review if kept.version == VERSION else None
