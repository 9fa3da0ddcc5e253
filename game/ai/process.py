"""The process that thinks: it reads questions from a pipe and writes replies into it.

It knows no window and no file. It ends with the game: when the pipe closes, whatever it is doing.
"""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

from game.ai.questions import Question, Reply
from game.ai.spawned import stand_back
from game.ai.titles import BRAINS

ENOUGH = None
"""Sent in mid-thought: somebody needs the process now."""
READY = None
"""The first thing the process sends: everything is imported, a question may come."""
_NICENESS = 5
_LOOK_S = 0.004
"""So seldom a thought looks whether it is to end: a look costs as much as a leaf of the tree."""


class Doorbell:
    """Tells a thought to end when something waits in the pipe: :data:`ENOUGH`, or its end."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._looked = time.perf_counter()

    def rings(self) -> bool:
        """Whether to end the thought."""
        now = time.perf_counter()
        if now - self._looked < _LOOK_S:
            return False
        self._looked = now
        return self._connection.poll()


def live(connection: Connection) -> None:
    """Reply to questions until the other end is closed."""
    stand_back(_NICENESS)
    bell = Doorbell(connection)
    BRAINS.load(*BRAINS)
    try:
        connection.send(READY)
        while True:
            question: Question | None = connection.recv()
            if question is not ENOUGH:
                reply: Reply = question.replied(bell.rings)
                connection.send(reply)
    except (EOFError, OSError):
        return
