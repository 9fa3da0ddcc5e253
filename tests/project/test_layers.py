"""The walls of the architecture: who may import whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ["app", "ui", "render", "scene", "session", "ai", "content", "rules"]
"""From the left to the right; a layer imports itself and what stands to its right."""
ALLOWED = {layer: {*LAYERS[place:]} for place, layer in enumerate(LAYERS)}
ALLOWED["audio"] = {"audio", *LAYERS[LAYERS.index("scene") :]}
ALLOWED["app"] |= {"audio"}
ALLOWED["arena"] = {"arena", *LAYERS[LAYERS.index("session") :]}
GROUND = {"language", "reading", "reasons", "resources", "system_language", "terminal"}
"""Modules of the standard library alone, open to every layer but the rules."""
MACHINE_TYPES = {"mypy_extensions.i64"}
"""Types that only the compiler of ``make compile`` looks at; nothing imports them at run time."""
ABOVE = {"__main__", "cli", "commands", "bench"}


def modules() -> list[Path]:
    return sorted((ROOT / "game").rglob("*.py"))


TITLES = "titles"
"""The folder of the titles: each has a part for every layer, which is held to that layer's rule."""
PARTS = {"looks": "render"}
"""What a title's part of a layer is called, where not as the layer."""


def part_of(parts: Sequence[str]) -> str:
    """The layer of a module, by its path or name below `game`; "" for a title's own package."""
    names = [part.removesuffix(".py") for part in parts]
    if names[0] != TITLES:
        return names[0]
    part = names[2] if len(names) > 2 else "__init__"
    return "" if part == "__init__" else PARTS.get(part, part)


def layer_of(path: Path) -> str:
    return part_of(path.relative_to(ROOT / "game").parts)


def of_layer(layer: str) -> list[Path]:
    return [path for path in modules() if layer_of(path) == layer]


def imports_of(source: str) -> set[str]:
    """Dotted names of every import in ``source``, lazy ones inside functions included."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide the layer"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def breaches(layer: str, names: set[str]) -> list[str]:
    """The imports in ``names`` that ``layer`` must not make."""
    found = []
    for name in names:
        parts = name.split(".")
        if layer == "rules" or layer in GROUND:
            near = {layer, "__version__"} | (GROUND if layer in GROUND else set())
            own = parts[0] == "game" and (len(parts) == 1 or parts[1] in near)
            if not own and parts[0] not in sys.stdlib_module_names and name not in MACHINE_TYPES:
                found.append(name)
        elif layer in ALLOWED and parts[0] == "game" and len(parts) > 1:
            open_to_it = ALLOWED[layer] | GROUND | {"__version__", ""}
            found += [name] if part_of(parts[1:]) not in open_to_it else []
    return sorted(found)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_module_keeps_to_its_layer(path: Path) -> None:
    assert breaches(layer_of(path), imports_of(path.read_text("utf-8"))) == []


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


def test_every_folder_is_a_known_layer() -> None:
    known = {*ALLOWED, *GROUND, *ABOVE, "__init__", ""}
    assert {layer_of(path) for path in modules()} <= known


@pytest.mark.parametrize(
    ("layer", "name"),
    [
        ("rules", "game.content.packs"),
        ("rules", "yaml"),
        ("rules", "game.language"),
        ("scene", "game.render.mesh"),
        ("scene", "game.titles.biomes.looks.faces"),
        ("content", "game.titles.biomes.ai.mind"),
        ("ai", "game.session.match"),
        ("audio", "game.render.table"),
        ("render", "game.audio.mixer"),
        ("language", "game.content.packs"),
    ],
)
def test_a_breach_would_be_seen(layer: str, name: str) -> None:
    assert breaches(layer, {name}) == [name]


@pytest.mark.parametrize("layer", ["rules", "ai", "content", "session", "scene"])
def test_layers_without_a_window_know_no_pyglet(layer: str) -> None:
    for path in of_layer(layer):
        roots = {name.split(".")[0] for name in imports_of(path.read_text("utf-8"))}
        assert "pyglet" not in roots, path


@pytest.mark.parametrize("layer", ["rules", "scene"])
def test_time_and_chance_are_injected(layer: str) -> None:
    forbidden = {"time", "random", "secrets", "datetime"}
    for path in of_layer(layer):
        roots = {name.split(".")[0] for name in imports_of(path.read_text("utf-8"))}
        assert not roots & forbidden, path
