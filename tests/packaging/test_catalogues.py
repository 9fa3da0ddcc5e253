"""Catalogues as packages have them: compressed, whole, and spoken all the same."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.language as spoken
from game.resources import assets
from tools.messages.catalogues import Catalogue, compiled
from tools.packaging.cleaning import compress_catalogues


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the catalogues as a package has them; Dutch lacks a text."""
    locale = tmp_path / "locale"
    shutil.copytree(assets() / "locale", locale)
    lacking = Catalogue("cubewright", "nl")
    lacking.add("Play")
    (locale / "nl" / "LC_MESSAGES" / "cubewright.mo").write_bytes(compiled("nl", [lacking]))
    spoken.is_whole.cache_clear()
    compress_catalogues(tmp_path)
    monkeypatch.setattr(spoken, "assets", lambda: tmp_path)
    yield locale
    spoken.set_language(spoken.ENGLISH)
    spoken.is_whole.cache_clear()


def test_all_that_are_whole_are_spoken_and_less_than_half_as_large(packed: Path) -> None:
    assert not list(packed.rglob("*.mo"))
    assert spoken.languages() == ("en", "de", "fr", "it", "es", "pl", "ru")
    assert spoken.set_language("de") == "de"
    assert spoken._("Settings") == "Einstellungen"
    for file in packed.rglob(f"*{spoken.PACKED}"):
        made = assets() / file.relative_to(packed.parent).with_suffix("")
        assert 2 * file.stat().st_size < made.stat().st_size


def test_a_damaged_one_is_named(packed: Path) -> None:
    file = packed / "fr" / "LC_MESSAGES" / f"cubewright.mo{spoken.PACKED}"
    file.write_bytes(file.read_bytes()[:1000])
    assert spoken.set_language("fr") == "en"
    assert str(file) in spoken.language_problem()
