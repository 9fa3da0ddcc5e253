"""Thinking for one window: the opponents' decisions and the coach's thoughts, in one process."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from game.ai.agent import Budget
from game.ai.judging.judge import Decision, Judged
from game.ai.questions import Consideration, DecisionAsked, JudgementAsked, Response
from game.ai.thinking import Thoughts
from game.ai.worker import ThinkingWorker
from game.rules.core import Move, View
from game.session.match import Match
from game.session.reviews.judging import decision_now

OWN = Budget()
"""Opponents take the time that belongs to their level."""
JUDGING = Budget(seconds=15.0)
"""A judgement is of a fixed size; so long it may take before somebody loses patience with it."""
log = logging.getLogger("cubewright")


class Thinking:
    """Asks and hears; never blocks. ``fault``: what went wrong last, else empty."""

    def __init__(self) -> None:
        self.fault = ""
        self._worker: ThinkingWorker | None = None
        self._requests = 0
        self._position: object = None
        self._decision = self._consideration = -1
        self._move: Move | None = None
        self._number = -1
        self._thoughts: Thoughts | None = None
        self._judged: Judged | None = None

    def wake(self) -> None:
        """Start the process, so that it is warm when it is asked."""
        log.info("thinking: process %s", self.worker.process_id)

    @property
    def worker(self) -> ThinkingWorker:
        """The process; started when it is first asked for."""
        if self._worker is None:
            self._worker = ThinkingWorker()
        return self._worker

    def ask(self, match: Match) -> None:
        """Have the agent whose turn it is think; call it every frame until the move is taken."""
        position = match.history[-1] if match.history else match
        if position is self._position:
            self._hear()
            return
        self._position, self._move = position, None
        self._decision = self._next_request()
        seat = match.actor or 0
        name, title = match.seats[seat].agent, match.header.title
        asked = (title, match.state_view(seat), tuple(match.legal_moves()))
        seed = match.thinking_seed()
        self.worker.ask(DecisionAsked(self._decision, *asked, OWN, seed, name))

    def move(self, match: Match) -> Move | None:
        """The move of the agent whose turn it is, once it has decided."""
        self.ask(match)
        move = self._move
        if move is not None:
            self._position, self._move = None, None
        return move

    @property
    def considering(self) -> bool:
        """Whether thoughts are still to come."""
        return self._consideration >= 0

    def consider(
        self, number: int, match: Match, view: View, legal: Sequence[Move], budget: Budget
    ) -> None:
        """Ask for thoughts on every promising move; earlier ones are forgotten.

        ``number`` is the caller's own, for :meth:`thoughts`. ``view``, ``legal``: what is known by
        whoever decides in the ``match``, and what he may do. Give ``budget`` seconds.
        """
        self._await(number)
        title, seed = match.header.title, match.thinking_seed()
        asked = (self._consideration, title, view, tuple(legal), budget, seed)
        self.worker.ask(Consideration(*asked))

    def thoughts(self, number: int) -> Thoughts | None:
        """The thoughts asked for under ``number``, once they have come; look every frame."""
        if self.considering:
            self._hear()
        return self._thoughts if number == self._number else None

    def judge(self, number: int, decision: Decision) -> None:
        """Ask how a decision is judged, in the place of thoughts on one; earlier questions of both
        kinds are forgotten. ``number`` is the caller's own, for :meth:`judged`."""
        self._await(number)
        position = (decision.title, decision.view, decision.legal_moves)
        asked = (self._consideration, *position, JUDGING, decision.seed, decision.move)
        self.worker.ask(JudgementAsked(*asked))

    def have_judged(self, number: int, match: Match, view: View, move: Move) -> bool:
        """Have a ``move`` judged that may be made now, as the review of the ``match`` will judge
        it; whether there is a choice, so that a judgement comes. The rest as for :meth:`judge`."""
        decision = decision_now(match, view, move)
        if decision is not None:
            self.judge(number, decision)
        return decision is not None

    def judged(self, number: int) -> Judged | None:
        """The judgement asked for under ``number``, once it has come; look every frame."""
        if self.considering:
            self._hear()
        return self._judged if number == self._number else None

    def stop_considering(self) -> None:
        """Nobody wants the thoughts any more."""
        self._forget()
        if self._worker is not None:
            self._worker.cancel_considering()

    def cancel(self) -> None:
        """Forget all that was asked; the process stays warm."""
        self._position, self._move, self._decision = None, None, -1
        self._forget()
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _await(self, number: int) -> None:
        """Nothing is known of a question yet."""
        self._number, self._thoughts, self._judged = number, None, None
        self._consideration = self._next_request()

    def _forget(self) -> None:
        """There is no question."""
        self._consideration, self._number = -1, -1
        self._thoughts = self._judged = None

    def _next_request(self) -> int:
        self._requests += 1
        return self._requests

    def _hear(self) -> None:
        answer = self._worker.poll() if self._worker is not None else None
        if answer is None:
            return
        if answer.fault:
            log.warning("thinking: %s", answer.fault)
        if answer.request_id == self._decision:
            self._decided(answer)
        elif answer.request_id == self._consideration:
            self._consideration = -1
            self._thoughts, self._judged = answer.thoughts, answer.judged

    def _decided(self, answer: Response) -> None:
        self._decision, self._move = -1, answer.move
        if answer.fault:
            self.fault = answer.fault


class Unasked(Thinking):
    """Nobody thinks, and no process starts: whoever else sits there waits."""

    def wake(self) -> None:
        """Start nothing."""

    def ask(self, match: Match) -> None:
        """Ask nobody."""

    def move(self, match: Match) -> Move | None:
        """Never have decided."""
        del match
        return None
