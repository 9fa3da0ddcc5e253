"""Time on a table that rests before a piece of a stage turns up, so that each can be read."""

from __future__ import annotations

from typing import Any

from game.app.match.viewer.table import Table
from game.scene.beats import AnyBeat
from game.ui.reveal import Reveal

FINE_S = 0.02
"""How finely time goes while a stage is opened, so that no rest between pieces is missed."""


class StagePauses:
    """Lets the time of one table pass. ``stage``: the title's part of it."""

    def __init__(self, table: Table, stage: Reveal[Any, Any]) -> None:
        self._table, self.stage = table, stage
        self._staged = False
        self._left = 0.0

    @property
    def rests(self) -> bool:
        """Whether the next piece waits to be turned up."""
        return self._left > 0.0

    def go_on(self) -> None:
        """Turn up the next piece now."""
        self._left = 0.0

    def begin(self, beat: AnyBeat) -> None:
        """A beat begins."""
        self._left = 0.0
        self.stage.begin(beat)

    def finished(self) -> None:
        """A beat is over."""
        self._left = 0.0
        self.stage.finished()

    def cleared(self) -> bool:
        """Whether the stage has gone since the last call."""
        was, self._staged = self._staged, self._table.staged
        return was and not self._staged

    def advance(self, seconds: float, beat: AnyBeat | None) -> None:
        """Let the table's time pass while ``beat`` is shown."""
        if beat is None or not self.stage.opens(beat):
            self._table.advance(seconds)
            return
        left = seconds
        while left > 1e-9:
            part = min(FINE_S, left)
            left -= part
            if self.rests:
                self._left = max(0.0, self._left - part * self._table.camera_controller.tempo.speed)
                self._table.advance(part, frozen=True)
            else:
                self._table.advance(part)
                self._left = self.stage.rest()
