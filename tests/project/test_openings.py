"""Screens know no other screen: they name what is to come, and one module opens the door."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.project.test_layers import ROOT, imports_of

APP = ROOT / "game" / "app"
SPOKEN = {APP / "lesson", APP / "challenge"}
"""Where somebody speaks beside a match."""
DOORS = {APP / "doors.py", APP / "match" / "begin.py", *(each / "begin.py" for each in SPOKEN)}
"""Who leads to a screen."""


def shows_a_screen(path: Path) -> bool:
    """Whether a module makes a screen with a name: one that can be shown."""
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if is_screen(node)]
    return bool(classes)


def is_screen(node: ast.stmt) -> bool:
    """Whether a statement is the class of a screen that has a name."""
    if not isinstance(node, ast.ClassDef):
        return False
    named = any(isinstance(part, ast.Assign) and _is_name(part) for part in node.body)
    return named and any("Screen" in ast.unparse(base) for base in node.bases)


def _is_name(part: ast.Assign) -> bool:
    return [ast.unparse(target) for target in part.targets] == ["name"]


def modules() -> list[Path]:
    return sorted({*APP.rglob("*.py")} - DOORS)


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


SCREENS = [dotted(path) for path in modules() if shows_a_screen(path)]


def screens_in(source: str) -> list[str]:
    """The screens that ``source`` imports, lazily or not."""
    return sorted(
        name
        for name in imports_of(source)
        if any(name == screen or name.startswith(f"{screen}.") for screen in SCREENS)
    )


def test_all_screens_are_found() -> None:
    assert {name.rpartition(".")[2] for name in SCREENS} == {
        "boxpage",
        "challenges",
        "daily",
        "first_game",
        "family",
        "games",
        "replay",
        "result",
        "screen",
        "setup",
        "shelf",
    }


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_but_the_doors_knows_a_screen(path: Path) -> None:
    # a staging looks into the match that it has pictures taken of, who explains sits beside one
    if path not in {APP / "staging.py", APP / "around.py"} and path.parent not in SPOKEN:
        assert screens_in(path.read_text("utf-8")) == []


def test_a_screen_that_knew_another_would_be_seen() -> None:
    lazily = "def go():\n    from game.app.screens.shelf import ShelfScreen"
    assert screens_in(lazily) == ["game.app.screens.shelf.ShelfScreen"]


def test_the_modules_of_the_app_import_one_another_in_no_circle() -> None:
    known = {dotted(path): path for path in APP.rglob("*.py")}
    needs = {
        name: {found for other in imported(path) if (found := home(other, known))}
        for name, path in known.items()
    }
    done: set[str] = set()
    while len(done) < len(needs):
        free = {name for name, others in needs.items() if name not in done and others <= done}
        assert free, f"a circle among {sorted(set(needs) - done)}"
        done |= free


def imported(path: Path) -> set[str]:
    """What a module imports when it is imported itself."""
    tree = ast.parse(path.read_text("utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return imports_of(ast.unparse(ast.Module(list(found), [])))


def home(name: str, known: dict[str, Path]) -> str:
    """The module of the app that ``name`` is, or is in."""
    return name if name in known else name.rpartition(".")[0] * (name.rpartition(".")[0] in known)
