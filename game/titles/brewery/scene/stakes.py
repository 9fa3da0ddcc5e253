"""How large a brewing is told to the others: only one that may decide the game takes the stage."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.rules.brewery.events import Brewed, BreweryEvent
from game.rules.brewery.view import BreweryView
from game.scene.beats import Extent


def extent(
    own: Collection[int], events: Sequence[BreweryEvent], before: BreweryView, after: BreweryView
) -> Extent:
    """How large ``events`` are told between two views; ``own``: the seats of whoever is told.

    A brewing of others is told where its dice lie: how it ends is known as soon as nobody says no
    (D8). All else is told where it lies in any case.
    """
    brewed = next((each for each in events if isinstance(each, Brewed)), None)
    if brewed is None or brewed.player in own:
        return Extent.FULL
    decides = _brings_the_end(before, after) or _takes_the_lead(brewed.player, before, after)
    return Extent.FULL if decides else Extent.SMALL


def _brings_the_end(before: BreweryView, after: BreweryView) -> bool:
    """Whether the game ends with this round from now on (D10)."""
    return after.last_round and not before.last_round


def _takes_the_lead(player: int, before: BreweryView, after: BreweryView) -> bool:
    """Whether whoever brews takes the lead in the last round."""
    return after.last_round and not _leads(player, before) and _leads(player, after)


def _leads(player: int, view: BreweryView) -> bool:
    points = [each.points for each in view.players]
    return points[player] == max(points) and points.count(max(points)) == 1
