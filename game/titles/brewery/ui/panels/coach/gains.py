"""Sentences for what a move of brewery brings: a brewing, dice, gold, seeds; and cautions."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make


def _reroll_low(gaps: Gaps) -> str:
    return ngettext(
        "{count} die of your pool shows 3 or less: rolled again, it may show more.",
        "{count} dice of your pool show 3 or less: rolled again, they may show more.",
        gaps.number("dice"),
    )


def _rolls_more(gaps: Gaps) -> str:
    return ngettext(
        "It shows {value}: {count} of 6 throws shows more.",
        "It shows {value}: {count} of 6 throws show more.",
        gaps.number("throws"),
    )


def _rolls_picked(gaps: Gaps) -> str:
    return ngettext(
        "{count} die is rolled again; you keep what it shows then.",
        "{count} dice are rolled again; you keep what they show then.",
        gaps.number("dice"),
    )


def _exchange_low(gaps: Gaps) -> str:
    return ngettext(
        "Your lowest die ({colour}) shows {value}; {count} of the supply is rolled for it.",
        "Your lowest die ({colour}) shows {value}; {count} of the supply are rolled for it.",
        gaps.number("dice"),
    )


def _rival_first(gaps: Gaps) -> str:
    if not gaps.brews:
        return _("But {name} comes before you, and has the dice for {recipe}, too.")
    return _("But {name} brews before you, and has the dice for {recipe}, too.")


GAINS: Mapping[str, Make] = {
    "brew_gives": lambda _g: _("{recipe} gives {gain}."),
    # Translators: {use} is "honey" or "a skill die"
    "brew_bonus": lambda _g: _("The extension with {use} is {gain} of it."),
    # Translators: {name} is another player
    "brew_before": lambda _g: _("{name} has the dice for {recipe}, too: be first."),
    "brew_then": lambda _g: _("Your other dice are still enough for {recipe}."),
    "ends_ahead": lambda _g: _(
        "The game ends with this round, and you lead: {own} against {best}."
    ),
    "ends_behind": lambda _g: _(
        "But the game ends with this round, and you don't lead: {own} against {best}."
    ),
    "grows": lambda _g: _("At clean-up you gain a die: {colour}."),
    "grows_now": lambda _g: _("You gain a die and roll it at once: {colour}."),
    "turns_dark": lambda _g: _("At clean-up you get {dark_die} for {light_die}."),
    "turns_dark_now": lambda _g: _("At once you get {dark_die} for {light_die}, rolled anew."),
    "reroll_low": _reroll_low,
    "exchange_low": _exchange_low,
    "exchange_up": lambda _g: _("The new die ({colour}) shows {more} more."),
    "more_skill": lambda _g: _("At clean-up you gain a skill die."),
    "rolls_more": _rolls_more,
    "rolls_picked": _rolls_picked,
    "seeds_back": lambda _g: _("You give {die} away; at clean-up you get {seeds}."),
    "department_gold": lambda _g: _("You give {die} away; at clean-up you get {gold}."),
    "seeds_now": lambda _g: _("At once you get {seeds}."),
    "gold_now": lambda _g: _("At once you get {gold}."),
    "closes_field": lambda _g: _("Nobody else can use this field in this round."),
    # Translators: of an ingredient
    "buy_for": lambda _g: _("It is an extension of {recipe}: {gain} more."),
    "buy_cheaper": lambda _g: _("The skill die saves you {gold}."),
    # Translators: of the move that is hinted at
    "costs_brewing": lambda _g: _(
        "It gives up {recipe} in this round. A recipe mostly pays; here this may pay more."
    ),
    "counts_less": lambda _g: _("But the die that you give away counts {points} at the end."),
    "undoes": lambda _g: _(
        "But in this round one die comes and one goes: {colour}. Only what you get for it is left."
    ),
    "rival_first": _rival_first,
    "rival_now": lambda _g: _(
        "But {name} has the dice for {recipe} and can make it in this round."
    ),
}
