"""Sentences for what an action token of brewery does, and for keeping it."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make, against
from game.titles.brewery.ui.panels.tokens import token_line


def _of_recipe(text: str, gaps: Gaps) -> str:
    return text.format(recipe=gaps.recipe)


def _of_die(text: str, gaps: Gaps) -> str:
    return text.format(die=gaps.die)


def _of_rival(text: str, gaps: Gaps) -> str:
    return text.format(die=gaps.die, name=gaps.rival)


def _raises(gaps: Gaps) -> str:
    text = _("Until the round ends {die} shows {more}.")
    return text.format(die=gaps.die, more=gaps.number("more"))


def _bares(gaps: Gaps) -> str:
    text = _("{recipe} loses its extension: {name} gets {gain} less.")
    return text.format(recipe=gaps.recipe, name=gaps.rival, gain=gaps.gain())


def _token_brews(gaps: Gaps) -> str:
    if not gaps.brews:
        # Translators: of an action token
        return _of_recipe(_("With it you can make {recipe}."), gaps)
    # Translators: of an action token
    return _of_recipe(_("With it you can brew {recipe}."), gaps)


TOKENS: Mapping[str, Make] = {
    "token_brews": _token_brews,
    "token_may_brew": lambda g: _of_recipe(
        _("If the roll is high enough, {recipe} is yours after all."), g
    ),
    # Translators: of an action token
    "token_stops": lambda g: against(_("It stops {recipe}, which {name} has declared."), g),
    "token_may_stop": lambda g: against(
        _("If the roll is low enough, it stops {recipe}, which {name} has declared."), g
    ),
    "token_bares": _bares,
    # Translators: of an action token
    "token_blocks": lambda g: against(_("It keeps {recipe} from {name} in this round."), g),
    "token_use": lambda g: token_line(g.number("token")),
    # Translators: of a building or a market
    "token_closes": lambda _g: _("Nobody can use it in this round, you neither."),
    "token_shuts": lambda g: _of_recipe(_("Nobody gets {recipe} in this round."), g),
    "token_raises": _raises,
    "token_rolls": lambda g: _of_rival(_("{name} has to roll {die} again."), g),
    "token_guards": lambda g: _of_die(_("Nobody can take {die} from you in this round."), g),
    "token_sends_own": lambda g: _of_die(_("You roll {die} anew in the next round."), g),
    "token_locks": lambda g: _of_rival(_("{name} can't use {die} in this round."), g),
    # Translators: of an action token
    "token_sends": lambda g: _of_rival(_("It sends {die} back to the pool of {name}."), g),
    # Translators: of a die
    "token_lacks": lambda g: against(_("Without it {name} lacks a die for {recipe}."), g),
    "keeps_token": lambda g: _("You keep your token “{token}” for a better moment.").format(
        token=g.token
    ),
    "keeps_tokens": lambda _g: _("You keep your tokens for a better moment."),
}
