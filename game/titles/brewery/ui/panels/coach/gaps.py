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
    field_deed,
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
    """The values of a reason, in words where they are numbers of things."""

    reason: Reason
    catalogue: Catalogue
    people: People

    def number(self, name: str) -> int:
        """A count, a value, or hundredths."""
        return int(self.reason.value(name))

    def percent(self, name: str) -> str:
        """A share, with its percent sign."""
        return percent(self.number(name))

    def points(self, name: str) -> str:
        """Points in words."""
        return points(self.number(name))

    def gain(self) -> str:
        """Points and gold, as far as there are any."""
        parts = [points(self.number("points"))] if self.number("points") else []
        coins = [gold(self.number("gold"))] if self.number("gold") else []
        return listed([*parts, *coins])

    def seeds(self, name: str) -> str:
        """Seeds in words."""
        return seeds(self.number(name))

    def gold(self, name: str) -> str:
        """Gold in words."""
        return gold(self.number(name))

    @property
    def recipe(self) -> str:
        """The name of a recipe."""
        return recipe_name(self.catalogue, self.number("recipe"))

    @property
    def colour(self) -> str:
        """The name of a die's colour."""
        return colour_within(self.catalogue, self.number("colour"))

    @property
    def die(self) -> str:
        """A die with what it shows."""
        return self.die_of("value")

    def die_of(self, name: str) -> str:
        """A die of the reason's colour with a value."""
        return die_text(self.catalogue, self.number("colour"), self.number(name))

    @property
    def token(self) -> str:
        """The name of a token."""
        return token_name(self.catalogue, self.number("token"))

    @property
    def dice(self) -> dict[str, str]:
        """The kinds of dice, for sentences that name them."""
        return die_gaps(self.catalogue)

    @property
    def field(self) -> str:
        """What a field does."""
        return field_deed(self.catalogue, self.number("field"))

    @property
    def use(self) -> str:
        """What an extension uses."""
        use = self.number("use")
        if use == SKILL_USE:
            return dice_kind(self.catalogue, SKILL).die
        return good_within(self.catalogue, use)

    @property
    def brews(self) -> bool:
        """Whether the pack speaks of brewing."""
        return not own_word(self.catalogue, "brew")

    @property
    def rival(self) -> str:
        """The name of another player."""
        return self.people[self.number("rival")].name


Make = Callable[[Gaps], str]
"""Makes a sentence out of the gaps of its reason."""


def against(text: str, gaps: Gaps) -> str:
    """A sentence about a recipe and another player."""
    return text.format(recipe=gaps.recipe, name=gaps.rival)
