"""One small file of the player's that is read once and written whenever something is added to it.

A file that can't be read is set aside with its reason; then nothing stands in it yet, and that is
all that is lost.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.reading import TooLarge, read_file
from game.session.durable import set_aside, write_durably

MOST_BYTES = 1 << 20
T = TypeVar("T", bound=msgspec.Struct)


class Notebook(Generic[T]):
    """What stands in the file at ``path``, ``empty`` where there is none.

    ``damaged``: the sentence for a file that has been set aside; ``unkept``: that for one which
    can't be written, with the gap ``{reason}``. ``problem``: a sentence for the player, else empty.
    """

    def __init__(self, path: Path, empty: T, damaged: str, unkept: str) -> None:
        self.problem = ""
        self._path, self._empty = path, empty
        self._damaged, self._unkept = damaged, unkept
        self._told: T | None = None

    def read(self) -> T:
        """What stands there."""
        if self._told is None:
            self._told = self._read()
        return self._told

    def write(self, told: T) -> None:
        """Have ``told`` stand there, if anything else does."""
        if self.read() == told:
            return
        self._told = told
        try:
            write_durably(self._path, msgspec.json.encode(told), keep=1)
        except OSError as error:
            self.problem = self._unkept.format(reason=error.strerror or str(error))

    def _read(self) -> T:
        try:
            return msgspec.json.decode(read_file(self._path, MOST_BYTES), type=type(self._empty))
        except FileNotFoundError:
            return self._empty
        except OSError as error:
            self.problem = error.strerror or str(error)
            return self._empty
        except (TooLarge, msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.problem = self._damaged
            with contextlib.suppress(OSError):
                set_aside(self._path, str(error))
            return self._empty
