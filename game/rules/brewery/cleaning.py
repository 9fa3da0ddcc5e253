"""Clean-up: what waits on the fields takes effect, seat by seat (D9)."""

from __future__ import annotations

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DARK,
    FIELDS,
    HOPS,
    HOPS_GROW,
    HOPS_RAISE,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    MALT_RAISE,
    SCHOOL_SKILL,
    SEEDS_DARK,
    SEEDS_GOLD,
    SEEDS_HOPS,
    SKILL,
)
from game.rules.brewery.changes import (
    change_gold,
    gain_die,
    gain_points,
    gain_seeds,
    items_on,
    raise_by_field,
    to_pool,
    to_supply,
)
from game.rules.brewery.dice import RAISED_FACE, RAISES, VALUE
from game.rules.brewery.position import FOR_DICE, FOR_GOLD, GOLD, OWN, USED, Position
from game.rules.brewery.telling import BreweryTeller

GOLD_FOR_SKILL = 4
GOLD_FOR_DARK = 3
SEEDS_FOR_DARK = 2
DIE_POINTS = (1, 2, 1, 0)
"""By colour: what a die is worth at the end (D10)."""
GOLD_FOR_A_POINT = 2

Items = dict[int, int]
"""By field, the item that waits there."""
Late = list[tuple[int, int, int]]
"""Who waits for a die that the supply lacked: seat, colour, field, in turn order (D5.5)."""


def clean_up(position: Position, tell: BreweryTeller) -> None:
    """Settle all fields from the holder of the season token on, then end raises and blocks."""
    late: Late = []
    for offset in range(position.seats):
        _settle(position, (position.holder + offset) % position.seats, late, tell)
    _end_marks(position, tell)
    position.uses = 0
    position.blocked = 0


def _settle(position: Position, seat: int, late: Late, tell: BreweryTeller) -> None:
    """One seat's fields in the order of the rules; giving comes before taking."""
    if position.waiting[seat]:
        items = items_on(position, seat)
        _give(position, seat, items, late, tell)
        _take(position, seat, items, late, tell)
        position.waiting[seat] = ()
    for die in position.resting[seat]:
        to_pool(position, seat, die)
        tell.die_to_pool(seat, die, "used")
    position.resting[seat] = ()
    position.own[OWN * seat + USED] = 0


def _give(position: Position, seat: int, items: Items, late: Late, tell: BreweryTeller) -> None:
    """Seeds, the dice of the seed department and light malt that darkens leave the fields."""
    for field in (MALT_LIGHT, HOPS_GROW):
        if field in items:
            position.seeds += 1
            tell.seed_returned(seat, field)
    for field in (SEEDS_HOPS, SEEDS_DARK, SEEDS_GOLD):
        if field in items:
            _return(position, seat, items[field], field, late, tell)
    if MALT_DARK not in items:
        return
    die = items[MALT_DARK]
    if position.supply[DARK]:
        _return(position, seat, die, MALT_DARK, late, tell)
        gain_die(position, seat, DARK, FIELDS[MALT_DARK], tell)
    else:
        to_pool(position, seat, die)
        tell.die_to_pool(seat, die, FIELDS[MALT_DARK])


def _return(
    position: Position, seat: int, die: int, field: int, late: Late, tell: BreweryTeller
) -> None:
    """A die goes to the supply; whoever waits for its colour takes it at once (D5.5)."""
    to_supply(position, die)
    tell.die_returned(seat, die, field)
    colour = COLOUR_OF[die]
    for place, (waiter, wanted, by_field) in enumerate(late):
        if wanted == colour:
            gain_die(position, waiter, colour, FIELDS[by_field], tell)
            del late[place]
            return


def _take(position: Position, seat: int, items: Items, late: Late, tell: BreweryTeller) -> None:
    """What the fields give: dice, raises, seeds, gold, a skill die."""
    for field, colour in ((MALT_LIGHT, LIGHT), (HOPS_GROW, HOPS)):
        if field not in items:
            continue
        if position.supply[colour]:
            gain_die(position, seat, colour, FIELDS[field], tell)
        else:
            late.append((seat, colour, field))
    for field in (MALT_RAISE, HOPS_RAISE):
        if field in items:
            raise_by_field(position, seat, field, items[field], tell)
    for field in (SEEDS_HOPS, SEEDS_DARK, SEEDS_GOLD):
        if field in items:
            department_pays(position, seat, field, items[field], tell)
    if SCHOOL_SKILL in items and position.supply[SKILL]:
        gain_die(position, seat, SKILL, FIELDS[SCHOOL_SKILL], tell)


def department_pays(
    position: Position, seat: int, field: int, die: int, tell: BreweryTeller
) -> None:
    """Seeds or gold for a die given to the seed department (D5.4)."""
    if field == SEEDS_GOLD:
        amount = GOLD_FOR_SKILL if COLOUR_OF[die] == SKILL else GOLD_FOR_DARK
        change_gold(position, seat, amount, FIELDS[field], tell)
    else:
        amount = SEEDS_FOR_DARK if field == SEEDS_DARK else 1
        gain_seeds(position, seat, amount, FIELDS[field], tell)


def _end_marks(position: Position, tell: BreweryTeller) -> None:
    """Raised dice fall back; what lay under dice is gone (D8)."""
    face = position.face
    fallen: list[tuple[int, int]] = []
    for die, shown in enumerate(face):
        if shown > VALUE:
            value = shown & VALUE
            if shown >= RAISED_FACE:
                value -= shown >> RAISES
                fallen.append((die, value))
            face[die] = value
    if fallen:
        tell.raises_ended(tuple(fallen))


def score(position: Position, tell: BreweryTeller) -> None:
    """The points of gold and dice, seat by seat (D10)."""
    for seat in range(position.seats):
        gold = position.own[OWN * seat + GOLD]
        gain_points(position, seat, gold // GOLD_FOR_A_POINT, FOR_GOLD, tell)
        points = 0
        for die in position.dice_at_hand(seat):
            points += DIE_POINTS[COLOUR_OF[die]]
        gain_points(position, seat, points, FOR_DICE, tell)
    position.ended = True
    position.turn -= 1  # none comes any more: the last one played
    tell.game_over()
