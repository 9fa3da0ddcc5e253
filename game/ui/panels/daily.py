"""The challenges of days: today's, the days in a row, and a calendar of all of them."""

from __future__ import annotations

from calendar import Calendar as Weeks
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from game import formats
from game.language import _, ngettext
from game.session.challenges.calendar import DayResult
from game.ui import theme
from game.ui.boxes import Padding, Panel, Sized
from game.ui.controls import (
    FLAT,
    icon_button,
    leave_button,
    main_button,
    option_button,
)
from game.ui.intents import On
from game.ui.intents.daily import ShowMonth, TakeDaily
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Icon, Text, caption, text_of
from game.ui.panels.stars import stars
from game.ui.room import sheet_on_wall
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

SIDE, NARROW, CELL = 300.0, 230.0, 58.0
"""Widths of the column beside the calendar, in a compact window, and of a day in it."""
STAR = 13.0


@dataclass(frozen=True, slots=True)
class DailyModel:
    """The calendar of a title called ``name``.

    ``month`` is the first day of the one that is shown; ``first`` and ``today`` bound the days that
    can be played. ``made``: a day's challenge that is being made, or None; ``problem``: why one
    could not be made, else "".
    """

    name: str
    today: date
    month: date
    first: date
    days: Mapping[date, DayResult]
    streak: int
    longest: int
    made: date | None = None
    problem: str = ""


def daily_page(model: DailyModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    width, gap = (NARROW, 10) if viewport.compact else (SIDE, 14)
    side = Sized(_side(model, on, gap), width=width)
    content = Row(side, _calendar(model, on), gap=28, align=Align.START)
    sheet = Panel(content, padding=16 if viewport.compact else 28)
    return sheet_on_wall(Sized(sheet, max_height=viewport.height - 2 * 24))


def _side(model: DailyModel, on: On, gap: float) -> Widget:
    """Today's challenge, and the days in a row, ``gap`` units apart."""
    today = model.days.get(model.today)
    return Column(
        Text(_("A challenge a day"), theme.TITLE),
        Text(model.name, theme.BODY, theme.SECOND_INK),
        Column(
            Text(formats.weekday(model.today.weekday()), theme.LABEL),
            Text(formats.day(model.today), theme.BODY, theme.SECOND_INK),
            stars(today.stars if today else 0, 24),
            gap=4,
        ),
        _play(model, on),
        Text(_streak(model)),
        text_of(model.problem, theme.BODY, theme.BLOCKED),
        caption(_("Easy on Mondays, hard on Sundays. A missed day can be made up for.")),
        leave_button("daily.back", on, tone=FLAT),
        gap=gap,
    )


def _play(model: DailyModel, on: On) -> Widget:
    """The button for today's, or what is being made."""
    if model.made is not None:
        return Row(Icon("dice", 28), grown(Text(_("It is being made …"), theme.LABEL)), gap=12)
    label = _("Once more") if model.today in model.days else _("Play today's")
    intent = TakeDaily(model.today)
    return main_button("daily.today", label, intent, on, icon="play")


def _streak(model: DailyModel) -> str:
    lines = [
        ngettext("{count} day in a row", "{count} days in a row", model.streak)
        if model.streak
        else _("No day in a row yet: begin today."),
        ngettext("The longest row: {count} day", "The longest row: {count} days", model.longest),
    ]
    counts = (model.streak, model.longest)
    sentences = [line.format(count=count) for line, count in zip(lines, counts, strict=True)]
    return "\n".join(sentences if model.longest > model.streak else sentences[:1])


def _calendar(model: DailyModel, on: On) -> Widget:
    """One month."""
    short_days = map(formats.weekday_short, range(7))
    names = [caption(short, align=0.5) for short in short_days]
    weeks = Weeks().monthdatescalendar(model.month.year, model.month.month)
    cells = [_cell(model, day, on) for week in weeks for day in week]
    return Column(
        _heading(model, on),
        Sized(Grid(*names, *cells, columns=7, gap=6), width=7 * CELL + 6 * 6),
        gap=10,
    )


def _heading(model: DailyModel, on: On) -> Widget:
    """The month's name between the ways to the ones before and after."""
    before, after = _month(model.month, -1), _month(model.month, 1)
    name = formats.month(model.month)
    earlier = _("No challenge is older.") if model.month <= model.first else ""
    later = _("That month is still to come.") if after > model.today else ""
    return Row(
        icon_button(
            "daily.before", "left", _("The month before"), ShowMonth(before), on, reason=earlier
        ),
        grown(Text(name, theme.HEADING, align=0.5)),
        icon_button(
            "daily.after", "right", _("The month after"), ShowMonth(after), on, reason=later
        ),
    )


def _month(first: date, step: int) -> date:
    """The first day of the month before or after."""
    number = first.year * 12 + first.month - 1 + step
    return date(number // 12, number % 12 + 1, 1)


def _cell(model: DailyModel, day: date, on: On) -> Widget:
    """A day: its number and its stars, or nothing of another month's."""
    if day.month != model.month.month:
        return Padding(Text(""), 4)
    found = model.days.get(day)
    number = Text(str(day.day), theme.BODY_BOLD, align=0.5)
    marks = stars(found.stars if found else 0, STAR) if day <= model.today else Row()
    below = Column(Sized(marks, height=STAR), align=Align.CENTER)
    content = Column(number, below, gap=2)
    reason = ""
    if day > model.today:
        reason = _("This day is still to come.")
    elif day < model.first:
        reason = _("No challenge is older.")
    tip = formats.day_with_weekday(day)
    return option_button(
        f"daily.{day.isoformat()}",
        content,
        TakeDaily(day),
        on,
        chosen=day == model.today,
        padding=(6, 6),
        reason=reason,
        tip=tip,
    )
