"""Beside the cube: how many blocks of each material it still holds, and how to turn it."""

from __future__ import annotations

from collections import Counter

from game.language import _, pgettext
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.panels.words import material as material_name
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Align, Column, Row
from game.ui.marks import Keycap, Rule, Text, material_chip
from game.ui.widget import Widget, grown

CAP = 24.0


def blocks_in_cube(view: BiomesView) -> Counter[Material]:
    """The blocks still in the cube, by material."""
    return Counter(
        view.cube[x * 16 + y * 4 + z]
        for x in range(4)
        for y in range(4)
        for z in range(view.heights[x * 4 + y])
    )


def cube_legend(view: BiomesView) -> Widget:
    """A chip, a name and a number for each material, and the keys that turn and tilt the cube."""
    left = blocks_in_cube(view)
    rows = [
        Row(
            material_chip(kind, 30),
            grown(Text(material_name(kind), theme.BODY_BOLD, lines=1)),
            Text(str(left[kind]), theme.NUMBER, theme.SECOND_INK, lines=1),
            gap=10,
        )
        for kind in MATERIALS
    ]
    keys = Column(
        # Translators: a verb, beside the keys that turn the cube round.
        _keys("Q", "E", pgettext("the cube", "Turn")),
        # Translators: a verb, beside the keys that tilt the cube.
        _keys("W", "S", pgettext("the cube", "Tilt")),
        gap=6,
        align=Align.START,
    )
    # Translators: below the keys that turn and tilt it.
    drag = Text(_("or drag the cube"), theme.SMALL, theme.SECOND_INK, lines=2)
    return Panel(Column(*rows, Rule(), keys, drag, gap=8), padding=(14, 12))


def _keys(one: str, other: str, name: str) -> Widget:
    words = Text(name, theme.BODY_BOLD, lines=1)
    return Row(Keycap(one, CAP), Keycap(other, CAP), words, gap=6)
