"""The set-up, the seats and the numbering, broken on purpose (B1)."""

from __future__ import annotations

from .editing import Edited, as_list, as_object
from .tampering import breaks


@breaks("format", "no record")
def no_such_format() -> Edited:
    edited = Edited()
    edited.lines[0]["format"] = "chess"
    return edited


@breaks("format", "another version")
def no_such_version() -> Edited:
    edited = Edited()
    edited.lines[0]["version"] = 2
    return edited


@breaks("B1.2", "there are")
def a_tile_that_is_missing() -> Edited:
    edited = Edited()
    as_object(edited.setup["tiles"]).popitem()
    return edited


@breaks("B1.2", "4 by 4")
def a_stack_on_the_rim() -> Edited:
    edited = Edited()
    as_list(as_list(edited.setup["stacks"])[0])[0] = 0
    return edited


@breaks("B1.2", "each tile once")
def a_tile_in_two_stacks() -> Edited:
    edited = Edited()
    stacks = [as_list(as_list(stack)[2]) for stack in as_list(edited.setup["stacks"])]
    stacks[0][0] = stacks[1][0]
    return edited


@breaks("B1.3", "on the rim")
def a_token_in_a_corner() -> Edited:
    edited = Edited()
    place = as_list(as_list(edited.setup["rim"])[0])
    place[0], place[1] = 0, 0
    return edited


@breaks("B1.3", "one place")
def a_token_in_two_places() -> Edited:
    edited = Edited()
    rim = [as_list(place) for place in as_list(edited.setup["rim"])]
    rim[0][2] = rim[1][2]
    return edited


@breaks("B1.4", "4 by 4")
def a_cube_with_a_hole() -> Edited:
    edited = Edited()
    cube = [as_list(block) for block in as_list(edited.setup["cube"])]
    cube[0][:3] = cube[1][:3]
    return edited


@breaks("B1.4", "holds")
def a_cube_of_other_blocks() -> Edited:
    edited = Edited()
    block = next(b for b in map(as_list, as_list(edited.setup["cube"])) if b[3] != "wood")
    block[3] = "wood"
    return edited


@breaks("B1.5", "starting pile")
def a_strong_starting_pile() -> Edited:
    edited = Edited()
    token = as_list(as_list(edited.setup["piles"])[0])[0]
    as_object(as_object(edited.setup["weapons"])[str(token)])["hearts"] = 9
    return edited


@breaks("B1.5", "the same")
def two_equal_boards() -> Edited:
    edited = Edited()
    boards = as_list(edited.setup["boards"])
    boards[1] = boards[0]
    return edited


@breaks("format", "this is step")
def a_gap_in_the_numbers() -> Edited:
    edited = Edited()
    edited.lines[9]["n"] = 40
    return edited


@breaks("format", "no action dance")
def an_action_of_no_kind() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "dance"}
    return edited
