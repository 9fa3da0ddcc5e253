"""What towers says of its challenges: goals, results, the cards to come, what is marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.content.challenge import Challenge
from game.session.challenges.beginning import begin
from game.session.challenges.making import Recipe, made
from game.titles.towers.ai.puzzles.kinds import PUZZLES
from game.titles.towers.scene.targets import FieldTarget, PawnTarget, TowerTarget
from game.titles.towers.ui.tasks import TASKS, coming


def _made(kind: str) -> Challenge:
    return made(Recipe("towers", PUZZLES.version, kind, 2, 3))


def _view(challenge: Challenge, moves: int = 0) -> Any:
    state = begin(challenge, "Mira").snapshot()
    for _move in range(moves):
        state.apply(state.legal_moves()[0])
    return state.view(0)


@pytest.mark.parametrize("kind", PUZZLES.kinds)
def test_a_goal_is_a_sentence_that_names_its_limit(kind: str) -> None:
    challenge = _made(kind)
    told = TASKS.goal(challenge)
    assert told.endswith(".")
    assert "2 turns" in told
    view: Any = begin(challenge, "").states()[0].view(0)
    assert "{" not in told + TASKS.worth(challenge, 2) + TASKS.left(challenge, 1, view)
    assert TASKS.kind(challenge)


def test_results_are_counted_by_what_they_are() -> None:
    gather = replace(_made("gather"), goal={"kind": "gather", "of": "red"})
    assert TASKS.worth(_made("points"), 1) == "1 point"
    assert TASKS.worth(gather, 3) == "3 blocks of brick"
    assert TASKS.worth(_made("clear"), 2) == "2 towers"
    assert TASKS.worth(_made("visit"), 1) == "1 field"


def test_the_cards_to_come_are_told_as_they_are_drawn() -> None:
    challenge = _made("points")
    told = challenge.position["deck"]
    assert isinstance(told, list)
    assert coming(challenge, _view(challenge)) == told
    played = _view(challenge, 1)
    drawn = 60 - 5 - played.deck
    assert coming(challenge, played) == told[drawn:]
    assert drawn == 1
    assert TASKS.notes(challenge, played, None) is not None


def test_what_stands_on_a_named_field_is_marked() -> None:
    clear = _made("clear")
    fields = clear.goal["towers"]
    assert isinstance(fields, list)
    marks = TASKS.marks(clear, _view(clear))
    assert marks == tuple(TowerTarget(row * 9 + column) for row, column in fields)
    gone = replace(clear, position={**clear.position, "towers": []})
    assert TASKS.marks(gone, replace(_view(clear), towers=((),) * 81)) == ()


def test_a_field_for_a_pawn_is_marked_until_the_end() -> None:
    visit = _made("visit")
    player = visit.position["players"][0]  # type: ignore[index]
    neutral = visit.position["neutral"]
    assert isinstance(neutral, list)
    fields = [player["pawns"][0], neutral[0]]
    named = replace(visit, goal={"kind": "visit", "fields": fields})
    here = tuple(PawnTarget(row * 9 + column) for row, column in fields)
    assert TASKS.marks(named, _view(named)) == here
    view = replace(_view(named), neutral=(), players=())
    assert TASKS.marks(named, view) == tuple(FieldTarget(mark.field) for mark in here)
