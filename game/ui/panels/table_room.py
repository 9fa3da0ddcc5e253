"""The part of the window that the panels of a match leave to the table."""

from __future__ import annotations

from functools import cache

from game.scene.framing import Clearing, Cover
from game.ui.panels.asides import CARD_WIDTH, EDGE, ROOMY, SMALL_CARD_WIDTH, short_bar
from game.ui.panels.tools import TOOL
from game.ui.viewport import Viewport

BANNER, BAR = 64.0, 66.0
"""Heights of the banner and the bar of actions."""
PROMPT = (31.0, 250.0)
"""Height of the line below the banner, and half its width at most."""
AIR = 12.0
"""So far from the panels, or from the window's edge, things stay."""
LEAST, MOST_FOOT = 0.25, 0.42
"""The table keeps this part of the window's width at least, and what stands at the lower edge takes
it no more of the height."""


@cache
def room_beside_legend(viewport: Viewport, legend: float) -> Clearing:
    """The room for the table beside a legend, so many units wide, that stands above the tools.

    Nothing lies beneath the legend; where room is scarce none is shown.
    """
    free = room_for_table(viewport)
    if viewport.compact:
        return free
    return free._replace(left=(EDGE + legend + AIR) / viewport.width)


@cache
def room_for_table(viewport: Viewport, beside: float = 0.0) -> Clearing:
    """What is free of panels; ``beside``: so many units beside the cards are not."""
    wide, high, compact = viewport.width, viewport.height, viewport.compact
    margin = 8.0 if compact else 16.0
    cards = CARD_WIDTH if wide >= ROOMY else SMALL_CARD_WIDTH
    side = cards + margin + AIR + beside
    top = margin + BANNER + AIR
    bottom = margin + (short_bar(viewport) if compact else BAR + AIR)
    gap = margin / 2
    tools = (margin + 3 * TOOL + 2 * gap + AIR, margin + 2 * TOOL + gap + AIR)
    middle, half = (wide - cards - 2 * margin) / 2, PROMPT[1]
    below = top + PROMPT[0] - (gap if compact else 0.0)
    covers = (
        Cover(-1.0, tools[0] / wide, -1.0, tools[1] / high),
        Cover((middle - half) / wide, (middle + half) / wide, 1 - below / high, 2.0),
    )
    left, right = AIR / wide, max(LEAST, 1 - side / wide)
    return Clearing(left, right, bottom / high, 1 - top / high, covers)


def beside_aside(free: Clearing, viewport: Viewport, wide: float) -> Clearing:
    """``free`` beside something so many units wide that stands in the place of the cards."""
    margin = 8.0 if viewport.compact else 16.0
    right = 1 - (wide + margin + AIR) / viewport.width
    return free._replace(right=max(LEAST, min(free.right, right)))


def above_foot(free: Clearing, viewport: Viewport, high: float) -> Clearing:
    """``free`` above something so many units high that stands at the window's lower edge; where
    room is scarce, above as much of it as leaves the table its part."""
    bottom = min((EDGE + high + AIR) / viewport.height, MOST_FOOT)
    return free._replace(bottom=max(free.bottom, bottom))
