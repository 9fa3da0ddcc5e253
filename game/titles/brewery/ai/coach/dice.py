"""Why dice are placed, accelerated, exchanged and stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.ai.coach.advice import Reason
from game.ai.coach.shares import hundredths
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    MALT_DARK,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SCHOOL_SKILL,
    SEED,
    SEEDS_DARK,
    SEEDS_GOLD,
    SEEDS_HOPS,
    SKILL,
)
from game.rules.brewery.changes import item_on
from game.rules.brewery.dice import dice_in
from game.rules.brewery.listed import NEEDED
from game.rules.brewery.moves import Accelerate, Exchange, Place, Store
from game.rules.brewery.position import Position
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.sights import Hope, best_hope, filled, hope_of
from game.titles.brewery.ai.counts import BITS, COUNT, ONE, SIX, values
from game.titles.brewery.ai.holdings import DEPARTMENT_GOLD, Holdings
from game.titles.brewery.ai.turns import (
    after_exchange,
    after_item,
    after_placing,
    after_skill,
    after_storing,
    grown_on,
    take_die,
    value_of,
)
from game.titles.brewery.ai.valuation import Valuation

LOW = 3
HIGH = 5
LEAST_CHANCE = 0.1
"""A recipe with a lower chance next round is out of reach: nothing is done for it."""
BETTER = 0.02
"""By so much a chance must rise to be worth a word."""


def on_field(
    position: Position, seat: int, valuation: Valuation, held: Holdings, move: Place | Accelerate
) -> Iterator[Reason]:
    """What an item or a skill die on a field is for (D5); ``held``: the seat's holdings before."""
    after = after_placing(position, seat, held, move)
    if after is not None:
        yield from _now_filled(position, valuation, held, after)
    if isinstance(move, Accelerate):
        yield from _rolled_at_once(position, seat, valuation, held, move)
        yield from _at_once(position, seat, move)
    else:
        yield from _hurried(position, seat, valuation, held, move)
        yield from _at_clean_up(position, valuation, held, move, after)
        if (position.uses >> 2 * move.field & 3) + 1 == position.seats - 1:
            yield told("closes_field", field=move.field)
    if after is not None:
        yield from _better_hope(position, valuation, held, after)


def _now_filled(
    position: Position, valuation: Valuation, held: Holdings, after: Holdings
) -> Iterator[Reason]:
    """A recipe that the dice at hand fill by the move, and not before."""
    before = filled(position, valuation.cards, held)
    new = [recipe for recipe in filled(position, valuation.cards, after) if recipe not in before]
    if new:
        yield told("brews_now", recipe=max(new, key=lambda one: valuation.cards[one].worth))


def _rolled_at_once(
    position: Position, seat: int, valuation: Valuation, held: Holdings, move: Accelerate
) -> Iterator[Reason]:
    """The recipe that the die rolled at once may fill in this very round, and how likely (D4.4)."""
    colour = grown_on(move.field)
    if colour < 0:
        return
    found = _likeliest(position, valuation, held, after_skill(position, seat, held, move), colour)
    if found is not None:
        recipe, faces = found
        if faces == SIX:
            yield told("brews_now", recipe=recipe)
        else:
            yield told("grows_for", recipe=recipe, percent=hundredths(faces / SIX))


def _hurried(
    position: Position, seat: int, valuation: Valuation, held: Holdings, move: Place
) -> Iterator[Reason]:
    """The same of an item beside which a skill die may be placed in this turn (D4.2, D4.4)."""
    colour, needed = grown_on(move.field), NEEDED[move.field]
    if colour < 0 or not needed or position.placed_now:
        return
    skill = next(
        (
            die
            for die in sorted(position.dice_at_hand(seat), key=lambda one: value_of(position, one))
            if COLOUR_OF[die] == SKILL and value_of(position, die) >= needed
        ),
        None,
    )
    if skill is None or not position.supply[colour]:
        return
    after = after_item(position, seat, held, move)
    take_die(position, seat, after, skill)
    found = _likeliest(position, valuation, held, after, colour)
    if found is not None:
        recipe, faces = found
        yield told("hurries_for", recipe=recipe, percent=hundredths(faces / SIX))


def _likeliest(
    position: Position, valuation: Valuation, held: Holdings, after: Holdings, colour: int
) -> tuple[int, int] | None:
    """The recipe that one more die of a colour fills with most of its faces, and with how many."""
    before = filled(position, valuation.cards, held)
    faces: Counter[int] = Counter()
    for value in range(1, SIX + 1):
        rolled = after.copy()
        rolled.pool[colour] += ONE[value]
        faces.update(each for each in filled(position, valuation.cards, rolled))
    found = [recipe for recipe in faces if recipe not in before]
    if not found:
        return None
    best = max(found, key=lambda each: faces[each] * valuation.cards[each].worth)
    return best, faces[best]


def _at_once(position: Position, seat: int, move: Accelerate) -> Iterator[Reason]:
    field, item = move.field, item_on(position, seat, move.field)
    if field == MALT_DARK:
        yield told("turns_dark_now")
    elif grown_on(field) >= 0:
        yield told("grows_now", colour=grown_on(field))
    elif item is None or item == SEED:
        return
    elif field in (SEEDS_HOPS, SEEDS_DARK):
        seeds = min(position.seeds, 1 if field == SEEDS_HOPS else 2)
        if seeds:
            yield told("seeds_now", seeds=seeds)
    elif field == SEEDS_GOLD:
        yield told("gold_now", gold=DEPARTMENT_GOLD[COLOUR_OF[item]])
    else:
        yield told("raised_now", value=value_of(position, item) + 1, colour=COLOUR_OF[item])


def _at_clean_up(
    position: Position, valuation: Valuation, held: Holdings, move: Place, after: Holdings | None
) -> Iterator[Reason]:
    field, item = move.field, move.item
    if field == SCHOOL_REROLL:
        low = sum(
            held.pool[colour] >> BITS * value & COUNT
            for colour in range(SKILL)
            for value in range(1, LOW + 1)
        )
        if low:
            yield told("reroll_low", dice=low)
    elif field == SCHOOL_EXCHANGE:
        yield from _exchange(position, held, move)
    elif field == MALT_DARK:
        if position.supply[grown_on(field)]:
            yield told("turns_dark")
    elif grown_on(field) >= 0:
        if position.supply[grown_on(field)]:
            yield told("grows", colour=grown_on(field))
    elif field == SCHOOL_SKILL:
        yield told("more_skill")
    elif field in (SEEDS_HOPS, SEEDS_DARK):
        seeds = min(position.seeds, 1 if field == SEEDS_HOPS else 2)
        if seeds:
            yield told("seeds_back", seeds=seeds, **_given(position, item))
    elif field == SEEDS_GOLD:
        gold = DEPARTMENT_GOLD[COLOUR_OF[item]]
        yield told("department_gold", gold=gold, **_given(position, item))
    elif after is not None:
        yield from _raised(position, valuation, (held, after), move)


def _given(position: Position, die: int) -> dict[str, int | str]:
    """The die that goes to the supply for good (D5.4)."""
    return {"colour": COLOUR_OF[die], "value": value_of(position, die)}


def _exchange(position: Position, held: Holdings, move: Place) -> Iterator[Reason]:
    colour = move.colour
    if colour is None:
        return
    own = values((held.pool[colour] & ~COUNT) + held.ware[colour])
    if colour == SKILL:
        own.remove(value_of(position, move.item))
    if own:
        dice = len(dice_in(colour, position.supply[colour]))
        yield told("exchange_low", colour=colour, value=own[0], dice=dice)


def _raised(
    position: Position, valuation: Valuation, around: tuple[Holdings, Holdings], move: Place
) -> Iterator[Reason]:
    """A die raised: for the recipe whose open slot it fills next round, if there is one.

    ``around``: the seat's holdings before and after.
    """
    held, after = around
    value, colour = value_of(position, move.item) + 1, COLOUR_OF[move.item]
    best: tuple[float, int] | None = None
    for recipe in [one for one in position.row if one >= 0]:
        then = hope_of(position, recipe, after)
        lacks = (colour, value) in hope_of(position, recipe, held).missing
        if lacks and then.chance >= LEAST_CHANCE:
            rank = then.chance * valuation.cards[recipe].worth
            best = max(best or (rank, recipe), (rank, recipe))
    if best is not None:
        yield told("raise_for", value=value, colour=colour, recipe=best[1])
    else:
        yield told("raises", value=value, colour=colour)


def _better_hope(
    position: Position, valuation: Valuation, held: Holdings, after: Holdings
) -> Iterator[Reason]:
    """The recipe with the best hope, if the move made it better."""
    hope = best_hope(position, valuation.cards, after)
    if hope is None or hope.recipe in filled(position, valuation.cards, after):
        return
    if hope.chance < LEAST_CHANCE:
        return
    if hope.missing and hope.chance > hope_of(position, hope.recipe, held).chance + BETTER:
        yield told("hope", recipe=hope.recipe, percent=hope.hundredths)


def on_exchange(
    position: Position, seat: int, valuation: Valuation, held: Holdings, move: Exchange
) -> Iterator[Reason]:
    """What is gained by giving one die for another (D5.3); ``held``: the seat's holdings before."""
    after = after_exchange(position, seat, held, move)
    yield from _now_filled(position, valuation, held, after)
    more = value_of(position, move.take) - value_of(position, move.give)
    if more > 0:
        yield told("exchange_up", more=more, colour=COLOUR_OF[move.give])


def on_storing(
    position: Position, valuation: Valuation, held: Holdings, ready: list[int], move: Store
) -> Iterator[Reason]:
    """What a die is stored for: a recipe of this round, else one of the next (D3).

    ``held``: the seat's holdings before; ``ready``: the open recipes that its dice fill.
    """
    colour, value = COLOUR_OF[move.die], value_of(position, move.die)
    if colour != SKILL:
        found = _stored_for(position, valuation, held, ready, move)
        if found is not None:
            yield found
    if value >= HIGH:
        yield told("store_high", value=value, colour=colour)


def _stored_for(
    position: Position, valuation: Valuation, held: Holdings, ready: list[int], move: Store
) -> Reason | None:
    colour, value = COLOUR_OF[move.die], value_of(position, move.die)
    after = after_storing(position, held, move)
    then: list[Hope] = []
    for recipe in [one for one in position.row if one >= 0]:
        before, now = hope_of(position, recipe, held), hope_of(position, recipe, after)
        if len(now.missing) < len(before.missing):
            if recipe in ready:
                return told("store_for", recipe=recipe, value=value, colour=colour)
            then.append(now)
    then = [hope for hope in then if hope.chance >= LEAST_CHANCE]
    if not then:
        return None
    hope = max(then, key=lambda one: one.chance * valuation.cards[one.recipe].worth)
    if not hope.missing:
        return told("store_ready", recipe=hope.recipe)
    if len(hope.missing) == 1:
        lacking, least = hope.missing[0]
        return told(
            "store_lacks", recipe=hope.recipe, colour=lacking, least=least, percent=hope.hundredths
        )
    return told(
        "store_lacks_more", recipe=hope.recipe, lacking=len(hope.missing), percent=hope.hundredths
    )
