"""The teller of `brewery`: a verb for every kind of event."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.catalogue import FIELDS
from game.rules.brewery.events import (
    Accelerated,
    Bought,
    Brewed,
    BreweryEvent,
    BrewingDeclared,
    BrewingFailed,
    DiceExchanged,
    DiceRolled,
    DieGained,
    DieRaised,
    DieReturned,
    DieStored,
    DieToPool,
    ExtensionLost,
    GameOver,
    GoldChanged,
    IngredientReturned,
    ItemPlaced,
    Passed,
    PhaseStarted,
    PointsGained,
    RaisesEnded,
    RecipeRevealed,
    RoundStarted,
    SeedReturned,
    SeedsGained,
    TokenGained,
    TokenUsed,
)
from game.rules.brewery.position import PHASES, REASONS
from game.rules.telling import Teller

Shown = tuple[tuple[int, int], ...]
"""Dice with what they show."""


class BreweryTeller(Teller[BreweryEvent]):
    """Tells what happens in a game of `brewery`."""

    __slots__ = ()

    def stored(self, seat: int, die: int) -> None:
        """A die went to the warehouse (D3)."""
        if self.heard:
            self.events.append(DieStored(seat, die))

    def placed(self, seat: int, field: int, item: int) -> None:
        """An item went onto a field (D4.2)."""
        if self.heard:
            self.events.append(ItemPlaced(seat, field, item))

    def accelerated(self, seat: int, field: int, die: int) -> None:
        """A skill die joined an item (D4.4)."""
        if self.heard:
            self.events.append(Accelerated(seat, field, die))

    def rolled(self, seat: int, reason: str, dice: Shown) -> None:
        """Dice were rolled."""
        if self.heard:
            self.events.append(DiceRolled(seat, reason, dice))

    def die_gained(self, seat: int, die: int, reason: str) -> None:
        """A die came from the supply."""
        if self.heard:
            self.events.append(DieGained(seat, die, reason))

    def die_returned(self, seat: int, die: int, field: int) -> None:
        """A die went from a field to the supply."""
        if self.heard:
            self.events.append(DieReturned(seat, die, FIELDS[field]))

    def die_raised(self, seat: int, die: int, value: int, reason: str) -> None:
        """A die shows one more, ``value`` now."""
        if self.heard:
            self.events.append(DieRaised(seat, die, value, reason))

    def die_to_pool(self, seat: int, die: int, reason: str) -> None:
        """A die came back to the pool."""
        if self.heard:
            self.events.append(DieToPool(seat, die, reason))

    def exchanged(self, seat: int, given: int, taken: int, value: int) -> None:
        """The die ``given`` was given for ``taken`` of the supply, which shows ``value`` (D5.3)."""
        if self.heard:
            self.events.append(DiceExchanged(seat, given, taken, value))

    def seeds_gained(self, seat: int, amount: int, reason: str) -> None:
        """Seeds came from the supply."""
        if self.heard:
            self.events.append(SeedsGained(seat, amount, reason))

    def seed_returned(self, seat: int, field: int) -> None:
        """A seed went from a field to the supply."""
        if self.heard:
            self.events.append(SeedReturned(seat, FIELDS[field]))

    def gold_changed(self, seat: int, amount: int, reason: str) -> None:
        """Gold came or went."""
        if self.heard:
            self.events.append(GoldChanged(seat, amount, reason))

    def points_gained(self, seat: int, amount: int, reason: int) -> None:
        """A seat gained points for the reason of that number."""
        if self.heard:
            self.events.append(PointsGained(seat, amount, REASONS[reason]))

    def bought(self, seat: int, what: int, price: int, die: int | None) -> None:
        """A seat bought ``what``, a number of :data:`~game.rules.brewery.catalogue.GOODS` (D6).

        ``price``: the gold paid, lowered by the skill ``die`` if there is one.
        """
        if self.heard:
            self.events.append(Bought(seat, what, price, die))

    def token_used(self, seat: int, token: int, target: int) -> None:
        """A token was used (D8)."""
        if self.heard:
            self.events.append(TokenUsed(seat, token, target))

    def token_gained(self, seat: int, token: int) -> None:
        """A token was won (D1.2)."""
        if self.heard:
            self.events.append(TokenGained(seat, token))

    def brewing_declared(
        self, seat: int, recipe: int, dice: tuple[int, ...], extension: int | None
    ) -> None:
        """The brewing of a ``recipe`` was declared (D7).

        ``dice``: what it will take, by slots. ``extension``: the ingredient that its extension
        uses, :data:`~game.rules.brewery.catalogue.SKILL_USE`, or None without one.
        """
        if self.heard:
            self.events.append(BrewingDeclared(seat, recipe, dice, extension))

    def brewed(self, seat: int, recipe: int, dice: tuple[int, ...], extension: int | None) -> None:
        """A recipe was brewed (D7); ``dice`` and ``extension`` as in :meth:`brewing_declared`."""
        if self.heard:
            self.events.append(Brewed(seat, recipe, dice, extension))

    def extension_lost(self, seat: int, recipe: int, die: int, rival: int) -> None:
        """A declared brewing of ``seat`` lost the ``die`` of its extension to a ``rival`` (D8)."""
        if self.heard:
            self.events.append(ExtensionLost(seat, recipe, die, rival))

    def ingredient_returned(self, seat: int, ingredient: int) -> None:
        """An ingredient went back to the market (D7)."""
        if self.heard:
            self.events.append(IngredientReturned(seat, ingredient))

    def brewing_failed(self, seat: int, recipe: int) -> None:
        """A declared brewing fell through (D8)."""
        if self.heard:
            self.events.append(BrewingFailed(seat, recipe))

    def recipe_revealed(self, recipe: int, slot: int) -> None:
        """A recipe came up (D2.3)."""
        if self.heard:
            self.events.append(RecipeRevealed(recipe, slot))

    def passed(self, seat: int, phase: int) -> None:
        """A seat is out for the rest of the phase."""
        if self.heard:
            self.events.append(Passed(seat, PHASES[phase]))

    def phase_started(self, phase: int) -> None:
        """A phase began."""
        if self.heard:
            self.events.append(PhaseStarted(PHASES[phase]))

    def raises_ended(self, dice: Shown) -> None:
        """Raised dice fell back (D8)."""
        if self.heard:
            self.events.append(RaisesEnded(dice))

    def round_started(self, number: int, holder: int, season: str) -> None:
        """A round began (D9)."""
        if self.heard:
            self.events.append(RoundStarted(number, holder, season))

    def game_over(self) -> None:
        """The game has ended (D10)."""
        if self.heard:
            self.events.append(GameOver())


SILENT: Final = BreweryTeller(heard=False)
"""Whom nobody hears."""
