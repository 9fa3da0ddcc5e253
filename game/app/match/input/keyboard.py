"""The keys that are about the table of a match: its cursor, the turntable, the eye, the hint."""

from __future__ import annotations

from game.app.match.company.coaching import Coaching
from game.app.match.flow.game import Game
from game.app.match.input.deciding import Deciding
from game.scene.tabletop import WHOLE
from game.scene.targets import Target
from game.ui.focus import ARROWS, following, nearest

FORWARD = ("Tab", "Right", "Down")
BACKWARD = ("Shift+Tab", "Left", "Up")
TILT = 10.0
"""Degrees by which W and S tilt the eye."""


class Keyboard:
    """One keyboard before one table."""

    def __init__(self, game: Game, deciding: Deciding, coach: Coaching) -> None:
        self._game, self._deciding, self._coach = game, deciding, coach

    def key(self, name: str) -> bool:
        """A key; False leaves it to the panels."""
        if self._deciding.idle and self._coach.open and self._advised(name):
            return True
        self._deciding.pointing.keyed = True
        return not self._game.curtain and self._used(name)

    def _advised(self, name: str) -> bool:
        """The keys of the hint: another suggestion, to carry one out, to put it away; to ask once
        more where none came."""
        coach = self._coach
        if coach.telling and (name in FORWARD or name in BACKWARD):
            coach.step(forward=name in FORWARD)
        elif name == "Enter" and coach.is_early():
            return True
        elif coach.telling and name == "Enter" and coach.chosen is not None:
            self._deciding.play(coach.chosen)
            return True
        elif name == "Enter":
            coach.ask_again()
        elif name == "Esc":
            coach.close()
        else:
            return False
        self._deciding.changed()
        return True

    def _used(self, name: str) -> bool:
        table = self._game.table
        match name:
            case "Space" if self._game.watching:
                self._deciding.hurried()
            case "Enter" if self._game.watching:
                if not self._game.hides:  # there it lifts the curtain, which nobody hurries into
                    self._deciding.hurried()
            case "Q" | "E":
                table.camera_controller.hold()
                table.quarter(1 if name == "Q" else -1)
            case "W" | "S":
                table.camera_controller.tilt(TILT if name == "W" else -TILT)
            case "Home":
                table.camera_controller.look_at(WHOLE)
                self._deciding.changed()
            case "Esc":
                return self._deciding.escaped()
            case "Enter":
                return self._deciding.confirmed()
            case _ if name in FORWARD or name in BACKWARD:
                return self._step_cursor(name)
            case _:
                return False
        self._deciding.redraw()
        return True

    def _step_cursor(self, name: str) -> bool:
        """Tab goes round all that may be meant; an arrow to what lies there, if anything does."""
        if not self._game.deciding:
            return name in ARROWS  # they lead to nothing, and not to a panel either
        goals, start = self._deciding.goals(), self._deciding.selection.cursor
        cursor = self._beside(name, goals, start)
        if cursor is None:
            cursor = following(goals, start, 1 if name in FORWARD else -1)
        if cursor is None:
            return False
        self._deciding.lead_to(cursor)
        return True

    def _beside(self, name: str, goals: list[Target], start: Target | None) -> Target | None:
        """The next of the ``goals`` in an arrow's direction, as the player sees the table."""
        table = self._game.table
        if name not in ARROWS or start not in goals:
            return None
        return nearest({goal: table.units(table.point(goal)) for goal in goals}, start, name)
