"""How a game ended, and the table of its points: everybody's sums, and where they came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.rules.core import Outcome
from game.ui import theme
from game.ui.boxes import Padding, Panel, Sized, Told, spacer
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text, player_sign
from game.ui.panels.handicap import Unhinted
from game.ui.persons import People, Person
from game.ui.summary import PointsRow as Source
from game.ui.theme import Style, Type
from game.ui.widget import Widget, grown

PLACE = 96.0
"""Width of a column of the table."""
UNHINTED = 20.0
"""Side of the sign of whoever played without hints."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: how long it ``lasted``, ``why`` so, and from which ``sources`` points came.

    ``tie``: what decides between equal points, or "". ``points``: what the course of everybody's
    points is called. ``kind``: a kind word, or "".
    """

    outcome: Outcome
    people: People
    lasted: str
    why: str
    sources: tuple[Source, ...]
    tie: str = ""
    points: str = ""
    kind: str = ""


def points_table(ending: Ending) -> Widget:
    """Everybody's points: first all of them, so that they show without scrolling, then whence."""
    outcome = ending.outcome
    level = [score for score in outcome.scores if score == max(outcome.scores)]
    names = [
        Column(_sign(seat, p), Text(p.name, theme.BODY_BOLD, lines=1, align=0.5, cut=True), gap=0)
        for seat, p in enumerate(ending.people)
    ]
    rows = [_row(_source(each), each.values, best=each.earned) for each in ending.sources]
    # Translators: the line of the sums in the table of points.
    label = Row(Icon("star", 24, theme.STAR), grown(Text(_("Total"), theme.LABEL)))
    total = _row(label, outcome.scores, theme.BIG_NUMBER)
    tie = None
    if ending.tie and len({*outcome.scores}) < len(outcome.scores):  # else it decides nothing
        decides = grown(Text(ending.tie, theme.SMALL))
        tie = _row(decides, outcome.tiebreak, best=len(level) > 1)
    return Column(_line(Text(""), names), total, tie, Rule(), *rows, gap=2)


def _source(each: Source) -> Widget:
    """Where points come from, with how they are reckoned as its tip."""
    label = Text(each.label)
    return grown(Told(f"result.source.{each.label}", label, each.tip) if each.tip else label)


def _sign(seat: int, person: Person) -> Widget:
    """A player's shape over the name; beside it whether there were no hints."""
    shape = player_sign(person.color, 24)
    if person.hints:
        return Row(spacer(), shape, spacer(), gap=0)
    # Translators: no gender of the person: use the present, or no person.
    tip = _("{name} played this game without hints.").format(name=person.name)
    mark = Told(f"result.unhinted.{seat}", Unhinted(UNHINTED), tip)
    balance = Sized(Widget(), width=UNHINTED)
    return Row(spacer(), balance, shape, mark, spacer(), gap=6)


def _row(
    label: Widget, values: Sequence[int], style: Type = theme.NUMBER, *, best: bool = True
) -> Widget:
    """A line of the table; the greatest number is framed."""
    most = max(values)
    return _line(label, [_cell(v, style, best=best and v == most > min(values)) for v in values])


def _cell(value: int, style: Type, *, best: bool) -> Widget:
    number = Text(str(value), style, lines=1, align=0.5)
    if best:
        return Panel(number, Style(theme.CHOSEN, theme.ACCENT, 2, 10), (8, 2))
    return Padding(number, (8, 2))


def _line(label: Widget, cells: Sequence[Widget]) -> Widget:
    label.grow = 1.0
    return Row(label, *(Sized(cell, width=PLACE) for cell in cells))
