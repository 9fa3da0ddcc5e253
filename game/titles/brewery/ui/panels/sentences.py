"""A sentence for each event of brewery, for the log and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import COLOUR_OF, FIELDS, SKILL_USE, Catalogue, Die
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

    def reason(self, reason: str) -> str:
        """The field that a reason names; "" for another reason."""
        return self.field(FIELDS.index(reason)) if reason in FIELDS else ""


@singledispatch
def _told(_event: object, _names: Names) -> str:
    return ""


@_told.register
def _stored(event: DieStored, names: Names) -> str:
    text = _("{name} stores {die}")
    return text.format(name=names.of(event.player), die=names.die(event.die))


@_told.register
def _placed(event: ItemPlaced, names: Names) -> str:
    # Translators: {item} is "seed" or "hops"; {field} is what a field does
    text = _("{name} places {item}: {field}")
    return text.format(
        name=names.of(event.player), item=names.item(event.item), field=names.field(event.field)
    )


@_told.register
def _accelerated(event: Accelerated, names: Names) -> str:
    # Translators: a skill die was added; {field} is what a field does
    text = _("{name} has it at once: {field}")
    return text.format(name=names.of(event.player), field=names.field(event.field))


@_told.register
def _rolled(event: DiceRolled, names: Names) -> str:
    if not event.dice:
        return ""
    shown = row_of([names.die(die, value) for die, value in event.dice])
    if event.reason == "school-exchange":
        text = _("{name} rolls the supply: {dice}")
        colour = COLOUR_OF[event.dice[0][0]]
        values = " ".join(str(value) for _die, value in event.dice)
        shown = f"{colour_within(names.catalogue, colour)} {values}"
        return text.format(name=names.of(event.player), dice=shown)
    text = _("{name} rolls {dice}")
    return text.format(name=names.of(event.player), dice=shown)


@_told.register
def _gained(event: DieGained, names: Names) -> str:
    text = _("{name} gains a die: {die}")
    return text.format(name=names.of(event.player), die=names.die(event.die))


@_told.register
def _returned(event: DieReturned, names: Names) -> str:
    text = _("{name} gives {die} to the supply")
    return text.format(name=names.of(event.player), die=names.die(event.die))


@_told.register
def _raised(event: DieRaised, names: Names) -> str:
    text = _("{name} raises a die: {die}")
    return text.format(name=names.of(event.player), die=names.die(event.die, event.value))


@_told.register
def _to_pool(event: DieToPool, names: Names) -> str:
    if event.reason == "used":
        return ""
    text = _("{name}: {die} goes back to the pool")
    return text.format(name=names.of(event.player), die=names.die(event.die))


@_told.register
def _exchanged(event: DiceExchanged, names: Names) -> str:
    text = _("{name} exchanges a die for {die}")
    return text.format(name=names.of(event.player), die=names.die(event.taken, event.value))


@_told.register
def _seeds(event: SeedsGained, names: Names) -> str:
    text = _("{name} gains {seeds}")
    return text.format(name=names.of(event.player), seeds=seeds(event.amount))


@_told.register
def _gold(event: GoldChanged, names: Names) -> str:
    if event.amount < 0:
        return ""  # the purchase tells
    text = _("{name} gains {gold}")
    return text.format(name=names.of(event.player), gold=gold(event.amount))


@_told.register
def _points(event: PointsGained, names: Names) -> str:
    name, count = names.of(event.player), points(event.amount)
    if event.reason == "gold":
        # Translators: at the end, for what gold is left
        return _("{name}: {points} for gold").format(name=name, points=count)
    # Translators: at the end, for what dice are left
    return _("{name}: {points} for dice").format(name=name, points=count)


@_told.register
def _bought(event: Bought, names: Names) -> str:
    # Translators: {thing} is "honey" or "the token “Raise”"
    text = _("{name} buys {thing} for {gold}")
    thing = good_within(names.catalogue, event.what)
    return text.format(name=names.of(event.player), thing=thing, gold=gold(event.price))


@_told.register
def _used(event: TokenUsed, names: Names) -> str:
    name, token = names.of(event.player), token_name(names.catalogue, event.token)
    target = _target(event, names)
    # Translators: {target} is a die ("hops"), a building, a market or a recipe
    return _("{name} uses “{token}”: {target}").format(name=name, token=token, target=target)


def _target(event: TokenUsed, names: Names) -> str:
    if event.token == 1:
        return object_name(names.catalogue, event.target)
    if event.token == 3:
        return recipe_name(names.catalogue, event.target)
    return names.die(event.target)


@_told.register
def _token(event: TokenGained, names: Names) -> str:
    text = _("{name} takes a token: {token}")
    return text.format(name=names.of(event.player), token=token_name(names.catalogue, event.token))


@_told.register
def _declared(event: BrewingDeclared, names: Names) -> str:
    name, recipe = names.of(event.player), recipe_name(names.catalogue, event.recipe)
    if own_word(names.catalogue, "brew"):
        return _("{name} is about to make {recipe}").format(name=name, recipe=recipe)
    return _("{name} is about to brew {recipe}").format(name=name, recipe=recipe)


@_told.register
def _finished(event: Finished, names: Names) -> str:
    text = _("{name} brews {recipe}: {gain}")
    if own_word(names.catalogue, "brew"):
        text = _("{name} makes {recipe}: {gain}")
    parts = [points(event.points)] if event.points else []
    gain = row_of([*parts, gold(event.gold)] if event.gold else parts)
    recipe = recipe_name(names.catalogue, event.recipe)
    return text.format(name=names.of(event.player), recipe=recipe, gain=gain)


@_told.register
def _bared(event: ExtensionLost, names: Names) -> str:
    text = _("{rival} takes the skill die from {recipe}: {name} gets {gain} less")
    return text.format(
        rival=names.of(event.rival),
        recipe=recipe_name(names.catalogue, event.recipe),
        name=names.of(event.player),
        gain=bonus(names.catalogue, event.recipe, SKILL_USE),
    )


@_told.register
def _failed(event: BrewingFailed, names: Names) -> str:
    text = _("{recipe} falls through for {name}")
    recipe = recipe_name(names.catalogue, event.recipe)
    return text.format(name=names.of(event.player), recipe=recipe)


@_told.register
def _revealed(event: RecipeRevealed, names: Names) -> str:
    return _("New recipe: {recipe}").format(recipe=recipe_name(names.catalogue, event.recipe))


@_told.register
def _passed(event: Passed, names: Names) -> str:
    return _("{name} passes").format(name=names.of(event.player))


@_told.register
def _round(event: RoundStarted, names: Names) -> str:
    del names
    text = _("Round {round} begins: {season}")
    return text.format(round=event.round, season=season(event.season == "summer"))


@_told.register
def _over(_event: GameOver, _names: Names) -> str:
    return _("The game is over")
