"""What a player has in hand before his move of `brewery`: frozen values, never rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.rules.brewery.moves import BreweryMove, Place
from game.rules.brewery.view import BreweryView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.brewery.ui.choices import ActionKind
from game.ui import hands
from game.ui.situation import Acting, Situation

Legal = Sequence[BreweryMove]
WhyNot = Callable[[BreweryMove], Refusal | None]


@dataclass(frozen=True, slots=True)
class Selection:
    """``action`` narrows what is lit; ``picked`` is what is in hand: a die, the seeds, a token, an
    ingredient, or the place that something is wanted for.

    ``waiting`` is the whole move that waits for its yes: a purchase, a brewing, a token.
    ``asking`` is the skill die on the exchange of the school while its colour is open (D5.3): a
    move with any of the colours; a click on a bin of the supply says which. ``suggesting``: the
    dice that an open recipe wants are marked. ``passing``: a pass that gives something up was asked
    for once (D4.2, D7). ``cursor`` is where the keyboard points.
    """

    action: ActionKind | None = None
    picked: Target | None = None
    waiting: BreweryMove | None = None
    asking: Place | None = None
    suggesting: bool = False
    passing: bool = False
    cursor: Target | None = None

    @property
    def waits(self) -> bool:
        """Whether a move waits for its yes, or the exchange for its colour."""
        return self.waiting is not None or self.asking is not None


Answer = hands.Answer[BreweryMove, Selection]
BreweryDecision = hands.Decision[BreweryView, BreweryMove, Selection]
BrewerySituation = Situation[BreweryView, BreweryMove, Selection]
BreweryActing = Acting[BreweryView, BreweryMove, Selection]
EMPTY = Selection()
