"""A sentence for every reason the rules refuse a move, in the words of a player."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.rules.biomes.catalogue import Round
from game.rules.biomes.view import ActionKind
from game.rules.core import Refusal
from game.titles.biomes.ui.panels.words import action, scoring
from game.ui.refusals import told_by

Values = Mapping[str, int | str]


def sentence(refusal: Refusal) -> str:
    """Why the move is refused, in one sentence; the bare code where nobody wrote one."""
    values: Values = dict(refusal.values)
    return told_by(refusal) or _text(refusal.code, values).format_map(_gaps(values))


def _text(code: str, values: Values) -> str:
    """The sentence of a code, its gaps still open."""
    match code:
        case "few_free_sides":
            return _free_sides(int(values["needs"]), int(values["has"]))
        case "too_far":
            return _too_far(int(values["steps"]), int(values["most"]))
        case "cannot_pay" if values["emeralds"]:
            return ngettext(
                "You lack {missing} block for it, even with your emeralds.",
                "You lack {missing} blocks for it, even with your emeralds.",
                int(values["missing"]),
            )
        case "cannot_pay":
            return ngettext(
                "You lack {missing} block for it.",
                "You lack {missing} blocks for it.",
                int(values["missing"]),
            )
        case "wrong_payment":
            return ngettext(
                "It costs exactly {needs} block of its kinds; emeralds may stand in.",
                "It costs exactly {needs} blocks of its kinds; emeralds may stand in.",
                int(values["needs"]),
            )
        case _:
            return {**_now(), **_out_of_reach(), **_things()}.get(code, code)


def _gaps(values: Values) -> dict[str, object]:
    """What the gaps of a sentence are filled with: numbers, or the name of an action or a round."""
    found: dict[str, object] = {**values}
    if "kind" in values:
        found["action"] = action(ActionKind(str(values["kind"])))
    if "round" in values:
        found["scoring"] = scoring(Round(str(values["round"])))
    return found


def _now() -> dict[str, str]:
    return {
        "game_over": _("The game is over."),
        "finish_collecting": _("First take the second block."),
        "decide_pickaxe": _("First use the pickaxe or leave it."),
        "decide_tnt": _("First decide about the TNT."),
        "choose_score": _("First choose what to score."),
        "no_actions_left": _("The actions of this turn are done."),
        "no_pickaxe": _("No pickaxe is waiting to be used."),
        "no_tnt": _("No TNT is waiting."),
        "no_scoring": _("Nothing is being scored now."),
        "actions_first": _("First do the actions of this turn."),
        "extra_first": _("First do the extra action."),
        "other_tnt": _("Another TNT comes first."),
        "kind_done": _("Already done this turn: {action}."),
        "kind_barred": _("Not part of this task: {action}."),
        "other_round": _("Now comes: {scoring}."),
        "not_in_round": _("This does not count now: {scoring}."),
    }


def _out_of_reach() -> dict[str, str]:
    """Why a button of the action bar is greyed although its action is not done yet."""
    return {
        "nothing_to_collect": _("No block is left."),
        "nothing_to_build": _("No building beside you."),
        "nothing_to_fight": _("No mob beside you."),
        "nothing_to_arm": _("No weapon beside you."),
    }


def _things() -> dict[str, str]:
    return {
        # Translators: where it was looked for.
        "no_such_block": _("There is no block."),
        "no_such_crossing": _("There is no crossing."),
        "no_such_space": _("There is no space on the board."),
        "not_a_stack": _("No stack of tiles lies here."),
        "not_on_rim": _("No weapon lies here."),
        "block_gone": _("This block is already taken."),
        "top_covered": _("Another block lies on top of it."),
        "empty_stack": _("This stack is empty."),
        "token_gone": _("This weapon is already taken."),
        "not_a_building": _("This is not a building."),
        "not_a_mob": _("This is not a mob."),
        "payment_not_owned": _("You don't have these blocks."),
        # Translators: no gender: "this mob is not defeated yet" does it.
        "mob_not_owned": _("You have not defeated this mob."),
        "not_extra_action": _("You keep a trophy mob: it brings points at the end."),
        "not_at_corner": _("Your figure must stand at one of its corners."),
        "other_board": _("You build on your own board."),
        "face_down": _("It lies face down: explore next to it first."),
    }


def _free_sides(needs: int, has: int) -> str:
    """Which sides of a block must be free to take it, and how many are (B3.2)."""
    # Translators: sides of a block.
    needed = ngettext(
        "{needs} of its four sides has to be free as well.",
        "{needs} of its four sides have to be free as well.",
        needs,
    )
    # Translators: free: it goes on from "{needs} of its four sides have to be free as well".
    free = ngettext("Now {has} is.", "Now {has} are.", has) if has else _("Now none is.")
    return f"{needed} {free}"


def _too_far(steps: int, most: int) -> str:
    """How far a crossing is, and how far one may go: each number has a noun of its own (B4.1)."""
    away = ngettext("It is {steps} step away.", "It is {steps} steps away.", steps)
    allowed = ngettext("You may go {most} step.", "You may go {most} steps.", most)
    return f"{away} {allowed}"
