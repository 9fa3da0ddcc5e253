"""The node of every panel: it measures itself, takes a place and paints itself.

All measures are logical units (:class:`game.ui.viewport.Viewport`), y runs down from the top.
A tree is built anew when the state changes; hover, focus and typing only repaint it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from game.ui.paint import Painter
from game.ui.rect import ENDLESS, Rect, Size
from game.ui.text import TextMeter
from game.ui.theme import Type


class Widget:
    """A node. Subclasses override :meth:`natural`, :meth:`arrange` and :meth:`draw`.

    ``key`` names a control, the same after each rebuild ("" for what only shows). ``grow`` is the
    share of free room it takes in a Row or Column (0: its natural size). ``tip`` is shown while the
    pointer or the focus rests on it.
    """

    key: str = ""
    grow: float = 0.0
    tip: str = ""
    rect: Rect = Rect(0, 0, 0, 0)

    def __init__(self) -> None:
        self._sizes: dict[Size, Size] = {}

    def measure(self, meter: TextMeter, limit: Size) -> Size:
        """The size it would like within ``limit``; remembered.

        What needs no more than the limit without one is the same within it.
        """
        sizes = self._sizes
        size = sizes.get(ENDLESS)
        if size is None:
            size = sizes[ENDLESS] = self.natural(meter, ENDLESS)
        if size.width > limit.width or size.height > limit.height:
            size = sizes.get(limit)
            if size is None:
                size = sizes[limit] = self.natural(meter, limit)
        return size

    def place(self, meter: TextMeter, rect: Rect) -> None:
        """Take ``rect`` and place the children in it."""
        self.rect = rect
        self.arrange(meter, rect)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - for subclasses
        """The size it would like; a leaf without content needs none."""
        return Size(0, 0)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the children; a leaf has none."""

    def paint(self, painter: Painter) -> None:
        """Paint itself and its children."""
        self.draw(painter)
        for child in self.children:
            if painter.shows(child.rect):
                child.paint(painter)

    def draw(self, painter: Painter) -> None:
        """Paint itself, beneath its children."""

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - for subclasses
        """The lines that it writes itself once it is placed: their letters are drawn before it is
        shown."""
        return ()

    def cuts(self, meter: TextMeter) -> bool:  # noqa: ARG002 - for subclasses
        """Whether its place is too small for what it writes itself, which has to be read whole."""
        return False

    @property
    def squeezes(self) -> bool:
        """Whether what is in it may get less room than it would like, however much there is."""
        return False

    @property
    def look(self) -> Hashable:
        """What a control changes of its look by itself, without a new tree: a caret's place."""
        return None

    @property
    def children(self) -> Sequence[Widget]:
        """The nodes below it, in painting and reading order."""
        return ()

    @property
    def overlaps(self) -> bool:
        """Whether its children may lie over one another (a Stack)."""
        return False

    def walk(self) -> Iterator[Widget]:
        """Itself and everything below, in reading order."""
        waiting: list[Widget] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def landmarks(self) -> Sequence[Widget]:
        """Of all this, what pointer and keys look for: controls and modals, in reading order."""
        found: list[Widget] = [self] if self.is_landmark else []
        for child in self.children:
            found += child.landmarks()
        return found

    @property
    def is_landmark(self) -> bool:
        """Whether pointer or keys look for it; what changes its look by itself has to be one."""
        return bool(self.key)

    def hit(self, x: float, y: float) -> Widget | None:
        """The topmost solid node at a point; None where the pointer goes through to the table."""
        for child in reversed(self.children):
            found = child.hit(x, y)
            if found is not None:
                return found
        return self if self.solid and self.rect.contains(x, y) else None

    @property
    def solid(self) -> bool:
        """Whether it stops the pointer from reaching the table beneath."""
        return bool(self.key)

    @property
    def focusable(self) -> bool:
        """Whether Tab and the arrows come to it."""
        return False

    @property
    def inert(self) -> bool:
        """Whether pressing it does nothing, so that its tip has to answer."""
        return not self.focusable

    def entered(self) -> None:
        """The pointer or the focus came to it."""

    def left(self) -> None:
        """The pointer or the focus went away."""

    def press(self, x: float, y: float) -> None:
        """The pointer went down on it."""

    def press_twice(self, x: float, y: float) -> None:
        """The pointer went down on it a second time at once, after :meth:`press`."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moves while pressed on it."""

    def let_go(self) -> None:
        """The pointer that was pressed on it went up, wherever it is by now."""

    def activate(self) -> None:
        """It was clicked, or Enter or Space was pressed on it."""

    def scroll(self, steps: float) -> bool:  # noqa: ARG002 - for subclasses
        """The wheel turned over it (up is positive); whether it used that."""
        return False

    def key_pressed(self, name: str) -> bool:  # noqa: ARG002 - for subclasses
        """A key was pressed while it has the focus; whether it used it."""
        return False

    def typed(self, text: str) -> bool:  # noqa: ARG002 - for subclasses
        """Text was typed while it has the focus; whether it used it."""
        return False


def grown(widget: Widget, share: float = 1.0) -> Widget:
    """``widget``, taking ``share`` of the free room of its Row or Column."""
    widget.grow = share
    return widget
