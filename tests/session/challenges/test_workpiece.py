"""A challenge in the making: edits are judged by the rules, taken back, and never half done."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.content.challenge import LONGEST, Challenge, Limit
from game.session.challenges.making import proven
from game.session.challenges.workpiece import Workpiece, blank
from tests.session.challenges.files import challenge_of

GOAL = {"kind": "most", "of": "emerald"}
ROW = "sand wood stone sand"


def cube(*top: str) -> dict[str, object]:
    """A cube of one layer, sand and wood but for its first row."""
    rows = [*(top or (ROW,)), ROW, ROW, ROW]
    return {"done": ["explore"], "cube": [rows]}


@pytest.fixture
def piece() -> Workpiece:
    return Workpiece(blank("biomes", {}, GOAL, Limit("actions", 1)))


def test_an_edit_is_taken_back_and_done_again(piece: Workpiece) -> None:
    assert piece.place(cube()) == ""
    assert piece.aim(GOAL, Limit("actions", 2)) == ""
    piece.undo()
    assert (piece.challenge.limit.count, piece.challenge.position) == (1, cube())
    piece.undo()
    assert piece.challenge.position == {}
    assert not piece.undoes
    piece.redo()
    piece.redo()
    assert not piece.redoes
    assert (piece.challenge.limit.count, piece.challenge.position) == (2, cube())
    assert piece.match.rules.position(piece.match.snapshot())["cube"]


@pytest.mark.parametrize(
    "position", [{"cube": [["sand"]]}, {"stacks": [{"cell": [9, 9], "up": "x"}]}, {"hats": 3}]
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    piece: Workpiece, position: dict[str, object]
) -> None:
    piece.place(cube())
    before = piece.challenge, piece.match
    assert piece.place(position) == "That can't be laid here."
    assert (piece.challenge, piece.match) == before
    assert "\n" not in piece.place(position)
    piece.undo()
    assert not piece.undoes


def test_of_several_forms_the_first_that_can_be_is_taken(piece: Workpiece) -> None:
    assert piece.place({"hats": 3}, {"done": ["explore"]}, cube(), {}) == ""
    assert piece.challenge.position == cube()
    assert piece.place({"hats": 3}, {"hats": 4})


def test_an_edit_that_changes_nothing_is_none(piece: Workpiece) -> None:
    piece.place(cube())
    piece.place(cube())
    piece.undo()
    assert not piece.undoes


def test_another_edit_forgets_what_could_be_done_again(piece: Workpiece) -> None:
    piece.place(cube())
    piece.undo()
    piece.place(cube("sand sand sand sand"))
    assert not piece.redoes


@pytest.mark.parametrize("count", [0, LONGEST + 1])
def test_a_limit_has_limits(piece: Workpiece, count: int) -> None:
    assert piece.aim(GOAL, Limit("actions", count))
    assert piece.challenge.limit.count == 1


def test_it_says_what_is_lacking_to_be_played(piece: Workpiece) -> None:
    assert piece.lack == "Nothing can be done here yet."
    piece.place(cube())
    assert piece.lack == ""
    piece.aim({"kind": "most", "of": "cheese"}, Limit("actions", 1))
    assert piece.lack.startswith("The task names something that isn't on the table")


def test_a_proof_goes_with_an_edit_and_comes_back_without_it(tmp_path: Path) -> None:
    found: Challenge = proven(challenge_of(tmp_path), 1000)
    piece = Workpiece(found)
    piece.prove(found)
    assert piece.challenge.proof is not None
    piece.aim(GOAL, Limit("actions", 2))
    assert piece.challenge == replace(
        found, limit=Limit("actions", 2), stars=(), hints=(), proof=None
    )
    piece.call("Another name", "")
    piece.undo()
    assert piece.challenge == replace(found, name="Another name", idea="")


def test_stars_are_a_guess_until_there_is_a_proof(piece: Workpiece, tmp_path: Path) -> None:
    assert piece.expect(0)
    assert piece.expect(5) == ""
    assert piece.challenge.par == 5
    found = proven(challenge_of(tmp_path), 1000)
    piece.begin_with(found)
    piece.expect(7)
    assert piece.challenge.par == found.par


def test_another_challenge_is_one_edit(piece: Workpiece, tmp_path: Path) -> None:
    found = proven(challenge_of(tmp_path), 1000)
    assert piece.begin_with(found) == ""
    assert (piece.challenge.name, piece.challenge.proof) == (found.name, found.proof)
    piece.undo()
    assert piece.challenge.position == {}
