"""The grades of the house's challenges are what was measured, and a harder one is harder."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import mean

import pytest

from game.ai.puzzles.grading import grade_of
from game.content.challenge import GRADES, Challenge, Measured
from game.content.challenge_reading import challenges_of
from game.rules.registry import TITLES
from game.session.challenges.beginning import kind_of

LEAST, MOST = 1 / 8, 2 / 5
"""Of a title's challenges, in one grade."""


def measured(challenge: Challenge) -> Measured:
    """Its figures, which every challenge of the house has."""
    assert challenge.proof is not None
    assert challenge.proof.measured is not None
    return challenge.proof.measured


def of_grade(title: str, grade: int) -> list[Measured]:
    return [measured(each) for each in challenges_of(title) if each.grade == grade]


@pytest.mark.parametrize(
    ("ahead", "greedy", "first", "few", "grade"),
    [
        (75, 0, 0, 10, 1),
        (74, 100, 100, 10, 2),
        (25, 0, 0, 10, 2),
        (24, 0, 0, 10, 3),
        (10, 0, 0, 10, 3),
        (9, 24, 9, 10, 4),
        (9, 25, 9, 10, 3),
        (9, 0, 10, 10, 3),
        (0, 0, 9, 5, 3),
        (0, 0, 4, 5, 4),
        (0, 0, 19, 20, 4),
    ],
)
def test_the_grade_goes_by_both_players_then_by_first_turns(
    ahead: int, greedy: int, first: int, few: int, grade: int
) -> None:
    assert grade_of(Measured(ahead, greedy, first), few) == grade


@pytest.mark.parametrize("title", TITLES)
def test_every_grade_is_what_was_measured(title: str) -> None:
    wrong = [
        (each.id, each.grade)
        for each in challenges_of(title)
        if each.grade != grade_of(measured(each), kind_of(each).few)
    ]
    assert wrong == []


@pytest.mark.parametrize("title", TITLES)
def test_the_grades_are_spread_and_in_order(title: str) -> None:
    grades = [each.grade for each in challenges_of(title)]
    assert grades == sorted(grades)
    shares = [Counter(grades)[grade] / len(grades) for grade in range(1, GRADES + 1)]
    assert min(shares) >= LEAST
    assert max(shares) <= MOST


@pytest.mark.parametrize("title", TITLES)
def test_looking_ahead_reaches_par_a_third_less_often_from_grade_to_grade(title: str) -> None:
    shares = [mean(each.ahead for each in of_grade(title, grade)) for grade in range(1, GRADES + 1)]
    assert all(3 * harder <= 2 * easier for easier, harder in pairwise(shares))


@pytest.mark.parametrize("title", TITLES)
def test_who_is_greedy_does_worse_in_the_harder_half(title: str) -> None:
    easy = [each.greedy for grade in (1, 2) for each in of_grade(title, grade)]
    hard = [each.greedy for grade in (3, 4) for each in of_grade(title, grade)]
    hardest = [each.greedy for each in of_grade(title, GRADES)]
    assert mean(hardest) < mean(hard) < mean(easy)


@pytest.mark.parametrize("title", TITLES)
def test_half_as_many_first_turns_keep_par_in_the_hardest(title: str) -> None:
    hard, hardest = (mean(each.first for each in of_grade(title, grade)) for grade in (3, 4))
    assert hardest * 2 < hard
