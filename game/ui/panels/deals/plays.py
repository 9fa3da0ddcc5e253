"""The games of a deal side by side: each seat's points by where they came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.ui import theme
from game.ui.boxes import Padding, Panel, Sized, spacer
from game.ui.controls import icon_button, option_button
from game.ui.intents import On
from game.ui.intents.deals import LeafPlays, PickPlay
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text, caption, player_sign
from game.ui.panels.deals.spread import Dot
from game.ui.theme import Style
from game.ui.widget import Widget

LABEL, COLUMN = 170.0, 132.0
"""Widths of where points come from, and of a game."""


@dataclass(frozen=True, slots=True)
class PlayColumn:
    """A game of the deal: the ``name`` and ``color`` of who played the seat, ``when`` it was, the
    ``points`` and whether it was ``won``; ``values``: points by source, none while nobody has added
    them up. ``again``: somebody in it had played the deal before."""

    name: str
    color: str
    when: str
    points: int
    won: bool
    values: tuple[int, ...] = ()
    again: bool = False

    @property
    def dot(self) -> Dot:
        """The game on the scale of points."""
        return Dot(self.points, self.won, theme.PLAYER_FILL[self.color])


def table_width(columns: int) -> float:
    """How wide the table of so many columns is."""
    return LABEL + columns * (COLUMN + 8)


def plays_table(
    plays: Sequence[PlayColumn],
    labels: Sequence[str],
    shown: tuple[int, int, int],
    on: On,
    others: Sequence[PlayColumn] = (),
) -> Widget:
    """The table; ``shown``: which game is picked, from which one on, and how many have room.

    ``others``: who else played in the only game, as far as they have room beside it.
    """
    picked, first, room = shown
    seen = range(first, min(first + room, len(plays)))
    rivals = others[: room - len(seen)]
    columns = (*(plays[at] for at in seen), *rivals)
    compared = (*plays, *rivals)
    heads = [_head(at, plays[at], on, picked=at == picked) for at in seen]
    heads += [Padding(_who(each), (6, 6)) for each in rivals]
    total = [_cell(each.points, compared) for each in columns]
    rows = [_row(Text(""), heads, Align.STRETCH)]
    # Translators: the line of the sums in the table of points.
    rows.append(_row(Text(_("Total"), theme.LABEL), total))
    rows.append(Row(Sized(Rule(), width=table_width(len(columns)))))
    for line, label in enumerate(labels):
        most = max((play.values[line] for play in compared if play.values), default=0)
        cells = [_value(each, line, most) for each in columns]
        rows.append(_row(Text(label), cells))
    leaf = _leaf(len(plays), first, room, on)
    return Column(leaf, *rows, gap=4)


def _leaf(count: int, first: int, room: int, on: On) -> Widget | None:
    """The ways to games that have no room."""
    if count <= room:
        return None
    before, after = max(0, first - room), min(first + room, count - 1)
    # Translators: which games of several are shown: “3–5 of 8”.
    told = _("{first}–{last} of {count}")
    text = told.format(first=first + 1, last=min(first + room, count), count=count)
    earlier = "" if first else _("No game was before.")
    later = "" if first + room < count else _("No game came after.")
    return Row(
        spacer(),
        icon_button(
            "deal.before", "left", _("Earlier games"), LeafPlays(before), on, reason=earlier
        ),
        Text(text, theme.BODY_BOLD, lines=1),
        icon_button("deal.after", "right", _("Later games"), LeafPlays(after), on, reason=later),
    )


def _head(at: int, play: PlayColumn, on: On, *, picked: bool) -> Widget:
    """Who played, and when; a press picks the game."""
    tip = _("Compare this game with another one.")
    if play.again:
        tip = _("Not the first time: it was known what comes.")
    return option_button(
        f"deal.play.{at}", _who(play), PickPlay(at), on, chosen=picked, padding=(6, 6), tip=tip
    )


def _who(play: PlayColumn) -> Widget:
    """Who played, and when."""
    crown = Icon("crown", 20, theme.STAR) if play.won else None
    return Column(
        Row(player_sign(play.color, 22), crown, gap=6),
        Text(play.name, theme.BODY_BOLD, lines=1, align=0.5, cut=True),
        caption(play.when, lines=2, align=0.5),
        gap=2,
        align=Align.CENTER,
    )


def _row(label: Widget, cells: Sequence[Widget], align: Align = Align.CENTER) -> Widget:
    return Row(
        Sized(label, width=LABEL, max_width=LABEL),
        *(Sized(cell, width=COLUMN, max_width=COLUMN) for cell in cells),
        align=align,
    )


def _cell(points: int, plays: Sequence[PlayColumn]) -> Widget:
    """Points in all; the most of them are framed."""
    best = len(plays) > 1 and points == max(play.points for play in plays)
    number = Text(str(points), theme.BIG_NUMBER, lines=1, align=0.5)
    return Panel(number, Style(theme.CHOSEN, theme.ACCENT, 2, 10), (8, 2)) if best else number


def _value(play: PlayColumn, line: int, most: int) -> Widget:
    """Points of a source; bold where nobody got more there."""
    if not play.values:
        return Text("…", theme.NUMBER, theme.SECOND_INK, lines=1, align=0.5)
    value = play.values[line]
    ink = theme.INK if value == most else theme.SECOND_INK
    return Text(str(value), theme.NUMBER, ink, lines=1, align=0.5)
