"""The tip at the pointer: a thing's name, and why it can't be used now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.formats import row_of
from game.language import _, ngettext
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.core import Refusal
from game.titles.biomes.ui.panels.material_phrases import counted
from game.titles.biomes.ui.panels.words import material as material_name
from game.titles.biomes.ui.refusals import sentence
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.layout import Column, Row
from game.ui.marks import Text, material_chip
from game.ui.rect import Rect, Size
from game.ui.refusals import why_not_sign
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter


class FreeSides(Widget):
    """A block from above: green where a side is free, red where a neighbour blocks it.

    ``sides``: the left, right, near and far one, as the viewer sees the block.
    """

    SIZE = 60.0
    PLACES = ((-1, 0), (1, 0), (0, 1), (0, -1))
    """Where the four sides are drawn: y runs down."""

    def __init__(self, material: str, sides: Sequence[bool]) -> None:
        super().__init__()
        self._material = material
        self._sides = tuple(sides)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A square."""
        return Size(self.SIZE, self.SIZE)

    def draw(self, painter: Painter) -> None:
        """Paint the block and its four sides."""
        painter.box(self.rect, Style(theme.INSET, theme.LINE, 1.5, 10))
        x, y = self.rect.center
        fill = theme.MATERIAL_FILL[self._material]
        painter.box(Rect(x - 13, y - 13, 26, 26), Style(fill, theme.INK, 1.5, 6))
        painter.icon(self._material, x - 9.5, y - 9.5, 19, theme.MATERIAL_INK[self._material])
        for (dx, dy), free in zip(self.PLACES, self._sides, strict=True):
            self._side(painter, x + dx * 21, y + dy * 21, upright=dx != 0, free=free)

    def _side(self, painter: Painter, x: float, y: float, *, upright: bool, free: bool) -> None:
        if free:
            painter.box(Rect(x - 7, y - 7, 14, 14), Style(theme.GOOD, None, 0, 7))
            painter.icon("check", x - 5, y - 5, 10, theme.WHITE)
            return
        width, height = (8, 16) if upright else (16, 8)
        place = Rect(x - width / 2, y - height / 2, width, height)
        painter.box(place, Style(theme.BLOCKED, None, 0, 2))


def why_not(name: str, refusal: Refusal, facts: Widget | None = None, more: str = "") -> Widget:
    """A thing's name and why it can't be used: "Oasis market", "It lies face down…".

    ``more``: what else is told of it.
    """
    return why_not_sign(name, refusal, sentence(refusal), facts=facts, more=more)


def lacking_text(cost: Sequence[int], supply: Sequence[int]) -> str:
    """The blocks of ``cost`` that ``supply`` has not got, and what emeralds can do (B5.2)."""
    wanting = [max(0, each - own) for each, own in zip(cost, supply, strict=False)]
    named = row_of(
        [counted(kind, count) for kind, count in zip(MATERIALS, wanting, strict=False) if count]
    )
    emeralds = supply[MATERIALS.index(Material.EMERALD)]
    if not emeralds:
        return _("Missing: {blocks}. An emerald can stand in for each.").format(blocks=named)
    text = ngettext(
        "Missing: {blocks}. Your emerald can stand in for one of them.",
        "Missing: {blocks}. Your {count} emeralds can stand in for as many of them.",
        emeralds,
    )
    return text.format(blocks=named, count=emeralds)


def block_why_not(material: str, refusal: Refusal, sides: Sequence[bool]) -> Widget:
    """A block that can't be taken, with its sides from above where they are the reason."""
    name = material_name(material)
    if refusal.code != "few_free_sides":
        return why_not_sign(name, refusal, sentence(refusal), picture=material_chip(material, 40))
    blocked = len(sides) - sum(sides)
    text = ngettext("{count} neighbour blocks it.", "{count} neighbours block it.", blocked)
    return why_not_sign(
        name,
        refusal,
        sentence(refusal),
        picture=FreeSides(material, sides),
        more=text.format(count=blocked),
    )


def block_name(material: str, counts: str = "") -> Widget:
    """The sign at a block that may be taken: its chip and name, and what it ``counts`` for."""
    name = Text(material_name(material), theme.LABEL, lines=1)
    content: Widget = Row(material_chip(material, 26), name)
    if counts:
        content = Column(content, Text(counts, theme.BODY, theme.SECOND_INK, lines=1), gap=4)
    return Panel(content, padding=(10, 8))


def plain_tip(heading: str, detail: str = "", facts: Widget | None = None) -> Widget:
    """A name with a line below it, and what is printed on the thing."""
    small = Text(detail, theme.BODY, theme.SECOND_INK) if detail else None
    words = Column(Text(heading, theme.LABEL), small, gap=2)
    return Sized(Panel(Column(words, facts, gap=8), padding=(12, 8)), max_width=440)
