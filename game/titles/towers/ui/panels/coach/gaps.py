"""The gaps of a reason's sentence, in words where the reason holds numbers of things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.coach.advice import Reason
from game.rules.towers.catalogue import Catalogue, Colour
from game.titles.towers.ui.panels.coach.field_words import field_text
from game.titles.towers.ui.panels.words import points
from game.ui.persons import People


@dataclass(frozen=True, slots=True)
class Gaps:
    """The values of a reason, in words where they are numbers of things."""

    reason: Reason
    catalogue: Catalogue
    people: People

    def number(self, name: str) -> int:
        """A count, points or per cent."""
        return int(self.reason.value(name))

    def points(self, name: str) -> str:
        """Points in words."""
        return points(self.number(name))

    def field(self, name: str) -> str:
        """Where a field is."""
        return field_text(self.number(name))

    def colour(self, name: str) -> Colour:
        """A colour, for words of its material."""
        return self.number(name)

    @property
    def rival(self) -> str:
        """The name of another player."""
        return self.people[self.number("rival")].name


Make = Callable[[Gaps], str]
"""Makes a sentence out of the gaps of its reason."""
