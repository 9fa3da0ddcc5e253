"""How far off a tile is: explorations, collections and turns until it can be had (B2.1, B4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.biomes.catalogue import DEAREST
from game.rules.biomes.overworld import CROSSINGS, STACK_CELLS, STEPS, steps_between, touched
from game.rules.biomes.position import COLLECT, EXPLORE

BLOCKS_A_COLLECTION: Final = 2


def _explorations(crossing: int, stack: int) -> int:
    cell = STACK_CELLS[stack]
    steps = min(
        steps_between(CROSSINGS[crossing], place) for place in CROSSINGS if cell in touched(place)
    )
    return -(-steps // STEPS)


EXPLORATIONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_explorations(crossing, stack) for stack in range(len(STACK_CELLS)))
    for crossing in range(len(CROSSINGS))
)
"""By crossing and stack: how often one must move to stand at the stack's corner."""


MOST_EXPLORATIONS: Final = max(max(row) for row in EXPLORATIONS)
MOST_COLLECTIONS: Final = -(-DEAREST // BLOCKS_A_COLLECTION)


def turns_until(explorations: int, collections: int, last: int, actions: int, done: int) -> int:
    """Turns to pass before the action of the bit ``last`` can be done; 0: still in this one.

    Before it come ``explorations`` and ``collections`` of blocks; this turn has ``actions`` left,
    and those of the bits ``done`` are no longer open in it.
    """
    if actions and explorations and not done & EXPLORE:
        explorations, actions = explorations - 1, actions - 1
    if actions and collections and not done & COLLECT:
        collections, actions = collections - 1, actions - 1
    if not explorations and not collections and actions and not done & last:
        return 0
    return max(-(-(explorations + collections + 1) // 2), explorations, collections)


MOST_TURNS: Final = MOST_EXPLORATIONS + MOST_COLLECTIONS + 1


@lru_cache(maxsize=1 << 8)
def waiting(last: int, actions: int, done: int) -> tuple[tuple[int, ...], ...]:
    """:func:`turns_until` by explorations and lacking blocks."""
    return tuple(
        tuple(
            turns_until(explorations, -(-lacking // BLOCKS_A_COLLECTION), last, actions, done)
            for lacking in range(DEAREST + 1)
        )
        for explorations in range(MOST_EXPLORATIONS + 1)
    )
