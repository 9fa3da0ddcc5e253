"""Points won or lost in the signs that tell them, on the table and in panels alike."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.theme import Style
from game.ui.widget import Widget

MORE, LESS = "#E9F4E4", "#F8D9CC"
"""Behind what is won, and behind what is lost."""


def change_sign(gain: int, style: theme.Type = theme.NUMBER) -> Widget:
    """Points won or lost, told by an arrow, a sign and a colour: "+3", "−5", "=" for none."""
    if not gain:
        return Panel(Text("=", style, theme.SECOND_INK, lines=1), theme.Style(), (8, 1))
    ink, fill = _change_inks(gain)
    box = Style(fill, None, 0, 8)
    return Panel(_change(gain, style, ink), box, (6, 1, 7, 1))


def _change_inks(gain: int) -> tuple[theme.Ink, theme.Ink]:
    """The ink of points won or lost, and what lies behind it."""
    return (theme.GOOD, MORE) if gain > 0 else (theme.BLOCKED, LESS)


def _change(gain: int, style: theme.Type, ink: theme.Ink) -> Widget:
    arrow = Icon("up" if gain > 0 else "down", style.size * 0.95, ink)
    text = f"+{gain}" if gain > 0 else f"−{-gain}"
    return Row(arrow, Text(text, style, ink, lines=1), gap=3)


def promise(total: int) -> Widget:
    """What a building brings on a space, all in all, upon that space: as its panel tells it."""
    if not total:
        plain = Style(theme.PAPER, theme.LINE, 3, 10, shadow=True)
        return Panel(Text("=", theme.BIG_NUMBER, theme.SECOND_INK, lines=1), plain, (12, 2))
    ink, fill = _change_inks(total)
    box = Style(fill, ink, 3, 10, shadow=True)
    return Panel(_change(total, theme.BIG_NUMBER, ink), box, (8, 2, 10, 2))


def total_words() -> str:
    """What that number counts, wherever it can be read in words."""
    # Translators: what the number beside it counts.
    return _("XP in all, if scored now")


def leaves() -> Widget:
    """The sign that a space would no longer count in its group: an arrow down, without a number."""
    box = Style(LESS, theme.BLOCKED, 3, 8, shadow=True)
    return Panel(Icon("down", 20, theme.BLOCKED), box, 6)
