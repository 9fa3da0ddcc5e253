"""A sentence for every reason that the coach of brewery gives, in the words of a player."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.coach.advice import Reason
from game.language import _
from game.rules.brewery.catalogue import Catalogue
from game.titles.brewery.ui.panels.coach.gains import GAINS
from game.titles.brewery.ui.panels.coach.gaps import Gaps, Make
from game.titles.brewery.ui.panels.coach.preparing import AIMS
from game.titles.brewery.ui.panels.coach.tokens import TOKENS
from game.ui.persons import People

SENTENCES: Mapping[str, Make] = {
    "search": lambda _g: _("Thinking ahead, this comes out well."),
    "harmless": lambda _g: _("It is your last turn, and this does no harm."),
    "nothing_better": lambda _g: _("Nothing else that you can do now brings you more."),
    "alike": lambda _g: _("Others like it are just as good here: take the one you like."),
    **GAINS,
    **AIMS,
    **TOKENS,
}
"""By the code of the reason."""


def sentence(reason: Reason, catalogue: Catalogue, people: People) -> str:
    """Why, in one sentence. Raises KeyError for a code that nobody wrote one for."""
    gaps = Gaps(reason, catalogue, people)
    return SENTENCES[reason.code](gaps).format_map(gaps)
