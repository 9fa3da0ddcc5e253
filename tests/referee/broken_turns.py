"""Turns and actions, broken on purpose (B2 to B6)."""

from __future__ import annotations

from .editing import (
    Edited,
    as_list,
    as_object,
    does,
    drawn,
    game_with,
    game_with_pair,
    games,
    tells,
)
from .tampering import breaks


@breaks("B2.1", "this is turn")
def a_wrong_turn() -> Edited:
    edited = Edited()
    edited.lines[9]["turn"] = 99
    return edited


@breaks("B2.1", "was done this turn")
def the_same_action_twice() -> Edited:
    edited, line = game_with_pair(
        lambda one, two: does("explore")(one) and one["turn"] == two["turn"]
    )
    edited.lines[line + 1]["action"] = edited.lines[line]["action"]
    return edited


@breaks("B2.1", "this is turn")
def a_third_action() -> Edited:
    edited = Edited()
    line = edited.find(tells("turn_started"))
    more = {"action": {"type": "explore", "to": [2, 2]}, "events": []}
    edited.lines.insert(line + 1, edited.lines[line] | more)
    edited.renumber()
    return edited


@breaks("B2.1", "second is due")
def only_one_block() -> Edited:
    edited, line = game_with_pair(
        lambda one, two: (
            does("collect")(one) and does("collect")(two) and tells("turn_started")(two)
        )
    )
    edited.lines[line + 1]["action"] = {"type": "explore", "to": [2, 2]}
    return edited


@breaks("B2.2", "no time for trade")
def a_trade_without_a_mob() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "trade", "tile": "nobody"}
    return edited


@breaks("B2.2", "can't be returned")
def a_trade_of_anothers_mob() -> Edited:
    edited, line = game_with(does("trade"))
    edited.action(line)["tile"] = "somebody"
    return edited


@breaks("B2.2", "no time for end_turn")
def an_end_of_turn_that_needs_none() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "end_turn"}
    return edited


@breaks("B3.1", "no block")
def a_block_that_is_gone() -> Edited:
    edited, line = game_with_pair(
        lambda one, two: (
            does("collect")(one) and does("collect")(two) and one["turn"] == two["turn"]
        )
    )
    edited.lines[line + 1]["action"] = edited.lines[line]["action"]
    return edited


@breaks("B3.2", "1 sides")
def a_block_from_the_edge() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "collect", "block": [1, 0, 3]}
    return edited


@breaks("B3.2", "the top")
def a_block_from_below() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "collect", "block": [0, 0, 2]}
    return edited


@breaks("events", "block_taken")
def another_material() -> Edited:
    edited, line = game_with(tells("block_taken", material="sand"))
    edited.event(line, "block_taken")["material"] = "emerald"
    return edited


@breaks("events", "block_taken")
def a_block_for_another() -> Edited:
    edited, line = game_with(tells("block_taken", player=0))
    edited.event(line, "block_taken")["player"] = 1
    return edited


@breaks("B4.1", "steps away")
def a_leap() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "explore", "to": [4, 4]}
    return edited


@breaks("B4.1", "no crossing")
def a_step_off_the_world() -> Edited:
    edited, line = game_with(does("explore"))
    edited.action(line)["to"] = [2, 5]
    return edited


@breaks("events", "missing: moved")
def a_journey_that_is_not_told() -> Edited:
    edited, line = game_with(tells("moved"))
    told = as_list(edited.lines[line]["events"])
    told.remove(edited.event(line, "moved"))
    return edited


@breaks("events", "missing: tile_revealed")
def a_tile_kept_face_down() -> Edited:
    edited, line = game_with(tells("tile_revealed"))
    as_list(edited.lines[line]["events"]).remove(edited.event(line, "tile_revealed"))
    return edited


@breaks("events", "missing: tile_revealed")
def another_tile_revealed() -> Edited:
    edited, line = game_with(tells("tile_revealed"))
    edited.event(line, "tile_revealed")["tile"] = "palace"
    return edited


@breaks("events", "missing: token_revealed")
def another_token_revealed() -> Edited:
    edited, line = game_with(tells("token_revealed"))
    edited.event(line, "token_revealed")["token"] = "cannon"
    return edited


@breaks("events", "nothing caused")
def a_tile_revealed_from_afar() -> Edited:
    edited, line = game_with(does("collect"))
    told = {"type": "tile_revealed", "cell": [1, 1], "tile": "palace"}
    as_list(edited.lines[line]["events"]).append(told)
    return edited


@breaks("B5.1", "not at")
def a_building_from_afar() -> Edited:
    edited, line = game_with(does("build"))
    edited.action(line)["cell"] = [9, 9]
    return edited


@breaks("B5.1", "face down")
def a_building_face_down() -> Edited:
    edited = Edited()
    build = {"type": "build", "cell": [2, 2], "space": [0, 0], "pay": {}}
    edited.lines[1]["action"] = build
    return edited


@breaks("B5.1", "no building")
def a_mob_to_live_in() -> Edited:
    edited, line = game_with(does("fight"))
    build = {"type": "build", "cell": edited.action(line)["cell"], "space": [0, 0], "pay": {}}
    edited.lines[line]["action"] = build
    return edited


@breaks("B5.2", "for")
def too_little_paid() -> Edited:
    edited, line = game_with(does("build"))
    edited.action(line)["pay"] = {}
    return edited


@breaks("B5.2", "for")
def another_material_paid() -> Edited:
    edited, line = game_with(does("build"))
    pay = as_object(edited.action(line)["pay"])
    cost = edited.cost(str(edited.event(line, "built")["tile"]))
    free = next(name for name in ("wood", "sand", "stone", "obsidian") if name not in cost)
    edited.action(line)["pay"] = {free: sum(int(str(amount)) for amount in pay.values())}
    return edited


@breaks("B5.2", "paid out of")
def blocks_that_nobody_had() -> Edited:
    for edited in games():
        for line in range(1, len(edited.lines) - 1):
            if does("build")(edited.lines[line]):
                due = sum(edited.cost(str(edited.event(line, "built")["tile"])).values())
                if due > edited.emeralds_taken(line):
                    edited.action(line)["pay"] = {"emerald": due}
                    return edited
    raise AssertionError("everybody has emeralds for everything")


@breaks("B5.3", "no space")
def a_space_off_the_board() -> Edited:
    edited, line = game_with(does("build"))
    edited.action(line)["space"] = [3, 0]
    return edited


@breaks("events", "for building")
def points_for_a_cheap_building() -> Edited:
    edited, line = game_with(does("build"))
    more = {"type": "xp", "player": edited.lines[line]["player"], "amount": 9, "reason": "building"}
    as_list(edited.lines[line]["events"]).insert(0, more)
    return edited


@breaks("B6.1", "no mob")
def a_fight_with_a_building() -> Edited:
    edited, line = game_with(does("build"))
    edited.lines[line]["action"] = {"type": "fight", "cell": edited.action(line)["cell"]}
    return edited


@breaks("B6.1", "not at")
def a_fight_from_afar() -> Edited:
    edited, line = game_with(does("fight"))
    edited.action(line)["cell"] = [9, 9]
    return edited


@breaks("B6.1", "not in the pile")
def a_borrowed_weapon() -> Edited:
    edited, line = game_with(does("fight"))
    tokens = as_list(edited.event(line, "weapons_drawn")["tokens"])
    other = 1 - int(str(edited.lines[line]["player"]))
    tokens[0] = as_list(as_list(edited.setup["piles"])[other])[0]
    return edited


@breaks("B6.1", "not in the pile")
def a_token_drawn_twice() -> Edited:
    edited, line = game_with(does("fight"))
    tokens = as_list(edited.event(line, "weapons_drawn")["tokens"])
    tokens[1] = tokens[0]
    return edited


@breaks("B6.1", "tokens drawn")
def only_two_tokens() -> Edited:
    edited, line = game_with(does("fight"))
    as_list(edited.event(line, "weapons_drawn")["tokens"]).pop()
    return edited


@breaks("B6.4", "too many")
def a_fourth_token_without_a_bow() -> Edited:
    edited, line = game_with(lambda step: tells("weapons_drawn")(step) and drawn(step) == 3)
    tokens = as_list(edited.event(line, "weapons_drawn")["tokens"])
    pile = as_list(as_list(edited.setup["piles"])[int(str(edited.lines[line]["player"]))])
    tokens.append(next(token for token in pile if token not in tokens))
    return edited


@breaks("B6.1", "tokens drawn")
def a_bow_that_draws_nothing() -> Edited:
    edited, line = game_with(lambda step: tells("weapons_drawn")(step) and drawn(step) == 4)
    as_list(edited.event(line, "weapons_drawn")["tokens"]).pop()
    return edited


@breaks("events", "missing: mob_survived")
def a_victory_that_was_none() -> Edited:
    edited, line = game_with(tells("mob_survived"))
    edited.event(line, "mob_survived")["type"] = "mob_defeated"
    return edited


@breaks("events", "missing: mob_defeated")
def more_hearts_than_drawn() -> Edited:
    edited, line = game_with(tells("mob_defeated"))
    edited.event(line, "mob_defeated")["hearts"] = 30
    return edited


@breaks("events", "for mob")
def no_points_for_a_mob() -> Edited:
    edited, line = game_with(tells("xp", reason="mob"))
    edited.event(line, "xp")["type"] = "silence"
    return edited


@breaks("events", "for hoe")
def a_hoe_without_points() -> Edited:
    edited, line = game_with(tells("xp", reason="hoe"))
    edited.event(line, "xp")["amount"] = 1
    return edited


@breaks("B3", "")
def a_pickaxe_through_the_rock() -> Edited:
    edited, line = game_with(does("pickaxe"))
    edited.action(line)["block"] = [1, 1, 0]
    return edited


@breaks("B6.6", "no time for pickaxe")
def a_pickaxe_without_a_fight() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "pickaxe", "block": [0, 0, 3]}
    return edited


@breaks("B2.1", "no time")
def a_pickaxe_left_out() -> Edited:
    edited, line = game_with(does("pickaxe"))
    edited.lines[line]["action"] = {"type": "explore", "to": [2, 2]}
    return edited


@breaks("B6.7", "not revealed")
def tnt_that_was_not_drawn() -> Edited:
    edited, line = game_with(does("tnt"))
    edited.action(line)["token"] = "cannon"
    return edited


@breaks("events", "missing: token_removed")
def tnt_used_and_kept() -> Edited:
    edited, line = game_with(tells("token_removed"))
    as_list(edited.lines[line]["events"]).remove(edited.event(line, "token_removed"))
    return edited


@breaks("B6.7", "no time for tnt")
def tnt_without_a_fight() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "tnt", "token": "x", "detonate": True}
    return edited


@breaks("B6.9", "not at")
def a_weapon_from_afar() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "arm", "cell": [0, 1]}
    return edited


@breaks("B6.9", "no token")
def a_weapon_that_is_gone() -> Edited:
    edited = Edited()
    edited.lines[1]["action"] = {"type": "arm", "cell": [2, 2]}
    return edited


@breaks("events", "missing: token_gained")
def another_weapon_gained() -> Edited:
    edited, line = game_with(tells("token_gained"))
    edited.event(line, "token_gained")["token"] = "cannon"
    return edited
