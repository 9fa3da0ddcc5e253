"""A card per player, in the fullest form that has room: name and points, and what a title tells.

A click looks at what is that player's on the table. Every form of a card tells the same: where room
is scarce it is arranged more closely, and what finds no place at all is scrolled to. Nothing is
left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.ai.levels import character
from game.rules.core import View
from game.ui import theme
from game.ui.boxes import Fit, Sized
from game.ui.controls import Pressable, Tone
from game.ui.hands import M, S, V
from game.ui.intents import LookAtSeat, On
from game.ui.layout import Align, Column, Row
from game.ui.marks import Rule, Text, player_sign
from game.ui.memo import kept
from game.ui.opponents import agent_name
from game.ui.panels.asides import CARD, CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.handicap import is_plain, score, signs, told
from game.ui.panels.reckoned import Reckoned, Reckonings, ending_of, in_short
from game.ui.persons import People, Person
from game.ui.portraits import portrait
from game.ui.scroll import Scroll
from game.ui.situation import Situation
from game.ui.theme import PASSIVE_PANEL, Style
from game.ui.widget import Widget, grown

FACE = 44.0
"""Side of an opponent's portrait; all else stands closer then, so that a card is no higher."""
CLOSE_FACE, SMALL_FACE = 38.0, 24.0
"""The same on the closer forms of a card."""
SHORT = 12
"""A name of more letters may need two lines; then all else stands closer as well."""
GAP, TIGHT = 8.0, 4.0
"""Between the cards; where they have hardly room."""


K = TypeVar("K")
"""All that a title's card tells of a seat: a frozen value."""
Lines = tuple[Widget, Widget]
"""The two lines below the name: what is counted by kinds, and what else there is."""


@dataclass(frozen=True, slots=True)
class CardParts(Generic[V, K]):
    """What a title's cards tell."""

    knows: Callable[[V, int], K]
    """What there is to tell of a seat, out of a view."""
    points: Callable[[K], int]
    """The points that it has by the rules."""
    full: Callable[[K], Lines]
    """The lines of a card that has all room."""
    close: Callable[[K], Lines]
    """Those of one whose lines stand closely."""
    small: Callable[[K], Lines]
    """Those of one that is narrow, too; the points are the first thing in them."""
    tells: Callable[[K], Sequence[str]]
    """The same in words, for the tip."""
    leads: Callable[[], str]
    """Where a click on a card leads, with room for a ``{name}``."""
    eased: Callable[[K], str] = lambda _known: ""
    """The rule that is gentler for that seat, or ""."""
    token: Callable[[K, float], Widget | None] = lambda _known, _size: None
    """What one player alone holds, so large: it stands beside the name."""
    gap: float = 10.0
    """Between face, name and points."""


@dataclass(frozen=True)  # a generic alias cannot make values with slots
class Card(Generic[K]):
    """Whose card it is, and what it tells."""

    seat: int
    person: Person
    known: K
    active: bool = False
    """Whether the seat acts now: its card is framed."""
    lit: bool = False
    """Whether points have reached it just now."""
    ended: Reckoned | None = None
    """What it would have if the game ended here; None where nobody wants to know."""


def cards_of(
    parts: CardParts[V, K],
    view: V,
    people: People,
    *,
    acts: int | None,
    ended: Reckonings,
    counted: Collection[int] = (),
) -> list[Card[K]]:
    """Everybody's, the viewer's first. ``acts``: the seat that acts; ``counted``: those that points
    have reached just now; ``ended``: what each would have if the game ended here."""
    return [
        Card(
            seat,
            people[seat],
            parts.knows(view, seat),
            seat == acts,
            seat in counted,
            ending_of(ended, seat),
        )
        for seat in in_order(view, people)
    ]


def player_cards(
    parts: CardParts[V, K], shown: Situation[V, M, S], on: On, room: tuple[float, float]
) -> Widget:
    """All cards, the viewer's seat first, as full as ``room`` (width, height) allows."""
    acts, counted, ended = shown.acts, shown.counted, shown.ended
    cards = cards_of(parts, shown.view, shown.people, acts=acts, ended=ended, counted=counted)
    makes = (player_card, close_card, small_card) if room[0] >= CARD_WIDTH else (small_card,)
    return _fullest([[kept(make, parts, each, on) for each in cards] for make in makes], room[1])


def player_card(
    parts: CardParts[V, K], card: Card[K], on: On, *, width: float = CARD_WIDTH
) -> Widget:
    """The full card of a player; ``width`` in logical units."""
    person, eased = card.person, parts.eased(card.known)
    plain = is_plain(person, eased=eased, ended=card.ended) and len(person.name) <= SHORT
    first, second = parts.full(card.known)
    head = _head(parts, card, _face(person, FACE, 32), 26)
    content = Column(head, first, Rule(), second, gap=8 if plain else 6)
    tip = f"{parts.leads().format(name=person.name)} · {_tip(parts, card)}"
    return Sized(_pressable(card, content, on, tip, (12, 12 if plain else 8)), width=width)


def close_card(parts: CardParts[V, K], card: Card[K], on: On) -> Widget:
    """The card of a player in three lines, that stand closely."""
    head = _head(parts, card, _face(card.person, CLOSE_FACE, 26), 22)
    content = Column(head, *parts.close(card.known), gap=3)
    return Sized(_pressable(card, content, on, _tip(parts, card), (12, 5)), width=CARD_WIDTH)


def small_card(parts: CardParts[V, K], card: Card[K], on: On) -> Widget:
    """The card of a player in close lines, where it has to be narrow, too."""
    person, known = card.person, card.known
    name = grown(Text(person.name, theme.SMALL_BOLD, lines=1, cut=True))
    agreed = signs(person, eased=parts.eased(known), ended=card.ended)
    head = Row(_face(person, SMALL_FACE, 22), name, parts.token(known, 18), agreed, gap=6)
    content = Column(head, *parts.small(known), gap=1)
    tip = f"{person.name} · {_tip(parts, card)}"
    return Sized(_pressable(card, content, on, tip, (8, 4)), width=SMALL_CARD_WIDTH)


def _head(parts: CardParts[V, K], card: Card[K], shown: Widget, size: float) -> Widget:
    """The first line: a face, the name, what the player alone holds (so large), the points."""
    person, known = card.person, card.known
    reached = score(parts.points(known), person, eased=parts.eased(known), ended=card.ended)
    token = parts.token(known, size)
    return Row(shown, grown(_written(person.name)), token, reached, gap=parts.gap)


def _tip(parts: CardParts[V, K], card: Card[K]) -> str:
    """How an opponent plays, what was agreed on, and what the player has."""
    person = card.person
    played = [] if person.human else [agent_name(person.agent)]
    has = (*parts.tells(card.known), *in_short(card.ended))
    return " · ".join([*played, *told(person, parts.eased(card.known)), *has])


def _pressable(
    card: Card[K], content: Widget, on: On, tip: str, padding: tuple[float, float]
) -> Widget:
    """A card that leads to what is its player's."""
    look = _tone(card.person, active=card.active, lit=card.lit)
    leads = LookAtSeat(card.seat)
    return Pressable(f"card.{card.seat}", content, leads, on, tone=look, padding=padding, tip=tip)


def _fullest(forms: Sequence[Sequence[Widget]], room: float) -> Widget:
    """Everybody's cards in the first of several forms that fits a ``room`` of such a height.

    Nobody's card takes more of it than :data:`CARD`: what stands below counts on that. The last
    form stands closely, and can be scrolled where even it has no room.
    """
    last = Column(*forms[-1], gap=TIGHT, align=Align.END)
    columns = [Column(*cards, gap=GAP, align=Align.END) for cards in forms]
    scrolled = Scroll("cards.scroll", last)
    high = min(room, len(forms[0]) * CARD) - GAP
    return Sized(Fit(*columns, last, scrolled), max_height=high)


def _tone(person: Person, *, active: bool, lit: bool) -> Tone:
    """The ground of a card: of the one who acts, of one that points reach, of anybody."""
    if lit:
        return Tone(theme.CHOSEN_PANEL, theme.INK)
    if not active:
        return Tone(PASSIVE_PANEL, theme.INK)
    line = theme.PLAYER_FILL[person.color]
    return Tone(Style(theme.PARCHMENT, line, 3.0, shadow=True), theme.INK)


def _written(name: str) -> Widget:
    """A player's name as big as there is room for; one that is very long in two lines."""
    return Fit(
        *(Text(name, style, lines=1) for style in (theme.NAME, theme.LABEL, theme.SMALL_BOLD)),
        Text(name, theme.SMALL_BOLD, lines=2, cut=True),
    )


def _face(person: Person, size: float, sign: float) -> Widget:
    """An opponent's portrait, or the shape of a person's colour."""
    if character(person.agent) is None:
        return player_sign(person.color, sign)
    return portrait(person.agent, person.color, size)


def in_order(view: View, people: People) -> list[int]:
    """The seats, the viewer's first."""
    return [(max(view.seat, 0) + i) % len(people) for i in range(len(people))]
