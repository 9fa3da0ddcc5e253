"""Beside the cube: how many blocks of each material it still holds, and how to turn it."""

from __future__ import annotations

from collections import Counter

from game.language import _
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.view import BiomesView
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Align, Column, Row
from game.ui.marks import Keycap, Text, material_chip
from game.ui.panels.biomes.words import material as material_name
from game.ui.widget import Widget


def blocks_in_cube(view: BiomesView) -> Counter[Material]:
    """The blocks still in the cube, by material."""
    return Counter(
        view.cube[x * 16 + y * 4 + z]
        for x in range(4)
        for y in range(4)
        for z in range(view.heights[x * 4 + y])
    )


def cube_legend(view: BiomesView) -> Widget:
    """A chip, a name and a number for each material."""
    left = blocks_in_cube(view)
    cells = [
        Row(
            material_chip(kind, 34),
            Column(
                Text(material_name(kind), theme.BODY_BOLD, lines=1),
                Text(str(left[kind]), theme.BODY, theme.SECOND_INK, lines=1),
                gap=0,
                align=Align.START,
            ),
            gap=8,
        )
        for kind in MATERIALS
    ]
    return Panel(Row(*cells, gap=20), padding=(16, 8))


def turning_keys() -> Widget:
    """Which keys turn and tilt the cube."""
    return Panel(
        Row(
            Keycap("Q", 24),
            Keycap("E", 24),
            Text(_("Turn"), theme.BODY_BOLD, lines=1),
            Keycap("W", 24),
            Keycap("S", 24),
            Text(_("Tilt"), theme.BODY_BOLD, lines=1),
            Text(_("or drag"), theme.BODY, theme.SECOND_INK, lines=1),
            gap=8,
        ),
        padding=(16, 16),
    )
