"""What a temper likes for its own sake: points that a deed pleases by, beyond what it wins.

A turn is one move (T2.1), so a taste is added to the worth of the moves that a decision weighs. As
most that can be had is taken anyway, a temper also looks out for what it likes (:data:`EYES`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.ai.levels import COLLECTOR, FIGHTER
from game.rules.towers.moves import Capture, Demolish, TowersMove
from game.titles.towers.ai.weights import WEIGHTS, Weights


@dataclass(frozen=True, slots=True)
class Taste:
    """By how many points each deed pleases.

    ``capture``: capturing a pawn. ``block``: each block of a demolished tower.
    """

    capture: float = 0.0
    block: float = 0.0

    def pleasure(self, move: TowersMove) -> float:
        """What ``move`` pleases by."""
        if isinstance(move, Capture):
            return self.capture
        if isinstance(move, Demolish):
            return self.block * sum(move.pay)
        return 0.0


BALANCED: Final = Taste()
"""Nothing but winning."""
TASTES: Final[Mapping[str, Taste]] = {
    COLLECTOR: Taste(block=0.4),
    FIGHTER: Taste(capture=0.4),
}
"""By temper: a collector takes towers for their blocks, a fighter hunts pawns. Found by play
(``README.md`` in this folder)."""
EYES: Final[Mapping[str, Weights]] = {
    COLLECTOR: replace(WEIGHTS, towers=1.7),
    FIGHTER: replace(WEIGHTS, hunted=1.4),
}
"""By temper: what it sees more in than others do."""
