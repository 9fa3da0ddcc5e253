"""What a temper likes for its own sake: points that a deed pleases by, beyond what it wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.ai.levels import COLLECTOR, FIGHTER
from game.rules.brewery.catalogue import BLOCK_OBJECT, BLOCK_RECIPE, FIRST_TOKEN
from game.rules.brewery.moves import Brew, BreweryMove, Buy, UseToken
from game.rules.brewery.position import Position


@dataclass(frozen=True, slots=True)
class Taste:
    """By how many points each deed pleases.

    ``refined``: a brewing with an extension. ``ingredient``: one bought. ``token``: one bought or
    used on what is not one's own.
    """

    refined: float = 0.0
    ingredient: float = 0.0
    token: float = 0.0

    def pleasure(self, position: Position, move: BreweryMove) -> float:
        """What ``move`` pleases by."""
        if isinstance(move, Brew):
            return 0.0 if move.extension is None else self.refined
        if isinstance(move, Buy):
            return self.ingredient if move.what < FIRST_TOKEN else self.token
        if isinstance(move, UseToken):
            return 0.0 if _on_own(position, move) else self.token
        return 0.0


def _on_own(position: Position, move: UseToken) -> bool:
    """Whether a token is used on a die of one's own."""
    if move.token in (BLOCK_OBJECT, BLOCK_RECIPE):
        return False
    return position.owner_at_hand(move.target) == position.decider


BALANCED: Final = Taste()
"""Nothing but winning."""
TASTES: Final[Mapping[str, Taste]] = {
    COLLECTOR: Taste(refined=0.5, ingredient=1.0),
    FIGHTER: Taste(token=1.2),
}
"""By temper: a collector brews with fine ingredients, a fighter buys tokens and uses them. Found
by play (``README.md`` in this folder)."""
