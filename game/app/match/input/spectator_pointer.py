"""The pointer of one who only looks at a table: it turns, moves the eye, and plays nothing."""

from __future__ import annotations

from game.app.match.input.table_pointer import PointerUser, TablePointer
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.scene.tabletop import WHOLE


class SpectatorPointer(PointerUser):
    """An onlooker's hands on one table: he drags and uses nothing of it."""

    def __init__(self, host: Host, table: Table) -> None:
        self._host, self._table = host, table
        self._hands = TablePointer(table, self)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._hands.advance(seconds)

    def hurried(self) -> bool:
        """A click ends the animation that runs."""
        busy = self._table.scene.busy
        if busy:
            self._table.finish()
        return busy

    def pressed(self, at: tuple[float, float], button: str) -> None:
        """A button went down."""
        self._hands.press(at, button)

    def dragged(self, at: tuple[float, float], by: tuple[float, float], button: str) -> None:
        """The pointer moved with it."""
        self._hands.drag(at, by, button)
        self._host.redraw()

    def released(self, at: tuple[float, float], button: str) -> None:
        """The button went up."""
        self._hands.release(at, button)

    def double_clicked(self, at: tuple[float, float]) -> None:
        """Look at what lies there from near; from the bare table at all of it."""
        target = self._table.pick(*at)
        if target is None:
            self._table.camera_controller.look_at(WHOLE)
        else:
            self._table.focus_on(target)

    def called_off(self) -> None:
        """What the held button began is to come to nothing."""
        self._hands.cancel()

    def scrolled(self, at: tuple[float, float], steps: float) -> None:
        """Nearer or further."""
        self._table.zoom(steps, at)
