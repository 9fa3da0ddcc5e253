"""What a player of biomes is asked, for tests of his hands."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.rules.core import Refusal
from game.titles.biomes.ui.hands.selection import EMPTY, BiomesDecision, Selection, WhyNot
from game.ui.hands import Decision


def _nothing_said(_move: BiomesMove) -> Refusal | None:
    return None


def asked(
    view: BiomesView,
    legal: Sequence[BiomesMove],
    selection: Selection = EMPTY,
    why: WhyNot = _nothing_said,
) -> BiomesDecision:
    """The decision of a view's actor, with ``selection`` in hand."""
    return Decision(view, (), tuple(legal), selection, why, open=True)
