"""The ten positions with which towers is taught: what each says is so by the rules."""

from __future__ import annotations

from game.rules.towers import refusals
from game.rules.towers.catalogue import BLACK, GREY, WHITE
from game.rules.towers.events import PhaseStarted, PointsGained
from game.rules.towers.state import TowersState
from tests.rules.towers.table import (
    at,
    bare,
    build,
    capture,
    counts,
    demolish,
    march,
    place,
    put_pawn,
    put_tower,
)


def test_1_a_card_is_a_distance() -> None:
    state = bare(hand="BGGWR")
    assert state.refusal(place((8, 0), (8, 2), "B")) is None
    assert state.refusal(place((8, 4), (8, 4), "B")) is None, "entered from below, at itself"
    for entry in ((8, 0), (8, 8)):
        assert state.refusal(place(entry, (8, 4), "B")) is not None


def test_2_sight() -> None:
    state = bare(hand="RBBGW")
    put_pawn(state, 0, (2, 0))
    put_tower(state, (2, 2), "R")
    after = state.clone()
    assert PointsGained(0, 1, "demolish") in after.apply(demolish((2, 0), (2, 2), "R"))
    assert after.view(0).players[0].blocks == counts("R")
    state.clear(at(2, 2))
    put_tower(state, (2, 2), "W")
    refused = refusals.colour_between("T5.1", at(2, 1), WHITE, at(2, 2))
    assert state.refusal(demolish((2, 0), (2, 2), "W")) == refused


def test_3_save_the_card_the_tower_needs() -> None:
    state = bare(hand="WBGGR")
    put_tower(state, (2, 2), "W")
    state.apply(place((0, 2), (0, 2), "R"))
    state.turn_player = 0
    assert state.ground.colours[at(1, 2)] == GREY
    assert state.refusal(demolish((0, 2), (2, 2), "W")) is None


def test_4_demolish_then_build() -> None:
    state = bare(hand="RGBBW", blocks="RG")
    put_pawn(state, 0, (8, 4))
    assert PointsGained(0, 2, "build") in state.apply(build((8, 4), "RG", "RG"))


def test_5_leave_a_door() -> None:
    state = bare(hand="RGBBW", blocks="RG")
    put_pawn(state, 0, (0, 0))
    put_pawn(state, 0, (8, 4))
    put_tower(state, (0, 1), "W")
    put_tower(state, (1, 0), "B")
    assert state.refusal(build((8, 4), "RG", "RG")) is None
    assert state.refusal(build((0, 0), "RG", "RG")) == refusals.no_open_side(at(0, 0), at(0, 0))


def beside_a_tower_of_four(blocks: str, hand: str) -> TowersState:
    state = bare(hand=hand, phase=4, blocks=blocks)
    put_pawn(state, 0, (4, 4))
    put_tower(state, (4, 5), "BWGR")
    return state


def test_6_seven_blocks_stop_you_six_never_do() -> None:
    state = beside_a_tower_of_four("BBWWGR", "BWGRR")
    assert PointsGained(0, 4, "demolish") in state.apply(demolish((4, 4), (4, 5), "BWGR"))
    assert state.blocks_of(0) == 10
    state = beside_a_tower_of_four("BBWWGRR", "BWGRR")
    assert state.refusal(demolish((4, 4), (4, 5), "BWGR")) == refusals.seven_blocks(7)


def test_7_captures_pay_by_the_card() -> None:
    state = bare(hand="GGBWR")
    put_pawn(state, 0, (8, 1))
    put_pawn(state, 1, (8, 3))
    assert (state.ground.colours[at(8, 3)], state.ground.colours[at(8, 2)]) == (GREY, BLACK)
    assert PointsGained(0, 3, "capture") in state.apply(capture((8, 1), (8, 3), "GGJ"))


def test_8_stand_where_nobody_sees_you() -> None:
    """The rival on [8,1] sees [8,3] but not [8,4], which is black as [8,2] between."""
    for column, seen in ((3, True), (4, False)):
        state = bare(hand="BBBGG")
        put_pawn(state, 1, (8, column))
        put_pawn(state, 0, (8, 1))
        cards = "GGJ" if column == 3 else "BBB"
        refused = state.refusal(capture((8, 1), (8, column), cards))
        assert (refused is None) == seen
    assert refused == refusals.colour_between("T7.1", at(8, 2), BLACK, at(8, 4))


def test_9_the_joker_closes_the_last_gap() -> None:
    state = beside_a_tower_of_four("", "BWGGB")
    assert state.refusal(demolish((4, 4), (4, 5), "BWGR")) == refusals.cards_short((0, 0, 0, 1))
    assert PointsGained(0, 4, "demolish") in state.apply(demolish((4, 4), (4, 5), "BWGJ"))
    state = beside_a_tower_of_four("", "BWGGB")
    after = state.clone()
    to = at(4, 3)
    assert state.ground.colours[to] == WHITE
    events = after.apply(march((4, 4), (4, 3), "J"))
    assert not any(isinstance(event, PointsGained) for event in events)


def test_10_you_choose_when_the_phase_turns() -> None:
    state = bare(hand="RGWBB")
    state.heights = 4 << 10 | 4 << 15 | 2 << 20  # two, three and four blocks high
    put_pawn(state, 0, (2, 0))
    put_pawn(state, 0, (4, 4))
    put_tower(state, (2, 2), "R")
    put_tower(state, (0, 0), "B")
    put_tower(state, (4, 5), "GW")
    assert state.refusal(demolish((4, 4), (4, 5), "GW")) == refusals.too_high(2, 1)
    assert PhaseStarted(2) in state.apply(demolish((2, 0), (2, 2), "R"))
    state.turn_player = 0
    hand = state.view(0).players[0].hand
    assert hand is not None
    assert hand[GREY] >= 1
    assert hand[WHITE] >= 1
    assert state.ground.colours[at(2, 1)] == WHITE
    assert state.refusal(demolish((4, 4), (4, 5), "GW")) is None
