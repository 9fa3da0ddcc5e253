"""A sentence for every reason that the coach of brewery gives, in the words of a player."""

from __future__ import annotations

from game.ai.coach.advice import Reason
from game.language import _
from game.rules.brewery.catalogue import Catalogue
from game.ui.persons import People


def sentence(reason: Reason, catalogue: Catalogue, people: People) -> str:
    """Why, in one sentence. Raises KeyError for a code that nobody wrote one for."""
    del catalogue, people
    return {"search": _("Thinking ahead, this comes out well.")}[reason.code]
