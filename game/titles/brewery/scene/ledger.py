"""A view of brewery on its way through a step: its numbers, changed in place event by event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.rules.brewery.catalogue import FIRST_TOKEN, Die
from game.rules.brewery.view import SUPPLY, BreweryView, PlayerView


@dataclass(slots=True)
class Belongings:
    """What one seat has: ``told`` at first, with its ``changes`` by name."""

    told: PlayerView
    changes: dict[str, Any]

    def add(self, name: str, amount: int) -> None:
        """Add to a number."""
        self.changes[name] = self.now(name) + amount

    def count(self, name: str, kind: int, amount: int) -> None:
        """Add to the number of a kind."""
        counts = list(self.now(name))
        counts[kind] += amount
        self.changes[name] = tuple(counts)

    def now(self, name: str) -> Any:
        """What there is now."""
        return self.changes.get(name, getattr(self.told, name))

    def lift(self, item: int | None, field: int | None = None) -> None:
        """An item no longer waits on its field."""
        self.changes["waiting"] = tuple(
            entry for entry in self.now("waiting") if entry[0] != field and entry[1] != item
        )


class Ledger:
    """A view on its way."""

    def __init__(self, view: BreweryView) -> None:
        self.before = view
        self.owner, self.where = list(view.owner), list(view.where)
        self.value, self.marks = list(view.value), list(view.marks)
        self.row, self.uses = list(view.row), list(view.uses)
        self.market, self.black = list(view.market), list(view.black_market)
        self.players = [Belongings(player, {}) for player in view.players]
        self.changes: dict[str, Any] = {}

    def now(self, name: str) -> Any:
        """A number of the whole table."""
        return self.changes.get(name, getattr(self.before, name))

    def add(self, name: str, amount: int) -> None:
        """Add to a number of the whole table."""
        self.changes[name] = self.now(name) + amount

    def lay(self, die: Die, owner: int, where: int) -> None:
        """A die lies somewhere; in the supply it shows nothing."""
        self.owner[die], self.where[die] = owner, where
        if where == SUPPLY:
            self.value[die] = self.marks[die] = 0

    def goods(self, what: int, amount: int) -> None:
        """Add to what the markets have of a good."""
        if what < FIRST_TOKEN:
            self.market[what] += amount
        else:
            self.black[what - FIRST_TOKEN] += amount

    def own(self, seat: int, what: int, amount: int) -> None:
        """Add to what a seat has of it."""
        if what < FIRST_TOKEN:
            self.players[seat].count("ingredients", what, amount)
        else:
            self.players[seat].count("tokens", what - FIRST_TOKEN, amount)

    def view(self) -> BreweryView:
        """The view as far as it has come."""
        return replace(
            self.before,
            owner=tuple(self.owner),
            where=tuple(self.where),
            value=tuple(self.value),
            marks=tuple(self.marks),
            row=tuple(self.row),
            uses=tuple(self.uses),
            market=tuple(self.market),
            black_market=tuple(self.black),
            players=tuple(replace(each.told, **each.changes) for each in self.players),
            **self.changes,
        )
