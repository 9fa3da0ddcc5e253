"""T2.3, T3, T4: pawns enter and run to the first field of a card's colour."""

from __future__ import annotations

from game.rules.core import Refusal
from game.rules.towers import refusals
from game.rules.towers.catalogue import BLACK, GREY, RED, WHITE
from game.rules.towers.moves import MovePawn, Place
from tests.rules.towers.table import (
    at,
    bare,
    game,
    march,
    place,
    put_neutral,
    put_pawn,
    put_tower,
    types,
)


def test_t3_all_36_lanes_can_be_entered_at_the_start() -> None:
    for seats in (2, 3):
        moves = [move for move in game(seats).legal_moves() if isinstance(move, Place)]
        lanes = {(move.entry, move.to) for move in moves}
        entered = {entry for entry, _ in lanes}
        assert len(entered) == 32  # four corners are the ends of two lanes each


def test_t3_a_pawn_stops_on_the_first_field_of_the_colour() -> None:
    """Row 8: W R B G B G R W B."""
    state = bare(hand="BGGWR")
    assert state.refusal(place((8, 0), (8, 2), "B")) is None
    refused = refusals.colour_earlier("T3", at(8, 2), BLACK)
    assert state.refusal(place((8, 0), (8, 4), "B")) == refused
    assert state.refusal(place((8, 4), (8, 4), "B")) is None
    events = state.apply(place((8, 0), (8, 2), "B"))
    assert types(events) == ["cards_discarded", "pawn_placed", "cards_drawn", "turn_started"]
    assert state.pawns[0] == (at(8, 2),)


def test_t3_rows_and_columns_from_both_ends() -> None:
    """Column 2, top down: R G R W B G R W B."""
    state = bare(hand="BWGRB")
    for entry, to, card in (((0, 2), (4, 2), "B"), ((8, 2), (7, 2), "W"), ((4, 0), (4, 0), "G")):
        assert state.refusal(place(entry, to, card)) is None
    assert state.refusal(place((4, 8), (4, 4), "B")) == refusals.colour_earlier(
        "T3", at(4, 7), BLACK
    )


def test_t3_what_stands_in_the_lane_closes_it() -> None:
    state = bare(hand="BWGRB")
    put_tower(state, (8, 1), "B")
    blocked = refusals.tower_in_way("T3", at(8, 1))
    assert state.refusal(place((8, 0), (8, 2), "B")) == blocked
    assert state.refusal(place((8, 0), (8, 0), "W")) is None
    put_pawn(state, 1, (8, 3))
    assert state.refusal(place((8, 3), (8, 3), "G")) == refusals.pawn_in_way("T3", at(8, 3), 1)
    put_neutral(state, (0, 4))
    assert state.refusal(place((0, 4), (1, 4), "B")) == refusals.pawn_in_way("T3", at(0, 4), -1)


def test_t3_an_entry_is_an_edge_field_of_the_row_or_column() -> None:
    state = bare(hand="BWGRB")
    assert state.refusal(place((4, 4), (4, 4), "B")) == refusals.not_an_edge(at(4, 4))
    for to in ((0, 5), (1, 4)):  # along the edge; another column
        assert state.refusal(place((0, 3), to, "R")) == refusals.not_in_lane(at(0, 3), at(*to))
    assert state.refusal(Place(-1, 81, (1, 0, 0, 0, 0))) == refusals.NO_SUCH_FIELD


def test_t3_a_corner_field_is_entered_once() -> None:
    """Over row and column one comes to the same field: one move, not two."""
    state = bare(hand="WWWWW")
    corner = [m for m in state.legal_moves() if isinstance(m, Place) and m.to == at(0, 0)]
    assert corner == [place((0, 0), (0, 0), "W"), place((0, 0), (0, 0), "J")]


def test_t1_5_four_pawns_and_no_more() -> None:
    state = bare(hand="WWWWW")
    for column in range(4):
        put_pawn(state, 0, (4, column))
    assert state.refusal(place((8, 0), (8, 0), "W")) == refusals.NO_PAWN_IN_RESERVE
    assert not [move for move in state.legal_moves() if isinstance(move, Place)]


def test_t4_a_pawn_runs_to_the_first_field_beyond_its_own() -> None:
    """Column 2, top down: R G R W B G R W B."""
    state = bare(hand="BWGRB")
    put_pawn(state, 0, (2, 2))
    assert state.refusal(march((2, 2), (6, 2), "R")) is None, "its own field's colour is not met"
    assert state.refusal(march((2, 2), (0, 2), "R")) is None
    refused = refusals.colour_earlier("T4", at(3, 2), WHITE)
    assert state.refusal(march((2, 2), (7, 2), "W")) == refused
    events = state.apply(march((2, 2), (6, 2), "R"))
    assert types(events) == ["cards_discarded", "pawn_moved", "cards_drawn", "turn_started"]
    assert state.pawns[0] == (at(6, 2),)


def test_t4_nothing_jumps() -> None:
    state = bare(hand="BWGRB")
    put_pawn(state, 0, (2, 2))
    put_pawn(state, 1, (4, 2))
    blocked: Refusal = refusals.pawn_in_way("T4", at(4, 2), 1)
    assert state.refusal(march((2, 2), (6, 2), "R")) == blocked
    assert state.refusal(march((2, 2), (4, 2), "B")) == blocked
    assert state.refusal(march((2, 2), (3, 3), "R")) == refusals.not_in_line(
        "T4", at(2, 2), at(3, 3)
    )
    assert state.refusal(march((2, 2), (2, 2), "R")) == refusals.not_in_line(
        "T4", at(2, 2), at(2, 2)
    )


def test_t4_only_own_pawns_move() -> None:
    state = bare(hand="BWGRB")
    put_pawn(state, 1, (2, 2))
    put_neutral(state, (2, 4))
    put_tower(state, (2, 6), "B")
    assert state.refusal(march((2, 2), (6, 2), "R")) == refusals.not_your_pawn("T4", at(2, 2), 1)
    assert state.refusal(march((2, 4), (6, 4), "R")) == refusals.not_your_pawn("T4", at(2, 4), -1)
    assert state.refusal(march((2, 6), (6, 6), "G")) == refusals.no_pawn_there("T4", at(2, 6))
    assert state.refusal(march((0, 0), (0, 1), "B")) == refusals.no_pawn_there("T4", at(0, 0))


def test_one_card_of_the_field_s_colour_or_the_joker() -> None:
    state = bare(hand="BBGGW")
    assert state.refusal(place((8, 1), (8, 1), "R")) == refusals.cards_short((0, 0, 0, 1))
    assert state.refusal(place((8, 1), (8, 1), "J")) is None
    wrong = refusals.wrong_cards("T3", (0, 0, 0, 1))
    for cards in ("B", "", "BJ", "RJ"):
        assert state.refusal(place((8, 1), (8, 1), cards)) == wrong
    put_pawn(state, 0, (8, 0))
    assert state.refusal(march((8, 0), (8, 2), "G")) == refusals.wrong_cards("T4", (1, 0, 0, 0))


def test_colour_of_a_field_not_of_a_block_decides() -> None:
    state = bare(hand="WWWWW")
    moves = [move for move in state.legal_moves() if isinstance(move, Place | MovePawn)]
    colours = state.ground.colours
    assert {colours[move.to] for move in moves if not move.pay[4]} == {WHITE}
    assert {colours[move.to] for move in moves if move.pay[4]} == {BLACK, WHITE, GREY, RED}
