"""What biomes says of its challenges."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from game.content.challenge_reading import challenge_files, read_challenge
from game.rules.biomes.moves import Arm, Collect, EndTurn, Fight
from game.rules.biomes.view import Stage
from game.session.challenges.beginning import begin
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.actions import bar
from game.titles.biomes.ui.panels.banner import banner
from game.titles.biomes.ui.panels.layers import counts
from game.titles.biomes.ui.tasks import TASKS
from game.ui.boxes import Anchored
from game.ui.marks import Text
from game.ui.panels.bar import action_bar
from game.ui.persons import Person
from tests.ui.situations import situation_of
from tests.ui.stage import surface

CHALLENGES = {each.kind: each for each in map(read_challenge, challenge_files("biomes"))}
"""One of each kind."""
KINDS = ("most", "chance")


def test_blocks_are_counted_where_there_is_a_cube() -> None:
    views: list[Any] = [begin(CHALLENGES[kind], "").states()[0].view(0) for kind in KINDS]
    assert [counts(view) for view in views] == [True, False]


def told(kind: str, view: Any, left: int) -> str:
    return TASKS.left(CHALLENGES[kind], left, view)


def test_what_is_left_tells_of_an_action_that_is_half_done() -> None:
    """It said "0 actions left" where one more block was still to be taken."""
    match = begin(CHALLENGES["most"], "")
    assert told("most", match.states()[-1].view(0), 4) == "4 actions left"
    match.play(next(move for move in match.legal_moves() if isinstance(move, Collect)))
    half: Any = match.states()[-1].view(0)
    assert half.stage is Stage.SECOND_BLOCK
    assert told("most", half, 3) == "One more block, then 3 actions left"
    assert told("most", half, 0) == "One more block: the last"


def test_what_is_left_tells_of_a_turn_that_has_been_begun() -> None:
    match = begin(CHALLENGES["xp"], "")
    assert told("xp", match.states()[-1].view(0), 3) == "3 turns left"
    match.play(next(move for move in match.legal_moves() if not isinstance(move, EndTurn)))
    begun = match.states()[-1].view(0)
    assert told("xp", begun, 2) == "This turn, and 2 more"
    assert told("xp", begun, 0) == "This turn is the last"


@pytest.mark.parametrize("kind", ["most", "take"])
def test_a_goal_says_how_many_blocks_an_action_takes(kind: str) -> None:
    assert "two blocks" in TASKS.goal(CHALLENGES[kind])


@pytest.mark.parametrize("kind", ["most", "xp"])
def test_where_one_plays_alone_the_bar_counts_nothing(kind: str) -> None:
    """The banner and the end of the turn counted one action where the task counted nine."""
    view: Any = begin(CHALLENGES[kind], "").states()[0].view(0)
    people = (Person("Mira", "red"),)
    told = situation_of(view, people, 0, EMPTY, mine=True)
    assert told.acting is not None
    buttons = action_bar(bar(told, told.acting), lambda _intent: None)
    texts, third = [], replace(view, heights=tuple(min(2, each) for each in view.heights))
    for widget in (banner(view, people), banner(third, people), buttons):
        shown = surface(Anchored(widget, 0.5, 0.0), (1920, 1080)).root
        texts += [node.text for node in shown.walk() if isinstance(node, Text)]
        assert not [node for node in shown.walk() if node.key.startswith("layer.")]
    assert not [text for text in texts if "left" in text]
    assert "Actions" not in texts
    assert not [text for text in texts if "game ends" in text], "the challenge ends before"
    assert ("This turn" in texts) is (kind == "xp")


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
