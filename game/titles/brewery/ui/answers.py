"""What is answered for a seat that isn't asked: in response windows (D8), and where
nothing can be placed.

What a seat doesn't want to be asked is declined for it, so that records don't differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery.catalogue import BLOCK_OBJECT, COLOUR_OF, REROLL, SKILL
from game.rules.brewery.moves import BreweryMove, Decline, EndMove, Pass, Store, UseToken
from game.rules.brewery.view import (
    AFTER_DECLARING,
    NO_WINDOW,
    PLACING,
    ROUND_START,
    BreweryView,
)
from game.titles.brewery.ui.habits import Habit
from game.titles.brewery.ui.panels.rescue import is_rescue
from game.titles.brewery.ui.view_facts import lacking


def declines(view: BreweryView) -> BreweryMove | None:
    """The move that lets a window go by (D8); None where there is none, or a brewing of one's own
    would be given up by it."""
    return None if view.window == NO_WINDOW or is_rescue(view) else Decline()


def unasked(view: BreweryView, legal: Sequence[BreweryMove], habit: str) -> BreweryMove | None:
    """What is answered unasked, in a window by the habit; None where the seat is asked."""
    if view.window == NO_WINDOW:
        return _passed_over(view, legal)
    if habit == Habit.ALWAYS or is_rescue(view):
        return None
    if habit == Habit.NEVER or not _decides(view, legal):
        return Decline()
    return None


def _passed_over(view: BreweryView, legal: Sequence[BreweryMove]) -> BreweryMove | None:
    """The end of a placing turn in which nothing is left but to store dice: the purchase lets them
    be stored as well, when all have passed (D3)."""
    ends = [move for move in legal if not isinstance(move, Store)]
    if view.phase == PLACING and len(ends) == 1 and isinstance(ends[0], Pass | EndMove):
        return ends[0]
    return None


def _decides(view: BreweryView, legal: Sequence[BreweryMove]) -> bool:
    """Whether a token can decide something: in window 2; in window 3, but for rolling the skill die
    of an extension; in window 1, where a place can be closed while another seat lacks but one die
    for an open recipe."""
    if view.window == AFTER_DECLARING:
        return any(isinstance(move, UseToken) and not _rolls_skill(move) for move in legal)
    if view.window != ROUND_START:
        return True
    closes = any(isinstance(move, UseToken) and move.token == BLOCK_OBJECT for move in legal)
    return closes and any(
        len(lacking(view, seat, recipe)) <= 1
        for seat in range(len(view.players))
        for recipe in view.row
        if recipe is not None and seat != view.seat
    )


def _rolls_skill(move: UseToken) -> bool:
    """Whether a skill die is rolled again, which serves an extension whatever it shows (D7)."""
    return move.token == REROLL and COLOUR_OF[move.target] == SKILL
