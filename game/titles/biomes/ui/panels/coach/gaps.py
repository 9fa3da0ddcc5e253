"""The gaps of a reason's sentence, in words where the reason holds ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.coach.advice import Reason
from game.formats import percent
from game.rules.biomes.catalogue import Catalogue, Round
from game.titles.biomes.ui.panels.words import (
    characteristic,
    in_scoring,
    material,
    points,
    scoring,
    tile_name,
    token_name,
)
from game.ui.persons import People


@dataclass(frozen=True, slots=True)
class Gaps:
    """What fills the gaps of the sentence for a reason."""

    reason: Reason
    catalogue: Catalogue
    people: People

    def number(self, *names: str) -> int:
        """A count, points or hundredths: the first of these that the reason has."""
        values = dict(self.reason.values)
        return next(int(values[name]) for name in names if name in values)

    @property
    def round(self) -> Round:
        """The scoring round."""
        return Round(self._id("round"))

    def _id(self, name: str) -> str:
        return str(self.reason.value(name))

    def __getitem__(self, gap: str) -> str:
        """The words for a gap; one that is named as no other is a number of the reason."""
        match gap:
            case "name":
                return self.people[self.number("rival")].name
            case "points":
                return points(self.number("gain", "xp", "loss", "worth", "points"))
            case "own" | "rival" | "bonus":
                return points(self.number(gap))
            case "percent" | "without" | "before" | "after":
                return percent(self.number(gap))
            case "count":
                return str(self.number("buildings", "lacking", "blocks", "hearts", "count"))
            case _:
                return self._thing(gap)

    def _thing(self, gap: str) -> str:
        match gap:
            case "tile" | "mob":
                return tile_name(self.catalogue, self._id("tile"))
            case "weapon":
                return token_name(self.catalogue, self._id("token"))
            case "material":
                return material(self._id("material"))
            case "characteristic":
                return characteristic(self._id("characteristic"))
            case "scoring":
                return scoring(self.round)
            case "in_scoring":
                return in_scoring(self.round)
            case _:
                return str(self.number(gap))


Make = Callable[[Gaps], str]
"""Makes a sentence, its gaps still open: which words it has may depend on what fills them."""
