"""The log: a sentence for each event, whose pieces light up under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.scene.targets import Target
from game.ui import theme
from game.ui.boxes import Margins, Padding, Panel, Sized
from game.ui.controls import Pressable, Tone
from game.ui.intents import LightUp, On, Rerun, ToggleLog
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text, player_sign
from game.ui.persons import People
from game.ui.scroll import Scroll
from game.ui.theme import PASSIVE_PANEL, Style
from game.ui.widget import Widget, grown
from game.ui.words import Deed

NEWEST = 60
"""More lines than these are left to the replay."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence; ``number`` counts all lines of the game, ``seat`` is who did it.

    ``targets`` is what lights up on the table while the pointer rests on the line; ``deed`` its
    sign, where it tells of something that a player did. ``again``: it can be shown once more.
    ``hurts``: it has cost the reader something. ``trace``: the thing at which it stays marked.
    """

    number: int
    text: str
    seat: int | None
    targets: tuple[Target, ...] = ()
    deed: Deed | None = None
    again: bool = False
    hurts: bool = False
    trace: Target | None = None


LINE = Tone(Style(theme.PASSIVE, None, 0, 6), theme.INK)
SHORT, LONG = 2, 3
"""Rows that the last line of a closed log has where room is scarce, and else."""


def nothing_text(*, midway: bool) -> str:
    """What is told of a match in which nobody has done anything; ``midway``: it began in the middle
    of a game."""
    if midway:
        # Translators: in the log of a game that began in the middle of another one.
        return _("Nothing more has happened yet")
    return _("Nothing has happened yet")


def log(
    lines: Sequence[LogLine],
    people: People,
    on: On,
    *,
    is_open: bool,
    rows: int = LONG,
    midway: bool = False,
) -> Widget:
    """The log: the last thing somebody did alone, in so many rows, or open with all lines.

    ``midway``: the match began in the middle of a game.
    """
    done = next((each for each in reversed(lines) if each.seat is not None), None)
    nothing = nothing_text(midway=midway)
    newest = done.text if done else nothing
    if is_open:
        words = Text(_("Log"), theme.BODY_BOLD, lines=1)
    else:
        words = Text(newest, theme.SMALL, lines=rows, cut=True)
    sign = _sign(done, people) if done and not is_open else Icon("log", 20)
    head = Row(sign, grown(words), Icon("up" if is_open else "down", 16), gap=10)
    bar = Pressable(
        "log.toggle",
        head,
        ToggleLog(),
        on,
        tone=Tone(theme.NOTE, theme.INK),
        shortcut="L",
        tip=_("Close the log") if is_open else newest,
    )
    if not is_open:
        return bar
    every = [log_line(each, people, on) for each in lines[-NEWEST:]]
    shown: list[Widget] = [*every] or [Padding(Text(nothing, theme.SMALL), (6, 3))]
    scroll = grown(Scroll("log", Column(*shown, gap=0), at_end=True))
    return Column(bar, Sized(Panel(scroll, PASSIVE_PANEL, 6), max_height=320), gap=4)


def _sign(each: LogLine, people: People) -> Widget:
    """The sign of whose line it is."""
    if each.seat is None:
        return Icon("log", 20)
    return player_sign(people[each.seat].color, 20)


def log_line(each: LogLine, people: People, on: On) -> Widget:
    """A line that can be pointed at, and shown once more where that is possible."""
    content = Row(_sign(each, people), grown(Text(each.text, theme.SMALL)))
    tip = _("Show it again") if each.again else ""
    return rerun_button("log", each, content, on, tone=LINE, padding=(6, 3), tip=tip)


def rerun_button(
    key: str, each: LogLine, content: Widget, on: On, *, tone: Tone, padding: Margins, tip: str
) -> Widget:
    """What tells of a line: the pointer lights up what that is about, and a press shows it again
    where it can be shown."""
    intent = Rerun(each.number) if each.again else None
    lights = (LightUp(each.number), LightUp(None))
    key = f"{key}.{each.number}"
    return Pressable(key, content, intent, on, tone=tone, padding=padding, tip=tip, hover=lights)
