"""`towers` while it is being built: what exists of it is put into the tables for this process.

Goes when the title stands in the tables itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

PARTS = (
    ("game.rules.registry:TITLES", "game.rules.towers:TOWERS"),
    ("game.content.titles:READERS", "game.titles.towers.content.reader:READER"),
    ("game.ai.titles:BRAINS", "game.titles.towers.ai.brain:BRAIN"),
    ("game.arena.titles:SCALES", "game.titles.towers.arena:SCALES"),
    ("game.scene.titles:TABLETOPS", "game.titles.towers.scene.tabletop:TABLETOP"),
    ("game.render.titles:LOOKS", "game.titles.towers.looks.looks:LOOKS"),
    ("game.ui.titles:INTERFACES", "game.titles.towers.ui.interface:INTERFACE"),
    ("game.ui.shelf.titles:BOXES", "game.titles.towers.ui.box:BOX"),
    ("game.app.titles:MOMENTS", "game.titles.towers.app.moments:MOMENTS"),
)


def _named(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def register() -> None:
    """Have the house know as much of the title as there is."""
    for table, part in PARTS:
        try:
            _named(table)["towers"] = _named(part)
        except (ImportError, AttributeError) as problem:
            print(f"towers has no {part} yet: {problem}")
