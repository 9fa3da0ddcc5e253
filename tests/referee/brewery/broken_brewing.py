"""Brewings, tokens and windows of `brewery`, broken on purpose (D7, D8)."""

from __future__ import annotations

from collections.abc import Callable

from ..editing import as_list
from .broken_turns import fresh, placing
from .editing import Edited, Situation, does, situation, tells
from .tables import INGREDIENTS, TOKENS
from .tampering import breaks


def brewing(each: Situation) -> bool:
    """Whether a recipe may be brewed."""
    before = each.before
    return before.phase == "brew" and not before.window and not before.pending


def possible(each: Situation) -> list[str]:
    """The recipes that whoever decides could brew."""
    return each.position.brewable(each.before.actor) if brewing(each) else []


@breaks("D7", "does not lie open")
def a_recipe_from_the_deck() -> Edited:
    each = situation(brewing)
    return each.edited.act(each.line, "brew", recipe=each.position.deck[0], extension=None)


@breaks("D7", "lacks something")
def a_recipe_without_its_dice() -> Edited:
    def lacking(each: Situation) -> list[str]:
        row = [name for name in each.position.row if name]
        able = possible(each)
        return [name for name in row if name not in able and not barred(each, name)]

    each = situation(lambda each: brewing(each) and lacking(each))
    return each.edited.act(each.line, "brew", recipe=lacking(each)[0], extension=None)


def barred(each: Situation, name: str) -> bool:
    """Whether a recipe is blocked."""
    return name in each.position.blocked_recipes


@breaks("D7", "lacks something")
def an_ingredient_that_is_not_there() -> Edited:
    def missing(each: Situation) -> list[tuple[str, str]]:
        return [
            (name, use)
            for name in possible(each)
            for use in each.position.recipes[name].extensions
            if use in INGREDIENTS and not each.player.ingredients[use]
        ]

    each = situation(missing)
    recipe, use = missing(each)[0]
    return each.edited.act(each.line, "brew", recipe=recipe, extension=use)


@breaks("D7", "not refined with")
def an_extension_of_another_card() -> Edited:
    each = situation(possible)
    recipe = possible(each)[0]
    known = each.position.recipes[recipe].extensions
    use = next(use for use in INGREDIENTS if use not in known)
    return each.edited.act(each.line, "brew", recipe=recipe, extension=use)


@breaks("D8", "is blocked")
def a_blocked_recipe() -> Edited:
    each = situation(lambda each: brewing(each) and each.position.blocked_recipes)
    recipe = min(each.position.blocked_recipes)
    return each.edited.act(each.line, "brew", recipe=recipe, extension=None)


def taking(each: Situation) -> bool:
    """Whether a token is chosen."""
    return each.before.pending == "take"


@breaks("D5.3", "where take is due")
def a_pass_where_a_token_is_due() -> Edited:
    each = situation(taking)
    return each.edited.act(each.line, "pass")


@breaks("format", "none of")
def an_ingredient_for_a_token() -> Edited:
    each = situation(taking)
    return each.edited.act(each.line, "take", token="honey")


def use(each: Situation, token: str, target: str) -> Edited:
    """A token is used in place of what was done."""
    return each.edited.act(each.line, "use_token", token=token, target=target)


def having(token: str, wanted: Callable[[Situation], object]) -> Situation:
    """A situation in which whoever decides has that token."""
    return situation(lambda each: wanted(each) and each.player.tokens[token])


@breaks("D8", "has no token")
def a_token_out_of_nothing() -> Edited:
    each = situation(lambda each: fresh(each) and not each.player.tokens["raise"])
    return use(each, "raise", each.dice("pool", "warehouse")[0])


@breaks("D8", "after an item")
def a_token_between_two_items() -> Edited:
    def wanted(each: Situation) -> object:
        return placing(each) and each.before.items == 1 and +each.player.tokens

    each = situation(wanted)
    token = next(token for token in TOKENS if each.player.tokens[token])
    return use(each, token, "light-1")


@breaks("D8", "can't be used")
def raising_anothers_die() -> Edited:
    each = having("raise", lambda each: fresh(each) and each.dice("pool", own=False))
    return use(each, "raise", each.dice("pool", own=False)[0])


@breaks("D8", "can't be used")
def raising_a_six() -> Edited:
    def sixes(each: Situation) -> list[str]:
        return [name for name in each.dice("pool", "warehouse") if each.die(name).value == 6]

    each = having("raise", lambda each: fresh(each) and sixes(each))
    return use(each, "raise", sixes(each)[0])


@breaks("D8", "can't be used")
def withdrawing_from_a_pool() -> Edited:
    each = having("withdraw", lambda each: fresh(each) and each.dice("pool", own=False))
    return use(each, "withdraw", each.dice("pool", own=False)[0])


@breaks("D8", "can't be used")
def blocking_an_object_in_the_own_turn() -> Edited:
    return use(having("block_object", fresh), "block_object", "malt_house")


@breaks("D8", "can't be used")
def blocking_a_recipe_in_the_own_turn() -> Edited:
    each = having("block_recipe", lambda each: fresh(each) and each.position.row[0])
    return use(each, "block_recipe", str(each.position.row[0]))


@breaks("D8", "can't be used")
def a_die_of_the_supply_re_rolled() -> Edited:
    each = having("reroll", lambda each: fresh(each) and each.position.supply("dark"))
    return use(each, "reroll", each.position.supply("dark")[0])


def window(kind: str) -> Callable[[Situation], bool]:
    """Whether such a window is open."""

    def wanted(each: Situation) -> bool:
        open_now = each.before.window
        return open_now is not None and open_now.kind == kind

    return wanted


@breaks("D8", "no answer in a window")
def a_place_in_a_window() -> Edited:
    each = situation(window("start"))
    return each.edited.act(each.line, "place", field="malt-light", item="seed")


@breaks("D8", "can't be used")
def an_own_die_blocked_at_the_start() -> Edited:
    each = having("block_die", window("start"))
    return use(each, "block_die", each.dice("pool", "warehouse")[0])


@breaks("D8", "can't be used")
def raising_at_the_start() -> Edited:
    each = having("raise", window("start"))
    return use(each, "raise", each.dice("pool", "warehouse")[0])


@breaks("D8", "can't be used")
def a_recipe_blocked_that_nobody_else_brews() -> Edited:
    def safe(each: Situation) -> list[str]:
        others = [s for s in range(each.before.tables.players) if s != each.before.actor]
        able = {name for seat in others for name in each.position.brewable(seat)}
        return [name for name in each.position.row if name and name not in able]

    each = having("block_recipe", lambda each: window("before")(each) and safe(each))
    return use(each, "block_recipe", safe(each)[0])


def needless(each: Situation) -> list[str]:
    """Dice of the brewer's warehouse without which the declared brewing goes on."""
    now = each.before.window
    if now is None or now.declared is None or now.queue[0] == now.declared.seat:
        return []
    declared = now.declared
    return [
        name
        for name in each.position.of(declared.seat, "warehouse")
        if each.position.assigned(declared.seat, declared.recipe, declared.use, without=name)
    ]


@breaks("D8", "can't be used")
def a_needless_die_withdrawn() -> Edited:
    each = situation(lambda each: needless(each) and +each.player.tokens)
    token = next(
        token for token in ("withdraw", "block_die", "reroll") if each.player.tokens[token]
    )
    return use(each, token, needless(each)[0])


def bared(each: Situation) -> bool:
    """Whether a token takes the only skill die of a brewing, which goes on without it."""
    now = each.before.window
    if now is None or now.declared is None or now.declared.use != "skill":
        return False
    return tells(each, "brewed", extension=None)


@breaks("events", "brewing_failed")
def a_brewing_that_fails_for_its_extension() -> Edited:
    each = situation(bared)
    told, brewed = each.edited.told(each.line), each.edited.event(each.line, "brewed")
    failed = {"type": "brewing_failed"} | {key: brewed[key] for key in ("player", "recipe")}
    told[told.index(brewed) :] = [failed]
    return each.edited


@breaks("events", "due was brewed")
def a_brewing_with_an_extension_that_was_lost() -> Edited:
    each = situation(bared)
    brewed = each.edited.event(each.line, "brewed")
    brewed["extension"] = "skill"
    brewed["dice"] = [*as_list(brewed["dice"]), each.action["target"]]
    return each.edited


@breaks("events", "points")
def a_bonus_for_an_extension_that_was_lost() -> Edited:
    each = situation(bared)
    told, brewed = each.edited.told(each.line), each.edited.event(each.line, "brewed")
    bonus = {"type": "gold", "player": brewed["player"], "amount": 1, "reason": "bonus"}
    told.insert(told.index(each.edited.event(each.line, "points")), bonus)
    return each.edited


def in_vain(each: Situation) -> bool:
    """Whether a token leaves its seat unable to brew."""
    if not (brewing(each) and does(each, "use_token")):
        return False
    lines = each.edited.lines
    return each.line + 2 < len(lines) and lines[each.line + 1]["player"] != each.before.actor


@breaks("D4", "decides now")
def a_pass_of_a_seat_that_is_skipped() -> Edited:
    each = situation(in_vain)
    seat, lines = each.before.actor, each.edited.lines
    passed = {"type": "passed", "player": seat, "phase": "brew"}
    step = {"n": each.line + 1, "turn": each.step["turn"], "player": seat}
    lines.insert(each.line + 1, step | {"action": {"type": "pass"}, "events": [passed]})
    return each.edited


@breaks("D4", "decides now")
def an_answer_left_out() -> Edited:
    each = situation(lambda each: does(each, "decline") and window("start")(each))
    lines = each.edited.lines
    lines[each.line] |= {"player": (each.before.actor + 1) % each.before.tables.players}
    return each.edited


@breaks("D4", "this is turn")
def a_second_brewing_in_a_turn() -> Edited:
    each = situation(lambda each: does(each, "brew") and not needs_answer(each))
    lines = each.edited.lines
    lines.insert(each.line + 1, lines[each.line] | {"n": each.line + 1})
    return each.edited


def needs_answer(each: Situation) -> bool:
    """Whether the step after this one is of the same turn."""
    following = each.edited.lines[each.line + 1]
    return following.get("turn") == each.step["turn"]
