"""Sentences for what a move of brewery makes ready: dice for a recipe, a hope, a token's effect."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.rules.brewery.dice import SIX
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make


def _store_for(gaps: Gaps) -> str:
    if not gaps.brews:
        return _("{recipe} can be made in this round, with {die}.")
    return _("{recipe} can be brewed in this round, with {die}.")


def _brews_now(gaps: Gaps) -> str:
    if not gaps.brews:
        return _("Then you have the dice to make {recipe} in this round.")
    return _("Then you have the dice to brew {recipe} in this round.")


def _lacks(gaps: Gaps) -> str:
    if gaps.number("least") == SIX:
        return _("{recipe} needs it; you then lack {die}: {percent} for next round.")
    return _("{recipe} needs it; you then lack {die} or more: {percent} for next round.")


def _lacks_more(gaps: Gaps) -> str:
    return ngettext(
        "{recipe} needs it; you then lack {count} die: {percent} for next round.",
        "{recipe} needs it; you then lack {count} dice: {percent} for next round.",
        gaps.number("lacking"),
    )


def _rolls_anew(gaps: Gaps) -> str:
    return ngettext(
        "{count} die of your pool is rolled anew next round, and may show more.",
        "{count} dice of your pool are rolled anew next round, and may show more.",
        gaps.number("dice"),
    )


AIMS: Mapping[str, Make] = {
    "store_for": _store_for,
    "brews_now": _brews_now,
    "store_lacks": _lacks,
    "store_lacks_more": _lacks_more,
    "store_ready": lambda _g: _("{recipe} needs it, and then lacks nothing for next round."),
    "store_high": lambda _g: _("A high value is worth keeping: {colour} {value}."),
    "store_keeps": lambda _g: _("Stored, it keeps its {value}. In your pool it is rolled anew."),
    "saves_gold": lambda _g: _("You keep your {gold} for later. At the end two gold are a point."),
    "rolls_anew": _rolls_anew,
    "keeps_hope": lambda _g: _("You keep what {recipe} needs: {percent} for next round."),
    "keeps_seeds": lambda _g: _("You keep {seeds} for the next round."),
    "places_again": lambda _g: _("Nothing is lost: you can place more when your turn comes again."),
    "none_higher": lambda _g: _("None of the dice rolled shows more than yours."),
    "grows_for": lambda _g: _("With the new die you have {recipe} in this very round: {percent}."),
    "hurries_for": lambda _g: _(
        "Add a skill die, and you have {recipe} in this very round: {percent}."
    ),
    "raise_for": lambda _g: _("At clean-up you have {die}, as {recipe} asks."),
    "raises": lambda _g: _("At clean-up you have {die} in your warehouse."),
    "raised_now": lambda _g: _("At once you have {die} in your warehouse."),
    # Translators: of the move that is hinted at
    "hope": lambda _g: _("It brings {recipe} nearer: {percent} for next round."),
    "keeps_for": lambda _g: _("Your warehouse has the dice for {recipe}: they stay as they are."),
    "keeps_to_store": lambda _g: _(
        "You keep the dice for {recipe} as they are. Store them before you end buying."
    ),
}
