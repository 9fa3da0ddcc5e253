"""What a step of brewery comes to: its events as they are told one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.rules.brewery.events import (
    Brewed,
    BreweryEvent,
    BrewingDeclared,
    GoldChanged,
    IngredientReturned,
    PointsGained,
)
from game.rules.brewery.view import BreweryView


@dataclass(frozen=True, slots=True)
class Finished:
    """A recipe was brewed, and what it brought: points, gold, a die's number, an extension (D7)."""

    type: ClassVar[str] = "finished"
    teaches: ClassVar[bool] = False
    player: int
    recipe: int
    points: int
    gold: int

    def redacted(self, seat: int) -> Self:  # noqa: ARG002 - everybody sees it whole
        """The event itself."""
        return self


Told = BreweryEvent | Finished
"""What can be told."""
_PARTS = (PointsGained, GoldChanged)
_REASONS = ("recipe", "bonus", "brewing")


def telling(events: Sequence[BreweryEvent], _before: BreweryView | None = None) -> tuple[Told, ...]:
    """The events in their order; what a brewing brings is told with it.

    A declaration that is carried out in the same step is no news of its own.
    """
    news: list[Told] = []
    brewed = any(isinstance(event, Brewed) for event in events)
    for event in events:
        match event:
            case Brewed(player, recipe):
                points, gold = _won(events)
                news.append(Finished(player, recipe, points, gold))
            case BrewingDeclared() if brewed:
                pass
            case IngredientReturned():
                pass
            case _ if isinstance(event, _PARTS) and event.reason in _REASONS:
                pass
            case _:
                news.append(event)
    return tuple(news)


def _won(events: Sequence[BreweryEvent]) -> tuple[int, int]:
    """The points and the gold of a brewing."""
    points = sum(e.amount for e in events if isinstance(e, PointsGained) and e.reason in _REASONS)
    gold = sum(e.amount for e in events if isinstance(e, GoldChanged) and e.reason in _REASONS)
    return points, gold
