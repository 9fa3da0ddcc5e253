"""Where the hint stands and what the panels leave free: beside the cards, or in their place."""

from __future__ import annotations

from game.rules.biomes.view import BiomesView, Stage
from game.titles.biomes.ui.words import WORDS
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.memo import kept
from game.ui.panels.asides import (
    BELOW_ASIDE,
    DRAWER_WIDTH,
    EDGE,
    LEAST_HINT,
    MOST_HINT,
    PROMPT_TOP,
    WIDE,
    Aside,
    aside_height,
    room_below_cards,
    side_room,
)
from game.ui.panels.coach import WIDTH as COACH_WIDTH
from game.ui.panels.coach import CoachModel, coach_panel
from game.ui.signage import Covered
from game.ui.viewport import Viewport
from game.ui.widget import Widget

HINT_TOP, PAGED_TOP = 0.4, 0.54
"""How far up the hint may reach, in parts of the window's height; with one suggestion at a time."""


def hint_in_place_of_cards(
    coach: CoachModel, view: BiomesView, on: On, viewport: Viewport
) -> Aside:
    """The hint where room is scarce, and its width: the table is worth more than the cards then.

    ``coach``: what it tells; ``on``: what is done with an intent.
    """
    height, width = aside_height(viewport), DRAWER_WIDTH
    panel = kept(coach_panel, coach, view, WORDS, on, height=height, paged=True, width=width)
    return panel, width


def hint(coach: CoachModel, view: BiomesView, attention: str, on: On, viewport: Viewport) -> Widget:
    """The hint: below the cards or beside them, so that own board, cube and tray stay in sight.

    ``coach``: what it tells; ``attention``: the preset in use; ``on``: what is done with an intent.
    """
    if is_hint_below_cards(view, attention, viewport):
        height = min(MOST_HINT, room_below_cards(len(view.players), viewport))
        panel = kept(coach_panel, coach, view, WORDS, on, height=height, paged=True)
        return Padding(Anchored(panel, 1.0, 1.0, 0), (0, 0, EDGE, BELOW_ASIDE))
    height = viewport.height - PROMPT_TOP - BELOW_ASIDE
    paged = viewport.width < WIDE or not _lists_all(attention)
    panel = kept(coach_panel, coach, view, WORDS, on, height=height, paged=paged)
    room = (0, PROMPT_TOP, side_room(viewport), BELOW_ASIDE)
    return Padding(Anchored(panel, 1.0, 1.0, 0), room)


def is_hint_below_cards(view: BiomesView, attention: str, viewport: Viewport) -> bool:
    """Whether the hint stands below the cards, where nothing of the viewer's own lies."""
    if viewport.compact or viewport.width < WIDE or view.stage is Stage.SCORE:
        return False
    if _lists_all(attention):
        return False
    return room_below_cards(len(view.players), viewport) >= LEAST_HINT


def _lists_all(attention: str) -> bool:
    """Whether the hint lists all suggestions: what they are about is seen from near."""
    return attention == "cube"


def under_hint(view: BiomesView, attention: str, viewport: Viewport) -> Covered:
    """What the hint lies over, at its highest."""
    window = (viewport.pixel_width, viewport.pixel_height)
    if viewport.compact:
        return Covered(1 - (DRAWER_WIDTH + 16) / viewport.width, 1.0, 0.0, window)
    if is_hint_below_cards(view, attention, viewport):
        height = min(MOST_HINT, room_below_cards(len(view.players), viewport)) + BELOW_ASIDE
        left = 1 - (COACH_WIDTH + EDGE) / viewport.width
        return Covered(left, 1.0, 1 - height / viewport.height, window)
    listed = viewport.width >= WIDE and _lists_all(attention)
    right = 1 - side_room(viewport) / viewport.width
    top = HINT_TOP if listed else PAGED_TOP
    if view.stage is Stage.SCORE:
        top = PROMPT_TOP / viewport.height  # the list stands above it
    return Covered(right - COACH_WIDTH / viewport.width, 1.0, top, window)
