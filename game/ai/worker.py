"""Thinking in a process of its own, so that no frame ever waits for it.

The process is spawned (it works frozen and on every system) and imports nothing but rules and
agents. Requests go out one at a time and answers come back as the number of a legal move.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from game.ai.agent import Budget, agent
from game.rules.chance import Dealer
from game.rules.core import Move, View

TRIES = 3
"""How many processes may die over a request before it is answered without one."""
_READY = -1
_CLOSING_SECONDS = 0.5
_NICENESS = 5


@dataclass(frozen=True, slots=True)
class Request:
    """A decision to be made: everything that the answer depends on."""

    request_id: int
    agent_name: str
    title: str
    view: View
    legal_moves: tuple[Move, ...]
    budget: Budget
    seed: int

    def chosen(self) -> Move:
        """What the agent chooses."""
        thinker = agent(self.agent_name, self.title)
        return thinker.choose(self.view, self.legal_moves, self.budget, Dealer(self.seed))

    def drawn(self) -> Move:
        """Any legal move, for when the agent fails."""
        return Dealer(self.seed).choice(self.legal_moves)


@dataclass(frozen=True, slots=True)
class Answer:
    """The move chosen for a request; ``fault`` tells what went wrong on the way, if anything."""

    request_id: int
    move: Move
    fault: str | None = None


class ThinkingWorker:
    """One process that thinks about one request at a time; the latest one counts.

    The process starts at once, so that it is warm when first asked. When it dies, a new one is
    started and asked again. Use it as a context manager or :meth:`close` it with the window.
    """

    def __init__(self) -> None:
        self._wanted: Request | None = None
        self._asked: Request | None = None
        self._deaths = 0
        self._start()

    def __enter__(self) -> ThinkingWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def process_id(self) -> int | None:
        """The process that thinks now."""
        return self._process.pid

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._wanted is not None

    def ask(
        self,
        request_id: int,
        agent_name: str,
        title: str,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,
        seed: int,
    ) -> None:
        """Ask for a move; an earlier request that is not answered yet is forgotten.

        Raises UnknownAgent.
        """
        agent(agent_name, title)
        moves = tuple(legal_moves)
        self._wanted = Request(request_id, agent_name, title, view, moves, budget, seed)
        if self._deaths >= TRIES:
            self._start()
        self._deaths = 0
        self._send()

    def cancel(self) -> None:
        """Forget the request under way; its answer will never be polled."""
        self._wanted = None

    def poll(self) -> Answer | None:
        """The answer if it has come, else None. Never blocks; call it every frame."""
        if self._deaths >= TRIES:
            return None
        try:
            while self._connection.poll():
                answer = self._received(*self._connection.recv())
                if answer:
                    return answer
        except (EOFError, OSError):
            return self._died()
        return None if self._process.is_alive() else self._died()

    def close(self) -> None:
        """End the process; nothing may be asked afterwards."""
        self._wanted = None
        self._connection.close()
        self._process.terminate()
        self._process.join(_CLOSING_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _start(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=_think, args=(theirs,), name="cubewright-thinking", daemon=True
        )
        self._process.start()
        self._ready, self._asked = False, None
        theirs.close()

    def _send(self) -> None:
        """Hand over the wanted request if the process is free; a process in thought is not."""
        if not self._ready or self._asked or not self._wanted:
            return
        try:
            self._connection.send(self._wanted)
            self._asked = self._wanted
        except OSError:
            self._ready = False  # the process is dead; poll() finds out and starts a new one

    def _received(self, number: int, fault: str | None) -> Answer | None:
        asked, self._asked, self._ready = self._asked, None, True
        if number != _READY and asked and asked is self._wanted:
            self._wanted, self._deaths = None, 0
            return Answer(asked.request_id, asked.legal_moves[number], fault)
        self._send()
        return None

    def _died(self) -> Answer | None:
        """Start anew; :meth:`_received` asks again once the new process is ready.

        After ``TRIES`` deaths in a row the request is answered in this process, at the price of a
        frame, and nothing is started until the next one.
        """
        self._connection.close()
        self._process.kill()
        self._process.join()
        self._deaths += 1
        if self._deaths < TRIES:
            self._start()
            return None
        wanted, self._wanted = self._wanted, None
        if not wanted:
            return None
        number, fault = _answered(wanted)
        fault = fault or f"the thinking process died {TRIES} times"
        return Answer(wanted.request_id, wanted.legal_moves[number], fault)


def _think(connection: Connection) -> None:
    """The process: answer requests until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which closes us
    if hasattr(os, "nice"):
        os.nice(_NICENESS)  # the window's frames come first
    try:
        connection.send((_READY, None))
        while True:
            connection.send(_answered(connection.recv()))
    except (EOFError, OSError):
        return


def _answered(request: Request) -> tuple[int, str | None]:
    """The number of the chosen move; a move is drawn where the agent fails."""
    try:
        return request.legal_moves.index(request.chosen()), None
    except Exception:
        return request.legal_moves.index(request.drawn()), traceback.format_exc()
