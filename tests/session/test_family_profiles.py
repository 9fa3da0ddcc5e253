"""Who plays here: unique, shared by windows, never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.family.profiles import (
    MOST,
    FamilyFull,
    Profile,
    Profiles,
    new_id,
    written,
)

ADA = Profile("00000000000a", "Ada", "red")
BEN = Profile("00000000000b", "Ben", "blue", "owl")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "family" / "profiles.json"


def test_two_may_have_one_name(file: Path) -> None:
    family = Profiles(file)
    for color in ("red", "blue"):
        assert family.put(Profile(new_id(), "Ada", color))
    assert [each.color for each in Profiles(file).all()] == ["red", "blue"]


def test_two_windows_may_both_write(file: Path) -> None:
    here, there = Profiles(file), Profiles(file)
    here.put(ADA)
    there.put(Profile(new_id(), "Cleo", "green"))
    here.put(Profile(ADA.id, "Ada Maria", "red"))
    assert [each.name for each in there.all()] == ["Ada Maria", "Cleo"]
    there.remove(ADA.id)
    assert [each.name for each in here.all()] == ["Cleo"]


def test_a_damaged_file_is_set_aside_and_the_older_one_holds(file: Path) -> None:
    family = Profiles(file)
    family.put(ADA)
    family.put(Profile(new_id(), "Cleo", "green"))
    file.write_bytes(file.read_bytes()[:-30])
    again = Profiles(file)
    assert [each.name for each in again.all()] == ["Ada"]
    assert again.problem
    assert list(file.parent.glob("profiles.json.damaged"))


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"\xff", b"{", b'{"profiles":[{"id":"../x","name":"A","color":"red"}]}']
)
def test_any_content_is_met_with_a_sentence(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    family = Profiles(file)
    assert family.all() == ()
    assert family.problem


def test_what_can_not_be_shown_is_left_out(file: Path) -> None:
    file.parent.mkdir()
    odd = [Profile(new_id(), "A\nB", "red"), Profile(new_id(), "C", "mauve"), BEN]
    file.write_bytes(written([*odd, ADA]))
    assert Profiles(file).all() == (ADA,)


def test_there_are_not_more_than_so_many(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(written([Profile(new_id(), "X", "red") for _ in range(MOST)]))
    with pytest.raises(FamilyFull):
        Profiles(file).put(ADA)


def test_a_disk_that_refuses_is_told_of(file: Path) -> None:
    file.parent.write_text("in the way")
    family = Profiles(file)
    assert not family.put(ADA)
    assert family.problem
