"""Which moves come to the same: the position after them is the same to whoever played one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.registry import title as title_of

_WORLDS = 2
"""In one world alone, chance may make the same of different moves."""


def same_as(title: str, view: View, wanted: Collection[Move], among: Sequence[Move]) -> list[Move]:
    """Those of the legal moves ``among`` that come to the same as one of ``wanted``, themselves
    left out. Raises UnknownTitle."""
    goals = [_after(title, view, move) for move in wanted]
    return [move for move in among if move not in wanted and _after(title, view, move) in goals]


def goes_on(title: str, view: View, move: Move) -> View | None:
    """What its player sees after a move where it is for the same player to go on, and no chance
    had a part in it; None otherwise. Raises UnknownTitle."""
    first, *others = _after(title, view, move)
    if first.actor != view.seat or any(each != first for each in others):
        return None
    return first


def _after(title: str, view: View, move: Move) -> tuple[View, ...]:
    """What its player sees after a move, in some worlds that fit the view."""
    found = []
    for number in range(_WORLDS):
        state = title_of(title).imagine(view, Dealer(number))
        state.play_unchecked(move)
        found.append(state.view(view.seat))
    return tuple(found)
