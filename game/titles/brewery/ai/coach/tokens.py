"""Why an action token is used, or a die chosen to be rolled again (D5.3, D8)."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.coach.advice import Reason
from game.rules.brewery.brewing import open_recipes, recipe_in
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOUR_OF,
    RAISE,
    REROLL,
    SKILL,
    SKILL_USE,
    WITHDRAW,
)
from game.rules.brewery.moves import Pick, UseToken
from game.rules.brewery.position import PURCHASE, Position
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, NO_WINDOW
from game.titles.brewery.ai.cards import fills
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.rivals import rival_with
from game.titles.brewery.ai.counts import ONE, SIX
from game.titles.brewery.ai.holdings import Holdings, holdings_of
from game.titles.brewery.ai.turns import take_die, value_of
from game.titles.brewery.ai.valuation import Valuation


def on_token(
    position: Position, seat: int, valuation: Valuation, held: Holdings, move: UseToken
) -> Iterator[Reason]:
    """What a token brings: a recipe for oneself, or one that a rival doesn't brew (D8).

    ``seat`` uses it and has the holdings ``held``.
    """
    if position.window == AFTER_DECLARING:
        yield from _answered(position, seat, valuation, move)
    elif position.window == BEFORE_BREWING and move.token == BLOCK_RECIPE:
        rival = rival_with(position, seat, move.target)
        if rival is not None:
            yield told("token_blocks", recipe=move.target, rival=rival)
    elif position.window == NO_WINDOW and move.token == RAISE:
        yield from _raised(position, seat, valuation, held, move)
    if position.window != AFTER_DECLARING:
        yield from _of_its_own(position, seat, valuation, move)


def _answered(
    position: Position, seat: int, valuation: Valuation, move: UseToken
) -> Iterator[Reason]:
    """What comes of the declared brewing: saved, stopped, or left without its extension (D8)."""
    recipe, rival = recipe_in(position.declared), position.turn_player
    rolls = move.token == REROLL
    if seat == rival:
        yield told("token_may_brew" if rolls else "token_brews", recipe=recipe)
    elif COLOUR_OF[move.target] != SKILL:
        yield told("token_may_stop" if rolls else "token_stops", recipe=recipe, rival=rival)
    elif not rolls:
        _, points, gold = valuation.cards[recipe].extension(SKILL_USE)
        yield told("token_bares", recipe=recipe, rival=rival, points=points, gold=gold)


def _raised(
    position: Position, seat: int, valuation: Valuation, held: Holdings, move: UseToken
) -> Iterator[Reason]:
    """A recipe that the warehouse fills once a die of it is raised."""
    colour = COLOUR_OF[move.target]
    if colour == SKILL or not position.in_warehouse(seat, move.target):
        return
    shown = value_of(position, move.target)
    if shown >= SIX:
        return
    dice = held.ware[:SKILL]
    before = [one for one in open_recipes(position) if fills(valuation.cards[one], dice)]
    dice[colour] += ONE[shown + 1] - ONE[shown]
    for recipe in open_recipes(position):
        if recipe not in before and fills(valuation.cards[recipe], dice):
            yield told("token_brews", recipe=recipe)
            return


def _of_its_own(
    position: Position, seat: int, valuation: Valuation, move: UseToken
) -> Iterator[Reason]:
    """What the token does to its target, whatever comes of it (D8)."""
    if move.token == BLOCK_OBJECT:
        yield told("token_closes")
    elif move.token == BLOCK_RECIPE:
        yield told("token_shuts", recipe=move.target)
    else:
        yield from _to_die(position, seat, valuation, move)


def _to_die(
    position: Position, seat: int, valuation: Valuation, move: UseToken
) -> Iterator[Reason]:
    die, token = move.target, move.token
    shown, owner = value_of(position, die), position.owner_at_hand(die)
    values: dict[str, int | str] = {"colour": COLOUR_OF[die], "value": shown}
    if token == RAISE:
        if shown < SIX:
            yield told("token_raises", **values | {"more": shown + 1})
    elif token == REROLL:
        if owner == seat:
            yield from _low(position, die)
        else:
            yield told("token_rolls", **values, rival=owner)
    elif owner == seat:
        yield told("token_guards" if token == BLOCK_DIE else "token_sends_own", **values)
    else:
        yield from _without(position, valuation, owner, die, token)
        yield told("token_locks" if token == BLOCK_DIE else "token_sends", **values, rival=owner)


def _without(
    position: Position, valuation: Valuation, owner: int, die: int, token: int
) -> Iterator[Reason]:
    """The recipe that a rival's dice fill with that die alone (D7).

    What is sent back while dice can still be stored may be stored again.
    """
    stored = position.phase > PURCHASE or position.window == BEFORE_BREWING
    if token == WITHDRAW and not stored:
        return
    held = holdings_of(position, owner)
    before = _filled(position, valuation, held, stored=stored)
    take_die(position, owner, held, die)
    lost = before - _filled(position, valuation, held, stored=stored)
    if lost:
        best = max(lost, key=lambda recipe: (valuation.cards[recipe].worth, recipe))
        yield told("token_lacks", recipe=best, rival=owner)


def _filled(position: Position, valuation: Valuation, held: Holdings, *, stored: bool) -> set[int]:
    """The open recipes that dice fill: those that are stored, or all that still can be (D3)."""
    dice = held.ware if stored else held.rolled()
    return {one for one in open_recipes(position) if fills(valuation.cards[one], list(dice))}


def on_picking(position: Position, move: Pick) -> Iterator[Reason]:
    """How many throws of a die chosen to be rolled again show more (D5.3)."""
    yield from _low(position, move.die)


def _low(position: Position, die: int) -> Iterator[Reason]:
    shown = value_of(position, die)
    if shown < SIX:
        yield told("rolls_more", colour=COLOUR_OF[die], value=shown, throws=SIX - shown)
