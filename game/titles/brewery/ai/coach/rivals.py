"""Who else has the dice for a recipe, and comes first to the kettle (D7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.coach.advice import Reason
from game.rules.brewery.brewing import can_brew
from game.rules.brewery.position import PLACE, PURCHASE, Position
from game.titles.brewery.ai.cards import Card, fills
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.sights import Sight
from game.titles.brewery.ai.holdings import holdings_of

NOW: Final = frozenset({"store_for", "brews_now", "keeps_for", "keeps_to_store"})
"""Reasons for a recipe that the seat brews in this round."""
THEN: Final = frozenset({"hope", "store_ready", "store_lacks", "store_lacks_more", "raise_for"})
"""Reasons for one that it can brew in the next round at the earliest."""


def rivals_of(position: Position, seat: int) -> Iterator[int]:
    """All others, in the order in which they brew: from the holder of the season token on."""
    for offset in range(position.seats):
        rival = (position.holder + offset) % position.seats
        if rival != seat:
            yield rival


def rival_with(position: Position, seat: int, recipe: int) -> int | None:
    """The first rival in that order whose warehouse fills a recipe; None: nobody's does."""
    rivals = rivals_of(position, seat)
    return next((each for each in rivals if can_brew(position, each, recipe)), None)


def contested(sight: Sight, aims: Sequence[Reason]) -> Reason | None:
    """The rival who may have the first recipe that the ``aims`` of a move name; None: nobody."""
    aim = next((reason for reason in aims if reason.code in NOW | THEN), None)
    if aim is None:
        return None
    position, seat, recipe = sight.position, sight.seat, int(aim.value("recipe"))
    for rival in rivals_of(position, seat):
        first = comes_before(position, rival, seat)
        if (first or aim.code in THEN) and may_fill(position, rival, sight.cards[recipe]):
            code = "rival_first" if aim.code in NOW else "rival_now"
            return told(code, recipe=recipe, rival=rival)
    return None


def comes_before(position: Position, rival: int, seat: int) -> bool:
    """Whether a seat takes its turns in a phase before another one (D4)."""
    holder, seats = position.holder, position.seats
    return (rival - holder) % seats < (seat - holder) % seats


def may_fill(position: Position, rival: int, card: Card) -> bool:
    """Whether a seat's dice fill a recipe in this round: those of its warehouse, and as long as it
    can still store them those of its pool (D3)."""
    held = holdings_of(position, rival)
    still = comes_before(position, position.turn_player, rival) or rival == position.turn_player
    if position.phase <= PLACE or (position.phase == PURCHASE and still):
        return fills(card, held.rolled())
    return fills(card, list(held.ware))
