"""The process that judges: it is handed a record and numbers of steps, and sends back judgements.

It knows no window and no file, plays the record by itself, and ends when the pipe closes.
"""

from __future__ import annotations

import traceback
import zlib
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import TYPE_CHECKING, Final

from game.ai.spawned import spawned, stand_back
from game.session.background_job import end
from game.session.record import Record, RecordError, encoded, parse_record

if TYPE_CHECKING:
    from game.session.reviews.judging import Outline
    from game.session.reviews.review import Judgement

_NICENESS: Final = 10
"""Whoever plays, and an opponent who thinks, come first."""
_AHEAD: Final = 2
"""So many steps a process knows of at once, lest it wait for a frame of the window."""


@dataclass(frozen=True, slots=True)
class Faulty:
    """The record can't be judged. ``why``: in words for a player that can stand in a sentence, ""
    where nobody foresaw it; ``trace``: then the traceback."""

    why: str
    trace: str = ""


def live(connection: Connection, packed: bytes, seats: tuple[int, ...], apart: bool) -> None:
    """Send the outline of a game, then judge what is asked for until the other end is closed.

    ``packed``: the record. ``apart``: in a process of its own, which may be put behind all others.
    """
    if apart:
        stand_back(_NICENESS)
    try:
        _judge(connection, packed, seats)
    except (EOFError, OSError):
        return


def _judge(connection: Connection, packed: bytes, seats: tuple[int, ...]) -> None:
    from game.session.replay import Replay
    from game.session.reviews.judging import Judging

    try:
        judging = Judging(Replay(parse_record(zlib.decompress(packed))))
        connection.send(judging.outline(seats))
        while True:
            number: int = connection.recv()
            connection.send(judging.judgement(number))
    except (EOFError, OSError):
        raise
    except RecordError as error:
        connection.send(Faulty(error.told))
    except Exception:  # whoever waits for it has to hear of it
        connection.send(Faulty("", traceback.format_exc()))


def _begun_thread(packed: bytes, seats: tuple[int, ...]) -> Connection:
    """Our end of a pipe at whose other end a thread does the same. Raises OSError."""
    mine, theirs = Pipe()
    try:
        Thread(target=live, args=(theirs, packed, seats, False), daemon=True).start()
    except RuntimeError as error:
        mine.close()
        theirs.close()
        raise OSError(str(error)) from error
    return mine


class Judge:
    """One such process, seen from the window; where the system gives none, a thread.

    Raises OSError where it gives neither.
    """

    def __init__(self, record: Record, seats: tuple[int, ...]) -> None:
        packed = zlib.compress(encoded(record))  # small enough for no window to wait for a pipe
        self._process: SpawnProcess | None = None
        self.asked: deque[int] = deque()
        try:
            name = "cubewright-judging"
            self._process, self._connection = spawned(live, packed, seats, True, name=name)
        except OSError:
            self._connection = _begun_thread(packed, seats)

    @property
    def has_room(self) -> bool:
        """Whether another step may be handed over."""
        return len(self.asked) < _AHEAD

    def ask(self, number: int) -> None:
        """Have a step judged. Raises OSError where it has ended."""
        self._connection.send(number)
        self.asked.append(number)

    def heard(self) -> Iterator[Outline | Judgement | Faulty]:
        """What has come; never blocks. Raises EOFError or OSError where it has ended."""
        while self._connection.poll():
            yield self._connection.recv()
        if self._process is not None and not self._process.is_alive() and not self._is_late():
            raise EOFError

    def _is_late(self) -> bool:
        """Whether something came just before the end."""
        return self._connection.poll()

    def close(self) -> None:
        """End it, whatever it does."""
        if self._process is not None:
            end(self._process)
            self._process = None
        self._connection.close()
