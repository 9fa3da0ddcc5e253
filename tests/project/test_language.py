"""Which language is spoken: the system's, the one that was chosen, English where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import language
from tools.messages.catalogues import Catalogue, compiled, mo_file


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    language.set_language("en")


def speaks(folder: Path, code: str, said: str) -> Path:
    """Write a catalogue with a translation of *Build*, which lacks one text where that is empty."""
    biomes, towers = Catalogue("biomes", code), Catalogue("towers", code)
    biomes.add("Build", said)
    towers.add("Tower", "Turm")
    file = mo_file(code, folder / "locale")
    file.parent.mkdir(parents=True)
    file.write_bytes(compiled(code, [biomes, towers]))
    return file


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation without catalogues, whose system speaks no language."""
    monkeypatch.setattr(language, "assets", lambda: tmp_path)
    monkeypatch.setattr(language, "system_language", lambda: "")
    return tmp_path


def test_a_catalogue_of_all_titles_is_spoken(installed: Path) -> None:
    speaks(installed, "de", "Bauen")
    assert language.languages() == ("en", "de")
    assert language.set_language("de") == "de"
    assert (language._("Build"), language._("Tower")) == ("Bauen", "Turm")
    assert language._("Fight") == "Fight"
    assert language.set_language("xx") == "en"


def test_the_systems_language_is_spoken_where_it_is_whole(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaks(installed, "de", "Bauen")
    speaks(installed, "pl", "")
    for code, spoken in (("de", "de"), ("pl", "en"), ("sv", "en"), ("", "en")):
        monkeypatch.setattr(language, "system_language", lambda code=code: code)
        assert language.set_language("") == spoken


def test_a_language_that_lacks_something_is_not_offered_but_can_be_looked_at(
    installed: Path,
) -> None:
    speaks(installed, "pl", "")
    assert language.languages() == ("en",)
    assert language.set_language("pl") == "pl"
    assert (language._("Build"), language._("Tower")) == ("Build", "Turm")


@pytest.mark.parametrize("damage", [b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_is_not_offered(installed: Path, damage: bytes) -> None:
    speaks(installed, "de", "Bauen").write_bytes(damage)
    assert language.languages() == ("en",)
    assert language.set_language("de") == "en"
    assert "damaged" in language.language_problem()
