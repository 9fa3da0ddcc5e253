"""Which modules are compiled: all of `game.rules` and `game.ai` but those named here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

GROUPS: dict[str, tuple[str, ...]] = {
    "cubewright_rules": ("game/rules",),
    "cubewright_ai": ("game/ai", "game/titles/*/ai"),
}
"""By the name of the extension: the folders that it holds. A title's part of the agents is among
them.
"""
_VALUES = (
    "frozen values that are pickled to the thinking process and matched by their class: a native "
    "class can't be pickled, and dataclass(slots=True) makes a second class of it"
)
_COLD = "asked once a game or once a decision: nothing to win"
INTERPRETED: dict[str, str] = {
    "game.rules.core": "protocols, and " + _VALUES,
    "game.rules.biomes.catalogue": _VALUES,
    "game.rules.biomes.moves": _VALUES,
    "game.rules.biomes.events": _VALUES,
    "game.rules.biomes.view": _VALUES,
    "game.rules.biomes.refusals": "constants alone",
    "game.rules.towers.catalogue": _VALUES,
    "game.rules.towers.moves": _VALUES,
    "game.rules.towers.events": _VALUES,
    "game.rules.towers.view": _VALUES,
    "game.rules.towers.refusals": "constants alone",
    "game.rules.brewery.catalogue": _VALUES,
    "game.rules.brewery.moves": _VALUES,
    "game.rules.brewery.events": _VALUES,
    "game.rules.brewery.view": _VALUES,
    "game.rules.brewery.refusals": "constants alone",
    "game.rules.brewery.codec": _COLD,
    "game.rules.brewery.disclosing": _COLD,
    "game.rules.brewery.position_load": _COLD,
    "game.rules.brewery.position_load_seats": _COLD,
    "game.rules.brewery.position_load_turn": _COLD,
    "game.rules.brewery.position_dump": _COLD,
    "game.rules.compiled": "asks from outside whether the rest is compiled",
    "game.rules.codec": _COLD,
    "game.rules.registry": _COLD,
    "game.rules.lazy_table": _COLD,
    "game.rules.positions": _COLD,
    "game.rules.biomes.codec": _COLD,
    "game.rules.biomes.disclosing": _COLD,
    "game.rules.biomes.position_load": _COLD,
    "game.rules.biomes.position_load_seats": _COLD,
    "game.rules.biomes.position_load_turn": _COLD,
    "game.rules.biomes.position_dump": _COLD,
    "game.rules.biomes.disclosed_pack": _COLD,
    "game.rules.towers.codec": _COLD,
    "game.rules.towers.disclosing": _COLD,
    "game.rules.towers.position_load": _COLD,
    "game.rules.towers.position_dump": _COLD,
    "game.ai.thinking": "protocols, and " + _VALUES,
    "game.ai.questions": _VALUES,
    "game.ai.process": "the thinking process itself, which waits and hands on",
    "game.ai.worker": "starts that process, and waits",
    "game.ai.puzzles.task": "protocols, and " + _VALUES,
    "game.ai.agent": _COLD,
    "game.ai.brain": _COLD,
    "game.ai.titles": _COLD,
    "game.ai.levels": _COLD,
}
"""By module: why it stays interpreted. Packages' own ``__init__`` modules always do."""
INTERPRETED_PACKAGES: dict[str, str] = {
    "game.ai.coach": _COLD,
    "game.ai.judging": "plays by what is compiled, and " + _VALUES,
}
INTERPRETED_PARTS: dict[str, str] = {"ai.coach": _COLD, "ai.brain": _COLD}
"""By the package in a title's folder: why it stays interpreted in every title."""


def name_of(path: Path) -> str:
    """The module that a path relative to the tree holds."""
    return ".".join(path.with_suffix("").parts)


def all_modules(root: Path) -> list[Path]:
    """Every module of the rules and the agents, relative to ``root``, in a fixed order."""
    found = {path for folders in GROUPS.values() for path in modules_in(root, folders)}
    return sorted(path for path in found if path.name != "__init__.py")


def modules_in(root: Path, folders: Sequence[str]) -> list[Path]:
    """Every module in these folders (a pattern may stand for several), relative to ``root``."""
    places = [place for folder in folders for place in root.glob(folder)]
    return sorted(path.relative_to(root) for place in places for path in place.rglob("*.py"))


def reason_interpreted(name: str) -> str | None:
    """Why the module ``name`` is not compiled; None when it is."""
    for package, reason in INTERPRETED_PACKAGES.items():
        if name.startswith(package + "."):
            return reason
    for part, reason in INTERPRETED_PARTS.items():
        if re.match(rf"game\.titles\.\w+\.{re.escape(part)}(\.|$)", name):
            return reason
    return INTERPRETED.get(name)


def compiled_modules(root: Path) -> list[Path]:
    """The modules that are compiled, relative to ``root``."""
    return [path for path in all_modules(root) if reason_interpreted(name_of(path)) is None]
