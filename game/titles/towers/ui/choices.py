"""What panels and hands of `towers` agree on: the six actions, and what their buttons ask for.

Keys of ``Choose``: an :class:`ActionKind` narrows what glows, :class:`PayWith` pays the move that
waits for its yes in another way, :class:`Among` takes another of several moves that one click may
mean, :class:`MoreOf` puts a block to a tower, :data:`FOR_ME` those that it lacks. Keys of
``Unfold``: :data:`DISCARD`. A move that waits is played by ``Play`` or by Enter.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.towers.catalogue import Colour
from game.rules.towers.moves import Pay, TowersMove


class ActionKind(StrEnum):
    """The six actions, in the order of the bar; the values are the moves' types (T2.1)."""

    PLACE = "place"
    MOVE = "move"
    DEMOLISH = "demolish"
    BUILD = "build"
    CAPTURE = "capture"
    EXCHANGE = "exchange"


ICONS: dict[ActionKind, str] = {kind: kind.value for kind in ActionKind}
"""The symbol of each action."""


def kind_of(move: TowersMove) -> ActionKind:
    """The action that ``move`` is."""
    return ActionKind(move.type)


@dataclass(frozen=True, slots=True)
class PayWith:
    """Pay the move that waits with these cards, the last being the joker (T9)."""

    pay: Pay


@dataclass(frozen=True, slots=True)
class Among:
    """Take this one of the moves that what was clicked may mean."""

    move: TowersMove


@dataclass(frozen=True, slots=True)
class MoreOf:
    """One more block of this colour for the tower; where none can be had, none of it at all."""

    colour: Colour


FOR_ME = "for me"
"""Chooses the blocks that a begun tower lacks."""
DISCARD = "discard"
"""The discard pile, which can be looked into with what may still come (T13)."""
