"""Opponents of towers: sane choices, one decision for one view, games that come to an end."""

from __future__ import annotations

import pytest

from game.ai.greedy import GreedyAgent
from game.ai.levels import GENTLE, LEVELS, SPROUT, Character, character
from game.ai.search import Search
from game.ai.thinking import Agent, Budget, WrongView
from game.rules.chance import Dealer
from game.rules.towers import TOWERS
from game.rules.towers.moves import Build, Capture, Demolish, Place, TowersMove
from game.rules.towers.position import NEUTRAL
from game.rules.towers.stacks import HEIGHT
from game.rules.towers.state import TowersState
from game.titles.towers.ai.brain import BRAIN
from tests.rules.towers import table
from tests.rules.towers.table import at
from tests.sizes import WHOLE

FEW = Budget(iterations=24)
SEARCHING = tuple(BRAIN.searching)
ANYBODY = (*LEVELS, Character(SPROUT, GENTLE).name)


def agent_of(level: str) -> Agent:
    who = character(level)
    assert who is not None
    if level in SEARCHING:
        way = BRAIN.searching[level]
        return Search(BRAIN.mind(who), way.budget, way.habits)
    return BRAIN.soft(who)


def chosen(state: TowersState, level: str, seed: int = 1) -> TowersMove:
    view = state.view(state.turn_player)
    move = agent_of(level).choose(view, state.legal_moves(), FEW, Dealer(seed))
    assert isinstance(move, TowersMove)
    return move


def towers_elsewhere(state: TowersState) -> None:
    """So many far off that no phase turns."""
    for column, blocks in ((6, "BW"), (7, "WG"), (8, "GR")):
        table.put_tower(state, (0, column), blocks)
        table.put_tower(state, (1, column), blocks[:1])


def save_the_card() -> TowersState:
    """Primer 3: a white tower that the white card must take later."""
    state = table.bare(hand="WBGGR")
    table.put_tower(state, (2, 2), "W")
    towers_elsewhere(state)
    return state


@pytest.mark.parametrize("level", ANYBODY)
def test_one_view_and_one_seed_give_one_decision(level: str) -> None:
    state = table.game(3, seed=5)
    other = TOWERS.imagine(state.view(0), Dealer(77))
    assert state.hands != other.hands
    for seed in range(4):
        assert chosen(state, level, seed) == chosen(other, level, seed)


def keenly(state: TowersState) -> TowersMove:
    """What is worth most at one look."""
    view = state.view(state.turn_player)
    move = GreedyAgent(BRAIN.appraise).choose(view, state.legal_moves(), FEW, Dealer(0))
    assert isinstance(move, TowersMove)
    return move


def test_a_tower_that_can_be_paid_is_taken() -> None:
    """Primer 2."""
    state = table.bare(hand="RRBGW", phase=2)
    table.put_pawn(state, 0, (2, 0))
    table.put_tower(state, (2, 2), "RR")
    towers_elsewhere(state)
    move = keenly(state)
    assert isinstance(move, Demolish)
    assert not move.pay[4], "the joker is not needed"


def test_blocks_and_cards_that_match_are_built() -> None:
    """Primer 4."""
    state = table.bare(hand="RGBBW", blocks="RGB", phase=2)
    table.put_pawn(state, 0, (8, 4))
    towers_elsewhere(state)
    assert isinstance(keenly(state), Build)


def test_seven_blocks_are_built_with_however_late_it_is() -> None:
    """A tower more to go is a burden then, but nothing is demolished before it stands (T5.4)."""
    state = table.bare(hand="RRWBB", blocks="RRWWWWG", phase=3)
    table.put_pawn(state, 0, (8, 4))
    for column, blocks in ((2, "BWG"), (4, "GRB"), (6, "BWGR")):
        table.put_tower(state, (0, column), blocks)
    state.turn = 75 * state.seats() + 1
    assert isinstance(keenly(state), Build)


@pytest.mark.parametrize("level", ["builder", "architect", "master"])
def test_three_alike_capture(level: str) -> None:
    """Primer 7: three points with the joker."""
    state = table.bare(hand="GGBWR")
    table.put_pawn(state, 0, (8, 1))
    table.put_pawn(state, 1, (8, 3))
    towers_elsewhere(state)
    move = chosen(state, level)
    assert isinstance(move, Capture)
    assert move.pay == (0, 0, 2, 0, 1)


@pytest.mark.parametrize("level", ["architect", "master"])
def test_the_card_that_a_tower_needs_is_saved(level: str) -> None:
    """Primer 3: no pawn enters with the white card."""
    move = chosen(save_the_card(), level)
    assert not isinstance(move, Place) or move.pay[1] == 0


@pytest.mark.parametrize("level", ANYBODY)
def test_the_last_turn_is_for_points(level: str) -> None:
    """Nobody refuses to end a game (T11)."""
    state = table.bare(hand="RGBBW", blocks="RRGGB", phase=4)
    table.put_pawn(state, 0, (4, 4))
    table.put_tower(state, (4, 5), "BRGW")
    state.last_round = True
    move = chosen(state, level)
    assert isinstance(move, Demolish)
    assert HEIGHT[state.standing[move.to] - NEUTRAL] == 4


@pytest.mark.parametrize("level", ANYBODY)
def test_no_level_steps_by_joker(level: str) -> None:
    state = table.game(2, seed=3)
    for seed in range(6):
        move = chosen(state, level, seed)
        assert not isinstance(move, Place) or not move.pay[4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_builders_come_to_an_end(seats: int) -> None:
    for seed in range(3) if WHOLE else (seats - 2,):
        state = table.game(seats, seed=seed)
        dealer = Dealer(seed)
        while state.actor() is not None:
            state.apply(chosen(state, "builder", dealer.below(1 << 30)))
        assert state.view(0).ended == "finished"


def test_other_views_are_refused() -> None:
    state = table.game(2)
    with pytest.raises(WrongView):
        BRAIN.appraise(state.view(1), state.legal_moves(), Dealer(0))
    with pytest.raises(WrongView):
        BRAIN.guide(state.view(1))


def test_chances_add_up_and_favour_who_leads() -> None:
    state = table.game(3)
    assert BRAIN.chances(state.view(0)) == pytest.approx([1 / 3] * 3)
    state.points[0] += 20
    shares = BRAIN.chances(state.view(1))
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 0.6
    assert shares[1] == pytest.approx(shares[2])


def test_the_greedy_agent_knows_towers() -> None:
    state = table.game(4)
    moves = state.legal_moves()
    assert GreedyAgent(BRAIN.appraise).choose(state.view(0), moves, FEW, Dealer(0)) in moves


def test_a_place_on_the_map_is_what_it_is_called() -> None:
    assert at(8, 4) == 76


def test_a_temper_tips_the_scales_between_like_moves() -> None:
    """A tower of three or a pawn for three points: each takes what it likes."""
    state = table.bare(hand="GGRRB", phase=3)
    table.put_pawn(state, 0, (8, 1))
    table.put_pawn(state, 1, (8, 3))
    table.put_pawn(state, 0, (2, 0))
    table.put_tower(state, (2, 2), "RRB")
    towers_elsewhere(state)
    view, moves = state.view(0), state.legal_moves()
    liked = {}
    for temper in BRAIN.tempers:
        agent = BRAIN.soft(Character("builder", temper))
        chosen_ones = [agent.choose(view, moves, FEW, Dealer(seed)) for seed in range(8)]
        liked[temper] = {type(move) for move in chosen_ones}
    assert liked["collector"] == {Demolish}
    assert Capture in liked["fighter"]
