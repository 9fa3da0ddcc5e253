"""What a player has in hand before his move of `towers`: frozen values, never rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.core import Refusal
from game.rules.towers.catalogue import Colour, Field
from game.rules.towers.moves import Counts, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.ui.choices import ActionKind
from game.ui import hands
from game.ui.situation import Acting, Situation

Legal = Sequence[TowersMove]
WhyNot = Callable[[TowersMove], Refusal | None]


Lying = tuple[Colour, int]
"""A block of the own tray: its colour and its number among those of its colour."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A tower to be built on the pawn's field ``at`` that lacks blocks as yet (T6.1)."""

    at: Field
    blocks: Counts


class PutDown(NamedTuple):
    """A card or the joker that was dragged to a thing, and lies there until it pays."""

    piece: Target
    at: Target


@dataclass(frozen=True, slots=True)
class Selection:
    """``action`` narrows what is lit; ``picked`` is the piece in hand: pawn, reserve, card, joker
    or a block that is dragged. ``payer`` is the card or joker that is to pay for what a pawn in
    hand does, while its place is still to be chosen.

    ``waiting`` is the whole move that waits for its yes, paid as it says; ``cards`` are those of
    the fan, by their places, that it would cost or that are to be exchanged. ``blocks`` are those
    of the tray that were chosen one by one for a tower, before its pawn was or after;
    ``unfinished`` is that tower where its pawn was chosen and blocks are lacking. ``put_down`` are
    the cards and the joker that were brought by dragging; those that don't pay are in the hand all
    the same. ``cursor`` is where the keyboard points.
    """

    action: ActionKind | None = None
    picked: Target | None = None
    payer: Target | None = None
    waiting: TowersMove | None = None
    cards: frozenset[int] = frozenset()
    unfinished: Unfinished | None = None
    blocks: frozenset[Lying] = frozenset()
    put_down: frozenset[PutDown] = frozenset()
    cursor: Target | None = None

    @property
    def waits(self) -> bool:
        """Whether a move waits for its yes, or a tower for its blocks."""
        return self.waiting is not None or self.unfinished is not None


Answer = hands.Answer[TowersMove, Selection]
TowersDecision = hands.Decision[TowersView, TowersMove, Selection]
TowersSituation = Situation[TowersView, TowersMove, Selection]
TowersActing = Acting[TowersView, TowersMove, Selection]
EMPTY = Selection()
