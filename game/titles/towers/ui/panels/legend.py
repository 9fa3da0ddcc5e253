"""Near the board: which material is which, and what a roof is."""

from __future__ import annotations

from game.language import _
from game.titles.towers.ui.panels.materials import chip, material
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text
from game.ui.widget import Widget

NEAR = frozenset({"board", "tower", "hand"})
"""The presets at which it shows."""


def legend() -> Widget:
    """A chip and a name for each material, and the roof that is worth points."""
    rows = [
        Row(chip(colour, 28), Text(material(colour), theme.BODY_BOLD, lines=1), gap=10)
        for colour in range(4)
    ]
    # Translators: legend beside the board: the roof of a tower shows its points.
    roof = Row(Icon("tower", 26), Text(_("roof = points"), theme.BODY, lines=1), gap=11)
    content = Column(*rows, Rule(), roof, gap=8, align=Align.STRETCH)
    return Panel(content, padding=(14, 12))
