"""What an errand finds out of a challenge, and how a player's own ones are kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.content.challenge import Challenge, Limit
from game.content.challenge_reading import challenges_of, read_challenge
from game.rules.registry import TITLES
from game.session.challenges.finding import find_out, quest, weigh
from game.session.challenges.own_challenges import draft, file_for, keep, keep_draft
from game.session.challenges.proving import weighed
from game.session.challenges.soundness import faults, hindrances
from game.session.challenges.workpiece import blank
from game.session.folders import beside
from tests.session.challenges.files import challenge_of

QUICK = 200
"""Positions of a proof, so that proving all first turns takes a moment."""
GOAL = {"kind": "most", "of": "emerald"}


@pytest.fixture
def level(tmp_path: Path) -> Challenge:
    return challenge_of(tmp_path)


def test_what_is_found_out_is_the_proof(level: Challenge) -> None:
    found = find_out(quest(level)).challenge
    assert found is not None
    assert found.proof is not None
    assert found.par == 1
    weight = weigh(quest(found)).measured
    assert weight is not None
    assert weighed(found, weight).proof.measured == weight  # type: ignore[union-attr] # it has one
    assert faults(weighed(found, weight)) == ()


@pytest.mark.parametrize("title", TITLES)
def test_the_workshop_measures_as_the_house_does(title: str) -> None:
    proofs = [(each, each.proof) for each in challenges_of(title) if each.proof is not None]
    challenge, measured = next(
        (each, proof.measured)
        for each, proof in proofs
        if proof.nodes < QUICK and proof.measured is not None and 0 < proof.measured.ahead < 100
    )
    assert weigh(quest(challenge)).measured == measured


def test_too_large_is_told_with_how_much_was_looked_at(level: Challenge) -> None:
    asked = quest(level, nodes=3)
    finding = find_out(asked)
    assert (finding.challenge, finding.nodes, finding.why) == (None, 3, "")
    assert asked.looked.value == 3


def test_it_is_asked_again_with_larger_limits(
    level: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.session.challenges.finding.FIRST_NODES", 1)
    asked = quest(level)
    finding = find_out(asked)
    assert finding.challenge is not None
    assert 1 <= asked.looked.value < finding.nodes * 3


def test_where_nothing_can_be_gained_that_is_said() -> None:
    sand = {"cube": [["sand . . .", ". . . .", ". . . .", ". . . ."]]}
    finding = find_out(quest(blank("biomes", sand, GOAL, Limit("actions", 1))))
    assert finding.challenge is None
    assert finding.why.startswith("There is nothing to gain")


def test_an_own_challenge_is_kept_with_its_title_and_marks(
    level: Challenge, tmp_path: Path
) -> None:
    file = file_for(tmp_path / "own", level.name)
    made = blank("biomes", level.position, GOAL, Limit("actions", 2))
    keep(replace(made, name=level.name), file)
    kept = read_challenge(file)
    assert (kept.title, kept.proof) == ("biomes", None)
    assert hindrances(kept) == ()
    assert beside(file) == file.with_stem("under-the-corner-2")


def test_a_draft_has_no_name_yet_and_a_broken_one_is_none(tmp_path: Path) -> None:
    assert draft(tmp_path, "biomes") is None
    level = blank("biomes", {}, GOAL, Limit("actions", 2))
    keep_draft(tmp_path, level)
    kept = draft(tmp_path, "biomes")
    assert kept is not None
    assert (kept.name, kept.idea, kept.position, kept.par) == ("", "", {}, 1)
    (tmp_path / "workshop" / "biomes.yaml").write_text("[", "utf-8")
    assert draft(tmp_path, "biomes") is None
