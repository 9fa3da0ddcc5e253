"""B10: what a seat may know, and that nothing follows from more."""

from __future__ import annotations

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.moves import Arm, Build, Explore, Fight
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from tests.rules.lively import lively
from tests.rules.packs import options, small_pack
from tests.rules.table import game, give_pile, move_figure, put_token, weapon


def midgame(seats: int, seed: int, moves: int) -> BiomesState:
    state = BIOMES.setup(small_pack(), options(seats), seed)
    dealer = Dealer(seed)
    for _ in range(moves):
        if state.actor() is not None:
            state.apply(lively(state.legal_moves(), dealer))
    return state


def test_imagination_does_not_copy_what_is_hidden() -> None:
    state = midgame(2, 3, 12)
    worlds = {BIOMES.imagine(state.view(0), Dealer(seed)).deal.stacks for seed in range(20)}
    assert len(worlds) == 20
    rims = {BIOMES.imagine(state.view(0), Dealer(seed)).deal.rim for seed in range(20)}
    assert len(rims) == 20


def test_a_token_taken_unseen_may_be_any_hidden_one_for_the_others() -> None:
    state = game()
    move_figure(state, 0, (0, 2))
    put_token(state, (0, 2), weapon(WeaponKind.TNT))
    state.apply(Arm((0, 2)))
    token = state.pieces.token_index[weapon(WeaponKind.TNT)]
    imagined = [BIOMES.imagine(state.view(1), Dealer(seed)).piles[0] for seed in range(60)]
    assert len({pile for pile in imagined if token not in pile}) > 5
    taker = [BIOMES.imagine(state.view(0), Dealer(seed)).piles[0] for seed in range(10)]
    assert all(token in pile for pile in taker)


def test_chance_is_dealt_anew_too() -> None:
    state = game()
    words = {BIOMES.imagine(state.view(0), Dealer(seed)).word for seed in range(10)}
    assert len(words) == 10
    assert state.word not in words


def test_b10_an_onlooker_sees_only_what_is_public() -> None:
    state = game()
    give_pile(state, 0, weapon(WeaponKind.BOW))
    view = state.view(SPECTATOR)
    assert view.players[0].pile == ()
    assert view.players[0].pile_size == 1
    assert state.view(0).players[0].pile == (weapon(WeaponKind.BOW),)


def test_b10_a_view_holds_no_face_down_tile_or_token() -> None:
    for seed in range(10):
        state = midgame(3, seed, 50)
        for seat in (0, 1, 2, SPECTATOR):
            view = state.view(seat)
            shown = {stack.face_up for stack in view.stacks} - {None}
            for stack, left in enumerate(state.left):
                face_down = left - (state.opened >> stack & 1)
                hidden = state.deal.stacks[4 * stack : 4 * stack + face_down]
                assert not shown & {state.pieces.tile_ids[tile] for tile in hidden}
            tokens = {token for player in view.players for token in player.pile}
            down = [t for p, t in enumerate(state.deal.rim) if state.rim_closed >> p & 1]
            assert not tokens & {state.pieces.token_ids[token] for token in down}


def test_refusals_do_not_tell_what_lies_face_down() -> None:
    state = game()
    answers = {
        (str(state.refusal(Fight(cell))), str(state.refusal(Build(cell, (0, 0), (1, 0, 0, 0, 0)))))
        for cell in ((row, col) for row in range(1, 5) for col in range(1, 5))
    }
    assert answers == {("B6.1 face_down", "B5.1 face_down")}
    state.apply(Explore((2, 2)))
    assert str(state.refusal(Fight((1, 1)))) == "B6.1 face_down"
