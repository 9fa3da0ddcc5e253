"""What was solved stays solved, whatever becomes of the file or of the challenge."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.challenge_reading import challenges_of
from game.session.challenges.progress import FILE, Solved, Standing, key_of, task_mark
from tests.session.challenges.files import EMERALD, challenge_of

MOVES: tuple[dict[str, object], ...] = ({"type": "collect", "block": [0, 0, 1]},)


def test_stars_hints_and_place_are_kept(tmp_path: Path) -> None:
    challenge = challenge_of(tmp_path)
    first = Solved(tmp_path)
    first.hinted(challenge, 2)
    first.leave(challenge, MOVES)
    first.reach(challenge, 1, 0)
    later = Solved(tmp_path).of(challenge)
    assert (later.stars, later.best, later.hints) == (1, 0, 2)
    assert later.left == Standing(task_mark(challenge), MOVES)
    second = Solved(tmp_path)
    second.reach(challenge, 3, 1)
    second.reach(challenge, 1, 0)
    second.hinted(challenge, 1)
    second.leave(challenge, ())
    last = Solved(tmp_path).of(challenge)
    assert (last.stars, last.best, last.hints, last.left) == (3, 1, 2, None)


def test_another_task_forgets_the_try_and_another_par_the_stars(tmp_path: Path) -> None:
    challenge = challenge_of(tmp_path)
    solved = Solved(tmp_path)
    solved.reach(challenge, 3, 1)
    solved.leave(challenge, MOVES)
    renamed = challenge_of(tmp_path, EMERALD.replace("Under the corner", "Over the corner"))
    assert solved.of(renamed) == solved.of(challenge)
    turned = challenge_of(tmp_path, EMERALD.replace("of: emerald", "of: sand"))
    moved = challenge_of(
        tmp_path / "levels", EMERALD.replace("stone sand, wood", "stone wood, wood")
    )
    for other in (turned, moved):
        assert task_mark(other) != task_mark(challenge)
    assert key_of(challenge) != key_of(turned)
    dearer = challenge_of(tmp_path, EMERALD.replace("par: 1", "par: 2"))
    assert solved.of(dearer).stars == 0
    assert solved.of(dearer).left == solved.of(challenge).left


def test_what_changed_in_the_house_begins_anew_and_keeps_its_stars(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.session.challenges.progress.levels", lambda: tmp_path)
    challenge = challenge_of(tmp_path)
    solved = Solved(tmp_path)
    solved.reach(challenge, 3, 1)
    solved.leave(challenge, MOVES)
    assert key_of(challenge) == "biomes/corner"
    changed = challenge_of(tmp_path, EMERALD.replace("of: emerald", "of: sand"))
    assert solved.of(changed).stars == 3
    assert solved.of(changed).left is None


def test_a_challenge_of_the_house_goes_by_its_name() -> None:
    challenge = challenges_of("biomes")[0]
    assert key_of(challenge) == f"biomes/{challenge.id}"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"challenges": {"a": 3}}', b"\xff\xfe"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    solved, challenge = Solved(tmp_path), challenge_of(tmp_path)
    assert not solved.of(challenge).stars
    assert "set aside" in solved.problem
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
    solved.reach(challenge, 3, 1)
    assert Solved(tmp_path).of(challenge).stars == 3


def test_a_disk_that_refuses_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    solved, challenge = Solved(tmp_path / "file"), challenge_of(tmp_path)
    solved.reach(challenge, 2, 1)
    assert solved.problem
    assert solved.of(challenge).stars == 2
