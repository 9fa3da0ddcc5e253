"""Turns, placing and purchases of `brewery`, broken on purpose (D3 to D6)."""

from __future__ import annotations

from ..editing import as_list
from .editing import Edited, Situation, does, situation
from .fields import FIELDS, TAKES
from .tables import INGREDIENTS, OBJECTS
from .tampering import breaks


def placing(each: Situation) -> bool:
    """Whether an item may be placed."""
    before = each.before
    return before.phase == "place" and not before.pending and not before.window


def fresh(each: Situation) -> bool:
    """Whether a placing turn begins."""
    return placing(each) and each.before.items == 0


def open_fields(each: Situation) -> list[str]:
    """The fields onto which something may go."""
    before = each.before
    return [
        field
        for field, building in FIELDS.items()
        if before.round >= OBJECTS[building]
        and building not in each.position.blocked_objects
        and field not in each.player.used
        and before.boards.uses[field] < max(1, before.tables.players - 1)
    ]


def skill_of(each: Situation, *values: int) -> str:
    """A skill die of the own pool or warehouse that shows one of these values, free for use."""
    for name in each.dice("pool", "warehouse", colour="skill"):
        die = each.die(name)
        if die.value in values and not die.blocked:
            return name
    return ""


def free(each: Situation, *colours: str) -> str:
    """A die of such a colour of the own pool or warehouse, free for use."""
    for name in each.dice("pool", "warehouse"):
        die = each.die(name)
        if name.partition("-")[0] in colours and die.value and not die.blocked:
            return name
    return ""


@breaks("D4", "this is turn")
def a_wrong_turn() -> Edited:
    each = situation(fresh)
    each.edited.lines[each.line]["turn"] = 99
    return each.edited


@breaks("D4", "decides now")
def anothers_turn() -> Edited:
    each = situation(fresh)
    each.edited.lines[each.line]["player"] = 1 - each.before.actor
    return each.edited


@breaks("format", "this is step")
def a_step_left_out() -> Edited:
    each = situation(fresh)
    del each.edited.lines[each.line]
    return each.edited


@breaks("D4", "in the phase place")
def a_purchase_while_placing() -> Edited:
    each = situation(fresh)
    return each.edited.act(each.line, "buy", what="fruit", die=None)


@breaks("D4", "in the phase place")
def a_decline_without_a_window() -> Edited:
    each = situation(fresh)
    return each.edited.act(each.line, "decline")


@breaks("D4", "in the phase purchase")
def placing_in_the_purchase() -> Edited:
    each = situation(lambda each: each.before.phase == "purchase")
    return each.edited.act(each.line, "place", field="malt-light", item="seed")


@breaks("D4", "in the phase brew")
def storing_while_brewing() -> Edited:
    each = situation(lambda each: does(each, "brew"))
    return each.edited.act(each.line, "store", die="light-1")


@breaks("D4", "this is turn")
def a_third_item() -> Edited:
    each = situation(lambda each: each.before.items == 1 and does(each, "accelerate"))
    lines = each.edited.lines
    lines.insert(each.line + 1, lines[each.line] | {"n": each.line + 1})
    return each.edited


@breaks("D4", "decides now")
def a_place_after_a_pass() -> Edited:
    each = situation(lambda each: fresh(each) and does(each, "pass"))
    lines = each.edited.lines
    following = lines[each.line] | {"n": each.line + 1, "turn": each.before.turn + 1}
    lines.insert(each.line + 1, following)
    return each.edited


@breaks("D4.2", "nothing was placed")
def a_move_of_nothing() -> Edited:
    each = situation(fresh)
    return each.edited.act(each.line, "end_move")


@breaks("D4.2", "can't pass")
def a_pass_after_an_item() -> Edited:
    each = situation(lambda each: placing(each) and each.before.items == 1)
    return each.edited.act(each.line, "pass")


@breaks("D3", "not in the pool")
def storing_what_is_stored() -> Edited:
    each = situation(lambda each: placing(each) and each.dice("warehouse"))
    return each.edited.act(each.line, "store", die=each.dice("warehouse")[0])


@breaks("D3", "not in the pool")
def storing_anothers_die() -> Edited:
    each = situation(lambda each: placing(each) and each.dice("pool", own=False))
    return each.edited.act(each.line, "store", die=each.dice("pool", own=False)[0])


@breaks("D3", "not in the pool")
def storing_what_was_used() -> Edited:
    each = situation(lambda each: placing(each) and each.dice("resting"))
    return each.edited.act(each.line, "store", die=each.dice("resting")[0])


def misplaced(field: str, colour: str) -> Edited:
    """A die of a colour that a field doesn't take."""
    each = situation(
        lambda each: placing(each) and field in open_fields(each) and free(each, colour)
    )
    item = free(each, colour)
    keys = {"colour": colour} if field == "school-exchange" else {}
    return each.edited.act(each.line, "place", field=field, item=item, **keys)


@breaks("D5.1", "takes no light")
def a_die_sown() -> Edited:
    return misplaced("malt-light", "light")


@breaks("D5.1", "takes no dark")
def dark_malt_darkened() -> Edited:
    return misplaced("malt-dark", "dark")


@breaks("D5.1", "takes no hops")
def hops_raised_in_the_malt_house() -> Edited:
    return misplaced("malt-raise", "hops")


@breaks("D5.2", "takes no hops")
def hops_sown() -> Edited:
    return misplaced("hops-grow", "hops")


@breaks("D5.2", "takes no dark")
def malt_raised_among_hops() -> Edited:
    return misplaced("hops-raise", "dark")


@breaks("D5.3", "takes no light")
def malt_sent_to_school() -> Edited:
    return misplaced("school-reroll", "light")


@breaks("D5.3", "takes no hops")
def hops_exchanged_for_hops() -> Edited:
    return misplaced("school-exchange", "hops")


@breaks("D5.4", "takes no light")
def light_malt_for_seeds() -> Edited:
    return misplaced("seeds-dark", "light")


@breaks("D5.4", "takes no hops")
def hops_for_gold() -> Edited:
    return misplaced("seeds-gold", "hops")


@breaks("D5.4", "takes no dark")
def dark_malt_for_one_seed() -> Edited:
    return misplaced("seeds-hops", "dark")


@breaks("D5.1", "takes no seed")
def a_seed_raised() -> Edited:
    each = situation(lambda each: placing(each) and "malt-raise" in open_fields(each))
    return each.edited.act(each.line, "place", field="malt-raise", item="seed")


@breaks("D4.2", "no seed")
def a_seed_out_of_nothing() -> Edited:
    each = situation(
        lambda each: placing(each) and not each.player.seeds and "hops-grow" in open_fields(each)
    )
    return each.edited.act(each.line, "place", field="hops-grow", item="seed")


@breaks("D4.2", "second time")
def a_field_twice() -> Edited:
    each = situation(lambda each: placing(each) and "hops-raise" in each.player.used)
    return each.edited.act(each.line, "place", field="hops-raise", item="hops-1")


@breaks("D4.3", "is used by")
def a_full_field() -> Edited:
    def wanted(each: Situation) -> bool:
        uses = each.before.boards.uses["malt-raise"]
        full = uses == each.before.tables.players - 1
        return placing(each) and full and "malt-raise" not in each.player.used

    each = situation(wanted)
    return each.edited.act(each.line, "place", field="malt-raise", item="light-1")


@breaks("D5", "not open in round 1")
def school_in_the_first_round() -> Edited:
    each = situation(lambda each: placing(each) and each.before.round == 1)
    return each.edited.act(each.line, "place", field="school-skill", item="skill-1")


@breaks("D5", "not open in round 2")
def seeds_in_the_second_round() -> Edited:
    each = situation(lambda each: placing(each) and each.before.round == 2)
    return each.edited.act(each.line, "place", field="seeds-gold", item="skill-1")


@breaks("D8", "is blocked")
def a_blocked_building() -> Edited:
    each = situation(lambda each: placing(each) and set(FIELDS.values()) & blocked(each))
    field = next(field for field, building in FIELDS.items() if building in blocked(each))
    return each.edited.act(each.line, "place", field=field, item="light-1")


def blocked(each: Situation) -> set[str]:
    """The blocked objects."""
    return each.position.blocked_objects


@breaks("D4.2", "neither pool nor warehouse")
def anothers_die_placed() -> Edited:
    def wanted(each: Situation) -> object:
        return (
            placing(each)
            and "malt-dark" in open_fields(each)
            and each.dice("pool", colour="light", own=False)
        )

    each = situation(wanted)
    item = each.dice("pool", colour="light", own=False)[0]
    return each.edited.act(each.line, "place", field="malt-dark", item=item)


@breaks("D8", "is blocked")
def a_blocked_die_placed() -> Edited:
    def takes(each: Situation, name: str) -> list[str]:
        colour = name.partition("-")[0]
        return [field for field in open_fields(each) if colour in TAKES[field]]

    def wanted(each: Situation) -> object:
        return placing(each) and [name for name in unusable(each) if takes(each, name)]

    each = situation(wanted)
    item = next(name for name in unusable(each) if takes(each, name))
    field = next(field for field in takes(each, item) if field != "school-exchange")
    return each.edited.act(each.line, "place", field=field, item=item)


def unusable(each: Situation) -> list[str]:
    """The own dice that are blocked."""
    return [name for name in each.dice("pool", "warehouse") if each.die(name).blocked]


@breaks("D5.3", "needs 3")
def a_re_roll_for_a_two() -> Edited:
    return too_low("school-reroll", 1, 2)


@breaks("D5.3", "needs 2")
def an_exchange_for_a_one() -> Edited:
    return too_low("school-exchange", 1)


@breaks("D5.3", "needs 5")
def a_skill_die_for_a_four() -> Edited:
    return too_low("school-skill", 1, 2, 3, 4)


def too_low(field: str, *values: int) -> Edited:
    """A skill die sent to a field of the school that asks for more."""
    each = situation(
        lambda each: placing(each) and field in open_fields(each) and skill_of(each, *values)
    )
    keys = {"colour": "light"} if field == "school-exchange" else {}
    item = skill_of(each, *values)
    return each.edited.act(each.line, "place", field=field, item=item, **keys)


@breaks("D5.5", "shows 6")
def a_six_raised() -> Edited:
    def sixes(each: Situation) -> list[str]:
        own = each.dice("pool", "warehouse", colour="hops")
        return [name for name in own if each.die(name).value == 6 and not each.die(name).blocked]

    each = situation(
        lambda each: placing(each) and "hops-raise" in open_fields(each) and sixes(each)
    )
    return each.edited.act(each.line, "place", field="hops-raise", item=sixes(each)[0])


@breaks("D5.3", "to give")
def an_exchange_of_nothing() -> Edited:
    def lacking(each: Situation) -> str:
        colours = ("light", "dark", "hops")
        absent = [one for one in colours if not each.dice("pool", "warehouse", colour=one)]
        return absent[0] if absent else ""

    each = situation(
        lambda each: (
            placing(each)
            and "school-exchange" in open_fields(each)
            and skill_of(each, 2, 3, 4, 5, 6)
            and lacking(each)
        )
    )
    keys = {"item": skill_of(each, 2, 3, 4, 5, 6), "colour": lacking(each)}
    return each.edited.act(each.line, "place", field="school-exchange", **keys)


@breaks("format", "colour")
def an_exchange_of_no_colour() -> Edited:
    each = situation(lambda each: does(each, "place", field="school-exchange"))
    item = each.action["item"]
    return each.edited.act(each.line, "place", field="school-exchange", item=item)


@breaks("format", "no field")
def a_field_that_is_none() -> Edited:
    each = situation(placing)
    return each.edited.act(each.line, "place", field="kettle", item="light-1")


@breaks("D4.4", "nothing waits")
def accelerating_nothing() -> Edited:
    each = situation(lambda each: fresh(each) and not each.player.waiting and skill_of(each, 6))
    keys = {"field": "malt-light", "die": skill_of(each, 6)}
    return each.edited.act(each.line, "accelerate", **keys)


def waits(each: Situation, *fields: str) -> str:
    """A field of those on which an own item waits."""
    found = [field for field, _ in each.player.waiting if field in fields]
    return found[0] if found and placing(each) else ""


PLAIN = ("malt-light", "malt-dark", "malt-raise", "hops-grow", "hops-raise", "seeds-hops")


@breaks("D4.4", "no skill die")
def accelerating_with_malt() -> Edited:
    each = situation(lambda each: waits(each, *PLAIN) and free(each, "light"))
    keys = {"field": waits(each, *PLAIN), "die": free(each, "light")}
    return each.edited.act(each.line, "accelerate", **keys)


@breaks("D4.4", "needs 3")
def accelerating_with_a_two() -> Edited:
    each = situation(lambda each: waits(each, "malt-light", "hops-grow") and skill_of(each, 1, 2))
    keys = {"field": waits(each, "malt-light", "hops-grow"), "die": skill_of(each, 1, 2)}
    return each.edited.act(each.line, "accelerate", **keys)


@breaks("D4.4", "needs 2")
def accelerating_a_raise_with_a_one() -> Edited:
    each = situation(lambda each: waits(each, "malt-raise", "hops-raise") and skill_of(each, 1))
    keys = {"field": waits(each, "malt-raise", "hops-raise"), "die": skill_of(each, 1)}
    return each.edited.act(each.line, "accelerate", **keys)


@breaks("D4.4", "school dice")
def accelerating_the_school() -> Edited:
    each = situation(lambda each: waits(each, "school-skill") and skill_of(each, 3, 4, 5, 6))
    keys = {"field": "school-skill", "die": skill_of(each, 3, 4, 5, 6)}
    return each.edited.act(each.line, "accelerate", **keys)


def picking(each: Situation) -> bool:
    """Whether dice are being picked."""
    return each.before.pending == "pick"


@breaks("D5.3", "where pick is due")
def a_pass_while_picking() -> Edited:
    each = situation(picking)
    return each.edited.act(each.line, "pass")


@breaks("D5.3", "no die was picked")
def a_roll_of_nothing() -> Edited:
    each = situation(lambda each: picking(each) and not each.before.picked)
    return each.edited.act(each.line, "roll")


@breaks("D5.3", "picked twice")
def a_die_picked_twice() -> Edited:
    each = situation(lambda each: picking(each) and each.before.picked)
    return each.edited.act(each.line, "pick", die=each.before.picked[0])


@breaks("D5.3", "pool and warehouse")
def dice_of_two_places() -> Edited:
    def others(each: Situation) -> list[str]:
        picked = each.before.picked
        if not picking(each) or not picked:
            return []
        place = "pool" if each.die(picked[0]).place == "warehouse" else "warehouse"
        return [name for name in each.dice(place) if not each.die(name).blocked]

    each = situation(others)
    return each.edited.act(each.line, "pick", die=others(each)[0])


@breaks("D5.3", "neither pool nor warehouse")
def anothers_die_picked() -> Edited:
    each = situation(lambda each: picking(each) and each.dice("pool", own=False))
    return each.edited.act(each.line, "pick", die=each.dice("pool", own=False)[0])


def exchanging(each: Situation) -> bool:
    """Whether a die is given now."""
    return does(each, "exchange")


@breaks("D5.3", "is not")
def a_die_of_another_colour_given() -> Edited:
    each = situation(lambda each: exchanging(each) and other_colour(each))
    give = other_colour(each)
    return each.edited.act(each.line, "exchange", give=give, take=each.action["take"])


def other_colour(each: Situation) -> str:
    """An own die that is not of the colour that is exchanged."""
    colours = [one for one in ("light", "dark", "hops", "skill") if one != each.before.offer]
    return free(each, *colours)


@breaks("D5.3", "was not rolled")
def a_die_taken_from_another() -> Edited:
    def others(each: Situation) -> list[str]:
        return each.dice("pool", "warehouse", colour=each.before.offer, own=False)

    each = situation(lambda each: exchanging(each) and others(each))
    keys = {"give": each.action["give"], "take": others(each)[0]}
    return each.edited.act(each.line, "exchange", **keys)


@breaks("D5.3", "where exchange is due")
def a_move_ended_in_an_exchange() -> Edited:
    each = situation(exchanging)
    return each.edited.act(each.line, "end_move")


def buying(each: Situation) -> bool:
    """Whether somebody is at the market."""
    return each.before.phase == "purchase" and not each.before.window


@breaks("D6", "not open yet")
def fruit_in_the_first_round() -> Edited:
    each = situation(lambda each: buying(each) and each.before.round == 1)
    return each.edited.act(each.line, "buy", what="fruit", die=None)


@breaks("D6", "not open yet")
def a_token_in_the_second_round() -> Edited:
    each = situation(lambda each: buying(each) and each.before.round == 2)
    return each.edited.act(each.line, "buy", what="raise", die=None)


@breaks("D6", "already")
def two_ingredients() -> Edited:
    each = situation(lambda each: "marketplace" in each.before.bought)
    return each.edited.act(each.line, "buy", what="fruit", die=None)


@breaks("D6", "already")
def two_tokens() -> Edited:
    each = situation(lambda each: "black_market" in each.before.bought)
    return each.edited.act(each.line, "buy", what="reroll", die=None)


def may_buy(each: Situation, what: str) -> bool:
    """Whether something is for sale to whoever decides, its price aside."""
    market = "marketplace" if what in INGREDIENTS else "black_market"
    ready = buying(each) and each.before.round >= OBJECTS[market]
    known = market not in each.before.bought and market not in blocked(each)
    return ready and known and each.position.market[what] > 0


@breaks("D6", "costs 4")
def honey_for_too_little() -> Edited:
    each = situation(lambda each: may_buy(each, "honey") and each.player.gold < 4)
    return each.edited.act(each.line, "buy", what="honey", die=None)


@breaks("D6", "never cheaper")
def cheaper_fruit() -> Edited:
    each = situation(lambda each: may_buy(each, "fruit") and skill_of(each, 4, 5, 6))
    return each.edited.act(each.line, "buy", what="fruit", die=skill_of(each, 4, 5, 6))


@breaks("D6", "never cheaper")
def a_cheaper_token() -> Edited:
    each = situation(lambda each: may_buy(each, "raise") and skill_of(each, 4, 5, 6))
    return each.edited.act(each.line, "buy", what="raise", die=skill_of(each, 4, 5, 6))


@breaks("D6", "shows")
def cheaper_spices_for_a_three() -> Edited:
    each = situation(lambda each: may_buy(each, "spices") and skill_of(each, 1, 2, 3))
    return each.edited.act(each.line, "buy", what="spices", die=skill_of(each, 1, 2, 3))


@breaks("D6", "shows")
def cheaper_honey_for_a_four() -> Edited:
    each = situation(lambda each: may_buy(each, "honey") and skill_of(each, 4))
    return each.edited.act(each.line, "buy", what="honey", die=skill_of(each, 4))


@breaks("D6", "no skill die")
def a_discount_for_malt() -> Edited:
    each = situation(lambda each: may_buy(each, "spices") and free(each, "light"))
    return each.edited.act(each.line, "buy", what="spices", die=free(each, "light"))


@breaks("D6", "is left")
def what_is_sold_out() -> Edited:
    def gone(each: Situation) -> list[str]:
        return [what for what in INGREDIENTS if not each.position.market[what]]

    def wanted(each: Situation) -> object:
        closed = "marketplace" in each.before.bought or "marketplace" in blocked(each)
        return buying(each) and not closed and gone(each)

    each = situation(wanted)
    return each.edited.act(each.line, "buy", what=gone(each)[0], die=None)


@breaks("D8", "is blocked")
def a_blocked_market() -> Edited:
    each = situation(lambda each: buying(each) and {"marketplace", "black_market"} & blocked(each))
    what = "fruit" if "marketplace" in blocked(each) else "raise"
    return each.edited.act(each.line, "buy", what=what, die=None)


@breaks("D4", "decides now")
def a_second_purchase() -> Edited:
    each = situation(lambda each: does(each, "end_purchase"))
    lines = each.edited.lines
    following = lines[each.line] | {"n": each.line + 1, "turn": each.before.turn + 1}
    lines.insert(each.line + 1, following)
    return each.edited


@breaks("D4.1", "shows 7")
def a_seven_rolled() -> Edited:
    each = situation(lambda each: does(each, "roll"))
    entry = as_list(as_list(each.edited.event(each.line, "rolled")["dice"])[0])
    entry[1] = 7
    return each.edited


@breaks("events", "due to be rolled")
def another_die_rolled() -> Edited:
    each = situation(lambda each: does(each, "roll"))
    entry = as_list(as_list(each.edited.event(each.line, "rolled")["dice"])[0])
    entry[0] = "hops-12"
    return each.edited


@breaks("events", "is not told")
def a_roll_left_out() -> Edited:
    each = situation(lambda each: does(each, "roll"))
    each.edited.lines[each.line]["events"] = []
    return each.edited
