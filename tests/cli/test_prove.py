"""``cubewright prove`` tells what each prover came to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.ai.puzzles.task import Proven
from game.commands import usage
from game.content.challenge import Challenge
from game.content.challenge_reading import read_challenge
from game.resources import levels
from game.session.challenges import proving
from game.session.challenges.proving import prove, prove_again
from tests.cli.test_commands import said
from tests.session.challenges.files import challenge_of

(FIVE,) = (levels() / "towers" / "challenges").glob("*-five-in-a-line.yaml")
"""A challenge for which the first prover looks at a few positions, the second one at many."""
FEW = 50


@pytest.fixture
def challenge(tmp_path: Path) -> Challenge:
    """One that both provers are soon done with."""
    return challenge_of(tmp_path)


def row_of(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, dict[str, object]]:
    code, out, _err = said(capsys, "prove", "--json", *words)
    (row,) = json.loads(out)
    assert isinstance(row, dict)
    return code, row


def test_both_provers_agree(capsys: pytest.CaptureFixture[str], challenge: Challenge) -> None:
    code, row = row_of(capsys, challenge.file, "--second")
    again = prove_again(challenge)
    assert code == usage.OK
    assert (row["proven"], row["second"], row["second_nodes"]) == (True, "agrees", again.nodes)


def test_what_the_first_proved_stays_when_the_second_gives_up(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = prove(read_challenge(FIVE), FEW).proven
    code, row = row_of(capsys, FIVE, "--second", "--nodes", FEW)
    assert code == usage.OK
    assert "problem" not in row
    assert (row["proven"], row["best"], row["nodes"]) == (True, row["par"], first.nodes)
    assert (row["second"], row["second_nodes"]) == ("gave up", FEW)
    code, out, _err = said(capsys, "prove", FIVE, "--second", "--nodes", FEW)
    assert code == usage.OK
    assert f"gave up, {FEW} positions" in out


def test_a_first_prover_that_gives_up_proves_nothing(
    capsys: pytest.CaptureFixture[str], challenge: Challenge
) -> None:
    code, row = row_of(capsys, challenge.file, "--second", "--nodes", 1)
    assert code == usage.FOUND_FAULTS
    assert (row["proven"], row["nodes"]) == (False, 1)
    assert "second" not in row


def test_provers_that_disagree_prove_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, challenge: Challenge
) -> None:
    def other(_challenge: Challenge, _nodes: int) -> Proven:
        return Proven(99, 1, (), 7)

    monkeypatch.setattr(proving, "prove_again", other)
    code, row = row_of(capsys, challenge.file, "--second")
    assert code == usage.FOUND_FAULTS
    assert (row["proven"], row["second"], row["second_nodes"]) == (False, "disagrees", 7)


def test_the_summary_counts_what_the_second_prover_came_to(
    capsys: pytest.CaptureFixture[str], challenge: Challenge
) -> None:
    code, out, _err = said(capsys, "prove", challenge.file, FIVE, "--second", "--nodes", FEW)
    assert code == usage.OK
    last = out.splitlines()[-1]
    assert last == "2 of 2 proven; the second prover agrees: 1, disagrees: 0, gave up: 1"
    code, out, _err = said(capsys, "prove", challenge.file, FIVE, "--nodes", 1)
    assert code == usage.FOUND_FAULTS
    assert out.splitlines()[-1] == "0 of 2 proven"
