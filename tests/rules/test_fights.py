"""B6: fights and weapons."""

from __future__ import annotations

import pytest

from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.events import (
    MobDefeated,
    MobSurvived,
    TokenRemoved,
    WeaponsDrawn,
    XpGained,
)
from game.rules.biomes.moves import Fight, Pickaxe, Tnt
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from tests.rules.table import (
    HERE,
    game,
    give_pile,
    mob,
    set_heights,
    show_tile,
    types,
    weapon,
)

BOW, HOE, PICKAXE, TNT = (
    WeaponKind.BOW,
    WeaponKind.HOE,
    WeaponKind.PICKAXE,
    WeaponKind.TNT,
)
IRON = WeaponKind.SWORD


def facing(hearts: int, *pile: str) -> BiomesState:
    """A game whose seat 0 stands before a mob with a pile of its own."""
    state = game()
    show_tile(state, HERE, mob(lambda tile: tile.hearts == hearts and not tile.extra_action))
    give_pile(state, 0, *pile)
    return state


def test_b6_1_three_tokens_of_the_shuffled_pile_are_revealed() -> None:
    seen = set()
    for seed in range(60):
        state = game(seed=seed)
        show_tile(state, HERE, mob(lambda tile: tile.hearts == 6))
        drawn = state.apply(Fight(HERE))[0]
        assert isinstance(drawn, WeaponsDrawn)
        assert len(set(drawn.tokens)) == 3
        assert set(drawn.tokens) <= set(state.view(0).players[0].pile)
        seen.add(drawn.tokens)
    assert len(seen) > 30, "60 draws out of the 60 ordered triples of five tokens"


def test_b6_2_enough_hearts_defeat_the_mob() -> None:
    state = facing(3, weapon(IRON))
    tile = state.view(0).stack(HERE).face_up or ""
    assert state.apply(Fight(HERE)) == [
        WeaponsDrawn(0, HERE, tile, (weapon(IRON),)),
        MobDefeated(0, tile, 3, HERE),
        XpGained(0, 3, "mob"),
    ]
    view = state.view(1)
    assert (view.players[0].mobs, view.players[0].xp) == ((tile,), 3)
    assert (view.stack(HERE).count, view.stack(HERE).face_up) == (3, None)


def test_b6_2_b6_3_too_few_hearts_cost_nothing_but_the_action() -> None:
    state = facing(4, weapon(IRON))
    tile = state.view(0).stack(HERE).face_up or ""
    events = state.apply(Fight(HERE))
    assert events[-1] == MobSurvived(0, tile, 3, HERE)
    view = state.view(0)
    assert view.stack(HERE).face_up == tile
    assert view.players[0].pile == (weapon(IRON),)
    assert (view.actions_left, view.players[0].xp) == (1, 0)


def test_b6_1_fewer_than_three_tokens_are_all_revealed() -> None:
    state = facing(6)
    assert types(state.apply(Fight(HERE))) == ["weapons_drawn", "mob_survived"]


def test_b6_4_each_bow_reveals_one_more_token_and_it_may_be_a_bow_again() -> None:
    bows = [weapon(BOW, copy) for copy in range(3)]
    swords = [weapon(IRON, copy) for copy in range(6)]
    lengths = set()
    for seed in range(80):
        state = game(seed=seed)
        show_tile(state, HERE, mob(lambda tile: tile.hearts == 6))
        give_pile(state, 0, *bows, *swords)
        drawn = state.apply(Fight(HERE))[0]
        assert isinstance(drawn, WeaponsDrawn)
        assert len(drawn.tokens) == 3 + sum(token in bows for token in drawn.tokens)
        lengths.add(len(drawn.tokens))
    assert lengths == {3, 4, 5, 6}


def test_b6_4_a_bow_with_nothing_left_reveals_nothing() -> None:
    state = facing(6, weapon(BOW), weapon(BOW, 1))
    drawn = state.apply(Fight(HERE))[0]
    assert isinstance(drawn, WeaponsDrawn)
    assert len(drawn.tokens) == 2


@pytest.mark.parametrize(("hearts", "outcome"), [(3, "mob_defeated"), (6, "mob_survived")])
def test_b6_5_golden_hoes_give_points_won_or_lost(hearts: int, outcome: str) -> None:
    state = facing(hearts, weapon(HOE), weapon(HOE, 1), weapon(IRON))
    events = state.apply(Fight(HERE))
    assert events[1:3] == [XpGained(0, 2, "hoe")] * 2
    assert outcome in types(events)
    assert dict(state.view(0).players[0].xp_by_reason)["hoe"] == 4


def test_b6_6_each_pickaxe_may_take_a_block_before_the_outcome() -> None:
    state = facing(3, weapon(PICKAXE), weapon(PICKAXE, 1), weapon(IRON))
    assert types(state.apply(Fight(HERE))) == ["weapons_drawn"]
    assert (state.stage, state.actor()) == (Stage.PICKAXE, 0)
    fight = state.view(1).fight
    assert fight is not None
    assert (fight.pickaxes, fight.hearts, fight.cell) == (2, 5, HERE)
    offered = state.legal_moves()
    corners = ((0, 0, 3), (0, 3, 3), (3, 0, 3), (3, 3, 3))
    assert offered == [*(Pickaxe(block) for block in corners), Pickaxe(None)]
    assert types(state.apply(Pickaxe((0, 0, 3)))) == ["block_taken"]
    assert types(state.apply(Pickaxe(None))) == ["mob_defeated", "xp"]
    assert sum(state.view(0).players[0].supply) == 1


def test_b6_6_a_pickaxe_may_clear_a_layer() -> None:
    state = facing(6, weapon(PICKAXE))
    set_heights(state, [4] + [3] * 15)
    state.apply(Fight(HERE))
    events = state.apply(Pickaxe((0, 0, 3)))
    assert types(events) == ["block_taken", "layer_cleared", "mob_survived"]
    assert state.view(0).rounds_due == ("A",)


def test_b6_6_no_pickaxe_without_blocks() -> None:
    state = facing(6, weapon(PICKAXE), weapon(PICKAXE, 1))
    set_heights(state, [1] + [0] * 15)
    state.apply(Fight(HERE))
    events = state.apply(Pickaxe((0, 0, 0)))
    assert types(events) == ["block_taken", "layer_cleared", "mob_survived"]


def test_b6_7_tnt_is_decided_last_and_leaves_the_game_when_lit() -> None:
    state = facing(6, weapon(TNT), weapon(PICKAXE), weapon(BOW))
    state.apply(Fight(HERE))
    assert state.view(0).stage == "pickaxe", "pickaxes come before TNT"
    state.apply(Pickaxe(None))
    assert state.view(0).stage == "tnt"
    token = weapon(TNT)
    assert state.legal_moves() == [Tnt(token, True), Tnt(token, False)]
    events = state.apply(Tnt(token, True))
    assert events[0] == TokenRemoved(0, token)
    assert types(events) == ["token_removed", "mob_defeated", "xp"]
    view = state.view(1)
    assert token not in view.players[0].pile
    assert view.removed == (token,)


def test_b6_7_tnt_kept_counts_nothing_and_returns_to_the_pile() -> None:
    state = facing(3, weapon(TNT))
    state.apply(Fight(HERE))
    events = state.apply(Tnt(weapon(TNT), False))
    tile = state.view(0).stack(HERE).face_up or ""
    assert events == [MobSurvived(0, tile, 0, HERE)]
    assert state.view(0).players[0].pile == (weapon(TNT),)


def test_b6_7_two_tnt_are_decided_in_the_order_revealed() -> None:
    state = facing(6, weapon(TNT), weapon(TNT, 1))
    drawn = state.apply(Fight(HERE))[0]
    assert isinstance(drawn, WeaponsDrawn)
    one, other = drawn.tokens
    assert str(state.refusal(Tnt(other, True))) == f"B6.7 other_tnt (token={one})"
    assert state.apply(Tnt(one, False)) == []
    assert state.legal_moves() == [Tnt(other, True), Tnt(other, False)]
    assert types(state.apply(Tnt(other, True))) == ["token_removed", "mob_survived"]


def test_b6_8_a_defeated_mob_is_kept_for_its_kind() -> None:
    state = game()
    show_tile(state, HERE, mob(lambda tile: tile.extra_action and tile.hearts == 1))
    give_pile(state, 0, weapon(IRON))
    state.apply(Fight(HERE))
    assert state.extra_mobs(0) == state.mobs[0] != ()
