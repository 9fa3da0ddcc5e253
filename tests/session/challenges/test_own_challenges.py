"""The challenges that a player has kept are found again, by title; what is damaged is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.content.challenge_reading import challenges_of
from game.session.challenges.own_challenges import (
    MOST,
    file_for,
    keep,
    levels_folder,
    own_challenges,
)
from tests.session.challenges.files import challenge_of


def test_they_are_found_by_name_and_title(tmp_path: Path) -> None:
    mine, folder = challenge_of(tmp_path), levels_folder(tmp_path / "home")
    for name in ("Zebra", "Ant"):
        keep(replace(mine, name=name), file_for(folder, name))
    of_towers = challenges_of("towers")[0]
    keep(replace(of_towers, name="Bear"), file_for(folder, "Bear"))
    found, problem = own_challenges(tmp_path / "home", "biomes")
    assert [each.name for each in found] == ["Ant", "Zebra"]
    assert not problem
    (towers,), problem = own_challenges(tmp_path / "home", "towers")
    assert towers.name == "Bear"
    assert not problem


def test_nothing_is_kept_at_first(tmp_path: Path) -> None:
    assert own_challenges(tmp_path, "biomes") == ((), "")


def test_a_damaged_file_is_told_and_the_others_are_found(tmp_path: Path) -> None:
    mine, folder = challenge_of(tmp_path), levels_folder(tmp_path / "home")
    keep(mine, file_for(folder, "Good"))
    (folder / "broken.cubelevel").write_bytes(b"challenge: 1\nname: [")
    found, problem = own_challenges(tmp_path / "home", "biomes")
    assert len(found) == 1
    assert "broken.cubelevel" in problem


def test_no_more_than_can_be_looked_at_are(tmp_path: Path) -> None:
    folder = levels_folder(tmp_path)
    folder.mkdir(parents=True)
    for number in range(MOST):
        (folder / f"{number:04}.cubelevel").write_text("nothing", "utf-8")
    keep(challenge_of(tmp_path), folder / "zz.cubelevel")
    found, problem = own_challenges(tmp_path, "biomes")
    assert not found
    assert "0000.cubelevel" in problem
