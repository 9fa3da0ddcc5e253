"""What the seats of a position have: dice with what they show, goods, gold, recipes brewed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.brewery.brewing import packed
from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOUR_OF,
    DICE,
    FIELDS,
    FIRST_TOKEN,
    GOODS,
    INGREDIENTS,
    OF_A_KIND,
    OPENS,
    SCHOOL,
    SEED,
    SEEDS,
    SKILL,
    SKILL_USE,
    TOKENS,
    die_name,
)
from game.rules.brewery.codec import DIE, SEED_NAME
from game.rules.brewery.dice import BIT, SIX
from game.rules.brewery.listed import FITS, SEED_FIELDS
from game.rules.brewery.position import (
    COUNT_BITS,
    ITEM_BITS,
    OWN,
    POINT_BITS,
    REASONS,
    Position,
)
from game.rules.brewery.position_dump import USES
from game.rules.codec import BadData, Flag, Number, inside, mapping
from game.rules.positions import Form, Reader, counts, listed, one_of

PLAYER_KEYS: Final = (
    *("pool", "warehouse", "waiting", "resting", "used", "gold", "seeds"),
    *("ingredients", "tokens", "recipes", "points", "out"),
)
_MOST_POINTS: Final = 999
_MOST_GOLD: Final = 999
_FIELD: Final = one_of(FIELDS)


class Laid:
    """The dice that lie somewhere but in the supply, and the recipes that are named."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards
        self.dice: set[int] = set()
        self.recipes: set[int] = set()

    def die(self, data: object, path: str) -> int:
        """A die that lies nowhere yet."""
        die = DIE.load(data, path)
        if die in self.dice:
            raise BadData(path, f"{die_name(die)} in one place alone")
        self.dice.add(die)
        return die

    def recipe(self, data: object, path: str) -> int:
        """A recipe that is named nowhere yet."""
        recipe = one_of(self.cards)(data, path)
        if recipe in self.recipes:
            raise BadData(path, "a recipe that stands nowhere else")
        self.recipes.add(recipe)
        return recipe


def read_seat(form: Form, seat: int, state: Position, laid: Laid) -> None:
    """Set what a seat has. Raises BadData."""
    show = _shower(state, laid)
    for key, place, least in (("pool", state.pool, 0), ("warehouse", state.ware, 1)):
        for die in form.must(key, _shown(show, least)) if key in form else ():
            place[4 * seat + COLOUR_OF[die]] |= BIT[die]
    state.waiting[seat] = tuple(form.some("waiting", _waiting(show)))
    state.resting[seat] = _resting(form, seat, state, show)
    state.brewed[seat] = tuple(form.some("recipes", _brewed(state, laid)))
    seeds = Number(0, SEEDS).load
    goods = form.read("ingredients", counts(INGREDIENTS, OF_A_KIND), [0] * len(INGREDIENTS))
    goods = goods + form.read("tokens", counts(TOKENS, OF_A_KIND), [0] * len(TOKENS))
    points = form.read("points", counts(REASONS, _MOST_POINTS), [0] * len(REASONS))
    state.own[OWN * seat : OWN * seat + OWN] = [
        form.read("gold", Number(0, _MOST_GOLD).load, 0),
        form.read("seeds", seeds, 0),
        _used(form, seat, state),
        sum(count << COUNT_BITS * each for each, count in enumerate(goods)),
        sum(amount << POINT_BITS * reason for reason, amount in enumerate(points)),
    ]
    state.out |= form.read("out", Flag().load, False) << seat


Shower = Callable[[object, object, str, int], int]
"""Lays a die that shows a value of at least so many: its data, the value's, the path."""


def _shower(state: Position, laid: Laid) -> Shower:
    def show(die_data: object, value: object, path: str, least: int) -> int:
        die = laid.die(die_data, path)
        state.face[die] = Number(least, SIX).load(value, path)
        return die

    return show


def _shown(show: Shower, least: int) -> Reader[tuple[int, ...]]:
    """Dice and what they show: ``{light-1: 4}``."""

    def read(data: object, path: str) -> tuple[int, ...]:
        row = mapping(data, path)
        if len(row) > DICE:
            raise BadData(path, f"at most {DICE} dice")
        return tuple([show(name, value, inside(path, name), least) for name, value in row.items()])

    return read


def _waiting(show: Shower) -> Reader[int]:
    """A field and its item: ``[malt-light, seed]``, ``[malt-raise, light-1, 4]``."""

    def read(data: object, path: str) -> int:
        parts = listed(data, path)
        if len(parts) == 2 and parts[1] == SEED_NAME:
            field, item = _FIELD(parts[0], path), SEED
            fits = SEED_FIELDS
        else:
            if len(parts) != 3:
                raise BadData(path, "a field with a seed, or with a die and what it shows")
            field, item = _FIELD(parts[0], path), show(parts[1], parts[2], path, 1)
            fits = FITS[COLOUR_OF[item]][Number(1, SIX).load(parts[2], path)]
        if not fits >> field & 1:
            raise BadData(path, f"an item that {FIELDS[field]} takes")
        return field << ITEM_BITS | item - SEED

    return read


def _resting(form: Form, seat: int, state: Position, show: Shower) -> tuple[int, ...]:
    """The skill dice used, in order: those on the fields of the school among them (D4.4)."""
    school = [
        (entry & (1 << ITEM_BITS) - 1) + SEED
        for entry in state.waiting[seat]
        if BUILDING_OF[entry >> ITEM_BITS] == SCHOOL
    ]
    names = {die_name(die): die for die in school}

    def read(data: object, path: str) -> int:
        parts = listed(data, path)
        if len(parts) != 2:
            raise BadData(path, "a die and what it shows")
        if isinstance(parts[0], str) and parts[0] in names:
            die = names.pop(parts[0])
            if parts[1] != state.face[die]:
                raise BadData(path, "the same value as on its field")
            return die
        return show(parts[0], parts[1], path, 1)

    dice = form.some("resting", read) if "resting" in form else school
    if any(COLOUR_OF[die] != SKILL for die in dice) or not set(school) <= set(dice):
        raise form.wrong("resting", "skill dice, those on the fields of the school among them")
    return tuple(dice)


def _used(form: Form, seat: int, state: Position) -> int:
    """The fields used this round, as bits: those where something waits among them (D4.2)."""
    waiting = [entry >> ITEM_BITS for entry in state.waiting[seat]]
    used = form.some("used", _FIELD) if "used" in form else waiting
    if len(set(waiting)) != len(waiting) or not set(waiting) <= set(used):
        raise form.wrong("waiting", "one item on a field, which is among those used")
    if any(OPENS[BUILDING_OF[field]] > state.round for field in used):
        raise form.wrong("used", f"fields that are open in round {state.round}")
    return sum(1 << field for field in set(used))


def _brewed(state: Position, laid: Laid) -> Reader[int]:
    """A recipe brewed, and what its extension used: ``[penny-lager, skill]``."""

    def read(data: object, path: str) -> int:
        parts = listed(data, path)
        if len(parts) not in (1, 2):
            raise BadData(path, "a recipe, and what its extension used")
        return read_declared(parts, path, state, laid.recipe)

    return read


def read_declared(parts: list[object], path: str, state: Position, recipes: Reader[int]) -> int:
    """A recipe with an extension as one number (:func:`packed`).

    ``parts``: the recipe's id, read by ``recipes``, and what its extension uses, if it has one.
    Raises BadData, whose path begins in ``path``, also where the recipe has no such extension.
    """
    recipe = recipes(parts[0] if parts else "", f"{path}[0]")
    if len(parts) < 2:
        return packed(recipe, None)
    use = one_of(USES)(parts[1], f"{path}[1]") + SKILL_USE
    if use not in state.book.uses[recipe]:
        raise BadData(f"{path}[1]", "an extension of the recipe")
    return packed(recipe, use)


def market_left(form: Form, state: Position) -> int:
    """What is for sale: what nobody has, without the tokens that were used (D1.1, D8)."""
    spent = form.read("spent", counts(TOKENS, OF_A_KIND), [0] * len(TOKENS))
    gone = [0] * FIRST_TOKEN + spent
    market = 0
    for goods, name in enumerate(GOODS):
        left = OF_A_KIND - gone[goods] - sum(state.owns(seat, goods) for seat in range(state.seats))
        if left < 0:
            raise form.wrong("players", f"at most {OF_A_KIND} {name} in all")
        market |= left << COUNT_BITS * goods
    return market
