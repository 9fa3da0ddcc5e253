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
from game.rules.brewery.position import GOLD, OWN, Position
from game.titles.brewery.ai.coach.dice import BETTER, LEAST_CHANCE
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.sights import best_hope, hope_of
from game.titles.brewery.ai.holdings import Holdings
from game.titles.brewery.ai.turns import after_placing, value_of
from game.titles.brewery.ai.valuation import Valuation


def on_idling(
    position: Position,
    seat: int,
    valuation: Valuation,
    held: Holdings,
    ready: Sequence[int],
    move: BreweryMove,
    legal: Sequence[BreweryMove],
) -> Iterator[Reason]:
    """What is kept, the most important first; ``ready``: recipes that the dice fill."""
    if isinstance(move, Decline):
        yield from _tokens(legal)
        return
    for recipe in ready:
        stored = can_brew(position, seat, recipe)
        yield told("keeps_for" if stored else "keeps_to_store", recipe=recipe)
    if isinstance(move, Keep):
        yield from _none_higher(position, legal)
    elif isinstance(move, EndPurchase):
        yield from _unspent(position, seat, legal)
    else:
        yield from _hope(position, seat, valuation, held, ready, legal)
        if isinstance(move, EndMove):
            yield told("places_again")
        elif held.in_hand:
            yield told("keeps_seeds", seeds=held.in_hand)


def _tokens(legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """The tokens that stay (D8)."""
    kinds = {move.token for move in legal if isinstance(move, UseToken)}
    if len(kinds) == 1:
        yield told("keeps_token", token=kinds.pop())
    elif kinds:
        yield told("keeps_tokens")


def _none_higher(position: Position, legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """No die of the roll shows more than the one that would be given for it (D5.3)."""
    swaps = [move for move in legal if isinstance(move, Exchange)]
    if all(value_of(position, move.take) <= value_of(position, move.give) for move in swaps):
        yield told("none_higher")


def _unspent(position: Position, seat: int, legal: Sequence[BreweryMove]) -> Iterator[Reason]:
    """The gold that stays, and the dice that are rolled next round (D3, D10)."""
    gold = position.own[OWN * seat + GOLD]
    if gold and any(isinstance(each, Buy) for each in legal):
        yield told("saves_gold", gold=gold)
    pool = [die for die in range(DICE) if position.in_pool(seat, die)]
    dice = sum(1 for die in pool if value_of(position, die))
    if dice and any(isinstance(each, Store) for each in legal):
        yield told("rolls_anew", dice=dice)


def _hope(
    position: Position,
    seat: int,
    valuation: Valuation,
    held: Holdings,
    ready: Sequence[int],
    legal: Sequence[BreweryMove],
) -> Iterator[Reason]:
    """The best recipe of the next round, if something that may be placed makes it less likely."""
    hope = best_hope(position, valuation.cards, held)
    if hope is None or hope.recipe in ready or hope.chance < LEAST_CHANCE:
        return
    seen: set[tuple[int, int, int]] = set()
    for move in legal:
        if not isinstance(move, Place) or move.item < 0:
            continue
        kind = move.field, COLOUR_OF[move.item], value_of(position, move.item)
        after = None if kind in seen else after_placing(position, seat, held, move)
        seen.add(kind)
        if after is not None and (
            hope_of(position, hope.recipe, after).chance < hope.chance - BETTER
        ):
            yield told("keeps_hope", recipe=hope.recipe, percent=hope.hundredths)
            return
