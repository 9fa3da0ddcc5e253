"""What the search knows of biomes: promises, worlds, how far it looks, verdicts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from game.ai.thinking import WrongView
from game.rules.biomes.cube import columns_in
from game.rules.biomes.moves import BiomesMove, Build, Collect, Explore, Score
from game.rules.biomes.position import REASONS
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.titles.biomes.ai.chances import Doubt
from game.titles.biomes.ai.harm import harmless
from game.titles.biomes.ai.mind import BiomesMind, Foresight
from game.titles.biomes.ai.weights import WEIGHTS, Weights
from tests.ai.nonsense import board_of, gain, nonsense, score
from tests.ai.positions import game_of, new_game

STAGES = tuple(stage for stage in Stage if stage is not Stage.OVER)
PLAIN = Weights(second=0.0, scattered=0.0)
"""By these a board is worth what it would score now: easy to count otherwise."""


@cache
def positions() -> tuple[BiomesState, ...]:
    """Decisions of games by sensible and by aimless players: some of every stage."""
    found: list[BiomesState] = []
    games = [(2, 0, "builder"), (4, 1, "builder"), *((3, seed, "random") for seed in range(2, 20))]
    for played, (seats, seed, name) in enumerate(games):
        if played > 2 and {state.stage for state in found} >= set(STAGES):
            break
        for number, (state, _) in enumerate(game_of(seats, seed, name)):
            often = state.stage in {Stage.ACTION, Stage.SECOND_BLOCK}
            if number % 9 == 0 or not often:
                found.append(state)
    return tuple(found)


def mind_of(
    state: BiomesState, weights: Weights = WEIGHTS, foresight: Foresight | None = None
) -> BiomesMind:
    view = state.view(state.decider)
    return BiomesMind(view, state.legal_moves(), Dealer(3), weights, foresight)


def of_stage(stage: Stage) -> list[BiomesState]:
    return [state for state in positions() if state.stage is stage]


def ended(seats: int, seed: int) -> BiomesState:
    """A game played out by the policy alone."""
    state, dealer = new_game(seats, seed), Dealer(seed)
    mind = mind_of(state)
    while state.actor() is not None:
        promises = mind.promises(state)
        state.apply(promises[dealer.below(min(2, len(promises)))][1])
    return state


@pytest.mark.parametrize("stage", STAGES)
def test_promises_are_legal_moves_the_best_first(stage: Stage) -> None:
    states = of_stage(stage)
    assert states
    for state in states:
        mind = mind_of(state)
        for promises in (mind.promises(state), mind.first_promises()):
            worths = [worth for worth, _ in promises]
            assert worths == sorted(worths, reverse=True)
            moves = [move for _, move in promises]
            assert moves
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(state.legal_moves())


@pytest.mark.parametrize("seats", [2, 4])
def test_any_promise_can_be_played_until_the_end(seats: int) -> None:
    state, dealer = new_game(seats, 8), Dealer(8)
    mind = mind_of(state)
    decisions = 0
    while state.actor() is not None:
        promises = mind.promises(state)
        legal = set(state.legal_moves())
        assert {move for _, move in promises} <= legal
        state.apply(dealer.choice(promises)[1])
        decisions += 1
    assert decisions > 60


def test_buildings_are_promised_on_the_best_space_for_the_fewest_emeralds() -> None:
    compared = 0
    for state in of_stage(Stage.ACTION):
        view, moves = state.view(state.decider), state.legal_moves()
        builds = [move for move in moves if isinstance(move, Build)]
        for promise in mind_of(state, PLAIN).promises(state):
            move = promise[1]
            if not isinstance(move, Build):
                continue
            same = [one for one in builds if one.cell == move.cell]
            assert move.pay[4] == min(one.pay[4] for one in same)
            gains = {one.space: gained(view, one) for one in same}
            assert gains[move.space] == max(gains.values())
            compared += len(set(gains.values())) > 1
    assert compared >= 4


def gained(view: BiomesView, move: Build) -> int:
    tiles = {tile.id: tile for tile in view.catalogue.tiles}
    building = tiles[view.stack(move.cell).face_up or ""]
    return gain(view, building, move.space)  # type: ignore[arg-type] # only buildings are built


def test_scores_are_promised_at_their_points() -> None:
    for state in of_stage(Stage.SCORE):
        view = state.view(state.decider)
        points = [
            score(view, board_of(view), move.round, move.characteristic)
            for move in state.legal_moves()
            if isinstance(move, Score)
        ]
        ((worth, chosen),) = mind_of(state).promises(state)
        assert worth == max(points) == points[list(state.legal_moves()).index(chosen)]


@pytest.mark.parametrize("foresight", [Foresight(), Foresight(promising=2.0, at_most=3)])
def test_first_promises_harm_nobody_who_plays_them(foresight: Foresight) -> None:
    for state in positions():
        view, moves = state.view(state.decider), list(state.legal_moves())
        promises = mind_of(state, foresight=foresight).first_promises()
        kept = {move for _, move in promises}
        assert kept <= set(harmless(view, moves))
        assert not any(nonsense(view, moves, move) for move in kept)
        assert 1 <= len(promises) <= foresight.at_most
        assert promises[0][0] - promises[-1][0] <= foresight.promising


def test_worlds_fit_the_view_and_differ_behind_it() -> None:
    for state in positions()[::6]:
        mind, dealer = mind_of(state), Dealer(11)
        view = state.view(state.decider)
        worlds = [mind.world(dealer) for _ in range(6)]
        assert all(world.view(view.seat) == view for world in worlds)
        hidden = state.closed.bit_count() + sum(state.left) - state.opened.bit_count()
        if hidden > 8:
            assert len({(world.deal.stacks, world.deal.rim) for world in worlds}) == 6
        assert len({world.word for world in worlds}) == 6


@pytest.mark.parametrize("stage", STAGES)
def test_a_move_that_nothing_hidden_meddles_with_looks_alike_in_all_worlds(stage: Stage) -> None:
    """Only then may a search keep what it thinks of the position after it."""
    certain = uncertain = 0
    for state in of_stage(stage)[:12]:
        mind, dealer, seat = mind_of(state), Dealer(5), state.decider
        worlds = [mind.world(dealer) for _ in range(5)]
        for move in state.legal_moves()[::5]:
            told, views = played_in(mind, worlds, move, seat)
            if 0 in told:
                assert set(told) == {0}
                assert all(view == views[0] for view in views)
                certain += 1
            else:
                uncertain += 1
    assert certain
    assert uncertain or stage is not Stage.ACTION


def played_in(
    mind: BiomesMind, worlds: Sequence[BiomesState], move: BiomesMove, seat: int
) -> tuple[list[int], list[BiomesView]]:
    told, views = [], []
    for world in worlds:
        after = world.clone()
        told.append(mind.play(after, move))
        views.append(after.view(seat))
    return told, views


def test_what_chance_made_of_a_fight_is_told_apart() -> None:
    """Won and lost fights, choices of TNT and pickaxes, and whose turn it then is."""
    seen: set[tuple[Stage, int, int]] = set()
    for state in of_stage(Stage.ACTION):
        fights = [move for move in state.legal_moves() if move.type == "fight"]
        mind, dealer, seat = mind_of(state), Dealer(2), state.decider
        for move in fights:
            told: dict[int, tuple[Stage, int, int]] = {}
            for _ in range(12):
                world = mind.world(dealer)
                chance = mind.play(world, move)
                after = (world.stage, world.decider, len(world.mobs[seat]))
                assert chance
                assert told.setdefault(chance, after) == after
            assert len(set(told.values())) == len(told)
            seen |= set(told.values()) if len(told) > 1 else set()
    assert seen


def test_exploring_is_certain_where_nothing_lies_hidden() -> None:
    """What it shows makes a node of its own, whatever it shows."""
    told = set()
    for state in of_stage(Stage.ACTION)[::2]:
        mind = mind_of(state)
        for move in state.legal_moves():
            if isinstance(move, Explore):
                after = state.clone()
                chance = mind.play(after, move)
                shown = after.opened != state.opened or after.rim_opened != state.rim_opened
                assert bool(chance) == shown
                told.add(shown)
    assert told == {True, False}


@pytest.mark.parametrize("rounds", [0, 1])
def test_it_looks_as_far_as_its_horizon(rounds: int) -> None:
    state = of_stage(Stage.ACTION)[3]
    mind = mind_of(state, foresight=Foresight(rounds=rounds))
    world, last = mind.world(Dealer(1)), state.turn + rounds * state.seats()
    while world.turn <= last:
        assert mind.actor(world) == world.decider >= 0
        mind.play(world, mind.promises(world)[0][1])
    assert world.decider >= 0
    assert mind.actor(world) == -1
    over = ended(2, 1)
    assert mind_of(state).actor(over) == -1


@pytest.mark.parametrize("rounds", [0, 1])
def test_playouts_end_at_the_horizon_or_with_the_game(rounds: int) -> None:
    for state in positions()[::4]:
        mind = mind_of(state, foresight=Foresight(rounds=rounds))
        world = mind.world(Dealer(1))
        mind.finish(world, Dealer(2))
        assert mind.actor(world) == -1
        horizon = state.turn + rounds * state.seats() + 1
        assert world.turn == horizon or world.stage is Stage.OVER


def test_playouts_slip_to_the_second_best_now_and_then() -> None:
    state = of_stage(Stage.ACTION)[0]
    steady = mind_of(state, foresight=Foresight(rounds=2, slips=0.0))
    world = steady.world(Dealer(1))
    best, played = world.clone(), world.clone()
    while steady.actor(best) >= 0:
        steady.play(best, steady.promises(best)[0][1])
    steady.finish(played, Dealer(7))
    assert played.view(0) == best.view(0)
    slipping = mind_of(state, foresight=Foresight(rounds=2, slips=0.5))
    slipping.finish(world, Dealer(7))
    assert world.view(0) != best.view(0)


def test_a_verdict_shares_the_win_by_the_leads() -> None:
    for state in positions()[::3]:
        mind = mind_of(state)
        world = mind.world(Dealer(1))
        mind.finish(world, Dealer(1))
        verdict = mind.verdict(world)
        assert len(verdict.wins) == len(verdict.leads) == state.seats()
        assert sum(verdict.wins) == pytest.approx(1.0)
        ranked = sorted(zip(verdict.leads, verdict.wins, strict=True))
        for (lead, win), (higher, likelier) in pairwise(ranked):
            assert likelier > win or higher == pytest.approx(lead) or world.actor() is None
        assert max(verdict.leads) >= 0 >= min(verdict.leads)


def test_the_same_lead_is_surer_near_the_end() -> None:
    """The log odds of two seats are their lead, measured in doubts, which turns to come add to."""
    early, late = new_game(2, 3), of_stage(Stage.SCORE)[5]
    odds = []
    for state in (early, late):
        doubt = Doubt(end=5.0, turn=0.5, early=20.0, start=1.0)
        mind = mind_of(state, foresight=Foresight(doubt=doubt))
        world = mind.world(Dealer(1))
        world.xp[0] += 10
        verdict = mind.verdict(world)
        odds.append(verdict.leads[0] / math.log(verdict.wins[0] / verdict.wins[1]))
    assert odds[0] == pytest.approx(5.0 + 12.0 + 16.0), "24 own turns to come, four of them early"
    assert 5.0 <= odds[1] < 17.0


def ahead(points: int) -> tuple[BiomesMind, BiomesState]:
    """The first seat decides, so far ahead in the middle of a game, and what it imagines."""
    state = next(
        state
        for state, seat in game_of(2, 5, "builder")
        if state.turn == 25 and state.stage is Stage.ACTION
    )
    state.xp[len(REASONS) * state.decider] += points
    mind = mind_of(state)
    return mind, mind.world(Dealer(1))


def test_who_has_as_good_as_won_plays_for_the_end() -> None:
    """A block less counts then, and ten points more hardly; before it is the other way round."""
    gains = {}
    for points in (0, 70):
        mind, world = ahead(points)
        assert mind.closes == (points > 0)
        seat, before = world.decider, mind.verdict(world).rewards
        fewer, richer = world.clone(), world.clone()
        top = next(column for column in columns_in(world.takeable) if world.heights[column] > 1)
        fewer.heights[top] -= 1
        richer.xp[len(REASONS) * seat] += 10
        changes = [mind.verdict(after).rewards[seat] - before[seat] for after in (fewer, richer)]
        gains[points] = changes
    assert gains[0][1] > 0.02
    assert gains[0][1] > 4 * abs(gains[0][0])
    assert gains[70][0] > 0.002
    assert gains[70][0] > gains[70][1]


def test_who_has_as_good_as_won_looks_at_blocks_first() -> None:
    """At those that bring the end nearer; the lowest layer's never do (B8.1)."""
    mind, world = ahead(70)
    for promises in (mind.first_promises(), mind.promises(world)):
        best = promises[0][1]
        assert isinstance(best, Collect)
        assert best.block[2] > 0


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_verdict_of_a_finished_game_is_its_outcome(seats: int, seed: int) -> None:
    state, mind = ended(seats, seed), mind_of(new_game(seats, seed))
    outcome = state.outcome()
    assert outcome is not None
    verdict = mind.verdict(state)
    assert [seat for seat in range(seats) if verdict.wins[seat] > 0] == [*outcome.winners]
    assert sum(verdict.wins) == 1.0
    for seat, lead in enumerate(verdict.leads):
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        assert lead == outcome.scores[seat] - max(others)


def test_a_shared_win_is_shared() -> None:
    state, mind = ended(3, 2), mind_of(new_game(3, 2))
    state.xp = [9, 0, 0, 0, 0, 0, 0] * 2 + [8, 0, 0, 0, 0, 0, 0]
    state.supplies = [0, 0, 5]
    verdict = mind.verdict(state)
    assert list(verdict.wins) == [0.5, 0.5, 0.0]
    assert list(verdict.leads) == [0.0, 0.0, -1.0]


def test_a_mind_is_for_the_actor_of_a_game_of_biomes() -> None:
    state = new_game(2, 1)
    for view in (state.view(1 - state.decider), object()):
        with pytest.raises(WrongView):
            BiomesMind(view, state.legal_moves(), Dealer(1))  # type: ignore[arg-type] # on purpose
