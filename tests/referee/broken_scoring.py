"""Scoring rounds, the end and the result, broken on purpose (B7, B8)."""

from __future__ import annotations

from .editing import Edited, as_list, as_object, does, events, game_with, games, is_fair, tells
from .tampering import breaks


@breaks("B1.1", "1 players")
def one_player_alone() -> Edited:
    edited = Edited()
    as_list(edited.lines[0]["players"]).pop()
    return edited


@breaks("B1.7", "decision")
def another_starting_player() -> Edited:
    edited = Edited()
    edited.lines[0]["first_player"] = 1 - int(str(edited.lines[0]["first_player"]))
    return edited


@breaks("B1.7", "no player 5")
def a_starting_player_who_is_not_there() -> Edited:
    edited = Edited()
    edited.lines[0]["first_player"] = 5
    return edited


@breaks("B1.7", "decision")
def a_move_of_the_other_player() -> Edited:
    edited = Edited()
    edited.lines[1]["player"] = 1 - int(str(edited.lines[1]["player"]))
    return edited


@breaks("events", "nothing caused")
def a_layer_that_is_not_empty() -> Edited:
    edited, line = game_with(does("collect"))
    as_list(edited.lines[line]["events"]).append({"type": "layer_cleared", "layer": 3})
    return edited


@breaks("events", "missing: layer_cleared")
def a_layer_that_nobody_noticed() -> Edited:
    edited, line = game_with(tells("layer_cleared", layer=3))
    edited.event(line, "layer_cleared")["layer"] = 2
    return edited


@breaks("B7.2", "no time for score")
def scoring_too_soon() -> Edited:
    edited = Edited()
    score = {"type": "score", "round": "A", "characteristic": "forest"}
    edited.lines[1]["action"] = score
    return edited


@breaks("events", "missing: scoring_started")
def scoring_that_never_began() -> Edited:
    edited, line = game_with(tells("scoring_started"))
    edited.event(line, "scoring_started")["type"] = "silence"
    return edited


@breaks("B7.2", "decision")
def scoring_out_of_order() -> Edited:
    edited, line = game_with(does("score"))
    edited.lines[line]["player"] = 1 - int(str(edited.lines[line]["player"]))
    return edited


@breaks("B7.1", "is being scored")
def scoring_another_round() -> Edited:
    edited, line = game_with(does("score"))
    edited.action(line)["round"] = "B"
    return edited


@breaks("B7.3", "has no")
def scoring_another_rounds_characteristic() -> Edited:
    edited, line = game_with(does("score"))
    edited.action(line)["characteristic"] = "bridge"
    return edited


@breaks("events", "for score_A")
def too_many_points_scored() -> Edited:
    edited, line = game_with(tells("xp", reason="score_A"))
    told = edited.event(line, "xp")
    told["amount"] = int(str(told["amount"])) + 1
    return edited


@breaks("B2.3", "score is due")
def a_scoring_left_out() -> Edited:
    edited, line = game_with(does("score"))
    edited.lines[line]["action"] = {"type": "explore", "to": [2, 2]}
    return edited


@breaks("events", "for score_")
def a_beginner_who_scores_like_the_others() -> Edited:
    for edited in games():
        for player in as_list(edited.lines[0]["players"]):
            as_object(player)["beginner"] = False
        if not is_fair(edited):
            return edited
    raise AssertionError("no beginner ever scored scattered spaces")


@breaks("events", "for mob_bonus")
def no_trophy_points() -> Edited:
    edited, line = game_with(tells("xp", reason="mob_bonus"))
    told = next(told for told in events(edited.lines[line]) if told.get("reason") == "mob_bonus")
    told["amount"] = int(str(told["amount"])) + 2
    return edited


@breaks("events", "missing: game_over")
def an_end_that_is_not_told() -> Edited:
    edited, line = game_with(tells("game_over"))
    edited.event(line, "game_over")["type"] = "silence"
    return edited


@breaks("B8.1", "was over")
def a_step_after_the_end() -> Edited:
    edited = Edited()
    edited.lines.insert(-1, edited.lines[-2] | {})
    edited.renumber()
    return edited


@breaks("B8.1", "before the end")
def a_result_too_soon() -> Edited:
    edited = Edited()
    del edited.lines[-2]
    return edited


@breaks("format", "result is missing")
def a_result_that_is_missing() -> Edited:
    edited = Edited()
    del edited.lines[-1]
    return edited


@breaks("B8.3", "the scores are")
def a_wrong_score() -> Edited:
    edited = Edited()
    as_list(edited.result["scores"])[0] = 999
    return edited


@breaks("B8.3", "blocks left")
def a_wrong_tiebreak() -> Edited:
    edited = Edited()
    as_list(edited.result["tiebreak"])[0] = 99
    return edited


@breaks("B8.3", "the winners are")
def another_winner() -> Edited:
    edited = Edited()
    edited.result["winners"] = [1 - int(str(as_list(edited.result["winners"])[0]))]
    return edited
