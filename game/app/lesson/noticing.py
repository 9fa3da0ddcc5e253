"""What a learner does that is no move: taking back, ending a turn, turning things, looking."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.match.flow.game import Game
from game.app.match.viewer.table import Table
from game.content.lesson import Deed

TURNED = 30.0
"""Degrees that count as having turned the turntable."""


class Noticing:
    """Compares a match with how it was a moment before."""

    def __init__(self) -> None:
        self._held, self._steps = False, -1
        self._yaw, self._aim = 0.0, ""

    def begin(self, table: Table) -> None:
        """From now on a step is tried: what was turned before doesn't count."""
        self._yaw = table.scene.turntable.yaw
        self.looked(table)

    def looked(self, table: Table) -> None:
        """Where the eye is now it went by itself."""
        self._aim = table.aim

    def seen(self, game: Game) -> Iterator[tuple[Deed, str]]:
        """The deeds since the last time, each with the part of the table that it is about."""
        table, held, played = game.table, game.holding, len(game.match.history)
        if played < self._steps:
            yield Deed.UNDO, ""
        elif played == self._steps and self._held and not held:
            yield Deed.END, ""
        self._held, self._steps = held, played
        if abs(table.scene.turntable.yaw - self._yaw) >= TURNED:
            yield Deed.TURN, ""
        if table.aim != self._aim:
            yield Deed.LOOK, table.aim
