"""Stars of a challenge: those earned are full, the others outlines."""

from __future__ import annotations

from game.content.challenge import STARS
from game.ui import theme
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.theme import Ink, Type
from game.ui.widget import Widget


def stars(earned: int, size: float = 20, ink: Ink = theme.STAR, of: int = STARS) -> Widget:
    """A row of stars, ``earned`` of them full."""
    gap = max(2.0, size * 0.12)
    return Row(*(star(at < earned, size, ink) for at in range(of)), gap=gap)


def starred(text: str, size: float, style: Type, *, gap: float = 6, icon: str = "star") -> Widget:
    """So many points or stars, behind the sign of them."""
    return Row(Icon(icon, size, theme.STAR), Text(text, style, lines=1), gap=gap)


def star(full: bool, size: float, ink: Ink = theme.STAR) -> Widget:
    """A star that is earned, or is still to be."""
    return Icon("star", size, ink) if full else Icon("star_o", size, theme.GREYED_LINE)
