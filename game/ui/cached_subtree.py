"""A part of a tree that is built, placed and painted only when it has to be."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from game.ui.marks import Text
from game.ui.rect import ENDLESS, Rect, Size
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter, Painting
    from game.ui.text import TextMeter


class CachedSubtree(Widget):
    """What ``make`` builds of its values, when it is first asked for.

    Its painting is kept as long as nothing changes that it depends on: its place, what it is
    painted upon, pointer and focus where they rest on one of its own nodes, and what these nodes
    change by themselves (:attr:`game.ui.widget.Widget.look`).
    """

    def __init__(
        self, make: Callable[..., Widget], args: tuple[object, ...], named: Mapping[str, object]
    ) -> None:
        super().__init__()
        self._make = make
        self._values = (args, named)
        self._content: Widget | None = None
        self._placed = False
        self._landmarks: Sequence[Widget] | None = None
        self._painting: Painting | None = None
        self._painted_for: Hashable = None
        self._limits: tuple[Size, ...] = ()
        self._held = False
        self._coming: Rect | None = None

    def is_of(self, args: tuple[object, ...], named: Mapping[str, object]) -> bool:
        """Whether it was made of equal values."""
        return self._values == (args, named)

    @property
    def content(self) -> Widget:
        """What it shows."""
        if self._content is None:
            args, named = self._values
            self._content = self._make(*args, **named)
        return self._content

    @property
    def children(self) -> Sequence[Widget]:
        """What it shows, alone."""
        return (self.content,)

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The content's size."""
        return self.content.measure(meter, limit)

    def place(self, meter: TextMeter, rect: Rect) -> None:
        """Place the content, unless it lies there already."""
        self._coming = rect
        if self._held or (self._placed and rect == self.rect):
            return
        self._placed, self.rect = True, rect
        self.content.place(meter, rect)
        self._landmarks = None

    def landmarks(self) -> Sequence[Widget]:
        """The landmarks of the content."""
        if self._landmarks is None:
            self._landmarks = self.content.landmarks()
        return self._landmarks

    def paint(self, painter: Painter) -> None:
        """Paint the content, or once more what was painted before."""
        marks = self.landmarks()
        touched = painter.touched([mark.key for mark in marks])
        looks = [mark.look for mark in marks]
        depends = (self.rect, painter.surroundings, touched, looks)
        if self._painting is None or depends != self._painted_for:
            self._painting = painter.record(self.content.paint)
            self._painted_for = depends
        painter.replay(self._painting)

    @property
    def limits(self) -> tuple[Size, ...]:
        """The limits within which its tree has measured it, or is likely to."""
        return tuple(self._sizes) or self._limits

    def expect(self, limits: tuple[Size, ...]) -> None:
        """These are the limits within which it will probably be measured."""
        self._limits = limits

    def hold(self, held: bool) -> None:
        """While it is held, it stays where it is and only notes where it is to go."""
        self._held = held

    def measured(self, meter: TextMeter) -> Iterator[None]:
        """Build and measure it a bit at a time, as expected."""
        content = self.content
        yield
        for node in content.walk():
            if isinstance(node, Text):
                meter.width(node.text, node.style)
                yield
        for limit in self._limits or (ENDLESS,):
            self.measure(meter, limit)
            yield

    def painted(self, meter: TextMeter, painter: Painter) -> Iterator[None]:
        """Place it where it is to go, and have its painting ready, a bit at a time."""
        if self._coming is not None:
            self.place(meter, self._coming)
            yield
            for node in self.content.walk():
                yield from painter.typesetter.rehearse(node.lettering(meter))
            painter.record(self.paint)
            yield
