"""When an opponent at a table of biomes may speak, by what everybody there has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.biomes.board import SIZE, space_index
from game.rules.biomes.catalogue import Material
from game.rules.biomes.events import (
    BiomesEvent,
    BlockTaken,
    Built,
    MobDefeated,
    MobSurvived,
    Scored,
    TokenRemoved,
    TurnStarted,
)
from game.rules.biomes.hints import payments, win_chance
from game.rules.biomes.overworld import touched
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.lines import (
    BOOM,
    EVEN,
    GEM,
    KUDOS,
    LINES,
    LOST,
    ROW,
    SCORED,
    TAKEN,
    WON,
)
from game.ui.company import Company, Occasion, Weight, in_the_lead, others, seen_by_others

SURE: Final = 2 / 3
"""A fight with such a chance, as onlookers reckon it, counts as won before it is."""
MANY: Final = 8
"""So many points for one choice of a scoring are many (B7.3)."""
NEARLY_OVER: Final = 8
"""The end is near when so many blocks are left above the last layer (B8.1)."""
CLOSE: Final = 2
"""Nobody is ahead who has so few points more."""


def occasions(
    events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView
) -> Sequence[Occasion]:
    """What a step gives to speak of."""
    found: list[Occasion] = []
    for event in events:
        match event:
            case MobSurvived():
                found += _lost(event, before)
            case MobDefeated(player):
                found.append(Occasion(WON, player, weight=Weight.PASSING))
                found += seen_by_others(KUDOS, player, len(after.players), Weight.PASSING)
            case Built():
                found += _built(event, before, after)
            case BlockTaken(player, material=material) if material == Material.EMERALD:
                found += seen_by_others(GEM, player, len(after.players), Weight.PASSING)
            case Scored(player, amount=amount) if amount >= MANY:
                found += seen_by_others(SCORED, player, len(after.players))
            case TokenRemoved(player):
                found += seen_by_others(BOOM, player, len(after.players))
            case TurnStarted() if 0 < _to_the_end(after) <= NEARLY_OVER:
                points = [player.xp for player in after.players]
                found += [Occasion(EVEN, seat) for seat in in_the_lead(points, CLOSE)]
            case _:
                pass
    return found


def _lost(event: MobSurvived, before: BiomesView) -> Iterator[Occasion]:
    """A fight was lost that everybody took for won; not one of which weapons lay open (B6.1)."""
    if before.fight is None and win_chance(before, event.player, event.tile) >= SURE:
        yield Occasion(LOST, event.player, weight=Weight.DRAMATIC)


def _built(event: Built, before: BiomesView, after: BiomesView) -> Iterator[Occasion]:
    """A building went up: somebody else could have had it, or it completes three in a row."""
    spaces = before.players[event.player].spaces
    fresh = not spaces[space_index(event.space)]
    completes = fresh and _completes(event, after)
    for seat in others(event.player, len(after.players)):
        player = before.players[seat]
        if event.cell in touched(player.crossing) and payments(before, seat, event.tile):
            yield Occasion(TAKEN, seat, event.player)
        if completes:
            yield Occasion(ROW, seat, event.player)


def _completes(event: Built, after: BiomesView) -> bool:
    """Whether a building stands on each space of its row or column by now (B5.3)."""
    spaces = after.players[event.player].spaces
    row, column = event.space
    across = [(row, each) for each in range(SIZE)]
    down = [(each, column) for each in range(SIZE)]
    return any(all(spaces[space_index(place)] for place in line) for line in (across, down))


def _to_the_end(view: BiomesView) -> int:
    """How many blocks lie above the last layer (B8.1)."""
    return sum(max(height - 1, 0) for height in view.heights)


def round_of(view: BiomesView) -> int:
    """The round: everybody has a turn in each."""
    return (view.turn - 1) // len(view.players) + 1


COMPANY = Company(occasions, LINES, round_of)
"""What opponents have to say at a table of biomes."""
