"""Hostile records of towers: a clear error, or the outside referee finds them fair as well."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from game.resources import levels
from game.session.record import parse_record
from game.session.verification import Verification, verify
from tests.referee.towers.games import at_random, eager, played
from tests.referee.towers.referee import judge
from tests.sizes import some

from .test_session_fuzz import MUTATIONS, Mutation, assert_clear, complaint


@cache
def record(players: int, seed: int) -> bytes:
    return played(players, seed, eager if seed % 2 else at_random, 150)


def is_sound(content: bytes) -> bool:
    """Whether our own check finds nothing wrong."""
    if complaint(lambda: parse_record(content)):
        return False
    told = parse_record(content)
    return told.header.title == "towers" and not verify(told).difference


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@pytest.mark.parametrize("batch", some(range(3), 1))
def test_hostile_records_of_towers(mutation: Mutation, batch: int) -> None:
    for case in range(40):
        chance = random.Random(f"towers {mutation.__name__} {batch} {case}")
        content = mutation(chance, record(chance.choice([2, 3, 4]), chance.randrange(4)))
        assert_clear(content)
        if is_sound(content):
            judge(content.decode().splitlines())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("board", [["black"] * 9] * 9),
        ("board", [["blue"] * 9] * 9),
        ("board", None),
        ("squares", []),
        ("squares", [[0, 0, 1]]),
        ("squares", [[1, 2, 4.0]]),
        ("towers", []),
        ("towers", [[9, 9, ["red"]]]),
        ("towers", [[1, 2, ["red"] * 500]]),
        ("neutral", [[0, 0]]),
        ("neutral", {}),
        ("hands", [[], [], []]),
        ("hands", [["red"] * 5] * 3),
        ("deck", ["red"] * 45),
        ("deck", "red"),
    ],
)
@pytest.mark.parametrize("digest", ["", "0"], ids=["our map", "another map"])
def test_a_set_up_that_is_none_is_told_at_its_place(key: str, value: object, digest: str) -> None:
    lines = record(3, 1).splitlines()
    header = json.loads(lines[0])
    header["setup"][key] = value
    header["content_digest"] += digest
    told = verify(parse_record(b"\n".join([json.dumps(header).encode(), *lines[1:]])))
    assert told.difference.startswith("line 1, setup."), told


def test_a_game_on_a_map_that_is_gone_is_still_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.resources._also", [tmp_path])
    file = tmp_path / "towers" / "mine.yaml"
    file.parent.mkdir()
    text = (levels() / "towers" / "new-town.yaml").read_text("utf-8")
    file.write_text(text.replace("id: new-town", "id: mine"), "utf-8")
    written = played(3, 1, at_random, 40, "mine")
    assert verify(parse_record(written)) == Verification("", "")
    file.write_text(file.read_text("utf-8").replace("New Town", "Old Town"), "utf-8")
    changed = verify(parse_record(written))
    assert (changed.difference, "has changed" in changed.note) == ("", True)
    file.unlink()
    gone = verify(parse_record(written))
    assert (gone.difference, "is not here" in gone.note) == ("", True)
    judge(written.decode().splitlines())
