"""From a position to what a seat may know of it: all but the deck's order and the dice to come."""

from __future__ import annotations

from typing import Any

from game.rules.brewery.brewing import extension_in, recipe_in
from game.rules.brewery.catalogue import (
    DICE,
    FIELDS,
    FIRST_TOKEN,
    INGREDIENTS,
    OBJECTS,
    SEED,
    TOKENS,
)
from game.rules.brewery.dice import (
    BLOCKED_FACE,
    PROTECTED_FACE,
    RAISED_FACE,
    RAISES,
    VALUE,
    dice_in,
)
from game.rules.brewery.position import (
    ALL_POINTS,
    COUNT,
    COUNT_BITS,
    GOLD,
    ITEM,
    ITEM_BITS,
    NO_RECIPE,
    NOT_DECLARED,
    OWN,
    OWNED,
    PENDINGS,
    PHASES,
    POINT_BITS,
    POINTS,
    REASONS,
    RECIPE_BIT,
    SEEDS_OWN,
    USED,
    Position,
)
from game.rules.brewery.turn import is_last_round
from game.rules.brewery.view import (
    BLOCKED,
    NOBODY,
    PLACED,
    POOL,
    PROTECTED,
    RAISED,
    RESTING,
    SUPPLY,
    WAREHOUSE,
    BreweryView,
    PlayerView,
)

MARK_OF = ((BLOCKED_FACE, BLOCKED), (PROTECTED_FACE, PROTECTED))


def _counts(packed: int, first: int, number: int) -> tuple[int, ...]:
    """Counts out of goods: ``number`` kinds from ``first`` on."""
    return tuple([packed >> COUNT_BITS * goods & COUNT for goods in range(first, first + number)])


def _extension(packed: int) -> int | None:
    return extension_in(packed) if packed & 7 else None


def _player(position: Position, seat: int) -> PlayerView:
    own = position.own[OWN * seat : OWN * seat + OWN]
    points = own[POINTS]
    return PlayerView(
        points=position.points_of(seat),
        points_by_reason=tuple(
            [
                (reason, points >> POINT_BITS * number & ALL_POINTS)
                for number, reason in enumerate(REASONS)
            ]
        ),
        gold=own[GOLD],
        seeds=own[SEEDS_OWN],
        ingredients=_counts(own[OWNED], 0, len(INGREDIENTS)),
        tokens=_counts(own[OWNED], FIRST_TOKEN, len(TOKENS)),
        recipes=tuple([recipe_in(packed) for packed in position.brewed[seat]]),
        extensions=tuple([_extension(packed) for packed in position.brewed[seat]]),
        used=_bits(own[USED], len(FIELDS)),
        waiting=tuple(
            [(entry >> ITEM_BITS, (entry & ITEM) + SEED) for entry in position.waiting[seat]]
        ),
        resting=position.resting[seat],
        out=bool(position.out >> seat & 1),
    )


def _whereabouts(position: Position) -> tuple[list[int], list[int]]:
    """By die: its owner, and where it lies."""
    owner = [NOBODY] * DICE
    where = [SUPPLY] * DICE
    for seat in range(position.seats):
        for colour in range(4):
            for die in dice_in(colour, position.pool[4 * seat + colour]):
                owner[die], where[die] = seat, POOL
            for die in dice_in(colour, position.ware[4 * seat + colour]):
                owner[die], where[die] = seat, WAREHOUSE
        for die in position.resting[seat]:
            owner[die], where[die] = seat, RESTING
        for entry in position.waiting[seat]:
            die = (entry & ITEM) + SEED
            if die != SEED:
                owner[die], where[die] = seat, PLACED
    return owner, where


def _marks(face: int) -> int:
    marks = RAISED if face >= RAISED_FACE else 0
    for bit, mark in MARK_OF:
        if face & bit:
            marks |= mark
    return marks


def _bits(number: int, count: int) -> tuple[int, ...]:
    """The places of the bits that are set, out of ``count``."""
    return tuple([place for place in range(count) if number >> place & 1])


def _raised(position: Position) -> tuple[tuple[int, int], ...]:
    """The raised dice with the values they fall back to."""
    return tuple(
        [
            (die, (shown & VALUE) - (shown >> RAISES))
            for die, shown in enumerate(position.face)
            if shown >= RAISED_FACE
        ]
    )


def _declared(number: int) -> tuple[int, int | None] | None:
    return None if number == NOT_DECLARED else (recipe_in(number), _extension(number))


def _stage(position: Position) -> dict[str, Any]:
    """What is decided now."""
    return {
        "phase": PHASES[position.phase],
        "window": position.window,
        "pending": PENDINGS[position.pending],
        "placed_now": position.placed_now,
        "picked": position.picked,
        "offer": None if position.offer < 0 else position.offer,
        "declared": _declared(position.declared),
        "bought_ingredient": bool(position.bought & 1),
        "bought_token": bool(position.bought & 2),
    }


def view(position: Position, viewer: int) -> BreweryView:
    """All that ``viewer`` may know: the same for a seat and an onlooker, any other number."""
    owner, where = _whereabouts(position)
    recipes = len(position.book.catalogue.recipes)
    return BreweryView(
        viewer,
        position.book.catalogue,
        position.deal.advanced,
        position.deal.even_seasons,
        position.deal.short,
        position.deal.behind_begins,
        actor=None if position.ended else position.decider,
        turn=position.turn,
        turn_player=position.turn_player,
        first_player=position.deal.first_player,
        round=position.round,
        holder=position.holder,
        summer=position.is_summer(),
        owner=tuple(owner),
        where=tuple(where),
        value=tuple([shown & VALUE for shown in position.face]),
        marks=tuple([_marks(shown) if shown > VALUE else 0 for shown in position.face]),
        raised=_raised(position),
        row=tuple([None if recipe == NO_RECIPE else recipe for recipe in position.row]),
        deck=len(position.deck) - position.drawn,
        market=_counts(position.market, 0, len(INGREDIENTS)),
        black_market=_counts(position.market, FIRST_TOKEN, len(TOKENS)),
        seeds=position.seeds,
        uses=tuple([position.uses >> 2 * field & 3 for field in range(len(FIELDS))]),
        blocked_objects=_bits(position.blocked, len(OBJECTS)),
        blocked_recipes=_bits(position.blocked >> RECIPE_BIT, recipes),
        players=tuple([_player(position, seat) for seat in range(position.seats)]),
        last_round=is_last_round(position),
        ended=position.ended,
        **_stage(position),
    )
