"""When an opponent at a table of brewery may speak: everybody there sees everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.brewery.events import (
    Bought,
    Brewed,
    BreweryEvent,
    BrewingFailed,
    DiceRolled,
    TokenUsed,
)
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.lines import (
    BREWED,
    EVEN,
    LAST,
    LAST_ONE,
    LINES,
    MINE,
    ROLLED,
    STOP,
    STOPPED,
)
from game.ui.company import Company, Occasion, Weight, in_the_lead, seen_by_others

FEW_DICE: Final = 3
"""Fewer dice than so many say nothing about luck."""
LOW: Final = 2.4
"""Dice that show no more than this in the middle are low."""
EASY: Final = 1
"""The level of recipes of which nobody makes much (D1.2)."""
CLOSE: Final = 1
"""Nobody is ahead who has so few points more."""


def occasions(
    events: Sequence[BreweryEvent], before: BreweryView, after: BreweryView
) -> Sequence[Occasion]:
    """What a step gives to speak of."""
    found: list[Occasion] = []
    for event in events:
        match event:
            case BrewingFailed(player):
                found += _stopped(player, events)
            case Brewed():
                found += _brewed(event, after)
            case Bought(player, what) if not after.for_sale[what]:
                found += seen_by_others(LAST_ONE, player, len(after.players))
            case DiceRolled(player, reason="round") if _is_low(event):
                found.append(Occasion(ROLLED, player))
            case _:
                pass
    if after.last_round and not before.last_round:
        found += _last_round(after)
    return found


def _stopped(brewer: int, events: Sequence[BreweryEvent]) -> Iterator[Occasion]:
    """A brewing fell through (D8), by the token of whoever used one just then."""
    users = [each.player for each in events if isinstance(each, TokenUsed)]
    rival = next((user for user in users if user != brewer), None)
    yield Occasion(STOPPED, brewer, rival, Weight.DRAMATIC)
    if rival is not None:
        yield Occasion(STOP, rival, brewer, Weight.DRAMATIC)


def _brewed(event: Brewed, after: BreweryView) -> list[Occasion]:
    """A recipe was brewed: the harder it is, the more it is worth a word (D7)."""
    easy = after.catalogue.recipes[event.recipe].level <= EASY
    weight = Weight.PASSING if easy else Weight.STIRRING
    mine = Occasion(MINE, event.player, weight=weight)
    return [mine, *seen_by_others(BREWED, event.player, len(after.players), weight)]


def _is_low(event: DiceRolled) -> bool:
    """Whether these are dice to sigh at."""
    values = [value for _die, value in event.dice]
    return len(values) >= FEW_DICE and sum(values) <= LOW * len(values)


def _last_round(after: BreweryView) -> Iterator[Occasion]:
    """The game ends with this round (D10): those who are close speak of that rather."""
    near = in_the_lead([player.points for player in after.players], CLOSE)
    for seat in range(len(after.players)):
        yield Occasion(LAST, seat)
        if seat in near:
            yield Occasion(EVEN, seat, weight=Weight.DRAMATIC)


COMPANY = Company(occasions, LINES, lambda view: view.round)
"""What opponents have to say at a table of brewery."""
