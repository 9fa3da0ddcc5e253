"""Sentences for reasons to take a block or to explore (B3, B4)."""

from __future__ import annotations

from collections.abc import Mapping

from game.formats import listed
from game.language import _, ngettext, npgettext
from game.rules.biomes.catalogue import Material, Round
from game.titles.biomes.ui.panels.coach.gaps import Gaps, Make


def _needed(gaps: Gaps) -> str:
    count = gaps.number("lacking")
    if gaps.reason.value("material") == Material.EMERALD:
        # Translators: It: the block.
        return ngettext(
            "It helps to pay for the {tile}; then {count} block is still missing.",
            "It helps to pay for the {tile}; then {count} blocks are still missing.",
            count,
        )
    return ngettext(
        "The {tile} needs it; then {count} block is still missing.",
        "The {tile} needs it; then {count} blocks are still missing.",
        count,
    )


def _stock(gaps: Gaps) -> str:
    return ngettext(
        "For later: {count} building not found yet needs this kind.",
        "For later: {count} buildings not found yet need this kind.",
        gaps.number("buildings"),
    )


def _triggers_behind(gaps: Gaps) -> str:
    if gaps.round is Round.A:
        return _("But the biome scoring starts: {own} for you, {rival} for the best other board.")
    # the game ends with the last one, which has a sentence of its own
    return _("But the material scoring starts: {own} for you, {rival} for the best other board.")


TIMING: Mapping[str, Make] = {
    "triggers": lambda _g: _("{scoring} starts: {own} for you, {rival} at most for others."),
    "triggers_behind": _triggers_behind,
    # Translators: for it: for this scoring.
    "cuts_off": lambda _g: _("{scoring} starts before {name} can build the {tile} for it."),
    "ends_ahead": lambda _g: _(
        "It ends the game, and you win: {own} for you, {rival} for the next."
    ),
    "ends_behind": lambda _g: _(
        "But it ends the game: {own} for you as it stands, {rival} for the best other."
    ),
    "hastens": lambda _g: _("{scoring} comes closer, and you lead there: {own} against {rival}."),
    "delays": lambda _g: _(
        "{scoring} comes no closer: you are behind there, {own} against {rival}."
    ),
}


BLOCKS: Mapping[str, Make] = {
    **TIMING,
    "completes_two": lambda _g: _("Second block: {material}. Then you have all for the {tile}."),
    # Translators: another player lacks just this block.
    "denies": lambda _g: _(
        "{name} lacks only this for the {tile}, and there is no other to take: {material}."
    ),
    "completes": lambda _g: _("Then you have all blocks for the {tile}."),
    "completes_now": lambda _g: _(
        "Then you have all blocks for the {tile}, and can build it in this turn."
    ),
    "needed": _needed,
    # Translators: It: the block.
    "saves_emerald": lambda _g: _("It saves you an emerald for the {tile}."),
    "joker": lambda _g: _("An emerald can stand in for any block."),
    "stock": _stock,
    "tiebreak": lambda _g: _("Blocks left at the end decide a tie."),
    # Translators: It: taking the block; {material}: the block that becomes free.
    "lays_bare": lambda _g: _("It frees a block that the {tile} needs: {material}."),
    # Translators: It: taking the block.
    "lays_emerald": lambda _g: _("It frees an emerald, which you can take next."),
    "leaves_layer": lambda _g: _("Any block would empty the layer. Then comes: {scoring}."),
}


def _build_soon(gaps: Gaps) -> str:
    return ngettext(
        "The {tile} lies there; you need {count} more block for it.",
        "The {tile} lies there; you need {count} more blocks for it.",
        gaps.number("lacking"),
    )


def _tiles(gaps: Gaps) -> str:
    count = gaps.number("tiles")
    # Translators: stands in "It turns up {things}."
    text = npgettext("object", "{count} new tile", "{count} new tiles", count)
    return text.format(count=count)


def _tokens(gaps: Gaps) -> str:
    count = gaps.number("tokens")
    # Translators: stands in "It turns up {things}."
    text = npgettext("object", "{count} weapon", "{count} weapons", count)
    return text.format(count=count)


def _turns_up(*things: str) -> str:
    # Translators: {things}: "2 new tiles", "1 weapon" or both, in the accusative; It: going there.
    return _("It turns up {things}.").format(things=listed(things))


EXPLORING: Mapping[str, Make] = {
    "build_next": lambda _g: _("From there you can build in this turn: {tile}."),
    "build_ready": lambda _g: _("From there you can build next turn: {tile}."),
    "build_soon": _build_soon,
    "fight_next": lambda _g: _(
        "From there you can fight the {mob} in this turn: your chance is {percent}."
    ),
    "fight_ready": lambda _g: _(
        "From there you can fight the {mob} next turn: your chance is {percent}."
    ),
    "arm_next": lambda _g: _("From there you can take in this turn: {weapon}."),
    "arm_ready": lambda _g: _("From there you can take next turn: {weapon}."),
    "stays": lambda _g: _("You stay beside the {tile}, which you can pay for."),
    "turns_up_tiles": lambda g: _turns_up(_tiles(g)),
    "turns_up_tokens": lambda g: _turns_up(_tokens(g)),
    "turns_up_both": lambda g: _turns_up(_tiles(g), _tokens(g)),
    "closer": lambda _g: _("From there the {tile} is within one exploration."),
}
