"""The gaps of a reason's sentence, in words where the reason holds numbers of things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.coach.advice import Reason
from game.formats import listed, percent
from game.rules.brewery.catalogue import SKILL, SKILL_USE, Catalogue
from game.titles.brewery.ui.panels.names import (
    colour_within,
    dice_kind,
    die_gaps,
    die_text,
    gold,
    good_within,
    own_word,
    points,
    recipe_name,
    seeds,
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
        """A count, a value, or hundredths: the first of these that the reason has."""
        values = dict(self.reason.values)
        return next(int(values[name]) for name in names if name in values)

    def __getitem__(self, gap: str) -> str:
        """The words for a gap; one that is named as no other is a kind of dice, or a die of it."""
        match gap:
            case "recipe":
                return recipe_name(self.catalogue, self.number("recipe"))
            case "name":
                return self.people[self.number("rival")].name
            case "gain":
                return self._gain()
            case "own" | "best" | "points":
                return points(self.number(gap))
            case "gold":
                return gold(self.number("gold", "off"))
            case "seeds":
                return seeds(self.number("seeds"))
            case "percent":
                return percent(self.number("percent"))
            case "value" | "more":
                return str(self.number(gap))
            case "count":
                return str(self.number("dice", "throws", "lacking"))
            case _:
                return self._thing(gap)

    def _thing(self, gap: str) -> str:
        match gap:
            case "colour":
                return colour_within(self.catalogue, self.number("colour"))
            case "die":
                shows = self.number("value", "least")
                return die_text(self.catalogue, self.number("colour"), shows)
            case "token":
                return token_name(self.catalogue, self.number("token"))
            case "use" if self.number("use") == SKILL_USE:
                return dice_kind(self.catalogue, SKILL).die
            case "use":
                return good_within(self.catalogue, self.number("use"))
            case _:
                return die_gaps(self.catalogue)[gap]

    def _gain(self) -> str:
        """Points and gold, as far as there are any."""
        parts = [points(self.number("points"))] if self.number("points") else []
        coins = [gold(self.number("gold"))] if self.number("gold") else []
        return listed([*parts, *coins])

    @property
    def brews(self) -> bool:
        """Whether the pack speaks of brewing."""
        return not own_word(self.catalogue, "brew")


Make = Callable[[Gaps], str]
"""Makes a sentence, its gaps still open: which words it has may depend on what fills them."""
