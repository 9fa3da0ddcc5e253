"""What it brings to use an action token now, in one's own turn or in a window (D8)."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.brewing import brewable, open_recipes, recipe_in
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
from game.titles.brewery.ai.valuation import STORED, Valuation

USELESS: Final = -1000.0
STOPPED: Final = 0.45
"""Share of a brewing's worth that it costs a seat to brew it a round later."""
SAVED: Final = 0.5
"""Share of a brewing's worth that it brings to have it now, and not a round later."""
THREAT: Final = 0.2
"""With what chance a die that others might take is taken."""


def worth_of_token(position: Position, valuation: Valuation, move: UseToken) -> float:
    """The points that a token brings now beyond those of keeping it."""
    stage = valuation.stage(valuation.horizon(position))
    cost = stage.tokens[move.token]
    if position.window == NO_WINDOW:
        return _in_own_turn(position, valuation, move) - cost
    if position.window == BEFORE_BREWING:
        return _before_brewing(position, valuation, move) - cost
    if position.window == AFTER_DECLARING:
        return _after_declaring(position, valuation, move) - cost
    return USELESS


def _in_own_turn(position: Position, valuation: Valuation, move: UseToken) -> float:
    """An own die of the warehouse raised or rolled again while one brews: for a recipe alone."""
    seat, die = position.decider, move.target
    if position.phase != BREW or move.token not in (RAISE, REROLL):
        return USELESS
    colour = COLOUR_OF[die]
    if colour == SKILL or not position.in_warehouse(seat, die):
        return USELESS
    held, row = holdings_of(position, seat), open_recipes(position)
    before = [recipe for recipe in row if fills(valuation.cards[recipe], held.ware)]
    shown = position.face[die] & VALUE
    faces = [shown + 1] if move.token == RAISE else list(range(1, SIX + 1))
    found = 0.0
    for face in faces:
        ware = held.ware[:]
        ware[colour] += ONE[face] - ONE[shown]
        worths = [
            valuation.cards[recipe].worth
            for recipe in row
            if recipe not in before and fills(valuation.cards[recipe], ware)
        ]
        found += SAVED * max(worths, default=0.0) / len(faces)
    return found or USELESS


def _before_brewing(position: Position, valuation: Valuation, move: UseToken) -> float:
    """A recipe kept from others, or an own die kept from their tokens."""
    seat = position.decider
    if move.token == BLOCK_RECIPE:
        found = 0.0
        for other in range(position.seats):
            lost = _lost(position, valuation, other, move.target)
            if other == seat:
                found -= lost
            else:
                found += valuation.weights.rival * lost / (position.seats - 1)
        return found
    if move.token != BLOCK_DIE or COLOUR_OF[move.target] == SKILL:
        return USELESS
    ready = brewable(position, seat)
    colour = COLOUR_OF[move.target]
    held = holdings_of(position, seat)
    held.ware[colour] -= ONE[position.face[move.target] & VALUE]
    row, left = open_recipes(position), valuation.horizon(position)
    without = valuation.plan(held, row, left, STORED).recipes
    best = max(
        [valuation.cards[recipe].worth for recipe in ready if recipe not in without] or [0.0]
    )
    return THREAT * STOPPED * best


def _lost(position: Position, valuation: Valuation, seat: int, recipe: int) -> float:
    """What it costs a seat that a recipe can't be brewed this round."""
    row = open_recipes(position)
    rest = [one for one in row if one != recipe]
    held, left = holdings_of(position, seat), valuation.horizon(position)
    if recipe not in valuation.plan(held, row, left, STORED).recipes:
        return 0.0
    lost = valuation.worth(held, row, left, STORED) - valuation.worth(held, rest, left, STORED)
    return STOPPED * max(0.0, lost)


def _after_declaring(position: Position, valuation: Valuation, move: UseToken) -> float:
    """A rival's brewing stopped or its extension taken, or one's own saved."""
    recipe = recipe_in(position.declared)
    card = valuation.cards[recipe]
    shown = position.face[move.target] & VALUE
    if position.decider == position.turn_player:
        share = 1.0 if move.token == RAISE else (SIX - shown) / SIX / 2
        return SAVED * share * card.worth
    if COLOUR_OF[move.target] == SKILL:
        return _bared(card, move) * valuation.weights.rival * 2 / position.seats
    share = 1.0 if move.token != REROLL else (shown - 1) / SIX
    ends = valuation.left(position) <= 1
    cost = card.worth * (2 * STOPPED if ends else STOPPED)
    return share * cost * valuation.weights.rival * 2 / position.seats


def _bared(card: Card, move: UseToken) -> float:
    """The bonus that is lost without the skill die: one that is rolled again still serves (D7)."""
    if move.token == REROLL:
        return USELESS
    _, points, gold = card.extension(SKILL_USE)
    return points + HALF * gold
