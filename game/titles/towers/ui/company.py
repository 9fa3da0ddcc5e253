"""When an opponent at a table of towers may speak, by what everybody there has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.towers.events import (
    JokerUsed,
    LastRound,
    PawnCaptured,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.quick import due_at_end
from game.rules.towers.view import TowersView
from game.titles.towers.ui.lines import (
    BIG,
    CAPTURE,
    CAPTURED,
    EVEN,
    HIGH,
    JOKER,
    LAST,
    LINES,
    ROBBED,
)
from game.ui.company import Company, Occasion, Weight, in_the_lead, others, seen_by_others

TALL: Final = 4
"""A tower of so many blocks is a tall one."""
CLOSE: Final = 3
"""Nobody is ahead who has so few points more."""


def occasions(
    events: Sequence[TowersEvent], before: TowersView, after: TowersView
) -> Sequence[Occasion]:
    """What a step gives to speak of."""
    found: list[Occasion] = []
    for event in events:
        match event:
            case PawnCaptured(player, owner) if owner is not None:
                found.append(Occasion(CAPTURED, owner, player, Weight.DRAMATIC))
                found.append(Occasion(CAPTURE, player, owner))
            case TowerDemolished():
                found += _demolished(event, before)
            case TowerBuilt(player, blocks=blocks) if len(blocks) >= TALL:
                found += seen_by_others(HIGH, player, len(after.players))
            case JokerUsed(player):
                found += seen_by_others(JOKER, player, len(after.players), Weight.PASSING)
            case LastRound():
                found += _last_round(after)
            case _:
                pass
    return found


def _demolished(event: TowerDemolished, before: TowersView) -> Iterator[Occasion]:
    """A tower came down: its builder mourns it, everybody else may admire how big it was (T5)."""
    builder = before.builders[event.at]
    for seat in others(event.player, len(before.players)):
        if seat == builder:
            yield Occasion(ROBBED, seat, event.player, Weight.DRAMATIC)
        elif len(event.blocks) >= TALL:
            yield Occasion(BIG, seat, event.player)


def _last_round(after: TowersView) -> Iterator[Occasion]:
    """The last round begins (T11, Q2): those who are close speak of that rather than of the end.

    What the end will bring to what stands (Q3) counts.
    """
    due = zip(after.players, due_at_end(after), strict=True)
    near = in_the_lead([player.points + more for player, more in due], CLOSE)
    for seat in range(len(after.players)):
        yield Occasion(LAST, seat)
        if seat in near:
            yield Occasion(EVEN, seat, weight=Weight.DRAMATIC)


def round_of(view: TowersView) -> int:
    """The round: everybody has a turn in each."""
    return view.round


COMPANY = Company(occasions, LINES, round_of)
"""What opponents have to say at a table of towers."""
