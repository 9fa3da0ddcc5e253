"""Sentences for what an action token of brewery does, and for keeping it."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make
from game.titles.brewery.ui.panels.tokens import token_line


def _token_brews(gaps: Gaps) -> str:
    if not gaps.brews:
        # Translators: of an action token
        return _("With it you can make {recipe}.")
    # Translators: of an action token
    return _("With it you can brew {recipe}.")


TOKENS: Mapping[str, Make] = {
    "token_brews": _token_brews,
    "token_may_brew": lambda _g: _("If the roll is high enough, {recipe} is yours after all."),
    # Translators: of an action token
    "token_stops": lambda _g: _("It stops {recipe}, which {name} has declared."),
    "token_may_stop": lambda _g: _(
        "If the roll is low enough, it stops {recipe}, which {name} has declared."
    ),
    "token_bares": lambda _g: _("{recipe} loses its extension: {name} gets {gain} less."),
    # Translators: of an action token
    "token_blocks": lambda _g: _("It keeps {recipe} from {name} in this round."),
    "token_use": lambda g: token_line(g.number("token")),
    # Translators: of a building or a market
    "token_closes": lambda _g: _("Nobody can use it in this round, you neither."),
    "token_shuts": lambda _g: _("Nobody gets {recipe} in this round."),
    "token_raises": lambda _g: _("Until the round ends {die} shows {more}."),
    "token_rolls": lambda _g: _("{name} has to roll {die} again."),
    "token_guards": lambda _g: _("Nobody can take {die} from you in this round."),
    "token_sends_own": lambda _g: _("You roll {die} anew in the next round."),
    "token_locks": lambda _g: _("{name} can't use {die} in this round."),
    # Translators: of an action token
    "token_sends": lambda _g: _("It sends {die} back to the pool of {name}."),
    # Translators: of a die
    "token_lacks": lambda _g: _("Without it {name} lacks a die for {recipe}."),
    "keeps_token": lambda _g: _("You keep your token “{token}” for a better moment."),
    "keeps_tokens": lambda _g: _("You keep your tokens for a better moment."),
}
