"""What panels and hands of `brewery` agree on: the actions, and what their buttons ask for.

Keys of ``Choose``: an :class:`ActionKind` narrows what glows and opens its panel; a target stands
for a click on that thing (a good of the market, an open recipe, a token of one's own);
:class:`Extend` and :class:`PayWith` change the brewing or the purchase that waits for its yes.
:data:`SUGGEST` marks the dice that an open recipe wants. Keys of ``Unfold``: :data:`RECIPES`.
A move that waits is played by ``Play`` or by Enter.

The panels read of a selection: ``action`` (None or an :class:`ActionKind`), ``picked`` (the target
in hand, a token among them as ``OwnGoodsTarget``), ``waiting`` (a ``Brew``, ``Buy`` or ``UseToken``
that waits for its yes, or None), ``asking`` (a ``Place`` on the exchange of the school while its
colour is open: ``Choose`` a bin of the supply, or ``Play`` one of the legal places on that field
with that item), ``passing`` (a pass that is to be asked for once more) and ``suggesting``. Choosing
:attr:`ActionKind.PASS` plays what ends something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.rules.brewery.catalogue import Die
from game.rules.brewery.moves import BreweryMove


class ActionKind(StrEnum):
    """The actions, in the order of the bar; those before :attr:`PASS` have the keys 1-5."""

    PLACE = "place"
    STORE = "store"
    BUY = "buy"
    BREW = "brew"
    TOKENS = "use_token"
    PASS = "pass"


ICONS: Final[dict[ActionKind, str]] = {
    ActionKind.PLACE: "put_down",
    ActionKind.STORE: "warehouse",
    ActionKind.BUY: "buy",
    ActionKind.BREW: "brew",
    ActionKind.TOKENS: "withdraw",
    ActionKind.PASS: "end",
}
"""The symbol of each action."""
_KINDS: Final = {
    "place": ActionKind.PLACE,
    "accelerate": ActionKind.PLACE,
    "pick": ActionKind.PLACE,
    "exchange": ActionKind.PLACE,
    "store": ActionKind.STORE,
    "buy": ActionKind.BUY,
    "brew": ActionKind.BREW,
    "use_token": ActionKind.TOKENS,
    "take": ActionKind.TOKENS,
}


def kind_of(move: BreweryMove) -> ActionKind:
    """The action that ``move`` belongs to; PASS for what ends something."""
    return _KINDS.get(move.type, ActionKind.PASS)


def ending(legal: Sequence[BreweryMove]) -> BreweryMove | None:
    """The move that the last button plays: a pass, the end of a turn, a roll; None: none."""
    return next((move for move in legal if kind_of(move) is ActionKind.PASS), None)


@dataclass(frozen=True, slots=True)
class Extend:
    """Brew the recipe that waits with this extension: its ``use``, or None for none (D7)."""

    use: int | None


@dataclass(frozen=True, slots=True)
class PayWith:
    """Lower the price of the purchase that waits with this skill die, or with none (D6)."""

    die: Die | None


SUGGEST: Final = "suggest"
"""Marks the dice of the pool that an open recipe wants; a second time: no longer."""
RECIPES: Final = "recipes"
"""The recipes: those open, those brewed, and which may still come."""
