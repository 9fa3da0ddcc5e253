"""The kinds of goals of towers: two provers of different build agree, bounds are never too low."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.content.challenge import Challenge, Limit
from game.content.challenge_reading import challenge_files, read_challenge
from game.rules.codec import BadData
from game.session.challenges.beginning import begin, task_of
from game.session.challenges.making import Recipe, made
from game.session.challenges.proving import prove, prove_again
from game.session.challenges.soundness import unproven
from game.titles.towers.ai.policy import pay_of
from game.titles.towers.ai.puzzles.kinds import PUZZLES
from game.titles.towers.ai.puzzles.turns import Turns
from tests.sizes import WHOLE

FILES = challenge_files("towers")
CHEAP = 350
"""Positions of a proof that is done again each time; one of each kind at least is so cheap."""
PROVEN = [
    challenge
    for challenge in map(read_challenge, FILES)
    if challenge.proof is None or WHOLE or challenge.proof.nodes < CHEAP
]
MADE = [(1, 0), (1, 3), (1, 6), (1, 9), (2, 0)]
"""How many turns those made by lot have, and their seeds."""
if WHOLE:
    MADE = [*((1, seed) for seed in range(12)), (2, 0), (2, 2)]


def _made(kind: str, turns: int, seed: int) -> Challenge:
    return made(Recipe("towers", PUZZLES.version, kind, turns, seed))


def _state(challenge: Challenge) -> Any:
    return begin(challenge, "Mira").snapshot()


@pytest.mark.parametrize("kind", PUZZLES.kinds)
@pytest.mark.parametrize(("turns", "seed"), MADE)
def test_both_provers_agree(kind: str, turns: int, seed: int) -> None:
    challenge = _made(kind, turns, seed)
    one, other = prove(challenge).proven, prove_again(challenge)
    assert (one.best, one.solutions) == (other.best, other.solutions)
    assert one.nodes <= other.nodes


@pytest.mark.parametrize("kind", PUZZLES.kinds)
def test_no_way_on_is_better_than_the_bound(kind: str) -> None:
    for seed in range(3):
        challenge = _made(kind, 2, seed)
        state = _state(challenge)
        task = task_of(challenge, state)
        for first in task.choices(state):
            here = state.clone()
            here.apply(first)
            bound, reached = task.bound(here), task.worth(here)
            for second in list(task.choices(here))[::5]:
                there = here.clone()
                there.apply(second)
                reached = max(reached or 0, task.worth(there) or 0)
            assert bound is not None
            assert reached is not None
            assert bound >= reached


def test_a_try_is_over_with_its_turns() -> None:
    challenge = _made("points", 1, 3)
    state = _state(challenge)
    task = task_of(challenge, state)
    assert (task.spent(state), task.worth(state)) == (0, 0)
    state.apply(task.choices(state)[0])
    assert task.spent(state) == 1
    assert not task.choices(state)


def test_no_card_is_drawn_that_nobody_knows() -> None:
    challenge = _made("points", 1, 3)
    hand = challenge.position["players"][0]["hand"]  # type: ignore[index]
    deck = challenge.position["deck"]
    assert isinstance(deck, list)
    here = [*hand, *deck[:2]]
    gone = {colour: 15 - here.count(colour) for colour in ("black", "white", "grey", "red")}
    position = {**challenge.position, "deck": deck[:2], "discard": gone}
    state = _state(replace(challenge, position=position))
    task = Turns(state, 3)
    assert {sum(pay_of(move)) for move in task.choices(state)} <= {0, 1, 2}
    assert max(sum(pay_of(move)) for move in state.legal_moves()) == 5


@pytest.mark.parametrize(
    ("goal", "path"),
    [
        ({"kind": "gather", "of": "emerald"}, "goal.of"),
        ({"kind": "raise"}, "goal.of"),
        ({"kind": "clear"}, "goal.towers"),
        ({"kind": "clear", "towers": [[9, 0]]}, "goal.towers[0][0]"),
        ({"kind": "clear", "towers": [[0, 0]]}, "goal.towers[0]"),
        ({"kind": "visit", "fields": [[1, 1], [1, 1]]}, "goal.fields"),
        ({"kind": "visit", "fields": []}, "goal.fields"),
        ({"kind": "lose"}, "goal.kind"),
    ],
)
def test_a_goal_that_is_none_is_told(goal: dict[str, object], path: str) -> None:
    challenge = replace(_made("points", 1, 3), goal=goal)
    with pytest.raises(BadData) as caught:
        task_of(challenge, _state(challenge))
    assert caught.value.path == path


def test_only_turns_are_limited() -> None:
    challenge = replace(_made("points", 1, 3), limit=Limit("cards", 3))
    with pytest.raises(BadData):
        task_of(challenge, _state(challenge))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_card_that_may_be_drawn_is_known(file: Path) -> None:
    challenge = read_challenge(file)
    told = challenge.position["deck"]
    assert isinstance(told, list)
    assert len(told) >= 5 * challenge.limit.count


@pytest.mark.parametrize("challenge", PROVEN, ids=lambda challenge: challenge.id)
def test_par_is_proven_again(challenge: Challenge) -> None:
    assert challenge.proof is not None
    assert unproven(challenge) == ()


def test_one_of_each_kind_is_proven_again() -> None:
    assert {challenge.kind for challenge in PROVEN} == {*PUZZLES.kinds}
