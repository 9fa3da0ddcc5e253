"""What brewery says of its challenges."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from game.content.challenge import Challenge
from game.content.challenge_reading import challenge_files, read_challenge
from game.titles.brewery.ai.puzzles.kinds import PUZZLES
from game.titles.brewery.ui.tasks import TASKS
from game.ui.widget import Widget

CHALLENGES = {each.kind: each for each in map(read_challenge, challenge_files("brewery"))}
"""One of each kind."""


def texts(widget: Widget | None) -> list[str]:
    """All that is written on a widget and its parts."""
    if widget is None:
        return []
    own = getattr(widget, "text", "") or getattr(widget, "_text", "")
    return [own, *(text for part in widget.children for text in texts(part))]


def test_there_is_a_challenge_of_each_kind() -> None:
    assert set(CHALLENGES) == set(PUZZLES.kinds)


@pytest.mark.parametrize("challenge", CHALLENGES.values(), ids=lambda each: each.kind)
def test_a_goal_is_one_sentence_that_names_its_limit(challenge: Challenge) -> None:
    goal = TASKS.goal(challenge)
    assert goal.count(".") == 1
    assert str(challenge.limit.count) in goal
    assert TASKS.kind(challenge) not in ("", challenge.kind)
    assert TASKS.left(challenge, 2) == "2 items left"


def test_a_chance_is_told_with_its_share() -> None:
    chance, gold = CHALLENGES["chance"], CHALLENGES["gold"]
    assert TASKS.worth(chance, Fraction(5, 6)) == "chance 5/6 (83.3 %)"
    assert TASKS.worth(chance, Fraction(1, 2)) == "chance 1/2 (50 %)"
    assert TASKS.worth(chance, 1) == "certain"
    assert TASKS.worth(gold, 4) == "4 gold"


@pytest.mark.parametrize("challenge", CHALLENGES.values(), ids=lambda each: each.kind)
def test_the_dice_to_come_are_shown(challenge: Challenge) -> None:
    told = replace(challenge, goal={**challenge.goal, "rolls": [6, 1, 4]})
    shown = texts(TASKS.notes(told, None))
    assert [int(each) for each in shown if each.isdecimal()] == [6, 1, 4]
    assert TASKS.notes(replace(challenge, goal={"kind": challenge.kind}), None) is None
