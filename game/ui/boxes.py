"""Containers of one: margins, boxes, fixed sizes, places, forms to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.layout import Align, Container, Row
from game.ui.marks import Text
from game.ui.rect import UNLIMITED, Rect, Size
from game.ui.text import TOLERANCE
from game.ui.theme import PANEL, Style, Type
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter


Margins = float | tuple[float, float] | tuple[float, float, float, float]
"""Of all sides, or (horizontal, vertical), or four from the left."""


class Padding(Container):
    """One child with margins."""

    def __init__(self, child: Widget, margin: Margins) -> None:
        super().__init__((child,))
        if isinstance(margin, tuple):
            self._margin = margin if len(margin) == 4 else (margin[0], margin[1]) * 2
        else:
            self._margin = (margin,) * 4
        self.grow = child.grow

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size and the margins."""
        left, top, right, bottom = self._margin
        inner = Size(max(0.0, limit.width - left - right), max(0.0, limit.height - top - bottom))
        size = self._children[0].measure(meter, inner)
        return Size(size.width + left + right, size.height + top + bottom)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child within the margins."""
        self._children[0].place(meter, rect.inset(*self._margin))


class Told(Padding):
    """A child that only shows, with a tip; ``key`` is its name, of its own."""

    def __init__(self, key: str, child: Widget, tip: str) -> None:
        super().__init__(child, 0.0)
        self.key, self.tip = key, tip


def shrinking(text: str, *styles: Type) -> Fit:
    """A headline in the first of ``styles`` in which it has a line; in the last one it may wrap."""
    return Fit(*(Text(text, style, lines=1) for style in styles), Text(text, styles[-1]))


def bulleted(mark: Widget, words: Widget, *, drop: float, gap: float = 8) -> Row:
    """Words behind a mark that stands ``drop`` below the top of their first line."""
    return Row(Padding(mark, (0, drop, 0, 0)), grown(words), gap=gap, align=Align.START)


class Panel(Padding):
    """A box of ``style`` around a child; it stops the pointer from reaching the table."""

    def __init__(
        self,
        child: Widget,
        style: Style = PANEL,
        padding: Margins = 16,
    ) -> None:
        super().__init__(child, padding)
        self.style = style

    @property
    def solid(self) -> bool:
        """A box with a fill stops the pointer."""
        return self.style.fill is not None

    def paint(self, painter: Painter) -> None:
        """Paint the box, then the child upon its fill."""
        painter.box(self.rect, self.style)
        self.paint_upon(painter, self.style.fill)


class Sized(Container):
    """One child of a fixed, least or greatest width and height."""

    def __init__(
        self,
        child: Widget,
        *,
        width: float | None = None,
        height: float | None = None,
        min_width: float = 0.0,
        max_width: float = UNLIMITED,
        min_height: float = 0.0,
        max_height: float = UNLIMITED,
    ) -> None:
        super().__init__((child,))
        self._least = Size(width or min_width, height or min_height)
        self._most = Size(width or max_width, height or max_height)
        self.grow = child.grow

    @property
    def squeezes(self) -> bool:
        """Whether it has a greatest size."""
        return min(self._most) < UNLIMITED

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size between least and greatest."""
        inner = Size(min(limit.width, self._most.width), min(limit.height, self._most.height))
        size = self._children[0].measure(meter, inner)
        return Size(
            min(max(size.width, self._least.width), inner.width),
            min(max(size.height, self._least.height), self._most.height),
        )


class RoomOf(Widget):
    """As much room as another node takes that stands there by itself, less so much of its height.

    Nothing is painted.
    """

    def __init__(self, other: Widget, less: float = 0.0) -> None:
        super().__init__()
        self._other, self._less = other, less

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The size of the other."""
        size = self._other.measure(meter, limit)
        return Size(size.width, max(size.height - self._less, 0.0))


class Anchored(Container):
    """One child of its natural size, at a point of the place: 0 left or top, 1 right or bottom."""

    def __init__(self, child: Widget, x: float, y: float, margin: float = 16) -> None:
        super().__init__((child,))
        self._at = (x, y)
        self._margin = margin

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size and the margins."""
        twice = 2 * self._margin
        size = self._children[0].measure(meter, Size(limit.width - twice, limit.height - twice))
        return Size(size.width + twice, size.height + twice)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child at its point, within the margins."""
        room = rect.inset(*(self._margin,) * 4)
        width, height = self._children[0].measure(meter, Size(room.width, room.height))
        width, height = min(width, room.width), min(height, room.height)
        x = room.x + (room.width - width) * self._at[0]
        y = room.y + (room.height - height) * self._at[1]
        self._children[0].place(meter, Rect(x, y, width, height))


class Pinned(Container):
    """One child of its natural size at a point in logical units, kept inside the place.

    ``at`` is where the child's point ``pivot`` (0-1, 0-1) comes to lie; ``width`` is the greatest
    the child may have.
    """

    def __init__(
        self,
        child: Widget,
        at: tuple[float, float],
        pivot: tuple[float, float] = (0.5, 0.5),
        *,
        width: float = UNLIMITED,
    ) -> None:
        super().__init__((child,))
        self._at = at
        self._pivot = pivot
        self._width = width

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size."""
        return self._children[0].measure(meter, Size(min(limit.width, self._width), limit.height))

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child at its point, moved inside where it would stick out."""
        limit = Size(min(rect.width, self._width), rect.height)
        width, height = self._children[0].measure(meter, limit)
        x = max(min(self._at[0] - width * self._pivot[0], rect.right - width), rect.x)
        y = max(min(self._at[1] - height * self._pivot[1], rect.bottom - height), rect.y)
        self._children[0].place(meter, Rect(x, y, width, height))


class Fit(Container):
    """The first of several forms of the same thing that fits its place; the last if none does.

    A form in which a text is cut, whatever room there is, fits nowhere.
    """

    def __init__(self, *variants: Widget) -> None:
        super().__init__(variants)
        self._shown: Widget = variants[-1]
        self._whole: dict[Widget, bool] = {}

    @property
    def children(self) -> Sequence[Widget]:
        """The form that is shown."""
        return (self._shown,)

    def _choose(self, meter: TextMeter, limit: Size) -> Widget:
        for variant in self._children[:-1]:
            size = variant.measure(meter, Size(UNLIMITED, UNLIMITED))
            fits = size.width <= limit.width + TOLERANCE and size.height <= limit.height + 0.5
            if fits and self._is_whole(meter, variant, size):
                return variant
        return self._children[-1]

    def _is_whole(self, meter: TextMeter, variant: Widget, size: Size) -> bool:
        """Whether all that is written in a form can be read, in the size that it would like."""
        if variant not in self._whole:
            squeezes = any(node.squeezes for node in variant.walk())
            self._whole[variant] = not squeezes or self._shows_all(meter, variant, size)
        return self._whole[variant]

    def _shows_all(self, meter: TextMeter, variant: Widget, size: Size) -> bool:
        """Whether all that is written in a form can be read, tried by placing it."""
        variant.place(meter, Rect(0.0, 0.0, *size))
        written = (node for node in variant.walk() if node.rect.width)
        whole = not any(node.cuts(meter) for node in written)
        if self.rect.width:  # it lay there already, and forms may share their parts
            self._shown.place(meter, self.rect)
        return whole

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The size of the form that fits the limit."""
        return self._choose(meter, limit).measure(meter, limit)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Choose the form and give it the whole place."""
        self._shown = self._choose(meter, Size(rect.width, rect.height))
        self._shown.place(meter, rect)


class Above(Container):
    """Children at the right, one below the other; the first has what room the others leave it.

    One of the others that grows leaves it all but the height ``least``, and has what is left over.
    """

    def __init__(
        self, first: Widget, *others: Widget | None, gap: float, least: float = UNLIMITED
    ) -> None:
        super().__init__((first, *others))
        self._gap, self._least = gap, least

    def _heights(self, meter: TextMeter, limit: Size) -> list[Size]:
        first, *others = self._children
        below = [child.measure(meter, Size(limit.width, UNLIMITED)) for child in others]
        least = [
            min(size.height, self._least) if child.grow else size.height
            for child, size in zip(others, below, strict=True)
        ]
        left = limit.height - sum(height + self._gap for height in least)
        top = first.measure(meter, Size(limit.width, max(0.0, left)))
        left, sizes = max(0.0, left - top.height), [top]
        for size, height in zip(below, least, strict=True):
            more = min(size.height - height, left)
            left -= more
            sizes.append(Size(size.width, height + more))
        return sizes

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As wide as the widest child, as high as all of them."""
        sizes = self._heights(meter, limit)
        height = sum(size.height for size in sizes) + self._gap * (len(sizes) - 1)
        return Size(max(size.width for size in sizes), height)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the children from top to bottom."""
        y = rect.y
        sizes = self._heights(meter, Size(rect.width, rect.height))
        for child, size in zip(self._children, sizes, strict=True):
            width = min(size.width, rect.width)
            child.place(meter, Rect(rect.right - width, y, width, size.height))
            y += size.height + self._gap


class Widest(Container):
    """One of several children, number ``shown``, with room for the widest of them."""

    def __init__(self, children: Sequence[Widget], shown: int) -> None:
        super().__init__(children)
        self._shown = shown

    @property
    def children(self) -> Sequence[Widget]:
        """The one that is shown."""
        return (self._children[self._shown],)

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As big as the biggest in either direction."""
        sizes = [child.measure(meter, limit) for child in self._children]
        return Size(max(s.width for s in sizes), max(s.height for s in sizes))

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Give the one that is shown the whole place."""
        self._children[self._shown].place(meter, rect)


class Modal(Container):
    """A child over everything: the rest is dimmed and gets neither pointer nor focus.

    The keyboard begins at its control ``first``, which Enter and Space press, or at the first that
    there is; not if it doesn't ``lead``: then only a deliberate key does anything.
    """

    def __init__(
        self, child: Widget, scrim: bool = True, *, first: str = "", leads: bool = True
    ) -> None:
        super().__init__((child,))
        self.scrim = scrim
        self.first, self.leads = first, leads

    @property
    def solid(self) -> bool:
        """Nothing beneath is reached."""
        return True

    @property
    def is_landmark(self) -> bool:
        """Everything beneath is out of reach."""
        return True

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The whole place."""
        self._children[0].measure(meter, limit)
        return limit

    def draw(self, painter: Painter) -> None:
        """Dim what lies beneath."""
        if self.scrim:
            painter.scrim(self.rect)


def spacer(room: float = 0.0) -> Widget:
    """Empty room of ``room`` units at least that takes all that is free."""
    space = Sized(Widget(), width=room, height=room) if room else Widget()
    space.grow = 1.0
    return space
