"""What each title's pieces look like: the table of this layer."""

from __future__ import annotations

from typing import Any

from game.render.looks import Looks
from game.titles.biomes.looks.looks import LOOKS as BIOMES
from game.titles.brewery.looks.looks import LOOKS as BREWERY
from game.titles.towers.looks.looks import LOOKS as TOWERS

LOOKS: dict[str, Looks[Any]] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id."""
