"""What somebody wants of the challenges of days."""

from __future__ import annotations

from datetime import date

from msgspec import Struct


class OpenDaily(Struct, frozen=True):
    """Open the calendar of the title at hand."""


class TakeDaily(Struct, frozen=True):
    """Take the challenge of a day."""

    day: date


class ShowMonth(Struct, frozen=True):
    """Leaf the calendar to a month, told by its first day."""

    first: date


DailyIntent = OpenDaily | TakeDaily | ShowMonth
