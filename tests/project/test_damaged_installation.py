"""Files of the installation that are missing or damaged: the file is named, and what to do."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import formats, resources
from game.app import crash, run
from game.cli import main
from game.content.models import shipped_models
from game.language import _, language_problem, set_language
from game.render.faces import symbols
from game.render.fonts import TABLE, Fonts, _check_whole, _faces, font
from game.render.glyphs import Atlas
from game.render.models.library import library
from game.resources import MissingFiles, assets
from game.session.opening import Shelf
from tests.remembering import forget_pictures

READERS: dict[str, Callable[[], object]] = {
    "models/toys.bin": library,
    "models/miniatures.json": shipped_models,
    symbols.NAMES: symbols.names,
    symbols.SHEET: symbols.names,
    symbols.MORE_NAMES: symbols.names,
    symbols.MORE_SHEET: symbols.names,
    "fonts/Alegreya_800ExtraBold.ttf": lambda: Fonts().rise("Alegreya_800ExtraBold", 20),
    f"fonts/{TABLE}": lambda: Fonts().kerning("Alegreya_800ExtraBold", 20, "T", "o"),
    f"locale/{formats.FILE}": lambda: formats.listed(["Ada", "Ben"]),
    "pictures/dusk.webp": lambda: Atlas(Fonts(), symbols.mask).texture("dusk"),
}
CACHES = (
    *(library, shipped_models, symbols._sheet, symbols.mask, font, _check_whole, _faces),
    *(formats._known, formats._of),
)


def gone(file: Path) -> None:
    file.unlink()


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 3])


def _read_anew() -> None:
    for each in CACHES:
        each.cache_clear()
    forget_pictures()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Assets that can be damaged."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("sounds"))
    levels = resources.levels()
    monkeypatch.setattr(resources, "_folder", {"assets": copy, "levels": levels}.__getitem__)
    _read_anew()
    yield copy
    _read_anew()


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("damage", [gone, emptied, cut])
def test_the_file_is_named(copied: Path, name: str, damage: Callable[[Path], None]) -> None:
    READERS[name]()
    _read_anew()
    damage(copied / name)
    with pytest.raises(MissingFiles, match="Install the game again") as caught:
        READERS[name]()
    assert str(copied / name) in str(caught.value)


def test_a_command_says_so(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gone(copied / "models/miniatures.json")
    pack = resources.levels() / "biomes" / "classic.yaml"
    assert main(["check", str(pack)]) == run.DAMAGED
    assert "miniatures.json" in capsys.readouterr().err


def test_the_window_says_so_and_reports_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))

    def breaks(*_: object) -> None:
        raise MissingFiles("models/toys.bin is gone. Install the game again.")

    monkeypatch.setattr(run, "_live", breaks)
    assert run.open_app(Shelf()) == run.DAMAGED
    assert "toys.bin" in capsys.readouterr().err
    assert crash.unseen() is None


def test_a_crash_says_saved_only_where_something_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    saves = tmp_path / "saves"
    saves.mkdir()

    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    def plays(*_: object) -> None:
        (saves / "biomes-1-2.cubelog").write_text("{}")
        raise ZeroDivisionError

    monkeypatch.setattr(run, "_live", breaks)
    assert run.open_app(Shelf()) == run.CRASHED
    assert "was saved" not in capsys.readouterr().err
    monkeypatch.setattr(run, "_live", plays)
    assert run.open_app(Shelf()) == run.CRASHED
    assert "Your game was saved" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"\xde\x12\x04\x95", b"nonsense" * 9])
def test_a_damaged_language_is_named_and_english_spoken(copied: Path, content: bytes) -> None:
    file = copied / "locale" / "de" / "LC_MESSAGES" / "cubewright.mo"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    try:
        assert set_language("de") == "en"
        assert str(file) in language_problem()
        assert _("Play") == "Play"
    finally:
        set_language("en")
    assert language_problem() == ""
