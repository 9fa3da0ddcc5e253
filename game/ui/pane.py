"""A part of a tree that is built, placed and painted only when it has to be."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.ui.widget import Rect, Size, Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter, Painting, Surroundings
    from game.ui.text import TextMeter


class Standing(NamedTuple):
    """How a pane stood in its tree: what it was measured to be, its place, what lay around it."""

    sizes: Mapping[Size, Size]
    rect: Rect
    surroundings: Surroundings | None


class Pane(Widget):
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
        self._surroundings: Surroundings | None = None
        self._expected: Standing | None = None

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
        self._expected = None
        if self._placed and rect == self.rect:
            return
        self._placed, self.rect = True, rect
        self.content.place(meter, rect)
        self._landmarks = self._painted_for = None

    def landmarks(self) -> Sequence[Widget]:
        """The landmarks of the content."""
        if self._landmarks is None:
            self._landmarks = self.content.landmarks()
        return self._landmarks

    def paint(self, painter: Painter) -> None:
        """Paint the content, or once more what was painted before."""
        self._surroundings = painter.surroundings
        marks = self.landmarks()
        touched = painter.touched([mark.key for mark in marks])
        depends = (self._surroundings, touched, [mark.look for mark in marks])
        if self._painting is None or depends != self._painted_for:
            self._painting = painter.record(self.content)
            self._painted_for = depends
        painter.replay(self._painting)

    # -- being got ready ------------------------------------------------------------------------

    @property
    def standing(self) -> Standing | None:
        """How it stands in its tree, or is expected to; None where nobody knows."""
        if self._placed:
            return Standing(self._sizes, self.rect, self._surroundings)
        return self._expected

    def expect(self, standing: Standing | None) -> None:
        """It will probably stand like this."""
        self._expected = standing

    def rehearse(self, meter: TextMeter, painter: Painter) -> Iterator[None]:
        """Be built, measured, placed and painted as expected, a bit at a time.

        Where it turns out otherwise in the end, no more than the time is lost.
        """
        content, expected = self.content, self._expected
        yield
        if expected is None:
            return
        for limit in tuple(expected.sizes):
            self.measure(meter, limit)
            yield
        if self._sizes != expected.sizes:
            return
        self.place(meter, expected.rect)
        yield
        yield from painter.typesetter.rehearse(content)
        if expected.surroundings is not None:
            with painter.within(expected.surroundings):
                painter.record(self)
            yield
