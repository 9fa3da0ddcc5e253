"""Whose pack a file is: by the title that it names, else by the folder in which it lies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.document import Findings, read_text
from game.content.packs import ContentError, available, load_catalogue, read_file
from game.rules.registry import DEFAULT_TITLE
from game.session import own_packs
from tests.toy import PACKS, registered
from tests.toy.rules import ToyPack

PACK = PACKS / "toy" / "classic.yaml"


@pytest.fixture(autouse=True)
def toy_at_table() -> Iterator[None]:
    with registered():
        yield


def test_a_file_is_read_as_the_title_that_it_names(tmp_path: Path) -> None:
    file = tmp_path / DEFAULT_TITLE / "mine.yaml"
    file.parent.mkdir()
    file.write_text(PACK.read_text("utf-8"), "utf-8")
    pack = read_file(file)
    assert (pack.title, pack.content.id) == ("toy", "mine")
    assert isinstance(pack.content, ToyPack)


@pytest.mark.parametrize(("folder", "key"), [("toy", "pebbles"), ("elsewhere", "buildings")])
def test_a_file_that_names_none_is_read_as_its_folder_says(
    tmp_path: Path, folder: str, key: str
) -> None:
    file = tmp_path / folder / "mine.yaml"
    file.parent.mkdir()
    file.write_text("format: cubewright-pack\n", "utf-8")
    with pytest.raises(ContentError, match=key):
        read_file(file)


def test_a_title_has_its_own_packs_alone() -> None:
    assert [pack.id for pack in available("toy")] == ["classic"]
    assert load_catalogue("toy").name == "Pebbles"
    with pytest.raises(ContentError, match="title"):
        read_file(PACK, DEFAULT_TITLE)


def test_a_pack_is_kept_among_those_of_its_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_packs, "packs_folder", lambda: tmp_path / "kept")
    file = tmp_path / "mine.cubelevel"
    file.write_text(PACK.read_text("utf-8"), "utf-8")
    assert own_packs.adopt(file) == ("toy", "mine")
    assert (tmp_path / "kept" / "toy" / "mine.cubelevel").exists()


def test_a_text_is_composed_once_and_its_faults_are_told_each_time() -> None:
    text = "lesson: 1\nname: Twice as nice\n"
    assert read_text(text, Findings("one.yaml")) is read_text(text, Findings("two.yaml"))
    for name in ("one.yaml", "two.yaml"):
        findings = Findings(name)
        read_text("name: here\nname: there\n", findings)
        assert [problem.file for problem in findings.problems] == [name]
        with pytest.raises(ContentError) as told:
            read_text("- [", Findings(name))
        assert {problem.file for problem in told.value.problems} == {name}
