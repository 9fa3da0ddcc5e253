"""What the kettle asks of a warehouse, and what a brewing gives (D7)."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.book import BASE_COLOURS
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    FIRST_TOKEN,
    RAISE,
    REROLL,
    SKILL,
    SKILL_USE,
    TOKENS,
)
from game.rules.brewery.changes import (
    change_gold,
    gain_die,
    gain_points,
    own_goods,
    sell_goods,
    to_pool,
)
from game.rules.brewery.dice import (
    AT_LEAST,
    BIT,
    BLOCKED_FACE,
    RAISED_FACE,
    SIX,
    TOKEN_FACE,
    VALUE,
    covers,
    dice_in,
)
from game.rules.brewery.position import (
    COUNT,
    COUNT_BITS,
    FOR_BONUS,
    FOR_BREWING,
    FOR_RECIPE,
    NO_RECIPE,
    OWN,
    OWNED,
    RECIPE_BIT,
    Position,
)
from game.rules.brewery.telling import BreweryTeller

NO_DIE: Final = -1
NO_EXTENSION: Final = -2
"""In place of an extension's ``use``: the recipe is brewed without one."""
_ABOVE: Final = 1 << 10
"""Higher than the key of any die that an assignment compares."""
REROLLS: Final = COUNT << COUNT_BITS * (FIRST_TOKEN + REROLL)
CHANGES_VALUE: Final = REROLLS | COUNT << COUNT_BITS * (FIRST_TOKEN + RAISE)
"""The tokens *raise* and *re-roll* among a seat's goods."""
ANY_TOKEN: Final = ((1 << COUNT_BITS * len(TOKENS)) - 1) << COUNT_BITS * FIRST_TOKEN
"""All tokens among goods."""


def packed(recipe: int, extension: int | None) -> int:
    """A recipe with its extension as one number."""
    return recipe << 3 | (0 if extension is None else extension + 2)


def recipe_in(number: int) -> int:
    """The recipe of a :func:`packed` number."""
    return number >> 3


def extension_in(number: int) -> int:
    """The extension's ``use`` in a :func:`packed` number, or :data:`NO_EXTENSION`."""
    return (number & 7) - 2


def strength_of(position: Position, seat: int, colour: int) -> int:
    """The strength of the dice of a colour in a seat's warehouse that may be brewed with."""
    strength = 0
    face = position.face
    dice = position.ware[4 * seat + colour]
    if dice:
        for die in dice_in(colour, dice):
            if not face[die] & BLOCKED_FACE:
                strength += AT_LEAST[face[die] & VALUE]
    return strength


def fits(position: Position, recipe: int, light: int, dark: int, hops: int) -> bool:
    """Whether dice of these strengths fill a recipe's base."""
    needs = position.book.needs
    at = BASE_COLOURS * recipe
    return covers(light, needs[at]) and covers(dark, needs[at + 1]) and covers(hops, needs[at + 2])


def can_brew(position: Position, seat: int, recipe: int) -> bool:
    """Whether a seat's warehouse fills a recipe's base."""
    return fits(
        position,
        recipe,
        strength_of(position, seat, 0),
        strength_of(position, seat, 1),
        strength_of(position, seat, 2),
    )


def open_recipes(position: Position) -> list[int]:
    """The recipes of the row that are not blocked, slot by slot."""
    blocked = position.blocked >> RECIPE_BIT
    return [recipe for recipe in position.row if recipe != NO_RECIPE and not blocked >> recipe & 1]


def brewable(position: Position, seat: int) -> list[int]:
    """The open recipes whose base a seat's warehouse fills."""
    light = strength_of(position, seat, 0)
    dark = strength_of(position, seat, 1)
    hops = strength_of(position, seat, 2)
    if not (light or dark or hops):
        return []
    return [
        recipe for recipe in open_recipes(position) if fits(position, recipe, light, dark, hops)
    ]


def skill_for_extension(position: Position, seat: int, without: int = NO_DIE) -> int:
    """The skill die that an extension takes: the lowest of the warehouse (D7), or NO_DIE."""
    best = NO_DIE
    least = _ABOVE
    dice = position.ware[4 * seat + SKILL]
    if dice:
        for die in dice_in(SKILL, dice):
            key = _order(position, die)
            if key < least and die != without:
                best = die
                least = key
    return best


def _order(position: Position, die: int) -> int:
    """By what dice are taken, the least first: value, raised before others, number (D7)."""
    face = position.face[die]
    if face & BLOCKED_FACE:
        return _ABOVE
    return (face & VALUE) << 7 | (0 if face >= RAISED_FACE else 1) << 6 | die


def is_at_hand(position: Position, seat: int, extension: int, without: int = NO_DIE) -> bool:
    """Whether a seat has what an extension uses; as if the die ``without`` were not there."""
    if extension == NO_EXTENSION:
        return True
    if extension == SKILL_USE:
        return skill_for_extension(position, seat, without) != NO_DIE
    return position.owns(seat, extension) > 0


def assigned(position: Position, seat: int, recipe: int, extension: int) -> tuple[int, ...]:
    """The dice that a brewing takes, by slots, the extension's skill die last (D7).

    From the highest minimum on, each slot gets the lowest die that suffices. Empty when the
    warehouse doesn't fill the base or lacks what the extension uses.
    """
    chosen: list[int] = []
    if not is_at_hand(position, seat, extension):
        return ()
    for colour in range(BASE_COLOURS):
        dice = position.ware[4 * seat + colour]
        for least in position.book.base[recipe][colour]:
            best = NO_DIE
            key = _ABOVE
            for die in dice_in(colour, dice):
                order = _order(position, die)
                if order < key and order >> 7 >= least:
                    best = die
                    key = order
            if best == NO_DIE:
                return ()
            dice ^= BIT[best]
            chosen.append(best)
    if extension == SKILL_USE:
        chosen.append(skill_for_extension(position, seat))
    return tuple(chosen)


def needs_die(position: Position, seat: int, recipe: int, extension: int, die: int) -> bool:
    """Whether a brewing that can be carried out now could not without ``die``, or not with its
    extension (D8).
    """
    face = position.face[die]
    if face & BLOCKED_FACE:
        return False
    colour = COLOUR_OF[die]
    if colour < BASE_COLOURS:
        strength = strength_of(position, seat, colour) - AT_LEAST[face & VALUE]
        return not covers(strength, position.book.needs[BASE_COLOURS * recipe + colour])
    return extension == SKILL_USE and skill_for_extension(position, seat, die) == NO_DIE


def drop_lost_extension(position: Position, die: int, tell: BreweryTeller) -> None:
    """The declared brewing goes on without its extension if ``die`` was its only skill die (D8)."""
    seat = position.turn_player
    number = position.declared
    if extension_in(number) == SKILL_USE and skill_for_extension(position, seat) == NO_DIE:
        recipe = recipe_in(number)
        position.declared = packed(recipe, None)
        tell.extension_lost(seat, recipe, die, position.decider)


def would_fit(position: Position, seat: int, recipe: int, die: int, value: int) -> bool:
    """Whether a seat's warehouse filled a recipe's base if ``die`` of it showed ``value``."""
    shown = position.face[die] & VALUE
    strengths = [strength_of(position, seat, colour) for colour in range(BASE_COLOURS)]
    strengths[COLOUR_OF[die]] += AT_LEAST[value] - AT_LEAST[shown]
    return fits(position, recipe, strengths[0], strengths[1], strengths[2])


def changeable(position: Position, seat: int) -> list[int]:
    """The dice of a seat's warehouse, of a base's colours, that *raise* or *re-roll* may change."""
    face = position.face
    return [
        die
        for colour in range(BASE_COLOURS)
        for die in dice_in(colour, position.ware[4 * seat + colour])
        if not face[die] & TOKEN_FACE and face[die] & VALUE < SIX
    ]


def is_helped(position: Position, seat: int) -> bool:
    """Whether a raise, or a re-roll that comes up 6, of one own die would let a seat brew (D8)."""
    goods = position.own[OWN * seat + OWNED]
    if not goods & CHANGES_VALUE:
        return False
    recipes = open_recipes(position)
    for die in changeable(position, seat):
        value = SIX if goods & REROLLS else (position.face[die] & VALUE) + 1
        for recipe in recipes:
            if would_fit(position, seat, recipe, die, value):
                return True
    return False


def has_turn(position: Position, seat: int) -> bool:
    """Whether a seat can brew, or a token may let it: all others are skipped, not out (D7)."""
    return bool(brewable(position, seat)) or is_helped(position, seat)


def carry_out(
    position: Position, seat: int, number: int, dice: tuple[int, ...], tell: BreweryTeller
) -> None:
    """Brew: the dice go to the pool, the card gives what it gives, the row is refilled (D7).

    ``number``: the recipe with its extension (:func:`packed`); ``dice``: those :func:`assigned`.
    """
    recipe = recipe_in(number)
    extension = extension_in(number)
    card = position.book.catalogue.recipes[recipe]
    used = None if extension == NO_EXTENSION else extension
    tell.brewed(seat, recipe, dice, used)
    for die in dice:
        position.ware[4 * seat + COLOUR_OF[die]] ^= BIT[die]
        to_pool(position, seat, die)
    if used is not None and used >= 0:
        own_goods(position, seat, used, -1)
        sell_goods(position, used, 1)
        tell.ingredient_returned(seat, used)
    gain_points(position, seat, card.reward.points, FOR_RECIPE, tell)
    change_gold(position, seat, card.reward.gold, "recipe", tell)
    if card.reward.die is not None and position.supply[card.reward.die]:
        gain_die(position, seat, card.reward.die, "recipe", tell)
    if used is not None:
        bonus = position.book.extensions[recipe][used]
        gain_points(position, seat, bonus.points, FOR_BONUS, tell)
        change_gold(position, seat, bonus.gold, "bonus", tell)
    gain_points(position, seat, 1, FOR_BREWING, tell)
    position.brewed[seat] = (*position.brewed[seat], number)
    _refill(position, recipe, tell)


def _refill(position: Position, recipe: int, tell: BreweryTeller) -> None:
    """A new card comes up in the slot of a brewed one, while the deck lasts (D2.3)."""
    slot = position.row.index(recipe)
    row = list(position.row)
    row[slot] = NO_RECIPE
    if position.drawn < len(position.deck):
        row[slot] = position.deck[position.drawn]
        position.drawn += 1
        tell.recipe_revealed(row[slot], slot)
    position.row = tuple(row)


def gives_token(position: Position, recipe: int) -> bool:
    """Whether a recipe gives an action token and any is left (D7)."""
    return position.book.catalogue.recipes[recipe].reward.token and bool(
        position.market & ANY_TOKEN
    )
