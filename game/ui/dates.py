"""When something was, as people say it."""

from __future__ import annotations

from datetime import datetime, timedelta

from game import formats
from game.language import _


def day(moment: float) -> str:
    """The day of a moment; "" for those that no calendar has, and for 0, which nobody knows."""
    try:
        then = datetime.fromtimestamp(moment)
    except (OverflowError, OSError, ValueError):
        return ""
    return formats.day(then) if moment else ""


def short_day(moment: float, now: float) -> str:
    """The day of a moment, seen from now, without the year where that is this year; "" as
    :func:`day`."""
    try:
        then, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(now)
    except (OverflowError, OSError, ValueError):
        return day(moment)
    same = moment and then.year == today.year
    return formats.day_without_year(then) if same else day(moment)


def when(moment: float, now: float) -> str:
    """A moment, seen from now (both seconds since 1970), by this computer's time of day.

    "" for moments that no calendar has, and for 0, which nobody knows.
    """
    try:
        then, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(now).date()
        tomorrow = then.date() + timedelta(days=1)
    except (OverflowError, OSError, ValueError):
        return ""
    if not moment:
        return ""
    if then.date() == today:
        return _("Today, {time}").format(time=formats.time(then))
    if tomorrow == today:
        return _("Yesterday, {time}").format(time=formats.time(then))
    if then.year == today.year:
        return formats.moment(then)
    return formats.day(then)
