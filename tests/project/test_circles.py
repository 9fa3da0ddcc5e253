"""No circles of imports: each part can be understood from those that it stands on."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def modules() -> Mapping[str, Path]:
    """Every module of the game by its name."""
    files = sorted((ROOT / "game").rglob("*.py"))
    return {_name(file): file for file in files}


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path) -> Iterator[str]:
    """Every module of the game that a file names in an import: lazy and type-only ones, too."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            assert node.module
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                yield inner if inner in modules() else node.module


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of names that lead to one another (Tarjan's strongly connected components)."""
    order, low = dict[str, int](), dict[str, int]()
    stack, found = list[str](), list[list[str]]()

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            at = stack.index(name)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in order:
            visit(name)
    return found


def test_circles_are_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == [["b", "c"]]


def test_no_modules_import_one_another() -> None:
    graph = {
        name: {other for other in imported(file) if other in modules() and other != name}
        for name, file in modules().items()
    }
    assert circles(graph) == []
