"""Thinking in a process of its own, so that no frame ever waits for it.

The process is spawned (it works frozen and on every system) and imports nothing but rules and
agents. Questions go out one at a time; replies come back as the number of a legal move.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from game.ai.process import ENOUGH, READY, live
from game.ai.questions import (
    STAND_IN,
    Consideration,
    DecisionAsked,
    Question,
    Reply,
    Response,
)
from game.ai.spawned import spawned

TRIES = 3
"""How many processes may be lost over a question before it is answered without one."""
USUAL_S = 1.0
"""What an agent that is left to its own budget may be expected to take."""
PATIENCE = 4.0
"""A thought that lasts longer than so many times its budget is ended with its process."""
YIELDING_S = 1.5
"""So long after it was interrupted a thought must have ended."""
STARTING_S, STARTS = 10.0, 2
"""Nobody waits longer for a process to be ready; after so many this one answers meanwhile."""
ALONE_S = 0.2
"""How long a question may be thought about in the window's own process, when no other lives."""
ENDLESS = "a thought had no end and was given up"


class ThinkingWorker:
    """One process that thinks about one question at a time.

    There may be one decision and one consideration to come; of each kind the latest counts, and a
    decision comes first: it interrupts a consideration, which is begun anew afterwards. The
    process starts at once, so that it is warm when first asked. When it dies, or thinks without
    end, a new one is started and asked again. Use it as a context manager or :meth:`close` it with
    the window. ``clock``: seconds, for the patience with thoughts.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._decision: Question | None = None
        self._consideration: Question | None = None
        self._asked: Question | None = None
        self._asked_at = 0.0
        self._interrupted, self._interrupted_at = False, 0.0
        self._ready, self._started_at = False, 0.0
        self._losses = self._late = 0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._start()

    def __enter__(self) -> ThinkingWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def process_id(self) -> int | None:
        """The process that thinks now; None where the system starts none."""
        return self._process.pid if self._process else None

    @property
    def ready(self) -> bool:
        """Whether the process is warm: the next question is thought about at once."""
        return self._ready

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._next() is not None

    def ask(self, question: Question) -> None:
        """Have a question thought about; an earlier one of its kind that has not been answered yet
        is forgotten."""
        if isinstance(question, Consideration):
            self._consideration = question
        else:
            self._decision = question
        self._losses = 0
        if self._process is None:
            self._start()
        self._send()

    def cancel(self) -> None:
        """Forget what was asked; no answer to it will ever be polled."""
        self._decision = self._consideration = None
        self._interrupt()

    def cancel_considering(self) -> None:
        """Forget the consideration; a decision that was asked for is still to come."""
        self._consideration = None
        self._interrupt()

    def poll(self) -> Response | None:
        """An answer if one has come, else None. Never blocks; call it every frame."""
        connection, process = self._connection, self._process
        if connection is None or process is None:
            return self._alone()
        try:
            while connection.poll():
                answer = self._received(connection.recv())
                if answer:
                    return answer
        except (EOFError, OSError):
            return self._lost()
        if self._is_overdue():
            return self._given_up()
        if self._is_late():
            return self._unready()
        return None if process.is_alive() else self._lost()

    def close(self) -> None:
        """End the process; nothing may be asked afterwards."""
        self._decision = self._consideration = None
        self._end()

    def _start(self) -> None:
        """Start a process; where the system refuses, questions are answered in this one."""
        self._ready, self._asked = False, None
        self._started_at = self._clock()
        try:
            self._process, self._connection = spawned(live, name="cubewright-thinking")
        except OSError:
            self._losses, self._process, self._connection = TRIES, None, None

    def _next(self) -> Question | None:
        return self._decision or self._consideration

    def _send(self) -> None:
        """Hand over what is wanted first; a process in thought over something else is told so."""
        wanted = self._next()
        if self._asked is not None:
            self._interrupt()
        elif self._ready and wanted is not None:
            self._interrupted = False
            self._asked, self._asked_at = wanted, self._clock()
            self._tell(wanted)

    def _interrupt(self) -> None:
        """Have the process end a thought that nobody waits for."""
        if self._asked is not None and self._asked is not self._next() and not self._interrupted:
            self._interrupted, self._interrupted_at = True, self._clock()
            self._tell(ENOUGH)

    def _tell(self, message: Question | None) -> None:
        try:
            if self._connection is not None:
                self._connection.send(message)
        except OSError:
            self._ready = False  # the process is dead; poll() finds out and starts a new one

    def _received(self, reply: Reply | None) -> Response | None:
        if reply is READY:
            self._ready, self._late = True, 0
        else:
            asked, self._asked = self._asked, None
            partial = self._interrupted and asked is self._consideration
            if asked is not None and self._wants(asked) and not partial:
                return self._answered(asked, reply)
        self._send()
        return None

    def _wants(self, question: Question) -> bool:
        return question is self._decision or question is self._consideration

    def _answered(self, question: Question, reply: Reply) -> Response:
        """Close a question and go on with the next one."""
        if question is self._decision:
            self._decision = None
        else:
            self._consideration = None
        if self._process is not None:
            self._losses = 0
            self._send()
        move = question.legal_moves[reply.number]
        return Response(question.request_id, move, reply.fault, reply.thoughts, reply.judged)

    def _is_overdue(self) -> bool:
        if self._asked is None:
            return False
        now, seconds = self._clock(), max(self._asked.budget.seconds or 0.0, USUAL_S)
        too_late = now - self._asked_at > PATIENCE * seconds
        return too_late or (self._interrupted and now - self._interrupted_at > YIELDING_S)

    def _is_late(self) -> bool:
        """Whether a question has waited long enough for a process that doesn't become ready."""
        waited = self._clock() - self._started_at > STARTING_S
        return not self._ready and self.thinking and (waited or self._late >= STARTS)

    def _unready(self) -> Response | None:
        """Start another process; the last one that may be late goes on starting meanwhile."""
        self._late += 1
        if self._late >= STARTS:
            return self._alone()
        self._restart()
        return None

    def _given_up(self) -> Response | None:
        """End a thought that goes on for ever; the stand-in decides, or chance, if that was it."""
        asked = self._asked
        self._restart()
        if asked is None or not self._wants(asked):
            return None
        if isinstance(asked, DecisionAsked) and not asked.excuse:
            self._decision = replace(asked, agent_name=STAND_IN, excuse=ENDLESS)
            return None
        return self._answered(asked, asked.drawn(ENDLESS))

    def _lost(self) -> Response | None:
        """Start anew; :meth:`_received` asks again once the new process is ready.

        After ``TRIES`` losses in a row questions are answered in this process, and nothing is
        started until the next one.
        """
        self._losses += 1
        if self._losses < TRIES:
            self._restart()
            return None
        self._end()
        return self._alone()

    def _alone(self) -> Response | None:
        """Answer here and now, at the price of a slow frame."""
        question = self._next()
        if question is None:
            return None
        brief = replace(question, budget=replace(question.budget, seconds=ALONE_S))
        reply = brief.replied(lambda: False)
        fault = reply.fault or "there is no process to think in"
        return self._answered(question, replace(reply, fault=fault))

    def _restart(self) -> None:
        self._end()
        self._start()

    def _end(self) -> None:
        self._asked = None
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process, self._connection = None, None
