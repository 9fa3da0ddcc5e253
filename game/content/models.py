"""The names of the shipped miniatures, without reading them: checking a pack needs no more."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from game.content.miniature import Spot
from game.resources import assets, installed

FILE = "models/miniatures.json"
"""Where the names lie in the assets; written by ``tools.assets``."""


class Models(NamedTuple):
    """Names of buildings, with the spots of the two small things beside each, and of mobs."""

    buildings: dict[str, tuple[Spot, ...]]
    mobs: tuple[str, ...]


@cache
def shipped_models() -> Models:
    """What ``levels/biomes/miniatures`` holds."""
    with installed(assets() / FILE) as file:
        found = json.loads(file.read_text("utf-8"))
        spots = {name: tuple((x, y) for x, y in each) for name, each in found["buildings"].items()}
        return Models(spots, tuple(found["mobs"]))
