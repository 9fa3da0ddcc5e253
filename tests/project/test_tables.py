"""Each layer's table has every title; the tables are all that has to be added to for a new one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from game.rules.registry import TITLES
from tests.project.test_layers import ROOT

ADAPTER = "session"
"""The session's module of that name holds no table: it asks those of rules and content."""
OPTIONAL = {
    "app": "a title without moments of its own has none",
    "arena": "a title without figures of balance has none",
}
"""Layers whose table a title may be missing from, each with the reason."""


def layers() -> list[str]:
    """The layers that have a table."""
    found = (path.parent.name for path in Path(ROOT / "game").glob("*/titles.py"))
    return sorted(set(found) - {ADAPTER})


@pytest.mark.parametrize("layer", layers())
def test_a_table_has_every_title(layer: str) -> None:
    module = import_module(f"game.{layer}.titles")
    tables = [each for name, each in vars(module).items() if name.isupper() and each is not TITLES]
    [table] = [each for each in tables if isinstance(each, dict)]
    if layer in OPTIONAL:
        assert set(table) <= set(TITLES)
    else:
        assert list(table) == list(TITLES)


def test_there_are_such_tables() -> None:
    assert {"ai", "content", "scene", "render", "ui", "arena"} <= set(layers())
