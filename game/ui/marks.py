"""Leaves that only show: texts, icons, chips, keycaps, lines, bars, pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.keycaps import KEYCAPS
from game.ui.rect import Rect, Size, centred
from game.ui.theme import BODY, INK, Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter, Wrapped

MIDDLE = 0.5
"""Where a text stands whose lines are centred."""


class Text(Widget):
    """A text that wraps within its width.

    ``lines``: how many it may have at most (0: any number); what doesn't fit ends in an ellipsis,
    which the painter records as an overflow unless ``cut`` allows it (names typed by players).
    ``align``: 0 left, 0.5 middle, 1 right.
    """

    def __init__(
        self,
        text: str,
        style: Type = BODY,
        ink: Ink = INK,
        *,
        lines: int = 0,
        align: float = 0.0,
        cut: bool = False,
    ) -> None:
        super().__init__()
        self.text = text
        self.style = style
        self.ink = ink
        self._lines = lines
        self._align = align
        self._cut = cut

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The wrapped lines."""
        lines = self._in(meter, limit.width).lines
        width = max((meter.width(line, self.style) for line in lines), default=0.0)
        return Size(min(width, limit.width), meter.line_height(self.style) * max(1, len(lines)))

    def wrapped(self, meter: TextMeter) -> Wrapped:
        """The lines as they fit its place."""
        return self._in(meter, self.rect.width)

    def _in(self, meter: TextMeter, width: float) -> Wrapped:
        """The lines within a width; those in the middle are about equally long."""
        even = self._align == MIDDLE
        return meter.wrap(self.text, self.style, width, self._lines, even=even)

    def cuts(self, meter: TextMeter) -> bool:
        """Whether something has to be left out that may not be, or a word taken apart."""
        wrapped = self.wrapped(meter)
        return not self._cut and (wrapped.cut or wrapped.parted)

    def rows(self, meter: TextMeter) -> list[tuple[float, float]]:
        """From where to where each of its lines reaches: they stand in the middle of the height."""
        count, step = len(self.wrapped(meter).lines), meter.line_height(self.style)
        y = self.rect.y + (self.rect.height - step * count) / 2
        return [(y + step * row, y + step * (row + 1)) for row in range(count)]

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:
        """The lines as they fit its place."""
        return ((line, self.style) for line in self.wrapped(meter).lines)

    def draw(self, painter: Painter) -> None:
        """Write the lines."""
        wrapped = self.wrapped(painter.meter)
        if wrapped.cut and not self._cut:
            painter.report_cut(self.text)
        for line, (top, end) in zip(wrapped.lines, self.rows(painter.meter), strict=True):
            x = (
                self.rect.x
                + (self.rect.width - painter.meter.width(line, self.style)) * self._align
            )
            painter.text(line, x, (top + end) / 2, self.style, self.ink)


def caption(text: str, *, lines: int = 0, align: float = 0.0, cut: bool = False) -> Text:
    """What is said beside something, small and pale."""
    return Text(text, theme.SMALL, theme.SECOND_INK, lines=lines, align=align, cut=cut)


def text_of(
    text: str, style: Type = BODY, ink: Ink = INK, *, lines: int = 0, align: float = 0.0
) -> Text | None:
    """A text, or nothing where there is none to show."""
    return Text(text, style, ink, lines=lines, align=align) if text else None


class Square(Widget):
    """A small square of one size, in the middle of its place."""

    def __init__(self, size: float) -> None:
        super().__init__()
        self._size = size

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A square."""
        return Size(self._size, self._size)

    @property
    def square(self) -> Rect:
        """Where it lies."""
        return centred(self.rect.center, self._size, self._size)


class Icon(Square):
    """A symbol of the family in one colour."""

    def __init__(self, name: str, size: float = 24, ink: Ink = INK, tip: str = "") -> None:
        super().__init__(size)
        self.name = name
        self._ink = ink
        self.tip = tip
        self.key = f"tip.{name}.{tip}" if tip else ""

    def draw(self, painter: Painter) -> None:
        """Paint the symbol."""
        painter.icon_at(self.name, self.rect.center, self._size, self._ink)


class Badge(Square):
    """A symbol on a rounded ground: a material's chip, a biome's sign, a player's shape."""

    def __init__(
        self,
        icon: str,
        fill: Ink,
        ink: Ink,
        size: float = 24,
        *,
        line: Ink | None = INK,
        share: float = 0.74,
    ) -> None:
        super().__init__(size)
        self.icon = icon
        self._ink = ink
        self._share = share
        self._style = Style(fill, line, 1.5, size * 0.24)

    def draw(self, painter: Painter) -> None:
        """Paint ground and symbol."""
        painter.box(self.square, self._style)
        painter.icon_at(self.icon, self.rect.center, self._size * self._share, self._ink)


def material_chip(material: str, size: float = 24) -> Widget:
    """The chip of a material."""
    return Badge(material, theme.MATERIAL_FILL[material], theme.MATERIAL_INK[material], size)


def biome_sign(biome: str, size: float = 24) -> Widget:
    """The sign of a biome."""
    return Badge(biome, theme.BIOME_FILL[biome], theme.BIOME_INK[biome], size)


def type_sign(type_name: str, size: float = 24) -> Widget:
    """The round sign of a building type."""
    icon = "animal" if type_name == "animal_house" else type_name
    return Disc(size, theme.PAPER, INK, icon=icon, share=0.68, width=1.5)


def player_sign(color: str, size: float = 32) -> Widget:
    """A player's colour and shape."""
    shape = theme.PLAYER_SHAPE[color]
    return Badge(shape, theme.PLAYER_FILL[color], theme.WHITE, size, line=None, share=0.5)


def characteristic_sign(name: str, size: float = 24) -> Widget:
    """The sign of a biome, material or building type, by its name."""
    if name in theme.BIOME_FILL:
        return biome_sign(name, size)
    if name in theme.MATERIAL_FILL:
        return material_chip(name, size)
    return type_sign(name, size)


class Disc(Square):
    """A circle with a symbol or a short text in it."""

    def __init__(
        self,
        size: float,
        fill: Ink,
        ink: Ink,
        *,
        icon: str = "",
        text: str = "",
        line: Ink | None = None,
        share: float = 0.64,
        width: float = 2.0,
    ) -> None:
        super().__init__(size)
        self._style = Style(fill, line or ink, width, size / 2)
        self._ink = ink
        self.icon = icon
        self._text = text
        self._share = share

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """What is in the circle, unless it is a symbol."""
        return ((self._text, theme.NAME),)

    def draw(self, painter: Painter) -> None:
        """Paint the circle and what is in it."""
        painter.box(self.square, self._style)
        if self.icon:
            painter.icon_at(self.icon, self.rect.center, self._size * self._share, self._ink)
        if self._text:
            with painter.ground(self._style.fill):
                painter.text_at(self._text, self.rect.center, theme.NAME, self._ink)


class Keycap(Widget):
    """The key that does the same."""

    def __init__(self, name: str, height: float = 22) -> None:
        super().__init__()
        self._name = KEYCAPS.label(name)
        self._height = height

    @property
    def name(self) -> str:
        """What stands on the key."""
        return self._name

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As wide as the key's name needs, a square at least."""
        return Size(max(self._height, meter.width(self._name, theme.SMALL_BOLD) + 12), self._height)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """The name of the key."""
        return ((self._name, theme.SMALL_BOLD),)

    def draw(self, painter: Painter) -> None:
        """Paint the cap and the name of the key."""
        middle = self.rect.center
        cap = max(self._height, painter.meter.width(self._name, theme.SMALL_BOLD) + 12)
        style = Style(theme.PAPER, theme.LINE, 1.5, 5)
        painter.box(centred(middle, cap, self._height), style)
        with painter.ground(theme.PAPER):
            painter.text_at(self._name, middle, theme.SMALL_BOLD, INK)


class Rule(Widget):
    """A thin line across a Column, or up and down in a Row (``upright`` units high)."""

    def __init__(self, upright: float = 0.0) -> None:
        super().__init__()
        self._upright = upright

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Two units thick."""
        return Size(2, self._upright) if self._upright else Size(2, 2)

    def draw(self, painter: Painter) -> None:
        """Paint the line."""
        painter.box(self.rect, Style(theme.LINE, None, 0, 1))


class Bar(Widget):
    """A filled groove: chances, speeds; ``share`` 0-1."""

    def __init__(self, share: float, height: float = 22, fill: Ink = theme.GOOD) -> None:
        super().__init__()
        self._share = min(max(share, 0.0), 1.0)
        self._height = height
        self._fill = fill

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Wide as it gets room."""
        return Size(min(120, limit.width), self._height)

    def draw(self, painter: Painter) -> None:
        """Paint groove and filling."""
        radius = self._height / 2
        painter.box(self.rect, Style(theme.GROOVE, theme.LINE, 1.5, radius))
        if self._share > 0:
            width = max(self.rect.width * self._share, self._height)
            filled = Rect(self.rect.x, self.rect.y, width, self.rect.height)
            painter.box(filled, Style(self._fill, None, 0, radius))


class Cells(Widget):
    """A row of ``total`` small cells, the last ``left`` of them full: blocks of a layer."""

    def __init__(self, left: int, total: int, pitch: float = 24.5) -> None:
        super().__init__()
        self._left = left
        self._total = total
        self._pitch = pitch

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """All cells side by side, closer where room is short."""
        return Size(min(self._pitch * self._total - 3.5, limit.width), 12)

    def draw(self, painter: Painter) -> None:
        """Paint the cells."""
        pitch = (self.rect.width + 3.5) / self._total
        full = Style(theme.BROWN, theme.DARK_BROWN, 1.5, 3.5)
        empty = Style(theme.GROOVE, theme.LINE, 1.5, 3.5)
        for i in range(self._total):
            place = Rect(self.rect.x + i * pitch, self.rect.y, pitch - 3.5, self.rect.height)
            painter.box(place, full if i >= self._total - self._left else empty)


class Picture(Widget):
    """A picture known to the overlay by ``name``, scaled to its place, corners rounded."""

    def __init__(self, name: str, width: float, height: float, radius: float = 10) -> None:
        super().__init__()
        self._name = name
        self._size = Size(width, height)
        self._radius = radius

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """The size it was given, within the limit."""
        shrink = min(1.0, limit.width / self._size.width)
        return Size(self._size.width * shrink, self._size.height * shrink)

    def draw(self, painter: Painter) -> None:
        """Paint the picture."""
        painter.image(self._name, self.rect, self._radius)
