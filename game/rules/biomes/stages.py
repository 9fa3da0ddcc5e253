"""The stages by name: constants, which compiled code reaches in one step."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.view import Stage

ACTION: Final = Stage.ACTION
SECOND_BLOCK: Final = Stage.SECOND_BLOCK
PICKAXE: Final = Stage.PICKAXE
TNT: Final = Stage.TNT
EXTRA: Final = Stage.EXTRA
SCORE: Final = Stage.SCORE
OVER: Final = Stage.OVER
