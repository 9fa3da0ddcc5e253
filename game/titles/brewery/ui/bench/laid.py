"""A position of brewery taken apart for the hand, and put together again as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Self

from game.content.challenge import Data
from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOURS,
    DICE_OF,
    FIELDS,
    SCHOOL,
    Colour,
)
from game.rules.brewery.codec import SEED_NAME
from game.rules.brewery.position_dump import NO_CARD

SLOTS: Final = 3
START: Final = "5eed5eed5eed5eed"
"""From here the dice to come are rolled where a position says nothing else."""
_OWN: Final = ("players", "row", "chance")


@dataclass(slots=True)
class Laid:
    """What lies where, for one seat.

    ``pool`` and ``ware``: what dice show, by name. ``waiting``: fields with their items;
    ``resting``: skill dice used, None: those on the school's fields. ``row``: recipes by slot,
    None: they are dealt. ``player``: all else that the seat has; ``rest``: all else of the
    position.
    """

    pool: dict[str, int]
    ware: dict[str, int]
    waiting: list[list[Any]]
    resting: list[list[Any]] | None
    row: list[str] | None
    chance: str
    player: dict[str, Any] = field(default_factory=dict)
    rest: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, position: Data) -> Self:
        """A position that the rules have judged."""
        data: Any = position
        player = dict((data.get("players") or [{}])[0])
        resting = player.pop("resting", None)
        return cls(
            dict(player.pop("pool", {})),
            dict(player.pop("warehouse", {})),
            [list(entry) for entry in player.pop("waiting", ())],
            None if resting is None else [list(entry) for entry in resting],
            list(data["row"]) if "row" in data else None,
            data.get("chance", START),
            player,
            {key: held for key, held in data.items() if key not in _OWN},
        )

    def told(self) -> dict[str, object]:
        """The position as data, nothing in it that is usual."""
        parts = {"pool": self.pool, "warehouse": self.ware, "waiting": self.waiting}
        player = {key: held for key, held in {**self.player, **parts}.items() if held}
        if self.resting is not None:
            player["resting"] = self._rested()
        data = self._still_true()
        if player:
            data["players"] = [player]
        if self.row is not None:
            data["row"] = self.row
        return {**data, "chance": self.chance}

    def _rested(self) -> list[list[Any]]:
        """The skill dice used: those on the fields of the school among them."""
        on_school = [
            entry[1:]
            for entry in self.waiting
            if len(entry) > 2 and BUILDING_OF[FIELDS.index(entry[0])] == SCHOOL
        ]
        resting = self.resting or []
        return [*resting, *(entry for entry in on_school if entry not in resting)]

    def _still_true(self) -> dict[str, Any]:
        """What is told of dice and recipes that still lie there."""
        lying = {*self.dice(), *(self.row or ())}
        rest = dict(self.rest)
        for key in ("blocked", "protected", "blocked_recipes"):
            if key in rest:
                rest[key] = [name for name in rest[key] if name in lying]
        if "raised" in rest:
            rest["raised"] = {name: by for name, by in rest["raised"].items() if name in lying}
        return rest

    def dice(self) -> Iterator[str]:
        """The names of the dice that lie anywhere but in the supply."""
        yield from self.pool
        yield from self.ware
        yield from (entry[1] for entry in self.waiting if entry[1] != SEED_NAME)
        yield from (entry[0] for entry in self.resting or ())

    def free(self, colour: Colour) -> list[str]:
        """The dice of a colour that are in the supply."""
        used = set(self.dice())
        names = (f"{COLOURS[colour]}-{number + 1}" for number in range(DICE_OF[colour]))
        return [name for name in names if name not in used]

    def waits_on(self, name: str) -> list[Any] | None:
        """What waits on a field."""
        return next((entry for entry in self.waiting if entry[0] == name), None)

    def sown(self) -> int:
        """How many seeds wait on fields."""
        return sum(entry[1] == SEED_NAME for entry in self.waiting)

    @property
    def round(self) -> int:
        """The round's number."""
        return int(self.rest.get("round", 1))

    def use(self, name: str) -> None:
        """A field counts as used."""
        if name not in self.player.get("used", (name,)):
            self.player["used"] = [*self.player["used"], name]

    def clear(self, name: str) -> None:
        """Take away what waits on a field, which counts as unused then."""
        gone = [entry[1:] for entry in self.waiting if entry[0] == name]
        self.waiting = [entry for entry in self.waiting if entry[0] != name]
        if self.resting is not None:
            self.resting = [entry for entry in self.resting if entry not in gone]
        if "used" in self.player:
            self.player["used"] = [each for each in self.player["used"] if each != name]

    def stand(self, slot: int, recipe: str) -> None:
        """Have a recipe in a slot of the row, and nowhere else."""
        row = self.row or [NO_CARD] * SLOTS
        self.row = [NO_CARD if each == recipe else each for each in row]
        self.row[slot] = recipe
        if recipe in self.rest.get("deck", ()):
            self.rest["deck"] = [each for each in self.rest["deck"] if each != recipe]

    def open_recipes(self) -> list[str]:
        """The recipes of the row, as far as they are told."""
        return [each for each in self.row or () if each != NO_CARD]
