"""What the titles state about themselves: laws of their own, and moves that may well be refused."""

from __future__ import annotations

import os

from tests.conformance import biomes, brewery, towers, toy
from tests.conformance.case import Case
from tests.sizes import WHOLE

GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "40" if WHOLE else "12"))
"""Games of each title for each number of players."""

CASES: dict[str, Case] = {
    case.title.id: case for case in (biomes.CASE, towers.CASE, brewery.CASE, toy.CASE)
}
"""By the title's id; the toy's among them."""

TABLES = [(case, seats) for case in CASES.values() for seats in case.title.seats]
"""Each title with each number of players."""


def named(value: object) -> str:
    """How a case is called among the tests."""
    return value.title.id if isinstance(value, Case) else str(value)
