"""The end of a game of towers: where points came from, and when (T5.3, T6.2, T7.2, T11)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.towers.events import PointsGained, TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.panels.words import points
from game.ui.panels.victory import why_text
from game.ui.summary import PointsRow, Summary

REASONS = ("demolish", "build", "capture", "skyline")


def reason_name(reason: str) -> str:
    """Where points come from, as a line of the table."""
    # Translators: where points come from: labels of rows.
    return {
        "demolish": _("Points for demolishing"),
        "build": _("Points for building"),
        "capture": _("Points for capturing"),
        "skyline": _("Points for the skyline: own towers that stand"),
    }[reason]


def rows(view: TowersView) -> tuple[PointsRow, ...]:
    """A line for each way to score in this game, whether or not it brought anything."""
    columns = [dict(player.points_by_reason) for player in view.players]
    return tuple(
        PointsRow(reason_name(reason), tuple(column.get(reason, 0) for column in columns))
        for reason in REASONS
        if reason != "skyline" or view.quick
    )


def reckoning(view: TowersView) -> str:
    """What would still bring points (Q3)."""
    if view.quick:
        return _("At the end each tower that still stands pays whoever built it once more.")
    return _("Points come at once; the end brings nothing more.")


def gains(events: Sequence[TowersEvent]) -> list[tuple[int, int]]:
    """Who got how many points."""
    return [(each.player, each.amount) for each in events if isinstance(each, PointsGained)]


SUMMARY: Summary[TowersView, TowersMove, TowersEvent] = Summary(
    rows=rows,
    reckoning=reckoning,
    why=lambda outcome, people: why_text(outcome, people, points),
    # Translators: heading of a diagram.
    over_time=lambda: _("Points over time"),
    gains=gains,
    # Translators: label of a row of numbers: who has more wins a tie.
    tie=lambda: _("Blocks left, for a tie"),
)
"""What the result of towers tells."""
