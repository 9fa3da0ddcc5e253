"""A sentence for each event of brewery, for the log and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOUR_OF,
    SKILL_USE,
    Catalogue,
    Die,
    Recipe,
)
from game.rules.brewery.events import (
    Accelerated,
    Bought,
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
    ItemPlaced,
    Passed,
    PointsGained,
    RecipeRevealed,
    RoundStarted,
    SeedsGained,
    TokenGained,
    TokenUsed,
)
from game.titles.brewery.ui.panels.deeds import deed
from game.titles.brewery.ui.panels.names import (
    bonus,
    colour_within,
    die_text,
    field_deed,
    gold,
    good_within,
    object_name,
    own_word,
    points,
    recipe_name,
    season,
    seeds,
    token_name,
    within,
)
from game.titles.brewery.ui.panels.steps import Finished, Told, telling
from game.ui.persons import People


def line(event: Told, people: People, catalogue: Catalogue) -> str:
    """What happened, in a sentence; "" for what another line already tells."""
    return _told(event, Names(people, catalogue))


def told(events: Sequence[BreweryEvent], people: People, catalogue: Catalogue) -> str:
    """What was done in a step, in one sentence; "" where nobody did anything to tell of."""
    done = [event for event in telling(events) if deed(event, catalogue) is not None]
    best = next((event for event in done if isinstance(event, Finished)), None)
    if best is not None:
        return line(best, people, catalogue)
    return next((line(event, people, catalogue) for event in done), "")


def seat_of(event: Told) -> int | None:
    """Who did it; None where nobody did."""
    if isinstance(event, ExtensionLost):
        return event.rival
    player = getattr(event, "player", None)
    return player if isinstance(player, int) else None


class Names(NamedTuple):
    """Who plays, with what."""

    people: People
    catalogue: Catalogue

    def of(self, seat: int) -> str:
        """The name of a seat."""
        return self.people[seat].name

    def die(self, die: Die, value: int = 0) -> str:
        """A die within a sentence."""
        return die_text(self.catalogue, COLOUR_OF[die], value)

    def item(self, item: int) -> str:
        """A die or a seed within a sentence."""
        return within(self.catalogue, "seed") if item < 0 else self.die(item)

    def field(self, field: int) -> str:
        """What a field does, as it stands after a colon."""
        return field_deed(self.catalogue, field)

    def recipe(self, recipe: Recipe) -> str:
        """What a recipe is called."""
        return recipe_name(self.catalogue, recipe)


def _told(event: Told, names: Names) -> str:
    return _of_dice(event, names) or _of_goods(event, names) or _of_rounds(event, names)


def _of_dice(event: Told, names: Names) -> str:
    match event:
        case DieStored(player, die):
            return _("{name} stores {die}").format(name=names.of(player), die=names.die(die))
        case ItemPlaced(player, field, item):
            # Translators: {item} is "seed" or "hops"; {field} is what a field does
            text = _("{name} places {item}: {field}")
            deed = names.field(field)
            return text.format(name=names.of(player), item=names.item(item), field=deed)
        case Accelerated(player, field):
            # Translators: a skill die was added; {field} is what a field does
            text = _("{name} has it at once: {field}")
            return text.format(name=names.of(player), field=names.field(field))
        case DiceRolled(player, "school-exchange", dice) if dice:
            return _("{name} rolls the supply: {dice}").format(
                name=names.of(player), dice=_supply(event, names)
            )
        case DiceRolled(player, _, dice) if dice:
            shown = row_of([names.die(die, value) for die, value in dice])
            return _("{name} rolls {dice}").format(name=names.of(player), dice=shown)
        case DieGained(player, die):
            return _("{name} gains a die: {die}").format(name=names.of(player), die=names.die(die))
        case DieReturned(player, die):
            text = _("{name} gives {die} to the supply")
            return text.format(name=names.of(player), die=names.die(die))
        case DieRaised(player, die, value):
            text = _("{name} raises a die: {die}")
            return text.format(name=names.of(player), die=names.die(die, value))
        case DieToPool(player, die, reason) if reason != "used":
            text = _("{name}: {die} goes back to the pool")
            return text.format(name=names.of(player), die=names.die(die))
        case DiceExchanged(player, _, taken, value):
            text = _("{name} exchanges a die for {die}")
            return text.format(name=names.of(player), die=names.die(taken, value))
        case _:
            return ""


def _supply(event: DiceRolled, names: Names) -> str:
    """The dice of the supply, which are of one colour: "hops 2 5 6"."""
    values = " ".join(str(value) for _die, value in event.dice)
    return f"{colour_within(names.catalogue, COLOUR_OF[event.dice[0][0]])} {values}"


def _of_goods(event: Told, names: Names) -> str:
    match event:
        case SeedsGained(player, amount):
            return _("{name} gains {seeds}").format(name=names.of(player), seeds=seeds(amount))
        case GoldChanged(player, amount) if amount > 0:  # else the purchase tells
            return _("{name} gains {gold}").format(name=names.of(player), gold=gold(amount))
        case PointsGained(player, amount, reason):
            # Translators: at the end, for what gold is left
            text = _("{name}: {points} for gold")
            if reason != "gold":
                # Translators: at the end, for what dice are left
                text = _("{name}: {points} for dice")
            return text.format(name=names.of(player), points=points(amount))
        case Bought(player, what, price):
            # Translators: {thing} is "honey" or "the token “Raise”"
            text = _("{name} buys {thing} for {gold}")
            thing = good_within(names.catalogue, what)
            return text.format(name=names.of(player), thing=thing, gold=gold(price))
        case TokenUsed(player, token):
            # Translators: {target} is a die ("hops"), a building, a market or a recipe
            text = _("{name} uses “{token}”: {target}")
            target, used = _target(event, names), token_name(names.catalogue, token)
            return text.format(name=names.of(player), token=used, target=target)
        case TokenGained(player, token):
            text = _("{name} takes a token: {token}")
            return text.format(name=names.of(player), token=token_name(names.catalogue, token))
        case _:
            return ""


def _target(event: TokenUsed, names: Names) -> str:
    if event.token == BLOCK_OBJECT:
        return object_name(names.catalogue, event.target)
    if event.token == BLOCK_RECIPE:
        return recipe_name(names.catalogue, event.target)
    return names.die(event.target)


def _of_rounds(event: Told, names: Names) -> str:
    """Recipes, and how the game goes on."""
    own = bool(own_word(names.catalogue, "brew"))
    match event:
        case BrewingDeclared(player, recipe):
            text = _("{name} is about to brew {recipe}")
            if own:
                text = _("{name} is about to make {recipe}")
            return text.format(name=names.of(player), recipe=names.recipe(recipe))
        case Finished(player, recipe):
            text = _("{name} brews {recipe}: {gain}")
            if own:
                text = _("{name} makes {recipe}: {gain}")
            made, gain = names.recipe(recipe), _gain(event)
            return text.format(name=names.of(player), recipe=made, gain=gain)
        case ExtensionLost(player, recipe, _, rival):
            return _("{rival} takes the skill die from {recipe}: {name} gets {gain} less").format(
                rival=names.of(rival),
                recipe=names.recipe(recipe),
                name=names.of(player),
                gain=bonus(names.catalogue, recipe, SKILL_USE),
            )
        case BrewingFailed(player, recipe):
            text = _("{recipe} falls through for {name}")
            return text.format(name=names.of(player), recipe=names.recipe(recipe))
        case RecipeRevealed(recipe):
            return _("New recipe: {recipe}").format(recipe=names.recipe(recipe))
        case Passed(player):
            return _("{name} passes").format(name=names.of(player))
        case RoundStarted(number, _, now):
            text = _("Round {round} begins: {season}")
            return text.format(round=number, season=season(now == "summer"))
        case GameOver():
            return _("The game is over")
        case _:
            return ""


def _gain(event: Finished) -> str:
    """Points and gold of a brewing."""
    parts = [points(event.points)] if event.points else []
    return row_of([*parts, gold(event.gold)] if event.gold else parts)
