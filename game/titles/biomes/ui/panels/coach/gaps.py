"""The gaps of a reason's sentence, in words where the reason holds ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.coach.advice import Reason
from game.formats import percent
from game.rules.biomes.catalogue import Catalogue, Round
from game.titles.biomes.ui.panels.words import (
    characteristic,
    material,
    points,
    tile_name,
    token_name,
)
from game.ui.persons import People


@dataclass(frozen=True, slots=True)
class Gaps:
    """The values of a reason, in words where they are ids."""

    reason: Reason
    catalogue: Catalogue
    people: People

    def number(self, name: str) -> int:
        """A count, points or hundredths."""
        return int(self.reason.value(name))

    def percent(self, name: str) -> str:
        """A share, with its percent sign."""
        return percent(self.number(name))

    def points(self, name: str) -> str:
        """Points in words: "4 XP"."""
        return points(self.number(name))

    @property
    def tile(self) -> str:
        """The name of a building or mob."""
        return tile_name(self.catalogue, str(self.reason.value("tile")))

    @property
    def token(self) -> str:
        """The name of a weapon."""
        return token_name(self.catalogue, str(self.reason.value("token")))

    @property
    def material(self) -> str:
        """The name of a material."""
        return material(str(self.reason.value("material")))

    @property
    def trait(self) -> str:
        """The name of a characteristic."""
        return characteristic(str(self.reason.value("characteristic")))

    @property
    def round(self) -> Round:
        """The scoring round."""
        return Round(str(self.reason.value("round")))

    @property
    def rival(self) -> str:
        """The name of another player."""
        return self.people[self.number("rival")].name


Make = Callable[[Gaps], str]
"""Makes a sentence out of the gaps of its reason."""
