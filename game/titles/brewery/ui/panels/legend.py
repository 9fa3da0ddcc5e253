"""Near the own board: which die is which, and what each is worth at the end."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.catalogue import COLOURS, Catalogue
from game.rules.brewery.cleaning import DIE_POINTS
from game.titles.brewery.ui.panels.dice import Chip
from game.titles.brewery.ui.panels.names import colour_name
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text
from game.ui.widget import Widget, grown

NEAR = frozenset({"board", "yard"})
"""The presets at which it shows."""


def legend(catalogue: Catalogue) -> Widget:
    """A chip and a name for each colour, with its points at the end."""
    rows = [
        Row(
            Chip(colour, 26),
            grown(Text(colour_name(catalogue, colour), theme.BODY_BOLD, lines=1)),
            Icon("star", 16, theme.STAR),
            Text(str(DIE_POINTS[colour]), theme.NUMBER, lines=1),
            gap=8,
        )
        for colour in range(len(COLOURS))
    ]
    # Translators: below a list of dice with the points that each is worth
    note = Text(_("each at the end"), theme.SMALL, theme.SECOND_INK, lines=1)
    content = Column(*rows, Rule(), note, gap=7, align=Align.STRETCH)
    return Panel(content, padding=(14, 12))
