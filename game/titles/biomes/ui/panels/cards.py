"""A card per player: points, blocks, weapons, mobs; a click turns the camera to that board."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _, ngettext
from game.rules.biomes.catalogue import MATERIALS
from game.rules.biomes.view import BiomesView, PlayerView
from game.titles.biomes.ui.panels.words import material, points
from game.ui import theme
from game.ui.boxes import Fit, Sized, spacer
from game.ui.controls import Pressable, Tone
from game.ui.intents import LookAtSeat, On
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text, material_chip
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
from game.ui.theme import Type
from game.ui.widget import Widget, grown

MANY = 10
"""So many blocks of one material need a number of two digits."""
CLOSE = 22.0
"""Side of a chip where they stand close."""


def weapons_text(count: int) -> str:
    """How many tokens a pile has."""
    return ngettext("{count} weapon", "{count} weapons", count).format(count=count)


def mobs_text(count: int) -> str:
    """How many mobs a player has defeated."""
    return ngettext("{count} mob", "{count} mobs", count).format(count=count)


def _name(person: Person, player: PlayerView, ended: Reckoned | None) -> Widget:
    reached = score(player.xp, person, eased=eased(player), ended=ended)
    return Row(face(person), grown(written(person.name)), reached, gap=10)


def _blocks(
    player: PlayerView, size: float = 24.0, gap: float = 4.0, style: Type = theme.BODY_BOLD
) -> Widget:
    """A chip and a number for each material; closer where there are many blocks."""
    if max(player.supply) >= MANY and size > CLOSE:
        size, gap = CLOSE, 3.0
    cells: list[Widget] = []
    for m, n in zip(MATERIALS, player.supply, strict=True):
        number = Text(str(n), style, lines=1)
        cells += [Row(material_chip(m, size), number, gap=gap), spacer()]
    return Row(*cells[:-1], gap=0)


def _belongings(player: PlayerView) -> Widget:
    """Weapons and mobs in words, or in numbers alone where the words are too long."""
    weapons, mobs = player.pile_size, len(player.mobs)
    spoken = _counts(weapons_text(weapons), mobs_text(mobs))
    return Fit(spoken, _counts(str(weapons), str(mobs)))


def _counts(weapons: str, mobs: str) -> Widget:
    left = Row(Icon("sword", 22), Text(weapons, theme.SMALL, lines=1), gap=6)
    left.grow = 1.0
    return Row(left, Row(Icon("mob", 22), Text(mobs, theme.SMALL, lines=1), gap=6), gap=8)


def player_card(
    seat: int,
    person: Person,
    player: PlayerView,
    active: bool,
    on: On,
    *,
    lit: bool = False,
    width: float = CARD_WIDTH,
    ended: Reckoned | None = None,
) -> Widget:
    """The full card; ``lit``: points have just come to it; ``ended``: what the end would bring."""
    lines = (_name(person, player, ended), _blocks(player), Rule(), _belongings(player))
    plain = is_plain(person, eased=eased(player), ended=ended) and len(person.name) <= SHORT
    content = Column(*lines, gap=8 if plain else 6)
    leads = _("Look at the board of {name}").format(name=person.name)
    look, tip = tone(person, active=active, lit=lit), f"{leads} · {_tip(person, player, ended)}"
    card = _pressable(seat, content, on, look, (12, 12 if plain else 8), tip)
    return Sized(card, width=width)


def close_card(
    seat: int,
    person: Person,
    player: PlayerView,
    active: bool,
    on: On,
    *,
    lit: bool = False,
    ended: Reckoned | None = None,
) -> Widget:
    """The same in three lines, that stand closely."""
    reached = score(player.xp, person, eased=eased(player), ended=ended)
    name = Row(close_face(person), grown(written(person.name)), reached, gap=10)
    content = Column(name, _blocks(player, 20), _belongings(player), gap=3)
    look = tone(person, active=active, lit=lit)
    card = _pressable(seat, content, on, look, (12, 5), _tip(person, player, ended))
    return Sized(card, width=CARD_WIDTH)


def small_card(
    seat: int,
    person: Person,
    player: PlayerView,
    active: bool,
    on: On,
    *,
    lit: bool = False,
    ended: Reckoned | None = None,
) -> Widget:
    """The same where the card has to be narrow, too."""
    name = grown(Text(person.name, theme.SMALL_BOLD, lines=1, cut=True))
    numbers = (("star", theme.STAR, player.xp), ("sword", theme.INK, player.pile_size))
    counts = [
        Row(Icon(icon, 16, ink), Text(str(number), theme.SMALL_BOLD, lines=1), gap=3)
        for icon, ink, number in (*numbers, ("mob", theme.INK, len(player.mobs)))
    ]
    content = Column(
        Row(
            small_face(person),
            name,
            signs(person, eased=eased(player), ended=ended),
            gap=6,
        ),
        Row(counts[0], spacer(), counts[1], spacer(), counts[2], gap=0),
        Fit(*(_blocks(player, size, 1, theme.SMALL_BOLD) for size in (15, 12))),
        gap=1,
    )
    look, tip = (
        tone(person, active=active, lit=lit),
        f"{person.name} · {_tip(person, player, ended)}",
    )
    return Sized(_pressable(seat, content, on, look, (8, 4), tip), width=SMALL_CARD_WIDTH)


def _pressable(
    seat: int, content: Widget, on: On, look: Tone, padding: tuple[float, float], tip: str
) -> Widget:
    """A card that leads to its player's board."""
    return Pressable(
        f"card.{seat}", content, LookAtSeat(seat), on, tone=look, padding=padding, tip=tip
    )


def _tip(person: Person, player: PlayerView, ended: Reckoned | None) -> str:
    """How an opponent plays, what was agreed on, and what the player has."""
    played = [] if person.human else [agent_name(person.agent)]
    has = (belongings_tip(player), *in_short(ended))
    return " · ".join([*played, *told(person, eased(player)), *has])


def eased(player: PlayerView) -> str:
    """The rule that is gentler for somebody (B7.6), or ""."""
    easier = _("beginner scoring: all matching spaces count")
    return easier if player.beginner else ""


def belongings_tip(player: PlayerView) -> str:
    """Blocks, weapons and mobs in a line."""
    parts = [f"{material(m)} {n}" for m, n in zip(MATERIALS, player.supply, strict=True) if n]
    parts += [weapons_text(player.pile_size), mobs_text(len(player.mobs))]
    parts.insert(0, points(player.xp))
    return " · ".join(parts)


def player_cards(
    view: BiomesView,
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
    acts, order = view.actor if held is None else held, in_order(view, people)

    def form(make: Callable[..., Widget]) -> list[Widget]:
        return [
            kept(
                make,
                seat,
                people[seat],
                view.players[seat],
                seat == acts,
                on,
                lit=seat in counted,
                ended=ending_of(ended, seat),
            )
            for seat in order
        ]

    makes = (player_card, close_card, small_card) if room[0] >= CARD_WIDTH else (small_card,)
    return fullest([form(make) for make in makes], room[1])
