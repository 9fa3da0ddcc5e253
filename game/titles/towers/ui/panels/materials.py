"""The four colours as a player sees them: building materials, each with a name and a symbol."""

from __future__ import annotations

from collections.abc import Sequence

from game.formats import listed
from game.language import _
from game.rules.towers.catalogue import Colour
from game.titles.towers.scene.names import MATERIALS, sorted_out
from game.titles.towers.ui.panels import material_words
from game.ui import theme
from game.ui.layout import Row
from game.ui.marks import Badge, Text
from game.ui.theme import Ink
from game.ui.widget import Widget

FILL: tuple[Ink, ...] = ("#3D3436", "#F1E6D0", "#8A99A4", "#B9533A")
SYMBOL: tuple[Ink, ...] = ("#F4BC5C", "#8A5A34", "#24323C", "#FFE9D2")
JOKER_FILL: Ink = "#F7E4EE"
JOKER: Ink = "#7A2F52"
"""The jester's cap of a joker that is face up."""


def material(colour: Colour) -> str:
    """A material's name as a label."""
    # Translators: a building material; a field, a card or a block of it has this name.
    return (_("Coal"), _("Chalk"), _("Slate"), _("Brick"))[colour]


def chip(colour: Colour, size: float = 24) -> Widget:
    """The chip of a material."""
    return Badge(MATERIALS[colour], FILL[colour], SYMBOL[colour], size)


def joker_chip(size: float = 24) -> Widget:
    """The joker, as it stands in for a card."""
    return Badge("joker", JOKER_FILL, JOKER, size, line=JOKER)


def chips(counts: Sequence[int], size: float = 24) -> Widget:
    """A chip for each card or block; a fifth number tells of the joker."""
    signs = [chip(colour, size) for colour, _ in sorted_out(counts[:4])]
    if len(counts) > 4 and counts[4]:
        signs.append(joker_chip(size))
    return Row(*signs, gap=4)


def counted(counts: Sequence[int], size: float = 22) -> Widget:
    """A chip and a number for each material that there is any of."""
    cells = [
        Row(chip(colour, size), Text(f"× {n}", theme.NUMBER, lines=1), gap=5)
        for colour, n in enumerate(counts[:4])
        if n
    ]
    return Row(*cells, gap=12)


def in_words(counts: Sequence[int]) -> str:
    """Cards or blocks, behind a word that says which: "1 coal and 2 brick"."""
    return listed([material_words.of_list(colour, n) for colour, n in _held(counts)])


def cards_lacked(counts: Sequence[int]) -> str:
    """Cards that somebody lacks: "1 coal card and 2 brick cards"."""
    return listed([material_words.lacked(colour, n) for colour, n in _held(counts)])


def _held(counts: Sequence[int]) -> list[tuple[Colour, int]]:
    """Each material that there is any of, with its number."""
    return [(colour, n) for colour, n in enumerate(counts[:4]) if n]
