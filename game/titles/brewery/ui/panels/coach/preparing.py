"""Sentences for what a move of brewery makes ready: dice for a recipe, a hope, a token's effect."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.rules.brewery.dice import SIX
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make
from game.titles.brewery.ui.panels.names import gold


def _of_recipe(text: str, gaps: Gaps) -> str:
    return text.format(recipe=gaps.recipe)


def _value(text: str, gaps: Gaps) -> str:
    return text.format(value=gaps.number("value"), colour=gaps.colour)


def _die(text: str, gaps: Gaps) -> str:
    return text.format(die=gaps.die)


def _store_for(gaps: Gaps) -> str:
    text = _("{recipe} can be brewed in this round, with {die}.")
    if not gaps.brews:
        text = _("{recipe} can be made in this round, with {die}.")
    return text.format(recipe=gaps.recipe, die=gaps.die)


def _brews_now(gaps: Gaps) -> str:
    if not gaps.brews:
        return _of_recipe(_("Then you have the dice to make {recipe} in this round."), gaps)
    return _of_recipe(_("Then you have the dice to brew {recipe} in this round."), gaps)


def _lacks(gaps: Gaps) -> str:
    text = _("{recipe} needs it; you then lack {die} or more: {percent} for next round.")
    if gaps.number("least") == SIX:
        text = _("{recipe} needs it; you then lack {die}: {percent} for next round.")
    die = gaps.die_of("least")
    return text.format(recipe=gaps.recipe, die=die, percent=gaps.percent("percent"))


def _lacks_more(gaps: Gaps) -> str:
    count = gaps.number("lacking")
    text = ngettext(
        "{recipe} needs it; you then lack {count} die: {percent} for next round.",
        "{recipe} needs it; you then lack {count} dice: {percent} for next round.",
        count,
    )
    return text.format(recipe=gaps.recipe, count=count, percent=gaps.percent("percent"))


def _raise_for(gaps: Gaps) -> str:
    text = _("At clean-up you have {die}, as {recipe} asks.")
    return text.format(die=gaps.die, recipe=gaps.recipe)


def _hope(gaps: Gaps) -> str:
    # Translators: of the move that is hinted at
    text = _("It brings {recipe} nearer: {percent} for next round.")
    return text.format(recipe=gaps.recipe, percent=gaps.percent("percent"))


def _saves_gold(gaps: Gaps) -> str:
    text = _("You keep your {gold} for later. At the end two gold are a point.")
    return text.format(gold=gold(gaps.number("gold")))


def _rolls_anew(gaps: Gaps) -> str:
    count = gaps.number("dice")
    text = ngettext(
        "{count} die of your pool is rolled anew next round, and may show more.",
        "{count} dice of your pool are rolled anew next round, and may show more.",
        count,
    )
    return text.format(count=count)


def _chance(text: str, gaps: Gaps) -> str:
    return text.format(recipe=gaps.recipe, percent=gaps.percent("percent"))


def _keeps_seeds(gaps: Gaps) -> str:
    text = _("You keep {seeds} for the next round.")
    return text.format(seeds=gaps.seeds("seeds"))


AIMS: Mapping[str, Make] = {
    "store_for": _store_for,
    "brews_now": _brews_now,
    "store_lacks": _lacks,
    "store_lacks_more": _lacks_more,
    "store_ready": lambda g: _of_recipe(
        _("{recipe} needs it, and then lacks nothing for next round."), g
    ),
    "store_high": lambda g: _value(_("A high value is worth keeping: {colour} {value}."), g),
    "store_keeps": lambda g: _value(
        _("Stored, it keeps its {value}. In your pool it is rolled anew."), g
    ),
    "saves_gold": _saves_gold,
    "rolls_anew": _rolls_anew,
    "keeps_hope": lambda g: _chance(
        _("You keep what {recipe} needs: {percent} for next round."), g
    ),
    "keeps_seeds": _keeps_seeds,
    "places_again": lambda _g: _("Nothing is lost: you can place more when your turn comes again."),
    "none_higher": lambda _g: _("None of the dice rolled shows more than yours."),
    "grows_for": lambda g: _chance(
        _("With the new die you have {recipe} in this very round: {percent}."), g
    ),
    "hurries_for": lambda g: _chance(
        _("Add a skill die, and you have {recipe} in this very round: {percent}."), g
    ),
    "raise_for": _raise_for,
    "raises": lambda g: _die(_("At clean-up you have {die} in your warehouse."), g),
    "raised_now": lambda g: _die(_("At once you have {die} in your warehouse."), g),
    "hope": _hope,
    "keeps_for": lambda g: _of_recipe(
        _("Your warehouse has the dice for {recipe}: they stay as they are."), g
    ),
    "keeps_to_store": lambda g: _of_recipe(
        _("You keep the dice for {recipe} as they are. Store them before you end buying."), g
    ),
}
