"""The decision that a viewer has before him, as far as pointer, marks and tips need to know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.biomes.moves import BiomesMove, Crossing
from game.rules.biomes.view import BiomesView
from game.scene.targets import Target
from game.titles.biomes.ui.hands.selection import BuildPreview, Selection, WhyNot
from game.ui.persons import People


@dataclass(frozen=True, slots=True)
class Decision:
    """What the viewer decides about now; ``open`` is False while he has nothing to decide.

    ``hinted``: what the coach's suggestion is about; ``ghost``: the building that it suggests;
    ``goes_to``: where it sends the figure.
    """

    view: BiomesView
    people: People
    legal: Sequence[BiomesMove]
    selection: Selection
    why: WhyNot
    open: bool
    lit_up: tuple[Target, ...] = ()
    characteristic: str = ""
    hinted: tuple[Target, ...] = ()
    ghost: BuildPreview | None = None
    goes_to: Crossing | None = None
