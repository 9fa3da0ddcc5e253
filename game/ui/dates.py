"""When something was, as people say it."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.language import _


def month_name(month: int) -> str:
    """A month's name in a date, from 1."""
    return (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )[month - 1]


def day(moment: float) -> str:
    """The day of a moment; "" for those that no calendar has, and for 0, which nobody knows."""
    try:
        then = datetime.fromtimestamp(moment)
    except (OverflowError, OSError, ValueError):
        return ""
    text = _("{day} {month} {year}") if moment else ""
    return text.format(day=then.day, month=month_name(then.month), year=then.year)


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
    time = f"{then.hour}:{then.minute:02}"
    if then.date() == today:
        return _("Today, {time}").format(time=time)
    if tomorrow == today:
        return _("Yesterday, {time}").format(time=time)
    month = month_name(then.month)
    if then.year == today.year:
        return _("{day} {month}, {time}").format(day=then.day, month=month, time=time)
    return _("{day} {month} {year}").format(day=then.day, month=month, year=then.year)
