"""Why nothing is placed, bought, changed or used: what is kept by that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ai.coach.advice import Reason
from game.rules.brewery.brewing import can_brew
from game.rules.brewery.catalogue import COLOUR_OF, DICE
from game.rules.brewery.moves import (
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Place,
    Store,
    UseToken,
)
from game.rules.brewery.position import GOLD, OWN
from game.titles.brewery.ai.coach.dice import BETTER
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.sights import Sight
from game.titles.brewery.ai.turns import after_placing


def on_idling(
    sight: Sight, ready: Sequence[int], move: BreweryMove, legal: Sequence[BreweryMove]
) -> Iterator[Reason]:
    """What is kept, the most important first; ``ready``: recipes that the dice fill."""
    if isinstance(move, Decline):
        yield from _tokens(legal)
        return
    for recipe in ready:
        stored = can_brew(sight.position, sight.seat, recipe)
        yield told("keeps_for" if stored else "keeps_to_store", recipe=recipe)
    if isinstance(move, Keep):
        yield from _none_higher(sight, legal)
    elif isinstance(move, EndPurchase):
        yield from _unspent(sight, legal)
    else:
        yield from _hope(sight, ready, legal)
        if isinstance(move, EndMove):
            yield told("places_again")
        elif sight.held.in_hand:
            yield told("keeps_seeds", seeds=sight.held.in_hand)


def _tokens(legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """The tokens that stay (D8)."""
    kinds = {move.token for move in legal if isinstance(move, UseToken)}
    if len(kinds) == 1:
        yield told("keeps_token", token=kinds.pop())
    elif kinds:
        yield told("keeps_tokens")


def _none_higher(sight: Sight, legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """No die of the roll shows more than the one that would be given for it (D5.3)."""
    swaps = [move for move in legal if isinstance(move, Exchange)]
    if all(sight.shown(move.take) <= sight.shown(move.give) for move in swaps):
        yield told("none_higher")


def _unspent(sight: Sight, legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """The gold that stays, and the dice that are rolled next round (D3, D10)."""
    position, seat = sight.position, sight.seat
    gold = position.own[OWN * seat + GOLD]
    if gold and any(isinstance(each, Buy) for each in legal):
        yield told("saves_gold", gold=gold)
    dice = sum(1 for die in range(DICE) if position.in_pool(seat, die) and sight.shown(die))
    if dice and any(isinstance(each, Store) for each in legal):
        yield told("rolls_anew", dice=dice)


def _hope(sight: Sight, ready: Sequence[int], legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """The best recipe of the next round, if something that may be placed makes it less likely."""
    hope = sight.likeliest(sight.hopes())
    if hope is None or not hope.within_reach or hope.recipe in ready:
        return
    places = {
        (move.field, COLOUR_OF[move.item], sight.shown(move.item)): move
        for move in reversed(legal)
        if isinstance(move, Place) and move.item >= 0
    }
    for move in places.values():
        after = after_placing(sight.position, sight.seat, sight.held, move)
        if after is not None and sight.hope(hope.recipe, after).chance < hope.chance - BETTER:
            yield told("keeps_hope", recipe=hope.recipe, percent=hope.hundredths)
            return
