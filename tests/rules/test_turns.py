"""B2: two actions of different kinds, extra actions, the next seat."""

from __future__ import annotations

import pytest

from game.rules.biomes.catalogue import Round, WeaponKind
from game.rules.biomes.events import TurnStarted
from game.rules.biomes.moves import Arm, Build, Collect, EndTurn, Explore, Fight, Score, Trade
from game.rules.biomes.view import ActionKind, Stage
from game.rules.core import IllegalMove
from tests.rules.table import (
    HERE,
    building,
    game,
    give_blocks,
    give_mobs,
    give_pile,
    mob,
    move_figure,
    play_all,
    set_heights,
    show_tile,
    types,
    weapon,
)

STAY = Explore((2, 2))
CORNERS = Collect((0, 0, 3)), Collect((3, 3, 3))


def extra_mob() -> str:
    return mob(lambda tile: tile.extra_action and tile.hearts == 1)


def test_b2_1_a_turn_is_two_actions_and_then_the_next_seat_plays() -> None:
    state = game(3, first=2)
    state.apply(STAY)
    assert (state.actor(), state.view(2).actions_left) == (2, 1)
    assert state.view(2).done == (ActionKind.EXPLORE,)
    events = play_all(state, *CORNERS)
    assert events[-1] == TurnStarted(0, 2)
    assert (state.actor(), state.turn, state.stage) == (0, 2, Stage.ACTION)
    assert state.view(0).done == ()


def test_b2_1_the_two_actions_are_of_different_kinds() -> None:
    state = game()
    state.apply(STAY)
    assert not any(isinstance(move, Explore) for move in state.legal_moves())
    with pytest.raises(IllegalMove, match=r"B2\.1 kind_done"):
        state.apply(STAY)
    state = game()
    play_all(state, *CORNERS)
    assert not any(isinstance(move, Collect) for move in state.legal_moves())


def test_b2_1_all_five_kinds_may_begin_a_turn() -> None:
    state = game()
    move_figure(state, 0, (0, 1))
    show_tile(state, (1, 1), building(lambda tile: sum(tile.cost) == 1))
    show_tile(state, (1, 2), extra_mob())
    give_blocks(state, 0, (1, 1, 1, 1, 0))
    kinds = {type(move) for move in state.legal_moves()}
    assert kinds == {Collect, Explore, Build, Fight, Arm}


def test_b2_2_without_an_extra_action_mob_the_turn_ends_by_itself() -> None:
    state = game()
    give_mobs(state, 0, mob(lambda tile: not tile.extra_action))
    events = play_all(state, STAY, *CORNERS)
    assert types(events)[-1] == "turn_started"


def test_b2_2_an_extra_action_mob_may_be_returned_for_one_action_of_any_kind() -> None:
    state = game()
    give_mobs(state, 0, extra_mob())
    play_all(state, STAY, *CORNERS)
    assert (state.stage, state.actor()) == (Stage.EXTRA, 0)
    assert state.legal_moves() == [Trade(extra_mob()), EndTurn()]
    assert types(state.apply(Trade(extra_mob()))) == ["traded"]
    view = state.view(0)
    assert (view.stage, view.extra, view.actions_left) == (Stage.ACTION, True, 1)
    assert view.players[0].mobs == ()
    assert view.removed == (extra_mob(),)
    assert state.refusal(STAY) is None, "of a kind already done this turn"
    assert types(state.apply(STAY)) == ["moved", "turn_started"]
    assert state.actor() == 1


def test_b2_2_a_trade_may_be_declined() -> None:
    state = game()
    give_mobs(state, 0, extra_mob())
    play_all(state, STAY, *CORNERS)
    assert types(state.apply(EndTurn())) == ["turn_started"]
    assert state.view(0).players[0].mobs == (extra_mob(),)


def test_b2_2_one_at_a_time_and_a_mob_just_won_may_be_returned_too() -> None:
    state = game()
    first, second = (tile.id for tile in state.pieces.tiles if tile.id in ("e6", "e7"))
    give_mobs(state, 0, first)
    give_pile(state, 0, weapon(WeaponKind.SWORD))
    show_tile(state, HERE, second)
    play_all(state, STAY, *CORNERS, Trade(first))
    assert "mob_defeated" in types(state.apply(Fight(HERE)))
    assert state.legal_moves() == [Trade(second), EndTurn()]
    play_all(state, Trade(second), STAY)
    assert state.actor() == 1


def test_b2_2_an_extra_collection_takes_two_blocks() -> None:
    state = game()
    give_mobs(state, 0, extra_mob())
    play_all(state, STAY, *CORNERS, Trade(extra_mob()))
    state.apply(Collect((0, 3, 3)))
    assert state.stage is Stage.SECOND_BLOCK
    assert types(state.apply(Collect((3, 0, 3)))) == ["block_taken", "turn_started"]


def test_b2_3_the_next_seat_plays_after_the_scoring_rounds() -> None:
    state = game()
    set_heights(state, [4] + [3] * 15)
    play_all(state, STAY, Collect((0, 0, 3)))
    events = state.apply(Collect((3, 3, 2)))
    assert types(events) == ["block_taken", "scoring_started"]
    assert (state.scoring, state.actor(), state.turn) == (Round.A, 0, 1)
    state.apply(Score(Round.A, "forest"))
    assert types(state.apply(Score(Round.A, "forest")))[-1] == "turn_started"
    assert (state.actor(), state.turn) == (1, 2)


def test_b9_7_no_turn_is_stuck_when_the_cube_runs_out() -> None:
    state = game()
    set_heights(state, [1] + [0] * 15)
    events = state.apply(Collect((0, 0, 0)))
    assert types(events) == ["block_taken", "layer_cleared"]
    explores = [move for move in game().legal_moves() if isinstance(move, Explore)]
    assert state.legal_moves() == explores
