"""What reasons announce, and what moves do: the deeds that a plan is made of."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from game.ai.coach.advice import Reason
from game.ai.coach.plan import Announced, Due
from game.rules.brewery.moves import Brew
from game.rules.core import Move

_FOR_NOW = frozenset({"store_for", "brews_now", "token_brews"})
"""By these reasons a recipe can be brewed in this round; what makes it so is for it."""
_LATER = frozenset({"keeps_to_store", "keeps_for", "hurries_for"})
"""By these it can be brewed as well: nothing is done for it, or only half."""
_TRIES = frozenset({"grows_for"})
"""What is so good for may make it so."""


def announced(reason: Reason) -> Sequence[Announced]:
    """What a reason says that can be done after the move."""
    if reason.code in _FOR_NOW or reason.code in _LATER:
        return (Announced(reason.value("recipe"), Due.SOON),)
    return ()


def deeds(move: Move, reasons: Sequence[Reason]) -> Collection[Hashable]:
    """The recipes that a move brews, or stores dice for, or makes ready in this round."""
    if isinstance(move, Brew):
        return (move.recipe,)
    return {reason.value("recipe") for reason in reasons if reason.code in _FOR_NOW | _TRIES}
