"""The walls of the architecture: who may import whom."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tools.architecture.sources import ROOT, imports, modules, named

LAYERS = ("app", "ui", "render", "scene", "session", "ai", "content", "rules")
"""From the left to the right; a layer imports itself and what stands to its right."""
ALLOWED = {layer: {*LAYERS[place:]} for place, layer in enumerate(LAYERS)}
ALLOWED["audio"] = {"audio", *LAYERS[LAYERS.index("scene") :]}
ALLOWED["app"] |= {"audio"}
ALLOWED["arena"] = {"arena", *LAYERS[LAYERS.index("session") :]}
GROUND = frozenset(
    {
        *("alphabet", "error_reasons", "formats", "language"),
        *("reading", "resources", "syllables", "system_language", "terminal"),
    }
)
"""Modules of the standard library alone, open to every layer but the rules."""
MACHINE_TYPES = frozenset({"mypy_extensions.i64"})
"""Types that only the compiler of ``make compile`` looks at; nothing imports them at run time."""
ABOVE = frozenset({"__main__", "cli", "commands", "bench"})
TITLES = "titles"
"""The folder of the titles: each has a part for every layer, which is held to that layer's rule."""
PARTS = {"looks": "render"}
"""What a title's part of a layer is called, where not as the layer."""
WINDOWLESS = frozenset({"rules", "ai", "content", "session", "scene"})
"""Layers that know no pyglet."""
TIMELESS = frozenset({"rules", "scene"})
"""Layers that are given time and chance from outside."""
WORLD = frozenset({"time", "random", "secrets", "datetime"})


def part_of(parts: Sequence[str]) -> str:
    """The layer of a module, by its path or name below `game`; "" for a title's own package."""
    names = [part.removesuffix(".py") for part in parts]
    if names[0] != TITLES:
        return names[0]
    part = names[2] if len(names) > 2 else "__init__"
    return "" if part == "__init__" else PARTS.get(part, part)


def layer_of(path: Path) -> str:
    """The layer that a module is in."""
    return part_of(path.relative_to(ROOT / "game").parts)


def forbidden(layer: str, names: Iterable[str]) -> list[str]:
    """The imports among ``names`` that ``layer`` must not make."""
    return sorted(name for name in names if not _open(layer, name) or _outside(layer, name))


def _open(layer: str, name: str) -> bool:
    """Whether the layers let ``layer`` import ``name``."""
    parts = name.split(".")
    if layer == "rules" or layer in GROUND:
        near = {layer, "__version__"} | (GROUND if layer in GROUND else set())
        own = parts[0] == "game" and (len(parts) == 1 or parts[1] in near)
        return own or parts[0] in sys.stdlib_module_names or name in MACHINE_TYPES
    if layer not in ALLOWED or parts[0] != "game" or len(parts) == 1:
        return True
    return part_of(parts[1:]) in ALLOWED[layer] | GROUND | {"__version__", ""}


def _outside(layer: str, name: str) -> bool:
    """Whether ``name`` is a window, a clock or chance where none may be known."""
    root = name.partition(".")[0]
    return (layer in WINDOWLESS and root == "pyglet") or (layer in TIMELESS and root in WORLD)


def breaches() -> Iterator[str]:
    """Every import through a wall, and every folder that is no layer."""
    known = {*ALLOWED, *GROUND, *ABOVE, "__init__", ""}
    for path in modules():
        layer = layer_of(path)
        if layer not in known:
            yield f"{named(path)}: “{layer}” is no known layer"
        for name in forbidden(layer, imports(path)):
            yield f"{named(path)}: the layer “{layer}” may not import {name}"
