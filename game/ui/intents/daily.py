"""What somebody wants of the challenges of days."""

from __future__ import annotations

from datetime import date

from game.ui.intents import Intent


class OpenDaily(Intent, frozen=True):
    """Open the calendar of the title at hand."""


class TakeDaily(Intent, frozen=True):
    """Take the challenge of a day."""

    day: date


class ShowMonth(Intent, frozen=True):
    """Leaf the calendar to a month, told by its first day."""

    first: date
