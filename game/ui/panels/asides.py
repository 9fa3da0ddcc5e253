"""Where the hint stands and what the panels leave free: below the cards, or in their place."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.memo import kept
from game.ui.panels.coach import WIDTH as COACH_WIDTH
from game.ui.panels.log import LogLine
from game.ui.panels.prompt import prompt
from game.ui.panels.strip import strip
from game.ui.persons import People
from game.ui.rect import Rect
from game.ui.rising_points import RISE
from game.ui.signage import Covered
from game.ui.viewport import Viewport
from game.ui.widget import Widget

PROMPT_TOP = 86.0
CARD_WIDTH, SMALL_CARD_WIDTH = 232.0, 168.0
"""Width of a player's card, and where room is scarce."""
ROOMY = 1000.0
"""From this width of the window on the cards show all they have to tell."""
DRAWER_WIDTH = 320.0
"""Of what stands in the place of the cards."""
LOW = 560.0
"""In a window of less height the action bar says why in tips alone."""
BRIEF_BAR, SHORT_BAR = 60.0, 76.0
"""Heights of the action bar where room is scarce: so, and where it says why."""
BELOW_ASIDE = 100.0
"""Height of bar and buttons and the gap above them, which what stands aside leaves free."""
WIDE = 1300.0
"""In a window of less width the hint shows one suggestion at a time."""
LEAST_NEWS, MOST_NEWS = 120.0, 260.0
"""Less height is not worth a strip of news, and more is not needed."""
WORDS_BENEATH, LEAST_ABOVE = 150.0, 90.0
"""Height that somebody's words take of that of the news, and the least that is left for these."""
TOOLS, ABOVE_TOOLS = 112.0, 132.0
"""Height of the round buttons at the lower left; with the gap above them."""
BELOW_PROMPT, BANNER_COMPACT = 148.0, 76.0
"""Where the line below the banner ends, even if it is long; the banner's own height where room is
scarce."""
LEAST_HINT, MOST_HINT = 290.0, 400.0
"""Height that the hint needs below the cards, and the most that it takes there."""
CARD, BELOW_CARDS = 136.0, 80.0
"""Height of a player's card at its most, and of the log and the gaps below the cards."""
EDGE = 16.0
"""Between the window's edge and what stands there."""
SIDE_ROOM, NARROW_SIDE_ROOM = 264.0, 184.0
"""Width of the column of cards; where the cards are narrow."""
Aside = tuple[Widget, float]
"""What stands in the place of the cards, and how wide."""
TOP, TOP_COMPACT, BOTTOM, OFF_EDGE = 136.0, 92.0, 108.0, 48.0
"""Where points may be seen in whole: below banner and prompt, above the bar, off the edges."""


def aside_height(viewport: Viewport) -> float:
    """The height of what stands in the place of the cards, at most."""
    return viewport.height - BELOW_ASIDE - (0.0 if viewport.compact else EDGE)


def is_bar_brief(viewport: Viewport) -> bool:
    """Whether there is no room on the action bar for reasons."""
    return viewport.compact and viewport.height < LOW


def short_bar(viewport: Viewport) -> float:
    """The height of the action bar where room is scarce."""
    return BRIEF_BAR if is_bar_brief(viewport) else SHORT_BAR


def side_room(viewport: Viewport) -> float:
    """The width that panels beside the cards leave to them."""
    return SIDE_ROOM if viewport.width >= ROOMY else NARROW_SIDE_ROOM


def open_room(viewport: Viewport) -> Rect:
    """What the panels leave free, for points to rise in."""
    top = (TOP_COMPACT if viewport.compact else TOP) + RISE
    bottom = viewport.height - BOTTOM
    width = viewport.width - side_room(viewport) - 2 * OFF_EDGE
    return Rect(OFF_EDGE, top, width, bottom - top)


def room_below_cards(seats: int, viewport: Viewport) -> float:
    """The height between the cards of so many players and the buttons."""
    return viewport.height - seats * CARD - BELOW_CARDS - BELOW_ASIDE


def is_hint_below_cards(seats: int, viewport: Viewport) -> bool:
    """Whether the hint stands below the cards."""
    if viewport.compact or viewport.width < WIDE:
        return False
    return room_below_cards(seats, viewport) >= LEAST_HINT


def under_hint(seats: int, viewport: Viewport) -> Covered:
    """What the hint lies over, at its highest."""
    window = (viewport.pixel_width, viewport.pixel_height)
    if viewport.compact:
        return Covered(1 - (DRAWER_WIDTH + EDGE) / viewport.width, 1.0, 0.0, window)
    left = 1 - (COACH_WIDTH + EDGE) / viewport.width
    if is_hint_below_cards(seats, viewport):
        height = min(MOST_HINT, room_below_cards(seats, viewport)) + BELOW_ASIDE
        return Covered(left, 1.0, 1 - height / viewport.height, window)
    return Covered(left, 1.0, 0.0, window)


def below_banner(text: str, side: float) -> Widget:
    """What to do next, below the banner; ``side``: the width that is taken at the right."""
    return Padding(Anchored(kept(prompt, text), 0.5, 0.0, 0), (EDGE, PROMPT_TOP, side, 0))


def news_below_cards(
    news: Sequence[LogLine],
    people: People,
    on: On,
    viewport: Viewport,
    beneath: Widget | None = None,
    taken: float = 0.0,
) -> Widget | None:
    """What the others did since the viewer's last turn, if there is news and room for it.

    ``beneath``: what has to stay free below it, for somebody's words. ``taken``: so much of the
    height above it is.
    """
    taken += 28 if beneath is None else 28 + WORDS_BENEATH
    height = min(MOST_NEWS, room_below_cards(len(people), viewport) - taken)
    if not news or height <= (LEAST_NEWS if beneath is None else LEAST_ABOVE):
        return None
    news_strip = kept(strip, news, people, on, width=CARD_WIDTH, height=height)
    column = news_strip if beneath is None else Column(news_strip, beneath)
    return Padding(Anchored(column, 1.0, 1.0, EDGE), (0, 0, 0, 84))


def above_tools(panel: Widget) -> Widget:
    """A legend above the round buttons."""
    return Padding(Anchored(panel, 0.0, 1.0, EDGE), (0, 0, 0, TOOLS))
