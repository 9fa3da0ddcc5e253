"""Taking blocks off the cube (B3, B6.6) and the layers that this empties (B7.1)."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.catalogue import Round
from game.rules.biomes.cube import block_index, lift
from game.rules.biomes.moves import Block
from game.rules.biomes.payment import ONE
from game.rules.biomes.position import Position
from game.rules.biomes.telling import BiomesTeller

TRIGGERS: Final[dict[int, Round]] = {3: Round.A, 2: Round.B, 1: Round.C}
"""The scoring round that an emptied layer triggers (B7.1)."""


def take_block(position: Position, block: Block, tell: BiomesTeller) -> None:
    """Move a takeable block into the decider's supply (B3.4)."""
    index = block_index(block)
    seat = position.decider
    layer = index & 3
    material = position.deal.materials[index]
    position.takeable = lift(position.heights, position.takeable, index >> 2)
    position.supplies[seat] += ONE[material]
    tell.block_taken(seat, index, material)
    if _is_cleared(position.heights, layer):
        tell.layer_cleared(layer)
        if layer in TRIGGERS:
            position.rounds_due += (TRIGGERS[layer],)


def _is_cleared(heights: list[int], layer: int) -> bool:
    """Whether no block is left in a layer, from which one was just taken, or above it."""
    for height in heights:  # noqa: SIM110 - a generator takes a microsecond to begin
        if height > layer:
            return False
    return True
