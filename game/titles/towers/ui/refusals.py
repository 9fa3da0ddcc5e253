"""A sentence for every reason the rules refuse a move of `towers`, in the words of a player."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.rules.core import Refusal
from game.rules.towers.catalogue import COLOURS
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.materials import in_words
from game.ui.refusals import told_by

OWN_CODES = (
    "no_pawn_on_board",
    "nowhere_to_go",
    "no_tower_in_sight",
    "no_pawn_in_sight",
    "no_pawn_in_line",
    "no_free_lane",
    "no_way_here",
    "few_blocks",
    "pawn_stuck",
    "tower_whole",
    "pawn_first",
    "more_blocks",
    "pawn_no_use",
    "choose_own_pawn",
    "choose_tower",
    "choose_pawn",
    "choose_cards",
    "joker_no_use",
)
"""What hands say of themselves, beside the codes of the rules: of many moves at once."""


def sentence(refusal: Refusal) -> str:
    """Why the move is refused, in one sentence; the bare code where nobody wrote one."""
    if told_by(refusal):
        return told_by(refusal)
    values = dict(refusal.values)
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    text = _plain().get(refusal.code)
    if text is None:
        text = _by_colour(refusal.code, values) or _counted(refusal.code, numbers)
    return text or refusal.code


def has_sentence(code: str) -> bool:
    """Whether players are told a code in words."""
    names = ("colour", "field", "at", "seat", "height", "most", "has", "needs", *COLOURS)
    values = tuple((name, 2) for name in names)
    return sentence(Refusal("", code, values)) != code


def _plain() -> dict[str, str]:
    return {**_places(), **_people(), **_cards()}


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
        "choose_cards": _("You are exchanging: click cards of your hand, or press Esc."),
    }


def _by_colour(code: str, values: Mapping[str, int | str]) -> str:
    """The sentences that name materials."""
    counts = [int(values.get(name, 0)) for name in COLOURS]
    colour = int(values.get("colour", 0))
    match code:
        case "colour_between":
            return material_words.lies_between(colour)
        case "colour_earlier":
            return material_words.stops_before(colour)
        case "three_to_five":
            return material_words.capture_costs(colour)
        case "wrong_cards":
            # Translators: {cards}: a list such as 2 coal and 1 brick; the word cards isn't in it.
            return _("You pay {cards} for it; the joker, face up, replaces one card.").format(
                cards=in_words(counts)
            )
        case "cards_short":
            # Translators: {cards}: a list such as 2 coal and 1 brick; the word cards isn't in it.
            return _("You lack cards: {cards}.").format(cards=in_words(counts))
        case "blocks_short":
            # Translators: {blocks}: a list such as 2 coal and 1 brick; the word blocks isn't in it.
            return _("You lack blocks: {blocks}.").format(blocks=in_words(counts))
        case _:
            return ""


def _counted(code: str, values: Mapping[str, int]) -> str:
    """The sentences that count something."""
    if code == "no_open_side":
        return _shut_in(new=values["field"] == values["at"])
    text = _of_height(code, values) or _of_blocks(code, values)
    return text.format(**values)


def _of_height(code: str, values: Mapping[str, int]) -> str:
    """How high a tower may be, with gaps."""
    match code:
        case "too_high":
            # Translators: {most} and {height} are numbers: towers so high.
            return ngettext(
                "Too high: this phase takes towers of {most}; this is a tower of {height}.",
                "Too high: this phase takes towers of up to {most}; this is a tower of {height}.",
                values["most"],
            )
        case "wrong_height":
            # Translators: {needs} is 2 to 5; {height}: so many storeys were chosen.
            return ngettext(
                "This phase builds exactly {needs} storey, not {height}.",
                "This phase builds exactly {needs} storeys, not {height}.",
                values["needs"],
            )
        case "tower_whole":
            return ngettext(
                "Your tower has its {needs} storey: click one of its blocks to put it back first.",
                "Your tower has its {needs} storeys: click one of its blocks to put it back first.",
                values["needs"],
            )
        case "more_blocks":
            return ngettext(
                "The tower has {needs} storey in this phase: first click more blocks for it.",
                "The tower has {needs} storeys in this phase: first click more blocks for it.",
                values["needs"],
            )
        case _:
            return ""


def _of_blocks(code: str, values: Mapping[str, int]) -> str:
    """How many blocks one has, with gaps."""
    match code:
        case "seven_blocks":
            # Translators: never fewer than seven blocks.
            return ngettext(
                "You have {has} block: first build something of them.",
                "You have {has} blocks: first build something of them.",
                values["has"],
            )
        case "few_blocks":
            # Translators: {needs} is a number: towers so high. {has} blocks are fewer.
            return ngettext(
                "This phase builds towers of {needs}: you have {has} block.",
                "This phase builds towers of {needs}: you have {has} blocks.",
                values["has"],
            )
        case _:
            return ""


def _shut_in(*, new: bool) -> str:
    """Which tower would have no open side (T6.3): the new one, or one beside it."""
    # Translators: why a tower can't be built there: others or the edge on all sides of one.
    if new:
        return _("Shut in: the new tower would have no open side.")
    return _("Shut in: a tower beside it would have no open side left.")
