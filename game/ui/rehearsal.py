"""A tree on its way to be shown: what is new in it is got ready over several frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import thread_time

from game.render.glyphs import AtlasFull
from game.ui.paint import Painter
from game.ui.pane import Pane
from game.ui.text import TextMeter
from game.ui.widget import Widget

Clock = Callable[[], float]


class Rehearsal:
    """Gets the ``fresh`` panes of ``tree`` ready, a bit at a time."""

    def __init__(
        self, tree: Widget, fresh: Sequence[Pane], meter: TextMeter, painter: Painter
    ) -> None:
        self.tree = tree
        self._steps = _steps(fresh, meter, painter)

    def go_on(self, seconds: float, clock: Clock = thread_time) -> bool:
        """Work for about so long, one bit at least; whether the tree is ready."""
        until = clock() + seconds
        try:
            while next(self._steps, self) is not self:
                if clock() >= until:
                    return False
        except AtlasFull:  # the real painting makes room
            pass
        return True


def _steps(fresh: Sequence[Pane], meter: TextMeter, painter: Painter) -> Iterator[None]:
    for pane in fresh:
        yield from pane.rehearse(meter, painter)
