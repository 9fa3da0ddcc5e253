"""What evens out a game, openly shown at the table: a head start, and playing without hints.

The points that a card tells are those of the rules; a head start stands beside them, and is counted
at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.ai.levels import character
from game.language import _, ngettext
from game.ui import theme
from game.ui.boxes import Told, bulleted
from game.ui.joining import clauses, labelled
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Square, Text, player_sign
from game.ui.panels.reckoned import Reckoned, pill
from game.ui.panels.stars import starred
from game.ui.persons import People, Person
from game.ui.rect import Size, centred
from game.ui.theme import Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

HEIGHT = 17.0
"""Of a sign: with one below its points a card is as high as one with a portrait."""
PILL = Style(theme.CHOSEN, theme.ACCENT, 1.5, HEIGHT / 2)
MARGIN = 6.0
"""Between the ends of a pill and its number."""


class StartPill(Widget):
    """The points that somebody began with: “+5” on a pill."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.text = f"+{points}"

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As wide as the number needs."""
        return Size(meter.width(self.text, theme.SMALL_BOLD) + 2 * MARGIN, HEIGHT)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """The number."""
        return ((self.text, theme.SMALL_BOLD),)

    def draw(self, painter: Painter) -> None:
        """Paint the pill and the number in its middle."""
        middle = self.rect.center
        width = painter.meter.width(self.text, theme.SMALL_BOLD) + 2 * MARGIN
        painter.box(centred(middle, width, HEIGHT), PILL)
        with painter.ground(PILL.fill):
            painter.text_at(self.text, middle, theme.SMALL_BOLD, theme.INK)


class Unhinted(Square):
    """Somebody asks no coach: its sign, struck through."""

    def __init__(self, size: float = HEIGHT) -> None:
        super().__init__(size)

    def draw(self, painter: Painter) -> None:
        """Paint the sign of the coach and the stroke through it, a little apart from it."""
        x, y = self.rect.center
        half = self._size / 2
        painter.icon_at("hint", (x, y), self._size, theme.INK)
        stroke = [(x - half + 1, y + half - 1), (x + half - 1, y - half + 1)]
        painter.line(stroke, theme.PASSIVE, 3.4)
        painter.line(stroke, theme.BLOCKED, 1.8)


def signs(
    person: Person, *, eased: str = "", ended: Reckoned | None = None, tells: bool = True
) -> Widget | None:
    """What was agreed on for somebody, and what the end would bring, in a line; None: nothing.

    ``eased``: the rule that is gentler, or "". ``tells``: each says in a tip what it is; else
    whatever they lie on does.
    """
    if not (person.is_evened or eased or ended):
        return None
    found: list[tuple[str, Widget, str]] = []
    if person.head_start:
        found.append(("start", StartPill(person.head_start), start_text(person.head_start)))
    if eased:
        found.append(("eased", Icon("lesson", HEIGHT, theme.GOOD), eased))
    if not person.hints:
        found.append(("unhinted", Unhinted(), unhinted_text()))
    if not tells:
        return Row(*(sign for _key, sign, _text in found), pill(ended), gap=4)
    shown = [
        Told(f"agreed.{person.color}.{key}", sign, labelled(person.name, text))
        for key, sign, text in found
    ]
    return Row(*shown, pill(ended), gap=4)


def score(points: int, person: Person, *, eased: str = "", ended: Reckoned | None = None) -> Widget:
    """The points on somebody's card; below them what was agreed on, and what the end brings."""
    row = starred(str(points), 24, theme.BIG_NUMBER)
    below = signs(person, eased=eased, ended=ended)
    return row if below is None else Column(row, below, gap=0, align=Align.END)


def is_plain(person: Person, *, eased: str = "", ended: Reckoned | None = None) -> bool:
    """Whether neither a portrait nor signs below the points make a card's first line high."""
    return character(person.agent) is None and not (person.is_evened or eased or ended)


def told(person: Person, eased: str = "") -> list[str]:
    """What was agreed on for somebody, each in words; [] where nothing was.

    ``eased``: the rule that is gentler, or "".
    """
    found = []
    if person.head_start:
        found.append(start_text(person.head_start))
    if eased:
        found.append(eased)
    if not person.hints:
        found.append(unhinted_text())
    return found


def unhinted_text() -> str:
    """Words for a player who has agreed to ask no coach."""
    return _("plays without hints")


def start_text(points: int) -> str:
    """A head start in words."""
    text = ngettext(
        "a head start of {count} point, counted at the end",
        "a head start of {count} points, counted at the end",
        points,
    )
    return text.format(count=points)


def agreements(people: People, eased: Sequence[str] = ()) -> Widget | None:
    """What was agreed on for whom, in words, for the overview; None where nothing was.

    ``eased``: by seat, the rule that is gentler, or ""; without, none is.
    """
    each = [(person, told(person, *eased[seat : seat + 1])) for seat, person in enumerate(people)]
    rows = [_agreement(person, words) for person, words in each if words]
    if not rows:
        return None
    heading = Text(_("Agreed for this game"), theme.LABEL, theme.SECOND_INK)
    return Column(Column(heading, Rule(), gap=2), *rows, gap=4)


def _agreement(person: Person, agreed: Sequence[str]) -> Widget:
    words = Text(labelled(person.name, clauses(agreed)))
    return bulleted(player_sign(person.color, 22), words, drop=1)
