"""T5, T6, T7, T9: demolishing, building, capturing; what they cost, score and need."""

from __future__ import annotations

import pytest

from game.rules.chance import Dealer
from game.rules.towers import TOWERS, refusals
from game.rules.towers.catalogue import BLACK, GREY, WHITE
from game.rules.towers.counts import packed
from game.rules.towers.events import PawnCaptured, PointsGained, TowerBuilt, TowerDemolished
from game.rules.towers.moves import Build, Capture, Demolish
from game.rules.towers.state import TowersState
from tests.rules.towers.table import (
    at,
    bare,
    build,
    capture,
    counts,
    demolish,
    give_hand,
    march,
    pay,
    put_neutral,
    put_pawn,
    put_tower,
    tower_at,
    types,
)

# Row 8 of the map, left to right: W R B G B G R W B.


def seeing(tower: str, hand: str, phase: int = 4, blocks: str = "") -> TowersState:
    """A pawn on [8,0], a tower on [8,3]: a red and a black field lie between."""
    state = bare(hand=hand, phase=phase, blocks=blocks)
    put_pawn(state, 0, (8, 0))
    put_tower(state, (8, 3), tower)
    return state


def test_t5_3_demolishing_gives_chip_and_blocks_and_the_field() -> None:
    state = seeing("WGW", "WWGBB")
    events = state.apply(demolish((8, 0), (8, 3), "WWG"))
    assert types(events)[:4] == ["cards_discarded", "tower_demolished", "pawn_moved", "points"]
    assert events[1] == TowerDemolished(0, at(8, 3), (WHITE, WHITE, GREY), 3)
    assert events[3] == PointsGained(0, 3, "demolish")
    own = state.view(0).players[0]
    assert (own.points, own.blocks, own.pawns) == (3, counts("WWG"), (at(8, 3),))
    assert own.chips == (0, 0, 1, 0)
    assert own.points_by_reason == (("build", 0), ("capture", 0), ("demolish", 3))
    assert tower_at(state, (8, 3)) == ""


def test_t5_1_no_field_between_has_a_colour_of_the_tower() -> None:
    for tower, colour, field in (("R", 3, (8, 1)), ("B", 0, (8, 2)), ("WB", 0, (8, 2))):
        state = seeing(tower, "BWGRB")
        refused = refusals.colour_between("T5.1", at(*field), colour, at(8, 3))
        assert state.refusal(demolish((8, 0), (8, 3), tower)) == refused


def test_t5_1_the_fields_of_pawn_and_tower_do_not_count() -> None:
    """[8,0] is white, [8,3] grey: strictly between only."""
    state = seeing("WG", "WGBBB")
    assert state.refusal(demolish((8, 0), (8, 3), "WG")) is None


def test_t5_1_nothing_between_and_in_line() -> None:
    state = seeing("W", "WWBBB")
    put_pawn(state, 1, (8, 2))
    blocked = refusals.pawn_in_way("T5.1", at(8, 2), 1)
    assert state.refusal(demolish((8, 0), (8, 3), "W")) == blocked
    put_tower(state, (7, 1), "W")
    assert state.refusal(demolish((8, 0), (7, 1), "W")) == refusals.not_in_line(
        "T5.1", at(8, 0), at(7, 1)
    )
    put_tower(state, (8, 1), "G")
    assert state.refusal(demolish((8, 0), (8, 3), "W")) == refusals.tower_in_way("T5.1", at(8, 1))


def test_t5_it_takes_a_tower_and_an_own_pawn() -> None:
    state = seeing("W", "WWBBB")
    put_pawn(state, 1, (6, 3))
    assert state.refusal(demolish((8, 0), (8, 1), "W")) == refusals.no_tower(at(8, 1))
    assert state.refusal(demolish((8, 1), (8, 3), "W")) == refusals.no_pawn_there("T5.1", at(8, 1))
    assert state.refusal(demolish((6, 3), (8, 3), "W")) == refusals.not_your_pawn(
        "T5.1", at(6, 3), 1
    )
    assert state.refusal(demolish((8, 0), (8, 0), "W")) == refusals.no_tower(at(8, 0))


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_t5_2_as_high_as_the_phase_at_most(phase: int) -> None:
    for height in range(1, 6):
        state = seeing("WGWGW"[:height], "WWWGG", phase)
        refused = state.refusal(demolish((8, 0), (8, 3), "WGWGW"[:height]))
        assert refused == (None if height <= phase else refusals.too_high(height, phase))


def test_t5_4_with_seven_blocks_nothing_is_demolished() -> None:
    six = seeing("W", "WWBBB", blocks="BBBWWW")
    assert six.refusal(demolish((8, 0), (8, 3), "W")) is None
    seven = seeing("W", "WWBBB", blocks="BBBWWWG")
    assert seven.refusal(demolish((8, 0), (8, 3), "W")) == refusals.seven_blocks(7)
    assert not [move for move in seven.legal_moves() if isinstance(move, Demolish)]


def test_example_a_nine_blocks_of_six_and_a_tower_of_three() -> None:
    """Anna has six blocks and takes three; with nine she must build first."""
    state = seeing("WGW", "WWGBB", blocks="BBBWWW")
    state.apply(demolish((8, 0), (8, 3), "WWG"))
    assert state.blocks_of(0) == 9
    state.turn_player = 0
    put_tower(state, (8, 4), "B")
    give_hand(state, 0, "BWGRB")
    assert state.refusal(demolish((8, 3), (8, 4), "B")) == refusals.seven_blocks(9)
    state.blocks[0] -= packed(counts("BWG"))
    assert state.refusal(demolish((8, 3), (8, 4), "B")) is None


def test_t6_building_puts_a_tower_in_the_place_of_the_pawn() -> None:
    state = bare(hand="RGBBW", phase=1, blocks="RG")
    put_pawn(state, 0, (8, 4))
    events = state.apply(build((8, 4), "RG", "RG"))
    told = ["cards_discarded", "pawn_returned", "tower_built", "points", "cards_drawn"]
    assert types(events)[:5] == told
    assert events[2] == TowerBuilt(0, at(8, 4), (GREY, 3), 2)
    own = state.view(0).players[0]
    assert (own.points, own.blocks, own.reserve, own.pawns) == (2, (0, 0, 0, 0), 4, ())
    assert tower_at(state, (8, 4)) == "GR"
    assert own.chips == (0, 0, 0, 0), "the chip goes on the tower (T6.2)"


def test_who_built_a_tower_is_remembered_until_it_is_demolished() -> None:
    """Everybody saw it (T13); a clone and an imagined position remember it, too."""
    state = bare(hand="RGBBW", phase=2, blocks="RGB")
    put_pawn(state, 0, (8, 4))
    put_tower(state, (8, 6), "B")
    state.apply(build((8, 4), "RGB", "RGB"))
    state.phase = 3
    assert state.view(1).builders == (*[None] * at(8, 4), 0, *[None] * (80 - at(8, 4)))
    twin = TOWERS.imagine(state.view(1), Dealer(1))
    assert twin.view(1) == state.view(1)
    before = state.clone()
    put_pawn(state, 1, (8, 3))
    give_hand(state, 1, "BGRBW")
    state.apply(demolish((8, 3), (8, 4), "BGR"))
    assert set(state.view(0).builders) == {None}
    assert before.view(2).builders[at(8, 4)] == 0


def test_t6_1_exactly_one_block_more_than_the_phase() -> None:
    state = bare(hand="RGBBW", phase=2, blocks="RGBBW")
    put_pawn(state, 0, (8, 4))
    assert state.refusal(build((8, 4), "RG", "RG")) == refusals.wrong_height(2, 3)
    assert state.refusal(build((8, 4), "RGBB", "RGBB")) == refusals.wrong_height(4, 3)
    assert state.refusal(build((8, 4), "RGB", "RGB")) is None
    assert state.refusal(Build(at(8, 4), (3, -1, 1, 0), pay("RGB"))) == refusals.wrong_height(3, 3)


def test_t6_1_out_of_own_blocks_on_an_own_pawn_s_field() -> None:
    state = bare(hand="RGBBW", blocks="RB")
    put_pawn(state, 0, (8, 4))
    put_pawn(state, 1, (8, 6))
    assert state.refusal(build((8, 4), "RG", "RG")) == refusals.blocks_short((0, 0, 1, 0))
    assert state.refusal(build((8, 6), "RB", "RB")) == refusals.not_your_pawn("T6.1", at(8, 6), 1)
    assert state.refusal(build((8, 5), "RB", "RB")) == refusals.no_pawn_there("T6.1", at(8, 5))
    assert state.refusal(Build(99, (1, 0, 0, 1), pay("RB"))) == refusals.NO_SUCH_FIELD


def test_t6_2_five_blocks_carry_no_chip_and_score_five() -> None:
    state = bare(hand="RGBBW", phase=4, blocks="RGBBW")
    put_pawn(state, 0, (8, 4))
    events = state.apply(build((8, 4), "RGBBW", "RGBBW"))
    assert TowerBuilt(0, at(8, 4), (0, 0, 1, 2, 3), 0) in events
    assert PointsGained(0, 5, "build") in events


def test_t6_3_the_new_tower_needs_an_open_side() -> None:
    state = bare(hand="RGBBW", blocks="RG")
    put_pawn(state, 0, (0, 0))
    put_tower(state, (0, 1), "W")
    put_pawn(state, 1, (1, 0))
    assert state.refusal(build((0, 0), "RG", "RG")) is None, "pawns never close a side"
    state.clear(at(1, 0))
    put_tower(state, (1, 0), "W")
    assert state.refusal(build((0, 0), "RG", "RG")) == refusals.no_open_side(at(0, 0), at(0, 0))


def test_t6_3_its_neighbours_keep_one() -> None:
    state = bare(hand="RGBBW", blocks="RG")
    put_tower(state, (0, 0), "W")
    put_tower(state, (0, 1), "W")
    put_pawn(state, 0, (1, 0))
    refused = refusals.no_open_side(at(0, 0), at(1, 0))
    assert state.refusal(build((1, 0), "RG", "RG")) == refused
    assert not [move for move in state.legal_moves() if isinstance(move, Build)]


def test_t6_3_the_open_field_may_itself_be_enclosed() -> None:
    state = bare(hand="RGBBW", blocks="RG")
    for spot in ((0, 1), (1, 2), (2, 1)):
        put_tower(state, spot, "W")  # round [1,1], which stays free
    put_pawn(state, 0, (1, 0))
    put_tower(state, (0, 0), "W")
    put_tower(state, (2, 0), "W")
    assert state.refusal(build((1, 0), "RG", "RG")) == refusals.no_open_side(at(0, 0), at(1, 0))
    state.clear(at(0, 0))
    assert state.refusal(build((1, 0), "RG", "RG")) is None


def facing(hand: str, *, joker: bool = True) -> TowersState:
    """An own pawn on [8,1], a rival's on [8,3], which is grey; [8,2] between is black."""
    state = bare(hand=hand, joker=joker)
    put_pawn(state, 0, (8, 1))
    put_pawn(state, 1, (8, 3))
    return state


@pytest.mark.parametrize("cards", ["GGG", "GGGG", "GGGGG", "GGJ", "GGGGJ"])
def test_t7_2_three_to_five_cards_a_point_each(cards: str) -> None:
    state = facing("GGGGG")
    events = state.apply(capture((8, 1), (8, 3), cards))
    assert PawnCaptured(0, 1, at(8, 3)) in events
    assert PointsGained(0, len(cards), "capture") in events
    assert state.view(0).players[0].pawns == (at(8, 3),)
    assert state.view(0).players[1].reserve == 4


def test_t7_2_not_two_not_six_and_of_one_colour() -> None:
    state = facing("GGGGG")
    assert state.refusal(capture((8, 1), (8, 3), "GG")) == refusals.three_to_five(2, GREY)
    assert state.refusal(capture((8, 1), (8, 3), "GGGGGJ")) == refusals.three_to_five(6, GREY)
    state = facing("GGGBB")
    assert state.refusal(capture((8, 1), (8, 3), "GGB")) == refusals.wrong_cards(
        "T7.2", (0, 0, 3, 0)
    )
    assert state.refusal(capture((8, 1), (8, 3), "GGGG")) == refusals.cards_short((0, 0, 1, 0))


def test_example_b_two_grey_cards_and_the_joker() -> None:
    """Anna captures on grey with two grey cards and the joker; then she draws two."""
    state = facing("GGBWR")
    events = state.apply(capture((8, 1), (8, 3), "GGJ"))
    told = ["cards_discarded", "joker_used", "pawn_captured", "pawn_moved", "points", "cards_drawn"]
    assert types(events)[:6] == told
    assert PointsGained(0, 3, "capture") in events
    drawn = next(event for event in events if event.type == "cards_drawn")
    assert getattr(drawn, "size", None) == 2
    assert not state.view(1).players[0].joker


def test_example_c_a_pawn_moved_by_the_joker_draws_nothing() -> None:
    """Krzysiek has no white card: the joker moves his pawn, and no card is drawn."""
    state = bare(hand="BBGGR")
    put_pawn(state, 0, (8, 1))
    hand = state.hands[0]
    events = state.apply(march((8, 1), (8, 0), "J"))
    assert types(events) == ["joker_used", "pawn_moved", "turn_started"]
    assert state.hands[0] == hand


def test_t7_1_no_field_between_of_the_target_field_s_colour() -> None:
    """From [8,1] to [8,5], grey: [8,3] between is grey, too."""
    state = facing("GGGGG")
    state.clear(at(8, 3))
    state.pawns[1] = ()
    put_pawn(state, 1, (8, 5))
    refused = refusals.colour_between("T7.1", at(8, 3), GREY, at(8, 5))
    assert state.refusal(capture((8, 1), (8, 5), "GGG")) == refused


def test_t7_2_own_pawns_are_never_captured() -> None:
    state = facing("GGGGG")
    put_pawn(state, 0, (8, 2))
    assert state.refusal(capture((8, 1), (8, 2), "BBB")) == refusals.own_pawn(at(8, 2))
    assert state.refusal(capture((8, 1), (8, 4), "BBB")) == refusals.nobody_to_capture(at(8, 4))
    blocked = refusals.pawn_in_way("T7.1", at(8, 2), 0)
    assert state.refusal(capture((8, 1), (8, 3), "GGG")) == blocked
    assert not [move for move in state.legal_moves() if isinstance(move, Capture) and move.to == 74]


def test_t12_a_captured_neutral_pawn_leaves_the_game() -> None:
    state = bare(2, hand="GGGBB", phase=2)
    put_pawn(state, 0, (8, 1))
    put_neutral(state, (8, 3))
    events = state.apply(capture((8, 1), (8, 3), "GGG"))
    assert PawnCaptured(0, None, at(8, 3)) in events
    assert state.view(0).neutral == ()


def test_t9_the_joker_may_replace_any_card_also_when_it_need_not() -> None:
    state = seeing("WG", "WGBBB")
    ways = {move.pay for move in state.legal_moves() if isinstance(move, Demolish)}
    assert ways == {pay("WG"), pay("WJ"), pay("GJ")}
    assert state.refusal(demolish((8, 0), (8, 3), "BJ")) == refusals.wrong_cards("T5", (0, 1, 1, 0))
    two = Demolish(at(8, 0), at(8, 3), (0, 0, 0, 0, 2))
    assert state.refusal(two) == refusals.ONE_JOKER
    minus = Demolish(at(8, 0), at(8, 3), (-1, 1, 1, 0, 1))
    assert state.refusal(minus) == refusals.wrong_cards("T5", (0, 1, 1, 0))
    huge = Demolish(at(8, 0), at(8, 3), (32, 0, 1, 0, 0))  # packed it would be a white card
    assert state.refusal(huge) == refusals.wrong_cards("T5", (0, 1, 1, 0))


def test_t9_a_face_down_joker_pays_nothing() -> None:
    state = facing("GGBWR", joker=False)
    assert state.refusal(capture((8, 1), (8, 3), "GGJ")) == refusals.JOKER_FACE_DOWN
    assert not any(getattr(move, "pay", (0,))[-1] for move in state.legal_moves())


def test_t9_the_joker_never_changes_what_may_lie_between() -> None:
    state = seeing("R", "BBBBB")
    refused = refusals.colour_between("T5.1", at(8, 1), 3, at(8, 3))
    assert state.refusal(demolish((8, 0), (8, 3), "J")) == refused


def test_t2_3_black_is_a_colour_like_others() -> None:
    state = bare(hand="BBBWW")
    put_pawn(state, 0, (8, 3))
    put_pawn(state, 1, (8, 4))
    assert state.ground.colours[at(8, 4)] == BLACK
    assert state.refusal(capture((8, 3), (8, 4), "BBB")) is None
