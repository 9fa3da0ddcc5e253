"""The evaluation of biomes knows what is good: odds, reach, plans, choices."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.ai.agent import Budget, agent
from game.rules.biomes import hints
from game.rules.biomes.catalogue import Round
from game.rules.biomes.events import Scored
from game.rules.biomes.moves import BiomesMove, Build, Collect, Explore, Fight, Score, Tnt
from game.rules.biomes.odds import counted, pile_chance
from game.rules.biomes.overworld import CENTRE, STACK_CELLS
from game.rules.biomes.payment import packed
from game.rules.biomes.position import BUILD, COLLECT, EXPLORE, FIGHT
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.biomes.weapons import FightUnderWay
from game.rules.chance import Dealer
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.reach import EXPLORATIONS, waiting
from tests.ai.positions import game_of, new_game
from tests.sizes import WHOLE

GAMES = 3 if WHOLE else 1


def choice(state: BiomesState) -> BiomesMove:
    seat, moves = state.decider, state.legal_moves()
    chosen = agent("greedy", "biomes").choose(state.view(seat), moves, Budget(), Dealer(1))
    return moves[moves.index(chosen)]


def with_tile_shown(tile: str, built: tuple[str, ...] = ()) -> BiomesState:
    """A fresh game in which the stack right beside the characters shows ``tile``.

    The decider has ``built`` on the first spaces; they came off the first stacks.
    """
    state = new_game(2, 4)
    shown = STACK_CELLS.index((2, 2))
    stacks = list(state.deal.stacks)
    for name, stack in ((tile, shown), *zip(built, range(shown), strict=False)):
        at, top = stacks.index(state.pieces.tile_index[name]), stack * 4 + 3
        stacks[at], stacks[top] = stacks[top], stacks[at]
    object.__setattr__(state.deal, "stacks", tuple(stacks))
    for space, name in enumerate(built):
        number = state.pieces.tile_index[name]
        state.left[space] = 3
        state.placed += ((9 * state.decider + space, number),)
        state.tops[9 * state.decider + space] = number
    state.opened, state.closed = 1 << shown, state.closed & ~(1 << shown)
    return state


def arm(state: BiomesState, *names: str) -> None:
    """Move tokens from the rim to the decider's pile, seen by all."""
    for name in names:
        token = state.pieces.token_index[name]
        place = state.deal.rim.index(token)
        state.rim_closed &= ~(1 << place)
        state.piles[state.decider] = tuple(sorted((*state.piles[state.decider], token)))
        state.seen |= 1 << token


def turn_of(state: BiomesState) -> list[BiomesMove]:
    """What greedy does until the turn passes."""
    seat, played = state.decider, []
    while state.turn_player == seat and state.actor() is not None:
        move = choice(state)
        played.append(move)
        state.apply(move)
    return played


def chance_by_counting(pile: tuple[tuple[int, int], ...], needed: int) -> float:
    """Every order of the pile, played out."""
    won = total = 0
    for order in permutations(pile):
        hearts, reveals, place = 0, 3, 0
        while reveals and place < len(order):
            hearts, reveals = hearts + order[place][0], reveals - 1 + order[place][1]
            place += 1
        won, total = won + (hearts >= needed), total + 1
    return won / total


def test_the_chance_to_win_is_the_one_players_are_shown() -> None:
    state = with_tile_shown("leshy")
    arm(state, "bow-1", "bow-2", "tnt-1", "diamond-sword-1")
    seat = state.decider
    pile = counted(state.piles[seat], state.pieces)
    for mob in ("leshy", "grey-wolf", "basilisk"):
        hearts = state.pieces.mob_hearts[state.pieces.tile_index[mob]]
        shown = hints.win_chance(state.view(seat), seat, mob)
        assert pile_chance(pile, hearts) == pytest.approx(shown)


@pytest.mark.parametrize("needed", range(1, 10))
def test_the_chance_to_win_is_exact(needed: int) -> None:
    pile = tuple(sorted([(2, 0), (1, 0), (0, 0), (0, 0), (1, 1), (5, 0), (1, 1)]))
    assert pile_chance(pile, needed) == pytest.approx(chance_by_counting(pile, needed))


def test_the_starting_pile_never_beats_four_hearts() -> None:
    state = new_game(2, 1)
    pile = counted(state.piles[0], state.pieces)
    assert pile_chance(pile, 4) == 0
    assert pile_chance(pile, 3) == pytest.approx(0.3)


def test_explorations_needed() -> None:
    near = {stack for stack in range(16) if EXPLORATIONS[CENTRE][stack] == 0}
    assert {STACK_CELLS[stack] for stack in near} == {(2, 2), (2, 3), (3, 2), (3, 3)}
    assert EXPLORATIONS[0][15] == 3


@pytest.mark.parametrize(
    ("explorations", "lacking", "actions", "done", "turns"),
    [
        (0, 0, 2, 0, 0),
        (0, 0, 1, BUILD, 1),
        (1, 0, 2, 0, 0),
        (1, 0, 1, 0, 1),
        (1, 0, 1, EXPLORE, 1),
        (0, 2, 2, 0, 0),
        (0, 2, 1, COLLECT, 1),
        (1, 2, 2, 0, 1),
        (0, 5, 2, 0, 2),
        (0, 0, 0, 0, 1),
    ],
)
def test_turns_needed(explorations: int, lacking: int, actions: int, done: int, turns: int) -> None:
    assert waiting(BUILD, actions, done)[explorations][lacking] == turns
    assert waiting(FIGHT, 1, EXPLORE)[0][0] == 0


def test_it_builds_what_it_can_pay() -> None:
    state = with_tile_shown("dragonback-bridge")
    state.supplies[state.decider] = packed((0, 0, 2, 4))
    assert Build((2, 2), (0, 0), (0, 0, 2, 4, 0)) in state.legal_moves()
    assert any(isinstance(move, Build) for move in turn_of(state))


def test_it_builds_where_the_group_grows() -> None:
    """Two bridges in a row: the third goes beside them (B7.3)."""
    state = with_tile_shown("dragonback-bridge", ("icicle-bridge", "cloud-bridge"))
    state.supplies[state.decider] = packed((0, 0, 2, 4))
    [build] = [move for move in turn_of(state) if isinstance(move, Build)]
    assert build.space in {(0, 2), (1, 0), (1, 1)}


def test_it_keeps_its_emeralds() -> None:
    state = with_tile_shown("acorn-windmill")
    state.supplies[state.decider] = packed((1, 0, 0, 0, 1))
    move = choice(state)
    if isinstance(move, Build):
        assert move.pay == (1, 0, 0, 0, 0)
    builds = [one for one in state.legal_moves() if isinstance(one, Build)]
    values = appraise(state.view(state.decider), builds, Dealer(1))
    best = builds[values.index(max(values))]
    assert best.pay == (1, 0, 0, 0, 0)


def test_it_collects_the_block_that_its_plan_lacks() -> None:
    """Two obsidian are lacking for the dearest bridge: an obsidian is worth more than a sand."""
    state = with_tile_shown("dragonback-bridge")
    state.supplies[state.decider] = packed((0, 0, 2, 2))
    moves = [move for move in state.legal_moves() if isinstance(move, Collect)]
    materials = [state.deal.materials[x * 16 + y * 4 + z] for x, y, z in (m.block for m in moves)]
    wanted = {3, 4}
    assert wanted & set(materials), "this deal offers a choice"
    assert not set(materials) <= wanted
    values = appraise(state.view(state.decider), moves, Dealer(1))
    best = max(range(len(moves)), key=lambda number: values[number])
    assert materials[best] in wanted


def test_it_fights_only_with_a_chance() -> None:
    hopeless = with_tile_shown("basilisk")
    assert not isinstance(choice(hopeless), Fight)
    easy = with_tile_shown("leshy")
    arm(easy, "diamond-sword-1", "diamond-sword-2", "iron-sword-1", "iron-sword-2")
    easy.done, easy.actions_left = COLLECT, 1
    assert isinstance(choice(easy), Fight)


@pytest.mark.parametrize(("hearts", "detonate"), [(1, True), (6, False)])
def test_tnt_goes_off_only_where_it_wins(hearts: int, detonate: bool) -> None:
    """Six hearts are needed: one and five are enough, six need none, B6.7."""
    state = with_tile_shown("basilisk")
    arm(state, "tnt-1")
    token = state.pieces.token_index["tnt-1"]
    stack = STACK_CELLS.index((2, 2))
    tokens = (token, *state.piles[state.decider][:2])
    state.fight = FightUnderWay(stack, tokens, hearts, 0, (token,))
    state.stage, state.actions_left, state.done = Stage.TNT, 1, FIGHT
    assert choice(state) == Tnt("tnt-1", detonate)


def scored_by(state: BiomesState, move: BiomesMove) -> int:
    events = state.clone().apply(move)
    return sum(event.amount for event in events if isinstance(event, Scored))


def test_it_scores_its_best_group() -> None:
    """Round A, B7.3: the characteristic with the most points, whatever its order."""
    seen = 0
    for seed in range(GAMES):
        for state, _ in game_of(2, seed, "greedy"):
            if state.stage is not Stage.SCORE:
                continue
            seen += 1
            moves = state.legal_moves()
            points = {move: scored_by(state, move) for move in moves}
            chosen = choice(state)
            assert isinstance(chosen, Score)
            assert points[chosen] == max(points.values())
            assert chosen.round in Round
    assert seen == GAMES * 6


def test_it_explores_when_nothing_is_known() -> None:
    """At the start nothing lies face up, so a first turn turns something up."""
    state = new_game(2, 6)
    assert Explore in {type(move) for move in turn_of(state)}


def test_it_does_not_put_off_the_end_for_ever() -> None:
    """Long after a game should have ended, any block is worth more than anything else."""
    state = with_tile_shown("leshy")
    arm(state, "golden-hoe-1", "golden-hoe-2", "diamond-sword-1")
    assert not isinstance(choice(state), Collect)
    state.turn = 2000
    assert isinstance(choice(state), Collect)
