"""Where the coach's hint stands: below the cards, over the table, or in the place of the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic

from game.ui.boxes import Anchored, Padding
from game.ui.hands import M, S, V
from game.ui.intents import On
from game.ui.memo import kept
from game.ui.panels.asides import (
    BELOW_ASIDE,
    DRAWER_WIDTH,
    EDGE,
    MOST_HINT,
    WIDE,
    Aside,
    aside_height,
    is_hint_below_cards,
    room_below_cards,
)
from game.ui.panels.coach import WIDTH, CoachModel, coach_panel
from game.ui.situation import AnySituation, Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from game.ui.words import AnyWords


@dataclass(frozen=True, slots=True)
class HintPlaces(Generic[V, M, S]):
    """Where a title's hint stands while the coach is asked."""

    is_below: Callable[[Situation[V, M, S], Viewport], bool]
    """Whether below the cards, where else the news and an open log are."""
    over: Callable[[CoachModel, Situation[V, M, S], On, Viewport], Widget | None]
    """The hint below the cards or elsewhere over the table; None: something else has it."""
    instead: Callable[[CoachModel, Situation[V, M, S], On, Viewport], Aside | None]
    """The hint in the place of the cards; None: it doesn't stand there."""


def beside_the_table(words: AnyWords) -> HintPlaces[V, M, S]:
    """Below the cards where there is room for it, else in their place.

    ``words``: those of the title.
    """
    return HintPlaces(_is_below, partial(_below_cards, words), partial(_instead_of_cards, words))


def _is_below(told: AnySituation, viewport: Viewport) -> bool:
    return is_hint_below_cards(len(told.people), viewport)


def _below_cards(
    words: AnyWords, coach: CoachModel, told: AnySituation, on: On, viewport: Viewport
) -> Widget:
    height = min(MOST_HINT, room_below_cards(len(told.people), viewport))
    panel = kept(coach_panel, coach, told.view, words, on, height=height, paged=True)
    return Padding(Anchored(panel, 1.0, 1.0, 0), (0, 0, EDGE, BELOW_ASIDE))


def _instead_of_cards(
    words: AnyWords, coach: CoachModel, told: AnySituation, on: On, viewport: Viewport
) -> Aside | None:
    """The board is worth more than the cards."""
    if _is_below(told, viewport):
        return None
    width = DRAWER_WIDTH if viewport.compact else WIDTH
    height = min(aside_height(viewport), viewport.height - 2 * BELOW_ASIDE)
    if viewport.compact:
        height = aside_height(viewport)
    paged = viewport.compact or viewport.width < WIDE
    panel = kept(coach_panel, coach, told.view, words, on, height=height, paged=paged, width=width)
    return panel, width
