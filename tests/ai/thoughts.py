"""Questions that trouble a thinking process; in a module of their own, for it imports them."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from game.ai.questions import Consideration, DecisionAsked, Reply, Stop

AGES_S = 600.0


@dataclass(frozen=True, slots=True)
class Endless(DecisionAsked):
    """A decision that an agent never comes to; its stand-in does."""

    def thought_through(self, stop: Stop) -> Reply:
        if self.excuse:
            return DecisionAsked.thought_through(self, stop)
        time.sleep(AGES_S)
        raise AssertionError


@dataclass(frozen=True, slots=True)
class EndlessForAll(DecisionAsked):
    """A decision that nobody ever comes to."""

    def thought_through(self, stop: Stop) -> Reply:
        del stop
        time.sleep(AGES_S)
        raise AssertionError


@dataclass(frozen=True, slots=True)
class Deaf(Consideration):
    """A consideration that no bell interrupts."""

    def thought_through(self, stop: Stop) -> Reply:
        del stop
        time.sleep(AGES_S)
        raise AssertionError


@dataclass(frozen=True, slots=True)
class Imports(DecisionAsked):
    """Which modules the process has imported, told as a fault."""

    def thought_through(self, stop: Stop) -> Reply:
        del stop
        return Reply(0, fault=" ".join(sorted({name.split(".")[0] for name in sys.modules})))
