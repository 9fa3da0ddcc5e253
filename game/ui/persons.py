"""Who sits where: names, colours, agents, as panels show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Person:
    """One seat: ``color`` is a key of :data:`game.ui.theme.PLAYER_FILL`."""

    name: str
    color: str
    agent: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether somebody at the table plays it."""
        return self.agent == HUMAN


People = Sequence[Person]
