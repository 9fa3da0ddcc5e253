"""When something was, as people say it."""

from __future__ import annotations

from datetime import datetime

from game import formats
from game.language import _


def _local(moment: float) -> datetime | None:
    """A moment by this computer's time of day; None for those that no calendar has."""
    try:
        return datetime.fromtimestamp(moment)
    except (OverflowError, OSError, ValueError):
        return None


def day(moment: float) -> str:
    """The day of a moment; "" for those that no calendar has, and for 0, which nobody knows."""
    then = _local(moment)
    return formats.day(then) if then and moment else ""


def short_day(moment: float, now: float) -> str:
    """The day of a moment, seen from now, without the year where that is this year; "" as
    :func:`day`."""
    then, today = _local(moment), _local(now)
    if then and today and moment and then.year == today.year:
        return formats.day_without_year(then)
    return day(moment)


def when(moment: float, now: float) -> str:
    """A moment, seen from now (both seconds since 1970), by this computer's time of day.

    "" for moments that no calendar has, and for 0, which nobody knows.
    """
    then, today = _local(moment), _local(now)
    if then is None or today is None or not moment:
        return ""
    passed = (today.date() - then.date()).days
    if passed == 0:
        return _("Today, {time}").format(time=formats.time(then))
    if passed == 1:
        return _("Yesterday, {time}").format(time=formats.time(then))
    return formats.moment(then) if then.year == today.year else formats.day(then)
