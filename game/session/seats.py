"""Who sits at the table."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from game.rules.core import Values

HUMAN = "human"
COLORS = ("red", "blue", "green", "pink")
LONGEST_NAME, LONGEST_WORD = 40, 100
"""Characters of a player's name, and of an id or a version, at the most."""
MOST_HEAD_START = 100
"""Points that somebody begins with at the most."""
_THINKING: Final = b"cubewright: chance for thinking"
"""What the hash is keyed with, so that nothing else that hashes a seed gets the same numbers."""


class Seat(msgspec.Struct, frozen=True):
    """One player, at a table and in a record's header: ``agent`` is ``human`` or an agent's name.

    ``options``: what is set for this seat, by the names that its title declares; a header has a
    value for each. ``profile``: whose games these are in the family's album, "" nobody's;
    ``head_start``: points that count there besides those of the rules; ``hints``: whether this
    player may ask the coach. A record without these three is as good.
    """

    name: str
    agent: str
    color: str
    options: Values = {}
    profile: str = ""
    head_start: int = 0
    hints: bool = True

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.agent == HUMAN


def is_name(text: str) -> bool:
    """Whether somebody may be called so: 1 to ``LONGEST_NAME`` printable characters."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


def is_word(text: str) -> bool:
    """Whether an id or a version may read so: at most ``LONGEST_WORD`` printable characters."""
    return len(text) <= LONGEST_WORD and text.isprintable()


def seats_of(agents: tuple[str, ...]) -> tuple[Seat, ...]:
    """A seat for each of ``agents``, in the usual colours, named after them and numbered."""
    return tuple(
        Seat(f"{agent} {number}", agent, COLORS[number - 1])
        for number, agent in enumerate(agents, 1)
    )


def thinking_seed(seed: int, seat: int, steps: int) -> int:
    """The seed, of 64 bits, of a seat's chance when it decides after ``steps`` steps of a game.

    It depends on nothing else, so that a game that was saved goes on as it would have. An agent is
    handed this number, so it must not lead back to ``seed``, which fixes all that is hidden: a
    keyed hash goes one way only (BLAKE2, RFC 7693).
    """
    said = f"{seed} {seat} {steps}".encode()
    return int.from_bytes(blake2b(said, digest_size=8, key=_THINKING).digest(), "big")
