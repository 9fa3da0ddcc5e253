"""`brewery` while it is being built: what exists of it is put into the tables for this process.

Goes when the title stands in the tables itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

PARTS = (
    ("game.rules.registry:TITLES", "game.rules.brewery:BREWERY"),
    ("game.content.titles:READERS", "game.titles.brewery.content.reader:READER"),
    ("game.ai.titles:BRAINS", "game.titles.brewery.ai.brain:BRAIN"),
    ("game.arena.titles:SCALES", "game.titles.brewery.arena:SCALES"),
    ("game.scene.titles:TABLETOPS", "game.titles.brewery.scene.tabletop:TABLETOP"),
    ("game.render.titles:LOOKS", "game.titles.brewery.looks.looks:LOOKS"),
    ("game.ui.titles:INTERFACES", "game.titles.brewery.ui.interface:INTERFACE"),
    ("game.ui.shelf.titles:BOXES", "game.titles.brewery.ui.box:BOX"),
)


def _named(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def register() -> None:
    """Have the house know as much of the title as there is."""
    for table, part in PARTS:
        try:
            _named(table)["brewery"] = _named(part)
        except (ImportError, AttributeError) as problem:
            print(f"brewery has no {part} yet: {problem}")
