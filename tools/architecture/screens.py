"""Screens know no other screen: they name a route, and the router alone knows where it leads."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache

from tools.architecture.sources import ROOT, dotted, imports, modules, named, tree

APP = ROOT / "game" / "app"
SPOKEN = frozenset(APP / each for each in ("lesson", "challenge", "puzzle", "review"))
"""Where somebody speaks beside a match, or beside a replay of one."""
BEGINS = APP / "match" / "flow" / "begin.py"
ROUTERS = frozenset({APP / "router.py", BEGINS, *(each / "begin.py" for each in SPOKEN)})
"""Who leads to a screen."""
BESIDE = frozenset({APP / "screenshot_stage.py", APP / "overlay_screen.py"})
"""A stage for pictures looks into the match that it has; who explains sits beside one."""


def _is_screen(node: ast.stmt) -> bool:
    """Whether a statement is the class of a screen that has a name: one that can be shown."""
    if not isinstance(node, ast.ClassDef):
        return False
    named_so = any(isinstance(part, ast.Assign) and _is_name(part) for part in node.body)
    return named_so and any("Screen" in ast.unparse(base) for base in node.bases)


def _is_name(part: ast.Assign) -> bool:
    return [ast.unparse(target) for target in part.targets] == ["name"]


@cache
def screens() -> tuple[str, ...]:
    """The modules of all screens."""
    inside = (path for path in modules() if path.is_relative_to(APP) and path not in ROUTERS)
    return tuple(dotted(path) for path in inside if any(map(_is_screen, tree(path).body)))


def screens_among(names: Iterable[str]) -> list[str]:
    """Those of the imported ``names`` that are a screen, or in the module of one."""
    return sorted(
        name
        for name in names
        if any(name == screen or name.startswith(f"{screen}.") for screen in screens())
    )


def breaches() -> Iterator[str]:
    """Every module of the app that knows a screen and opens no door."""
    for path in modules():
        if not path.is_relative_to(APP) or path in ROUTERS | BESIDE or path.parent in SPOKEN:
            continue
        for name in screens_among(imports(path)):
            yield f"{named(path)}: it may not know the screen {name}"
