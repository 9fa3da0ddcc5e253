"""Why an action token is used, or a die chosen to be rolled again (D5.3, D8)."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.coach.advice import Reason
from game.rules.brewery.brewing import recipe_in
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
    Die,
)
from game.rules.brewery.moves import UseToken
from game.rules.brewery.position import PURCHASE
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, NO_WINDOW
from game.titles.brewery.ai.coach.dice import of_die
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.rivals import rival_with
from game.titles.brewery.ai.coach.sights import Sight
from game.titles.brewery.ai.counts import ONE, SIX
from game.titles.brewery.ai.holdings import holdings_of
from game.titles.brewery.ai.turns import take_die


def on_token(sight: Sight, move: UseToken) -> Iterator[Reason]:
    """What a token brings: a recipe for oneself, or one that a rival doesn't brew (D8)."""
    position = sight.position
    if position.window == AFTER_DECLARING:
        yield from _answered(sight, move)
        return
    if position.window == BEFORE_BREWING and move.token == BLOCK_RECIPE:
        rival = rival_with(position, sight.seat, move.target)
        if rival is not None:
            yield told("token_blocks", recipe=move.target, rival=rival)
    elif position.window == NO_WINDOW and move.token == RAISE:
        yield from _raised(sight, move.target)
    if move.token == BLOCK_OBJECT:
        yield told("token_closes")
    elif move.token == BLOCK_RECIPE:
        yield told("token_shuts", recipe=move.target)
    else:
        yield from _to_die(sight, move)


def _answered(sight: Sight, move: UseToken) -> Iterator[Reason]:
    """What comes of the declared brewing: saved, stopped, or left without its extension (D8)."""
    recipe, rival = recipe_in(sight.position.declared), sight.position.turn_player
    rolls = move.token == REROLL
    if sight.seat == rival:
        yield told("token_may_brew" if rolls else "token_brews", recipe=recipe)
    elif COLOUR_OF[move.target] != SKILL:
        yield told("token_may_stop" if rolls else "token_stops", recipe=recipe, rival=rival)
    elif not rolls:
        _, points, gold = sight.cards[recipe].extension(SKILL_USE)
        yield told("token_bares", recipe=recipe, rival=rival, points=points, gold=gold)


def _raised(sight: Sight, die: Die) -> Iterator[Reason]:
    """A recipe that the warehouse fills once a die of it is raised."""
    colour, shown, dice = COLOUR_OF[die], sight.shown(die), sight.held.ware[:SKILL]
    if colour == SKILL or not sight.position.in_warehouse(sight.seat, die) or shown >= SIX:
        return
    before = sight.filled(dice)
    dice[colour] += ONE[shown + 1] - ONE[shown]
    for recipe in sight.filled(dice):
        if recipe not in before:
            yield told("token_brews", recipe=recipe)
            return


def _to_die(sight: Sight, move: UseToken) -> Iterator[Reason]:
    """What the token does to a die, whatever comes of it (D8)."""
    die, token, owner = move.target, move.token, sight.position.owner_at_hand(move.target)
    own, shown, values = owner == sight.seat, sight.shown(die), of_die(sight, die)
    if token == RAISE:
        if shown < SIX:
            yield told("token_raises", **values, more=shown + 1)
    elif token == REROLL:
        if own:
            yield from on_picking(sight, die)
        else:
            yield told("token_rolls", **values, rival=owner)
    elif own:
        yield told("token_guards" if token == BLOCK_DIE else "token_sends_own", **values)
    else:
        yield from _without(sight, owner, die, token)
        yield told("token_locks" if token == BLOCK_DIE else "token_sends", **values, rival=owner)


def _without(sight: Sight, owner: int, die: Die, token: int) -> Iterator[Reason]:
    """The recipe that a rival's dice fill with that die alone (D7).

    What is sent back while dice can still be stored may be stored again. The dice that count are
    those that are stored, or all that still can be (D3).
    """
    position = sight.position
    stored = position.phase > PURCHASE or position.window == BEFORE_BREWING
    if token == WITHDRAW and not stored:
        return
    held = holdings_of(position, owner)
    before = sight.filled(held.ware if stored else held.rolled())
    take_die(position, owner, held, die)
    after = sight.filled(held.ware if stored else held.rolled())
    lost = sorted(set(before) - set(after), reverse=True)
    if lost:
        yield told("token_lacks", recipe=sight.best(lost), rival=owner)


def on_picking(sight: Sight, die: Die) -> Iterator[Reason]:
    """How many throws of a die chosen to be rolled again show more (D5.3)."""
    shown = sight.shown(die)
    if shown < SIX:
        yield told("rolls_more", **of_die(sight, die), throws=SIX - shown)
