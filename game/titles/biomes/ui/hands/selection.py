"""What a player has in hand between two moves of `biomes`: frozen values, never rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.rules.biomes.catalogue import Payment
from game.rules.biomes.moves import BiomesMove, Cell, Score, Space
from game.rules.biomes.view import ActionKind, BiomesView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.ui import hands
from game.ui.situation import Acting, Situation

Legal = Sequence[BiomesMove]
WhyNot = Callable[[BiomesMove], Refusal | None]


@dataclass(frozen=True, slots=True)
class PaymentChoice:
    """A building on its way to ``space`` that can be paid in several ways, cheapest first."""

    cell: Cell
    space: Space
    options: tuple[Payment, ...]
    chosen: int = 0


@dataclass(frozen=True, slots=True)
class Selection:
    """``action`` narrows what is lit; ``picked`` is a building or figure in hand.

    ``fight`` waits for its confirmation, ``payment`` for the choice of blocks, ``score`` for a
    second click, as another choice brings much more; ``cursor`` is where the keyboard points.
    """

    action: ActionKind | None = None
    picked: Target | None = None
    fight: Cell | None = None
    payment: PaymentChoice | None = None
    score: Score | None = None
    cursor: Target | None = None

    @property
    def waits(self) -> bool:
        """Whether a fight, a payment or a poor scoring waits for its yes."""
        return self.fight is not None or self.payment is not None or self.score is not None


Answer = hands.Answer[BiomesMove, Selection]
BiomesDecision = hands.Decision[BiomesView, BiomesMove, Selection]
BiomesSituation = Situation[BiomesView, BiomesMove, Selection]
BiomesActing = Acting[BiomesView, BiomesMove, Selection]


@dataclass(frozen=True, slots=True)
class BuildPreview:
    """A building held over a space."""

    cell: Cell
    tile: str
    space: Space


EMPTY = Selection()
PILE = "pile"
"""The own weapons, which can be looked into."""
