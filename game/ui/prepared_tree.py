"""A tree on its way to be shown: what is new in it is got ready over several frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import thread_time

from game.render.glyphs import AtlasFull
from game.ui.memo import WidgetMemo
from game.ui.paint import Painter
from game.ui.rect import Rect
from game.ui.text import TextMeter
from game.ui.widget import Widget

Clock = Callable[[], float]
PATIENT, MOST_S = 4, 0.0006
"""After so many bits each may take twice as long as the last, up to this: somebody waits, but the
table moves meanwhile."""
USUAL_S = 1 / 60
"""From bit to bit on a quick machine."""
SLOW_S, PART = 1 / 30, 0.2
"""From bit to bit on a machine that is just quick enough; of what a slower one takes beyond that
so much may go into a bit."""


class PreparedTree:
    """Gets the tree that ``memory`` built last ready for its place, a bit at a time.

    The tree that is shown shares panes with it: these stay where they are until the end. Nothing
    of a rehearsal counts but the time it saves.
    """

    def __init__(
        self,
        tree: Widget,
        memory: WidgetMemo,
        meter: TextMeter,
        painter: Painter,
        place: Rect,
        now: Clock,
    ) -> None:
        """``now``: what time it is for who looks on, in seconds."""
        self.tree = tree
        self._panes, self._fresh = memory.panes, memory.fresh
        self._meter, self._painter, self._place = meter, painter, place
        self._steps = self._all_steps()
        self._bits, self._now, self._began = 0, now, now()

    def go_on(self, seconds: float, clock: Clock = thread_time, *, patiently: bool = False) -> bool:
        """Work for about so long, one bit at least; whether the tree is ready.

        If it has been on its way for long it works for longer, but not ``patiently``.
        """
        share = self._share(seconds)
        until = clock() + (seconds if patiently else max(seconds, share))
        try:
            while next(self._steps, self) is not self:
                if clock() >= until:
                    return False
        except AtlasFull:  # the real painting makes room
            pass
        return True

    def _share(self, seconds: float) -> float:
        """What a bit may take now, if it took ``seconds`` at first."""
        self._bits += 1
        gone = self._now() - self._began
        doubled = min(max(0.0, max(self._bits, gone / USUAL_S) - PATIENT), 16.0)
        most = max(MOST_S, PART * (gone / self._bits - SLOW_S))
        return min(most, seconds * float(2.0**doubled))

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
