"""What the players' cards of all titles share: the fullest form that has room, name and face.

Every form of a card tells the same: where room is scarce it is arranged more closely, and what
finds no place at all is scrolled to. Nothing is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.levels import character
from game.rules.core import View
from game.ui import theme
from game.ui.boxes import Fit, Sized
from game.ui.controls import Tone
from game.ui.layout import Align, Column
from game.ui.marks import Text, player_sign
from game.ui.panels.asides import CARD
from game.ui.persons import People, Person
from game.ui.portraits import portrait
from game.ui.scroll import Scroll
from game.ui.theme import PASSIVE_PANEL, Style
from game.ui.widget import Widget

FACE = 44.0
"""Side of an opponent's portrait; all else stands closer then, so that a card is no higher."""
CLOSE_FACE, SMALL_FACE = 38.0, 24.0
"""The same on the closer forms of a card."""
SHORT = 12
"""A name of more letters may need two lines; then all else stands closer as well."""
GAP, TIGHT = 8.0, 4.0
"""Between the cards; where they have hardly room."""


def fullest(forms: Sequence[Sequence[Widget]], room: float) -> Widget:
    """Everybody's cards in the first of several forms that fits a ``room`` of such a height.

    Nobody's card takes more of it than :data:`CARD`: what stands below counts on that. The last
    form stands closely, and can be scrolled where even it has no room.
    """
    last = Column(*forms[-1], gap=TIGHT, align=Align.END)
    columns = [Column(*cards, gap=GAP, align=Align.END) for cards in forms]
    scrolled = Scroll("cards.scroll", last)
    high = min(room, len(forms[0]) * CARD) - GAP
    return Sized(Fit(*columns, last, scrolled), max_height=high)


def tone(person: Person, *, active: bool, lit: bool) -> Tone:
    """The ground of a card: of the one who acts, of one that points reach, of anybody."""
    if lit:
        return Tone(theme.CHOSEN_PANEL, theme.INK)
    if not active:
        return Tone(PASSIVE_PANEL, theme.INK)
    line = theme.PLAYER_FILL[person.color]
    return Tone(Style(theme.PARCHMENT, line, 3.0, shadow=True), theme.INK)


def written(name: str) -> Widget:
    """A player's name as big as there is room for; one that is very long in two lines."""
    return Fit(
        *(Text(name, style, lines=1) for style in (theme.NAME, theme.LABEL, theme.SMALL_BOLD)),
        Text(name, theme.SMALL_BOLD, lines=2, cut=True),
    )


def face(person: Person) -> Widget:
    """An opponent's portrait, or the shape of a person's colour."""
    return _face(person, FACE, 32)


def close_face(person: Person) -> Widget:
    """The same on a card whose lines stand closely."""
    return _face(person, CLOSE_FACE, 26)


def small_face(person: Person) -> Widget:
    """The same on a narrow card."""
    return _face(person, SMALL_FACE, 22)


def _face(person: Person, size: float, sign: float) -> Widget:
    if character(person.agent) is None:
        return player_sign(person.color, sign)
    return portrait(person.agent, person.color, size)


def in_order(view: View, people: People) -> list[int]:
    """The seats, the viewer's first."""
    return [(max(view.seat, 0) + i) % len(people) for i in range(len(people))]
