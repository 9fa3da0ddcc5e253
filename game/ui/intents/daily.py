"""What somebody wants of the challenges of days."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class OpenDaily:
    """Open the calendar of the title at hand."""


@dataclass(frozen=True, slots=True)
class TakeDaily:
    """Take the challenge of a day."""

    day: date


@dataclass(frozen=True, slots=True)
class ShowMonth:
    """Leaf the calendar to a month, told by its first day."""

    first: date


DailyIntent = OpenDaily | TakeDaily | ShowMonth
