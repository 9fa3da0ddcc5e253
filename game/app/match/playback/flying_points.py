"""What flies over the table: points on their way to a card."""

from __future__ import annotations

from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.scene.timeline import smooth
from game.ui import theme
from game.ui.boxes import Panel, Pinned
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.memo import kept
from game.ui.rect import Rect
from game.ui.rising_points import BOW, RISE
from game.ui.theme import Style
from game.ui.widget import Widget

Spot = tuple[float, float]

RISE_PART = 0.3
"""So long, as a part of their way, points rise where they were made."""
ROOM = 24.0
"""So far beneath the card's edge they go: panels lie over what stands on the table."""


def floating(table: Table, host: Host, room: Rect) -> list[Widget]:
    """The signs of all points on their way, which begins within ``room``.

    Where no card is shown they only rise.
    """
    found: list[Widget] = []
    for floater in table.scene.floaters.values():
        if floater.part >= 1.0:
            continue  # its card tells it
        card = host.place_of(f"card.{floater.seat}")
        start = within(table.units(floater.start), room)
        spot = way(start, card, floater.part)
        found.append(Pinned(kept(_sign, floater.amount), spot))
    return found


def within(spot: Spot, room: Rect) -> Spot:
    """The point of ``room`` nearest to ``spot``: a board may lie out of sight or under a panel."""
    x, y = spot
    return min(max(x, room.x), room.right), min(max(y, room.y), room.bottom)


def way(start: Spot, card: Rect | None, part: float) -> Spot:
    """Where points are that rose at ``start``, in logical units; ``part`` 0-1 of their way."""
    x, y = start
    rise = smooth(min(part / RISE_PART, 1.0))
    y -= RISE * rise
    if card is None or part <= RISE_PART:
        return x, y
    along = smooth((part - RISE_PART) / (1.0 - RISE_PART))
    goal_x, goal_y = card.x + ROOM, card.center[1]
    bow = BOW * 4.0 * along * (1.0 - along)
    return x + (goal_x - x) * along, y + (goal_y - y) * along - bow


def _sign(amount: int) -> Widget:
    words = Text(f"+{amount}", theme.BIG_NUMBER, lines=1)
    style = Style(theme.CHOSEN, theme.ACCENT, 2.5, 18, shadow=True)
    return Panel(Row(words, Icon("star", 22, theme.STAR), gap=4), style, (12, 3, 10, 3))
