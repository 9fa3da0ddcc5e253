"""The rules of ``python -m tools.architecture`` (`make lint`) see what would break them."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import pytest

from game.rules.registry import TITLES
from tools.architecture import __main__ as command
from tools.architecture import circles, guests, layers, screens, size
from tools.architecture.sources import ROOT, imports_in, modules, named


def test_the_command_tells_each_breach_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "RULES", (size,))
    monkeypatch.setattr(size, "modules", lambda top: modules(top)[:40])
    monkeypatch.setattr(size, "LONGER_FUNCTIONS", {})
    assert command.main() == 0
    monkeypatch.setattr(size, "MEDIAN_FUNCTION_LINES", 1)
    assert command.main() == 1
    assert capsys.readouterr().out == "the median function has more than 1 lines\n"


def test_what_is_checked_for_a_change_to_land() -> None:
    assert "tools.architecture" in (ROOT / "Makefile").read_text("utf-8")
    assert "make lint" in (ROOT / ".ci" / "run").read_text("utf-8")


@pytest.mark.parametrize(
    ("layer", "name"),
    [
        ("rules", "game.content.packs"),
        ("rules", "yaml"),
        ("rules", "game.language"),
        ("rules", "random"),
        ("scene", "time"),
        ("scene", "game.render.mesh"),
        ("scene", "game.titles.biomes.looks.faces"),
        ("content", "game.titles.biomes.ai.mind"),
        ("content", "pyglet.window"),
        ("ai", "game.session.match"),
        ("audio", "game.render.table"),
        ("render", "game.audio.mixer"),
        ("language", "game.content.packs"),
    ],
)
def test_a_breach_of_the_layers_would_be_seen(layer: str, name: str) -> None:
    assert layers.forbidden(layer, {name}) == [name]


def test_the_rules_run_on_the_standard_library_alone() -> None:
    """Imported without any installed package, the compiler's types included."""
    code = "import sys; sys.path.insert(0, sys.argv[1]); import game.rules.registry"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(ROOT)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_a_relative_import_is_an_error() -> None:
    with pytest.raises(ValueError, match="relative"):
        list(imports_in(ast.parse("from . import packs")))


@pytest.mark.parametrize(
    "source",
    [
        "from game.titles.biomes.ai import mind",
        "import game.rules.biomes.view",
        "def lazy():\n    from game.rules.biomes import BIOMES",
        "TITLE = 'biomes'",
    ],
)
def test_a_shared_module_that_knew_a_title_would_be_seen(source: str) -> None:
    assert guests.known_in(ast.parse(source))


def test_every_table_of_titles_is_known() -> None:
    """The session's module of that name holds none: it asks those of rules and content."""
    found = {named(path) for path in modules() if path.name == "titles.py"}
    assert found - {"game/session/titles.py"} == guests.TABLES - {"game/rules/registry.py"}


def test_every_table_has_every_title() -> None:
    """The shelf has boxes besides that are still empty."""
    for name in guests.TABLES:
        module = import_module(name.removesuffix(".py").replace("/", "."))
        tables = [each for each in vars(module).values() if isinstance(each, Mapping)]
        assert any(set(TITLES) <= set(table) for table in tables), name


def test_all_screens_are_found() -> None:
    assert {name.rpartition(".")[2] for name in screens.screens()} == {
        "boxpage",
        "challenges",
        "daily",
        "first_game",
        "family",
        "games",
        "page",
        "puzzles",
        "replay",
        "result",
        "screen",
        "setup",
        "shelf",
    }


def test_a_screen_that_knew_another_would_be_seen() -> None:
    lazily = ast.parse("def go():\n    from game.app.screens.shelf import ShelfScreen")
    found = screens.screens_among(imports_in(lazily))
    assert found == ["game.app.screens.shelf.ShelfScreen"]


def test_a_circle_would_be_seen() -> None:
    assert circles.circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == [["b", "c"]]


def test_a_long_function_would_be_seen(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('def told():\n    """Two\n    lines."""\n    return 1\n', "utf-8")
    assert list(size.functions(module)) == [("told", 2)], "its docstring isn't counted"
