"""The titles are guests: no shared module knows one of them, but the table of its layer.

`docs/architecture.md`: what a shared module needs of a title it asks for by a protocol.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from game.rules.registry import TITLES
from tools.architecture.sources import ROOT, imports, imports_in, modules, named, source, tree

TABLES = frozenset(
    f"game/{layer}/titles.py"
    for layer in (
        "ai",
        "app",
        "arena",
        "content",
        "render",
        "scene",
        "session/family",
        "ui",
        "ui/shelf",
    )
) | {"game/rules/registry.py"}
"""One table a layer: title to that title's part; the shelf, which opens first, has its own."""


def is_shared(path: Path) -> bool:
    """Whether a module belongs to no title, and is not the table of its layer."""
    parts = path.relative_to(ROOT / "game").parts
    own = parts[0] == "titles" or (parts[0] == "rules" and parts[1] in TITLES)
    return not own and named(path) not in TABLES


def known_in(node: ast.AST) -> list[str]:
    """The titles that are imported or named below ``node``."""
    found = [name for name in imports_in(node) if _of_a_title(name)]
    found += [
        repr(each.value)
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and each.value in TITLES
    ]
    return sorted(found)


def _of_a_title(name: str) -> bool:
    if name.startswith("game.titles."):
        return True
    return name.startswith("game.rules.") and name.split(".")[2] in TITLES


def breaches() -> Iterator[str]:
    """Every shared module that knows a title, and every table that has more of one than a line."""
    for path in modules():
        if is_shared(path):
            for known in known_in(tree(path)):
                yield f"{named(path)}: a shared module may not know {known}"
    for name in sorted(TABLES):
        for title in TITLES:
            path = ROOT / name
            found = sum(f".{title}" in each for each in imports(path))
            lines = sum(title in line for line in source(path).splitlines())
            if found != 1 or lines > 2:
                yield f"{name}: {title} takes one import and one entry, not {found} and {lines - 1}"
