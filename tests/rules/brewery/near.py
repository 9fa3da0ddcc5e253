"""Moves that may well be refused, for hostile tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery.catalogue import (
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOUR_OF,
    COLOURS,
    DICE,
    FIELDS,
    GOODS,
    OBJECTS,
    SCHOOL_EXCHANGE,
    SEED,
    SKILL_USE,
    TOKENS,
)
from game.rules.brewery.dice import BIT, dice_in
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
from game.rules.brewery.position import EXCHANGES, PICKS, TAKES
from game.rules.brewery.state import BreweryState
from game.rules.chance import Dealer

PLAIN: Sequence[BreweryMove] = (
    EndMove(),
    Pass(),
    Roll(),
    Keep(),
    EndPurchase(),
    Decline(),
)
PENDING = {PICKS: 7, EXCHANGES: 8, TAKES: 14}
"""By what is to be decided first: the kind of move that does so."""


def alike(state: BreweryState, die: int) -> int:
    """The lowest of the dice that are interchangeable with ``die`` (D11.2)."""
    if not 0 <= die < DICE:
        return die
    colour = COLOUR_OF[die]
    piles = [state.supply[colour]]
    for seat in range(state.seats):
        piles += [state.pool[4 * seat + colour], state.ware[4 * seat + colour]]
    for pile in piles:
        if pile & BIT[die]:
            return min(
                (
                    each
                    for each in dice_in(colour, pile)
                    if state.face[each] == state.face[die] and each not in state.picked
                ),
                default=die,
            )
    return die


def _recipe(state: BreweryState, dealer: Dealer) -> int:
    """A recipe, most likely an open one."""
    return dealer.choice([-1, dealer.below(30), *state.row])


def _target(state: BreweryState, token: int, dealer: Dealer) -> int:
    """A target of a token's kind, most likely one that exists."""
    if token == BLOCK_OBJECT:
        return dealer.below(len(OBJECTS) + 1)
    if token == BLOCK_RECIPE:
        return _recipe(state, dealer)
    hands = [die for seat in range(state.seats) for die in state.dice_at_hand(seat)]
    return alike(state, dealer.choice(hands) if dealer.below(8) and hands else dealer.below(DICE))


def _die(state: BreweryState, dealer: Dealer) -> int:
    """A die, most likely an own one."""
    own = state.dice_at_hand(state.decider)
    if own and dealer.below(4):
        return alike(state, dealer.choice(own))
    return alike(state, dealer.below(DICE + 2) - 1)


def _place(state: BreweryState, dealer: Dealer) -> Place:
    """An item onto a field; a colour where there should be one, and now and then where not."""
    field = dealer.below(len(FIELDS) + 1)
    colour = dealer.below(len(COLOURS)) if field == SCHOOL_EXCHANGE else None
    if not dealer.below(20):
        colour = dealer.choice([None, 0, 4])
    return Place(field, _die(state, dealer) if dealer.below(4) else SEED, colour)


def near_miss(state: BreweryState, dealer: Dealer) -> BreweryMove:
    """A well-formed move, likely refused; of alike dice the lowest, picks in rising order."""
    kind = dealer.below(16)
    if state.window and dealer.below(3):
        kind = 12
    elif state.pending and dealer.below(2):
        kind = PENDING[state.pending]
    if kind < 4:
        return _place(state, dealer)
    if kind < 6:
        return Accelerate(dealer.below(len(FIELDS) + 1), _die(state, dealer))
    if kind == 6:
        return Store(_die(state, dealer))
    if kind == 7:
        die = _die(state, dealer)
        return Roll() if die <= max(state.picked, default=-2) else Pick(die)
    if kind == 8:
        return Exchange(_die(state, dealer), alike(state, dealer.below(DICE)))
    if kind < 11:
        lowered = _die(state, dealer) if dealer.below(3) == 0 else None
        return Buy(dealer.below(len(GOODS) + 1), lowered)
    if kind == 11:
        return Brew(_recipe(state, dealer), dealer.choice([None, SKILL_USE, dealer.below(5)]))
    if kind < 14:
        token = dealer.below(len(TOKENS) + 1)
        return UseToken(token, _target(state, token, dealer))
    return Take(dealer.below(len(TOKENS) + 1)) if kind == 14 else dealer.choice(PLAIN)
