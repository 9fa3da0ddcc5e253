"""Where room is scarce: all that elsewhere stands open, in a drawer instead of the small cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.choices import ICONS, ActionKind
from game.titles.brewery.ui.panels.actions import ActionBar, action_name
from game.titles.brewery.ui.panels.banner import last_text, meter_text, meter_tip, round_text
from game.titles.brewery.ui.panels.cards import SMALL_WIDTH, in_order, player_card, shown_of
from game.titles.brewery.ui.panels.ribbon import step_name, step_of
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized
from game.ui.controls import FLAT, PLAIN, Pressable, icon_button
from game.ui.intents import On, ToggleLog
from game.ui.keeping import kept
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text
from game.ui.panels.asides import DRAWER_WIDTH
from game.ui.panels.log import NEWEST, LogLine, log_line
from game.ui.persons import People
from game.ui.scroll import BAR, Scroll
from game.ui.widget import Widget, grown


def handle(on: On) -> Widget:
    """What opens the drawer."""
    words = grown(Fit(Text(_("Overview"), theme.SMALL_BOLD, lines=1), Widget()))
    content = Row(Icon("log", 20), words, Icon("down", 14), gap=8)
    tip = _("Round, dice, goods, what can be done, and what has happened")
    key = Pressable(
        "log.toggle", content, ToggleLog(), on, tone=PLAIN, padding=(8, 5), shortcut="L", tip=tip
    )
    return Sized(key, width=SMALL_WIDTH)


def drawer(
    view: BreweryView,
    people: People,
    lines: Sequence[LogLine],
    bar: ActionBar | None,
    on: On,
    *,
    height: float,
) -> Widget:
    """The step of the round, everybody's things, what can be done or why not, and the log."""
    close = icon_button(
        "log.toggle", "close", _("Close"), ToggleLog(), on, tone=FLAT, size=16, shortcut="L"
    )
    head = Row(Icon("log", 28), grown(Text(_("Overview"), theme.HEADING, lines=2)), close, gap=10)
    inner = DRAWER_WIDTH - 2 * 12 - BAR
    cards = [
        kept(player_card, shown_of(view, people, seat), on, width=inner)
        for seat in in_order(view, people)
    ]
    body = Column(
        _phase(view),
        *cards,
        _possible(bar) if bar is not None else None,
        _log(lines, people, on),
        gap=8,
    )
    scroll = grown(Scroll("drawer.scroll", body))
    content = Column(Padding(head, (0, 0, BAR, 0)), scroll, gap=8)
    return Sized(
        Panel(content, padding=(12, 10, 12 - BAR, 10)), width=DRAWER_WIDTH, max_height=height
    )


def _phase(view: BreweryView) -> Widget:
    """The step of the round, the season, and what ends the game."""
    last = last_text(view)
    now = "" if view.ended else f"{step_name(view, step_of(view))} · "
    return Column(
        Text(f"{now}{round_text(view)}", theme.BODY_BOLD),
        Text(f"{meter_text(view)}: {meter_tip(view)}", theme.BODY),
        Text(last, theme.BODY_BOLD, theme.BLOCKED) if last else None,
        gap=2,
    )


def _headed(name: str, *rows: Widget) -> Widget:
    heading = Text(name, theme.LABEL, theme.SECOND_INK, lines=1)
    return Column(Column(heading, Rule(), gap=2), *rows, gap=4)


def _possible(bar: ActionBar) -> Widget:
    """Every action, and the reason against it if there is one."""
    rows = []
    for kind in ActionKind:
        reason = bar.reasons[kind]
        if kind is ActionKind.PASS:
            continue
        sign = Icon("close" if reason else "check", 16, theme.BLOCKED if reason else theme.GOOD)
        words = Column(
            Text(action_name(kind), theme.BODY_BOLD),
            Text(reason, theme.SMALL, theme.SECOND_INK) if reason else None,
            gap=0,
        )
        rows.append(Row(Icon(ICONS[kind], 24), grown(words), sign, gap=10, align=Align.CENTER))
    return _headed(_("What you can do"), *rows)


def _log(lines: Sequence[LogLine], people: People, on: On) -> Widget:
    """What has happened, the newest first."""
    rows = [log_line(each, people, on) for each in reversed(lines[-NEWEST:])]
    return _headed(_("Log"), *(rows or [Text(_("Nothing has happened yet"), theme.BODY)]))
