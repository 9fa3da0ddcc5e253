"""The modules of the program, each read and parsed once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def modules(top: str = "game") -> tuple[Path, ...]:
    """Every module below a folder of the repository, in order."""
    return tuple(sorted((ROOT / top).rglob("*.py")))


def named(path: Path) -> str:
    """A module's path from the repository's root."""
    return path.relative_to(ROOT).as_posix()


def dotted(path: Path) -> str:
    """A module's name as it is imported; a package goes by its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def source(path: Path) -> str:
    """What stands in a module."""
    return path.read_text("utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(source(path))


@cache
def imports(path: Path) -> frozenset[str]:
    """Dotted names of all that a module imports, lazily and for its types included."""
    return frozenset(imports_in(tree(path)))


def imports_in(node: ast.AST) -> Iterator[str]:
    """Dotted names of every import below ``node``. Raises ValueError for a relative one."""
    for each in ast.walk(node):
        if isinstance(each, ast.Import):
            yield from (alias.name for alias in each.names)
        elif isinstance(each, ast.ImportFrom):
            if each.level:
                raise ValueError("relative imports hide the layer")
            yield from (f"{each.module}.{alias.name}" for alias in each.names)
