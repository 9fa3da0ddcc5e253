"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.chance import Dealer

HUMAN = "human"
COLORS = ("red", "blue", "green", "pink")
_STEP = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: ``agent`` is ``human`` or an agent's name; ``beginner`` asks for B7.6."""

    name: str
    agent: str
    color: str
    beginner: bool = False

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.agent == HUMAN


def seats_of(agents: tuple[str, ...]) -> tuple[Seat, ...]:
    """A seat for each of ``agents``, in the usual colours, named after them and numbered."""
    return tuple(
        Seat(f"{agent} {number}", agent, COLORS[number - 1])
        for number, agent in enumerate(agents, 1)
    )


def thinking_seed(seed: int, seat: int, steps: int) -> int:
    """The seed of a seat's chance when it decides after ``steps`` steps of game ``seed``.

    It depends on nothing else, so that a game that was saved goes on as it would have.
    """
    return Dealer(seed ^ ((steps * 8 + seat + 1) * _STEP)).next_word()
