"""The end of a game of towers: where points came from, and when (T5.3, T6.2, T7.2, T11)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.core import Outcome
from game.rules.towers.events import PointsGained, TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.panels.words import points
from game.ui.panels.victory import why_text
from game.ui.persons import People
from game.ui.summary import PointsRow

REASONS = ("demolish", "build", "capture", "skyline")


def reason_name(reason: str) -> str:
    """Where points come from, as a line of the table."""
    return {
        "demolish": _("Points for demolishing"),
        "build": _("Points for building"),
        "capture": _("Points for capturing"),
        "skyline": _("Points for the skyline: own towers that stand"),
    }[reason]


class TowersSummary:
    """What the result of towers tells."""

    def rows(self, view: TowersView) -> tuple[PointsRow, ...]:
        """A line for each way to score in this game, whether or not it brought anything."""
        columns = [dict(player.points_by_reason) for player in view.players]
        return tuple(
            PointsRow(reason_name(reason), tuple(column.get(reason, 0) for column in columns))
            for reason in REASONS
            if reason != "skyline" or view.quick
        )

    def tie(self) -> str:
        """Blocks left decide between equal points."""
        return _("Blocks left, for a tie")

    def reckoning(self, view: TowersView) -> str:
        """What would still bring points (Q3)."""
        if view.quick:
            return _("At the end each tower that still stands pays whoever built it once more.")
        return _("Points come at once; the end brings nothing more.")

    def why(self, outcome: Outcome, people: People) -> str:
        """The points, the blocks left, or nothing at all."""
        return why_text(outcome, people, points)

    def over_time(self) -> str:
        """What the course of everybody's points is called."""
        return _("Points over time")

    def gains(self, events: Sequence[TowersEvent]) -> list[tuple[int, int]]:
        """Who got how many points."""
        return [(each.player, each.amount) for each in events if isinstance(each, PointsGained)]

    def landmark(self, move: TowersMove) -> str:
        """No move is a landmark by itself."""
        del move
        return ""


SUMMARY = TowersSummary()
