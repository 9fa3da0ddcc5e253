"""A challenge is read, proven by two provers, written, and told wrong where it is."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from game.ai.puzzles.task import TooMany
from game.content.challenge import Challenge
from game.content.challenge_reading import challenge_files, read_challenge, tells_challenge
from game.content.challenge_writing import written
from game.content.document import ContentError
from game.resources import levels
from game.rules.registry import TITLES
from game.session.challenges.attempt import Attempt, stars_for
from game.session.challenges.beginning import begin
from game.session.challenges.likeness import likeness
from game.session.challenges.proving import proof_of, prove, prove_again
from game.session.challenges.soundness import faults, unproven
from tests.session.challenges.files import EMERALD, challenge_of

FILES = [file for title in TITLES for file in challenge_files(title)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_every_challenge_of_the_house_is_sound(file: Path) -> None:
    challenge = read_challenge(file)
    assert faults(challenge) == ()
    assert written(challenge) == file.read_text("utf-8")


@pytest.fixture
def proven(tmp_path: Path) -> Challenge:
    challenge = challenge_of(tmp_path)
    found = proof_of(challenge, prove(challenge), measured=True)
    return challenge_of(tmp_path, written(found))


def test_what_is_written_is_read_again(proven: Challenge) -> None:
    assert faults(proven) == unproven(proven) == ()
    assert proven.proof is not None
    assert proven.proof.solutions == 1


def test_the_second_prover_agrees(proven: Challenge) -> None:
    again = prove_again(proven)
    assert proven.proof is not None
    assert (again.best, again.solutions) == (proven.par, proven.proof.solutions)


def test_too_many_positions_prove_nothing(proven: Challenge) -> None:
    for prover in (prove, prove_again):
        with pytest.raises(TooMany):
            prover(proven, nodes=2)


@pytest.mark.parametrize(
    ("before", "after", "path"),
    [
        ("kind: most", "kind: least", "goal.kind"),
        ("of: emerald", "of: cheese", "goal.of"),
        ("{actions: 1}", "{hours: 1}", "limit"),
        ("only: [collect]", "only: [sleep]", "position.only[0]"),
        ("stars: []", "stars: [2]", "stars"),
        ("par: 1", "par: 0", "par"),
        ("block: [0, 0, 0]", "block: [1, 1, 0]", "proof.moves[1]"),
        ("block: [0, 0, 0]", "block: [0, 3, 1]", "proof.moves"),
        ("prover: 1", "prover: 999", "proof.prover"),
        ("pack: sha256:", "pack: sha257:", "proof.pack"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    proven: Challenge, tmp_path: Path, before: str, after: str, path: str
) -> None:
    text = written(proven)
    assert before in text
    found = faults(challenge_of(tmp_path, text.replace(before, after, 1)))
    assert [problem.path for problem in found] == [path]


def test_a_par_that_can_be_bettered_is_found_out(proven: Challenge, tmp_path: Path) -> None:
    better = challenge_of(tmp_path, written(proven).replace("par: 1", "par: 2"))
    assert [problem.path for problem in unproven(better)] == ["par"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("par: 1", "par: 1/0"),
        ("par: 1", "par: many"),
        ("grade: 1", "grade: 5"),
        ("limit: {actions: 1}", "limit: {actions: 1, turns: 2}"),
        ("goal: {kind: most, of: emerald}", "goal: {of: emerald}"),
        ("hints: [", "hints: [One., Two., "),
    ],
)
def test_a_wrong_form_is_told(tmp_path: Path, before: str, after: str) -> None:
    assert before in EMERALD
    with pytest.raises(ContentError):
        challenge_of(tmp_path, EMERALD.replace(before, after))


def test_a_try_counts_what_stands(proven: Challenge) -> None:
    match = begin(proven, "Mira")
    attempt = Attempt(proven, match)
    assert (attempt.worth, attempt.left, attempt.stars) == (0, 1, 0)
    while (way := attempt.known_way()) is not None:
        assert attempt.allows(way)
        match.play(way)
    assert (attempt.worth, attempt.left, attempt.stars) == (1, 0, 3)
    assert attempt.solved
    assert attempt.over
    match.undo()
    assert not attempt.solved


def test_stars_are_lost_one_for_each_mark(proven: Challenge, tmp_path: Path) -> None:
    text = written(proven).replace("par: 1", "par: 5/7").replace("stars: []", "stars: [1/3, 3/5]")
    challenge = challenge_of(tmp_path, text)
    worths = (None, Fraction(1, 4), Fraction(1, 3), Fraction(3, 5), Fraction(5, 7))
    assert [stars_for(challenge, each, fewest=False) for each in worths] == [0, 0, 1, 2, 3]
    assert stars_for(challenge, Fraction(1, 3), fewest=True) == 3


def test_a_challenge_is_like_itself_alone(proven: Challenge) -> None:
    assert likeness(proven, proven) == 1
    assert likeness(proven, challenge_of(proven.file.parents[2], EMERALD)) == 0


def test_a_file_that_lies_alone_names_its_title(proven: Challenge, tmp_path: Path) -> None:
    text = written(proven, alone=True)
    file = tmp_path / "corner.cubelevel"
    file.write_text(text, "utf-8")
    read = read_challenge(file)
    assert (read.title, read.id) == ("biomes", "corner")
    assert faults(read) == ()
    assert written(read) == text
    assert tells_challenge(file)
    assert not tells_challenge(levels() / "biomes" / "classic.yaml")
    for wrong in (written(proven), text.replace("title: biomes", "title: chess")):
        file.write_text(wrong, "utf-8")
        with pytest.raises(ContentError, match="title"):
            read_challenge(file)


def test_a_detour_leads_back_to_the_known_way(proven: Challenge) -> None:
    attempt = Attempt(proven, begin(proven, "Mira"))
    match, first = attempt.match, attempt.known_way()
    assert first is not None
    match.play(next(move for move in attempt.choices() if move != first))
    assert (attempt.known_way(), attempt.good) == (None, 0)
    match.undo()
    assert attempt.known_way() == first
    match.play(first)
    assert attempt.good == 1
    match.play(attempt.known_way() or first)
    assert (attempt.known_way(), attempt.good, attempt.solved) == (None, 2, True)


def test_without_a_proof_no_way_is_known(tmp_path: Path) -> None:
    challenge = challenge_of(tmp_path)
    attempt = Attempt(challenge, begin(challenge, "Mira"))
    assert (attempt.known_way(), attempt.good) == (None, None)


def test_the_result_is_the_best_on_the_way(proven: Challenge) -> None:
    attempt = Attempt(proven, begin(proven, "Mira"))
    for _move in range(2):
        way = attempt.known_way()
        assert way is not None
        attempt.match.play(way)
    assert attempt.best == attempt.worth == 1
    assert len(attempt.match.states()) == 3
    assert attempt.match.can_undo()
