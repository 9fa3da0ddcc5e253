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
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.sights import Hope, Sight
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
)

LOW = 3
HIGH = 5
BETTER = 0.02
"""By so much a chance must rise to be worth a word."""


def on_field(sight: Sight, move: Place | Accelerate) -> Iterator[Reason]:
    """What an item or a skill die on a field is for (D5)."""
    position = sight.position
    after = after_placing(position, sight.seat, sight.held, move)
    if after is not None:
        yield from _now_filled(sight, after)
    if isinstance(move, Accelerate):
        yield from _rolled_at_once(sight, move)
        yield from _at_once(sight, move)
    else:
        yield from _hurried(sight, move)
        yield from _at_clean_up(sight, move, after)
        if (position.uses >> 2 * move.field & 3) + 1 == position.seats - 1:
            yield told("closes_field", field=move.field)
    if after is not None:
        yield from _better_hope(sight, after)


def _now_filled(sight: Sight, after: Holdings) -> Iterator[Reason]:
    """A recipe that the dice at hand fill by the move, and not before."""
    new = [recipe for recipe in sight.filled(after.rolled()) if recipe not in sight.ready]
    if new:
        yield told("brews_now", recipe=sight.best(new))


def _rolled_at_once(sight: Sight, move: Accelerate) -> Iterator[Reason]:
    """The recipe that the die rolled at once may fill in this very round, and how likely (D4.4)."""
    colour = grown_on(move.field)
    if colour < 0:
        return
    after = after_skill(sight.position, sight.seat, sight.held, move)
    for recipe, faces in _likeliest(sight, after, colour):
        if faces == SIX:
            yield told("brews_now", recipe=recipe)
        else:
            yield told("grows_for", recipe=recipe, percent=hundredths(faces / SIX))


def _hurried(sight: Sight, move: Place) -> Iterator[Reason]:
    """The same of an item beside which a skill die may be placed in this turn (D4.2, D4.4)."""
    position, seat = sight.position, sight.seat
    colour, needed = grown_on(move.field), NEEDED[move.field]
    if colour < 0 or not needed or position.placed_now or not position.supply[colour]:
        return
    skill = min(
        (
            die
            for die in position.dice_at_hand(seat)
            if COLOUR_OF[die] == SKILL and sight.shown(die) >= needed
        ),
        key=sight.shown,
        default=None,
    )
    if skill is not None:
        after = after_item(position, seat, sight.held, move)
        take_die(position, seat, after, skill)
        for recipe, faces in _likeliest(sight, after, colour):
            yield told("hurries_for", recipe=recipe, percent=hundredths(faces / SIX))


def _likeliest(sight: Sight, after: Holdings, colour: int) -> Iterator[tuple[int, int]]:
    """The recipe that one more die of a colour fills with most of its faces, and with how many."""
    faces: Counter[int] = Counter()
    for value in range(1, SIX + 1):
        dice = after.rolled()
        dice[colour] += ONE[value]
        faces.update(recipe for recipe in sight.filled(dice) if recipe not in sight.ready)
    if faces:
        yield max(faces.items(), key=lambda each: each[1] * sight.cards[each[0]].worth)


def _at_once(sight: Sight, move: Accelerate) -> Iterator[Reason]:
    field, item = move.field, item_on(sight.position, sight.seat, move.field)
    if field == MALT_DARK:
        yield told("turns_dark_now")
    elif grown_on(field) >= 0:
        yield told("grows_now", colour=grown_on(field))
    elif item is None or item == SEED:
        return
    elif field in (SEEDS_HOPS, SEEDS_DARK):
        if seeds := _seeds(sight, field):
            yield told("seeds_now", seeds=seeds)
    elif field == SEEDS_GOLD:
        yield told("gold_now", gold=DEPARTMENT_GOLD[COLOUR_OF[item]])
    else:
        yield told("raised_now", value=sight.shown(item) + 1, colour=COLOUR_OF[item])


def _seeds(sight: Sight, field: int) -> int:
    """How many seeds the seed department gives (D5.4)."""
    return min(sight.position.seeds, 1 if field == SEEDS_HOPS else 2)


def _at_clean_up(sight: Sight, move: Place, after: Holdings | None) -> Iterator[Reason]:
    field, item = move.field, move.item
    if field == SCHOOL_REROLL:
        low = sum(
            sight.held.pool[colour] >> BITS * value & COUNT
            for colour in range(SKILL)
            for value in range(1, LOW + 1)
        )
        if low:
            yield told("reroll_low", dice=low)
    elif field == SCHOOL_EXCHANGE:
        yield from _exchange(sight, move)
    elif (colour := grown_on(field)) >= 0:
        if sight.position.supply[colour]:
            yield told("turns_dark") if field == MALT_DARK else told("grows", colour=colour)
    elif field == SCHOOL_SKILL:
        yield told("more_skill")
    elif field in (SEEDS_HOPS, SEEDS_DARK):
        if seeds := _seeds(sight, field):
            yield told("seeds_back", seeds=seeds, **of_die(sight, item))
    elif field == SEEDS_GOLD:
        gold = DEPARTMENT_GOLD[COLOUR_OF[item]]
        yield told("department_gold", gold=gold, **of_die(sight, item))
    elif after is not None:
        yield _raised(sight, after, move)


def of_die(sight: Sight, die: int) -> dict[str, int | str]:
    """The colour of a die, and what it shows: the gaps of a reason that names it."""
    return {"colour": COLOUR_OF[die], "value": sight.shown(die)}


def _exchange(sight: Sight, move: Place) -> Iterator[Reason]:
    colour, held = move.colour, sight.held
    if colour is None:
        return
    own = values((held.pool[colour] & ~COUNT) + held.ware[colour])
    if colour == SKILL:
        own.remove(sight.shown(move.item))
    if own:
        dice = len(dice_in(colour, sight.position.supply[colour]))
        yield told("exchange_low", colour=colour, value=own[0], dice=dice)


def _raised(sight: Sight, after: Holdings, move: Place) -> Reason:
    """A die raised: for the recipe whose open slot it fills next round, if there is one."""
    value, colour = sight.shown(move.item) + 1, COLOUR_OF[move.item]
    best = sight.likeliest(
        then
        for recipe in sorted(sight.position.row, reverse=True)
        if recipe >= 0 and (colour, value) in sight.hope(recipe).missing
        if (then := sight.hope(recipe, after)).within_reach
    )
    if best is None:
        return told("raises", value=value, colour=colour)
    return told("raise_for", value=value, colour=colour, recipe=best.recipe)


def _better_hope(sight: Sight, after: Holdings) -> Iterator[Reason]:
    """The recipe with the best hope, if the move made it better."""
    hope = sight.likeliest(sight.hopes(after))
    if hope is None or not hope.within_reach or hope.recipe in sight.filled(after.rolled()):
        return
    if hope.missing and hope.chance > sight.hope(hope.recipe).chance + BETTER:
        yield told("hope", recipe=hope.recipe, percent=hope.hundredths)


def on_exchange(sight: Sight, move: Exchange) -> Iterator[Reason]:
    """What is gained by giving one die for another (D5.3)."""
    yield from _now_filled(sight, after_exchange(sight.position, sight.seat, sight.held, move))
    more = sight.shown(move.take) - sight.shown(move.give)
    if more > 0:
        yield told("exchange_up", more=more, colour=COLOUR_OF[move.give])


def on_storing(sight: Sight, move: Store) -> Iterator[Reason]:
    """What a die is stored for: a recipe of this round, else one of the next (D3)."""
    die = of_die(sight, move.die)
    if die["colour"] != SKILL:
        found = _stored_for(sight, move)
        if found is not None:
            yield found
    if sight.shown(move.die) >= HIGH:
        yield told("store_high", **die)


def _stored_for(sight: Sight, move: Store) -> Reason | None:
    after = after_storing(sight.position, sight.held, move)
    then: list[Hope] = []
    for recipe in [one for one in sight.position.row if one >= 0]:
        now = sight.hope(recipe, after)
        if len(now.missing) < len(sight.hope(recipe).missing):
            if recipe in sight.ready:
                return told("store_for", recipe=recipe, **of_die(sight, move.die))
            then.append(now)
    hope = sight.likeliest(one for one in then if one.within_reach)
    if hope is None:
        return None
    recipe, percent = hope.recipe, hope.hundredths
    if not hope.missing:
        return told("store_ready", recipe=recipe)
    if len(hope.missing) == 1:
        lacking, least = hope.missing[0]
        return told("store_lacks", recipe=recipe, colour=lacking, least=least, percent=percent)
    return told("store_lacks_more", recipe=recipe, lacking=len(hope.missing), percent=percent)
