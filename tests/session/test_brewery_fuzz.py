"""Hostile records of brewery: a clear error, or the outside referee finds them fair as well."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from game.resources import levels
from game.session.record import parse_record
from game.session.verification import Verification, verify
from tests.referee.brewery.games import at_random, eager, played
from tests.referee.brewery.referee import judge

from .test_session_fuzz import MUTATIONS, Mutation, assert_clear, complaint


@cache
def record(players: int, seed: int) -> bytes:
    return played(players, seed, eager if seed % 2 else at_random, 100)


def is_sound(content: bytes) -> bool:
    """Whether our own check finds nothing wrong."""
    if complaint(lambda: parse_record(content)):
        return False
    told = parse_record(content)
    return told.header.title == "brewery" and not verify(told).difference


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_hostile_records_of_brewery(mutation: Mutation) -> None:
    for case in range(40):
        chance = random.Random(f"brewery {mutation.__name__} {case}")
        content = mutation(chance, record(chance.choice([2, 3, 4]), chance.randrange(4)))
        assert_clear(content)
        if is_sound(content):
            judge(content.decode().splitlines())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("recipes", {}),
        ("recipes", None),
        ("recipes", {"dry-stout": {}}),
        ("prices", {}),
        ("prices", {"fruit": -1}),
        ("row", []),
        ("row", ["village-lager"] * 3),
        ("row", ["village-lager", "penny-lager", "grog"]),
        ("deck", []),
        ("deck", "dry-stout"),
        ("deck", ["dry-stout"] * 27),
        ("dice", []),
        ("dice", [["light-1"]] * 3),
        ("dice", [["light-1", "dark-1", "hops-1", "skill-11"]] * 3),
        ("first_rolls", []),
        ("first_rolls", [["light-1", 7]]),
        ("first_rolls", [["light-1", 1.0]] * 12),
    ],
)
@pytest.mark.parametrize("digest", ["", "0"], ids=["our pack", "another pack"])
def test_a_set_up_that_is_none_is_told_at_its_place(key: str, value: object, digest: str) -> None:
    lines = record(3, 1).splitlines()
    header = json.loads(lines[0])
    header["setup"][key] = value
    header["content_digest"] += digest
    told = verify(parse_record(b"\n".join([json.dumps(header).encode(), *lines[1:]])))
    assert told.difference.startswith("line 1, setup."), told


def test_a_game_with_a_pack_that_is_gone_is_still_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.resources._also", [tmp_path])
    file = tmp_path / "brewery" / "mine.yaml"
    file.parent.mkdir()
    text = (levels() / "brewery" / "orchard.yaml").read_text("utf-8")
    file.write_text(text.replace("id: orchard", "id: mine"), "utf-8")
    written = played(3, 1, at_random, 60, "mine")
    assert verify(parse_record(written)) == Verification("", "")
    file.write_text(file.read_text("utf-8").replace("points: 5", "points: 4"), "utf-8")
    changed = verify(parse_record(written))
    assert (changed.difference, "has changed" in changed.note) == ("", True)
    file.unlink()
    gone = verify(parse_record(written))
    assert (gone.difference, "is not here" in gone.note) == ("", True)
    judge(written.decode().splitlines())
