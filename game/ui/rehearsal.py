"""A tree on its way to be shown: what is new in it is got ready over several frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import thread_time

from game.render.glyphs import AtlasFull
from game.ui.keeping import WidgetMemory
from game.ui.paint import Painter
from game.ui.text import TextMeter
from game.ui.widget import Rect, Widget

Clock = Callable[[], float]
PATIENT, MOST_S = 4, 0.004
"""After so many bits each may take twice as long as the last, up to this: somebody waits."""


class Rehearsal:
    """Gets the tree that ``memory`` built last ready for its place, a bit at a time.

    The tree that is shown shares panes with it: these stay where they are until the end. Nothing
    of a rehearsal counts but the time it saves.
    """

    def __init__(
        self, tree: Widget, memory: WidgetMemory, meter: TextMeter, painter: Painter, place: Rect
    ) -> None:
        self.tree = tree
        self._panes, self._fresh = memory.panes, memory.fresh
        self._meter, self._painter, self._place = meter, painter, place
        self._steps = self._all_steps()
        self._bits = 0

    def go_on(self, seconds: float, clock: Clock = thread_time) -> bool:
        """Work for about so long, one bit at least, or longer if it has been on its way for long;
        whether the tree is ready."""
        self._bits += 1
        doubled = min(max(0, self._bits - PATIENT), 16)
        until = clock() + max(seconds, min(MOST_S, seconds * 2.0**doubled))
        try:
            while next(self._steps, self) is not self:
                if clock() >= until:
                    return False
        except AtlasFull:  # the real painting makes room
            pass
        return True

    def _all_steps(self) -> Iterator[None]:
        for pane in self._fresh:
            yield from pane.measured(self._meter)
        self._try_places()
        yield
        self._painter.begin()
        for pane in self._fresh:
            yield from pane.painted(self._meter, self._painter)

    def _try_places(self) -> None:
        """Let every pane note where it is to go."""
        for pane in self._panes:
            pane.hold(True)
        try:
            self.tree.place(self._meter, self._place)
        finally:
            for pane in self._panes:
                pane.hold(False)
