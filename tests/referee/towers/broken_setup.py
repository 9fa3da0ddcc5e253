"""Headers of `towers`, broken on purpose (T1, T12, T14)."""

from __future__ import annotations

from ..editing import as_list
from .editing import Edited, written
from .tampering import breaks


def of_two() -> Edited:
    """A game of two players."""
    return Edited(written(0))


def of_four() -> Edited:
    """A game of four players."""
    return Edited(written(1))


def tower(edited: Edited, height: int) -> list[object]:
    """The first tower of that height."""
    towers = [as_list(each) for each in edited.part("towers")]
    return next(each for each in towers if len(as_list(each[2])) == height)


def row(edited: Edited, number: int) -> list[object]:
    """A row of the board."""
    return as_list(edited.part("board")[number])


@breaks("format", "no record")
def another_format() -> Edited:
    edited = of_two()
    edited.lines[0]["format"] = "diary"
    return edited


@breaks("format", "version")
def a_later_version() -> Edited:
    edited = of_two()
    edited.lines[0]["version"] = 2
    return edited


@breaks("format", "towers alone")
def another_title() -> Edited:
    edited = of_two()
    edited.lines[0]["title"] = "biomes"
    return edited


@breaks("T1", "5 players")
def five_players() -> Edited:
    edited = of_four()
    players = as_list(edited.lines[0]["players"])
    players.append(players[0])
    return edited


@breaks("T1", "1 players")
def a_lonely_player() -> Edited:
    edited = of_two()
    as_list(edited.lines[0]["players"]).pop()
    return edited


@breaks("T1.5", "no player")
def a_starting_player_from_elsewhere() -> Edited:
    edited = of_two()
    edited.lines[0]["first_player"] = 2
    return edited


@breaks("T2.1", "turn")
def another_starting_player() -> Edited:
    edited = of_two()
    edited.lines[0]["first_player"] = 1 - int(str(edited.lines[0]["first_player"]))
    return edited


@breaks("T1.1", "the board has")
def a_field_in_another_colour() -> Edited:
    edited = of_four()
    row(edited, 0)[0] = "red"
    return edited


@breaks("format", "no colour")
def a_green_field() -> Edited:
    edited = of_four()
    row(edited, 0)[0] = "green"
    return edited


@breaks("format", "9")
def a_smaller_board() -> Edited:
    edited = of_four()
    edited.part("board").pop()
    return edited


@breaks("T14", "are")
def neighbours_alike() -> Edited:
    edited = of_four()
    first, second = row(edited, 0), row(edited, 1)
    first[0], second[0] = second[0], first[0]
    return edited


@breaks("T1.2", "one square")
def squares_on_another_colour() -> Edited:
    edited = of_four()
    one = next(as_list(each) for each in edited.part("squares") if as_list(each)[2] == 1)
    one[1] = int(str(one[1])) + 1
    return edited


@breaks("T1.2", "blocks")
def a_square_too_many() -> Edited:
    edited = of_four()
    one = next(as_list(each) for each in edited.part("squares") if as_list(each)[2] == 2)
    one[2] = 3
    return edited


@breaks("T1.2", "1 to 4")
def five_squares() -> Edited:
    edited = of_four()
    as_list(edited.part("squares")[0])[2] = 5
    return edited


@breaks("T1.2", "twice")
def squares_told_twice() -> Edited:
    edited = of_four()
    edited.part("squares").append(edited.part("squares")[0])
    return edited


@breaks("T1.2", "towers of")
def a_tower_on_bare_ground() -> Edited:
    edited = of_four()
    tower(edited, 1)[:2] = [0, 0]
    return edited


@breaks("T1.2", "towers of")
def blocks_of_two_towers_exchanged() -> Edited:
    edited = of_four()
    low, high = tower(edited, 1), tower(edited, 4)
    low[2], high[2] = high[2], low[2]
    return edited


@breaks("T1.2", "neutral pawns")
def neutral_pawns_among_four() -> Edited:
    edited = of_four()
    edited.part("neutral").append([0, 0])
    return edited


@breaks("T1.3", "the blocks are")
def a_repainted_block() -> Edited:
    edited = of_four()
    blocks = as_list(tower(edited, 4)[2])
    blocks[0] = next(name for name in ("red", "grey") if name != blocks[0])
    return edited


@breaks("T2.3", "two towers")
def two_towers_on_a_field() -> Edited:
    edited = of_four()
    towers = edited.part("towers")
    as_list(towers[1])[:2] = as_list(towers[0])[:2]
    return edited


@breaks("T12", "towers of")
def a_tower_of_one_among_two_players() -> Edited:
    edited = of_two()
    as_list(tower(edited, 2)[2]).pop()
    return edited


@breaks("T12", "the blocks are")
def a_fifth_of_a_colour_for_two() -> Edited:
    edited = of_two()
    blocks = as_list(tower(edited, 3)[2])
    blocks[0] = next(name for name in ("red", "grey") if name != blocks[0])
    return edited


@breaks("T12", "neutral pawns")
def a_neutral_pawn_that_is_missing() -> Edited:
    edited = of_two()
    edited.part("neutral").pop()
    return edited


@breaks("T12", "neutral pawns")
def a_neutral_pawn_elsewhere() -> Edited:
    edited = of_two()
    edited.part("neutral")[0] = [0, 0]
    return edited


@breaks("T2.3", "two neutral pawns")
def two_neutral_pawns_on_a_field() -> Edited:
    edited = of_two()
    edited.part("neutral")[0] = edited.part("neutral")[1]
    return edited


@breaks("T1.4", "the cards are")
def a_card_in_another_colour() -> Edited:
    edited = of_four()
    deck = edited.part("deck")
    deck[0] = next(name for name in ("red", "grey") if name != deck[0])
    return edited


@breaks("T1.4", "the cards are")
def a_card_too_few() -> Edited:
    edited = of_four()
    edited.part("deck").pop()
    return edited


@breaks("format", "hand has")
def a_hand_of_six() -> Edited:
    edited = of_four()
    as_list(edited.part("hands")[0]).append(edited.part("deck").pop())
    return edited
