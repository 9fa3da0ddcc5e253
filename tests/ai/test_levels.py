"""Levels and tempers: by name, never silly, each a step above the one below, true to its temper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice, product

import pytest

from game.ai.agent import Budget, UnknownAgent, agent
from game.ai.levels import (
    AGENTS,
    BALANCED,
    GENTLE,
    LEVELS,
    SPROUT,
    TEMPERS,
    Character,
    character,
    is_agent,
)
from game.ai.random_agent import RandomAgent
from game.ai.soft import SoftAgent, Softness
from game.arena.contest import Contest
from game.arena.playing import play_groups
from game.arena.standing import standing
from game.rules.biomes import BIOMES
from game.rules.biomes.moves import Pickaxe
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.core import Move, Options
from tests.ai.nonsense import nonsense
from tests.ai.positions import classic, game_of
from tests.sizes import WHOLE, some

RECORDED = ("sprout", "apprentice", "builder", "architect", "master")
"""The names that stand in records, the weakest first."""
SOFT = [name for name, level in LEVELS.items() if not level.searches]
SEARCHING = [name for name, level in LEVELS.items() if level.searches]


def of(levels: Sequence[str]) -> list[Character]:
    """Characters of these levels: tempers of the highest, of the others those without one."""
    return [
        Character(level, temper)
        for level, temper in product(levels, (BALANCED, *TEMPERS))
        if WHOLE or temper == BALANCED or level == levels[-1]
    ]


CHARACTERS, THINKERS = of(SOFT), some(of(SEARCHING), 4)
TASTING = [who for who in CHARACTERS if who.temper != BALANCED]
GENTLY = Character(SPROUT, GENTLE)
BRIEFLY = Budget(iterations=8 if WHOLE else 4)
SO_FAR = None if WHOLE else 40
"""Positions of a game that is played twice."""
STRONG = 12 if WHOLE else 6
"""Games that tell one level from the next."""


def test_levels_and_tempers_by_name() -> None:
    assert tuple(level for level in LEVELS if level in RECORDED) == RECORDED
    assert all(name == level.id for name, level in LEVELS.items())
    assert TEMPERS == ("collector", "fighter", "explorer", "planner")
    assert set(LEVELS) <= set(AGENTS)
    for level, temper in product(LEVELS, (BALANCED, *TEMPERS)):
        who = Character(level, temper)
        assert character(who.name) == who
        assert is_agent(who.name)
        assert agent(who.name, "biomes") is not None
    assert Character("master", "fighter").name == "master:fighter"
    assert Character("master").name == "master"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Master",
        "master:",
        "builder:gentle",
        "master:greedy",
        "greedy:fighter",
        "random:fighter",
        ":fighter",
    ],
)
def test_other_names_are_unknown(name: str) -> None:
    assert character(name) is None
    assert not is_agent(name)
    with pytest.raises(UnknownAgent):
        agent(name, "biomes")


class Row:
    """Moves without a title, valued by their place."""

    def __init__(self, values: Sequence[float]) -> None:
        self.moves: list[Move] = [Pickaxe((0, 0, number)) for number in range(len(values))]
        self.values: dict[Move, float] = dict(zip(self.moves, values, strict=True))

    def drawn(self, softness: Softness, times: int) -> Counter[float]:
        soft = SoftAgent(
            lambda _view, moves, _dealer: [self.values[move] for move in moves],
            lambda _view, moves: [move for move in moves if self.values[move] < 100],
            softness,
        )
        view, dealer = classic_view(), Dealer(1)
        chosen = [soft.choose(view, self.moves, Budget(), dealer.split()) for _ in range(times)]
        return Counter(self.values[move] for move in chosen)


def classic_view() -> BiomesView:
    state = BIOMES.setup(classic(), Options(({},) * 2), 1)
    return state.view(state.decider)


def test_a_soft_agent_draws_by_value() -> None:
    drawn = Row([3.0, 1.0, 3.0, -2.0, 2.0, 100.0]).drawn(Softness(1.0, 2.5), 4000)
    total = 2 + 2.718281828**-1 + 2.718281828**-2
    assert set(drawn) == {3.0, 2.0, 1.0}, "neither beyond the width nor what the sieve keeps back"
    assert drawn[3.0] / 4000 == pytest.approx(2 / total, abs=0.03)
    assert drawn[2.0] / 4000 == pytest.approx(2.718281828**-1 / total, abs=0.03)


def test_without_softness_the_best_is_played() -> None:
    assert set(Row([3.0, 1.0, 3.5, 2.0]).drawn(Softness(), 50)) == {3.5}


def silly(name: str, seats: Sequence[int], every: int) -> tuple[int, Counter[str]]:
    """How many decisions ``name`` made, and what nonsense.

    It plays games of its own to the end, and decides now and then in games played at random, with
    beginner scoring too.
    """
    faults: Counter[str] = Counter()
    asked = 0
    player = agent(name, "biomes")
    for count, (chooser, beginner) in product(seats, ((player, False), (RandomAgent(), True))):
        state = BIOMES.setup(classic(), Options(({"beginner": beginner},) * count), count)
        dealer = Dealer(count)
        while (seat := state.actor()) is not None:
            view, moves = state.view(seat), state.legal_moves()
            number = moves.index(chooser.choose(view, moves, BRIEFLY, dealer.split()))
            state.apply(moves[number])
            if chooser is not player and view.turn % every == 0:
                number = moves.index(player.choose(view, moves, BRIEFLY, dealer.split()))
            elif chooser is not player:
                continue
            fault = nonsense(view, moves, moves[number])
            faults.update([fault] if fault else [])
            asked += len(moves) > 1
    return asked, faults


@pytest.mark.parametrize("who", [*CHARACTERS, GENTLY], ids=lambda who: str(who.name))
def test_no_level_plays_nonsense(who: Character) -> None:
    asked, faults = silly(who.name, seats=(2, 3) if WHOLE else (3,), every=4)
    assert asked > 130
    assert not faults


@pytest.mark.parametrize("who", THINKERS, ids=lambda who: str(who.name))
def test_no_searching_level_plays_nonsense(who: Character) -> None:
    asked, faults = silly(who.name, seats=(2,), every=6)
    assert asked > 80
    assert not faults


def test_nonsense_is_seen_where_it_is_played() -> None:
    """Random play is full of what the tests above look for."""
    _, faults = silly("random", seats=(2, 2, 3, 3, 4, 4), every=1)
    assert {
        "a poor score",
        "an emerald thrown away",
        "a ruined board",
        "a hopeless fight",
        "an action spent on nothing",
    } <= set(faults)


@pytest.mark.parametrize("who", TASTING, ids=lambda who: str(who.name))
def test_soft_levels_of_a_temper_are_the_same_each_time(who: Character) -> None:
    games = [
        [str(state.legal_moves()) for state, _ in islice(game_of(2, 3, who.name), SO_FAR)]
        for _ in range(2)
    ]
    assert games[0] == games[1]
    assert len(games[0]) >= 40


@pytest.mark.parametrize(("stronger", "weaker"), [("sprout", "random"), ("builder", "sprout")])
def test_levels_differ_in_strength(stronger: str, weaker: str) -> None:
    """A glimpse of what ``cubewright arena`` measures on 1,500 games of each step."""
    contest = Contest("biomes", "classic", (stronger, weaker), games=STRONG, seed=7000)
    first = standing(contest, list(play_groups(contest, range(contest.groups), 1))).players[0]
    assert first.share > 0.6
    assert first.lead > 5
