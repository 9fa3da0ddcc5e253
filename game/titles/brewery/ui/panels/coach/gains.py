"""Sentences for what a move of brewery brings: a brewing, dice, gold, seeds; and cautions."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make, against


def _gives(gaps: Gaps) -> str:
    return _("{recipe} gives {gain}.").format(recipe=gaps.recipe, gain=gaps.gain())


def _bonus(gaps: Gaps) -> str:
    # Translators: {use} is "honey" or "a skill die"
    text = _("The extension with {use} is {gain} of it.")
    return text.format(use=gaps.use, gain=gaps.gain())


def _before(gaps: Gaps) -> str:
    # Translators: {name} is another player
    text = _("{name} has the dice for {recipe}, too: be first.")
    return text.format(name=gaps.rival, recipe=gaps.recipe)


def _then(gaps: Gaps) -> str:
    text = _("Your other dice are still enough for {recipe}.")
    return text.format(recipe=gaps.recipe)


def _ends(text: str, gaps: Gaps) -> str:
    return text.format(own=gaps.points("own"), best=gaps.points("best"))


def _turns_dark(text: str, gaps: Gaps) -> str:
    return text.format(**gaps.dice)


def _reroll_low(gaps: Gaps) -> str:
    text = ngettext(
        "{count} die of your pool shows 3 or less: rolled again, it may show more.",
        "{count} dice of your pool show 3 or less: rolled again, they may show more.",
        gaps.number("dice"),
    )
    return text.format(count=gaps.number("dice"))


def _rolls_more(gaps: Gaps) -> str:
    count = gaps.number("throws")
    text = ngettext(
        "It shows {value}: {count} of 6 throws shows more.",
        "It shows {value}: {count} of 6 throws show more.",
        count,
    )
    return text.format(value=gaps.number("value"), count=count)


def _rolls_picked(gaps: Gaps) -> str:
    text = ngettext(
        "{count} die is rolled again; you keep what it shows then.",
        "{count} dice are rolled again; you keep what they show then.",
        gaps.number("dice"),
    )
    return text.format(count=gaps.number("dice"))


def _exchange_low(gaps: Gaps) -> str:
    text = ngettext(
        "Your lowest die ({colour}) shows {value}; {count} of the supply is rolled for it.",
        "Your lowest die ({colour}) shows {value}; {count} of the supply are rolled for it.",
        gaps.number("dice"),
    )
    return text.format(colour=gaps.colour, value=gaps.number("value"), count=gaps.number("dice"))


def _exchange_up(gaps: Gaps) -> str:
    text = _("The new die ({colour}) shows {more} more.")
    return text.format(colour=gaps.colour, more=gaps.number("more"))


def _buy_for(gaps: Gaps) -> str:
    # Translators: of an ingredient
    text = _("It is an extension of {recipe}: {gain} more.")
    return text.format(recipe=gaps.recipe, gain=gaps.gain())


def _cheaper(gaps: Gaps) -> str:
    return _("The skill die saves you {gold}.").format(gold=gaps.gold("off"))


def _costs(gaps: Gaps) -> str:
    # Translators: of the move that is hinted at
    text = _("It gives up {recipe} in this round. A recipe mostly pays; here this may pay more.")
    return text.format(recipe=gaps.recipe)


def _rival_first(gaps: Gaps) -> str:
    text = _("But {name} brews before you, and has the dice for {recipe}, too.")
    if not gaps.brews:
        text = _("But {name} comes before you, and has the dice for {recipe}, too.")
    return against(text, gaps)


GAINS: Mapping[str, Make] = {
    "brew_gives": _gives,
    "brew_bonus": _bonus,
    "brew_before": _before,
    "brew_then": _then,
    "ends_ahead": lambda g: _ends(
        _("The game ends with this round, and you lead: {own} against {best}."), g
    ),
    "ends_behind": lambda g: _ends(
        _("But the game ends with this round, and you don't lead: {own} against {best}."), g
    ),
    "grows": lambda g: _("At clean-up you gain a die: {colour}.").format(colour=g.colour),
    "grows_now": lambda g: _("You gain a die and roll it at once: {colour}.").format(
        colour=g.colour
    ),
    "turns_dark": lambda g: _turns_dark(_("At clean-up you get {dark_die} for {light_die}."), g),
    "turns_dark_now": lambda g: _turns_dark(
        _("At once you get {dark_die} for {light_die}, rolled anew."), g
    ),
    "reroll_low": _reroll_low,
    "exchange_low": _exchange_low,
    "exchange_up": _exchange_up,
    "more_skill": lambda _g: _("At clean-up you gain a skill die."),
    "rolls_more": _rolls_more,
    "rolls_picked": _rolls_picked,
    "seeds_back": lambda g: _("You give {die} away; at clean-up you get {seeds}.").format(
        die=g.die, seeds=g.seeds("seeds")
    ),
    "department_gold": lambda g: _("You give {die} away; at clean-up you get {gold}.").format(
        die=g.die, gold=g.gold("gold")
    ),
    "seeds_now": lambda g: _("At once you get {seeds}.").format(seeds=g.seeds("seeds")),
    "gold_now": lambda g: _("At once you get {gold}.").format(gold=g.gold("gold")),
    "closes_field": lambda _g: _("Nobody else can use this field in this round."),
    "buy_for": _buy_for,
    "buy_cheaper": _cheaper,
    "costs_brewing": _costs,
    "counts_less": lambda g: _("But the die that you give away counts {points} at the end.").format(
        points=g.points("points")
    ),
    "undoes": lambda g: _(
        "But in this round one die comes and one goes: {colour}. Only what you get for it is left."
    ).format(colour=g.colour),
    "rival_first": _rival_first,
    "rival_now": lambda g: against(
        _("But {name} has the dice for {recipe} and can make it in this round."), g
    ),
}
