"""Headers of `brewery`, broken on purpose (D1, D2)."""

from __future__ import annotations

from ..editing import as_list, as_object
from .editing import Edited, written
from .tampering import breaks


def of_two() -> Edited:
    """A game of two players."""
    return Edited(written(0))


def of_four() -> Edited:
    """A game of four players."""
    return Edited(written(3))


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


@breaks("format", "brewery alone")
def another_title() -> Edited:
    edited = of_two()
    edited.lines[0]["title"] = "towers"
    return edited


@breaks("D4.3", "5 players")
def five_players() -> Edited:
    edited = of_four()
    players = as_list(edited.lines[0]["players"])
    players.append(players[0])
    return edited


@breaks("D4.3", "1 players")
def a_lonely_player() -> Edited:
    edited = of_two()
    del as_list(edited.lines[0]["players"])[1]
    return edited


@breaks("D2.1", "no player")
def nobody_begins() -> Edited:
    edited = of_two()
    edited.lines[0]["first_player"] = 2
    return edited


@breaks("format", "advanced")
def no_options() -> Edited:
    edited = of_two()
    edited.lines[0]["options"] = {"even_seasons": False}
    return edited


@breaks("D1.2", "29 recipes")
def a_recipe_missing() -> Edited:
    edited = of_two()
    del as_object(edited.setup["recipes"])["dry-stout"]
    return edited


@breaks("D1.2", "3 levels")
def two_lagers_of_a_level() -> Edited:
    edited = of_two()
    edited.recipe("vienna-lager")["level"] = 1
    return edited


@breaks("D1.2", "of level 4")
def a_fourth_level() -> Edited:
    edited = of_two()
    edited.recipe("dry-stout")["level"] = 4
    return edited


@breaks("D1.2", "asks for")
def a_seven_asked_for() -> Edited:
    edited = of_two()
    as_object(edited.recipe("dry-stout")["base"])["dark"] = [7]
    return edited


@breaks("format", "lists")
def minima_in_another_order() -> Edited:
    edited = of_two()
    as_object(edited.recipe("dry-stout")["base"])["dark"] = [2, 4]
    return edited


@breaks("D1.2", "needs no dice")
def a_recipe_of_nothing() -> Edited:
    edited = of_two()
    edited.recipe("dry-stout")["base"] = {"light": [], "dark": [], "hops": []}
    return edited


@breaks("D1.2", "1 extensions")
def one_extension() -> Edited:
    edited = of_two()
    del as_list(edited.recipe("dry-stout")["extension"])[0]
    return edited


@breaks("D1.2", "twice")
def one_ingredient_for_two_extensions() -> Edited:
    edited = of_two()
    found = as_list(edited.recipe("dry-stout")["extension"])
    found[1] = found[0]
    return edited


@breaks("D1.2", "3 points and 2 gold")
def an_extension_for_points_and_gold() -> Edited:
    edited = of_two()
    as_object(as_list(edited.recipe("dry-stout")["extension"])[0])["points"] = 3
    return edited


@breaks("format", "none of")
def a_die_of_no_colour_for_a_reward() -> Edited:
    edited = of_two()
    as_object(edited.recipe("dry-stout")["reward"])["die"] = "blue"
    return edited


@breaks("D1.2", "takes gold")
def a_reward_that_costs() -> Edited:
    edited = of_two()
    as_object(edited.recipe("dry-stout")["reward"])["gold"] = -1
    return edited


@breaks("D1.3", "the prices are")
def a_price_missing() -> Edited:
    edited = of_two()
    del as_object(edited.setup["prices"])["honey"]
    return edited


@breaks("D1.3", "costs nothing")
def a_present() -> Edited:
    edited = of_two()
    as_object(edited.setup["prices"])["honey"] = 0
    return edited


@breaks("D2.2", "4 recipes lie open")
def four_recipes_for_two() -> Edited:
    edited = of_two()
    edited.part("row").append(edited.part("deck").pop(0))
    return edited


@breaks("D2.2", "3 recipes lie open")
def three_recipes_for_four() -> Edited:
    edited = of_four()
    edited.part("deck").append(edited.part("row").pop())
    return edited


@breaks("D2.2", "each recipe once")
def a_recipe_twice_in_the_deck() -> Edited:
    edited = of_two()
    edited.part("deck")[0] = edited.part("deck")[1]
    return edited


@breaks("D2.2", "no starter")
def a_hard_recipe_from_the_start() -> Edited:
    edited = of_two()
    row, deck = edited.part("row"), edited.part("deck")
    at = deck.index("dry-stout")
    row[0], deck[at] = deck[at], row[0]
    return edited


@breaks("D2.1", "begins with")
def five_dice_for_the_first() -> Edited:
    edited = of_two()
    as_list(edited.part("dice")[0]).append("light-9")
    return edited


@breaks("D2.1", "begins with")
def anothers_dice() -> Edited:
    edited = of_two()
    dice = edited.part("dice")
    dice[0], dice[1] = dice[1], dice[0]
    return edited


@breaks("D4.1", "due to be rolled")
def a_first_roll_missing() -> Edited:
    edited = of_two()
    edited.part("first_rolls").pop()
    return edited


@breaks("D4.1", "shows no face")
def a_first_roll_of_seven() -> Edited:
    edited = of_two()
    as_list(edited.part("first_rolls")[0])[1] = 7
    return edited


@breaks("format", "no die")
def a_die_that_is_not_in_the_box() -> Edited:
    edited = of_two()
    as_list(edited.part("first_rolls")[0])[0] = "hops-13"
    return edited


@breaks("format", "the result is missing")
def a_record_without_its_end() -> Edited:
    edited = of_two()
    edited.lines.pop()
    return edited


@breaks("result", "not over")
def a_result_too_early() -> Edited:
    edited = of_two()
    del edited.lines[-2]
    return edited


@breaks("result", "scores")
def other_scores() -> Edited:
    edited = of_two()
    as_list(edited.result["scores"])[0] = 99
    return edited


@breaks("result", "tiebreak")
def gold_as_the_tiebreak() -> Edited:
    edited = of_two()
    edited.result["tiebreak"] = [7, 7]
    return edited


@breaks("result", "winners")
def another_winner() -> Edited:
    edited = of_two()
    edited.result["winners"] = [seat for seat in (0, 1) if [seat] != edited.result["winners"]]
    return edited


@breaks("result", "finished")
def an_end_that_is_none() -> Edited:
    edited = of_two()
    edited.result["finished"] = False
    return edited


@breaks("format", "after the result")
def two_results() -> Edited:
    edited = of_two()
    edited.lines.append(edited.lines[-1])
    return edited
