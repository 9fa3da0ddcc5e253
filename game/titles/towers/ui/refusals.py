"""A sentence for every reason the rules refuse a move of `towers`, in the words of a player."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.rules.core import Refusal
from game.rules.towers.catalogue import COLOURS
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.materials import in_words
from game.ui.refusals import told_by

Values = Mapping[str, int | str]


def sentence(refusal: Refusal) -> str:
    """Why the move is refused, in one sentence; the bare code where nobody wrote one."""
    values: Values = dict(refusal.values)
    return told_by(refusal) or _text(refusal.code, values).format_map(_gaps(values))


def _gaps(values: Values) -> dict[str, object]:
    """What the gaps of a sentence are filled with: numbers, or cards and blocks by colour."""
    counted = in_words([int(values.get(name, 0)) for name in COLOURS])
    return {**values, "cards": counted, "blocks": counted}


def _text(code: str, values: Values) -> str:
    """The sentence of a code, its gaps still open."""
    match code:
        case "colour_between":
            return material_words.lies_between(int(values["colour"]))
        case "colour_earlier":
            return material_words.stops_before(int(values["colour"]))
        case "three_to_five":
            return material_words.capture_costs(int(values["colour"]))
        case "no_open_side":
            return _shut_in(new=values["field"] == values["at"])
        case "seven_blocks" | "few_blocks":
            return _of_blocks(code, int(values["has"]))
        case "too_high":
            return _of_height(code, int(values["most"]))
        case "wrong_height" | "tower_whole" | "more_blocks":
            return _of_height(code, int(values["needs"]))
        case _:
            return {**_places(), **_people(), **_cards()}.get(code, code)


def _places() -> dict[str, str]:
    # Translators: why a click does nothing; it: what was clicked, a tower, pawn or card.
    return {
        "game_over": _("The game is over."),
        "no_such_field": _("There is no such field."),
        "not_an_edge": _("Pawns come in over the edge of the board."),
        "not_in_lane": _("No lane runs straight from there to this field."),
        "tower_in_way": _("A tower stands in the way."),
        "not_in_line": _("It is not in one row or column with your pawn."),
        "no_tower": _("No tower stands here."),
        "no_tower_in_sight": _("None of your pawns sees a tower that it could take."),
        "no_free_lane": _("No free lane has a field of the colours in your hand."),
        "no_way_here": _(
            "No way leads here: another field of its material, a tower or a pawn always comes "
            "first."
        ),
        "choose_tower": _("Only towers can be demolished: click one that glows."),
        "nowhere_to_go": _("No pawn of yours can run on to a colour in your hand."),
    }


def _people() -> dict[str, str]:
    # Translators: why a click does nothing; it: what was clicked, a tower, pawn or card.
    return {
        "no_pawn_in_reserve": _("All your pawns are on the board."),
        "no_pawn_on_board": _("You have no pawn on the board yet: place one first."),
        "no_pawn_in_line": _("None of your pawns is in one row or column with it."),
        "no_pawn_in_sight": _("None of your pawns sees another's pawn."),
        "no_pawn_there": _("No pawn of yours stands here."),
        "not_your_pawn": _("This pawn is not yours."),
        "pawn_in_way": _("A pawn stands in the way."),
        "pawn_first": _("First click the pawn to build on: then the cards pay by themselves."),
        "pawn_stuck": _("With these cards this pawn can do nothing."),
        "pawn_no_use": _("This pawn can't do that: choose what glows, or press Esc."),
        "choose_own_pawn": _("A tower is built where a pawn of yours stands: click that pawn."),
        "choose_pawn": _("Only pawns of others can be captured: click one that glows."),
        "nobody_to_capture": _("No pawn stands here."),
        "own_pawn": _("You can't capture your own pawn."),
    }


def _cards() -> dict[str, str]:
    # Translators: why a click does nothing; it: what was clicked, a tower, pawn or card.
    return {
        "one_to_five": _("Choose one to five cards to exchange."),
        "joker_not_exchanged": _("The joker is no card: it can't be exchanged."),
        "joker_face_down": _("Your joker is used: an exchange turns it up again."),
        "one_joker": _("The joker replaces one card only."),
        "joker_no_use": _("There is nothing now that the joker could pay for."),
        # Translators: {cards}: a list such as 2 coal and 1 brick; the word cards isn't in it.
        "wrong_cards": _("You pay {cards} for it; the joker, face up, replaces one card."),
        # Translators: {cards}: a list such as 2 coal and 1 brick; the word cards isn't in it.
        "cards_short": _("You lack cards: {cards}."),
        # Translators: {blocks}: a list such as 2 coal and 1 brick; the word blocks isn't in it.
        "blocks_short": _("You lack blocks: {blocks}."),
        "choose_cards": _("You are exchanging: click cards of your hand, or press Esc."),
    }


def _of_height(code: str, storeys: int) -> str:
    """How high a tower may be, or has to be: so many ``storeys``."""
    match code:
        case "too_high":
            # Translators: {most} and {height} are numbers: towers so high.
            return ngettext(
                "Too high: this phase takes towers of {most}; this is a tower of {height}.",
                "Too high: this phase takes towers of up to {most}; this is a tower of {height}.",
                storeys,
            )
        case "wrong_height":
            # Translators: {needs} is 2 to 5; {height}: so many storeys were chosen.
            return ngettext(
                "This phase builds exactly {needs} storey, not {height}.",
                "This phase builds exactly {needs} storeys, not {height}.",
                storeys,
            )
        case "tower_whole":
            return ngettext(
                "Your tower has its {needs} storey: click one of its blocks to put it back first.",
                "Your tower has its {needs} storeys: click one of its blocks to put it back first.",
                storeys,
            )
        case _:
            return ngettext(
                "The tower has {needs} storey in this phase: first click more blocks for it.",
                "The tower has {needs} storeys in this phase: first click more blocks for it.",
                storeys,
            )


def _of_blocks(code: str, has: int) -> str:
    """That one ``has`` too many blocks, or too few."""
    if code == "seven_blocks":
        # Translators: never fewer than seven blocks.
        return ngettext(
            "You have {has} block: first build something of them.",
            "You have {has} blocks: first build something of them.",
            has,
        )
    # Translators: {needs} is a number: towers so high. {has} blocks are fewer.
    return ngettext(
        "This phase builds towers of {needs}: you have {has} block.",
        "This phase builds towers of {needs}: you have {has} blocks.",
        has,
    )


def _shut_in(*, new: bool) -> str:
    """Which tower would have no open side (T6.3): the new one, or one beside it."""
    # Translators: why a tower can't be built there: others or the edge on all sides of one.
    if new:
        return _("Shut in: the new tower would have no open side.")
    return _("Shut in: a tower beside it would have no open side left.")
