"""Why a move of `brewery` is refused: every reason, with its rule and its values.

The UI has a sentence for each of these codes. Values are the numbers of
:mod:`game.rules.brewery.catalogue`: ``die``, ``field``, ``colour``, ``recipe``, ``object``,
``token``, ``what`` (of the goods), ``seat``.

| code | rule | values | it says |
| --- | --- | --- | --- |
| ``game_over`` | D10 | | the game has ended |
| ``no_such_die`` ``no_such_field`` ``no_such_goods`` | D1.1 | | the box has none of that number |
| ``no_such_token`` ``no_such_object`` | D1.1 | | likewise |
| ``wrong_phase`` | D4 | ``phase`` | that is done in the phase of that name |
| ``window_open`` | D8 | | a window is open: a token, or decline |
| ``no_window`` | D8 | | there is nothing to decline |
| ``pick_first`` | D5.3 | | dice are being picked to roll again |
| ``exchange_first`` | D5.3 | ``colour`` | a supply is open: exchange a die or keep them |
| ``take_first`` | D7 | | an action token is to be chosen |
| ``no_picking`` ``no_exchange`` ``no_token_due`` | D5.3 D7 | | nothing of the kind is due |
| ``die_elsewhere`` | D3 | ``die`` | the die is neither in the own pool nor in the own warehouse |
| ``not_in_pool`` | D3 | ``die`` | it doesn't lie in the own pool |
| ``not_in_warehouse`` | D8 | ``die`` | it doesn't lie in the warehouse that matters |
| ``die_unrolled`` | D3 | ``die`` | it hasn't been rolled yet |
| ``die_blocked`` | D8 | ``die`` | a token blocks it |
| ``die_protected`` | D8 | ``die`` | a token protects it: its value stays |
| ``not_open`` | D5 | ``field`` ``round`` | the building is open from that round on |
| ``field_blocked`` | D8 | ``field`` ``object`` | its building is blocked for the round |
| ``once_a_round`` | D4.2 | ``field`` | the seat has used the field |
| ``field_full`` | D4.3 | ``field`` ``most`` | so many seats have used it, no more may |
| ``wrong_item`` | D5 | ``field`` | such an item doesn't go there |
| ``no_seed`` | D5 | | the seat has no seed |
| ``value_too_low`` | D5.3 D4.4 D6 | ``needs`` ``has`` | the skill die shows too little |
| ``six_stays`` | D5.5 | ``die`` | a 6 can't be raised |
| ``colour_needed`` ``no_colour`` | D5.3 | | the exchange alone names a colour |
| ``supply_empty`` | D5.3 D5.1 | ``colour`` | the supply has no such die |
| ``seeds_empty`` | D5.4 | | the supply has no seed |
| ``nothing_to_give`` | D5.3 | ``colour`` | no own die of the colour that may be exchanged |
| ``nothing_to_roll`` | D5.3 | | no own die that may be rolled again |
| ``nothing_waits`` | D4.4 | ``field`` | no own item waits there |
| ``not_accelerated`` | D4.4 | ``field`` | nothing is accelerated there |
| ``not_a_skill_die`` | D4.4 D6 | ``die`` | only skill dice do that |
| ``already_placed`` | D4.2 | | the turn has begun: end it, or place a second item |
| ``nothing_placed`` | D4.2 | | a turn ends after an item; who wants none passes |
| ``picked_already`` | D5.3 | ``die`` | it is among the picked ones |
| ``one_place`` | D5.3 | ``die`` | all of the pool, or all of the warehouse |
| ``nothing_picked`` | D5.3 | | at least one die |
| ``wrong_colour`` | D5.3 | ``die`` ``colour`` | the exchange is of that colour |
| ``not_in_supply`` | D5.3 | ``die`` | it doesn't lie in the open supply |
| ``die_marked`` | D5.3 | ``die`` | dice with a mark aren't given |
| ``one_a_round`` | D6 | ``what`` | one ingredient and one token a purchase |
| ``market_not_open`` | D6 | ``what`` ``round`` | from that round on |
| ``market_blocked`` | D8 | ``object`` | the market is blocked for the round |
| ``sold_out`` | D6 | ``what`` | none is left |
| ``gold_short`` | D6 | ``price`` ``gold`` | so much gold is lacking to the price |
| ``never_cheaper`` | D6 | ``what`` | no skill die lowers that price |
| ``recipe_not_open`` | D7 | | it isn't in the row |
| ``recipe_blocked`` | D8 | ``recipe`` | it is blocked for the round |
| ``no_such_extension`` | D7 | ``recipe`` | the card hasn't this extension |
| ``base_lacking`` | D7 | ``light`` ``dark`` ``hops`` | so many dice of each colour are lacking |
| ``extension_lacking`` | D7 | ``use`` | the seat lacks what it uses: -1 is a skill die |
| ``token_gone`` | D7 | ``token`` | the market has none left |
| ``no_token`` | D8 | ``token`` | the seat has none |
| ``before_the_action`` | D8 | | a token comes before what is placed |
| ``at_round_start`` ``at_brewing_start`` | D8 | | that token is used then alone |
| ``not_in_window`` | D8 | ``token`` | that token isn't used in this window |
| ``die_not_at_hand`` | D8 | ``die`` | it lies in no pool and no warehouse |
| ``not_your_die`` | D8 | ``die`` ``seat`` | own dice are raised |
| ``not_own_die`` | D8 | ``die`` | at the round's start it acts on others' dice |
| ``object_not_open`` | D8 | ``object`` ``round`` | it is open from that round on |
| ``object_blocked`` | D8 | ``object`` | it is blocked |
| ``nobody_brews`` | D8 | ``recipe`` | no other seat could brew it now |
| ``no_threat`` | D8 | | no other seat could touch the die |
| ``not_needed`` | D8 | ``die`` | the brewing goes on without it |
| ``not_saved`` | D8 | ``die`` | that doesn't save the brewing |
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core import Refusal

GAME_OVER = Refusal("D10", "game_over")
NO_SUCH_DIE = Refusal("D1.1", "no_such_die")
NO_SUCH_FIELD = Refusal("D1.1", "no_such_field")
NO_SUCH_GOODS = Refusal("D1.1", "no_such_goods")
NO_SUCH_TOKEN = Refusal("D1.1", "no_such_token")
NO_SUCH_OBJECT = Refusal("D1.1", "no_such_object")
WINDOW_OPEN = Refusal("D8", "window_open")
NO_WINDOW_OPEN = Refusal("D8", "no_window")
PICK_FIRST = Refusal("D5.3", "pick_first")
TAKE_FIRST = Refusal("D7", "take_first")
NO_PICKING = Refusal("D5.3", "no_picking")
NO_EXCHANGE = Refusal("D5.3", "no_exchange")
NO_TOKEN_DUE = Refusal("D7", "no_token_due")
NO_SEED = Refusal("D5", "no_seed")
COLOUR_NEEDED = Refusal("D5.3", "colour_needed")
NO_COLOUR = Refusal("D5.3", "no_colour")
SEEDS_EMPTY = Refusal("D5.4", "seeds_empty")
NOTHING_TO_ROLL = Refusal("D5.3", "nothing_to_roll")
ALREADY_PLACED = Refusal("D4.2", "already_placed")
NOTHING_PLACED = Refusal("D4.2", "nothing_placed")
NOTHING_PICKED = Refusal("D5.3", "nothing_picked")
RECIPE_NOT_OPEN = Refusal("D7", "recipe_not_open")
BEFORE_THE_ACTION = Refusal("D8", "before_the_action")
AT_ROUND_START = Refusal("D8", "at_round_start")
AT_BREWING_START = Refusal("D8", "at_brewing_start")
NO_THREAT = Refusal("D8", "no_threat")


def _of(rule: str, code: str, name: str) -> Callable[[int], Refusal]:
    """A refusal with one value."""
    return lambda value: Refusal(rule, code, ((name, value),))


def _of_two(rule: str, code: str, first: str, second: str) -> Callable[[int, int], Refusal]:
    """A refusal with two values."""
    return lambda one, other: Refusal(rule, code, ((first, one), (second, other)))


exchange_first = _of("D5.3", "exchange_first", "colour")
die_elsewhere = _of("D3", "die_elsewhere", "die")
not_in_pool = _of("D3", "not_in_pool", "die")
not_in_warehouse = _of("D8", "not_in_warehouse", "die")
die_unrolled = _of("D3", "die_unrolled", "die")
die_blocked = _of("D8", "die_blocked", "die")
die_protected = _of("D8", "die_protected", "die")
not_open = _of_two("D5", "not_open", "field", "round")
field_blocked = _of_two("D8", "field_blocked", "field", "object")
once_a_round = _of("D4.2", "once_a_round", "field")
field_full = _of_two("D4.3", "field_full", "field", "most")
wrong_item = _of("D5", "wrong_item", "field")
six_stays = _of("D5.5", "six_stays", "die")
nothing_to_give = _of("D5.3", "nothing_to_give", "colour")
nothing_waits = _of("D4.4", "nothing_waits", "field")
not_accelerated = _of("D4.4", "not_accelerated", "field")
picked_already = _of("D5.3", "picked_already", "die")
one_place = _of("D5.3", "one_place", "die")
wrong_colour = _of_two("D5.3", "wrong_colour", "die", "colour")
not_in_supply = _of("D5.3", "not_in_supply", "die")
die_marked = _of("D5.3", "die_marked", "die")
one_a_round = _of("D6", "one_a_round", "what")
market_not_open = _of_two("D6", "market_not_open", "what", "round")
market_blocked = _of("D8", "market_blocked", "object")
sold_out = _of("D6", "sold_out", "what")
gold_short = _of_two("D6", "gold_short", "price", "gold")
never_cheaper = _of("D6", "never_cheaper", "what")
recipe_blocked = _of("D8", "recipe_blocked", "recipe")
no_such_extension = _of("D7", "no_such_extension", "recipe")
extension_lacking = _of("D7", "extension_lacking", "use")
token_gone = _of("D7", "token_gone", "token")
no_token = _of("D8", "no_token", "token")
not_in_window = _of("D8", "not_in_window", "token")
die_not_at_hand = _of("D8", "die_not_at_hand", "die")
not_your_die = _of_two("D8", "not_your_die", "die", "seat")
not_own_die = _of("D8", "not_own_die", "die")
object_not_open = _of_two("D8", "object_not_open", "object", "round")
object_blocked = _of("D8", "object_blocked", "object")
nobody_brews = _of("D8", "nobody_brews", "recipe")
not_needed = _of("D8", "not_needed", "die")
not_saved = _of("D8", "not_saved", "die")


def wrong_phase(phase: str) -> Refusal:
    """The move belongs to ``phase``."""
    return Refusal("D4", "wrong_phase", (("phase", phase),))


def value_too_low(rule: str, needs: int, has: int) -> Refusal:
    """A skill die shows less than is needed (D4.4, D5.3, D6)."""
    return Refusal(rule, "value_too_low", (("needs", needs), ("has", has)))


def supply_empty(rule: str, colour: int) -> Refusal:
    """No die of the colour is in the supply (D5.1-D5.3)."""
    return Refusal(rule, "supply_empty", (("colour", colour),))


def not_a_skill_die(rule: str, die: int) -> Refusal:
    """Only skill dice accelerate and lower prices (D4.4, D6)."""
    return Refusal(rule, "not_a_skill_die", (("die", die),))


def base_lacking(light: int, dark: int, hops: int) -> Refusal:
    """So many slots of each colour stay empty: the warehouse lacks dice for the recipe's base."""
    return Refusal("D7", "base_lacking", (("light", light), ("dark", dark), ("hops", hops)))
