"""Whether a move is allowed now and, where not, why: the one truth behind lists and tooltips.

Everything is public, so every answer follows from what lies open.
"""

from __future__ import annotations

from game.rules.brewery import placeable, refusals, tokens
from game.rules.brewery.book import OFF
from game.rules.brewery.brewing import can_brew, is_at_hand
from game.rules.brewery.catalogue import (
    BLACK_MARKET,
    COLOUR_OF,
    DARK,
    DICE,
    FIRST_TOKEN,
    GOODS,
    HOPS,
    LIGHT,
    MARKETPLACE,
    SKILL,
    TOKENS,
)
from game.rules.brewery.dice import (
    BIT,
    BLOCKED_FACE,
    SIX,
    TOKEN_FACE,
    VALUE,
    dice_in,
)
from game.rules.brewery.legal import picking_place
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.position import (
    ACTING,
    BREW,
    EXCHANGES,
    GOLD,
    OWN,
    PHASES,
    PICKS,
    PLACE,
    PURCHASE,
    RECIPE_BIT,
    Position,
)
from game.rules.brewery.view import NO_WINDOW
from game.rules.core import Refusal


def refusal(position: Position, move: BreweryMove) -> Refusal | None:
    """Why the deciding seat may not play ``move`` now, or None."""
    if position.ended:
        return refusals.GAME_OVER
    if position.window != NO_WINDOW:
        if isinstance(move, UseToken):
            return tokens.refusal(position, move.token, move.target)
        return None if isinstance(move, Decline) else refusals.WINDOW_OPEN
    if position.pending != ACTING:
        return _pending(position, move)
    if isinstance(move, Place):
        return placeable.place(position, move)
    if isinstance(move, Store):
        return placeable.store(position, move)
    if isinstance(move, EndMove):
        if position.phase != PLACE:
            return refusals.wrong_phase(PHASES[PLACE])
        return None if position.placed_now else refusals.NOTHING_PLACED
    if isinstance(move, Pass):
        if position.phase == PURCHASE:
            return refusals.wrong_phase(PHASES[PLACE])
        return refusals.ALREADY_PLACED if position.placed_now else None
    if isinstance(move, EndPurchase):
        return None if position.phase == PURCHASE else refusals.wrong_phase(PHASES[PURCHASE])
    if isinstance(move, Buy):
        return _buy(position, move)
    if isinstance(move, Brew):
        return _brew(position, move)
    return _rarer(position, move)


def _rarer(position: Position, move: BreweryMove) -> Refusal | None:
    if isinstance(move, Accelerate):
        return placeable.accelerate(position, move)
    if isinstance(move, UseToken):
        return tokens.refusal(position, move.token, move.target)
    if isinstance(move, Decline):
        return refusals.NO_WINDOW_OPEN
    if isinstance(move, Take):
        return refusals.NO_TOKEN_DUE
    if isinstance(move, Pick | Roll):
        return refusals.NO_PICKING
    return refusals.NO_EXCHANGE


def _pending(position: Position, move: BreweryMove) -> Refusal | None:
    """What has to be decided first."""
    if position.pending == PICKS:
        if isinstance(move, Pick):
            return _pick(position, move)
        if isinstance(move, Roll):
            return None if position.picked else refusals.NOTHING_PICKED
        return refusals.PICK_FIRST
    if position.pending == EXCHANGES:
        if isinstance(move, Exchange):
            return _exchange(position, move)
        return None if isinstance(move, Keep) else refusals.exchange_first(position.offer)
    if isinstance(move, Take):
        if not 0 <= move.token < len(TOKENS):
            return refusals.NO_SUCH_TOKEN
        left = position.for_sale(FIRST_TOKEN + move.token)
        return None if left else refusals.token_gone(move.token)
    return refusals.TAKE_FIRST


def _pick(position: Position, move: Pick) -> Refusal | None:
    refused = placeable.own_die(position, move.die)
    if refused is not None:
        return refused
    if position.face[move.die] & TOKEN_FACE:
        return refusals.die_protected(move.die)
    if move.die in position.picked:
        return refusals.picked_already(move.die)
    if position.picked:
        place = picking_place(position)
        if not place[4 * position.decider + COLOUR_OF[move.die]] & BIT[move.die]:
            return refusals.one_place(move.die)
    return None


def _exchange(position: Position, move: Exchange) -> Refusal | None:
    colour = position.offer
    refused = placeable.own_die(position, move.give)
    if refused is not None:
        return refused
    if not 0 <= move.take < DICE:
        return refusals.NO_SUCH_DIE
    for die in (move.give, move.take):
        if COLOUR_OF[die] != colour:
            return refusals.wrong_colour(die, colour)
    if position.face[move.give] > VALUE:
        return refusals.die_marked(move.give)
    if not position.supply[colour] & BIT[move.take]:
        return refusals.not_in_supply(move.take)
    return None


def _buy(position: Position, move: Buy) -> Refusal | None:
    if position.phase != PURCHASE:
        return refusals.wrong_phase(PHASES[PURCHASE])
    what = move.what
    if not 0 <= what < len(GOODS):
        return refusals.NO_SUCH_GOODS
    is_token = what >= FIRST_TOKEN
    market = BLACK_MARKET if is_token else MARKETPLACE
    opens = tokens.OBJECT_OPENS[market]
    if position.round < opens:
        return refusals.market_not_open(what, opens)
    if position.blocked >> market & 1:
        return refusals.market_blocked(market)
    if position.bought >> is_token & 1:
        return refusals.one_a_round(what)
    if not position.for_sale(what):
        return refusals.sold_out(what)
    price = position.book.prices[what]
    if move.die is not None:
        refused = _discount(position, what, move.die)
        if refused is not None:
            return refused
        price = max(0, price - OFF[what][position.face[move.die] & VALUE])
    gold = position.own[OWN * position.decider + GOLD]
    return None if price <= gold else refusals.gold_short(price, gold)


def _discount(position: Position, what: int, die: int) -> Refusal | None:
    """Why a die doesn't lower a price (D6)."""
    if what >= FIRST_TOKEN or not OFF[what][SIX]:
        return refusals.never_cheaper(what)
    refused = placeable.own_die(position, die)
    if refused is not None:
        return refused
    if COLOUR_OF[die] != SKILL:
        return refusals.not_a_skill_die("D6", die)
    value = position.face[die] & VALUE
    if OFF[what][value]:
        return None
    needs = min([at for at in range(SIX + 1) if OFF[what][at]])
    return refusals.value_too_low("D6", needs, value)


def _brew(position: Position, move: Brew) -> Refusal | None:
    if position.phase != BREW:
        return refusals.wrong_phase(PHASES[BREW])
    recipe = move.recipe
    if recipe < 0 or recipe not in position.row:
        return refusals.RECIPE_NOT_OPEN
    if position.blocked >> RECIPE_BIT + recipe & 1:
        return refusals.recipe_blocked(recipe)
    seat = position.decider
    if not can_brew(position, seat, recipe):
        return _lacking_dice(position, seat, recipe)
    if move.extension is None:
        return None
    if move.extension not in position.book.uses[recipe]:
        return refusals.no_such_extension(recipe)
    if is_at_hand(position, seat, move.extension):
        return None
    return refusals.extension_lacking(move.extension)


def _lacking_dice(position: Position, seat: int, recipe: int) -> Refusal:
    """How many slots of each colour stay empty at best."""
    lacking: list[int] = []
    for colour in (LIGHT, DARK, HOPS):
        values = sorted(
            [
                position.face[die] & VALUE
                for die in dice_in(colour, position.ware[4 * seat + colour])
                if not position.face[die] & BLOCKED_FACE
            ]
        )
        empty = 0
        for least in position.book.base[recipe][colour]:
            if values and values[-1] >= least:
                values.pop()
            else:
                empty += 1
        lacking.append(empty)
    return refusals.base_lacking(lacking[0], lacking[1], lacking[2])
