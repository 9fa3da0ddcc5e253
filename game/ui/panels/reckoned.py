"""What each seat would have if the game ended here: a small pill beside the points it has by now.

Where that is for everybody what it has already, no number is told twice: the sign stands there
alone, with a sign of equality.

The points come out of the title's own rules, from what the viewer may know; the tip tells of what
they are made, line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.language import _
from game.rules.core import View
from game.rules.registry import title
from game.session.family.handicap import outcome_with
from game.ui import theme
from game.ui.boxes import Told
from game.ui.joining import labelled
from game.ui.persons import People
from game.ui.rect import Rect, Size
from game.ui.summary import AnySummary, PointsRow
from game.ui.theme import Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

HEIGHT = 17.0
"""Of the pill: as the signs of what was agreed on, beside which it stands."""
SIGN, MARGIN, GAP = 12.0, 6.0, 3.0
"""Side of the sign on it, between its ends and what is on it, and between sign and number."""
PILL = Style(theme.PAPER, theme.LINE, 1.5, HEIGHT / 2)
AHEAD = Style(theme.CHOSEN, theme.ACCENT, 1.5, HEIGHT / 2)
"""Of whoever would win."""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What a ``seat`` would have in the end: ``total``, of which it has ``now`` so much.

    ``coming``: where the rest would come from, as the result names it. ``wins``: whether it would
    win, ``shared`` with others or not; ``tie``: what would decide that between equals, and how much
    of it there is, or "". ``how``: how its title reckons. ``same``: nobody would have more then, or
    fewer, than by now.
    """

    seat: int
    now: int
    total: int
    coming: tuple[tuple[str, int], ...]
    wins: bool = False
    shared: bool = False
    tie: str = ""
    how: str = ""
    same: bool = False


Reckonings = tuple[Reckoned, ...]
"""By seat; empty where nobody wants to know."""


def ending_of(ended: Reckonings, seat: int) -> Reckoned | None:
    """What is reckoned for a seat; None where nobody wants to know."""
    return ended[seat] if ended else None


def reckoned(name: str, summary: AnySummary, view: View, people: People) -> Reckonings:
    """What each seat of a game of the title ``name`` would have if it ended as ``view`` is."""
    rules = title(name)
    ended, outcome = rules.if_ended(view)
    result = outcome_with(outcome, [person.head_start for person in people])
    rows = (summary.rows(view), summary.rows(ended))
    points, how = rules.points(view), summary.reckoning(view)
    found = []
    for seat, person in enumerate(people):
        start = [(_("Head start"), person.head_start)] if person.head_start else []
        gains = (*_coming(seat, *rows), *start)
        score = max(result.scores[seat], points[seat] + person.head_start)
        level = result.scores.count(result.scores[seat]) > 1 and summary.tie()
        tie = labelled(summary.tie(), str(result.tiebreak[seat])) if level else ""
        stands = (score - sum(gain for _label, gain in gains), score, gains)
        wins, shared = seat in result.winners, len(result.winners) > 1
        found.append(Reckoned(seat, *stands, wins, shared, tie, how))
    same = all(each.total == each.now for each in found)
    return tuple(replace(each, same=same) for each in found)


def _coming(
    seat: int, now: Sequence[PointsRow], ended: Sequence[PointsRow]
) -> tuple[tuple[str, int], ...]:
    """Where a seat has more points by the rows of the end than by those of now, and how many."""
    points = {row.label: row.values[seat] for row in now}
    then = ((row.label, row.values[seat]) for row in ended)
    gains = ((label, each - points.get(label, 0)) for label, each in then)
    return tuple((label, gain) for label, gain in gains if gain)


def in_short(reckoned: Reckoned | None) -> list[str]:
    """What is reckoned for a seat in few words, for a line; [] where nobody wants to know."""
    if reckoned is None:
        return []
    if reckoned.same:
        return [_("the same if it ended here")]
    return [_("if it ended here: {points}").format(points=reckoned.total)]


def tip(reckoned: Reckoned) -> str:
    """Of what the points that are reckoned for a seat are made, line by line."""
    return "\n".join(_lines(reckoned))


def _lines(reckoned: Reckoned) -> Iterator[str]:
    if reckoned.same:
        yield _("If the game ended here: {points}, as now").format(points=reckoned.total)
    else:
        yield _("If the game ended here: {points}").format(points=reckoned.total)
        yield _("Now: {points}").format(points=reckoned.now)
    for label, points in reckoned.coming:
        yield labelled(label, f"+{points}")
    if reckoned.tie:
        yield reckoned.tie
    if reckoned.wins:
        yield _("The cup: a shared victory.") if reckoned.shared else _("The cup: that would win.")
    yield reckoned.how
    yield _("What nobody can see yet is not counted.")


def pill(reckoned: Reckoned | None) -> Widget | None:
    """The pill with its tip; None where nobody wants to know, or where it would tell nothing new:
    the same points for everybody, for somebody who would not win."""
    if reckoned is None or (reckoned.same and not reckoned.wins):
        return None
    shown = EndPill("" if reckoned.same else str(reckoned.total), ahead=reckoned.wins)
    return Told(f"card.{reckoned.seat}.ended", shown, tip(reckoned))


class EndPill(Widget):
    """A flag, or a cup for whoever would win, and the points of the end; the cup alone, without a
    pill, where these are the same."""

    def __init__(self, points: str, *, ahead: bool) -> None:
        super().__init__()
        self.text, self._ahead = points, ahead

    def _width(self, meter: TextMeter) -> float:
        words = meter.width(self.text, theme.SMALL_BOLD) + GAP if self.text else 0.0
        return words + SIGN + 2 * MARGIN

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As wide as sign and number need."""
        return Size(self._width(meter), HEIGHT)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """The number."""
        return ((self.text, theme.SMALL_BOLD),)

    def draw(self, painter: Painter) -> None:
        """Paint the pill, and on it the sign and the number."""
        x, y = self.rect.center
        width, style = self._width(painter.meter), AHEAD if self._ahead else PILL
        left = x - width / 2
        quiet = not self.text
        if not quiet:
            painter.box(Rect(left, y - HEIGHT / 2, width, HEIGHT), style)
        sign = "trophy" if self._ahead else "flag"
        ink = theme.SECOND_INK if quiet else theme.INK
        painter.icon(sign, left + MARGIN, y - SIGN / 2, SIGN, ink)
        if not quiet:
            with painter.ground(style.fill):
                start = left + MARGIN + SIGN + GAP
                painter.text(self.text, start, y, theme.SMALL_BOLD, ink)
