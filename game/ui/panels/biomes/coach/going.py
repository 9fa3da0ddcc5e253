"""Sentences for reasons to take a block or to explore (B3, B4)."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.ui.panels.biomes.coach.gaps import Gaps, Make
from game.ui.panels.biomes.words import scoring


def _needed(gaps: Gaps) -> str:
    text = ngettext(
        "The {tile} needs it; then {count} block is still missing.",
        "The {tile} needs it; then {count} blocks are still missing.",
        gaps.number("lacking"),
    )
    return text.format(tile=gaps.tile, count=gaps.number("lacking"))


def _stock(gaps: Gaps) -> str:
    count = gaps.number("buildings")
    text = ngettext(
        "For later: {count} building still hidden needs this kind.",
        "For later: {count} buildings still hidden need this kind.",
        count,
    )
    return text.format(count=count)


def _triggers(gaps: Gaps) -> str:
    text = _("Next comes: {scoring}. Your board brings {own}, the best other one {rival}.")
    return text.format(
        scoring=scoring(gaps.round), own=gaps.points("own"), rival=gaps.points("rival")
    )


BLOCKS: Mapping[str, Make] = {
    "completes": lambda g: _("Then you have all blocks for the {tile}.").format(tile=g.tile),
    "needed": _needed,
    "saves_emerald": lambda g: _("It saves you an emerald for the {tile}.").format(tile=g.tile),
    "joker": lambda _g: _("An emerald can stand in for any block."),
    "stock": _stock,
    "tiebreak": lambda _g: _("Blocks left at the end decide a tie."),
    "lays_bare": lambda g: _("It frees a block that the {tile} needs: {material}.").format(
        tile=g.tile, material=g.material
    ),
    "triggers": _triggers,
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


def _tiles(count: int) -> str:
    return ngettext("{count} new tile", "{count} new tiles", count).format(count=count)


def _tokens(count: int) -> str:
    return ngettext("{count} weapon", "{count} weapons", count).format(count=count)


def _turns_up(what: str) -> str:
    return _("It turns up {things}.").format(things=what)


def _turns_up_both(gaps: Gaps) -> str:
    tiles, tokens = _tiles(gaps.number("tiles")), _tokens(gaps.number("tokens"))
    return _("It turns up {tiles} and {weapons}.").format(tiles=tiles, weapons=tokens)


EXPLORING: Mapping[str, Make] = {
    "build_next": lambda g: _("From there you can build in this turn: {tile}.").format(tile=g.tile),
    "build_ready": lambda g: _("From there you can build next turn: {tile}.").format(tile=g.tile),
    "build_soon": _build_soon,
    "fight_next": lambda g: _(
        "From there you can fight the {mob} in this turn: {percent} % to win."
    ).format(mob=g.tile, percent=g.number("percent")),
    "fight_ready": lambda g: _(
        "From there you can fight the {mob} next turn: {percent} % to win."
    ).format(mob=g.tile, percent=g.number("percent")),
    "arm_next": lambda g: _("From there you can take in this turn: {weapon}.").format(
        weapon=g.token
    ),
    "arm_ready": lambda g: _("From there you can take next turn: {weapon}.").format(weapon=g.token),
    "stays": lambda g: _("You stay beside the {tile}.").format(tile=g.tile),
    "turns_up_tiles": lambda g: _turns_up(_tiles(g.number("tiles"))),
    "turns_up_tokens": lambda g: _turns_up(_tokens(g.number("tokens"))),
    "turns_up_both": _turns_up_both,
    "closer": lambda g: _("It brings you closer to the {tile}.").format(tile=g.tile),
}
