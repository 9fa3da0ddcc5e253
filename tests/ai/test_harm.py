"""The sieve of every level keeps back what plainly harms its player, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ai.agent import Budget, agent
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue, Round, Weapon, WeaponKind
from game.rules.biomes.events import Scored
from game.rules.biomes.moves import Arm, BiomesMove, Build, EndTurn, Fight, Pickaxe, Score, Tnt
from game.rules.biomes.overworld import RIM_CELLS
from game.rules.biomes.payment import packed
from game.rules.biomes.position import FIGHT
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.biomes.weapons import FightUnderWay
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.ai.harm import harmless
from tests.ai.nonsense import nonsense
from tests.ai.positions import classic
from tests.ai.test_evaluation import arm, with_tile_shown
from tests.sizes import WHOLE


def positions(games: int, player: str) -> Iterator[tuple[BiomesState, int]]:
    """Decisions of games with two, three and four seats."""
    for seed in range(games):
        options = Options(tuple({} for _ in range(2 + seed % 3)))
        state, dealer = BIOMES.setup(classic(), options, seed), Dealer(seed)
        chooser = agent(player, "biomes")
        while (seat := state.actor()) is not None:
            moves = state.legal_moves()
            if len(moves) > 1:
                yield state, seat
            chosen = chooser.choose(state.view(seat), moves, Budget(), dealer.split())
            state.apply(moves[moves.index(chosen)])


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_the_sieve_keeps_back_nonsense_and_nothing_else(player: str) -> None:
    asked = 0
    for state, seat in positions(4 if WHOLE else 3, player):
        view, moves = state.view(seat), state.legal_moves()
        kept = harmless(view, moves)
        assert kept == [move for move in moves if not nonsense(view, moves, move)]
        asked += 1
    assert asked > 300


def kept(state: BiomesState) -> list[BiomesMove]:
    """What the sieve lets through, which the independent judge must find the same."""
    view, moves = state.view(state.decider), state.legal_moves()
    through = harmless(view, moves)
    sensible = [move for move in moves if not nonsense(view, moves, move)]
    assert through == sensible
    return sensible


@pytest.mark.parametrize(
    ("hearts", "tnt", "sensible"),
    [
        (1, ("tnt-1",), {True}),
        (6, ("tnt-1",), {False}),
        (0, ("tnt-1",), {False}),
        (0, ("tnt-1", "tnt-2"), {True}),
        (1, ("tnt-1", "tnt-2"), {True, False}),
    ],
)
def test_tnt_is_neither_wasted_nor_spared(
    hearts: int, tnt: tuple[str, ...], sensible: set[bool]
) -> None:
    """Six hearts are needed (B6.7): one and five are enough, ten as well, five are not."""
    state = with_tile_shown("basilisk")
    arm(state, *tnt)
    tokens = tuple(state.pieces.token_index[name] for name in tnt)
    stack = state.opened.bit_length() - 1
    state.fight = FightUnderWay(stack, tokens, hearts, 0, tokens)
    state.stage, state.actions_left, state.done = Stage.TNT, 1, FIGHT
    assert {move.detonate for move in kept(state) if isinstance(move, Tnt)} == sensible


def test_a_free_block_is_taken() -> None:
    state = with_tile_shown("basilisk")
    arm(state, "stone-pickaxe-1")
    tokens = (state.pieces.token_index["stone-pickaxe-1"],)
    state.fight = FightUnderWay(state.opened.bit_length() - 1, tokens, 1, 1, ())
    state.stage, state.actions_left, state.done = Stage.PICKAXE, 1, FIGHT
    assert Pickaxe(None) in state.legal_moves()
    assert Pickaxe(None) not in kept(state)


def with_potatoes_on_the_rim() -> Catalogue:
    catalogue = classic()
    potato = Weapon("rotten", "Rotten potato", WeaponKind.POTATO, 0)
    return replace(catalogue, id="potatoes", weapons=(potato, *catalogue.weapons[1:]))


def test_dead_weight_is_left_where_it_lies() -> None:
    state = BIOMES.setup(with_potatoes_on_the_rim(), Options(({},) * 2), 3)
    token = state.pieces.token_index["rotten"]
    place = state.deal.rim.index(token)
    row, col = RIM_CELLS[place]
    crossing = (min(max(row - 1, 0), 4), min(max(col - 1, 0), 4))
    state.crossings[state.decider] = crossing[0] * 5 + crossing[1]
    unseen = Arm((row, col))
    assert unseen in kept(state)
    state.rim_opened, state.rim_closed = 1 << place, state.rim_closed & ~(1 << place)
    assert unseen in state.legal_moves()
    assert unseen not in kept(state)


def last_chance(tile: str) -> BiomesState:
    """The last turn of the game, its actions done, an extra-action mob still in hand."""
    state = with_tile_shown(tile)
    extra = next(mob for mob, helps in enumerate(state.pieces.is_extra) if helps)
    stacks = list(state.deal.stacks)
    at, top = stacks.index(extra), 3
    stacks[at], stacks[top] = stacks[top], stacks[at]
    object.__setattr__(state.deal, "stacks", tuple(stacks))
    state.left[0] = 3
    state.mobs[state.decider] = (extra,)
    state.scored_rounds, state.rounds_due = (Round.A, Round.B), (Round.C,)
    state.stage, state.actions_left = Stage.EXTRA, 0
    return state


def test_the_last_trade_is_not_let_lapse() -> None:
    state = last_chance("dragonback-bridge")
    assert EndTurn() in kept(state), "there is nothing to build with"
    state.supplies[state.decider] = packed((0, 0, 2, 4))
    assert EndTurn() not in kept(state)
    state.rounds_due = ()
    assert EndTurn() in kept(state), "the mob may be of more use later"
    hopeless, fair = last_chance("basilisk"), last_chance("basilisk")
    assert EndTurn() in kept(hopeless)
    arm(fair, "diamond-sword-1", "diamond-sword-2")
    assert EndTurn() not in kept(fair)


def test_a_last_trade_that_is_let_lapse_can_be_looked_at_alone() -> None:
    """A review compares the moves one by one: it broke off where this one had been played."""
    state = last_chance("dragonback-bridge")
    state.supplies[state.decider] = packed((0, 0, 2, 4))
    alone = [EndTurn()]
    assert harmless(state.view(state.decider), alone) == alone


def test_a_fight_without_hope_is_only_for_the_hoe() -> None:
    state = with_tile_shown("basilisk")
    assert Fight((2, 2)) in state.legal_moves()
    assert Fight((2, 2)) not in kept(state)
    arm(state, "golden-hoe-1")
    assert Fight((2, 2)) in kept(state)


def test_where_everything_harms_something_is_played() -> None:
    state = with_tile_shown("basilisk")
    view = state.view(state.decider)
    assert harmless(view, [Fight((2, 2))]) == [Fight((2, 2))]


def test_emeralds_and_poor_scores_are_kept_back() -> None:
    state = with_tile_shown("acorn-windmill")
    state.supplies[state.decider] = packed((1, 0, 0, 0, 1))
    assert {move.pay[4] for move in kept(state) if isinstance(move, Build)} == {0}
    scoring = next(one for one, _ in positions(1, "greedy") if one.stage is Stage.SCORE)
    points = {
        move: sum(
            event.amount for event in scoring.clone().apply(move) if isinstance(event, Scored)
        )
        for move in scoring.legal_moves()
    }
    best = {move for move in points if points[move] == max(points.values())}
    assert {move for move in kept(scoring) if isinstance(move, Score)} == best
