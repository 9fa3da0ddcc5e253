"""The titles are guests: no shared module knows one of them, but the table of its layer.

`titles.md`: what a shared module needs of a title it asks for by a protocol.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from game.rules.registry import TITLES
from tests.project.test_layers import ROOT, imports_of, modules

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
    return not own and str(path.relative_to(ROOT)) not in TABLES


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
    assert knows((ROOT / name).read_text("utf-8")) == []


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_table_takes_a_line_for_each_title(name: str) -> None:
    """An import and an entry; of no layer but its own."""
    source = (ROOT / name).read_text("utf-8")
    for title in TITLES:
        known = [each for each in imports_of(source) if f".{title}" in each]
        assert len(known) == 1, known
        assert sum(title in line for line in source.splitlines()) <= 2


def test_every_table_is_known() -> None:
    """The session's module of that name holds none: it asks those of rules and content."""
    found = {str(path.relative_to(ROOT)) for path in (ROOT / "game").rglob("titles.py")}
    assert found - {"game/session/titles.py"} == TABLES - {"game/rules/registry.py"}


def test_every_table_has_every_title() -> None:
    """The shelf has boxes besides that are still empty."""
    for name in TABLES:
        module = import_module(name.removesuffix(".py").replace("/", "."))
        tables = [each for each in vars(module).values() if isinstance(each, dict)]
        assert any(set(TITLES) <= set(table) for table in tables), name


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
