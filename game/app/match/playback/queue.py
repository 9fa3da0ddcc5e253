"""Steps of a match on their way to the table: their beats are shown one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from game.app.match.viewer.table import Table
from game.rules.core import Event
from game.scene.beats import AnyBeat

FRESH_S = 0.35
"""So long a verdict stands at least; so soon after another a press may be its double."""
GRACE_S = 0.25
"""A click so shortly after another player's action came to rest was meant for that action."""


class PlaybackQueue:
    """The queue of beats. ``began`` and ``ended`` hear of each."""

    def __init__(
        self, table: Table, began: Callable[[AnyBeat], None], ended: Callable[[AnyBeat], None]
    ) -> None:
        self._table = table
        self._began, self._ended = began, ended
        self._queue: deque[AnyBeat] = deque()
        self.beat: AnyBeat | None = None
        """What is being shown."""
        self._whole = self._elapsed = self._age = 0.0
        self._pause = self._grace = 0.0
        self.held: AnyBeat | None = None
        """The beat whose verdict waits to be seen, and then for :meth:`go_on`."""

    @property
    def idle(self) -> bool:
        """Whether the table shows all that has happened."""
        return self.beat is None and not self._queue and self.held is None

    def left(self) -> list[Sequence[Event]]:
        """What is still to be shown, beat by beat."""
        left: list[Sequence[Event]] = [each.events for each in self._queue]
        if self.beat is not None:
            left.append(self.beat.events[self._table.scene.shown :])
        return left

    @property
    def pausing(self) -> bool:
        """Whether what another player did still lies there to be seen."""
        return self._pause > 0.0

    @property
    def watched(self) -> bool:
        """Whether an action of another player is being shown."""
        shown = self.beat or self.held
        return not shown.own if shown is not None else self.pausing

    @property
    def just_over(self) -> bool:
        """Whether a click can still have been meant for an action that is over by now."""
        return self._grace > 0.0

    @property
    def fresh(self) -> bool:
        """Whether the viewer's own verdict came so lately that a click was still meant for what was
        shown before: its button stands where the one stood that turned up the last piece."""
        return self.held is not None and self.held.own and self._elapsed < FRESH_S

    @property
    def lets_on(self) -> bool:
        """Whether nothing keeps the viewer but his own action, and that for a while already."""
        own = self.beat is None or self.beat.own
        return own and self.held is None and not self.pausing and self._age >= FRESH_S

    def add(self, new: Sequence[AnyBeat]) -> None:
        """Show these after all others."""
        self._age = 0.0
        self._queue.extend(new)

    def clear(self) -> None:
        """Forget what was still to be shown."""
        self._queue.clear()
        self.beat, self.held = None, None
        self._pause = self._grace = 0.0

    def go_on(self) -> None:
        """A click: end the action that is shown, with its rest; or the hold of a verdict."""
        if self.held is not None:
            self.held = None
        elif self.beat is not None:
            self._table.finish()
            self._end(self.beat)
        self._pause = 0.0
        self.advance(0.0)

    def advance(self, seconds: float) -> None:
        """Let time pass: end what is over or begin what is next; each fills a frame."""
        self._pause = max(0.0, self._pause - seconds)
        self._grace = max(0.0, self._grace - seconds)
        self._elapsed += seconds
        self._age += seconds
        if self.beat is not None and not self._table.scene.busy:
            self._end(self.beat)
            return
        if self.held is not None and not self.held.own and not self.pausing:
            self.held = None
        if self.beat is None and self.held is None and self._queue and not self.pausing:
            self._begin(self._queue.popleft())

    def _begin(self, beat: AnyBeat) -> None:
        self.beat = beat
        self._elapsed = self._whole = 0.0
        if beat.own:
            self._table.direct(beat)
        else:
            self._whole = self._table.tell(beat)
        self._began(beat)

    def _end(self, beat: AnyBeat) -> None:
        self.beat = None
        if beat.verdict is not None:
            self.held = beat
            self._elapsed = 0.0 if beat.own else self._elapsed
        if not beat.own:
            left = max(0.0, self._whole - self._elapsed)
            self._pause = self._table.camera_controller.tempo.verdict if self.held else left
            self._grace = GRACE_S if self._whole else 0.0
        self._ended(beat)
