"""The challenges of brewery: what their goals count, what may be played, what no way betters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any, cast

import pytest

from game.ai.puzzles import table
from game.ai.puzzles.task import Task, better
from game.content.challenge import Challenge, Limit
from game.content.challenge_reading import challenge_files, read_challenge
from game.content.packs import load_catalogue
from game.rules.brewery.catalogue import HOPS_GROW, MALT_LIGHT, RAISE, SEED
from game.rules.brewery.codec import DIE
from game.rules.brewery.dice import AT_LEAST, need_of
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    Buy,
    EndMove,
    EndPurchase,
    Pass,
    Place,
    Store,
    Take,
)
from game.rules.brewery.position_dump import position
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.core import Move, Options
from game.rules.registry import TITLES
from game.session.challenges.likeness import likeness
from game.session.challenges.soundness import unproven
from game.titles.brewery.ai.puzzles.kinds import PUZZLES
from game.titles.brewery.ai.puzzles.rolls import coming
from game.titles.brewery.ai.puzzles.tomorrow import Chances
from tests.sizes import WHOLE, some

PACK: Any = load_catalogue("brewery")
WORD = "9c296a35d300cdf6"
ROLLS = coming(int(WORD, 16), 3)
WHEAT = {
    "round": 2,
    "players": [
        {
            "pool": {"dark-1": 5, "hops-2": 2, "skill-1": 6},
            "warehouse": {"light-1": 4, "hops-1": 6},
            "gold": 5,
            "seeds": 2,
        }
    ],
    "row": ["village-wheat", "garden-bitter", "vienna-lager"],
    "chance": WORD,
}
"""One light die is missing for the wheat; a seed and the skill die bring it, and it shows a 6."""
LIGHT_2, SKILL_1 = DIE.load("light-2", ""), DIE.load("skill-1", "")


def placed(told: Mapping[str, object]) -> Any:
    return TITLES["brewery"].placed(PACK, Options(({},)), told, 0)


def task_of(state: Any, goal: Mapping[str, object], items: int = 2) -> Task:
    return PUZZLES.kinds[str(goal["kind"])].task(state, goal, Limit("items", items))


def play(state: Any, task: Task, *moves: Move) -> None:
    for move in moves:
        assert move in task.choices(state)
        state.apply(move)


def test_a_grown_die_shows_what_was_told() -> None:
    state = placed(WHEAT)
    task = task_of(state, {"kind": "points", "rolls": ROLLS})
    play(state, task, Place(MALT_LIGHT, SEED), Accelerate(MALT_LIGHT, SKILL_1))
    assert state.face[LIGHT_2] == ROLLS[0]
    assert task.spent(state) == 2
    assert Place(HOPS_GROW, SEED) in state.legal_moves()
    assert Place(HOPS_GROW, SEED) not in task.choices(state)
    play(state, task, Pass(), Store(LIGHT_2), Buy(0), EndPurchase(), Brew(9, 0))
    assert task.worth(state) == 3
    play(state, task, Take(RAISE))
    assert not task.choices(state)


def test_what_is_not_told_is_not_rolled() -> None:
    state = placed(WHEAT)
    untold, told = ({"kind": "points"}, {"kind": "points", "rolls": ROLLS})
    state.apply(Place(MALT_LIGHT, SEED))
    growing = Accelerate(MALT_LIGHT, SKILL_1)
    assert growing in task_of(placed(WHEAT), told).choices(state)
    assert growing not in task_of(placed(WHEAT), untold).choices(state)


def test_only_the_open_recipes_are_brewed() -> None:
    wheat = {"pool": {"light-1": 5, "light-2": 4, "light-3": 6}}
    told = {"players": [wheat], "row": ["penny-lager", ".", "."], "deck": ["village-wheat"]}
    state = placed(told)
    task = task_of(state, {"kind": "recipes"})
    stores = [Store(die) for die in (0, 1, 2)]
    for move in (*stores, Pass(), EndPurchase(), Brew(3)):
        state.apply(move)
    assert task.worth(state) == 1
    assert Brew(9) in state.legal_moves()
    assert task.choices(state) == [Pass()]


def test_a_score_stands_at_the_end_alone() -> None:
    player = {"pool": {"dark-1": 1, "skill-1": 2}, "gold": 3}
    state = placed({"round": 30, "players": [player], "row": ["penny-lager", ".", "."]})
    proven = PUZZLES.kinds["score"].prove(state, task_of(state, {"kind": "score"}, 1), 1000)
    assert proven.best == 2 + (3 + 4) // 2
    assert task_of(state, {"kind": "score"}).worth(state) is None


def test_a_pass_ends_getting_ready_and_keeps_what_was_reached() -> None:
    state = placed(WHEAT)
    goal = {"kind": "chance", "of": "village-wheat", "rolls": ROLLS}
    task, kind = task_of(state, goal), PUZZLES.kinds["chance"]
    assert Pass() in task.choices(state)
    assert Pass() not in kind.prove(state, task, 100_000).moves
    state.apply(Pass())
    assert not task.choices(state)
    assert task.worth(state) is None


@pytest.mark.parametrize(
    ("need", "kept", "dice", "chance"),
    [
        ((4,), (), 1, Fraction(1, 2)),
        ((4, 2), (5,), 1, Fraction(5, 6)),
        ((6,), (), 2, Fraction(11, 36)),
        ((3, 3), (), 2, Fraction(4, 9)),
        ((4,), (6,), 0, Fraction(1)),
    ],
)
def test_chances_are_exact(
    need: tuple[int, ...], kept: tuple[int, ...], dice: int, chance: Fraction
) -> None:
    assert Chances().of(need_of(need), sum(AT_LEAST[each] for each in kept), dice) == chance


def small(kind: str, seed: int) -> tuple[Any, Task]:
    """A challenge by lot with few dice."""
    dealer = Dealer(seed)
    maker = PUZZLES.kinds[kind]
    while True:
        draft = maker.make(PACK, dealer, 1)
        (player,) = cast("list[dict[str, Any]]", draft.position["players"])
        if len(player["pool"]) <= 4 and len(player["warehouse"]) <= 2:
            break
    if kind != "score":
        draft = replace(draft, position={**draft.position, "round": 2})
    player["gold"] = min(player["gold"], 3)
    state = placed(draft.position)
    return state, maker.task(state, draft.goal, draft.limit)


@pytest.mark.parametrize("kind", PUZZLES.kinds)
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_both_provers_agree_and_no_bound_is_too_low(kind: str, seed: int) -> None:
    state, task = small(kind, seed)
    assert task.bound(state) is not None
    first = PUZZLES.kinds[kind].prove(state, task, 4_000)
    second = table.prove(state, task, 20_000, lambda each: repr(position(each)))
    assert (first.best, first.solutions) == (second.best, second.solutions)
    for move in first.moves:
        assert not better(task, first.best, task.bound(state))
        play(state, task, move)
    assert task.worth(state) == first.best


@pytest.mark.parametrize("kind", PUZZLES.kinds)
def test_who_measures_goes_by_what_things_are_worth_and_not_by_a_bound(kind: str) -> None:
    """Else a prover that became better would make challenges easier."""
    state, task = small(kind, 0)
    seen = PUZZLES.kinds[kind].seen(task)
    placed_items = 0
    while moves := [move for move in seen.choices(state) if isinstance(move, Place | EndMove)]:
        placed_items += isinstance(moves[0], Place)
        play(state, seen, moves[0])
        assert seen.worth(state) is not None
    assert placed_items > 0


@pytest.mark.parametrize(
    ("goal", "path"),
    [
        ({"kind": "points", "rolls": [7]}, "goal.rolls"),
        ({"kind": "points", "rolls": "many"}, "goal.rolls"),
        ({"kind": "score"}, "goal.kind"),
        ({"kind": "chance"}, "goal.of"),
        ({"kind": "chance", "of": "penny-lager"}, "goal.of"),
    ],
)
def test_a_wrong_goal_is_told_with_its_place(goal: dict[str, object], path: str) -> None:
    with pytest.raises(BadData) as error:
        task_of(placed(WHEAT), goal)
    assert error.value.path == path


def test_makers_make_what_can_be_placed() -> None:
    for kind, held in PUZZLES.kinds.items():
        for seed in range(10):
            draft = held.make(PACK, Dealer(seed), 3)
            state = placed(draft.position)
            assert draft.goal["kind"] == kind
            assert held.task(state, draft.goal, draft.limit).choices(state)


FILES = [read_challenge(file) for file in challenge_files("brewery")]
FEW = 400
"""Positions of a proof that is tried every time."""
PROVEN = [each for each in FILES if each.proof is None or WHOLE or each.proof.nodes <= FEW]


@pytest.mark.parametrize("challenge", PROVEN, ids=lambda challenge: challenge.id)
def test_par_is_what_can_be_had(challenge: Challenge) -> None:
    assert challenge.proof is not None
    assert unproven(challenge) == ()


def test_no_two_are_alike() -> None:
    assert max(likeness(*pair) for pair in combinations(FILES, 2)) < 0.8
