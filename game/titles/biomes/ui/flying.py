"""What is written over the table while something is shown: the name of a block that flies, and how
a fight stands that is told where its mob lies."""

from __future__ import annotations

from game.rules.biomes.events import BlockTaken
from game.rules.biomes.view import BiomesView
from game.scene.beats import Extent
from game.titles.biomes.scene.beats import BiomesBeat
from game.titles.biomes.ui.panels.whynot import block_name
from game.titles.biomes.ui.skirmishing import fought
from game.ui.boxes import Pinned
from game.ui.ground import Ground
from game.ui.memo import kept
from game.ui.widget import Widget

BESIDE = 44.0
"""Units between the middle of a flying block and its name."""


def flying(ground: Ground[BiomesView], beat: BiomesBeat) -> list[Widget]:
    """All that is to be read of a beat over the table."""
    signs = fought(ground, beat) if beat.extent is not Extent.FULL else []
    return [*flying_block(ground, beat), *signs]


def flying_block(ground: Ground[BiomesView], beat: BiomesBeat) -> list[Widget]:
    """The name of the block that is on its way from the cube to a tray."""
    for event in beat.events:
        if not isinstance(event, BlockTaken):
            continue
        piece = ground.scene.pieces.get(("block", *event.block))
        if piece is not None and piece.frame == "table":
            x, y = ground.units(piece.pose.place)
            name = kept(block_name, event.material)
            return [Pinned(name, (x + BESIDE, y), (0.0, 0.5))]
    return []
