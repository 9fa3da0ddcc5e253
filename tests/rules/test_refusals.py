"""Why not: every refusal with its rule and its values."""

from __future__ import annotations

import pytest

from game.rules.biomes import BIOMES, refusals
from game.rules.biomes.catalogue import Round, WeaponKind
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Options, Refusal
from tests.rules.codes import codes_of
from tests.rules.lively import any_move, lively
from tests.rules.table import (
    HERE,
    building,
    catalogue,
    game,
    give_blocks,
    give_mobs,
    give_pile,
    mob,
    move_figure,
    play_all,
    set_heights,
    show_tile,
    weapon,
)

STAY = Explore((2, 2))
EXTRA = "e6"
OF_HANDS = {refusals.OTHER_BOARD.code, refusals.nothing_to("build").code}
"""What a hand may try, but no move can say; and with which a whole kind of action is refused."""


def opening() -> BiomesState:
    return game()


def second_block() -> BiomesState:
    state = game()
    state.apply(Collect((0, 0, 3)))
    return state


def explored() -> BiomesState:
    state = game()
    state.apply(STAY)
    return state


def at_pickaxe() -> BiomesState:
    return in_fight(weapon(WeaponKind.PICKAXE))


def at_tnt() -> BiomesState:
    return in_fight(weapon(WeaponKind.TNT))


def in_fight(token: str) -> BiomesState:
    state = game()
    show_tile(state, HERE, mob(lambda tile: tile.hearts == 6))
    give_pile(state, 0, token)
    state.apply(Fight(HERE))
    return state


def at_trade() -> BiomesState:
    state = game()
    give_mobs(state, 0, EXTRA, "t_wood")
    play_all(state, STAY, Collect((0, 0, 3)), Collect((3, 3, 3)))
    return state


def with_mob() -> BiomesState:
    state = game()
    give_mobs(state, 0, EXTRA)
    return state


def with_trophy() -> BiomesState:
    state = game()
    give_mobs(state, 0, "t_wood")
    return state


def at_extra() -> BiomesState:
    """One mob was returned for a further action, another one is still there."""
    state = at_trade()
    give_mobs(state, 0, EXTRA, "e5")
    state.apply(Trade(EXTRA))
    return state


def at_scoring() -> BiomesState:
    state = game()
    set_heights(state, [4] + [3] * 15)
    play_all(state, STAY, Collect((0, 0, 3)), Collect((3, 3, 2)))
    return state


def with_house() -> BiomesState:
    """A building that costs two wood lies here, a mob beside it, another building far away."""
    state = game()
    show_tile(state, HERE, building(lambda tile: tile.cost == (2, 0, 0, 0)))
    show_tile(state, (2, 3), EXTRA)
    show_tile(state, (4, 4), building(lambda tile: sum(tile.cost) == 1))
    give_blocks(state, 0, (1, 0, 0, 0, 1))
    return state


def over() -> BiomesState:
    state = at_scoring()
    state.rounds_due = (Round.B, Round.C)
    while state.actor() is not None:
        state.apply(state.legal_moves()[0])
    return state


def emptied() -> BiomesState:
    state = game()
    state.left[0] = 0
    state.closed &= ~1
    move_figure(state, 0, (1, 1))
    return state


def collecting() -> BiomesState:
    """A task that knows no other action."""
    return BIOMES.placed(catalogue(), Options(({},)), {"only": ["collect"], "cube": CUBE}, 1)


CUBE = [["wood sand stone obsidian"] * 4] * 2

CASES = [
    (over, STAY, "B8.1 game_over"),
    (second_block, STAY, "B3.1 finish_collecting"),
    (second_block, EndTurn(), "B3.1 finish_collecting"),
    (second_block, Pickaxe((0, 3, 3)), "B3.1 finish_collecting"),
    (at_pickaxe, STAY, "B6.6 decide_pickaxe"),
    (at_pickaxe, Tnt("x", True), "B6.6 decide_pickaxe"),
    (at_tnt, Pickaxe(None), "B6.7 decide_tnt"),
    (at_tnt, Tnt("p0.potato_1", True), "B6.7 other_tnt (token=tnt_5_0)"),
    (at_trade, STAY, "B2.1 no_actions_left"),
    (at_trade, Trade("t_wood"), "B6.8 not_extra_action"),
    (with_trophy, Trade("t_wood"), "B6.8 not_extra_action"),
    (at_extra, EndTurn(), "B2.2 extra_first"),
    (at_extra, Trade("e5"), "B2.2 extra_first"),
    (at_trade, Trade("e0"), "B2.2 mob_not_owned"),
    (at_trade, Trade("no such tile"), "B2.2 mob_not_owned"),
    (at_trade, Pickaxe(None), "B6.6 no_pickaxe"),
    (at_scoring, STAY, "B7.3 choose_score"),
    (at_scoring, Tnt("x", True), "B7.3 choose_score"),
    (at_scoring, Score(Round.B, "wood"), "B7.1 other_round (round=A)"),
    (at_scoring, Score(Round.A, "wood"), "B7.3 not_in_round (round=A)"),
    (opening, EndTurn(), "B2.2 actions_first"),
    (opening, Trade(EXTRA), "B2.2 mob_not_owned"),
    (with_mob, Trade(EXTRA), "B2.2 actions_first"),
    (opening, Pickaxe(None), "B6.6 no_pickaxe"),
    (opening, Tnt("x", False), "B6.7 no_tnt"),
    (opening, Score(Round.A, "forest"), "B7.1 no_scoring"),
    (explored, STAY, "B2.1 kind_done (kind=explore)"),
    (collecting, STAY, "B2.1 kind_barred (kind=explore)"),
    (opening, Collect((0, 0, 4)), "B1.4 no_such_block"),
    (opening, Collect((-1, 0, 3)), "B1.4 no_such_block"),
    (opening, Collect((0, 0, 2)), "B3.2 top_covered"),
    (second_block, Collect((0, 0, 3)), "B3.2 block_gone"),
    (opening, Collect((0, 1, 3)), "B3.2 few_free_sides (needs=2, has=1)"),
    (opening, Collect((1, 1, 3)), "B3.2 few_free_sides (needs=2, has=0)"),
    (at_pickaxe, Pickaxe((1, 1, 3)), "B3.2 few_free_sides (needs=2, has=0)"),
    (opening, Explore((0, 5)), "B4.1 no_such_crossing"),
    (opening, Explore((0, 1)), "B4.1 too_far (steps=3, most=2)"),
    (with_house, Build((0, 2), (0, 0), (2, 0, 0, 0, 0)), "B1.2 not_a_stack"),
    (with_house, Build((9, 9), (0, 0), (2, 0, 0, 0, 0)), "B1.2 not_a_stack"),
    (with_house, Build((4, 4), (0, 0), (2, 0, 0, 0, 0)), "B5.1 not_at_corner"),
    (with_house, Build((3, 3), (0, 0), (2, 0, 0, 0, 0)), "B5.1 face_down"),
    (with_house, Build((2, 3), (0, 0), (2, 0, 0, 0, 0)), "B5.1 not_a_building"),
    (with_house, Build(HERE, (3, 0), (1, 0, 0, 0, 1)), "B5.3 no_such_space"),
    (with_house, Build(HERE, (0, 0), (2, 0, 0, 0, 0)), "B5.2 payment_not_owned"),
    (with_house, Build(HERE, (0, 0), (1, 0, 0, 0, 0)), "B5.2 wrong_payment (needs=2)"),
    (with_house, Build(HERE, (0, 0), (1, 1, 0, 0, 0)), "B5.2 wrong_payment (needs=2)"),
    (with_house, Build(HERE, (0, 0), (3, 0, 0, 0, -1)), "B5.2 wrong_payment (needs=2)"),
    (with_house, Fight(HERE), "B6.1 not_a_mob"),
    (with_house, Fight((4, 4)), "B6.1 not_at_corner"),
    (with_house, Fight((1, 1)), "B6.1 face_down"),
    (emptied, Fight((1, 1)), "B4.1 empty_stack"),
    (opening, Arm((0, 0)), "B1.3 not_on_rim"),
    (opening, Arm((2, 2)), "B1.3 not_on_rim"),
    (opening, Arm((0, 2)), "B6.9 not_at_corner"),
]


@pytest.mark.parametrize(("position", "move", "reason"), CASES)
def test_a_refusal_says_why(position: object, move: BiomesMove, reason: str) -> None:
    assert callable(position)
    state = position()
    assert str(state.refusal(move)) == reason
    assert move not in state.legal_moves()


def test_b5_2_a_refusal_counts_what_is_missing() -> None:
    state = with_house()
    give_blocks(state, 0, (0, 9, 9, 9, 1))
    refusal = state.refusal(Build(HERE, (0, 0), (2, 0, 0, 0, 0)))
    assert refusal == Refusal("B5.2", "cannot_pay", (("missing", 1), ("emeralds", 1)))


def test_b6_9_a_token_already_taken_is_told() -> None:
    state = game()
    move_figure(state, 0, (0, 2))
    play_all(state, Arm((0, 2)), Explore((0, 2)))
    move_figure(state, 1, (0, 2))
    assert str(state.refusal(Arm((0, 2)))) == "B6.9 token_gone"


def test_every_code_is_listed_and_can_happen() -> None:
    seen = {str(case[2]).split()[1] for case in CASES} | {"cannot_pay", "token_gone"}
    assert seen == {*codes_of(refusals)} - OF_HANDS


def test_refusals_of_random_moves_use_listed_codes_only() -> None:
    codes = {*codes_of(refusals)} - OF_HANDS
    for seed in range(20):
        state, dealer = game(3, seed=seed), Dealer(seed)
        while state.actor() is not None:
            refused = state.refusal(any_move(state, dealer))
            assert refused is None or refused.code in codes
            state.apply(lively(state.legal_moves(), dealer))
