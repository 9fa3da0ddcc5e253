"""The provers of biomes' challenges: each agrees with a table of whole positions."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.ai.puzzles import table
from game.ai.puzzles.task import Draft, TooMany, better
from game.content.challenge import Challenge, Limit
from game.content.challenge_reading import challenge_files, read_challenge
from game.content.packs import load_catalogue
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.odds import counted, exact_chance, pile_chance
from game.rules.biomes.pieces import pieces_of
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.core import Options
from game.session.challenges.beginning import begin
from game.session.challenges.soundness import unproven
from game.titles.biomes.ai.puzzles.kinds import PUZZLES
from game.titles.biomes.ai.puzzles.layouts import CONNECTED
from game.titles.biomes.ui.tasks import TASKS
from tests.sizes import WHOLE

ENOUGH = 60_000
"""Positions."""
SMALL: list[tuple[str, int, Mapping[str, Any], Limit]] = [
    ("most", 2, {}, Limit("actions", 2)),
    ("take", 1, {}, Limit("actions", 2)),
    ("score", 2, {"rounds": ["B", "C"]}, Limit("turns", 1)),
    ("score", 2, {}, Limit("turns", 1)),
    ("rounds", 3, {"after": {"A": 1, "C": 0}}, Limit("turns", 1)),
    ("xp", 1, {}, Limit("turns", 1)),
    ("chance", 3, {}, Limit("turns", 3)),
]
"""Kinds, lengths of drafts, what is changed of their goals, limits that a table has time for."""
SEEDS = range(3)
FILES = challenge_files("biomes")
CHEAP = 700
"""Nodes of a proof that is made anew each time; the others are in the long run."""
PROVEN = [
    challenge
    for challenge in map(read_challenge, FILES)
    if challenge.proof is None or WHOLE or challenge.proof.nodes < CHEAP
]


@pytest.fixture(scope="module")
def pack() -> Catalogue:
    content = load_catalogue("biomes")
    assert isinstance(content, Catalogue)
    return content


def state_of(pack: Catalogue, draft: Draft) -> BiomesState:
    return BIOMES.placed(pack, Options(({},)), draft.position, 0)


def whole(state: BiomesState) -> Hashable:
    return msgspec.json.encode(BIOMES.position(state), order="sorted")


def drawn(
    pack: Catalogue, kind: str, length: int, goal: Mapping[str, Any], limit: Limit, seed: int
) -> tuple[BiomesState, Any]:
    draft = PUZZLES.kinds[kind].make(pack, Dealer(seed), length)
    state = state_of(pack, draft)
    return state, PUZZLES.kinds[kind].task(state, {**draft.goal, **goal}, limit)


@pytest.mark.parametrize(("kind", "length", "goal", "limit"), SMALL)
def test_two_provers_agree(
    pack: Catalogue, kind: str, length: int, goal: Mapping[str, Any], limit: Limit
) -> None:
    for seed in SEEDS:
        state, task = drawn(pack, kind, length, goal, limit, seed)
        found = PUZZLES.kinds[kind].prove(state, task, ENOUGH)
        again = table.prove(state, task, ENOUGH, whole)
        assert (found.best, found.solutions) == (again.best, again.solutions)
        worth, here = task.worth(state), state.clone()
        moves: Any = found.moves
        for move in moves:
            assert move in task.choices(here)
            here.apply(move)
            worth = task.worth(here) if better(task, task.worth(here), worth) else worth
        assert worth == found.best


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_two_provers_agree_where_one_village_is_built_in_two_orders(
    pack: Catalogue, seed: int
) -> None:
    """A first round that scores one of two buildings: no position tells which of them it was."""
    draft = PUZZLES.kinds["rounds"].make(pack, Dealer(seed), 3)
    position: Any = draft.position
    x, y = position["players"][0]["at"]
    beside = ([x, y], [x, y + 1], [x + 1, y], [x + 1, y + 1])
    stacks = [stack for stack in position["stacks"] if stack["cell"] in beside]
    near = Draft({**position, "stacks": stacks, "only": ["build"]}, draft.goal, draft.limit)
    state = state_of(pack, near)
    goal = {**draft.goal, "after": {"A": 1, "B": 1}}
    task = PUZZLES.kinds["rounds"].task(state, goal, Limit("turns", 2))
    found = PUZZLES.kinds["rounds"].prove(state, task, ENOUGH)
    again = table.prove(state, task, ENOUGH, whole)
    assert (found.best, found.solutions) == (again.best, again.solutions)


@pytest.mark.parametrize(("kind", "length", "goal", "limit"), SMALL)
def test_no_bound_is_passed_and_no_try_goes_on_for_ever(
    pack: Catalogue, kind: str, length: int, goal: Mapping[str, Any], limit: Limit
) -> None:
    """By tries at random: from nowhere is more reached than its bound says."""
    for seed in SEEDS:
        state, task = drawn(pack, kind, length, goal, limit, seed)
        dealer, bounds, spent = Dealer(seed), [], 0
        while True:
            bounds.append(task.bound(state))
            worth = task.worth(state)
            assert worth is None or not any(better(task, worth, bound) for bound in bounds)
            assert spent <= task.spent(state) <= limit.count
            spent = task.spent(state)
            if not task.choices(state):
                break
            state.apply(dealer.choice(task.choices(state)))


@pytest.mark.parametrize("kind", PUZZLES.kinds)
def test_a_prover_stops_where_it_is_told(pack: Catalogue, kind: str) -> None:
    state, task = drawn(pack, kind, 3, {}, Limit(PUZZLES.kinds[kind].units[0], 9), 0)
    with pytest.raises(TooMany):
        PUZZLES.kinds[kind].prove(state, task, 2)


@pytest.mark.parametrize("kind", PUZZLES.kinds)
def test_a_seed_makes_one_draft(pack: Catalogue, kind: str) -> None:
    drafts = [PUZZLES.kinds[kind].make(pack, Dealer(seed), 3) for seed in (1, 1, 2)]
    assert drafts[0] == drafts[1] != drafts[2]


@pytest.mark.parametrize(
    ("kind", "goal", "path"),
    [
        ("most", {"of": "cheese"}, "goal.of"),
        ("take", {"blocks": []}, "goal.blocks"),
        ("take", {"blocks": [[0, 0, 9]]}, "goal.blocks[0][2]"),
        ("take", {"blocks": [[0, 0]]}, "goal.blocks[0]"),
        ("score", {"rounds": "A"}, "goal.rounds"),
        ("score", {"rounds": ["A", "A"]}, "goal.rounds"),
        ("score", {"rounds": ["D"]}, "goal.rounds[0]"),
        ("rounds", {"after": {}}, "goal.after"),
        ("rounds", {"after": {"A": 0}}, "goal.after"),
        ("rounds", {"after": {"A": 7}}, "goal.after.A"),
        ("xp", {"of": "all"}, "goal"),
        ("chance", {"of": "oasis-market"}, "goal.of"),
    ],
)
def test_a_goal_that_means_nothing_is_told(
    pack: Catalogue, kind: str, goal: Mapping[str, Any], path: str
) -> None:
    with pytest.raises(BadData) as error:
        drawn(pack, kind, 3, goal, Limit(PUZZLES.kinds[kind].units[0], 3), 0)
    assert error.value.path == path


def test_a_named_block_must_stand(pack: Catalogue) -> None:
    state = BIOMES.placed(pack, Options(({},)), {"cube": [["wood . . ."] + [". . . ."] * 3]}, 0)
    goal = {"kind": "take", "blocks": [[0, 0, 0], [0, 1, 0]]}
    with pytest.raises(BadData, match=r"goal\.blocks\[1\]"):
        PUZZLES.kinds["take"].task(state, goal, Limit("actions", 1))


def test_a_group_grows_by_a_bridge() -> None:
    """Two pairs in a row of five spaces become one group of five by one more space."""
    row, apart = 0b000_000_111, 0b000_000_101
    assert [CONNECTED[more][apart] for more in (0, 1, 2)] == [1, 3, 4]
    assert CONNECTED[0][row] == 3
    assert CONNECTED[9][0] == 9


def test_an_exact_chance_is_the_chance(pack: Catalogue) -> None:
    pieces, dealer = pieces_of(pack), Dealer(3)
    neutral = [pieces.token_index[weapon.id] for weapon in pack.weapons]
    for _pile in range(12):
        dealer.shuffle(neutral)
        pile = counted(neutral[:6], pieces)
        for hearts in (0, 3, 6, 12):
            assert float(exact_chance(pile, hearts)) == pytest.approx(pile_chance(pile, hearts))


@pytest.mark.parametrize("challenge", PROVEN, ids=lambda challenge: challenge.id)
def test_par_is_proven_again(challenge: Challenge) -> None:
    assert challenge.proof is not None
    assert unproven(challenge) == ()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_that_matters_lies_open(file: Path) -> None:
    challenge = read_challenge(file)
    position = challenge.position
    stacks: Any = position.get("stacks", [])
    rim: Any = position.get("rim", [])
    assert not [entry for entry in stacks if "down" in entry]
    assert not [entry for entry in rim if "up" not in entry]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_goal_is_told(file: Path) -> None:
    challenge = read_challenge(file)
    view = begin(challenge, "Mira").snapshot().view(0)
    for text in (TASKS.goal(challenge), TASKS.left(challenge, 2, view), TASKS.kind(challenge)):
        assert text
        assert "{" not in text
    assert str(challenge.limit.count) in TASKS.goal(challenge)
    assert TASKS.worth(challenge, challenge.par) != TASKS.worth(challenge, 0)
    marks = TASKS.marks(challenge, view)
    assert bool(marks) == (challenge.kind in {"take", "chance"})
