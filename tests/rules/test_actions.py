"""B3, B4, B5, B6.9: collecting, exploring, building, arming."""

from __future__ import annotations

from game.rules.biomes.catalogue import MATERIALS, WeaponKind
from game.rules.biomes.events import BlockTaken, Built, Moved, TokenGained, XpGained
from game.rules.biomes.moves import Arm, Build, Collect, Explore, Fight
from game.rules.biomes.view import Stage
from game.rules.core import SPECTATOR
from tests.rules.table import (
    HERE,
    building,
    catalogue,
    game,
    give_blocks,
    mob,
    move_figure,
    play_all,
    put_building,
    put_token,
    set_heights,
    show_tile,
    types,
    weapon,
)


def test_b3_1_two_blocks_the_second_may_be_one_laid_bare() -> None:
    state = game()
    state.apply(Collect((0, 0, 3)))
    assert state.view(0).stage == "second_block"
    assert {move.block for move in state.legal_moves() if isinstance(move, Collect)} == {
        (0, 0, 2),
        (0, 1, 3),
        (1, 0, 3),
        (0, 3, 3),
        (3, 0, 3),
        (3, 3, 3),
    }
    state.apply(Collect((0, 0, 2)))
    assert state.view(0).stage == "action"
    assert state.heights[0] == 2


def test_b3_3_the_last_block_alone() -> None:
    state = game()
    set_heights(state, [1] + [0] * 15)
    state.apply(Collect((0, 0, 0)))
    assert state.stage is Stage.ACTION
    assert state.view(0).actions_left == 1


def test_b3_4_blocks_go_to_the_public_supply() -> None:
    state = game()
    [taken] = state.apply(Collect((0, 0, 3)))
    view = state.view(1)
    material = view.cube[3]
    assert taken == BlockTaken(0, (0, 0, 3), material)
    assert view.players[0].supply[MATERIALS.index(material)] == 1
    assert not view.is_block_there(0, 0, 3)


def test_b4_1_characters_move_up_to_two_crossings_and_share_them() -> None:
    state = game()
    events = state.apply(Explore((1, 1)))
    assert events[0] == Moved(0, (2, 2), (1, 1))
    play_all(state, Collect((0, 0, 3)), Collect((3, 3, 3)))
    assert state.refusal(Explore((1, 1))) is None, "characters never block each other"


def test_b4_2_exploring_turns_up_stacks_and_tokens_around_the_crossing() -> None:
    state = game()
    events = state.apply(Explore((0, 2)))
    assert types(events) == [
        "moved",
        "token_revealed",
        "token_revealed",
        "tile_revealed",
        "tile_revealed",
    ]
    view = state.view(1)
    assert view.stack((1, 2)).face_up is not None
    assert view.stack((1, 3)).face_up is not None
    assert sum(stack.face_up is not None for stack in view.stacks) == 2
    assert dict(view.rim)[0, 2].face_up is not None


def test_b4_2_exploring_in_place_turns_up_what_touches_and_what_is_up_stays() -> None:
    state = game()
    assert types(state.apply(Explore((2, 2)))) == ["moved"] + ["tile_revealed"] * 4
    play_all(state, Collect((0, 0, 3)), Collect((3, 3, 3)))
    assert types(state.apply(Explore((2, 2)))) == ["moved"]


def test_b4_3_the_tile_below_stays_face_down_until_somebody_explores() -> None:
    state = game()
    show_tile(state, HERE, building(lambda tile: tile.cost == (1, 0, 0, 0)))
    give_blocks(state, 0, (1, 0, 0, 0, 0))
    state.apply(Build(HERE, (0, 0), (1, 0, 0, 0, 0)))
    assert (state.view(0).stack(HERE).count, state.view(0).stack(HERE).face_up) == (3, None)
    assert not any(isinstance(move, Build | Fight) for move in state.legal_moves())
    state.apply(Explore((2, 2)))
    assert state.view(0).stack(HERE).face_up is not None


def test_b4_1_an_empty_stack_is_no_obstacle_and_shows_nothing() -> None:
    state = game()
    stack = 5
    state.left[stack] = 0
    state.closed &= ~(1 << stack)
    assert types(state.apply(Explore((2, 2)))) == ["moved"] + ["tile_revealed"] * 3
    assert state.view(0).stack(HERE).count == 0
    assert str(state.refusal(Fight(HERE))) == "B4.1 empty_stack"


def test_b5_2_b5_3_building_pays_and_fills_a_space() -> None:
    state = game()
    tile = building(lambda tile: sum(tile.cost) == 2 and max(tile.cost) == 2)
    cost = next(b.cost for b in catalogue().tiles if b.id == tile and hasattr(b, "cost"))
    show_tile(state, HERE, tile)
    give_blocks(state, 0, (*cost, 2))
    offered = [move for move in state.legal_moves() if isinstance(move, Build)]
    assert len(offered) == 3 * 9, "no, one or two emeralds on nine spaces"
    assert [move.pay[4] for move in offered] == sorted(move.pay[4] for move in offered)
    pay = (0, 0, 0, 0, 2)
    events = state.apply(Build(HERE, (1, 2), pay))
    assert events == [Built(0, tile, (1, 2), pay, HERE)]
    player = state.view(1).players[0]
    assert player.supply == (*cost, 0)
    assert player.spaces[5] == (tile,)


def test_b5_3_a_building_may_stand_over_an_earlier_one_which_counts_no_more() -> None:
    state = game()
    under = building(lambda tile: tile.biome == "desert")
    over = building(lambda tile: tile.biome == "forest" and sum(tile.cost) == 1)
    put_building(state, 0, (0, 0), under)
    show_tile(state, HERE, over)
    give_blocks(state, 0, (1, 1, 1, 1, 0))
    build = next(m for m in state.legal_moves() if isinstance(m, Build) and m.space == (0, 0))
    state.apply(build)
    assert state.view(0).players[0].spaces[0] == (under, over)
    assert state.tops[0] == state.pieces.tile_index[over]


def test_b5_4_a_bonus_number_gives_points_at_once() -> None:
    state = game()
    tile = building(lambda tile: tile.xp == 3)
    show_tile(state, HERE, tile)
    give_blocks(state, 0, (9, 9, 9, 9, 0))
    build = next(move for move in state.legal_moves() if isinstance(move, Build))
    assert state.apply(build)[1] == XpGained(0, 3, "building")
    assert state.view(0).players[0].xp == 3


def test_b6_9_a_token_of_the_rim_joins_the_pile() -> None:
    state = game()
    put_token(state, (0, 2), weapon(WeaponKind.BOW))
    state.apply(Explore((0, 2)))
    events = state.apply(Arm((0, 2)))
    assert events[0] == TokenGained(0, weapon(WeaponKind.BOW), (0, 2), face_up=True)
    for viewer in (0, 1, SPECTATOR):
        view = state.view(viewer)
        assert weapon(WeaponKind.BOW) in view.players[0].pile
        assert not dict(view.rim)[0, 2].present
    assert str(state.refusal(Arm((0, 2)))) == "B6.9 token_gone"


def test_b6_9_a_token_taken_unseen_is_seen_by_its_taker_alone() -> None:
    state = game()
    move_figure(state, 0, (0, 2))
    put_token(state, (0, 2), weapon(WeaponKind.TNT))
    [gained] = state.apply(Arm((0, 2)))
    assert gained == TokenGained(0, weapon(WeaponKind.TNT), (0, 2), face_up=False)
    assert gained.redacted(0) == gained
    for other in (1, SPECTATOR):
        assert gained.redacted(other) == TokenGained(0, None, (0, 2), face_up=False)
        player = state.view(other).players[0]
        assert weapon(WeaponKind.TNT) not in player.pile
        assert (len(player.pile), player.pile_size) == (5, 6)
    assert weapon(WeaponKind.TNT) in state.view(0).players[0].pile


def test_b6_9_a_fight_shows_everybody_a_token_that_was_taken_unseen() -> None:
    state = game()
    move_figure(state, 0, (0, 2))
    put_token(state, (0, 2), weapon(WeaponKind.SWORD))
    state.apply(Arm((0, 2)))
    state.piles[0] = tuple(t for t in state.piles[0] if not state.seen >> t & 1)
    show_tile(state, (1, 2), mob(lambda tile: tile.hearts == 6))
    state.apply(Fight((1, 2)))
    assert state.view(1).players[0].pile == (weapon(WeaponKind.SWORD),)
