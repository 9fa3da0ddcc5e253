"""A card per player: points, blocks, pawns, cards, joker; a click turns the camera to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language import _
from game.rules.towers.view import PlayerView, TowersView
from game.titles.towers.ui.panels.materials import JOKER, chip, listed
from game.titles.towers.ui.panels.words import (
    blocks,
    cards,
    joker_state,
    pawns_in_reserve,
    points,
)
from game.ui import theme
from game.ui.boxes import Fit, Sized, spacer
from game.ui.controls import Pressable
from game.ui.intents import LookAtSeat, On
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text
from game.ui.memo import kept
from game.ui.opponents import agent_name
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.handicap import is_plain, score, signs, told
from game.ui.panels.player_cards import (
    SHORT,
    close_face,
    face,
    fullest,
    in_order,
    small_face,
    tone,
    written,
)
from game.ui.panels.reckoned import Reckoned, Reckonings, ending_of, in_short
from game.ui.persons import People, Person
from game.ui.theme import Ink, Type
from game.ui.widget import Widget, grown

MANY, CLOSE = 10, 22.0
"""So many blocks of one colour need two digits; chips are so small then."""
FACE_DOWN: Ink = "#84705C"


class Shown(NamedTuple):
    """Whose card it is: the ``seat`` that acts now is framed, one that points reach is lit.

    ``ended``: what it would have if the game ended here.
    """

    seat: int
    person: Person
    player: PlayerView
    active: bool = False
    lit: bool = False
    ended: Reckoned | None = None


def _name(shown: Shown) -> Widget:
    person = shown.person
    reached = score(shown.player.points, person, ended=shown.ended)
    return Row(face(person), grown(written(person.name)), reached, gap=10)


def _blocks(
    counts: Sequence[int], size: float = 24.0, gap: float = 4.0, style: Type = theme.BODY_BOLD
) -> Widget:
    """A chip and a number for each material; closer where there are many blocks."""
    if max(counts) >= MANY and size > CLOSE:
        size, gap = CLOSE, 3.0
    cells: list[Widget] = []
    for colour, count in enumerate(counts):
        number = Text(str(count), style, lines=1)
        cells += [Row(chip(colour, size), number, gap=gap), spacer()]
    return Row(*cells[:-1], gap=0)


def joker_sign(ready: bool, size: float = 22.0) -> Widget:
    """The joker: its cap, and a tick or a cross, so that it is not told by colour alone."""
    cap = Icon("joker", size, JOKER if ready else FACE_DOWN)
    mark = Icon("check" if ready else "close", size * 0.6, theme.GOOD if ready else FACE_DOWN)
    return Row(cap, mark, gap=3)


def _belongings(player: PlayerView) -> Widget:
    """Pawns in reserve, cards, and whether the joker can be used: in a word where there is room."""
    state = Text(joker_state(player.joker), theme.SMALL, lines=1)
    cap = Icon("joker", 22, JOKER if player.joker else FACE_DOWN)
    counts = Row(_count("pawn", player.reserve, 22), _count("cards", player.hand_size, 22), gap=16)
    return Fit(
        Row(counts, spacer(12), Row(cap, state, gap=6), gap=0),
        Row(counts, spacer(12), joker_sign(player.joker), gap=0),
    )


def _count(icon: str, number: int, size: float, style: Type = theme.BODY_BOLD) -> Widget:
    return Row(Icon(icon, size), Text(str(number), style, lines=1), gap=4)


def _card(shown: Shown, content: Widget, on: On, tip: str, padding: tuple[float, float]) -> Widget:
    return Pressable(
        f"card.{shown.seat}",
        content,
        LookAtSeat(shown.seat),
        on,
        tone=tone(shown.person, active=shown.active, lit=shown.lit),
        padding=padding,
        tip=tip,
    )


def player_card(shown: Shown, on: On, *, width: float = CARD_WIDTH) -> Widget:
    """The full card."""
    person, player = shown.person, shown.player
    lines = (_name(shown), _blocks(player.blocks), Rule(), _belongings(player))
    plain = is_plain(person, ended=shown.ended) and len(person.name) <= SHORT
    look = _("Look at the blocks of {name}").format(name=person.name)
    tip = f"{look} · {_tip(shown)}"
    content = Column(*lines, gap=8 if plain else 6)
    return Sized(_card(shown, content, on, tip, (12, 12 if plain else 8)), width=width)


def close_card(shown: Shown, on: On) -> Widget:
    """The same in three lines, that stand closely."""
    person, player = shown.person, shown.player
    reached = score(player.points, person, ended=shown.ended)
    name = Row(close_face(person), grown(written(person.name)), reached, gap=10)
    content = Column(name, _blocks(player.blocks, 20), _belongings(player), gap=3)
    tip = _tip(shown)
    return Sized(_card(shown, content, on, tip, (12, 5)), width=CARD_WIDTH)


def small_card(shown: Shown, on: On) -> Widget:
    """The same where the card has to be narrow, too."""
    person, player = shown.person, shown.player
    name = grown(Text(person.name, theme.SMALL_BOLD, lines=1, cut=True))
    star = Row(
        Icon("star", 16, theme.STAR), Text(str(player.points), theme.SMALL_BOLD, lines=1), gap=3
    )
    pawns = _count("pawn", player.reserve, 16, theme.SMALL_BOLD)
    hand = _count("cards", player.hand_size, 16, theme.SMALL_BOLD)
    joker = joker_sign(player.joker, 16)
    content = Column(
        Row(small_face(person), name, signs(person, ended=shown.ended), gap=6),
        Row(star, spacer(), pawns, spacer(), hand, spacer(), joker, gap=0),
        Fit(*(_blocks(player.blocks, size, 2, theme.SMALL_BOLD) for size in (15, 12))),
        gap=1,
    )
    tip = f"{person.name} · {_tip(shown)}"
    return Sized(_card(shown, content, on, tip, (8, 4)), width=SMALL_CARD_WIDTH)


def _tip(shown: Shown) -> str:
    """How an opponent plays, what was agreed on, and what the player has."""
    person, has = shown.person, belongings(shown.player)
    played = [] if person.human else [agent_name(person.agent)]
    return " · ".join([*played, *told(person), *has, *in_short(shown.ended)])


def belongings(player: PlayerView) -> list[str]:
    """Points, blocks, pawns, cards and joker, each in words."""
    held = listed(player.blocks)
    return [
        points(player.points),
        _("Blocks: {list}").format(list=held) if held else blocks(0),
        pawns_in_reserve(player.reserve),
        cards(player.hand_size),
        _("Joker: {state}").format(state=joker_state(player.joker)),
    ]


def player_cards(
    view: TowersView,
    people: People,
    on: On,
    room: tuple[float, float],
    held: int | None = None,
    *,
    counted: frozenset[int] = frozenset(),
    ended: Reckonings = (),
) -> Widget:
    """All cards, the viewer's seat first, as full as ``room`` (width, height) allows.

    ``held``: the seat that has to say that its turn is over; it is the active one till then.
    ``counted``: the seats that points have reached just now. ``ended``: what each would have if the
    game ended here.
    """
    acts = view.actor if held is None else held
    shown = [
        Shown(
            seat,
            people[seat],
            view.players[seat],
            seat == acts,
            seat in counted,
            ending_of(ended, seat),
        )
        for seat in in_order(view, people)
    ]
    makes = (player_card, close_card, small_card) if room[0] >= CARD_WIDTH else (small_card,)
    return fullest([[kept(make, each, on) for each in shown] for make in makes], room[1])
