"""The boxes on the shelf, from the left: a table of its own, for the shelf opens before all else.

A title that the rules don't know has an empty box: it is still to come.
"""

from __future__ import annotations

from game.rules.registry import TITLES
from game.titles.biomes.ui.box import BOX as BIOMES
from game.titles.brewery.ui.box import BOX as BREWERY
from game.titles.towers.ui.box import BOX as TOWERS
from game.ui.shelf.box import Box

BOXES: dict[str, Box] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id."""


def is_playable(title: str) -> bool:
    """Whether there is a game in the box."""
    return title in TITLES
