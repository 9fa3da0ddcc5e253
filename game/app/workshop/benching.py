"""The hands of whoever lays a table: a tool, where it is, and what a click comes to."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.match.input.pointer_signs import lay_ghosts
from game.app.match.input.spectator_pointer import SpectatorPointer
from game.app.match.viewer.bring_into_view import bring_into_view
from game.app.screen import Host
from game.app.workshop.making import Making
from game.app.workshop.table import BenchTable
from game.scene.pose import Piece
from game.scene.stage import Mark
from game.scene.tabletop import WHOLE
from game.scene.targets import Target
from game.ui.bench import REMOVE, Bench
from game.ui.focus import ARROWS, following, nearest
from game.ui.ring import Ring
from game.ui.widget import Widget

TILT = 10.0
"""Degrees by which W and S tilt the eye."""
NAME_S = 0.4
"""How long the pointer rests on something before it is named."""


class Benching(SpectatorPointer):
    """The pointer and the keys over one table, on which pieces are laid by clicks.

    ``cursor``: where the keyboard points. Arrows belong to the table from the moment that a tool
    was taken, until Esc or Tab leads to the panels.
    """

    _table: BenchTable

    def __init__(self, host: Host, table: BenchTable, bench: Bench, making: Making) -> None:
        super().__init__(host, table)
        self._bench, self._making = bench, making
        self._over: Target | None = None
        self._at: tuple[float, float] | None = None
        self._rested = 0.0
        self.cursor: Target | None = None
        self.leads = False

    @property
    def meant(self) -> Target | None:
        """What a click or Enter would be for."""
        return self.cursor if self.cursor is not None else self._over

    @property
    def named(self) -> Target | None:
        """What is to be named: the pointer rests on it, or the keyboard was led there."""
        if self.cursor is None and self._rested < NAME_S:
            return None
        meant = self.meant
        return meant if meant is not None and self._table.shows(meant) else None

    @property
    def at(self) -> tuple[float, float] | None:
        """Where the pointer is, in pixels, if it means something."""
        return self._at if self.cursor is None else None

    @property
    def hot(self) -> bool:
        """Whether a click where the pointer is would do something."""
        return self._over in self.goals()

    @property
    def waiting(self) -> bool:
        """Whether something is to be named soon."""
        return self._over is not None and self._rested < NAME_S

    def goals(self) -> Sequence[Target]:
        """Where the tool can be used."""
        return self._bench.goals(self._table.view, self._making.tool)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        super().advance(seconds)
        before, self._rested = self._rested, self._rested + seconds
        if before < NAME_S <= self._rested and self._over is not None:
            self._host.redraw()

    def show(self) -> None:
        """Show what would be laid where the pointer or the keyboard is."""
        meant = self.meant
        ghosts: Sequence[Piece] = ()
        if meant is not None:
            ghosts = self._bench.ghosts(self._table.view, self._making.tool, meant)
        names = lay_ghosts(self._table.scene, ghosts)
        self._table.mark(
            {} if meant is None else {meant: Mark.HOVER}, dict.fromkeys(names, Mark.GHOST)
        )
        self._host.redraw()

    def rings(self) -> list[Widget]:
        """The ring round what is meant."""
        meant = self.meant
        if meant is None or (self.cursor is None and meant not in self.goals()):
            return []
        points = self._table.ring(meant)
        return [Ring(points)] if points else []

    def take_up(self) -> None:
        """A tool was taken: arrows lead about the table with it."""
        self.leads = True
        self.show()

    def look_again(self) -> None:
        """The table lies otherwise: nothing is pointed at that isn't there."""
        if self.cursor is not None:
            cursor = self._bench.again(self._table.view, self.cursor)
            self.cursor = cursor if cursor in self.goals() else None
        if self._at is not None:
            self._over = self._table.pick(*self._at)
        self.show()

    def clicked(self, target: Target | None) -> None:
        """Use the tool there."""
        self.cursor = None
        if target is not None:
            self._making.lay(target)

    def stepped_back(self) -> None:
        """A right click: take away what lies there."""
        self.cursor = None
        if self._over is not None:
            self._making.take(self._over)

    def hurried(self) -> bool:
        """There is nothing to end."""
        return False

    def pointed(self, at: tuple[float, float] | None) -> None:
        """The pointer is elsewhere."""
        self._at = at
        over = self._table.pick(*at) if at else None
        if at is not None:
            self.cursor = None
        if over != self._over:
            self._over, self._rested = over, 0.0
            self.show()
        self._host.redraw()

    def released(self, at: tuple[float, float], button: str) -> None:
        """The button went up."""
        self.pointed(at)
        super().released(at, button)
        self.pointed(at)

    def double_clicked(self, at: tuple[float, float]) -> None:
        """From the bare table, look at all of it."""
        if self._table.pick(*at) is None:
            self._table.camera_controller.look_at(WHOLE)

    def key(self, name: str) -> bool:
        """A key that is about the table; whether it was used."""
        match name:
            case "Q" | "E":
                self._table.quarter(1 if name == "Q" else -1)
            case "W" | "S":
                self._table.camera_controller.tilt(TILT if name == "W" else -TILT)
            case "Home":
                self._table.camera_controller.look_at(WHOLE)
            case "Tab" | "Shift+Tab":
                self._lead(None)
                return False
            case "Esc" if self.leads and self.cursor is not None:
                self._lead(None)
            case "Enter" | "Space" if self.cursor is not None:
                self._making.lay(self.cursor)
            case "Delete" | "Backspace" if self.meant is not None:
                self._making.take(self.meant)
            case _ if name in ARROWS and self.leads:
                self._step(name)
            case _:
                return False
        self._host.redraw()
        return True

    def _lead(self, cursor: Target | None) -> None:
        """The keyboard is on another target; on none, it is the panels'."""
        self.cursor, self.leads = cursor, cursor is not None
        if cursor is not None:
            bring_into_view(self._table, cursor)
        self.show()

    def _step(self, name: str) -> None:
        """To what lies in an arrow's direction, as the player sees the table."""
        goals = list(self.goals())
        spots = {goal: self._table.units(self._table.point(goal)) for goal in goals}
        beside = nearest(spots, self.cursor, name) if self.cursor in spots else None
        step = 1 if name in ("Right", "Down") else -1
        found = beside if beside is not None else following(goals, self.cursor, step)
        if found is not None:
            self._over = None
            self._lead(found)

    def targets(self) -> list[tuple[Target, float, float, str, bool]]:
        """Where the tool can be used, and what can be taken away: where, and whether it shows."""
        height, found = self._host.viewport.pixel_height, []
        lying = self._bench.goals(self._table.view, REMOVE)
        for target in dict.fromkeys([*self.goals(), *lying]):
            x, y, clear = self._table.spot(target)
            found.append((target, x, height - y, Mark.TARGET.name, clear))
        return found
