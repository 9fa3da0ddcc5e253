"""Each temper shows in what is chosen where a plain player would choose something else."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial

import pytest

from game.ai.agent import Budget, agent
from game.ai.levels import (
    ARCHITECT,
    BALANCED,
    BUILDER,
    COLLECTOR,
    EXPLORER,
    FIGHTER,
    GENTLE,
    PLANNER,
    TEMPERS,
    Character,
)
from game.ai.mind import MindMaker, Verdict
from game.ai.search import Search
from game.rules.biomes.events import BlockTaken, TileRevealed, TokenRevealed
from game.rules.biomes.moves import BiomesMove, Build
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.titles.biomes.ai.characters import TASTES, weights_of
from game.titles.biomes.ai.mind import BiomesMind
from game.titles.biomes.ai.tastes import Taste, TastefulMind, tasting
from game.titles.biomes.ai.weights import WEIGHTS
from tests.ai.neighbours import matching_neighbours
from tests.ai.positions import game_of
from tests.sizes import WHOLE

BRIEFLY = Budget(iterations=24)
ASKED = BRIEFLY if WHOLE else Budget(iterations=8)
EVERY = {BUILDER: 1 if WHOLE else 2, ARCHITECT: 6}
"""By level: of how many decisions one is asked for."""
LIKES = [
    (BUILDER, COLLECTOR, ("emeralds",), 1.2),
    (BUILDER, COLLECTOR, ("collect",), 1.05),
    (BUILDER, FIGHTER, ("fight", "arm"), 1.2),
    (BUILDER, EXPLORER, ("seen",), 1.2),
    (BUILDER, PLANNER, ("joined",), 1.1),
    (ARCHITECT, COLLECTOR, ("emeralds",), 1.2),
    (ARCHITECT, EXPLORER, ("seen",), 1.2),
    (ARCHITECT, PLANNER, ("joined",), 1.1),
]
if WHOLE:
    LIKES += [
        (ARCHITECT, COLLECTOR, ("collect",), 1.05),
        (ARCHITECT, FIGHTER, ("fight", "arm"), 1.2),
    ]
"""Who does what how much more often: a search of so few tries tells the last two too seldom."""


@cache
def situations() -> tuple[BiomesState, ...]:
    """The decisions of plain builders' games."""
    games = [state for seed in range(4) for state, _ in game_of(2, seed, "builder")]
    return tuple(state for state in games if len(state.legal_moves()) > 1)


@cache
def chosen_by(level: str, temper: str) -> Counter[str]:
    """What somebody chooses in the same situations: kinds of moves, and what comes of them."""
    asked = agent(Character(level, temper).name, "biomes")
    counts: Counter[str] = Counter()
    for state in situations()[:: EVERY[level]]:
        view, moves = state.view(state.decider), state.legal_moves()
        move = moves[moves.index(asked.choose(view, moves, ASKED, Dealer(1)))]
        events = state.clone().apply(move)
        counts[move.type] += 1
        counts["seen"] += sum(isinstance(event, TileRevealed | TokenRevealed) for event in events)
        taken = [event.material for event in events if isinstance(event, BlockTaken)]
        counts["emeralds"] += taken.count("emerald")
        if isinstance(move, Build):
            counts["joined"] += matching_neighbours(view, move)
    return counts


@pytest.mark.parametrize(("level", "temper", "liked", "more"), LIKES)
def test_a_temper_does_more_of_what_it_likes(
    level: str, temper: str, liked: tuple[str, ...], more: float
) -> None:
    """A glimpse of what ``python -m tools.tempers`` measures in games."""
    often, plain = (
        sum(chosen_by(level, one)[kind] for kind in liked) for one in (temper, BALANCED)
    )
    assert plain > (12 if level == BUILDER else 3)
    assert often > more * plain


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_mostly_plays_like_anybody(temper: str) -> None:
    """It is a taste: nothing that a plain player does is given up."""
    tempered, plain = chosen_by(BUILDER, temper), chosen_by(BUILDER, BALANCED)
    for kind in ("collect", "explore", "build", "fight"):
        assert tempered[kind] > 0.6 * plain[kind]


def test_tempers_have_tastes_and_no_weights_of_their_own() -> None:
    assert set(TASTES) == {*TEMPERS, GENTLE}
    assert len({*TASTES.values()}) == len(TASTES)
    assert {weights_of(Character("builder", temper)) for temper in TEMPERS} == {WEIGHTS}


def midgame() -> BiomesState:
    """A decision about an action of any kind."""
    found = [state for state in situations() if state.stage is Stage.ACTION]
    return max(found, key=lambda state: len({move.type for move in state.legal_moves()}))


def test_a_search_without_a_taste_thinks_as_ever() -> None:
    state = midgame()
    view, moves = state.view(state.decider), state.legal_moves()
    minds: tuple[MindMaker, ...] = (
        BiomesMind,
        partial(TastefulMind, weights=WEIGHTS, taste=Taste()),
    )
    plain, tasteless = (
        Search(mind, BRIEFLY).consider(view, moves, BRIEFLY, Dealer(3)).candidates for mind in minds
    )
    assert [one.move for one in plain] == [one.move for one in tasteless]
    assert [one.visits for one in plain] == [one.visits for one in tasteless]
    assert [one.win for one in plain] == pytest.approx([one.win for one in tasteless])


def test_a_taste_leaves_what_is_decided_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = midgame()
    mind = TastefulMind(
        state.view(state.decider),
        state.legal_moves(),
        Dealer(1),
        weights=WEIGHTS,
        taste=Taste(collecting=5, tile=5, fight=5, brawl=5, weapon=5, joining=5),
    )
    world = mind.world(Dealer(2))
    seat = world.decider
    mind.play(world, mind.first_promises()[0][1])
    found = {}
    for wins in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5)):
        told = Verdict(wins, (3.0, -3.0), wins)
        monkeypatch.setattr(BiomesMind, "verdict", lambda _self, _state, told=told: told)
        found[wins] = mind.verdict(world)
    assert found[1.0, 0.0].wins == pytest.approx([1.0, 0.0])
    assert found[0.0, 1.0].wins == pytest.approx([0.0, 1.0])
    assert found[0.5, 0.5].wins[seat] > 0.55
    assert sum(found[0.5, 0.5].wins) == pytest.approx(1.0)
    assert found[0.5, 0.5].rewards[seat] > 0.53
    assert found[0.5, 0.5].rewards[1 - seat] == 0.5


def test_a_taste_is_added_to_the_value_of_a_move() -> None:
    state = midgame()
    view, moves = state.view(state.decider), state.legal_moves()
    taste = Taste(collecting=2, emerald=1, tile=3, token=4, fight=1, brawl=1, weapon=2, joining=2)
    values = [tasting(view, moves, Dealer(1), WEIGHTS, one) for one in (Taste(), taste)]
    for plain, liked, move in zip(*values, moves, strict=True):
        assert isinstance(move, BiomesMove)
        assert liked == pytest.approx(plain + taste.pleasure(state, move))
    assert any(liked > plain for plain, liked in zip(*values, strict=True))
