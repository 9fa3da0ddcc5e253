"""What brewery says of its challenges."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from game.content.challenge import Challenge
from game.content.challenge_reading import challenge_files, read_challenge
from game.rules.brewery.catalogue import FIRST_TOKEN, MALT_LIGHT, SEED
from game.rules.brewery.moves import Accelerate, Brew, Buy, Pass, Pick, Place
from game.rules.chance import Dealer
from game.session.challenges.beginning import begin
from game.titles.brewery.ai.puzzles.kinds import PUZZLES
from game.titles.brewery.ui.tasks import TASKS, coming
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
def test_a_goal_is_two_sentences_and_names_its_limit(challenge: Challenge) -> None:
    goal = TASKS.goal(challenge)
    assert goal.count(".") == 2
    assert str(challenge.limit.count) in goal
    assert TASKS.kind(challenge) not in ("", challenge.kind)
    view: Any = begin(challenge, "").states()[0].view(0)
    assert TASKS.left(challenge, 2, view) == "2 dice or seeds left"


def test_a_chance_is_told_in_percent() -> None:
    chance, gold = CHALLENGES["chance"], CHALLENGES["gold"]
    assert TASKS.worth(chance, Fraction(5, 6)) == "83\u00a0%"
    assert TASKS.worth(chance, Fraction(1, 2)) == "50\u00a0%"
    assert TASKS.worth(chance, 1) == "certain"
    assert TASKS.worth(chance, Fraction()) == "no chance yet"
    assert TASKS.worth(gold, 4) == "4 gold"


@pytest.mark.parametrize("challenge", CHALLENGES.values(), ids=lambda each: each.kind)
def test_the_dice_to_come_are_shown(challenge: Challenge) -> None:
    told = replace(challenge, goal={**challenge.goal, "rolls": [6, 1, 4]})
    shown = texts(TASKS.notes(told, None, None))
    assert [int(each) for each in shown if each.isdecimal()] == [6, 1, 4]
    assert TASKS.notes(replace(challenge, goal={"kind": challenge.kind}), None, None) is None


def test_a_die_that_was_rolled_is_no_longer_to_come() -> None:
    every = map(read_challenge, challenge_files("brewery"))
    challenge = next(each for each in every if "rolls" in each.goal)
    match = begin(challenge, "rolls")
    rolls = challenge.goal["rolls"]
    assert isinstance(rolls, list)
    state: Any = match.states()[0]
    dealer = Dealer(state.word)
    for rolled in range(len(rolls) + 1):
        assert list(coming(challenge, state)) == rolls[rolled:]
        dealer.below(6)
        state.word = dealer.word


def test_each_reason_against_a_move_has_its_own_sentence() -> None:
    challenge = CHALLENGES["points"]
    moves = (
        (Place(MALT_LIGHT, SEED), 0),
        (Place(MALT_LIGHT, SEED), 1),
        (Brew(3), 1),
        (Buy(FIRST_TOKEN), 1),
        (Pass(), 1),
    )
    told = [TASKS.why_not(challenge, move, left) for move, left in moves]
    assert len(set(told)) == len(moves)
    assert TASKS.why_not(challenge, Accelerate(MALT_LIGHT, 0), 0) == told[0]
    assert TASKS.why_not(challenge, Pick(0), 1) == told[1]
