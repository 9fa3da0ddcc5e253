"""Taking blocks off the cube (B3, B6.6) and the layers that this empties (B7.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.biomes.catalogue import MATERIALS, Round
from game.rules.biomes.cube import BLOCK_INDEX, lift
from game.rules.biomes.events import BiomesEvent, BlockTaken, LayerCleared
from game.rules.biomes.moves import Block
from game.rules.biomes.payment import ONE
from game.rules.biomes.position import Position

block_taken = lru_cache(maxsize=1 << 11)(BlockTaken)
LAYER_CLEARED: Final = tuple(LayerCleared(layer) for layer in range(4))
TRIGGERS: Final[dict[int, Round]] = {3: Round.A, 2: Round.B, 1: Round.C}
"""The scoring round that an emptied layer triggers (B7.1)."""


def take_block(position: Position, block: Block, events: list[BiomesEvent]) -> None:
    """Move a takeable block into the decider's supply (B3.4)."""
    index = BLOCK_INDEX[block]
    seat = position.decider
    layer = index & 3
    material = position.deal.materials[index]
    position.takeable = lift(position.heights, position.takeable, index >> 2)
    position.supplies[seat] += ONE[material]
    events.append(block_taken(seat, block, MATERIALS[material]))
    if max(position.heights) == layer:
        events.append(LAYER_CLEARED[layer])
        if layer in TRIGGERS:
            position.rounds_due += (TRIGGERS[layer],)
