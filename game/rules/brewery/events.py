"""The events of `brewery`: what an onlooker sees, in order (record format)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from game.rules.brewery.catalogue import Die, Field, Ingredient, Recipe, Token


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole: nothing of `brewery` is a seat's secret."""

    teaches: ClassVar[bool] = False

    def redacted(self, seat: int) -> Self:  # noqa: ARG002 - everybody sees it whole
        """The event itself."""
        return self


@dataclass(frozen=True, slots=True)
class DieStored(PublicEvent):
    """A die went from the pool to the warehouse (D3)."""

    type: ClassVar[str] = "stored"
    player: int
    die: Die


@dataclass(frozen=True, slots=True)
class ItemPlaced(PublicEvent):
    """An item went onto a field (D4.2); ``item``: a die, or SEED."""

    type: ClassVar[str] = "placed"
    player: int
    field: Field
    item: int


@dataclass(frozen=True, slots=True)
class Accelerated(PublicEvent):
    """A skill die joined the item on a field (D4.4)."""

    type: ClassVar[str] = "accelerated"
    player: int
    field: Field
    die: Die


@dataclass(frozen=True, slots=True)
class DiceRolled(PublicEvent):
    """Dice were rolled; ``dice``: with their new values.

    Reasons: round, gain, school-reroll, school-exchange (the supply; ``player`` rolls it), token.
    """

    type: ClassVar[str] = "rolled"
    teaches: ClassVar[bool] = True
    player: int
    reason: str
    dice: tuple[tuple[Die, int], ...]


@dataclass(frozen=True, slots=True)
class DieGained(PublicEvent):
    """A die came from the supply to the pool, unrolled; reasons: a field, recipe."""

    type: ClassVar[str] = "die_gained"
    player: int
    die: Die
    reason: str


@dataclass(frozen=True, slots=True)
class DieReturned(PublicEvent):
    """A die went to the supply; reason: a field."""

    type: ClassVar[str] = "die_returned"
    player: int
    die: Die
    reason: str


@dataclass(frozen=True, slots=True)
class DieRaised(PublicEvent):
    """A die shows one more now; reasons: malt-raise, hops-raise (to the warehouse), token."""

    type: ClassVar[str] = "die_raised"
    player: int
    die: Die
    value: int
    reason: str


@dataclass(frozen=True, slots=True)
class DieToPool(PublicEvent):
    """A die came back to the pool; reasons: used, withdraw, malt-dark."""

    type: ClassVar[str] = "die_to_pool"
    player: int
    die: Die
    reason: str


@dataclass(frozen=True, slots=True)
class DiceExchanged(PublicEvent):
    """A die was given for one of the supply, which lies in its place now (D5.3)."""

    type: ClassVar[str] = "exchanged"
    player: int
    given: Die
    taken: Die
    value: int


@dataclass(frozen=True, slots=True)
class RaisesEnded(PublicEvent):
    """Raised dice fell back to these values (D8)."""

    type: ClassVar[str] = "raises_ended"
    dice: tuple[tuple[Die, int], ...]


@dataclass(frozen=True, slots=True)
class SeedsGained(PublicEvent):
    """Seeds came from the supply; reasons: summer, seeds-hops, seeds-dark."""

    type: ClassVar[str] = "seeds_gained"
    player: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeedReturned(PublicEvent):
    """A seed went to the supply; reason: a field."""

    type: ClassVar[str] = "seed_returned"
    player: int
    reason: str


@dataclass(frozen=True, slots=True)
class GoldChanged(PublicEvent):
    """Gold gained or paid (negative); reasons: purchase, recipe, bonus, seeds-gold."""

    type: ClassVar[str] = "gold"
    player: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class PointsGained(PublicEvent):
    """Points; reasons: recipe, bonus, brewing; at the end gold, dice."""

    type: ClassVar[str] = "points"
    player: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Bought(PublicEvent):
    """Something was bought (D6): ``price`` as paid; ``die``: the skill die that lowered it."""

    type: ClassVar[str] = "bought"
    player: int
    what: int
    price: int
    die: Die | None


@dataclass(frozen=True, slots=True)
class TokenUsed(PublicEvent):
    """An action token was used and left the game (D8)."""

    type: ClassVar[str] = "token_used"
    player: int
    token: Token
    target: int


@dataclass(frozen=True, slots=True)
class TokenGained(PublicEvent):
    """An action token was won with a recipe (D1.2)."""

    type: ClassVar[str] = "token_gained"
    player: int
    token: Token


@dataclass(frozen=True, slots=True)
class BrewingDeclared(PublicEvent):
    """A brewing was declared; ``dice`` as the rules assign them (D7)."""

    type: ClassVar[str] = "brewing_declared"
    player: int
    recipe: Recipe
    dice: tuple[Die, ...]
    extension: int | None


@dataclass(frozen=True, slots=True)
class Brewed(PublicEvent):
    """A recipe was brewed; ``dice`` by slots, the extension's skill die last (D7).

    ``extension`` is None, too, where the one that was declared got lost (D8).
    """

    type: ClassVar[str] = "brewed"
    player: int
    recipe: Recipe
    dice: tuple[Die, ...]
    extension: int | None


@dataclass(frozen=True, slots=True)
class ExtensionLost(PublicEvent):
    """A declared brewing lost ``die``, its only skill die, and goes on without extension (D8).

    ``player`` brews, ``rival`` has used the token.
    """

    type: ClassVar[str] = "extension_lost"
    player: int
    recipe: Recipe
    die: Die
    rival: int


@dataclass(frozen=True, slots=True)
class IngredientReturned(PublicEvent):
    """An ingredient went back to the market (D7)."""

    type: ClassVar[str] = "ingredient_returned"
    player: int
    ingredient: Ingredient


@dataclass(frozen=True, slots=True)
class BrewingFailed(PublicEvent):
    """A declared brewing fell through (D8)."""

    type: ClassVar[str] = "brewing_failed"
    player: int
    recipe: Recipe


@dataclass(frozen=True, slots=True)
class RecipeRevealed(PublicEvent):
    """A recipe came up from the deck (D2.3)."""

    type: ClassVar[str] = "recipe_revealed"
    teaches: ClassVar[bool] = True
    recipe: Recipe
    slot: int


@dataclass(frozen=True, slots=True)
class Passed(PublicEvent):
    """A seat is out for the rest of the phase; phases: place, brew."""

    type: ClassVar[str] = "passed"
    player: int
    phase: str


@dataclass(frozen=True, slots=True)
class PhaseStarted(PublicEvent):
    """A phase began: place, purchase, brew, clean_up."""

    type: ClassVar[str] = "phase_started"
    phase: str


@dataclass(frozen=True, slots=True)
class RoundStarted(PublicEvent):
    """A round began; seasons: summer, winter (D9)."""

    type: ClassVar[str] = "round_started"
    round: int
    holder: int
    season: str


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The game has ended (D10)."""

    type: ClassVar[str] = "game_over"


BreweryEvent = (
    DieStored
    | ItemPlaced
    | Accelerated
    | DiceRolled
    | DieGained
    | DieReturned
    | DieRaised
    | DieToPool
    | DiceExchanged
    | SeedsGained
    | SeedReturned
    | GoldChanged
    | PointsGained
    | Bought
    | TokenUsed
    | TokenGained
    | BrewingDeclared
    | ExtensionLost
    | Brewed
    | IngredientReturned
    | BrewingFailed
    | RecipeRevealed
    | Passed
    | PhaseStarted
    | RaisesEnded
    | RoundStarted
    | GameOver
)
