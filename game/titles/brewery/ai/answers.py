"""What it brings to use an action token now, in one's own turn or in a window (D8)."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.brewing import brewable, recipe_in
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_RECIPE,
    COLOUR_OF,
    RAISE,
    REROLL,
    SKILL,
    SKILL_USE,
)
from game.rules.brewery.dice import VALUE
from game.rules.brewery.moves import UseToken
from game.rules.brewery.position import BREW, Position
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, NO_WINDOW
from game.titles.brewery.ai.cards import HALF, Card, fills
from game.titles.brewery.ai.counts import ONE, SIX
from game.titles.brewery.ai.holdings import holdings_of
from game.titles.brewery.ai.outlook import STORED, Outlook, row_of

USELESS: Final = -1000.0
STOPPED: Final = 0.45
"""Share of a brewing's worth that it costs a seat to brew it a round later."""
SAVED: Final = 0.5
"""Share of a brewing's worth that it brings to have it now, and not a round later."""
THREAT: Final = 0.2
"""With what chance a die that others might take is taken."""


def worth_of_token(position: Position, outlook: Outlook, move: UseToken) -> float:
    """The points that a token brings now beyond those of keeping it."""
    stage = outlook.stage(outlook.horizon(position))
    cost = stage.tokens[move.token]
    if position.window == NO_WINDOW:
        return _in_own_turn(position, outlook, move) - cost
    if position.window == BEFORE_BREWING:
        return _before_brewing(position, outlook, move) - cost
    if position.window == AFTER_DECLARING:
        return _after_declaring(position, outlook, move) - cost
    return USELESS


def _in_own_turn(position: Position, outlook: Outlook, move: UseToken) -> float:
    """An own die of the warehouse raised or rolled again while one brews: for a recipe alone."""
    seat, die = position.decider, move.target
    if position.phase != BREW or move.token not in (RAISE, REROLL):
        return USELESS
    colour = COLOUR_OF[die]
    if colour == SKILL or not position.in_warehouse(seat, die):
        return USELESS
    held, row = holdings_of(position, seat), row_of(position)
    before = [recipe for recipe in row if fills(outlook.cards[recipe], held.ware)]
    shown = position.face[die] & VALUE
    faces = [shown + 1] if move.token == RAISE else list(range(1, SIX + 1))
    found = 0.0
    for face in faces:
        ware = held.ware[:]
        ware[colour] += ONE[face] - ONE[shown]
        worths = [
            outlook.cards[recipe].worth
            for recipe in row
            if recipe not in before and fills(outlook.cards[recipe], ware)
        ]
        found += SAVED * max(worths, default=0.0) / len(faces)
    return found or USELESS


def _before_brewing(position: Position, outlook: Outlook, move: UseToken) -> float:
    """A recipe kept from others, or an own die kept from their tokens."""
    seat = position.decider
    if move.token == BLOCK_RECIPE:
        found = 0.0
        for other in range(position.seats):
            lost = _lost(position, outlook, other, move.target)
            if other == seat:
                found -= lost
            else:
                found += outlook.weights.rival * lost / (position.seats - 1)
        return found
    if move.token != BLOCK_DIE or COLOUR_OF[move.target] == SKILL:
        return USELESS
    ready = brewable(position, seat)
    colour = COLOUR_OF[move.target]
    held = holdings_of(position, seat)
    held.ware[colour] -= ONE[position.face[move.target] & VALUE]
    row, left = row_of(position), outlook.horizon(position)
    without = outlook.plan(held, row, left, STORED).recipes
    best = max([outlook.cards[recipe].worth for recipe in ready if recipe not in without] or [0.0])
    return THREAT * STOPPED * best


def _lost(position: Position, outlook: Outlook, seat: int, recipe: int) -> float:
    """What it costs a seat that a recipe can't be brewed this round."""
    row = row_of(position)
    rest = [one for one in row if one != recipe]
    held, left = holdings_of(position, seat), outlook.horizon(position)
    if recipe not in outlook.plan(held, row, left, STORED).recipes:
        return 0.0
    lost = outlook.worth(held, row, left, STORED) - outlook.worth(held, rest, left, STORED)
    return STOPPED * max(0.0, lost)


def _after_declaring(position: Position, outlook: Outlook, move: UseToken) -> float:
    """A rival's brewing stopped or its extension taken, or one's own saved."""
    recipe = recipe_in(position.declared)
    card = outlook.cards[recipe]
    shown = position.face[move.target] & VALUE
    if position.decider == position.turn_player:
        share = 1.0 if move.token == RAISE else (SIX - shown) / SIX / 2
        return SAVED * share * card.worth
    if COLOUR_OF[move.target] == SKILL:
        return _bared(card, move) * outlook.weights.rival * 2 / position.seats
    share = 1.0 if move.token != REROLL else (shown - 1) / SIX
    ends = outlook.left(position) <= 1
    cost = card.worth * (2 * STOPPED if ends else STOPPED)
    return share * cost * outlook.weights.rival * 2 / position.seats


def _bared(card: Card, move: UseToken) -> float:
    """The bonus that is lost without the skill die: one that is rolled again still serves (D7)."""
    if move.token == REROLL:
        return USELESS
    _, points, gold = card.extension(SKILL_USE)
    return points + HALF * gold
