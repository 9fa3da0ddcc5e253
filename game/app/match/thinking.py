"""The opponents: asked in a process of their own, heard when they have decided."""

from __future__ import annotations

import logging

from game.ai.agent import Budget, agent
from game.ai.worker import ThinkingWorker
from game.rules.chance import Dealer
from game.rules.core import Move
from game.session.match import Match

BUDGET = Budget(seconds=1.0)
log = logging.getLogger("cubewright")


class Thinking:
    """Asks for the agents of one match. ``fault``: what went wrong last, else empty."""

    def __init__(self) -> None:
        self.fault = ""
        self._asked_at = -1
        self._answer: Move | None = None
        self._worker: ThinkingWorker | None = None
        try:
            self._worker = ThinkingWorker()
        except OSError as error:
            self._note(str(error))

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked_at >= 0

    def move(self, match: Match) -> Move | None:
        """The move of the agent whose turn it is, once it has decided; asks at the first call."""
        now = len(match.history)
        if self._asked_at != now:
            self._ask(match, now)
        if self._worker is not None and self._answer is None:
            answer = self._worker.poll()
            if answer is not None and answer.request_id == now:
                self._answer = answer.move
                if answer.fault:
                    self._note(answer.fault)
        move, self._answer = self._answer, None
        if move is not None:
            self._asked_at = -1
        return move

    def _ask(self, match: Match, number: int) -> None:
        self._asked_at, self._answer = number, None
        seat = match.actor or 0
        name, title = match.seats[seat].agent, match.header.title
        view, legal, seed = match.state_view(seat), match.legal_moves(), match.thinking_seed()
        if self._worker is not None:
            self._worker.ask(number, name, title, view, legal, BUDGET, seed)
        else:
            self._answer = agent(name, title).choose(view, legal, BUDGET, Dealer(seed))

    def cancel(self) -> None:
        """Forget what was asked."""
        self._asked_at, self._answer = -1, None
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _note(self, fault: str) -> None:
        log.warning("thinking: %s", fault)
        self.fault = fault
