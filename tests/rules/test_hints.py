"""The questions people and agents ask about a view."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.rules.biomes import hints
from game.rules.biomes.catalogue import Round, WeaponKind
from game.rules.biomes.moves import Arm, Collect, Explore
from game.rules.biomes.pieces import pieces_of
from game.rules.biomes.view import BiomesView
from game.rules.core import SPECTATOR
from tests.rules.table import (
    HERE,
    building,
    buildings,
    game,
    give_blocks,
    give_pile,
    mob,
    move_figure,
    put_building,
    put_token,
    set_board,
    show_tile,
    weapon,
)


def test_takeable_blocks_are_those_of_the_list() -> None:
    state = game()
    state.apply(Collect((0, 0, 3)))
    offered = [move.block for move in state.legal_moves() if isinstance(move, Collect)]
    assert list(hints.takeable_blocks(state.view(1))) == offered


def test_free_sides_towards_the_rim_and_towards_gaps() -> None:
    state = game()
    view = state.view(0)
    assert hints.free_sides(view, (0, 0, 3)) == [True, False, True, False]
    assert hints.free_sides(view, (1, 1, 3)) == [False] * 4
    state.apply(Collect((0, 0, 3)))
    assert hints.free_sides(state.view(0), (0, 1, 3)) == [True, False, True, False]


def test_reachable_crossings_with_their_steps() -> None:
    state = game()
    move_figure(state, 1, (0, 0))
    reached = hints.reachable(state.view(0), 1)
    assert reached == {(0, 0): 0, (0, 1): 1, (1, 0): 1, (0, 2): 2, (1, 1): 2, (2, 0): 2}
    explored = [m.to for m in state.legal_moves() if isinstance(m, Explore)]
    assert list(hints.reachable(state.view(0), 0)) == explored


def test_payments_cheapest_emerald_first_and_none_for_a_mob() -> None:
    state = game()
    give_blocks(state, 0, (2, 0, 0, 0, 1))
    house = building(lambda tile: tile.cost == (2, 0, 0, 0))
    assert hints.payments(state.view(0), 0, house) == [(2, 0, 0, 0, 0), (1, 0, 0, 0, 1)]
    assert hints.payments(state.view(0), 1, house) == []
    assert hints.payments(state.view(0), 0, "e0") == []


def test_groups_on_a_board_seen_by_anybody() -> None:
    state = game(beginners=(1,))
    deserts = buildings(lambda tile: tile.biome == "desert", 4)
    for seat in (0, 1):
        set_board(state, seat, seat)
        for tile, space in zip(deserts, ((0, 0), (0, 1), (2, 2), (1, 2)), strict=True):
            put_building(state, seat, space, tile)
    view = state.view(SPECTATOR)
    matching = hints.matching_spaces(view, 0, Round.A, "desert")
    assert {(0, 0), (0, 1), (2, 2), (1, 2)} <= set(matching)
    assert hints.count_spaces(view, 0, Round.A, "desert") == len(matching)
    group = hints.largest_group(view, 0, Round.A, "desert")
    assert set(group) <= set(matching)
    assert hints.scored_spaces(view, 0, Round.A, "desert") == (group, 4 * len(group))
    everything = hints.matching_spaces(view, 1, Round.A, "desert")
    assert hints.scored_spaces(view, 1, Round.A, "desert") == (everything, 4 * len(everything))


def test_group_after_build_previews_the_buildings_own_characteristic() -> None:
    state = game()
    one, other = buildings(lambda tile: tile.type == "bridge", 2)
    put_building(state, 0, (0, 0), one)
    view = state.view(0)
    beside = hints.group_after_build(view, 0, other, (0, 1), Round.C)
    assert beside == (((0, 0), (0, 1)), 12)
    assert hints.group_after_build(view, 0, other, (2, 2), Round.C)[1] == 6
    over = hints.group_after_build(view, 0, other, (0, 0), Round.C)
    assert over == (((0, 0),), 6)


def chance_by_all_orders(view: BiomesView, tokens: tuple[str, ...], hearts: int) -> float:
    """Every order of the pile, drawn as B6 says."""
    pieces = pieces_of(view.catalogue)
    won = orders = 0
    for order in permutations(tokens):
        left, gained = 3, 0
        for token in order:
            if not left:
                break
            piece = pieces.tokens[pieces.token_index[token]]
            left += piece.kind is WeaponKind.BOW
            left -= 1
            gained += piece.hearts
        won += gained >= hearts
        orders += 1
    return won / orders


@pytest.mark.parametrize("hearts", [1, 2, 3, 4, 5, 6])
def test_win_chance_is_exact(hearts: int) -> None:
    state = game()
    tile = mob(lambda tile: tile.hearts == hearts)
    view = state.view(0)
    assert hints.win_chance(view, 0, tile) == pytest.approx(
        chance_by_all_orders(view, view.players[0].pile, hearts)
    )
    starting = view.players[0].pile
    give_pile(
        state,
        0,
        *starting[1:4],
        *(weapon(k) for k in (WeaponKind.BOW, WeaponKind.TNT)),
        weapon(WeaponKind.SWORD),
    )
    view = state.view(0)
    assert hints.win_chance(view, 0, tile) == pytest.approx(
        chance_by_all_orders(view, view.players[0].pile, hearts)
    )


def test_win_chance_with_a_token_the_viewer_has_not_seen() -> None:
    state = game()
    move_figure(state, 0, (0, 2))
    put_token(state, (0, 2), weapon(WeaponKind.SWORD))
    state.apply(Arm((0, 2)))
    tile = mob(lambda tile: tile.hearts == 4)
    view = state.view(1)
    known = view.players[0].pile
    possible = [token.id for token in view.catalogue.weapons]
    expected = sum(chance_by_all_orders(view, (*known, token), 4) for token in possible) / 16
    assert hints.win_chance(view, 0, tile) == pytest.approx(expected)
    own = state.view(0)
    assert hints.win_chance(own, 0, tile) == pytest.approx(
        chance_by_all_orders(own, own.players[0].pile, 4)
    )


def test_win_chance_of_a_building_is_none() -> None:
    state = game()
    show_tile(state, HERE, building(lambda tile: True))
    assert hints.win_chance(state.view(0), 0, state.view(0).stack(HERE).face_up or "") == 0
