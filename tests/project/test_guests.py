"""The titles are guests: no shared module knows one of them, but the table of its layer.

`titles.md`: what a shared module needs of a title it asks for by a protocol.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.rules.registry import TITLES
from tests.project.test_layers import ROOT, imports_of, modules

EXCEPTIONS: frozenset[str] = frozenset({})
"""Modules that still know a title."""


def is_shared(path: Path) -> bool:
    """Whether a module belongs to no title, and is not the table of its layer."""
    parts = path.relative_to(ROOT / "game").parts
    own = parts[0] == "titles" or (parts[0] == "rules" and parts[1] in TITLES)
    return not own and path.name not in {"titles.py"} and parts != ("rules", "registry.py")


def shared() -> list[str]:
    return [str(path.relative_to(ROOT)) for path in modules() if is_shared(path)]


def knows(source: str) -> list[str]:
    """The titles that ``source`` imports or names."""
    found = [name for name in imports_of(source) if name.startswith("game.titles.")]
    found += [
        name
        for name in imports_of(source)
        if name.startswith("game.rules.") and name.split(".")[2] in TITLES
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in TITLES:
            found.append(repr(node.value))
    return sorted(found)


@pytest.mark.parametrize("name", shared())
def test_a_shared_module_knows_no_title(name: str) -> None:
    found = knows((ROOT / name).read_text("utf-8"))
    if name in EXCEPTIONS:
        assert found, f"{name} knows no title any more: take it off the list"
    else:
        assert found == []


def test_the_exceptions_exist() -> None:
    assert set(shared()) >= EXCEPTIONS


@pytest.mark.parametrize(
    "source",
    [
        "from game.titles.biomes.ai import mind",
        "import game.rules.biomes.view",
        "def lazy():\n    from game.rules.biomes import BIOMES",
        "TITLE = 'biomes'",
    ],
)
def test_a_shared_module_that_knew_one_would_be_seen(source: str) -> None:
    assert knows(source)
