"""The days that have a challenge and a deal of their own, and which one it is."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

FIRST: Final = date(2026, 11, 1)
"""The first day that has one."""
LAST: Final = date(9998, 12, 31)
"""The last one: the calendar shows whole weeks, and there is no year 10,000."""


def today(moment: float) -> date:
    """The date at a moment (seconds since 1970), as this computer's clock shows it.

    Neither before the first day nor after the last: a clock may be wrong.
    """
    try:
        return min(max(datetime.fromtimestamp(moment).date(), FIRST), LAST)
    except (OverflowError, OSError, ValueError):
        return FIRST
