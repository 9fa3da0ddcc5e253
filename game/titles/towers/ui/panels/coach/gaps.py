"""The gaps of a reason's sentence, in words where the reason holds numbers of things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.coach.advice import Reason
from game.rules.towers.catalogue import Catalogue
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.coach.field_words import field_text
from game.titles.towers.ui.panels.words import points
from game.ui.persons import People


@dataclass(frozen=True, slots=True)
class Gaps:
    """What fills the gaps of the sentence for a reason."""

    reason: Reason
    catalogue: Catalogue
    people: People

    def number(self, *names: str) -> int:
        """A count, points or per cent: the first of these that the reason has."""
        values = dict(self.reason.values)
        return next(int(values[name]) for name in names if name in values)

    def __getitem__(self, gap: str) -> str:
        """The words for a gap; one that is named as no other is a number of the reason."""
        match gap:
            case "name":
                return self.people[self.number("rival")].name
            case "points":
                return points(self.number("points", "height"))
            case "own" | "best":
                return points(self.number(gap))
            case "place":
                return field_text(self.number("field"))
            case "pawn":
                return field_text(self.number("pawn"))
            case "cards":
                return self._cards()
            case "count":
                return str(self.number("drawn", "blocks", "more", "pawns", "lacking"))
            case _:
                return str(self.number(gap))

    def _cards(self) -> str:
        """The cards that are missing for a capture; where none is, all that it costs (T7.2)."""
        colour, lacking = self.number("colour"), dict(self.reason.values).get("lacking")
        if lacking is None:
            return material_words.three_cards(colour)
        return material_words.lacked(colour, int(lacking))


Make = Callable[[Gaps], str]
"""Makes a sentence, its gaps still open: which words it has may depend on what fills them."""
