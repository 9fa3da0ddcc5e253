"""What the thinking process is asked and what it replies: plain data that crosses processes."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from game.ai.agent import Budget, agent, thinker
from game.ai.judging.comparison import Stopped
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.thinking import Thoughts
from game.rules.chance import Dealer
from game.rules.core import Move, View

Stop = Callable[[], bool]
"""Asked while thinking: whether to end it, because something more urgent has come."""
STAND_IN = "greedy"
"""Who decides in the place of an agent that never came to an end."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The number of the legal move that was found best, and what was thought on the way.

    ``judged``: where a judgement was asked for. ``fault`` tells what went wrong, if anything.
    """

    number: int
    thoughts: Thoughts | None = None
    fault: str | None = None
    judged: Judged | None = None


@dataclass(frozen=True, slots=True)
class Question(ABC):
    """A position to think about: everything that the reply depends on.

    ``request_id`` comes back in the response; ``seed`` is the dealer's.
    """

    request_id: int
    title: str
    view: View
    legal_moves: tuple[Move, ...]
    budget: Budget
    seed: int

    @abstractmethod
    def thought_through(self, stop: Stop) -> Reply:
        """The reply; ends soon once ``stop`` says so."""

    def replied(self, stop: Stop) -> Reply:
        """The reply; where thinking fails, a drawn move and the fault."""
        try:
            return self.thought_through(stop)
        except Exception:
            return self.drawn(traceback.format_exc())

    def drawn(self, fault: str) -> Reply:
        """Any legal move, for when nobody could think."""
        return Reply(Dealer(self.seed).below(len(self.legal_moves)), fault=fault)


@dataclass(frozen=True, slots=True)
class DecisionAsked(Question):
    """What would ``agent_name`` do, who may have a temper (``"master:fighter"``)? ``excuse``: why
    somebody else is asked than was meant. Raises UnknownAgent."""

    agent_name: str
    excuse: str | None = None

    def __post_init__(self) -> None:
        agent(self.agent_name, self.title)

    def thought_through(self, stop: Stop) -> Reply:
        """The move that the agent chooses, within its own time."""
        del stop  # somebody waits for this: nothing is more urgent
        chooser = agent(self.agent_name, self.title)
        move = chooser.choose(self.view, self.legal_moves, self.budget, Dealer(self.seed))
        return Reply(self.legal_moves.index(move), fault=self.excuse)


@dataclass(frozen=True, slots=True)
class Consideration(Question):
    """What is to be said for each promising move? A decision that is asked for interrupts it.

    Raises UnknownAgent for a title without a search.
    """

    def __post_init__(self) -> None:
        thinker(self.title)

    def thought_through(self, stop: Stop) -> Reply:
        """What the coach's search finds."""
        search = thinker(self.title, stop)
        dealer = Dealer(self.seed)
        thoughts = search.consider(self.view, self.legal_moves, self.budget, dealer)
        return Reply(self.legal_moves.index(thoughts.candidates[0].move), thoughts)


@dataclass(frozen=True, slots=True)
class JudgementAsked(Consideration):
    """What is to be said of ``move``, which was played? A decision interrupts it.

    The budget says how long it may take at most; the judgement itself is of a fixed size.
    """

    move: Move

    def thought_through(self, stop: Stop) -> Reply:
        """The judgement; of one that was interrupted nothing."""
        asked = Decision(self.title, self.view, self.legal_moves, self.move, self.seed)
        try:
            found = judge(asked, stop=stop)
        except Stopped:
            return Reply(self.legal_moves.index(self.move))
        best = self.move if found.better is None else found.better
        return Reply(self.legal_moves.index(best), found.thoughts, judged=found)


@dataclass(frozen=True, slots=True)
class Response:
    """The move chosen for a request, with the thoughts, or the judgement, where they were asked
    for.

    ``fault`` tells what went wrong on the way, if anything.
    """

    request_id: int
    move: Move
    fault: str | None = None
    thoughts: Thoughts | None = None
    judged: Judged | None = None
