"""Who sits where: names, colours, agents, as panels show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.session.seats import Seat

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Person:
    """One seat: ``color`` is a key of :data:`game.ui.theme.PLAYER_FILL`.

    ``head_start``: points that count at the end; ``hints``: whether the coach may be asked.
    """

    name: str
    color: str
    agent: str = HUMAN
    head_start: int = 0
    hints: bool = True

    @property
    def human(self) -> bool:
        """Whether somebody at the table plays it."""
        return self.agent == HUMAN

    @property
    def is_evened(self) -> bool:
        """Whether something evens out the game for or against this seat."""
        return bool(self.head_start) or not self.hints


People = Sequence[Person]


def person_of(seat: Seat) -> Person:
    """Who sits there, as panels show it."""
    return Person(seat.name, seat.color, seat.agent, seat.head_start, seat.hints)
