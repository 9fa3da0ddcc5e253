"""What biomes says of its challenges."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from game.content.challenge_reading import challenge_files, read_challenge
from game.rules.biomes.moves import Arm, EndTurn, Fight
from game.session.challenges.beginning import begin
from game.titles.biomes.ui.panels.banner import counts
from game.titles.biomes.ui.tasks import TASKS

CHALLENGES = {each.kind: each for each in map(read_challenge, challenge_files("biomes"))}
"""One of each kind."""
KINDS = ("most", "chance")


def test_blocks_are_counted_where_there_is_a_cube() -> None:
    views: list[Any] = [begin(CHALLENGES[kind], "").states()[0].view(0) for kind in KINDS]
    assert [counts(view) for view in views] == [True, False]


def test_a_chance_of_nothing_is_told_in_words() -> None:
    assert TASKS.worth(CHALLENGES["chance"], Fraction()) == "no chance yet"
    assert TASKS.worth(CHALLENGES["chance"], Fraction(3, 7)) == "43\u00a0%"


def test_a_chance_is_told_as_exactly_as_its_stars_are_told_apart() -> None:
    near = replace(CHALLENGES["chance"], par=Fraction(79, 140), stars=(Fraction(3, 7),))
    assert TASKS.worth(near, Fraction(79, 140)) == "56\u00a0%"
    nearer = replace(near, stars=(Fraction(56, 100),))
    told = [TASKS.worth(nearer, each) for each in (*nearer.stars, nearer.par)]
    assert told == ["56.0\u00a0%", "56.4\u00a0%"]
    assert TASKS.worth(near, Fraction(999, 1000)) == "99.9\u00a0%"
    assert TASKS.worth(near, Fraction(1)) == "certain"


def test_each_reason_against_a_move_has_its_own_sentence() -> None:
    chance, xp = CHALLENGES["chance"], CHALLENGES["xp"]
    told = [TASKS.why_not(chance, move, 1) for move in (Fight((0, 0)), Arm((0, 0)), EndTurn())]
    assert len({*told, TASKS.why_not(xp, Fight((0, 0)), 1)}) == 4
