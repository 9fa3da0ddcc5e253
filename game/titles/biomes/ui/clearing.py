"""The part of the window that the panels of a match leave to the table."""

from __future__ import annotations

from functools import cache

from game.scene.framing import Clearing, Cover
from game.titles.biomes.ui.panels.cards import WIDTH
from game.ui.panels.tools import TOOL
from game.ui.viewport import Viewport

ROOMY = 1000.0
"""From this width on the cards show all they have to tell."""
NARROW_CARDS = 150.0
BANNER, BAR = 64.0, 66.0
"""Heights of the banner and the bar of actions."""
SHORT_BAR = 48.0
PROMPT = (31.0, 250.0)
"""Height of the line below the banner, and half its width at most."""
AIR = 12.0
"""So far from the panels, or from the window's edge, things stay."""
STAGE_PANELS = {False: (336.0, 240.0), True: (264.0, 200.0)}
"""Width and usual height of the panels beside the mob, plainly and where room is scarce."""
LEAST = 0.25
"""The table keeps this part of the window at least."""
SCORING = 424.0
"""Width of the panel that lists what can be scored, and the gap beside it."""


@cache
def clearing(name: str, viewport: Viewport) -> Clearing:
    """What is free of panels while the eye is at the sight called ``name``."""
    if name == "fight":
        return _on_stage(viewport)
    wide, high, compact = viewport.width, viewport.height, viewport.compact
    margin = 8.0 if compact else 16.0
    side = (WIDTH if wide >= ROOMY else NARROW_CARDS) + margin + AIR
    if name == "scoring":
        side += SCORING
    top = margin + BANNER + AIR
    bottom = margin + (SHORT_BAR if compact else BAR) + AIR
    gap = margin / 2
    tools = (margin + 3 * TOOL + 2 * gap + AIR, margin + 2 * TOOL + gap + AIR)
    covers = [Cover(-1.0, tools[0] / wide, -1.0, tools[1] / high)]
    if not compact:
        middle, half = (wide - WIDTH - 2 * margin) / 2, PROMPT[1]
        low = 1 - (top + PROMPT[0]) / high
        covers.append(Cover((middle - half) / wide, (middle + half) / wide, low, 2.0))
    left, right = AIR / wide, max(LEAST, 1 - side / wide)
    return Clearing(left, right, bottom / high, 1 - top / high, tuple(covers))


def _on_stage(viewport: Viewport) -> Clearing:
    """The middle of the window between the panels of a fight."""
    wide, high = viewport.width, viewport.height
    margin, bar = (12.0, 48.0) if viewport.compact else (24.0, 60.0)
    top, bottom = margin + BANNER, margin + bar + AIR
    sides = STAGE_PANELS[viewport.compact]
    low = 1 - (top + sides[1]) / high
    left, right = (margin + sides[0] + AIR) / wide, 1 - (margin + sides[0] + AIR) / wide
    covers = (Cover(-1.0, left, low, 2.0), Cover(right, 2.0, low, 2.0))
    return Clearing(AIR / wide, 1 - AIR / wide, bottom / high, 1 - top / high, covers)
