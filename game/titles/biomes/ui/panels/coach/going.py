"""Sentences for reasons to take a block or to explore (B3, B4)."""

from __future__ import annotations

from collections.abc import Mapping

from game.formats import listed
from game.language import _, ngettext, npgettext
from game.rules.biomes.catalogue import Material, Round
from game.titles.biomes.ui.panels.coach.gaps import Gaps, Make
from game.titles.biomes.ui.panels.words import scoring


def _needed(gaps: Gaps) -> str:
    count = gaps.number("lacking")
    if gaps.reason.value("material") == Material.EMERALD:
        # Translators: It: the block.
        text = ngettext(
            "It helps to pay for the {tile}; then {count} block is still missing.",
            "It helps to pay for the {tile}; then {count} blocks are still missing.",
            count,
        )
    else:
        text = ngettext(
            "The {tile} needs it; then {count} block is still missing.",
            "The {tile} needs it; then {count} blocks are still missing.",
            count,
        )
    return text.format(tile=gaps.tile, count=count)


def _completes_two(gaps: Gaps) -> str:
    text = _("Second block: {material}. Then you have all for the {tile}.")
    return text.format(tile=gaps.tile, material=gaps.material)


def _denies(gaps: Gaps) -> str:
    # Translators: another player lacks just this block.
    text = _("{name} lacks only this for the {tile}, and there is no other to take: {material}.")
    return text.format(name=gaps.rival, tile=gaps.tile, material=gaps.material)


def _stock(gaps: Gaps) -> str:
    count = gaps.number("buildings")
    text = ngettext(
        "For later: {count} building not found yet needs this kind.",
        "For later: {count} buildings not found yet need this kind.",
        count,
    )
    return text.format(count=count)


def _compared(text: str, gaps: Gaps) -> str:
    """A sentence about a round and what it brings to whom."""
    own, rival = gaps.points("own"), gaps.points("rival")
    return text.format(scoring=scoring(gaps.round), own=own, rival=rival)


def _triggers_behind(gaps: Gaps) -> str:
    if gaps.round is Round.A:
        text = _("But the biome scoring starts: {own} for you, {rival} for the best other board.")
    else:  # the game ends with the last one, which has a sentence of its own
        text = _(
            "But the material scoring starts: {own} for you, {rival} for the best other board."
        )
    return _ends(text, gaps)


def _ends(text: str, gaps: Gaps) -> str:
    return text.format(own=gaps.points("own"), rival=gaps.points("rival"))


TIMING: Mapping[str, Make] = {
    "triggers": lambda g: _compared(
        _("{scoring} starts: {own} for you, {rival} at most for others."), g
    ),
    "triggers_behind": _triggers_behind,
    # Translators: for it: for this scoring.
    "cuts_off": lambda g: _("{scoring} starts before {name} can build the {tile} for it.").format(
        scoring=scoring(g.round), name=g.rival, tile=g.tile
    ),
    "ends_ahead": lambda g: _ends(
        _("It ends the game, and you win: {own} for you, {rival} for the next."), g
    ),
    "ends_behind": lambda g: _ends(
        _("But it ends the game: {own} for you as it stands, {rival} for the best other."), g
    ),
    "hastens": lambda g: _compared(
        _("{scoring} comes closer, and you lead there: {own} against {rival}."), g
    ),
    "delays": lambda g: _compared(
        _("{scoring} comes no closer: you are behind there, {own} against {rival}."), g
    ),
}


BLOCKS: Mapping[str, Make] = {
    **TIMING,
    "completes_two": _completes_two,
    "denies": _denies,
    "completes": lambda g: _("Then you have all blocks for the {tile}.").format(tile=g.tile),
    "completes_now": lambda g: _(
        "Then you have all blocks for the {tile}, and can build it in this turn."
    ).format(tile=g.tile),
    "needed": _needed,
    # Translators: It: the block.
    "saves_emerald": lambda g: _("It saves you an emerald for the {tile}.").format(tile=g.tile),
    "joker": lambda _g: _("An emerald can stand in for any block."),
    "stock": _stock,
    "tiebreak": lambda _g: _("Blocks left at the end decide a tie."),
    # Translators: It: taking the block; {material}: the block that becomes free.
    "lays_bare": lambda g: _("It frees a block that the {tile} needs: {material}.").format(
        tile=g.tile, material=g.material
    ),
    # Translators: It: taking the block.
    "lays_emerald": lambda _g: _("It frees an emerald, which you can take next."),
    "leaves_layer": lambda g: _("Any block would empty the layer. Then comes: {scoring}.").format(
        scoring=scoring(g.round)
    ),
}


def _build_soon(gaps: Gaps) -> str:
    text = ngettext(
        "The {tile} lies there; you need {count} more block for it.",
        "The {tile} lies there; you need {count} more blocks for it.",
        gaps.number("lacking"),
    )
    return text.format(tile=gaps.tile, count=gaps.number("lacking"))


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
    "build_next": lambda g: _("From there you can build in this turn: {tile}.").format(tile=g.tile),
    "build_ready": lambda g: _("From there you can build next turn: {tile}.").format(tile=g.tile),
    "build_soon": _build_soon,
    "fight_next": lambda g: _(
        "From there you can fight the {mob} in this turn: your chance is {percent}."
    ).format(mob=g.tile, percent=g.percent("percent")),
    "fight_ready": lambda g: _(
        "From there you can fight the {mob} next turn: your chance is {percent}."
    ).format(mob=g.tile, percent=g.percent("percent")),
    "arm_next": lambda g: _("From there you can take in this turn: {weapon}.").format(
        weapon=g.token
    ),
    "arm_ready": lambda g: _("From there you can take next turn: {weapon}.").format(weapon=g.token),
    "stays": lambda g: _("You stay beside the {tile}, which you can pay for.").format(tile=g.tile),
    "turns_up_tiles": lambda g: _turns_up(_tiles(g)),
    "turns_up_tokens": lambda g: _turns_up(_tokens(g)),
    "turns_up_both": lambda g: _turns_up(_tiles(g), _tokens(g)),
    "closer": lambda g: _("From there the {tile} is within one exploration.").format(tile=g.tile),
}
