"""Clean-up: what the fields give at the end of a round (D5, D9)."""

from __future__ import annotations

from collections.abc import Iterable

from .fields import RAISES, Boards
from .tables import DICE, colour_of

DEPARTMENT = ("seeds-hops", "seeds-dark", "seeds-gold")
SOWN = {"malt-light": "light", "hops-grow": "hops"}


def found(fields: Iterable[str], items: dict[str, str]) -> list[str]:
    """Those fields on which something lies."""
    return [field for field in fields if field in items]


class CleanUp:
    """One clean-up, seat by seat."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards
        self.position = boards.position
        self.late: list[tuple[int, str]] = []
        """Who waits for a die, and on which field it was sown (D5.5)."""

    def run(self, seats: list[int]) -> None:
        """All of it."""
        self.position.tell("phase_started", phase="clean_up")
        for seat in seats:
            self.settle(seat)
        self.end_marks()

    def settle(self, seat: int) -> None:
        """One player's fields, in the order of the rules."""
        position, player = self.position, self.position.players[seat]
        items = dict(player.waiting)
        player.waiting = []
        for field in found(SOWN, items):
            self.boards.give(seat, field, items[field])
        for field in found(DEPARTMENT, items):
            self.give_back(seat, field, items[field])
        if "malt-dark" in items:
            self.malt(seat, items["malt-dark"])
        for field in found(SOWN, items):
            if not self.boards.take(seat, field, items[field]):
                self.late.append((seat, field))
        for field in found((*RAISES, *DEPARTMENT, "school-skill"), items):
            self.boards.take(seat, field, items[field])
        for name in player.resting:
            position.dice[name].place = "pool"
            position.tell("die_to_pool", player=seat, die=name, reason="used")
        player.resting.clear()

    def malt(self, seat: int, name: str) -> None:
        """The light die becomes a dark one, or comes back (D5.5)."""
        if self.position.supply("dark"):
            self.give_back(seat, "malt-dark", name)
            self.boards.take(seat, "malt-dark", name)
        else:
            self.position.dice[name].place = "pool"
            self.position.tell("die_to_pool", player=seat, die=name, reason="malt-dark")

    def give_back(self, seat: int, field: str, name: str) -> None:
        """A die goes to the supply; whoever waits for one like it takes it at once (D5.5)."""
        self.boards.give(seat, field, name)
        for waiter, sown in self.late:
            if SOWN[sown] == colour_of(name):
                self.late.remove((waiter, sown))
                self.boards.take(waiter, sown, "")
                return

    def end_marks(self) -> None:
        """Raises, blocks and protections end (D8)."""
        fallen = []
        for name in DICE:
            die = self.position.dice[name]
            die.blocked = die.protected = False
            if die.base is not None:
                die.value, die.base = die.base, None
                fallen.append([name, die.value])
        if fallen:
            self.position.tell("raises_ended", dice=fallen)
        self.position.blocked_objects.clear()
        self.position.blocked_recipes.clear()
