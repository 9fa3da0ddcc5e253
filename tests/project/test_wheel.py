"""An ordinary installation carries everything and works from any folder."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(arguments: list[str], folder: Path, **environment: str) -> str:
    done = subprocess.run(
        arguments,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*pip, "--wheel-dir", str(folder), str(ROOT)], folder)
    (built,) = folder.glob("cubewright-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed with spaces äö")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    run([*pip, str(folder), str(wheel)], folder)
    return folder


def tracked(folder: str) -> set[str]:
    """The files of ``folder`` that belong to the project."""
    listed = run(["git", "ls-files", folder], ROOT).splitlines()
    return {name for name in listed if (ROOT / name).is_file()}


def test_assets_levels_and_shaders_travel_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {f"game/{name}" for name in tracked("assets") | tracked("levels")}
    expected |= {name for name in tracked("game") if not name.endswith(".pyc")}
    assert expected - names == set()


def test_it_runs_from_any_folder(installed: Path, tmp_path: Path) -> None:
    code = "import game.resources as r; print(r.assets()); print(r.levels())"
    shown = run([sys.executable, "-c", code], tmp_path, PYTHONPATH=str(installed))
    assert shown.splitlines() == [
        str(installed / "game" / "assets"),
        str(installed / "game" / "levels"),
    ]
    command = [sys.executable, "-m", "game", "simulate", "--title", "biomes"]
    played = run(
        [*command, "--agents", "random,greedy", "--games", "1", "--seed", "1"],
        tmp_path,
        PYTHONPATH=str(installed),
        CUBEWRIGHT_HOME=str(tmp_path / "home"),
    )
    assert "random" in played


def test_a_picture_is_drawn_by_what_was_installed(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "shot", "--title", "biomes", "--seed", "3"]
    run(
        [*command, "--steps", "4", "--size", "640x400", "out.png"],
        tmp_path,
        PYTHONPATH=str(installed),
        CUBEWRIGHT_HOME=str(tmp_path / "home"),
    )
    assert (tmp_path / "out.png").stat().st_size > 25_000
