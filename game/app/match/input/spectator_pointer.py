"""The pointer of one who only looks at a table: it turns, moves the eye, and plays nothing."""

from __future__ import annotations

from game.app.match.input.table_pointer import TablePointer
from game.app.match.viewer.table import Table
from game.app.pointer_handler import PointerHandler
from game.app.screen import Host
from game.scene.tabletop import WHOLE
from game.scene.targets import Target


class SpectatorPointer(PointerHandler):
    """An onlooker's hands on one table."""

    def __init__(self, host: Host, table: Table) -> None:
        self._host, self._table = host, table
        self._hands = TablePointer(table, self)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._hands.advance(seconds)

    def can_drag(self, target: Target | None) -> bool:
        """Never: whoever only watches moves nothing."""
        del target
        return False

    def clicked(self, target: Target | None) -> None:
        """A click does nothing."""

    def dropped(self, start: Target, goal: Target | None) -> None:
        """Never: whoever only watches drags nothing."""

    def stepped_back(self) -> None:
        """There is nothing to step out of."""

    def hurried(self) -> bool:
        """A click ends the animation that runs."""
        busy = self._table.scene.busy
        if busy:
            self._table.finish()
        return busy

    def went_on(self) -> None:
        """Nothing is done here that one could go on from."""

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
