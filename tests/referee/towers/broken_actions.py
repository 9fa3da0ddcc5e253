"""Actions of `towers`, broken on purpose (T2 to T9)."""

from __future__ import annotations

from collections.abc import Iterator

from ..editing import as_object
from .broken_setup import of_four, of_two
from .editing import Edited, Situation, does, situation, situations, tells
from .tables import COLOURS, FIELDS, SIDES, Field
from .tampering import breaks

JOKER = {"joker": 1}


def line_of_sight(each: Situation, start: Field) -> Iterator[tuple[Field, list[Field]]]:
    """What first stands in each direction from a field, and the free fields before it."""
    for down, right in SIDES:
        free, place = [], (start[0] + down, start[1] + right)
        while place in FIELDS and not each.before.position.taken(place):
            free.append(place)
            place = (place[0] + down, place[1] + right)
        if place in FIELDS:
            yield place, free


def seen_towers(each: Situation) -> Iterator[tuple[Field, Field, list[Field], dict[str, int]]]:
    """Own pawn, tower in line with nothing between, the fields between, the tower's blocks."""
    for start in sorted(each.before.player.pawns):
        for place, free in line_of_sight(each, start):
            if place in each.before.position.towers:
                yield start, place, free, each.before.position.towers[place]


def seen_pawns(each: Situation) -> Iterator[tuple[Field, Field, list[Field]]]:
    """Own pawn, another's pawn in line with nothing between, the fields between."""
    for start in sorted(each.before.player.pawns):
        for place, free in line_of_sight(each, start):
            own = place in each.before.player.pawns
            if place not in each.before.position.towers and not own:
                yield start, place, free


def colours_of(each: Situation, fields: list[Field]) -> set[str]:
    """The colours of fields."""
    return {each.before.position.colour[place] for place in fields}


@breaks("T2.1", "this is turn")
def a_wrong_turn() -> Edited:
    edited = of_two()
    edited.lines[9]["turn"] = 99
    return edited


@breaks("T2.1", "player")
def anothers_turn() -> Edited:
    edited = of_two()
    edited.lines[9]["player"] = 1 - int(str(edited.lines[9]["player"]))
    return edited


@breaks("T2.1", "no action")
def a_pass() -> Edited:
    return of_two().act(1, "pass")


@breaks("format", "this is step")
def a_step_left_out() -> Edited:
    edited = of_two()
    del edited.lines[5]
    return edited


@breaks("T2.1", "this is turn")
def two_actions_in_a_turn() -> Edited:
    edited = of_two()
    edited.lines.insert(6, edited.lines[5] | {"n": 6})
    return edited


@breaks("T2.2", "out of a hand")
def a_card_that_is_not_held() -> Edited:
    each = situation(
        lambda each: (
            does("place")(each) and len([n for n in each.before.player.hand.values() if n]) < 4
        )
    )
    hand = each.before.player.hand
    absent = next(name for name in COLOURS if not hand.get(name))
    return each.edited.act(each.line, "exchange", cards={absent: 1})


@breaks("T2.2", "out of a hand")
def more_cards_than_held() -> Edited:
    edited = of_two()
    return edited.act(1, "exchange", cards={"red": 5})


@breaks("T3", "is taken")
def a_pawn_onto_a_tower() -> Edited:
    return of_four().act(1, "place", entry=[0, 4], to=[1, 4], pay=JOKER)


@breaks("T3", "is taken")
def a_pawn_through_a_tower() -> Edited:
    return of_four().act(1, "place", entry=[0, 4], to=[6, 4], pay=JOKER)


@breaks("T3", "is taken")
def a_pawn_onto_a_neutral_one() -> Edited:
    return of_two().act(1, "place", entry=[0, 5], to=[1, 5], pay=JOKER)


@breaks("T3", "comes before")
def a_pawn_past_its_colour() -> Edited:
    return of_four().act(1, "place", entry=[0, 0], to=[0, 4], pay=JOKER)


@breaks("T3", "no lane leads")
def a_pawn_round_a_corner() -> Edited:
    return of_four().act(1, "place", entry=[0, 3], to=[0, 4], pay=JOKER)


@breaks("T3", "no lane leads")
def a_pawn_from_above() -> Edited:
    return of_four().act(1, "place", entry=[4, 4], to=[4, 4], pay=JOKER)


@breaks("T3", "is paid for")
def a_field_in_another_colour_than_the_card() -> Edited:
    edited = of_four()
    first = int(str(edited.lines[1]["player"]))
    hand = edited.part("hands")[first]
    assert isinstance(hand, list)
    colour = next(name for name in hand if name != "white")
    return edited.act(1, "place", entry=[0, 0], to=[0, 0], pay={colour: 1})


@breaks("T3", "is paid for")
def a_pawn_for_nothing() -> Edited:
    return of_four().act(1, "place", entry=[0, 0], to=[0, 0], pay={})


@breaks("T3", "is paid for")
def a_pawn_for_card_and_joker() -> Edited:
    each = situation(lambda each: does("place")(each) and not tells("joker_used")(each))
    pay = as_object(each.edited.action(each.line)["pay"])
    each.edited.action(each.line)["pay"] = pay | JOKER
    return each.edited


@breaks("T3", "reserve is empty")
def a_fifth_pawn() -> Edited:
    each = situation(lambda each: len(each.before.player.pawns) == 4)
    return each.edited.act(each.line, "place", entry=[0, 0], to=[0, 0], pay=JOKER)


@breaks("format", "no field")
def a_field_off_the_board() -> Edited:
    return of_four().act(1, "place", entry=[0, 0], to=[9, 0], pay=JOKER)


@breaks("T2.1", "no pawn of player")
def a_move_of_nobody() -> Edited:
    return of_four().act(1, "move", start=[0, 0], to=[0, 1], pay=JOKER)


@breaks("T2.1", "no pawn of player")
def a_move_of_anothers_pawn() -> Edited:
    each = situation(
        lambda each: any(
            player.pawns
            for player in each.before.position.players
            if player is not each.before.player
        )
    )
    other = next(
        player
        for player in each.before.position.players
        if player.pawns and player is not each.before.player
    )
    start = list(next(iter(sorted(other.pawns))))
    return each.edited.act(each.line, "move", start=start, to=[0, 0], pay=JOKER)


@breaks("T4", "not in line")
def a_move_askew() -> Edited:
    each = situation(does("move"))
    start = each.edited.action(each.line)["from"]
    assert isinstance(start, list)
    askew = [(start[0] + 1) % 9, (start[1] + 1) % 9]
    each.edited.action(each.line)["to"] = askew
    return each.edited


@breaks("T4", "not in line")
def a_move_to_where_one_is() -> Edited:
    each = situation(does("move"))
    each.edited.action(each.line)["to"] = each.edited.action(each.line)["from"]
    return each.edited


@breaks("T4", "is taken")
def a_move_onto_a_tower() -> Edited:
    each = situation(lambda each: any(seen_towers(each)))
    start, place, _, _ = next(seen_towers(each))
    return each.edited.act(each.line, "move", start=list(start), to=list(place), pay=JOKER)


@breaks("T4", "comes before")
def a_move_past_its_colour() -> Edited:
    for each in situations():
        for start in each.before.player.pawns:
            for _, free in line_of_sight(each, start):
                colours = [each.before.position.colour[place] for place in free]
                for place, colour in zip(free, colours, strict=True):
                    if colours.index(colour) < free.index(place):
                        return each.edited.act(
                            each.line, "move", start=list(start), to=list(place), pay=JOKER
                        )
    raise AssertionError("every way is short")


@breaks("T5.1", "no tower")
def a_tower_that_is_none() -> Edited:
    each = situation(does("demolish"))
    start = each.edited.action(each.line)["from"]
    return each.edited.act(each.line, "demolish", start=start, to=[0, 0], pay={})


@breaks("T5.1", "not in line")
def a_tower_round_the_corner() -> Edited:
    each = situation(does("demolish"))
    start = each.edited.action(each.line)["from"]
    assert isinstance(start, list)
    towers = each.before.position.towers
    place = next(place for place in towers if place[0] != start[0] and place[1] != start[1])
    return each.edited.act(each.line, "demolish", start=start, to=list(place), pay={})


@breaks("T5.1", "stands between")
def a_tower_behind_another() -> Edited:
    for each in situations():
        for start, place, _, _ in seen_towers(each):
            behind = (2 * place[0] - start[0], 2 * place[1] - start[1])
            next_to = abs(start[0] - place[0] + start[1] - place[1]) == 1
            if next_to and behind in each.before.position.towers:
                return each.edited.act(
                    each.line, "demolish", start=list(start), to=list(behind), pay={}
                )
    raise AssertionError("no two towers in a line")


@breaks("T5.1", "has such a colour")
def a_tower_beyond_its_colour() -> Edited:
    for each in situations():
        for start, place, free, blocks in seen_towers(each):
            if colours_of(each, free) & set(blocks):
                return each.edited.act(
                    each.line, "demolish", start=list(start), to=list(place), pay={}
                )
    raise AssertionError("every tower is seen")


@breaks("T5.2", "in phase")
def a_tower_too_high() -> Edited:
    for each in situations():
        for start, place, free, blocks in seen_towers(each):
            high = sum(blocks.values()) > each.before.phase
            if high and not colours_of(each, free) & set(blocks):
                return each.edited.act(
                    each.line, "demolish", start=list(start), to=list(place), pay=blocks
                )
    raise AssertionError("every tower is low")


@breaks("T5.4", "at the start")
def an_eighth_block() -> Edited:
    for each in situations():
        if each.before.player.block_count >= 7:
            for start, place, free, blocks in seen_towers(each):
                low = sum(blocks.values()) <= each.before.phase
                if low and not colours_of(each, free) & set(blocks):
                    return each.edited.act(
                        each.line, "demolish", start=list(start), to=list(place), pay=blocks
                    )
    raise AssertionError("nobody has seven blocks")


@breaks("T5", "is paid for")
def a_tower_for_too_little() -> Edited:
    each = situation(does("demolish"))
    each.edited.action(each.line)["pay"] = {}
    return each.edited


@breaks("T5", "is")
def a_tower_for_other_colours() -> Edited:
    each = situation(lambda each: does("demolish")(each) and not tells("joker_used")(each))
    blocks = as_object(each.edited.event(each.line, "tower_demolished")["blocks"])
    other = next(name for name in COLOURS if name not in blocks)
    each.edited.action(each.line)["pay"] = {other: sum(int(str(n)) for n in blocks.values())}
    return each.edited


@breaks("T6.1", "in phase")
def a_tower_of_another_height() -> Edited:
    each = situation(does("build"))
    blocks = as_object(each.edited.action(each.line)["blocks"])
    name = next(iter(blocks))
    blocks[name] = int(str(blocks[name])) + 1
    return each.edited


@breaks("T6.1", "out of")
def a_tower_of_blocks_that_nobody_has() -> Edited:
    each = situation(
        lambda each: (
            does("build")(each)
            and any(each.before.player.blocks.get(name, 0) <= each.before.phase for name in COLOURS)
        )
    )
    held, height = each.before.player.blocks, each.before.phase + 1
    name = next(name for name in COLOURS if held.get(name, 0) < height)
    each.edited.action(each.line)["blocks"] = {name: height}
    return each.edited


@breaks("T2.1", "no pawn of player")
def a_tower_where_nobody_stands() -> Edited:
    each = situation(does("build"))
    pawns = each.before.player.pawns
    each.edited.action(each.line)["at"] = list(next(p for p in sorted(FIELDS) if p not in pawns))
    return each.edited


@breaks("T6", "is paid for")
def a_tower_built_for_nothing() -> Edited:
    each = situation(does("build"))
    each.edited.action(each.line)["pay"] = {}
    return each.edited


@breaks("T7.1", "no pawn on")
def a_capture_of_nobody() -> Edited:
    each = situation(does("capture"))
    free = next(p for p in sorted(FIELDS) if not each.before.position.taken(p))
    each.edited.action(each.line)["to"] = list(free)
    return each.edited


@breaks("T7.1", "has such a colour")
def a_capture_beyond_the_colour() -> Edited:
    for each in situations():
        for start, place, free in seen_pawns(each):
            colour = each.before.position.colour[place]
            if colour in colours_of(each, free):
                return each.edited.act(
                    each.line, "capture", start=list(start), to=list(place), pay={colour: 3}
                )
    raise AssertionError("every pawn is seen")


@breaks("T7.1", "stands between")
def a_capture_past_somebody() -> Edited:
    for each in situations():
        for start in each.before.player.pawns:
            for place, _ in line_of_sight(each, start):
                down = (place[0] > start[0]) - (place[0] < start[0])
                right = (place[1] > start[1]) - (place[1] < start[1])
                behind = (place[0] + down, place[1] + right)
                if behind in each.before.position.neutral:
                    colour = each.before.position.colour[behind]
                    return each.edited.act(
                        each.line, "capture", start=list(start), to=list(behind), pay={colour: 3}
                    )
    raise AssertionError("nobody stands behind another")


@breaks("T7.2", "the player's own")
def a_capture_of_ones_own() -> Edited:
    each = situation(lambda each: len(each.before.player.pawns) > 1)
    start, place = sorted(each.before.player.pawns)[:2]
    pay = {each.before.position.colour[place]: 3}
    return each.edited.act(each.line, "capture", start=list(start), to=list(place), pay=pay)


@breaks("T7.2", "2 cards capture")
def a_capture_for_two() -> Edited:
    each = situation(does("capture"))
    pay = as_object(each.edited.action(each.line)["pay"])
    colour = next(name for name in pay if name != "joker")
    each.edited.action(each.line)["pay"] = {colour: 2}
    return each.edited


@breaks("T7.2", "6 cards capture")
def a_capture_for_six() -> Edited:
    each = situation(does("capture"))
    pay = as_object(each.edited.action(each.line)["pay"])
    colour = next(name for name in pay if name != "joker")
    each.edited.action(each.line)["pay"] = {colour: 5} | JOKER
    return each.edited


@breaks("T7.2", "is paid for")
def a_capture_in_another_colour() -> Edited:
    each = situation(does("capture"))
    pay = as_object(each.edited.action(each.line)["pay"])
    other = next(name for name in COLOURS if name not in pay)
    each.edited.action(each.line)["pay"] = {other: 3}
    return each.edited


@breaks("T8", "can't be exchanged")
def an_exchange_of_nothing() -> Edited:
    return of_two().act(1, "exchange", cards={})


@breaks("T8", "can't be exchanged")
def an_exchange_of_six() -> Edited:
    return of_two().act(1, "exchange", cards={"red": 3, "grey": 3})


@breaks("format", "counts")
def an_exchange_of_the_joker() -> Edited:
    return of_two().act(1, "exchange", cards=JOKER)


@breaks("T9", "face down")
def a_joker_used_twice() -> Edited:
    each = situation(lambda each: does("place")(each) and not each.before.player.joker)
    each.edited.action(each.line)["pay"] = JOKER
    return each.edited


@breaks("T9", "one joker")
def two_jokers_at_once() -> Edited:
    each = situation(
        lambda each: (
            does("demolish")(each)
            and each.before.player.joker
            and sum(each.before.position.towers[goal(each)].values()) == 2
        )
    )
    each.edited.action(each.line)["pay"] = {"joker": 2}
    return each.edited


def goal(each: Situation) -> Field:
    """Where an action leads."""
    row, column = (int(str(n)) for n in as_list_of_two(each.edited.action(each.line)["to"]))
    return row, column


def as_list_of_two(value: object) -> list[object]:
    """Row and column."""
    assert isinstance(value, list)
    assert len(value) == 2
    return value
